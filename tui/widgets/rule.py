"""The rule that a compaction draws across a list."""

from __future__ import annotations

from ...core.i18n import _
from ...core.text import visible
from ..cells import cells, cut
from ..glyphs import Glyphs
from ..numbers import Clock, short_count
from .details import BoundaryDetail
from .paint import Part
from .rows import RuleRow

_DROPPED_FIRST = ("day", "trigger", "time", "inherited", "tokens")
"""What goes as the width shrinks; the compaction's number and a summary that cannot be read stay."""


def rule_parts(row: RuleRow, width: int, glyphs: Glyphs, clock: Clock) -> list[Part]:
    """`━━ compaction 2 · auto · 155k → 12k · 01-23 16:17 · not delivered ━━━━`, exactly `width` cells."""
    name = _("compaction %d") % row.index
    facts = {
        "trigger": trigger_word(row.trigger),
        "tokens": token_change(row, glyphs),
        "day": clock.day_minutes(row.at_ms),
        "time": clock.minutes(row.at_ms),
        "inherited": _("inherited") if row.inherited else "",
        "state": _state_word(row.summary_state),
    }
    badge = f" {glyphs.dot} {row.badge}" if row.badge else ""
    tail = ""
    for dropped in range(len(_DROPPED_FIRST) + 1):
        tail = _tail(facts, _DROPPED_FIRST[:dropped], glyphs)
        if cells(name) + cells(tail) + cells(badge) + 6 <= width:
            break
    lead = glyphs.rule * 2 + " "
    name = cut(name, max(width - 4, 1))
    badge = cut(badge, max(width - cells(lead) - cells(name) - 1, 0))
    tail = cut(tail, max(width - cells(lead) - cells(name) - cells(badge) - 1, 0))
    rest = max(width - cells(lead) - cells(name) - cells(tail) - cells(badge) - 1, 0)
    told: list[Part] = [(tail, "edge"), (f"{badge} ", "wound")] if badge else [(f"{tail} ", "edge")]
    return [(lead, "edge"), (name, "edge-strong"), *told, (glyphs.rule * rest, "edge")]


def _tail(facts: dict[str, str], dropped: tuple[str, ...], glyphs: Glyphs) -> str:
    hidden = {*dropped, "time" if "day" not in dropped else "day"}
    return "".join(f" {glyphs.dot} {fact}" for key, fact in facts.items() if fact and key not in hidden)


def trigger_word(trigger: str | None) -> str:
    """The trigger in the reader's language; a word that no version knows is shown as it stands."""
    known = {"auto": _("auto"), "manual": _("manual")}
    return "" if trigger is None else known.get(trigger, visible(trigger, keep_newlines=False))


def token_change(row: RuleRow | BoundaryDetail, glyphs: Glyphs) -> str:
    """`155k → 12k`; what the file does not say is left out."""
    before = "" if row.pre_tokens is None else short_count(row.pre_tokens)
    if row.post_tokens is None:
        return before
    return f"{before} {glyphs.arrow} {short_count(row.post_tokens)}".lstrip()


def _state_word(state: str) -> str:
    return {"error": _("failed"), "encrypted": _("summary encrypted")}.get(state, "")
