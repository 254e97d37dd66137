"""What `lost` prints for people: for each compaction what is gone first, and whether the pack brought it back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..i18n import _, ngettext
from . import words
from .layout import cells, hung, local_time, one_line, pad

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ..insight.losses import Fate, Loss
    from ..insight.survival import Status
    from ..transcript.session import Session
    from .output import Output

PIPE = 100
"""Columns of what no terminal shows."""
_MARKS = {"lost": "✗", "weakened": "~", "unknown": "?", "survived": "✓"}
_ORDER: tuple[Status, ...] = ("lost", "weakened", "unknown", "survived")
_RULE = "─"


def status_name(status: str) -> str:
    """A status in the reader's language."""
    return {
        "lost": _("lost"),
        "weakened": _("weakened"),
        "unknown": _("unknown"),
        "survived": _("survived"),
    }[status]


def head(session: Session, compactions: int, out: Output, limit: int) -> Iterator[str]:
    """Which session it is, and whether there is anything to say."""
    info = session.info
    yield from hung(words.title(info, out), limit, hang=2)
    yield from hung(f"{info.agent}  {out.mask(info.session_id)}", limit, hang=2)
    if not compactions:
        yield from hung(_("It was never compacted: nothing is lost."), limit, hang=2)


def page(loss: Loss, out: Output, limit: int, *, everything: bool) -> Iterator[str]:
    """One compaction. `everything`: what survived is listed, too."""
    yield ""
    lead = f"{_RULE * 2} {words.boundary(loss.boundary, local_time(loss.boundary.at_ms), out)} "
    yield from hung(lead + _RULE * max(0, limit - cells(lead)), limit, hang=3)
    yield from hung(_counts(loss), limit, hang=2)
    yield from hung(_delivery(loss), limit, hang=2)
    if not loss.stored and loss.fates:
        yield from hung(_("No checkpoint was stored: this is what the guard would have kept."), limit, hang=2)
    for status in _ORDER:
        some = [fate for fate in loss.fates if fate.status == status]
        if some and (everything or status != "survived"):
            yield ""
            yield f"{_MARKS[status]} {status_name(status)} ({len(some)})"
            for fate in some:
                yield from _fate(fate, loss, out, limit)


def _counts(loss: Loss) -> str:
    """`4 lost · 1 weakened · 9 survived · 3 came back with the pack`."""
    if not loss.fates:
        return _("Nothing was said before it that would have been kept.")
    said = [f"{count} {status_name(status)}" for status in _ORDER if (count := loss.count(status))]
    if loss.boundary.summary_state != "readable":
        said.append(_no_summary(loss.boundary.summary_state))
    if count := loss.restored:
        said.append(ngettext("{count} came back", "{count} came back", count).format(count=count))
    return " · ".join(said)


def _no_summary(state: str) -> str:
    if state == "encrypted":
        return _("the summary is encrypted")
    return _("in place of a summary there is an error") if state == "error" else _("there is no summary to read")


def _delivery(loss: Loss) -> str:
    return {
        "DELIVERED": _("The pack was delivered."),
        "TRUNCATED": _("The pack was cut off by the client: nothing is known to have come back."),
        "NOT_SEEN": _("No pack came: the model answered without one."),
        "UNKNOWN": _("Whether a pack came is not known."),
    }[loss.delivery]


def _fate(fate: Fate, loss: Loss, out: Output, limit: int) -> Iterator[str]:
    item = fate.item
    said = [words.kind_name(item.kind)]
    if item.turn is not None:
        said.append(_("turn {number}").format(number=item.turn))
    if loss.delivery == "DELIVERED":
        said.append(_("came back") if fate.restored else _("not in the pack"))
    yield from hung(pad(f"  {one_line(item.text)}", 0), limit, hang=2)
    yield from hung(f"    {' · '.join(said)}", limit, hang=2)
