"""Guarded sessions as the audit meets them: a transcript and the rows that its hooks left, written side by side."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from compact_guard.core.audit.log import Row, append, short, stamp
from compact_guard.core.audit.report import Compaction, Report
from compact_guard.core.audit.source import code
from compact_guard.core.audit.survey import survey
from compact_guard.core.transcript.discover import find_roots

from .sessions import ClaudeLog, CodexLog

SUMMARY = "Summary:\n1. The user and the assistant worked on the parser. " + "It went on like this. " * 8


def pack(nonce: str, *, language: str = "en") -> str:
    """A text as the guard gives it."""
    head = "compact-guard: evidence" if language == "en" else "compact-guard：紀錄"
    return f"{head}\n--- begin evidence {nonce} ---\nDecisions\n- tabs\n--- end evidence {nonce} ---\n"


class _Guarded:
    agent = ""
    surface = ""

    def __init__(self, home: Path, state: Path, number: int = 1) -> None:
        self.home = home
        self.state = state
        self.number = number
        self.generation = 0
        self.code = code()
        self.origin = "natural"
        self.ahead_ms = 0
        """How much later the hooks' clock is than the transcript's: a recording that is replayed."""

    log: ClaudeLog | CodexLog

    @property
    def now_ms(self) -> int:
        return round(self.log.now.timestamp() * 1000)

    @property
    def session(self) -> str:
        return self.log.session

    @property
    def path(self) -> Path:
        return self.log.path(self.home)

    def size(self) -> int:
        return len(self.log.data())

    def nonce(self, generation: int | None = None) -> str:
        return f"{self.number:08x}{generation or self.generation:08x}"

    def row(self, event: str, outcome: str, trigger: str | None = None, **fields: Any) -> Row:
        """A row at the session's present time, which goes on a second."""
        self.log.stamp()
        given: dict[str, Any] = {"surface": self.surface, "client": "2.1.332", "code": self.code, "ms": 20}
        given |= {
            "origin": self.origin,
            "session": short(self.session),
            "transcript": short(str(self.path)),
            "trigger": trigger,
            **fields,
        }
        given.setdefault("size", self.size())
        made = Row(at=stamp(self.now_ms + self.ahead_ms), agent=self.agent, event=event, outcome=outcome, **given)
        assert append(str(self.state), made)
        return made

    def pre(self, outcome: str = "saved", trigger: str = "auto", **fields: Any) -> Row:
        """PreCompact."""
        told: dict[str, Any] = {}
        if outcome in ("saved", "saved_partial"):
            self.generation += 1
        if outcome in ("saved", "saved_partial", "duplicate"):
            told = {"generation": self.generation, "nonce": self.nonce(), "size": self.size(), "checkpoint": "ab" * 8}
        return self.row("PreCompact", outcome, trigger, **{**told, **fields})

    def post(self, **fields: Any) -> Row:
        return self.row("PostCompact", "counted", "auto", **fields)

    def start(self, outcome: str = "injected", source: str = "compact", **fields: Any) -> Row:
        """SessionStart."""
        if outcome == "late_built":
            self.generation += 1
        told: dict[str, Any] = {}
        if outcome in ("injected", "late_built", "redelivered"):
            told = {"generation": self.generation, "nonce": self.nonce(), "units": 900}
        elif outcome == "already_delivered":
            told = {"generation": self.generation, "covered_by": self.generation}
        return self.row("SessionStart", outcome, source, **{**told, **fields})

    def write(self) -> Path:
        return self.log.write(self.home)


class GuardedClaude(_Guarded):
    agent, surface = "claude", "claude/api"

    def __init__(self, home: Path, state: Path, number: int = 1) -> None:
        super().__init__(home, state, number)
        self.log: ClaudeLog = ClaudeLog(number)

    def talk(self, turns: int = 1) -> None:
        for turn in range(turns):
            self.log.user(f"please do {turn}")
            self.log.assistant(f"did {turn}")

    def reply(self) -> None:
        self.log.assistant("going on")

    def given(self, text: str, event: str = "SessionStart") -> None:
        """What a hook gave to the model."""
        told = {"hookName": f"{event}:compact", "hookEvent": event}
        self.log.chained("attachment", {"attachment": {"type": "hook_success", "content": "", "stdout": text, **told}})
        attachment = {"type": "hook_additional_context", "content": [text], **told}
        self.log.chained("attachment", {"attachment": attachment})

    def boundary(self, summary: str | None = SUMMARY) -> None:
        self.log.boundary(summary)

    def compact(self, *, pre: str = "saved", start: str = "injected", text: str | None = None) -> None:
        """A compaction in Claude's order; the boundary comes last. `text`: what stands there in the pack's place."""
        self.pre(pre)
        self.start(start)
        self.post()
        self.boundary()
        if start in ("injected", "late_built", "redelivered"):
            self.given(pack(self.nonce()) if text is None else text)


class GuardedCodex(_Guarded):
    agent, surface = "codex", "codex/cli"

    def __init__(self, home: Path, state: Path, number: int = 1) -> None:
        super().__init__(home, state, number)
        self.log: CodexLog = CodexLog(number)
        self.windows = 0

    def talk(self, turns: int = 1) -> None:
        for turn in range(turns):
            self.log.user(f"please do {turn}")
            self.reply()

    def reply(self) -> None:
        self.log.agent(f"did {len(self.log.lines)}")

    def given(self, text: str) -> None:
        kinds = {"content_item_kinds": ["hooks.additional_context"]}
        self.log.message("developer", text, internal_chat_message_metadata_passthrough=kinds)

    def boundary(self) -> None:
        self.windows += 1
        self.log.message("assistant", "the summary")
        summary = f"Another language model … to assist with your own analysis:\n{SUMMARY}"
        self.log.add("compacted", {"message": summary, "replacement_history": [], "window_id": f"w{self.windows}"})

    def compact(self, *, pre: str = "saved", start: str = "injected", text: str | None = None) -> None:
        """An automatic compaction in Codex's order."""
        self.pre(pre)
        self.boundary()
        self.post()
        self.start(start)
        if start in ("injected", "late_built", "redelivered"):
            self.given(pack(self.nonce()) if text is None else text)


def audit(state: Path) -> Report:
    """The report on the home's sessions."""
    return survey(str(state), find_roots())


def only(report: Report) -> Compaction:
    """The one compaction that was found."""
    assert len(report.compactions) == 1, report.compactions
    return report.compactions[0]
