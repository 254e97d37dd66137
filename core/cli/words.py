"""What `show` and `export` say of a session in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..i18n import _, ngettext
from .layout import one_line, size, tokens

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

    from ..model import Boundary, SessionInfo, Turn
    from ..transcript.session import Session
    from .output import Output

_LISTED = 8


def title(info: SessionInfo, out: Output) -> str:
    return one_line(out.mask(info.title or "")) or _("(no title)")


def extent(info: SessionInfo) -> str:
    """`38 turns · 2 compactions · 66 KB`."""
    return " · ".join(
        (
            ngettext("{count} turn", "{count} turns", info.turns).format(count=info.turns),
            ngettext("{count} compaction", "{count} compactions", info.compactions).format(count=info.compactions),
            size(info.size_bytes),
        )
    )


def role(turn: Turn) -> str:
    return role_name(turn.role)


def role_name(role: str) -> str:
    return _("user") if role == "user" else _("assistant")


def state(turn: Turn) -> list[str]:
    """Why the model does not see a turn, where it came from, what hangs on it."""
    said = []
    if turn.branch == "abandoned":
        said.append(_("abandoned branch"))
    elif "foreign" in turn.labels:
        said.append(_("from another session"))
    elif not turn.in_context:
        said.append(_("compacted away"))
    if "inherited" in turn.labels:
        said.append(_("inherited from the parent session"))
    if "replayed" in turn.labels:
        said.append(_("written twice"))
    if turn.tool_count:
        said.append(ngettext("{count} tool call", "{count} tool calls", turn.tool_count).format(count=turn.tool_count))
    return said


def kind_name(kind: str) -> str:
    """A kind in the reader's language."""
    return {
        "pin": _("pin"),
        "correction": _("correction"),
        "decision": _("decision"),
        "constraint": _("constraint"),
        "todo": _("todo"),
        "evidence": _("evidence"),
        "recent": _("recent"),
    }[kind]


def marks(labels: Collection[str]) -> list[str]:
    """What labels beyond the transcript's own say: pinned, and kinds."""
    from ..checkpoint.item import KINDS

    pinned = [_("pinned")] if "pinned" in labels else []
    return [*pinned, *(kind_name(kind) for kind in KINDS if kind in labels)]


def boundary(row: Boundary, at: str, out: Output) -> str:
    """`compaction 1 · auto · 2026-11-29 20:10 · 168,016 → 2,648 tokens`."""
    said = [_("compaction {number}").format(number=row.index)]
    if row.trigger:
        said.append({"auto": _("auto"), "manual": _("manual")}.get(row.trigger) or one_line(out.mask(row.trigger)))
    if at:
        said.append(at)
    if row.pre_tokens is not None and row.post_tokens is not None:
        said.append(_("{before} → {after} tokens").format(before=tokens(row.pre_tokens), after=tokens(row.post_tokens)))
    elif row.pre_tokens is not None:
        said.append(_("at {before} tokens").format(before=tokens(row.pre_tokens)))
    if row.inherited:
        said.append(_("inherited from the parent session"))
    return " · ".join(said)


def summary(row: Boundary, text: str | None, out: Output) -> str:
    """The summary, or why there is none to read."""
    if row.summary_state == "encrypted":
        return _("The summary is encrypted.")
    if text is None or row.summary_state == "none":
        return _("No summary was recorded.")
    if row.summary_state == "error":
        return _("In place of a summary there is an error:") + "\n" + out.mask(text)
    return out.mask(text)


def faults(session: Session, out: Output) -> Iterator[str]:
    """Lines about what could not be read, or is newer than this program."""
    if damage := session.damage:
        listed = [
            _("line {line}: {reason}").format(line=row.line, reason=out.mask(row.reason))
            if row.line
            else out.mask(row.reason)
            for row in damage[:_LISTED]
        ]
        more = [_("and {count} more").format(count=len(damage) - _LISTED)] if len(damage) > _LISTED else []
        text = ngettext("{count} damaged line ({lines})", "{count} damaged lines ({lines})", len(damage))
        yield text.format(count=len(damage), lines="; ".join([*listed, *more]))
    if unknown := session.unknown_types:
        listed = [f"{one_line(out.mask(name))} ({count})" for name, count in list(unknown.items())[:_LISTED]]
        yield _("record types that this version does not know: {types}").format(types=", ".join(listed))
