"""What `checkpoint` prints for people, and the rows of its lists."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..checkpoint.item import KINDS, UNREAD
from ..i18n import _, ngettext
from ..transcript.row import milliseconds
from .words import kind_name, role_name

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ..checkpoint.item import Checkpoint, Item
    from .output import Json, Output
    from .stored import Subject


def page(checkpoint: Checkpoint, *, stored: bool) -> Iterator[str]:
    """A checkpoint: what it is, its items by kind, what is not in it."""
    from .layout import tokens

    yield from _head(checkpoint, stored)
    for kind in KINDS:
        items = [item for item in checkpoint.items if item.kind == kind]
        if items:
            yield ""
            yield f"{kind_name(kind)} ({len(items)})"
            for item in items:
                yield from _item(item)
    if not checkpoint.items:
        yield ""
        yield _("There is nothing in it.")
    left = ", ".join(
        f"{count} {kind_name(kind)}" for kind, count in checkpoint.omitted.items() if kind in KINDS and count
    )
    notes = [
        _("left out for size: {counts}").format(counts=left) if left else "",
        _("not read: {count} bytes").format(count=tokens(checkpoint.omitted[UNREAD]))
        if checkpoint.omitted.get(UNREAD)
        else "",
        _("masked: {counts}").format(
            counts=", ".join(f"{count} {kind}" for kind, count in checkpoint.redactions.items())
        )
        if checkpoint.redactions
        else "",
        _("deleted by hand: {ids}").format(ids=", ".join(checkpoint.removed)) if checkpoint.removed else "",
    ]
    if any(notes):
        yield ""
        yield from filter(None, notes)


def _head(checkpoint: Checkpoint, stored: bool) -> Iterator[str]:
    from .layout import local_time, one_line

    yield f"{checkpoint.agent}  {one_line(checkpoint.session_id)}"
    number = _("generation {number}").format(number=checkpoint.generation)
    said = [
        number if stored else _("not stored; it would be {generation}").format(generation=number),
        local_time(milliseconds(checkpoint.created_at)),
        _trigger(checkpoint.trigger),
        checkpoint.surface or "",
        checkpoint.client or "",
        _("made from {number}").format(number=checkpoint.edited_from) if checkpoint.edited_from else "",
        _("taken over from {session}").format(session=checkpoint.forked_from) if checkpoint.forked_from else "",
    ]
    yield " · ".join(filter(None, said))
    if checkpoint.project:
        yield one_line(checkpoint.project)


def _trigger(trigger: str | None) -> str:
    return {"auto": _("auto"), "manual": _("manual")}.get(trigger or "", trigger or "")


def _item(item: Item) -> Iterator[str]:
    from .layout import one_line

    if item.rejected or item.accepted:
        yield f"  {item.id}  {_turned(item.rejected, item.accepted)}"
        yield f"                {one_line(item.text)}"
    else:
        yield f"  {item.id}  {one_line(item.text)}"
    said = [
        role_name(item.role),
        _("turn {n}").format(n=item.turn) if item.turn is not None else "",
        {"carried": _("carried over"), "manual": _("by hand")}.get(item.origin, ""),
        _("overturned by {id}").format(id=item.superseded_by) if item.superseded_by else "",
        _("closed by {id}").format(id=item.closed_by) if item.closed_by else "",
    ]
    yield f"                {' · '.join(filter(None, said))}"


def _turned(rejected: str | None, accepted: str | None) -> str:
    from .layout import one_line

    rejected, accepted = one_line(rejected or ""), one_line(accepted or "")
    if rejected and accepted:
        return _("not {rejected}, but {accepted}").format(rejected=rejected, accepted=accepted)
    return _("not {rejected}").format(rejected=rejected) if rejected else accepted


def rows(subject: Subject) -> list[Json]:
    """The stored generations, ascending; one that does not hold has a state and no content."""
    past = subject.past() if subject.session is not None else None
    found: list[Json] = []
    for finding in subject.store.verify(subject.agent, subject.session_id):
        row: dict[str, object] = {
            "generation": finding.generation,
            "state": "ok" if finding.error is None else finding.error.reason,
            **dict.fromkeys(("created_at", "trigger", "surface", "compaction", "edited_from", "forked_from", "sha256")),
            "items": {},
        }
        if finding.error is None:
            one = subject.store.load(subject.agent, subject.session_id, finding.generation)
            for name in ("created_at", "trigger", "surface", "edited_from", "forked_from", "sha256"):
                row[name] = getattr(one, name)
            row["compaction"] = past.compaction_of(one) or None if past is not None else None
            row["items"] = {kind: count for kind in KINDS if (count := sum(item.kind == kind for item in one.items))}
        found.append(row)
    return found


def listing(found: Sequence[Json], out: Output) -> Iterator[str]:
    """The generations as a table."""
    from .layout import local_time, table, width

    if not found:
        yield _("Nothing is stored of this session.")
        return
    lines = [[_("GENERATION"), _("SAVED"), _("TRIGGER"), _("COMPACTION"), _("FROM"), _("ITEMS")]]
    for row in found:
        kinds = ", ".join(f"{count} {kind_name(kind)}" for kind, count in row["items"].items())
        lines.append(
            [
                str(row["generation"]),
                local_time(milliseconds(row["created_at"])),
                _trigger(row["trigger"]),
                str(row["compaction"] or "–"),
                str(row["edited_from"] or "–"),
                kinds or "–" if row["state"] == "ok" else "! " + row["state"],
            ]
        )
    yield from table(lines, right=(0, 3, 4), limit=width() if out.terminal else None)


def findings(subject: Subject, generation: int | None) -> list[Json]:
    """What `verify` says of each generation, and of those that were refused earlier."""
    found: list[Json] = [
        {
            "generation": finding.generation,
            "state": "ok" if finding.error is None else finding.error.reason,
            "reason": None if finding.error is None else finding.error.message,
        }
        for finding in subject.store.verify(subject.agent, subject.session_id)
    ]
    for number, reason in subject.store.quarantined(subject.agent, subject.session_id).items():
        said = _("It was refused and lies in the quarantine.")
        found.append({"generation": number, "state": reason, "reason": said})
    found.sort(key=lambda row: row["generation"])
    return [row for row in found if generation in (None, row["generation"])]


def verdicts(found: Sequence[Json], out: Output) -> Iterator[str]:
    """A line each, and one that sums up."""
    if not found:
        yield _("Nothing is stored of this session.")
        return
    for row in found:
        good = row["state"] == "ok"
        yield f"{row['generation']:>6}  {_('ok') if good else '! ' + row['state'] + ': ' + row['reason']}"
    bad = sum(row["state"] != "ok" for row in found)
    if bad:
        yield ngettext("{count} generation does not hold.", "{count} generations do not hold.", bad).format(count=bad)
