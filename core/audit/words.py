"""What the audit says, in words: for the command and the console."""

from __future__ import annotations

from collections.abc import Mapping

from ..i18n import _, ngettext
from ..transcript.short import LEAST, is_plain
from .report import COMPACTIONS_NEEDED, ROWS_NEEDED, Compaction, Failing, Report, Surface


def verdict_line(surface: Surface) -> str:
    """`OBSERVE · 41 of 100 natural rows, 6 of 20 compactions, no miss`."""
    rows, done, misses = surface.counted_rows, surface.states["finished"], len(surface.misses)
    said = [
        ngettext("{count} natural row", "{count} natural rows", rows).format(count=rows)
        if rows >= ROWS_NEEDED
        else _("{count} of {needed} natural rows").format(count=rows, needed=ROWS_NEEDED),
        ngettext("{count} compaction", "{count} compactions", done).format(count=done)
        if done >= COMPACTIONS_NEEDED
        else _("{count} of {needed} compactions").format(count=done, needed=COMPACTIONS_NEEDED),
        ngettext("{count} miss", "{count} misses", misses).format(count=misses) if misses else _("no miss"),
    ]
    return f"{surface.verdict} · {_(', ').join(said)}"


def meaning(report: Report) -> str:
    """The verdict in a sentence."""
    return {
        "KEEP": _("The guard does what it is for; keep it."),
        "OBSERVE": _("Nothing was missed, but too little was seen to rely on it."),
        "FIX": _("The guard missed something."),
    }[report.verdict]


def name_of(one: Compaction | Failing, short: Mapping[str, str]) -> str:
    """The session's id, as `short` shortens it; `#` and a digest where only the audit's rows know it."""
    id = one.session_id
    return short.get(id, id) if id else "#" + one.session[:LEAST]


def taken(one: Compaction | Failing, short: Mapping[str, str]) -> str | None:
    """The session's name as commands take it; None where no command can be advised for it."""
    return name_of(one, short) if one.path is not None and one.session_id and is_plain(one.session_id) else None


def look(one: Compaction, session: str) -> str:
    """The command that prints the pack of a compaction, or of the session where no boundary is known."""
    number = "" if one.number is None else f" --compaction {one.number}"
    return f"compact-guard checkpoint render {session}{number}"


def miss_line(compaction: Compaction) -> str:
    """Why it is a miss."""
    said = {
        "no-checkpoint": _("no checkpoint: no hook saved anything before it"),
        "build-failed": _("no checkpoint: saving it failed"),
        "gave-up": _("not delivered: the hook ended twice while it gave the pack"),
        "refused": _("not delivered: the stored checkpoint failed a check"),
        "not-seen": _("not delivered: the model replied without the pack"),
        "truncated": _("cut: the client left only the beginning of the pack"),
        "late": _("late: the model had replied before the pack came"),
    }.get(compaction.miss or "", "")
    return said + (f" ({compaction.reason})" if said and compaction.reason else "")


def advice(compaction: Compaction, session: str | None) -> str:
    """What to do about a miss; empty where it is none. `session`: its name as commands take it."""
    cause = {
        "no-checkpoint": _("See that the agent runs the hooks (Codex: that it trusts them)."),
        "build-failed": _("See the reason: disk, permissions or time."),
        "not-seen": _("See that the agent runs the SessionStart hook (Codex: that it trusts it)."),
        "truncated": _("Set a smaller budget in the config: the client cuts what is longer."),
        "late": _("See that SessionStart hooks run for `compact`, not only for `resume`."),
    }.get(compaction.miss or "", "")
    return sentences(cause, _remedy(compaction, session))


def sentences(first: str, second: str) -> str:
    """One after the other, as the language sets them; either may be empty."""
    return _("{first} {second}").format(first=first, second=second) if first and second else first or second


def _remedy(compaction: Compaction, session: str | None) -> str:
    """The command that makes up for a miss."""
    if compaction.miss in (None, "late"):
        return ""
    if session is None:
        return _("Its transcript is gone: no command can show it.") if compaction.path is None else ""
    again = f"compact-guard inject {session} --via prompt"
    return {
        "no-checkpoint": _("`{look}` shows what was lost."),
        "build-failed": _("`{look}` shows what was lost."),
        "gave-up": _("`{again}` gives it now."),
        "refused": _("`compact-guard checkpoint verify {session}` says what is wrong with it."),
        "not-seen": _("`{again}` gives it now."),
        "truncated": _("`{again}` gives it again."),
    }.get(compaction.miss or "", "").format(look=look(compaction, session), again=again, session=session)


def flag_line(flag: str) -> str:
    """What is odd about what the agent left."""
    return {
        "summary-error": _("in place of the summary there is an error"),
        "summary-short": _("the summary is far too short"),
    }[flag]


def state_word(compaction: Compaction) -> str:
    """What became of the compaction."""
    return {
        "finished": _("finished"),
        "aborted": _("aborted"),
        "pending": _("pending"),
        "unknown": _("unknown"),
    }[compaction.state]


def checkpoint_word(compaction: Compaction) -> str:
    """How its checkpoint came to be."""
    if compaction.kept in ("saved", "late") and compaction.generation:
        return _("generation {number}").format(number=compaction.generation)
    return {
        "saved": _("saved"),
        "late": _("built late"),
        "empty": _("nothing to keep"),
        "none": _("none"),
        "failed": _("failed"),
        "skipped": _("left out"),
    }[compaction.kept]


def delivery_word(compaction: Compaction) -> str:
    """Whether the pack came, with the words of the proof."""
    if compaction.state != "finished" or compaction.kept in ("skipped", "empty", "none"):
        return "–"
    return compaction.delivery
