"""`install`: put the guard into an agent's settings, after showing what changes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..i18n import _
from ..paths import state_dir
from .args import add_json
from .output import Output, note
from .settings_diff import agreed, diff_of, document, print_diff

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace

    from ..audit.installation import Installation
    from ..hooks.install.plan import Plan

AGENTS = ("claude", "codex")


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("agent", choices=AGENTS, help=_("whose settings: Claude Code's or Codex's"))
    parser.add_argument("--yes", action="store_true", help=_("do not ask"))
    add_json(parser, _("one JSON document"))


def run(args: Namespace) -> int:
    from ..hooks.install.apply import install, install_plan

    plan = install_plan(args.agent)
    out = Output(raw=False)
    if plan.is_one:
        if not args.json:
            print_diff(plan, out)
        if not agreed(plan, out, yes=args.yes, json=args.json):
            return 0
    diffs = {change.file.path: diff_of(change) for change in plan.changes}
    made = install(plan, state_dir())
    if args.json:
        out.json({**document(plan, out, diffs, made), "command": out.mask(plan.command), "since": made.at})
    else:
        _say(plan, made, out)
    note(*plan.notes)
    return 0


def _say(plan: Plan, made: Installation, out: Output) -> None:
    if not plan.is_one:
        out.line(_("The guard is already installed; nothing was changed."))
        return
    for change in plan.changes:
        if change.is_one:
            out.line(out.mask(_("Written: {file}").format(file=change.file.path)))
            touched = made.file(change.file.path)
            if touched is not None and touched.backup:
                out.line(out.mask(_("As it was before: {file}").format(file=touched.backup)))
    if plan.agent == "codex":
        # Claude Code takes up new hooks at once, in 2.1.197 and 2.1.332.
        out.line(_("Codex sessions that run already go on without the guard; new ones have it."))
