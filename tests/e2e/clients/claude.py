"""Claude Code, driven through its JSON stream."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from tests.e2e.clients.loopback import Json
from tests.e2e.clients.place import Place
from tests.e2e.clients.process import ANSWER_S, Talk
from tests.e2e.clients.terminal import Terminal

FIRST_PARTY_MODEL = "claude-opus-5-5"
_KEY = "sk-ant-test-fake"
WINDOW = 200_000
FULL = 190_000
"""Tokens over the threshold of that window: the next request is preceded by a compaction."""


@dataclass(frozen=True, slots=True)
class HookRun:
    """A hook as the client reports it. PreCompact and PostCompact are not reported."""

    name: str
    """`SessionStart:compact`, `UserPromptSubmit`."""
    stdout: str
    stderr: str
    outcome: str


@dataclass(frozen=True, slots=True)
class Turn:
    """What the client showed between a prompt and its result."""

    text: str
    is_error: bool
    compactions: tuple[str, ...]
    """The trigger of each."""
    hooks: tuple[HookRun, ...]
    notices: tuple[str, ...]
    """Lines for the person."""
    replayed: tuple[str, ...]
    """Texts that the client adds to the conversation: a summary, a command's output."""


class Claude(Talk):
    """One process: a new session, or the one that is resumed."""

    def __init__(
        self,
        program: Path,
        place: Place,
        url: str,
        *,
        model: str = FIRST_PARTY_MODEL,
        resume: str | None = None,
        fork: bool = False,
        env: Mapping[str, str] | None = None,
    ) -> None:
        self.session = resume or ""
        answer_first_questions(place)
        command = [str(program), "-p", "--model", model, "--verbose", "--include-hook-events"]
        command += ["--input-format", "stream-json", "--output-format", "stream-json"]
        command += ["--resume", resume] if resume else []
        command += ["--fork-session"] if fork else []
        env = place.env() | account(url) | dict(env or {})
        super().__init__(command, place.project, env, place.root / "claude.stderr")

    def say(self, prompt: str) -> Turn:
        """Send a prompt or a slash command, and wait for its result."""
        self.send({"type": "user", "message": {"role": "user", "content": prompt}})
        seen: list[Json] = []
        while (event := self.next())["type"] != "result":
            seen.append(event)
        self.session = event["session_id"]
        return _turn(seen, event)

    def compact(self) -> Turn:
        return self.say("/compact")


def run_print(program: Path, place: Place, url: str, prompt: str, *, resume: str | None = None) -> Json:
    """One turn of `claude -p`, which ends with it; its result."""
    answer_first_questions(place)
    command = [str(program), "-p", "--model", FIRST_PARTY_MODEL, "--output-format", "json"]
    command += ["--resume", resume] if resume else []
    done = subprocess.run(
        [*command, prompt],
        cwd=place.project,
        env=place.env() | account(url),
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=ANSWER_S,
    )
    assert done.returncode == 0, (done.stdout, done.stderr)
    result: Json = json.loads(done.stdout)
    return result


def on_screen(program: Path, place: Place, url: str, model: str = FIRST_PARTY_MODEL) -> Terminal:
    """The client as a person uses it."""
    answer_first_questions(place)
    return Terminal([str(program), "--model", model], place.project, place.env() | account(url))


def answer_first_questions(place: Place) -> None:
    """As somebody who has used the client in this project before."""
    known = place.claude_home / ".claude.json"
    if not known.exists():
        projects = {str(place.project): {"hasTrustDialogAccepted": True}}
        accepted = {"customApiKeyResponses": {"approved": [_KEY[-20:]]}, "theme": "dark"}
        known.write_text(json.dumps({"hasCompletedOnboarding": True, "projects": projects} | accepted), "utf-8")


def gateway(token: str) -> dict[str, str]:
    """What takes the place of an API key where something else stands before the model."""
    return {"ANTHROPIC_AUTH_TOKEN": token, "ANTHROPIC_API_KEY": ""}


def transcript(place: Place, session: str) -> Path:
    """The session's file; the client alone knows the folder's name."""
    [path] = place.claude_home.glob(f"projects/*/{session}.jsonl")
    return path


def hook_failures(place: Place, session: str) -> list[str]:
    """What the transcript says of hooks that went wrong."""
    rows = (json.loads(line) for line in transcript(place, session).read_text("utf-8").splitlines())
    kinds = (row["attachment"]["type"] for row in rows if row["type"] == "attachment")
    return [kind for kind in kinds if kind in ("hook_non_blocking_error", "hook_cancelled", "hook_blocking_error")]


def account(url: str) -> dict[str, str]:
    """An account that exists nowhere, and a client that asks for nothing but the conversation."""
    quiet = ("DISABLE_TELEMETRY", "DISABLE_AUTOUPDATER", "DISABLE_ERROR_REPORTING")
    return {
        "ANTHROPIC_BASE_URL": url,
        "ANTHROPIC_API_KEY": _KEY,
        "CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC": "1",
        "CLAUDE_CODE_AUTO_COMPACT_WINDOW": str(WINDOW),
    } | dict.fromkeys(quiet, "1")


def _turn(seen: list[Json], result: Json) -> Turn:
    def system(subtype: str) -> list[Json]:
        return [event for event in seen if event["type"] == "system" and event.get("subtype") == subtype]

    contents = [event["message"]["content"] for event in seen if event["type"] == "user"]
    return Turn(
        text=result.get("result") or "",
        is_error=bool(result["is_error"]),
        compactions=tuple(event["compact_metadata"]["trigger"] for event in system("compact_boundary")),
        hooks=tuple(
            HookRun(event["hook_name"], event["stdout"], event["stderr"], event["outcome"])
            for event in system("hook_response")
        ),
        notices=tuple(event["content"] for event in system("informational")),
        replayed=tuple(content for content in contents if isinstance(content, str)),
    )
