"""From the audit's report to the lines of its screen."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Literal

from ..core.audit import words
from ..core.hooks.lines import reason_words
from ..core.i18n import _, ngettext
from .fates import with_reason
from .widgets.audit_list import AuditRow
from .widgets.choice_list import Choice
from .widgets.pack_view import Paragraph
from .widgets.rule import trigger_word
from .widgets.verdicts import VerdictLine

if TYPE_CHECKING:
    from ..core.audit.report import Compaction, Report
    from .glyphs import Glyphs
    from .numbers import Clock
    from .widgets.paint import Part

Origin = Literal["natural", "synthetic", "all"]
Titles = Mapping[str, str]
"""Titles of sessions by path, masked."""
NONE = "–"
_ROLES = {"KEEP": "in", "FIX": "wound"}


def verdict_lines(report: Report, glyphs: Glyphs) -> list[VerdictLine]:
    """One a surface."""
    lines = []
    for surface in report.surfaces:
        verdict, _dot, text = words.verdict_line(surface).partition(" · ")
        lines.append(VerdictLine(surface.name, verdict, _ROLES.get(verdict, "strong"), f"{glyphs.dot} {text}"))
    return lines


def chosen(report: Report, origin: Origin, *, misses: bool) -> list[Compaction]:
    """The compactions that a filter leaves, in the report's order."""
    return [
        one
        for one in report.compactions
        if (origin == "all" or one.natural == (origin == "natural")) and (one.miss is not None or not misses)
    ]


# --- the list


def rows_of(
    some: list[Compaction], titles: Titles, short: Mapping[str, str], glyphs: Glyphs, clock: Clock
) -> list[Choice]:
    """Heads of the columns, then a row a compaction. A row's key is its place in the list. `short`: the report's."""
    if not some:
        return []
    heads = AuditRow(
        None,
        (),
        when=_("time"),
        agent=_("agent"),
        title=_("session"),
        checkpoint=(_("checkpoint"), "muted"),
        delivery=(_("pack"), "muted"),
        reason=(_("reason"), "muted"),
        short=(_("outcome"), "muted"),
        mixed=_("reason or session"),
        weight="muted",
    )
    return [heads, *(_row(number, one, title_of(one, titles, short), glyphs, clock) for number, one in enumerate(some))]


def note_rows(notes: list[str], glyphs: Glyphs) -> list[Choice]:
    """What else a person should know, each cut to a line; the detail says it whole."""
    if not notes:
        return []
    marked = [
        Choice(("note", number), ((f"{glyphs.damage} ", "edge"), (note, "text"))) for number, note in enumerate(notes)
    ]
    return [Choice(None, (("", "text"),)), Choice(None, ((_("Notes"), "muted"),)), *marked]


def _row(number: int, one: Compaction, title: str, glyphs: Glyphs, clock: Clock) -> AuditRow:
    delivery = delivery_part(one)
    weight = "text" if one.counted else "muted"
    is_wrong = one.kept in ("none", "failed") and one.miss is not None and one.counted
    checkpoint: Part = (words.checkpoint_word(one), "wound" if is_wrong else weight)
    reason = reason_part(one)
    return AuditRow(
        number,
        (),
        mark=_mark(one, glyphs),
        when=clock.day_minutes(one.at_ms) or NONE,
        agent=one.agent,
        title=title,
        checkpoint=checkpoint,
        delivery=delivery,
        reason=reason,
        short=_short(one, delivery, checkpoint),
        weight=weight,
    )


def _mark(one: Compaction, glyphs: Glyphs) -> Part:
    if one.miss is not None:
        return glyphs.lost, "wound" if one.counted else "muted"
    if one.state == "finished" and one.delivery == "DELIVERED":
        return glyphs.kept, "in" if one.counted else "muted"
    return ("?" if one.state == "unknown" else glyphs.dot), "muted"


def delivery_part(one: Compaction) -> Part:
    """Whether the pack came, or why there is nothing to say of it."""
    wrong = "wound" if one.counted else "muted"
    if one.state != "finished":
        return words.state_word(one), "muted"
    if one.kept in ("skipped", "empty", "none"):
        return NONE, "faint"
    return {
        "DELIVERED": (_("delivered"), "in" if one.counted else "muted"),
        "TRUNCATED": (_("truncated"), wrong),
        "NOT_SEEN": (_("not delivered"), wrong),
        "UNKNOWN": (_("no answer yet"), "muted"),
    }[one.delivery]


def reason_part(one: Compaction) -> Part:
    """Why it is a miss, or what else is odd; empty where all is well."""
    if one.miss is not None:
        why = {
            "no-checkpoint": _("no hook saved anything before it"),
            "build-failed": _("saving it failed"),
            "gave-up": _("the hook ended twice while it gave the pack"),
            "refused": _("the stored checkpoint failed a check"),
            "not-seen": _("the model replied without the pack"),
            "truncated": _("the client cut the pack"),
            "late": _("the model had replied before the pack came"),
        }[one.miss]
        if one.reason and one.miss == "refused":
            why = reason_words(one.reason)
        elif one.reason:
            why = with_reason(why, reason_words(one.reason))
        return why, "wound" if one.counted else "muted"
    if one.flags:
        return words.flag_line(one.flags[0]), "edge"
    if one.kept == "skipped":
        return {"paused": _("paused"), "excluded": _("excluded")}.get(one.reason or "", one.reason or ""), "muted"
    return "" if one.natural else _("of a test or demo"), "muted"


def _why_not_counted(one: Compaction) -> str:
    if one.kept == "skipped" or not one.natural:
        return reason_part(one)[0] if one.miss is None and not one.flags else _("of a test or demo")
    return _("from before the hook code changed")


def _short(one: Compaction, delivery: Part, checkpoint: Part) -> Part:
    """The same for a narrow pane."""
    wrong = "wound" if one.counted else "muted"
    if one.miss in ("no-checkpoint", "build-failed"):
        return _("no checkpoint"), wrong
    if one.miss == "late":
        return _("too late"), wrong
    if one.miss is not None and one.miss != "truncated":
        return _("not delivered"), wrong
    return checkpoint if delivery[0] == NONE else delivery


def title_of(one: Compaction, titles: Titles, short: Mapping[str, str]) -> str:
    """The session's title, else its id."""
    return titles.get(one.path or "") or words.name_of(one, short)


def counted_words(some: list[Compaction]) -> list[str]:
    """`3 misses`, `11 delivered`, `1 pending`: what the list holds."""
    misses = sum(one.miss is not None for one in some)
    delivered = sum(one.miss is None and one.state == "finished" and one.delivery == "DELIVERED" for one in some)
    pending = sum(one.state == "pending" for one in some)
    return [
        ngettext("{count} miss", "{count} misses", misses).format(count=misses) if misses else _("no miss"),
        ngettext("%d delivered", "%d delivered", delivered) % delivered,
        *([ngettext("%d pending", "%d pending", pending) % pending] if pending else []),
    ]


# --- the detail


def finding(one: Compaction, report: Report, titles: Titles, glyphs: Glyphs, clock: Clock) -> list[Paragraph]:
    """One compaction, whole: what it was, what became of it, what to do."""
    return list(_finding(one, report, titles, f" {glyphs.dot} ", clock.full))


def _finding(
    one: Compaction, report: Report, titles: Titles, dot: str, full: Callable[[int | None], str]
) -> Iterator[Paragraph]:
    name = words.name_of(one, report.short)
    yield Paragraph(title_of(one, titles, report.short), "strong")
    number = "" if one.number is None else _("compaction %d") % one.number
    yield Paragraph(dot.join(filter(None, [number, trigger_word(one.trigger), name])), "muted")
    yield Paragraph(dot.join(filter(None, [full(one.at_ms), one.surface])), "muted")
    said = [_("checkpoint: %s") % words.checkpoint_word(one)]
    if one.state != "finished":
        said.append(words.state_word(one))
    elif (delivery := delivery_part(one)[0]) != NONE:
        said.append(_("pack: %s") % delivery)
    yield Paragraph(dot.join(said))
    if one.miss is not None:
        yield Paragraph(
            with_reason(words.miss_line(replace(one, reason=None)), reason_words(one.reason or "")), "wound"
        )
        if todo := words.advice(one, words.taken(one, report.short)):
            yield Paragraph(todo)
    for flag in one.flags:
        yield Paragraph(words.flag_line(flag), "edge")
    if not one.counted:
        yield Paragraph(_("No part of the verdict: %s") % _why_not_counted(one), "muted")
    if one.is_unrecorded:
        yield Paragraph(_("The agent was told to keep no transcript: nothing can be told."), "muted")
    elif one.path is None:
        yield Paragraph(_("Its transcript is gone."), "muted")
