"""`uninstall`: take the guard out of an agent's settings, after showing what changes. What is stored stays."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..i18n import _
from ..paths import state_dir
from .args import add_json
from .install import AGENTS
from .output import Output
from .settings_diff import agreed, diff_of, document, print_diff

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace

    from ..hooks.install.plan import Change, Plan


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("agent", choices=AGENTS, help=_("whose settings: Claude Code's or Codex's"))
    parser.add_argument("--yes", action="store_true", help=_("do not ask"))
    add_json(parser, _("one JSON document"))


def run(args: Namespace) -> int:
    from ..hooks.install.apply import uninstall, uninstall_plan

    plan = uninstall_plan(args.agent, state_dir())
    out = Output(raw=False)
    if plan.is_one:
        if not args.json:
            print_diff(plan, out)
        if not agreed(plan, out, yes=args.yes, json=args.json):
            return 0
    diffs = {change.file.path: diff_of(change) for change in plan.changes}
    uninstall(plan, state_dir())
    if args.json:
        out.json(document(plan, out, diffs, None))
    else:
        _say(plan, out)
    return 0


def _say(plan: Plan, out: Output) -> None:
    if not plan.is_one:
        out.line(_("The guard is not installed; nothing was changed."))
        return
    for change in plan.changes:
        if change.is_one:
            out.line(out.mask(_what_became(change, plan).format(file=change.file.path)))
    out.line(_("What the guard has stored stays; `compact-guard purge --all` deletes it."))


def _what_became(change: Change, plan: Plan) -> str:
    if change.after is None:
        return _("Removed, as it was not there before: {file}")
    if change.file.path in plan.exact:
        return _("As it was before, byte for byte: {file}")
    return _("The guard's entries were taken out, the rest stays: {file}")
