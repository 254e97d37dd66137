"""A console on the built-in story: fixed clock, time zone, size and language."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.stores import file_of

from compact_guard.core.checkpoint import assemble, edit
from compact_guard.core.checkpoint.edit import edited
from compact_guard.core.checkpoint.item import Checkpoint
from compact_guard.core.checkpoint.past import Past
from compact_guard.core.checkpoint.store import Store
from compact_guard.core.demo.stage import Stage
from compact_guard.core.i18n import set_language
from compact_guard.core.paths import state_dir
from compact_guard.core.transcript.discover import find_roots
from compact_guard.core.transcript.row import rfc3339
from compact_guard.core.transcript.session import open_session

from .driver import NOW_MS, Console


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    set_language("en")
    yield
    set_language("en")


def _played(language: str, tmp_path: Path) -> Console:
    """The whole story, written at a fixed time, in a home of its own."""
    with Stage(language, now_ms=lambda: NOW_MS) as stage:
        for _step in stage.play():
            pass
        folder = tmp_path / "home" / ".claude" / "projects" / "story"
        folder.mkdir(parents=True)
        path = Path(shutil.copy(stage.path, folder))
    return Console(path, find_roots())


@pytest.fixture
def console(tmp_path: Path) -> Console:
    """On the English story."""
    return _played("en", tmp_path)


@pytest.fixture
def chinese_console(tmp_path: Path) -> Console:
    """On the Chinese story, in Traditional Chinese."""
    set_language("zh_TW")
    return _played("zh_TW", tmp_path)


@pytest.fixture
def empty_console(fake_home: Path) -> Console:
    """Where there is no session."""
    return Console(None, find_roots())


class _Os:
    """The `os` module without chance."""

    def __getattr__(self, name: str) -> Any:
        return getattr(os, name)

    @staticmethod
    def urandom(length: int) -> bytes:
        return b"\xc0\xff\xee\x00" * (length // 4)


@pytest.fixture
def fixed_packs(monkeypatch: pytest.MonkeyPatch) -> None:
    """Packs that are the same on every machine and at every run."""
    monkeypatch.setattr(assemble, "own_command", lambda: "/opt/bin/compact-guard")
    monkeypatch.setattr(assemble, "new_nonce", lambda: "c0ffee00c0ffee00")
    monkeypatch.setattr(edit, "os", _Os())


def store_generations(console: Console) -> None:
    """Four: of the compaction; of a later one that came to nothing, with little room; an edit; one that was changed."""
    session = open_session(str(console.path), roots=console.roots)
    store, info = Store(state_dir()), session.info
    past = Past(session, store)
    store.save(past.built(1))
    later = _at(past.built(), NOW_MS + 600_000)
    later.render.cap = 1400
    store.save(later)
    rule = next(item for item in later.items if item.kind == "constraint")
    store.save(edited(later, rule.id, NOW_MS + 660_000, text=rule.text + " (42)"))
    store.save(_at(past.built(), NOW_MS + 900_000))
    changed = file_of(Path(state_dir()), 4, info.session_id, info.agent)
    changed.write_bytes(changed.read_bytes().replace(b'"role":"user"', b'"role":"none"', 1))
    session.close()


def _at(checkpoint: Checkpoint, at_ms: int) -> Checkpoint:
    checkpoint.created_at = rfc3339(at_ms) or ""
    checkpoint.trigger = "auto"
    return checkpoint
