"""What an agent waits for at each event of its hooks, against a Python that starts and does nothing."""

from __future__ import annotations

import json
import shutil
import sysconfig
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from tests.bench.measure import Command, Wrong, compare
from tests.bench.place import Place, start_python
from tests.bench.table import Row, ratio_row
from tests.sessions import ClaudeLog, talk

CORRECTION = "No, use a unique constraint on refund_id, not advisory locks"
SAID = ("Let us plan the refunds.", "We decided to keep the ledger in PostgreSQL", CORRECTION, "Understood.") * 10


def rows(place: Place) -> Iterator[Row]:
    """A prompt when nothing waits, a restore, a save, the end of a compaction; a small session."""
    home = place.scratch / "hooks"
    log = talk(*SAID)
    path = log.write(home)
    state = place.scratch / "hooks-state"
    env = place.env(home) | {"COMPACT_GUARD_STATE": str(state), "COMPACT_GUARD_ORIGIN": "synthetic"}

    def hook(name: str, check: Callable[[bytes], None], before: Callable[[], object], **fields: Any) -> Command:
        event = _event(log, path, name) | fields
        stdin = place.scratch / f"{name}.json"
        stdin.write_text(json.dumps(event))
        program = str(Path(sysconfig.get_path("scripts")) / "compact-guard-hook")
        return Command([program, "claude"], check, env=env, before=before, stdin=str(stdin))

    def forget() -> None:
        shutil.rmtree(state, ignore_errors=True)

    def unmark() -> None:
        for mark in [*state.rglob("*.claim"), *state.rglob("*.delivered")]:
            mark.unlink()

    save = hook("PreCompact", _silent, forget, trigger="auto")
    events = [
        ("a prompt, nothing waits in the outbox", hook("UserPromptSubmit", _silent, forget, prompt="Go on."), 3.5),
        ("a save at PreCompact, 40 turns", save, None),
        ("a restore at SessionStart", hook("SessionStart", _gave_back, unmark, source="compact"), 5.0),
        ("PostCompact", hook("PostCompact", _silent, lambda: None, trigger="auto", compact_summary="done"), None),
    ]
    for what, command, bound in events:
        ratio = compare(command, start_python(), 3 * place.rounds)
        yield ratio_row(what, ratio, "`python -c pass`", bound)


def _event(log: ClaudeLog, path: Path, name: str) -> dict[str, Any]:
    return {"session_id": log.session, "transcript_path": str(path), "cwd": log.cwd, "hook_event_name": name}


def _silent(out: bytes) -> None:
    if out:
        raise Wrong(f"printed {out[:80]!r}")


def _gave_back(out: bytes) -> None:
    if CORRECTION not in json.loads(out)["hookSpecificOutput"]["additionalContext"]:
        raise Wrong(f"gave back {out[:80]!r}")
