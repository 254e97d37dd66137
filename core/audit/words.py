"""What the audit says, in words: for the command and the console."""

from __future__ import annotations

from ..i18n import _, ngettext
from .report import COMPACTIONS_NEEDED, ROWS_NEEDED, Compaction, Failing, Report, Surface

SHORT_ID = 8


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


def name_of(one: Compaction | Failing, length: int = SHORT_ID) -> str:
    """The session's id, short; `#` and a digest where only the audit's rows know it."""
    return one.session_id[:length] if one.session_id else "#" + one.session[:SHORT_ID]


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


def advice(compaction: Compaction, session: str) -> str:
    """What to do about a miss; empty where it is none. `session`: the name that commands take."""
    look = f"compact-guard checkpoint render {session} --compaction {compaction.number or 'K'}"
    again = f"compact-guard inject {session} --via prompt"
    return {
        "no-checkpoint": _(
            "See that the agent runs the hooks (Codex: that it trusts them). `{look}` shows what was lost."
        ),
        "build-failed": _("See the reason: disk, permissions or time. `{look}` shows what was lost."),
        "gave-up": _("`{again}` gives it now."),
        "refused": _("`compact-guard checkpoint verify {session}` says what is wrong with it."),
        "not-seen": _(
            "See that the agent runs the SessionStart hook (Codex: that it trusts it). `{again}` gives it now."
        ),
        "truncated": _("Set a smaller budget in the config: the client cuts what is longer. `{again}` gives it again."),
        "late": _("See that SessionStart hooks run for `compact`, not only for `resume`."),
    }.get(compaction.miss or "", "").format(look=look, again=again, session=session)


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
