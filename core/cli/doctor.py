"""`doctor`: whether the guard works here, and what to do where it does not."""

from __future__ import annotations

import os
from itertools import chain, repeat
from typing import TYPE_CHECKING

from ..i18n import _, ngettext
from .args import add_json, add_root, roots_of
from .output import Output

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace
    from collections.abc import Iterator, Sequence

    from ..hooks.doctor.finding import Finding

_PIPE = 100
"""Columns of what no terminal shows."""
_INDENT = 4


def add_arguments(parser: ArgumentParser) -> None:
    add_json(parser, _("one JSON document"))
    add_root(parser)


def run(args: Namespace) -> int:
    from dataclasses import asdict, replace

    from ..errors import GuardError
    from ..hooks.doctor.examine import examine
    from ..hooks.doctor.finding import worst
    from ..transcript.discover import find_roots

    out = Output(raw=False)
    try:
        roots = roots_of(args)
    except GuardError:
        if args.root:
            raise
        # A config that is wrong is the first thing that is to be said here.
        roots = find_roots()
    findings = [replace(one, text=out.mask(one.text), todo=out.mask(one.todo)) for one in examine(roots, os.getcwd())]
    level = worst(findings)
    if args.json:
        counts = {"problems": _count(findings, "problem"), "warnings": _count(findings, "warn")}
        out.json({"level": level, **counts, "findings": [asdict(one) | {"todo": one.todo or None} for one in findings]})
    else:
        from .layout import width

        # Here, not in `line`: what is broken into lines must be what is shown.
        visible = [replace(one, text=out.shown(one.text), todo=out.shown(one.todo)) for one in findings]
        for line in page(visible, width() if out.terminal else _PIPE):
            out.line(line)
    return int(level == "problem")


def page(findings: Sequence[Finding], limit: int) -> Iterator[str]:
    """The findings in lines of `limit` cells: the guard, then each agent, what is wrong first."""
    from ..hooks.doctor.finding import LEVELS, NAMES
    from .layout import hung, wrap

    yield from hung(_summary(findings), limit, hang=0)
    for agent in dict.fromkeys(one.agent for one in findings):
        yield ""
        yield NAMES[agent] if agent is not None else "compact-guard"
        own = [one for one in findings if one.agent == agent]
        for one in sorted(own, key=lambda one: -LEVELS.index(one.level)):
            lines = [*wrap(one.text, limit - _INDENT), *(wrap(one.todo, limit - _INDENT) if one.todo else ())]
            for line, lead in zip(lines, chain((f"  {_mark(one)} ",), repeat(" " * _INDENT)), strict=False):
                yield lead + line


def _summary(findings: Sequence[Finding]) -> str:
    problems, warnings = _count(findings, "problem"), _count(findings, "warn")
    if not problems and not warnings:
        return _("The guard is well.")
    said = []
    if problems:
        said.append(ngettext("{count} problem", "{count} problems", problems).format(count=problems))
    if warnings:
        said.append(ngettext("{count} warning", "{count} warnings", warnings).format(count=warnings))
    return _(", ").join(said)


def _mark(one: Finding) -> str:
    return {"ok": "-", "warn": "!", "problem": "X"}[one.level]


def _count(findings: Sequence[Finding], level: str) -> int:
    return sum(one.level == level for one in findings)
