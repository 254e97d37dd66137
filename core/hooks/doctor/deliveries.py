"""Whether the last packs came: what the audit proves in the transcripts."""

from __future__ import annotations

from collections.abc import Iterator

from ...audit import words
from ...audit.report import Compaction, Report
from ...i18n import _, ngettext
from ...model import Agent
from .finding import NAMES, Finding

_LAST = 5


def deliveries(agent: Agent, report: Report) -> list[Finding]:
    """What there is to say of an agent's newest compactions that count."""
    done = [one for one in report.compactions if one.agent == agent and one.counted and one.state == "finished"]
    last = sorted(done, key=lambda one: one.at_ms or 0, reverse=True)[:_LAST]
    found = list(_findings(agent, last, report))
    if not found:
        found.append(Finding("deliveries", "ok", _well(agent, last, report), agent=agent))
    return found


def _findings(agent: Agent, last: list[Compaction], report: Report) -> Iterator[Finding]:
    missed = [one for one in last if one.miss is not None]
    if missed:
        newest = missed[0]
        said = _("Of the last {total} compactions {missed} went wrong, the newest of all among them ({why}).")
        level = "problem"
        if newest is not last[0]:
            said = _("Of the last {total} compactions {missed} went wrong, the newest one did not ({why}).")
            level = "warn"
        text = said.format(total=len(last), missed=len(missed), why=words.miss_line(newest))
        todo = words.advice(newest, words.taken(newest, report.short))
        yield Finding("deliveries", "problem" if level == "problem" else "warn", text, todo, agent)
    for run in report.failing:
        if run.agent == agent:
            said = _("{name}'s own compaction keeps failing in one session: {count} times without a boundary.")
            todo = _("`compact-guard audit` names the session; begin a new one with what `compact-guard show` keeps.")
            yield Finding("failing", "warn", said.format(name=NAMES[agent], count=run.times), todo, agent)


def _well(agent: Agent, last: list[Compaction], report: Report) -> str:
    if last:
        proven = sum(one.delivery == "DELIVERED" for one in last)
        return ngettext(
            "Of the last {count} compaction {proven} has its pack proven in the transcript; none went wrong.",
            "Of the last {count} compactions {proven} have their packs proven in the transcript; none went wrong.",
            len(last),
        ).format(count=len(last), proven=proven)
    if agent in report.since:
        return _("No compaction yet since the hooks are as they are.")
    return _("No hook has left a row yet: it will at the next event.")
