"""From a checkpoint to the lines of the Checkpoints screen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from textual.content import Content

from ..core.checkpoint.item import KINDS
from ..core.checkpoint.render import Pack
from ..core.i18n import _, ngettext
from ..core.transcript.row import milliseconds
from .cells import cells
from .marks import kind_word, mark_of
from .widgets.choice_list import Choice
from .widgets.pack_view import Paragraph
from .widgets.rule import trigger_word

if TYPE_CHECKING:
    from ..core.checkpoint.item import Checkpoint, Item
    from .generations import Generation
    from .glyphs import Glyphs
    from .numbers import Clock
    from .widgets.paint import Part

_METER_CELLS = 10
When = Callable[[int | None], str]
"""How a time is written: with its day where the list has several."""


def generation_choices(
    stored: Sequence[Generation], unstored: Sequence[Generation], glyphs: Glyphs, clock: Clock
) -> list[Choice]:
    """Stored generations, then what the other compactions would have saved; the newest first in both."""
    days = {clock.day(made_at(one.checkpoint)) for one in (*stored, *unstored) if one.checkpoint and not one.is_now}
    when = clock.minutes if len(days) <= 1 else clock.day_minutes
    lines = [_stored_choice(one, glyphs, when) for one in stored]
    if unstored:
        lines.append(Choice(None, ((_("not stored, built now"), "muted"),)))
        lines += [_unstored_choice(one, glyphs, when) for one in unstored]
    return lines


def _stored_choice(one: Generation, glyphs: Glyphs, when: When) -> Choice:
    checkpoint, dot = one.checkpoint, f" {glyphs.dot} "
    if checkpoint is None:
        said = f"{one.number}{dot}{refusal_word(one.reason)}"
        if one.in_quarantine:
            said += dot + _("in quarantine")
        return Choice(one.key, ((f"{glyphs.lost} ", "wound"), (said, "wound")))
    edited = "*" if checkpoint.edited_from else ""
    return _choice(one, f"{one.number}{edited}", (f"{glyphs.kept} ", "in"), dot, when)


def _unstored_choice(one: Generation, glyphs: Glyphs, when: When) -> Choice:
    name = _("now") if one.is_now else _("compaction %d") % one.number
    if one.checkpoint is None:
        return Choice(one.key, (("  ", "text"), (name, "muted")), (("…", "faint"),))
    return _choice(one, name, ("  ", "text"), f" {glyphs.dot} ", when)


def _choice(one: Generation, name: str, mark: Part, dot: str, when: When) -> Choice:
    checkpoint = one.checkpoint
    assert checkpoint is not None
    facts = [trigger_word(checkpoint.trigger), "" if one.is_now else when(made_at(checkpoint))]
    text = dot.join(filter(None, [name, *facts]))
    return Choice(one.key, (mark, (text, "text")), ((items_word(checkpoint), "muted"),), least=cells(text))


def made_at(checkpoint: Checkpoint) -> int | None:
    """When it was made, in milliseconds."""
    try:
        return milliseconds(checkpoint.created_at)
    except ValueError:
        return None


def items_word(checkpoint: Checkpoint) -> str:
    """`28 items`."""
    count = len(checkpoint.items)
    return ngettext("%d item", "%d items", count) % count


def refusal_word(reason: str) -> str:
    """Why a generation was refused, in two or three words."""
    known = {
        "hash": _("changed from outside"),
        "form": _("damaged"),
        "format": _("from another version"),
        "mode": _("open to others"),
        "owner": _("of another user"),
    }
    return known.get(reason, _("refused"))


def place_title(one: Generation) -> str:
    """Which one is shown: `Generation 3`, `Compaction 2`, `If it were compacted now`."""
    if one.is_stored:
        return _("Generation %d") % one.number
    return _("If it were compacted now") if one.is_now else _("Compaction %d") % one.number


# --- items


def refused_choices() -> list[Choice]:
    """In place of the items of a generation that was refused."""
    return [Choice(None, ((_("Refused: nothing of it is used."), "muted"),))]


def item_choices(checkpoint: Checkpoint, pack: Pack, glyphs: Glyphs) -> list[Choice]:
    """The items by kind, in the order of the pack, with what became of each."""
    lines: list[Choice] = []
    for kind in KINDS:
        items = [item for item in checkpoint.items if item.kind == kind]
        if items:
            lines.append(Choice(None, (mark_of(kind, glyphs), (f" {kind_word(kind)} {len(items)}", "muted"))))
            lines += [_item_choice(item, pack, glyphs) for item in items]
    return lines or [Choice(None, ((_("There is nothing in it."), "muted"),))]


def _item_choice(item: Item, pack: Pack, glyphs: Glyphs) -> Choice:
    badges = item_badges(item, pack)
    mark: Part = ("  ", "text")
    if is_left_out(item, pack):
        mark = (f"{glyphs.lost} ", "wound")
    elif not item.is_live:
        mark = (f"{glyphs.dot} ", "muted")
    right: list[Part] = [(f"  {word}", role) for word, role in badges]
    if item.turn is not None:
        right.append((f"{item.turn:>6}", "faint"))
    weight = "muted" if not item.is_live else "soft" if is_left_out(item, pack) else "text"
    return Choice(item.id, (mark, (item.text, weight)), tuple(right), least=14)


def item_badges(item: Item, pack: Pack) -> list[Part]:
    """What there is to say of an item beside its words."""
    badges: list[Part] = []
    if item.origin == "carried":
        badges.append((_("carried"), "muted"))
    elif item.origin == "manual":
        badges.append((_("by hand"), "muted"))
    if item.superseded_by:
        badges.append((_("overturned"), "edge"))
    elif item.closed_by:
        badges.append((_("closed"), "muted"))
    elif item.id in pack.in_pins:
        badges.append((_("said by a pin"), "muted"))
    elif is_left_out(item, pack):
        badges.append((_("not in pack"), "wound"))
    return badges


def is_left_out(item: Item, pack: Pack) -> bool:
    """It holds, and found no room."""
    return item.is_live and item.id not in pack.shown and item.id not in pack.in_pins


def items_legend(checkpoint: Checkpoint, pack: Pack, width: int, glyphs: Glyphs) -> str:
    """`2 overturned · 4 carried over`; whole parts go where there is no room."""
    items = checkpoint.items
    overturned = sum(item.superseded_by is not None for item in items)
    closed = sum(item.closed_by is not None for item in items)
    left_out = sum(is_left_out(item, pack) for item in items)
    left_out += sum(count for kind, count in checkpoint.omitted.items() if kind in KINDS)
    masked = sum(checkpoint.redactions.values())
    parts = [
        ngettext("%d not in pack", "%d not in pack", left_out) % left_out if left_out else "",
        ngettext("%d overturned", "%d overturned", overturned) % overturned if overturned else "",
        ngettext("%d closed", "%d closed", closed) % closed if closed else "",
        _("made from %d") % checkpoint.edited_from if checkpoint.edited_from else "",
        ngettext("%d secret masked", "%d secrets masked", masked) % masked if masked else "",
    ]
    said = [part for part in parts if part]
    while said and cells(text := f" {glyphs.dot} ".join(said)) > width:
        said.pop()
    return text if said else ""


# --- the pack


def pack_paragraphs(checkpoint: Checkpoint, pack: Pack, on: str | None) -> list[Paragraph]:
    """The exact text, then what found no room, then what does not hold any more. `on`: the item to stand on."""
    if not pack.text:
        return [
            Paragraph(_("There is nothing to restore: the pack is empty."), "muted"),
            *_outside(checkpoint, pack, on),
        ]
    lines = pack.text.removesuffix("\n").split("\n")
    here = _line_of(lines, pack, on)
    told = [Paragraph(line, "here" if at == here else "text") for at, line in enumerate(lines)]
    return [*told, *_outside(checkpoint, pack, on)]


def _line_of(lines: Sequence[str], pack: Pack, on: str | None) -> int:
    """Which line of the pack is an item's: each has one, which begins with a dash, and no other line does."""
    if on is None or on not in pack.shown:
        return -1
    dashes = [at for at, line in enumerate(lines) if line.startswith("- ")]
    return dashes[pack.shown.index(on)]


def _outside(checkpoint: Checkpoint, pack: Pack, on: str | None) -> list[Paragraph]:
    over = [item for item in checkpoint.items if is_left_out(item, pack)]
    gone = [item for item in checkpoint.items if not item.is_live]
    told: list[Paragraph] = []
    for title, items in ((_("over the cap"), over), (_("overturned or closed: not in the pack"), gone)):
        if items:
            told += [Paragraph(title, "edge", is_rule=True)]
            told += [Paragraph(f"- {item.text}", "here" if item.id == on else "faint") for item in items]
    return told


def meter(pack: Pack, glyphs: Glyphs) -> Content:
    """`▰▰▰▰▰▱ 7,912 / 9,500`."""
    full = min(_METER_CELLS, round(_METER_CELLS * pack.units / pack.cap))
    return Content.assemble(
        (glyphs.gauge_full * full, "$text-success"),
        (glyphs.gauge_empty * (_METER_CELLS - full), "$cg-faint"),
        f" {pack.units:,} / {pack.cap:,}",
    )
