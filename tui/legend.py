"""The words in the Timeline's border: where one is, what the marks mean, how many there are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from textual.content import Content

from ..core.i18n import _, ngettext
from .bindings import first_key
from .cells import cells
from .glyphs import Glyphs
from .rows import Place, SessionRows

if TYPE_CHECKING:
    from ..keymaps.loader import Keymap

_GAP = "   "


def place_title(rows: SessionRows, place: Place | None, glyphs: Glyphs) -> Content:
    """`Timeline · epoch 3`, the epoch of the row under the cursor."""
    title = _("Timeline")
    session = rows.session
    if place is not None and session.columns.boundaries and not session.partial:
        epoch = place.boundary if place.boundary >= 0 else session.columns.epoch[place.turn]
        title += f" {glyphs.dot} " + _("epoch %d") % epoch
    return Content(title)


def legend(
    rows: SessionRows, glyphs: Glyphs, following: bool, new_rows: int, width: int, indexed: int | None = None
) -> Content:
    """`┃ model sees 4   ┊ compacted away 125   ● follow`, and what is wrong with the file.

    Where not all of it fits, whole parts go: first the words for what is wrong, then what was compacted away.
    `indexed`: per cent of a transcript, while one is read.
    """
    counted, wrong, follow = _counted(rows, glyphs), _wrong(rows, glyphs), _follow(glyphs, following, new_rows)
    if rows.session.partial or indexed is not None:
        counted = [indexing(indexed)]
    short = [glyphs.damage] if wrong else []
    for parts in ([*counted, *wrong, follow], [*counted, *short, follow], [*counted[:1], *short, follow]):
        text = _GAP.join(parts)
        if cells(text) <= width:
            return Content(text)
    return Content(follow)


def indexing(percent: int | None) -> str:
    """`indexing 42 %`; without the figure until it is known."""
    return _("indexing") if percent is None else _("indexing %d %%") % percent


def seeking_legend(keymap: Keymap, glyphs: Glyphs) -> Content:
    """While a correction is looked for."""
    return Content(
        f"{_('looking for a correction…')} {glyphs.dot} {_('%s stops') % first_key(keymap, 'app.back', glyphs)}"
    )


def _wrong(rows: SessionRows, glyphs: Glyphs) -> list[str]:
    if count := rows.damaged:
        return [f"{glyphs.damage} " + ngettext("%d damaged line", "%d damaged lines", count) % count]
    return [f"{glyphs.damage} " + _("client newer than verified")] if rows.session.unknown_types else []


def _follow(glyphs: Glyphs, following: bool, new_rows: int) -> str:
    if following:
        return f"{glyphs.follow} " + _("follow")
    paused = f"{glyphs.paused} " + _("paused")
    if new_rows:
        paused += f" {glyphs.dot} " + ngettext("%d new", "%d new", new_rows) % new_rows + f" {glyphs.below}"
    return paused


def _counted(rows: SessionRows, glyphs: Glyphs) -> list[str]:
    if not rows.session.columns.boundaries:
        return [f"{glyphs.in_context} " + _("model sees all %d") % rows.seen]
    return [
        f"{glyphs.in_context} " + _("model sees %d") % rows.seen,
        f"{glyphs.compacted} " + _("compacted away %d") % rows.away,
    ]
