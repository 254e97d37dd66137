"""The words in the Timeline's border: where one is, what the marks mean, how many there are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from textual.content import Content

from ..core.i18n import _, ngettext
from .glyphs import Glyphs
from .rows import Place, counts

if TYPE_CHECKING:
    from ..core.transcript.session import Session


def place_title(session: Session, place: Place | None, glyphs: Glyphs) -> Content:
    """`Timeline · epoch 3`, the epoch of the row under the cursor."""
    title = _("Timeline")
    if place is not None and session.columns.boundaries and not session.partial:
        epoch = place.boundary if place.boundary >= 0 else session.columns.epoch[place.turn]
        title += f" {glyphs.dot} " + _("epoch %d") % epoch
    return Content(title)


def legend(session: Session, glyphs: Glyphs, following: bool, new_rows: int) -> Content:
    """`┃ model sees 4   ┊ compacted away 125   ● follow`, and what is wrong with the file."""
    parts = _counted(session, glyphs)
    if session.damage:
        count = len(session.damage)
        parts.append(f"{glyphs.damage} " + ngettext("%d damaged line", "%d damaged lines", count) % count)
    elif session.unknown_types:
        parts.append(f"{glyphs.damage} " + _("client newer than verified"))
    if following:
        parts.append(f"{glyphs.follow} " + _("follow"))
    else:
        paused = f"{glyphs.paused} " + _("paused")
        if new_rows:
            paused += f" {glyphs.dot} " + ngettext("%d new", "%d new", new_rows) % new_rows + f" {glyphs.below}"
        parts.append(paused)
    return Content("   ".join(parts))


def _counted(session: Session, glyphs: Glyphs) -> list[str]:
    if session.partial:
        return [_("indexing")]
    seen, away = counts(session)
    if not session.columns.boundaries:
        return [f"{glyphs.in_context} " + _("model sees all %d") % seen]
    return [
        f"{glyphs.in_context} " + _("model sees %d") % seen,
        f"{glyphs.compacted} " + _("compacted away %d") % away,
    ]
