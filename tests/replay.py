"""Recorded sessions of real clients, told again event by event, with the transcript as the hook saw it then.

    for step in claude_recording("a_manual_compact", shared_dir, fake_home).steps("PreCompact", "SessionStart"):
        heard = step.send()

The transcripts are copied below the given home and cut at each step; the recordings are never written to.
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.door import Heard, hook

GUARDED = ("PreCompact", "SessionStart", "PostCompact", "UserPromptSubmit")
"""The events that the guard is registered for."""
RECORDED_HOME = "/home/user"
LEGACY = "z_legacy_0.140.0"
_LEGACY_LINES = (
    *(5, 6, 9, 10, 11, 18, 19, 20, 21, 28, 29, 30, 31, 38, 39, 40, 41, 48, 51),
    *(54, 55, 56, 57, 58, 63),
)
"""Lines at each event of that recording, which does not say them: as the other ones have them in the same places."""
_CLAUDE, _CODEX = "claude_client", "codex_client"


class Step:
    """One event of a recording. `lines`: of its transcript at that moment; None: there was no file."""

    def __init__(self, recording: Recording, payload: dict[str, Any], lines: int | None) -> None:
        self._recording = recording
        self.payload = payload
        self.lines = lines
        self.event: str = payload["hook_event_name"]
        self.kind: str = payload.get("source") or payload.get("trigger") or ""
        self.session: str = payload["session_id"]

    def __repr__(self) -> str:
        return f"{self.event}({self.kind}) at {self.lines} lines of {self.session[:8]}"

    def stage(self) -> None:
        """Bring the transcript to where it was; others stay as they are."""
        self._recording.cut(Path(self.payload["transcript_path"]), self.lines)

    def send(self) -> Heard:
        """What the real door answers at this step."""
        self.stage()
        return hook(self._recording.agent, self.payload)


class Recording:
    """A recorded client run, in a home of its own. `quiet`: transcripts look written some time ago (no waiting)."""

    def __init__(self, agent: str, sources: dict[Path, Path], home: Path, *, quiet: bool = True) -> None:
        self.agent = agent
        self.home = home
        self._lines = {path: source.read_bytes().splitlines(keepends=True) for path, source in sources.items()}
        self._quiet = quiet
        self._steps: list[Step] = []

    def add(self, payload: dict[str, Any], lines: int | None) -> None:
        """One more event, its paths moved into the home."""
        moved = json.loads(json.dumps(payload).replace(f'"{RECORDED_HOME}/.', f'"{self.home}/.'))
        self._steps.append(Step(self, moved, lines))

    def steps(self, *events: str) -> Iterator[Step]:
        """The guarded events in order, or those of the given names."""
        return (step for step in self._steps if step.event in (events or GUARDED))

    def lines_of(self, transcript: Path) -> list[bytes]:
        """All lines that the recording holds of a transcript, also those that come later."""
        return self._lines[transcript]

    def cut(self, transcript: Path, lines: int | None) -> None:
        """Bring a transcript to a number of lines; None takes it away."""
        if lines is None or transcript not in self._lines:
            transcript.unlink(missing_ok=True)
            return
        data = b"".join(self._lines[transcript][:lines])
        if not (transcript.exists() and transcript.read_bytes() == data):
            transcript.parent.mkdir(parents=True, exist_ok=True)
            # In place, as the clients do: the same file grows.
            with transcript.open("ab") as file:
                file.truncate(0)
                file.write(data)
        if self._quiet:
            os.utime(transcript, (time.time() - 60, time.time() - 60))


def claude_recording(name: str, shared: Path, home: Path, *, quiet: bool = True) -> Recording:
    """A recorded run of Claude Code."""
    folder = shared / "transcripts" / _CLAUDE / name
    root = folder / "projects"
    sources = {home / ".claude/projects" / path.relative_to(root): path for path in root.rglob("*.jsonl")}
    recording = Recording("claude", sources, home, quiet=quiet)
    payloads = sorted((folder / "hook_payloads").glob("*.json"))
    log = (folder / "hook_log.jsonl").read_text().splitlines()
    for path, line in zip(payloads, log, strict=True):
        seen = json.loads(line)["transcript"]
        recording.add(json.loads(path.read_text()), seen["lines"] if isinstance(seen, dict) else None)
    return recording


def claude_recordings(shared: Path) -> list[str]:
    """The names of all."""
    return sorted(path.parent.name for path in (shared / "transcripts" / _CLAUDE).glob("*/hook_log.jsonl"))


def codex_recordings(shared: Path) -> list[str]:
    """The names of all."""
    return sorted(path.parent.name for path in (shared / "transcripts" / _CODEX).glob("*/hook_payloads.json"))


def codex_recording(name: str, shared: Path, home: Path) -> Recording:
    """A recorded run of Codex."""
    folder = shared / "transcripts" / _CODEX / name
    told = json.loads((folder / "hook_payloads.json").read_text())
    payloads = [one["payload"] for one in told]
    by_name = {path.name: path for path in folder.glob("rollout-*.jsonl")}
    sources = {
        Path(path.replace(RECORDED_HOME, str(home), 1)): by_name[os.path.basename(path)]
        for path in {payload["transcript_path"] for payload in payloads}
        if os.path.basename(path) in by_name
    }
    recording = Recording("codex", sources, home)
    for index, one in enumerate(told):
        recording.add(one["payload"], _LEGACY_LINES[index] if name == LEGACY else one["transcript_lines"])
    return recording
