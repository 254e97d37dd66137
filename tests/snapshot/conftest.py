"""A console on the built-in story: fixed clock, time zone, size and language."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from compact_guard.core.demo.stage import Stage
from compact_guard.core.i18n import set_language
from compact_guard.core.transcript.discover import find_roots

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
