"""What `install` and `uninstall` share: the difference that is shown, the question, the document."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from difflib import unified_diff
from typing import TYPE_CHECKING, Any

from ..errors import RefusedError
from ..i18n import _
from .output import Output, note

if TYPE_CHECKING:
    from ..audit.installation import Installation
    from ..hooks.install.plan import Change, Plan

_NOWHERE = "/dev/null"
_NO_END = "\\ No newline at end of file"


def diff_of(change: Change) -> list[str]:
    """The lines of a unified difference; none where nothing changes."""
    file = change.file
    if not change.is_one:
        return []
    names = (_NOWHERE if file.data is None else file.path, _NOWHERE if change.after is None else file.path)
    found = []
    for line in unified_diff(_lines(file.data), _lines(change.after), *names, lineterm=""):
        text = line.removesuffix("\n")
        found.append(text.removesuffix("\r"))
        if line[:3] not in ("---", "+++") and line[:2] != "@@" and text == line:
            found.append(_NO_END)
    return found


def print_diff(plan: Plan, out: Output) -> None:
    """Show what is to change, secrets masked."""
    for change in plan.changes:
        for line in out.mask("\n".join(diff_of(change))).split("\n") if change.is_one else ():
            out.line(line)
    out.flush()


def agreed(plan: Plan, out: Output, *, yes: bool, json: bool) -> bool:
    """Ask, unless that was answered before. Raises RefusedError where nobody can answer."""
    if yes:
        return True
    if not sys.stdin.isatty():
        raise RefusedError(_("Nothing was changed: nobody can be asked."), _("--yes writes without asking."))
    if json:
        for change in plan.changes:
            note(*diff_of(change))
    sys.stderr.write(_("Write this? [y/N] "))
    sys.stderr.flush()
    if sys.stdin.readline().strip().lower() in ("y", "yes"):
        return True
    note(_("Nothing was changed."))
    return False


def document(plan: Plan, out: Output, diffs: Mapping[str, list[str]], made: Installation | None) -> dict[str, Any]:
    """What was done, as `--json` says it."""
    rows = []
    for change in plan.changes:
        name = change.file.path
        touched = made.file(name) if made is not None else None
        rows.append(
            {
                "path": out.mask(name),
                "target": out.mask(change.file.target),
                "change": _word(change),
                "exact": name in plan.exact,
                "backup": out.mask_or_none(touched.backup if touched is not None else None),
                "diff": out.mask("\n".join(diffs[name])),
            }
        )
    return {"agent": plan.agent, "changed": plan.is_one, "files": rows, "notes": [out.mask(one) for one in plan.notes]}


def _word(change: Change) -> str:
    if not change.is_one:
        return "none"
    if change.file.data is None:
        return "made"
    return "removed" if change.after is None else "changed"


def _lines(data: bytes | None) -> list[str]:
    *lines, rest = (data or b"").decode("utf-8", "replace").split("\n")
    return [*(line + "\n" for line in lines), *filter(None, [rest])]
