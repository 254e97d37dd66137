"""What the drill showed: whether the real program, with a real session, saves and gives back as it has to."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence

from ...audit.source import code
from ...checkpoint.render import UTF16, measure, render
from ...checkpoint.words import words_of
from ...i18n import _, ngettext
from ...model import Agent
from ...redact.engine import redact
from ..answer import ALREADY, DEADLINE, EMPTY, INJECTED, NOTHING, SAVED, SAVED_PARTIAL
from ..event import SESSION_START
from ..lines import reason_words
from .drill import Drill, Ran
from .finding import NAMES, Finding, Level, again
from .sources import Handler

_DEADLINE_MS = 2500
"""The program's own two seconds, and the start of an interpreter."""
_CLAUDE_UNITS = 10_000
_TOKEN_BYTES, _CODEX_TOKENS = 4, 2500


def drilled(drill: Drill, agent: Agent, handlers: Sequence[Handler]) -> list[Finding]:
    """What there is to say. `handlers`: those of the settings, for the limit that they name."""
    made = _Drilled(drill, agent, handlers)
    found = list(made.findings())
    return found or [made.good()]


class _Drilled:
    def __init__(self, drill: Drill, agent: Agent, handlers: Sequence[Handler]) -> None:
        self.drill = drill
        self.agent = agent
        self.handlers = handlers

    def findings(self) -> Iterator[Finding]:
        for ran in self.drill.ran:
            if (wrong := self._start(ran)) is not None:
                yield wrong
                return
        saved, restored = self.drill.saved, self.drill.restored
        yield from self._saved(saved)
        if restored is not None:
            yield from self._restored(restored)
        yield from self._slow()
        yield from self._other()

    def good(self) -> Finding:
        saved, restored, checkpoint = self.drill.saved, self.drill.restored, self.drill.checkpoint
        if checkpoint is None or restored is None:
            return self._finding("drill", "ok", _("The hook program runs; there is no session yet to try it with."))
        count, pack = sum(item.is_live for item in checkpoint.items), render(checkpoint)
        said = ngettext(
            "Tried with a real session: {count} item saved in {save} ms, given back in {restore} ms, once; {units} of "
            "{cap} units.",
            "Tried with a real session: {count} items saved in {save} ms, given back in {restore} ms, once; {units} of "
            "{cap} units.",
            count,
        ).format(count=count, save=saved.ms, restore=restored.ms, units=f"{pack.units:,}", cap=f"{pack.cap:,}")
        return self._finding("drill", "ok", said)

    def _start(self, ran: Ran) -> Finding | None:
        """That the program did not run, or ran otherwise than a hook may."""
        if ran.code is None and not ran.err:
            return self._wrong(_("The hook program does not come to an end."))
        if ran.code != 0 or ran.err:
            return self._wrong(_("The hook program fails: {reason}").format(reason=ran.err or ran.code))
        if ran.row is None:
            return self._wrong(_("The hook program leaves no row in the audit: it is another program, or an old one."))
        return None

    def _saved(self, ran: Ran) -> Iterator[Finding]:
        row = ran.row
        assert row is not None
        if ran.out:
            yield self._wrong(
                _("The hook program prints something before a compaction: the agent takes it for its own.")
            )
        if row.outcome == SAVED_PARTIAL:
            said = _(
                "Of the session that it was tried with, {count} bytes could not be read within a hook's two seconds."
            )
            yield self._finding("drill", "warn", said.format(count=f"{row.counts.get('unread_bytes', 0):,}"))
        elif row.outcome not in (SAVED, EMPTY, NOTHING):
            yield self._wrong(_("The hook program saved nothing: {reason}").format(reason=_why(ran)), row.reason)

    def _restored(self, ran: Ran) -> Iterator[Finding]:
        row, checkpoint = ran.row, self.drill.checkpoint
        assert row is not None
        context = _context(ran.out)
        if row.outcome != INJECTED or context is None or checkpoint is None:
            yield self._wrong(_("The hook program gave nothing back: {reason}").format(reason=_why(ran)), row.reason)
            return
        words = words_of(checkpoint.render.language)
        begin, end = (line.format(nonce=checkpoint.nonce) for line in (words.begin, words.end))
        if not context[:1].isalpha() or context.count(begin) != 1 or context.count(end) != 1:
            yield self._wrong(_("What the hook program gives back is no pack."))
        elif context != render(checkpoint).text and row.code == code():
            yield self._wrong(_("What the hook program gives back is not what is stored."))
        if redact(context).text != context:
            yield self._wrong(_("What the hook program gives back holds what looks like a secret."))
        yield from self._size(context)
        once = self.drill.again
        if once is not None and (once.out or once.row is None or once.row.outcome != ALREADY):
            yield self._wrong(_("The hook program gives the same twice: {reason}").format(reason=_why(once)))

    def _size(self, context: str) -> Iterator[Finding]:
        if self.agent == "claude":
            size, cap = measure(context, UTF16), _CLAUDE_UNITS
        else:
            size, cap = len(context.encode("utf-8", "surrogatepass")), _TOKEN_BYTES * self._tokens()
        if cap and size > cap:
            said = _("The pack is larger than what {name} takes whole: {size} of {cap}.")
            text = said.format(name=NAMES[self.agent], size=f"{size:,}", cap=f"{cap:,}")
            yield self._finding("pack", "problem", text, again(self.agent))

    def _tokens(self) -> int:
        """What Codex takes of a hook's text; 0: all of it."""
        limits = [one.fields.get("additionalContextLimit") for one in self.handlers if one.event == SESSION_START]
        return next((limit for limit in limits if isinstance(limit, int)), _CODEX_TOKENS)

    def _slow(self) -> Iterator[Finding]:
        slowest = max(ran.ms for ran in self.drill.ran)
        if slowest > _DEADLINE_MS:
            said = _("The hook program took {ms} ms: the agent waits for it.").format(ms=f"{slowest:,}")
            yield self._finding("drill", "warn", said, _slow())

    def _other(self) -> Iterator[Finding]:
        row = self.drill.saved.row
        if row is not None and self.handlers and row.code != code():
            said = _("{name} runs another installation of compact-guard than this one: version {version}.")
            text = said.format(name=NAMES[self.agent], version=row.guard)
            yield self._finding("program", "warn", text, again(self.agent))

    def _wrong(self, text: str, reason: str | None = None) -> Finding:
        todo = again(self.agent) if self.handlers else _("Install compact-guard again.")
        if reason in (DEADLINE, "stdout"):
            todo = _slow()
        return self._finding("drill", "problem", text, todo)

    def _finding(self, check: str, level: Level, text: str, todo: str = "") -> Finding:
        return Finding(check, level, text, todo, self.agent)


def _context(out: bytes) -> str | None:
    """The pack in an answer of exactly the form that the agents take."""
    try:
        answer = json.loads(out)
        specific = answer["hookSpecificOutput"]
    except (ValueError, KeyError, TypeError):
        return None
    forms = set(answer) <= {"hookSpecificOutput", "systemMessage"} and specific.keys() == {
        "hookEventName",
        "additionalContext",
    }
    text = specific["additionalContext"] if forms and specific["hookEventName"] == SESSION_START else None
    return text if isinstance(text, str) else None


def _slow() -> str:
    return _("See what slows down this machine's disk or the start of programs.")


def _why(ran: Ran) -> str:
    row = ran.row
    assert row is not None
    return " ".join(filter(None, (row.outcome, row.reason and f"({reason_words(row.reason)})")))
