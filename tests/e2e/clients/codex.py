"""Codex, driven through its app-server (what its desktop program does) and through `codex exec`."""

from __future__ import annotations

import json
import subprocess
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.e2e.clients.loopback import Json
from tests.e2e.clients.place import Place
from tests.e2e.clients.process import ANSWER_S, Talk
from tests.e2e.clients.terminal import Terminal

LIMIT = 30_000
"""Tokens at which the client compacts by itself."""
FULL = 31_000
_KEYS = {"OPENAI_API_KEY": "sk-test-fake", "CODEX_API_KEY": "sk-test-fake"}
_CONFIG = """
model = "gpt-5.1-codex"
{provider}
model_context_window = 200000
model_auto_compact_token_limit = {limit}
approval_policy = "never"
sandbox_mode = "danger-full-access"
check_for_update_on_startup = false
[analytics]
enabled = false
[model_providers.mock]
name = "mock"
base_url = "{url}/v1"
wire_api = "responses"
env_key = "OPENAI_API_KEY"
request_max_retries = 0
stream_max_retries = 0
[projects."{project}"]
trust_level = "trusted"
{more}"""
CUSTOM_PROVIDER = 'model_provider = "mock"'
FRESH_WINDOW = "[features]\ntoken_budget = true\n"
"""A compaction asks for no summary and keeps nothing of what was said."""


@dataclass(frozen=True, slots=True)
class HookRun:
    """A hook as the client reports it."""

    event: str
    """`sessionStart`, `preCompact`, …"""
    status: str
    entries: tuple[tuple[str, str], ...]
    """Kind (context, warning, error, …) and text of each thing that it said."""


def built_in_provider(url: str) -> str:
    """OpenAI's own, whose summaries nobody else can read."""
    return f'openai_base_url = "{url}/v1"'


def write_config(place: Place, url: str, *, provider: str = CUSTOM_PROVIDER, more: str = "") -> None:
    config = _CONFIG.format(limit=LIMIT, url=url, project=place.project, provider=provider, more=more)
    (place.codex_home / "config.toml").write_text(config, "utf-8")


class AppServer(Talk):
    """One `codex app-server`; `turn` and `compact` wait until they are done."""

    def __init__(self, program: Path, place: Place) -> None:
        self.place = place
        self.thread = ""
        self.notes: list[Json] = []
        self._calls = 0
        super().__init__([str(program), "app-server"], place.project, place.env() | _KEYS, place.root / "codex.stderr")
        client = {"name": "compact_guard_e2e", "title": "End to end", "version": "1.0.0"}
        self.call("initialize", {"clientInfo": client, "capabilities": {"experimentalApi": True}})
        self.send({"method": "initialized"})

    def call(self, method: str, params: Json) -> Any:
        self._calls += 1
        number, until = self._calls, time.monotonic() + ANSWER_S
        self.send({"id": number, "method": method, "params": params})
        while True:
            message = self._heard(until)
            if message.get("id") == number and "method" not in message:
                assert "error" not in message, (method, message["error"])
                return message["result"]

    def trust_hooks(self) -> int:
        """Trust every hook as the client's own screen does; how many there are."""
        listed = self.call("hooks/list", {"cwds": [str(self.place.project)]})["data"]
        assert not [fault for folder in listed for fault in (*folder["warnings"], *folder["errors"])]
        hashes = {hook["key"]: {"trusted_hash": hook["currentHash"]} for folder in listed for hook in folder["hooks"]}
        edit = {"keyPath": "hooks.state", "value": hashes, "mergeStrategy": "upsert"}
        self.call("config/batchWrite", {"edits": [edit], "reloadUserConfig": True})
        return len(hashes)

    def start(self) -> str:
        self.thread = self.call("thread/start", {"cwd": str(self.place.project)})["thread"]["id"]
        return self.thread

    def resume(self, thread: str) -> None:
        self.thread = thread
        self.call("thread/resume", {"threadId": thread})

    def fork(self) -> str:
        """Go on in a thread of its own."""
        self.thread = self.call("thread/fork", {"threadId": self.thread})["thread"]["id"]
        return self.thread

    def log_in(self) -> None:
        """With an API key: the built-in provider does not take it from the environment."""
        self.call("account/login/start", {"type": "apiKey", "apiKey": _KEYS["OPENAI_API_KEY"]})

    def turn(self, text: str) -> str:
        """The turn's status: `completed`, `failed`, `interrupted`."""
        return self._finished("turn/start", {"input": [{"type": "text", "text": text}]})

    def compact(self) -> str:
        return self._finished("thread/compact/start", {})

    def hooks(self) -> list[HookRun]:
        """All that ran so far in this process."""
        runs = (note["params"]["run"] for note in self.notes if note["method"] == "hook/completed")
        return [
            HookRun(run["eventName"], run["status"], tuple((entry["kind"], entry["text"]) for entry in run["entries"]))
            for run in runs
        ]

    def lines(self) -> list[str]:
        """What hooks said to the person."""
        return [text for run in self.hooks() for kind, text in run.entries if kind == "warning"]

    def errors(self) -> list[str]:
        """What the client reports as an error, to whomever it concerns."""
        return [json.dumps(note["params"]) for note in self.notes if note["method"] == "error"]

    def _finished(self, method: str, params: Json) -> str:
        mark, until = len(self.notes), time.monotonic() + ANSWER_S
        self.call(method, {"threadId": self.thread} | params)
        while True:
            for note in self.notes[mark:]:
                if note["method"] == "turn/completed" and note["params"]["threadId"] == self.thread:
                    return str(note["params"]["turn"]["status"])
            self._heard(until)

    def _heard(self, until: float) -> Json:
        message = self.next(until)
        if "method" in message and "id" in message:
            self.send({"id": message["id"], "result": {"decision": "accept"}})
        elif "method" in message:
            self.notes.append(message)
        return message


def on_screen(program: Path, place: Place) -> Terminal:
    """The client as a person uses it; without the process that would outlive it."""
    return Terminal([str(program), "--no-daemon"], place.project, place.env() | _KEYS)


def run_exec(program: Path, place: Place, prompt: str, *, resume: str | None = None) -> list[Json]:
    """One turn of `codex exec`, which ends with it; its JSON events."""
    command = [str(program), "exec", *(["resume", resume] if resume else []), "--json", "--skip-git-repo-check", prompt]
    done = subprocess.run(
        command,
        cwd=place.project,
        env=place.env() | _KEYS,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=ANSWER_S,
    )
    assert done.returncode == 0, (done.stdout, done.stderr)
    return [json.loads(line) for line in done.stdout.splitlines()]
