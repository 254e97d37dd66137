"""Watches the shown transcript, the folders where others appear, and the audit. It posts messages, nothing else."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Sequence
from importlib import import_module
from typing import TYPE_CHECKING

from .auditing import audit_signature
from .messages import AuditTouched, FileTouched, FoldersChanged

if TYPE_CHECKING:
    from textual.dom import DOMNode
    from watchfiles import Change

STEP_MS, DEBOUNCE_MS = 20, 50
LOOK_S = 2.0
"""Between two looks at what events may have missed: symlinks, network mounts, a watch that died."""
LOOKS_A_LIST = 5
"""Every so many looks the sessions are listed again."""
_Signature = tuple[int, int, int, int] | None


class Feed:
    """One watcher of the roots and one of the shown file's own folder, with a look at the disk behind both."""

    def __init__(self, app: DOMNode, roots: Sequence[str]) -> None:
        self._app = app
        self._roots = list(dict.fromkeys(map(os.path.realpath, roots)))
        self._path: str | None = None
        self._signature: _Signature = None
        self._looks = 0
        self._audit = audit_signature()

    def follow(self, path: str | None) -> None:
        """The transcript that is shown now."""
        self._path = path
        self._signature = signature(path)

    async def run(self) -> None:
        """Until cancelled."""
        # Some 50 ms of imports, which the first picture must not wait for.
        await asyncio.to_thread(import_module, "watchfiles")
        await asyncio.gather(self._watch(recursive=True), self._watch(recursive=False), self._look())

    def _wanted(self, *, recursive: bool) -> list[str]:
        if recursive:
            return [root for root in self._roots if os.path.isdir(root)]
        if self._path is None:
            return []
        folder = os.path.dirname(os.path.realpath(self._path))
        inside = any(folder == root or folder.startswith(root + os.sep) for root in self._roots)
        return [folder] if os.path.isdir(folder) and not inside else []

    async def _watch(self, *, recursive: bool) -> None:
        """Watch what there is; begin anew when folders come, are replaced, or the watch fails."""
        import watchfiles

        while True:
            folders = self._wanted(recursive=recursive)
            stop = asyncio.Event()
            again = asyncio.create_task(self._until_other(folders, stop, recursive=recursive))
            try:
                if folders:
                    async for changes in watchfiles.awatch(
                        *folders, step=STEP_MS, debounce=DEBOUNCE_MS, recursive=recursive, stop_event=stop,
                        watch_filter=None, ignore_permission_denied=True,
                    ):  # fmt: skip
                        self._tell(changes)
                else:
                    await stop.wait()
            except (OSError, RuntimeError):
                # No more watches, or a folder went away in between: the look at the disk goes on alone.
                await stop.wait()
            finally:
                again.cancel()

    async def _until_other(self, folders: list[str], stop: asyncio.Event, *, recursive: bool) -> None:
        """Sets `stop` when other folders are to be watched, or one of these is another of the same name."""
        inodes = [_inode(folder) for folder in folders]
        while not stop.is_set():
            await asyncio.sleep(LOOK_S / 4)
            wanted = self._wanted(recursive=recursive)
            if wanted != folders or [_inode(folder) for folder in wanted] != inodes:
                stop.set()

    def _tell(self, changes: set[tuple[Change, str]]) -> None:
        shown = os.path.realpath(self._path) if self._path else None
        paths = {path for _, path in changes}
        if shown in paths:
            self._touched()
        if any(path != shown for path in paths):
            self._app.post_message(FoldersChanged())

    def _touched(self) -> None:
        self._signature = signature(self._path)
        self._app.post_message(FileTouched())

    async def _look(self) -> None:
        while True:
            await asyncio.sleep(LOOK_S)
            if self._path is not None and signature(self._path) != self._signature:
                self._touched()
            if (audit := audit_signature()) != self._audit:
                self._audit = audit
                self._app.post_message(AuditTouched())
            self._looks += 1
            if self._path is None or self._looks % LOOKS_A_LIST == 0:
                self._app.post_message(FoldersChanged())


def signature(path: str | None) -> _Signature:
    """What changes when a file is written, replaced or removed."""
    try:
        status = os.stat(path or "")
    except OSError:
        return None
    return status.st_dev, status.st_ino, status.st_size, status.st_mtime_ns


def _inode(folder: str) -> tuple[int, int] | None:
    try:
        status = os.stat(folder)
    except OSError:
        return None
    return status.st_dev, status.st_ino
