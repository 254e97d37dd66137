"""The feed: what is written is noticed, whatever happens to the watch."""

from __future__ import annotations

import asyncio
import os
import shutil
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, cast

import pytest
import watchfiles

from compact_guard.tui import feed
from compact_guard.tui.feed import Feed
from compact_guard.tui.messages import FileTouched, FoldersChanged


class Host:
    """Keeps what is posted."""

    def __init__(self) -> None:
        self.posted: list[object] = []

    def post_message(self, message: object) -> None:
        self.posted.append(message)

    def count(self, kind: type) -> int:
        return sum(isinstance(message, kind) for message in self.posted)


@asynccontextmanager
async def watching(*roots: Path, path: Path | None) -> AsyncIterator[Host]:
    host = Host()
    running = Feed(cast(Any, host), [str(root) for root in roots])
    running.follow(None if path is None else str(path))
    task = asyncio.create_task(running.run())
    await asyncio.sleep(0.25)
    try:
        yield host
    finally:
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task


async def comes(holds: Callable[[], bool], *, within_s: float = 4.0) -> bool:
    for _ in range(int(within_s / 0.02)):
        if holds():
            return True
        await asyncio.sleep(0.02)
    return False


@pytest.fixture
def watched(tmp_path: Path) -> Path:
    folder = tmp_path / "projects" / "one"
    folder.mkdir(parents=True)
    path = folder / "a.jsonl"
    path.write_text("{}\n")
    return path


@pytest.fixture
def root(watched: Path) -> Path:
    return watched.parent.parent


def append(path: Path) -> None:
    with path.open("a") as file:
        file.write("{}\n")


async def test_an_append_is_noticed_by_its_event(root: Path, watched: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(feed, "LOOK_S", 60)
    async with watching(root, path=watched) as host:
        append(watched)
        assert await comes(lambda: host.count(FileTouched) > 0, within_s=2)


async def test_a_new_folder_with_a_file_made_at_once(
    root: Path, watched: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(feed, "LOOK_S", 60)
    async with watching(root, path=watched) as host:
        (root / "two" / "deep").mkdir(parents=True)
        (root / "two" / "deep" / "b.jsonl").write_text("{}\n")
        assert await comes(lambda: host.count(FoldersChanged) > 0, within_s=2)
        assert host.count(FileTouched) == 0


async def test_a_file_outside_the_roots(tmp_path: Path, root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(feed, "LOOK_S", 60)
    elsewhere = tmp_path / "downloads"
    elsewhere.mkdir()
    path = elsewhere / "c.jsonl"
    path.write_text("{}\n")
    async with watching(root, path=path) as host:
        append(path)
        assert await comes(lambda: host.count(FileTouched) > 0, within_s=2)


async def test_a_root_that_is_replaced_is_watched_again(
    root: Path, watched: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(feed, "LOOK_S", 0.8)
    async with watching(root, path=None) as host:
        away = root.with_name("old")
        root.rename(away)
        shutil.copytree(away, root)
        await asyncio.sleep(1.0)
        before = host.count(FoldersChanged)
        monkeypatch.setattr(feed, "LOOK_S", 60)
        await asyncio.sleep(1.0)
        before = host.count(FoldersChanged)
        (root / "one" / "new.jsonl").write_text("{}\n")
        assert await comes(lambda: host.count(FoldersChanged) > before, within_s=2)


async def test_a_root_that_comes_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(feed, "LOOK_S", 0.4)
    late = tmp_path / "late"
    async with watching(late, path=None) as host:
        late.mkdir()
        await asyncio.sleep(0.6)
        monkeypatch.setattr(feed, "LOOK_S", 60)
        await asyncio.sleep(0.6)
        before = host.count(FoldersChanged)
        (late / "d.jsonl").write_text("{}\n")
        assert await comes(lambda: host.count(FoldersChanged) > before, within_s=2)


async def test_a_watch_that_dies_silently_is_made_good_by_looking(
    root: Path, watched: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """BR-129 and BR-133: mounts whose events are missing, or stop after a while."""

    async def silent(*paths: str, stop_event: Any, **more: Any) -> AsyncIterator[set[Any]]:
        await stop_event.wait()
        return
        yield set()

    monkeypatch.setattr(watchfiles, "awatch", silent)
    monkeypatch.setattr(feed, "LOOK_S", 0.2)
    async with watching(root, path=watched) as host:
        append(watched)
        assert await comes(lambda: host.count(FileTouched) == 1, within_s=2)
        watched.unlink()
        assert await comes(lambda: host.count(FileTouched) == 2, within_s=2)


async def test_no_watches_left_is_no_end(root: Path, watched: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(*paths: str, **more: Any) -> Any:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(watchfiles, "awatch", refused)
    monkeypatch.setattr(feed, "LOOK_S", 0.2)
    async with watching(root, path=watched) as host:
        append(watched)
        assert await comes(lambda: host.count(FileTouched) == 1, within_s=2)


async def test_the_same_size_at_another_time_counts(root: Path, watched: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    status = watched.stat()
    before = feed.signature(str(watched))
    os.utime(watched, ns=(status.st_atime_ns, status.st_mtime_ns + 1))
    assert feed.signature(str(watched)) != before
    assert feed.signature(str(watched) + ".none") is None
