"""What tests share: a home of their own, the recordings if they are there, the product as a function."""

from __future__ import annotations

import io
import json
import os
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

SHARED = Path(os.environ.get("COMPACT_GUARD_SHARED") or Path(__file__).parents[2] / "shared")
TRANSCRIPTS = SHARED / "transcripts"
ABSENT = f"no shared recordings at {SHARED}; COMPACT_GUARD_SHARED says where they are"
INHERITED = (
    *("LANG", "LANGUAGE", "LC_ALL", "LC_MESSAGES", "NO_COLOR"),
    *("CLAUDE_CODE_SESSION_ID", "CLAUDE_PROJECT_DIR", "CODEX_SESSION_ID", "CODEX_THREAD_ID"),
)


class Ran(NamedTuple):
    """One command's exit status and what it printed."""

    code: int
    out: str
    err: str

    def json(self) -> Any:
        assert self.code == 0, self.err
        return json.loads(self.out)

    def lines(self) -> list[Any]:
        return [json.loads(line) for line in self.out.splitlines()]


Guard = Callable[..., Ran]


@pytest.fixture(autouse=True)
def fake_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty home: no test sees the real one, nor the session, language or colours it is run with."""
    home = tmp_path / "home"
    home.mkdir()
    folders = {
        "HOME": "",
        "CLAUDE_CONFIG_DIR": ".claude",
        "CODEX_HOME": ".codex",
        "COMPACT_GUARD_STATE": ".local/state/compact-guard",
        "COMPACT_GUARD_CONFIG": ".config/compact-guard/config.toml",
        "XDG_STATE_HOME": ".local/state",
        "XDG_CONFIG_HOME": ".config",
        "XDG_CACHE_HOME": ".cache",
        "XDG_DATA_HOME": ".local/share",
    }
    for name, folder in folders.items():
        monkeypatch.setenv(name, str(home / folder))
    for name in INHERITED:
        monkeypatch.delenv(name, raising=False)
    return home


@pytest.fixture(scope="session")
def shared_dir() -> Path:
    """The folder of recordings and corpora beside the repository; without it the test is skipped."""
    if not TRANSCRIPTS.is_dir():
        pytest.skip(ABSENT)
    return SHARED


@pytest.fixture
def guard(capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Guard:
    """The command line in this process: `guard("show", path, "--json")`."""

    def run(*argv: str | Path, stdin: bytes = b"") -> Ran:
        from compact_guard.tui.cli import main

        capfd.readouterr()
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(stdin), encoding="utf-8"))
        try:
            code = main([str(part) for part in argv])
        except SystemExit as leaving:
            code = leaving.code if isinstance(leaving.code, int) else int(leaving.code is not None)
        sys.stdout.flush()
        return Ran(code or 0, *capfd.readouterr())

    return run


def _files(patterns: Iterable[str]) -> list[Path]:
    return sorted(path for pattern in patterns for path in TRANSCRIPTS.glob(pattern))


CLAUDE_TRANSCRIPTS = ("claude_client/*/projects/**/*.jsonl", "public/claude/**/*.jsonl")
CODEX_TRANSCRIPTS = ("codex_client/*/rollout-*", "public/codex/*.jsonl")
PARAMETERS = {
    "shared_transcript": CLAUDE_TRANSCRIPTS + CODEX_TRANSCRIPTS,
    "shared_recording": ("*_client/*/requests.jsonl", "*_client/*/model_requests.json"),
}


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """`shared_transcript` and `shared_recording` stand for each file of that kind; without any, one skipped case.

    Their names begin with `shared_` so that no test takes one for a fixture of its own and writes to it.
    """
    for name in PARAMETERS.keys() & set(metafunc.fixturenames):
        found = [pytest.param(path, id=str(path.relative_to(TRANSCRIPTS))) for path in _files(PARAMETERS[name])]
        metafunc.parametrize(name, found or [pytest.param(None, marks=pytest.mark.skip(ABSENT))])
