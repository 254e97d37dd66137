"""What `audit` prints for people: the verdict, what to do, and a line a compaction."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..audit import words
from ..i18n import _, ngettext
from .layout import cells, hung, local_time, pad, table

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from ..audit.report import Compaction, Report

_LISTED = 20
"""Compactions that are listed without --all."""
_WIDE = 72
PIPE = 100
"""Columns of what no terminal shows."""


def page(report: Report, limit: int = PIPE, *, everything: bool) -> Iterator[str]:
    """The report in lines of `limit` cells. `everything`: all compactions, those that do not count too."""
    yield from hung(f"{report.verdict}: {words.meaning(report)}", limit, hang=0)
    yield from _surfaces(report, limit)
    yield from _misses(report, limit)
    said = list(notes(report))
    if said:
        yield ""
        yield _("Notes")
        for note in said:
            yield from hung(f"- {note}", limit, hang=2)
    shown = [one for one in report.compactions if everything or one.counted]
    listed = shown if everything else shown[:_LISTED]
    if listed:
        yield ""
        yield _("Compactions, misses first")
        yield from _listing(listed, limit, report.short)
    hidden = len(report.compactions) - len(listed)
    if hidden:
        more = ngettext(
            "{count} more compaction: --all lists it.", "{count} more compactions: --all lists them.", hidden
        )
        yield from hung(more.format(count=hidden), limit, hang=0)


def _surfaces(report: Report, limit: int) -> Iterator[str]:
    if not report.surfaces and report.rows:
        yield from hung(_("No hook's row names a surface yet: work as always."), limit, hang=0)
    elif not report.surfaces:
        yield from hung(_("No hook has left a row yet: install the guard, then work as always."), limit, hang=0)
    names = max((cells(one.name) for one in report.surfaces), default=0)
    for one in report.surfaces:
        line = words.verdict_line(one)
        if limit >= _WIDE:
            yield from hung(f"  {pad(one.name, names)}  {line}", limit, hang=names + 4)
        else:
            yield from hung(one.name, limit, hang=0)
            yield from hung(f"  {line}", limit, hang=2)


def _misses(report: Report, limit: int) -> Iterator[str]:
    misses = report.misses
    if not misses:
        return
    yield ""
    yield ngettext("{count} miss", "{count} misses", len(misses)).format(count=len(misses))
    short = report.short
    for one in misses:
        number = "" if one.number is None else " · " + _("compaction {number}").format(number=one.number)
        yield from hung(f"- {_when(one)}  {one.agent} {words.name_of(one, short)}{number}", limit, hang=2)
        yield from hung(f"  {words.miss_line(one)}", limit, hang=2)
        if said := words.advice(one, words.taken(one, short)):
            yield from hung(f"  {said}", limit, hang=2)


def notes(report: Report) -> Iterator[str]:
    """What else a person should know."""
    short = report.short
    for run in report.failing:
        said = _("{agent} {session}: native compaction keeps failing, {count} times without a boundary; last {at}.")
        yield said.format(
            agent=run.agent, session=words.name_of(run, short), count=run.times, at=local_time(run.last_ms)
        )
    for one in report.compactions:
        for flag in one.flags if one.counted else ():
            yield _odd(one, flag, short)
    for cut in report.cut:
        said = _("{agent} {session} goes on from a summary (line {line}) although no compaction was recorded.")
        yield said.format(agent=cut.agent, session=short.get(cut.session_id, cut.session_id), line=cut.line)
    yield from _unknown(report)
    for agent in report.code_changed:
        yield _("{agent}: the hook code is newer than its last row, so nothing counts yet.").format(agent=agent)
    if report.torn:
        said = ngettext("{count} row of the audit is torn.", "{count} rows of the audit are torn.", report.torn)
        yield said.format(count=report.torn)
    for month in report.unread:
        yield _("The audit's rows of {month} could not be read: others may read or change the file.").format(
            month=month or _("all months")
        )


def _odd(one: Compaction, flag: str, short: Mapping[str, str]) -> str:
    """What is odd about an agent's summary, and what shows what it should hold."""
    number = "–" if one.number is None else str(one.number)
    said = _("{agent} {session}, compaction {number}: {what}.").format(
        agent=one.agent, session=words.name_of(one, short), number=number, what=words.flag_line(flag)
    )
    session = words.taken(one, short)
    if session is None:
        return said
    return words.sentences(
        said, _("`{command}` shows what was kept from before.").format(command=words.look(one, session))
    )


def _unknown(report: Report) -> Iterator[str]:
    """Compactions that nothing can be told of."""
    unknown = [one for one in report.compactions if one.state == "unknown" and one.counted]
    unrecorded = sum(one.is_unrecorded for one in unknown)
    if gone := len(unknown) - unrecorded:
        said = ngettext(
            "{count} compaction cannot be judged: its transcript is gone.",
            "{count} compactions cannot be judged: their transcripts are gone.",
            gone,
        )
        yield said.format(count=gone)
    if unrecorded:
        said = ngettext(
            "{count} compaction cannot be guarded: the agent was told to keep no transcript (`codex exec --ephemeral`, "
            "`claude --no-session-persistence`).",
            "{count} compactions cannot be guarded: the agent was told to keep no transcript (`codex exec "
            "--ephemeral`, `claude --no-session-persistence`).",
            unrecorded,
        )
        yield said.format(count=unrecorded)


def _listing(listed: Sequence[Compaction], limit: int, short: Mapping[str, str]) -> Iterator[str]:
    if limit < _WIDE:
        for one in listed:
            number = "–" if one.number is None else str(one.number)
            yield from hung(f"{_when(one)[5:]}  {one.agent} {words.name_of(one, short)} {number}", limit, hang=2)
            said = [_outcome(one), words.checkpoint_word(one), words.delivery_word(one)]
            yield from hung("  " + " · ".join(part for part in said if part != "–"), limit, hang=2)
        return
    heads = [_("WHEN"), _("AGENT"), _("SESSION"), _("COMP."), _("STATE"), _("CHECKPOINT"), _("DELIVERY")]
    rows = [
        [
            _when(one),
            one.agent,
            words.name_of(one, short),
            "–" if one.number is None else str(one.number),
            _outcome(one),
            words.checkpoint_word(one),
            words.delivery_word(one),
        ]
        for one in listed
    ]
    yield from table([heads, *rows], right=(3,), limit=limit)


def _outcome(one: Compaction) -> str:
    """The state, and whether it is a miss or does not count."""
    state = words.state_word(one)
    if one.miss is not None:
        return "! " + state
    return state if one.counted else f"({state})"


def _when(one: Compaction) -> str:
    return local_time(one.at_ms) or "–"
