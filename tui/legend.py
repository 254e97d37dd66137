"""The words in the Timeline's border: where one is, what the marks mean, how many there are."""

from __future__ import annotations

from textual.content import Content

from ..core.i18n import _, ngettext
from .glyphs import Glyphs
from .rows import Place, SessionRows


def place_title(rows: SessionRows, place: Place | None, glyphs: Glyphs) -> Content:
    """`Timeline · epoch 3`, the epoch of the row under the cursor."""
    title = _("Timeline")
    session = rows.session
    if place is not None and session.columns.boundaries and not session.partial:
        epoch = place.boundary if place.boundary >= 0 else session.columns.epoch[place.turn]
        title += f" {glyphs.dot} " + _("epoch %d") % epoch
    return Content(title)


def legend(rows: SessionRows, glyphs: Glyphs, following: bool, new_rows: int) -> Content:
    """`┃ model sees 4   ┊ compacted away 125   ● follow`, and what is wrong with the file."""
    parts = _counted(rows, glyphs)
    if count := rows.damaged:
        parts.append(f"{glyphs.damage} " + ngettext("%d damaged line", "%d damaged lines", count) % count)
    elif rows.session.unknown_types:
        parts.append(f"{glyphs.damage} " + _("client newer than verified"))
    if following:
        parts.append(f"{glyphs.follow} " + _("follow"))
    else:
        paused = f"{glyphs.paused} " + _("paused")
        if new_rows:
            paused += f" {glyphs.dot} " + ngettext("%d new", "%d new", new_rows) % new_rows + f" {glyphs.below}"
        parts.append(paused)
    return Content("   ".join(parts))


def _counted(rows: SessionRows, glyphs: Glyphs) -> list[str]:
    if rows.session.partial:
        return [_("indexing")]
    if not rows.session.columns.boundaries:
        return [f"{glyphs.in_context} " + _("model sees all %d") % rows.seen]
    return [
        f"{glyphs.in_context} " + _("model sees %d") % rows.seen,
        f"{glyphs.compacted} " + _("compacted away %d") % rows.away,
    ]
