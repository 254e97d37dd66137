"""The safe file layer below the store: folders and files that are ours alone. Standard library only.

Every step goes through the descriptor of the folder above it and follows no link; only what lies above the state folder
may be reached over links, which are resolved first. A file is written under a random name beside its place and put
there whole, or not at all.

What is trusted: our own folders at 0700 (readable ones are mended, a folder that others could write into is refused),
files of ours at 0600, and ancestors of ours or the system's that not everybody may write into.
"""

from __future__ import annotations

import errno
import os
import stat

from . import names
from .descriptor import Descriptor, close
from .refusal import refusal

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from types import TracebackType
    from typing import Self

FOLDER_MODE, FILE_MODE = 0o700, 0o600
_OTHERS = stat.S_IRWXG | stat.S_IRWXO
_OTHERS_WRITE = stat.S_IWGRP | stat.S_IWOTH
_FOLDER = os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW | os.O_CLOEXEC
_ANCESTOR = getattr(os, "O_PATH", os.O_RDONLY) | os.O_DIRECTORY | os.O_NOFOLLOW | os.O_CLOEXEC
_READ = os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_CLOEXEC
"""Not blocking: a FIFO in a file's place must not hold a hook."""
_NEW = os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_NOFOLLOW | os.O_CLOEXEC
_SHARED = os.O_RDWR | os.O_CREAT | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_CLOEXEC
_NO_HARD_LINKS = (errno.EPERM, errno.EOPNOTSUPP, errno.ENOSYS, errno.EMLINK)
_CANNOT_SYNC = (errno.EINVAL, errno.EOPNOTSUPP, errno.ENOSYS)
_NOBODY = 65534
"""Who owns the system's folders inside a user namespace (a sandbox, a rootless container)."""
_STEP = 1 << 20


class Folder:
    """An open folder of ours. `name`: how it is called in messages, from the state folder on."""

    __slots__ = ("_owned", "fd", "name")

    def __init__(self, fd: int, name: str, *, owned: bool = True) -> None:
        self.fd = fd
        self.name = name
        self._owned = owned
        """Whether the descriptor is given back at the end of a `with`."""

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        if self._owned:
            close(self.fd)

    def close(self) -> None:
        """Give the descriptor back."""
        close(self.fd)

    def borrowed(self) -> Folder:
        """The same folder, for a `with` after which it stays open."""
        return Folder(self.fd, self.name, owned=False)

    def label(self, name: str) -> str:
        """An entry's name in messages."""
        return f"{self.name}/{name}" if self.name else name

    def folder(self, name: str, *, make: bool = False, mend: bool = False) -> Folder:
        """A folder in this one. Raises FileNotFoundError, StoreError `link`, `kind`, `owner`, `mode`.

        `mend`: one that others could write into is made private, not refused; for those who only delete.
        """
        return Folder(_open_own(self.fd, name, self.label(name), make, mend), self.label(name))

    def below(self, *path: str, make: bool = False) -> Folder:
        """A folder some steps below."""
        here = self.folder(path[0], make=make)
        for name in path[1:]:
            with here:
                here = here.folder(name, make=make)
        return here

    def sync(self) -> None:
        """Bring what it holds, as names, to the disk."""
        _sync_folder(self.fd)

    def names(self) -> list[str]:
        """What it holds, sorted."""
        return sorted(os.listdir(self.fd))

    def facts(self, name: str) -> os.stat_result | None:
        """An entry's own facts, a link's too; None if it is not there."""
        try:
            return os.stat(name, dir_fd=self.fd, follow_symlinks=False)
        except FileNotFoundError:
            return None

    def entries(self) -> list[tuple[str, os.stat_result]]:
        """What it holds with each entry's own facts; what vanishes meanwhile is left out."""
        found = []
        with os.scandir(self.fd) as listing:
            for entry in listing:
                try:
                    found.append((entry.name, entry.stat(follow_symlinks=False)))
                except FileNotFoundError:
                    continue
        return found

    def read(self, name: str, limit: int, *, mend: bool = False) -> bytes:
        """A file's bytes. `mend`: one that others could only read is made private, not refused."""
        fd = self._open(name, _READ)
        try:
            facts = self._checked(fd, name)
            if facts.st_mode & _OTHERS:
                if not mend:
                    raise refusal("mode", self.label(name))
                _mend(fd, FILE_MODE)
            parts, size = [], 0
            while size <= limit and (part := os.read(fd, _STEP)):
                parts.append(part)
                size += len(part)
            if size > limit:
                raise refusal("size", self.label(name))
            return b"".join(parts)
        finally:
            close(fd)

    def write(
        self,
        name: str,
        data: bytes,
        *,
        replace: bool,
        alone: bool = True,
        sync: bool = True,
        put: Callable[[], None] | None = None,
    ) -> None:
        """Put a whole file in its place. Without `replace`: FileExistsError where one is there.

        `alone`: the caller holds the lock; needed for that promise on file systems without hard links. `sync`: a loss
        of power leaves it there, too; no kill needs that. `put`: called when it is in its place.
        """
        temporary = names.temporary(name, os.urandom(8))
        try:
            self._fill(temporary, data, sync)
            if replace:
                os.rename(temporary, name, src_dir_fd=self.fd, dst_dir_fd=self.fd)
            else:
                self._link(temporary, name, alone)
            if put is not None:
                put()
        finally:
            # Twice: one failure of the system, or one Ctrl-C, leaves nothing behind.
            try:
                self._discard(temporary)
            finally:
                self._discard(temporary)
        if sync:
            _sync_folder(self.fd)

    def shared(self, name: str, *, append: bool = False) -> int:
        """The descriptor of a file that several processes keep open, made where it is missing.

        `append`: what is written goes to its end.
        """
        with Descriptor(self._open(name, _SHARED | os.O_APPEND if append else _SHARED)) as held:
            if self._checked(held.fd, name).st_mode & 0o777 != FILE_MODE:
                os.fchmod(held.fd, FILE_MODE)
            return held.take()

    def move(self, name: str, target: Folder, new: str) -> None:
        """Put an entry, whatever it is, into another folder, where nobody but us reads it."""
        os.rename(name, new, src_dir_fd=self.fd, dst_dir_fd=target.fd)
        try:
            fd = os.open(new, _READ, dir_fd=target.fd)
        except OSError:
            return  # a link, or another user's: never opened
        try:
            facts = os.fstat(fd)
            if stat.S_ISREG(facts.st_mode) and facts.st_uid == os.geteuid() and facts.st_mode & _OTHERS:
                os.fchmod(fd, FILE_MODE)
        finally:
            close(fd)

    def remove(self, name: str) -> bool:
        """Delete an entry that is no folder; a link itself, not what it leads to. False if it was not there."""
        try:
            os.unlink(name, dir_fd=self.fd)
        except FileNotFoundError:
            return False
        return True

    def remove_folder(self, name: str) -> bool:
        """Delete a folder if it is empty."""
        try:
            os.rmdir(name, dir_fd=self.fd)
        except OSError as error:
            if error.errno in (errno.ENOTEMPTY, errno.EEXIST, errno.ENOENT, errno.ENOTDIR):
                return False
            raise
        return True

    def _open(self, name: str, flags: int) -> int:
        try:
            return os.open(name, flags, FILE_MODE, dir_fd=self.fd)
        except FileNotFoundError:
            raise
        except OSError as error:
            facts = self.facts(name)
            if facts is not None and stat.S_ISLNK(facts.st_mode):
                raise refusal("link", self.label(name)) from error
            if facts is not None and not stat.S_ISREG(facts.st_mode):
                raise refusal("kind", self.label(name)) from error
            if facts is not None and facts.st_uid != os.geteuid():
                raise refusal("owner", self.label(name)) from error
            raise

    def _checked(self, fd: int, name: str) -> os.stat_result:
        """Facts of an open file of ours, into which nobody else can write."""
        facts = os.fstat(fd)
        if not stat.S_ISREG(facts.st_mode):
            raise refusal("kind", self.label(name))
        if facts.st_uid != os.geteuid():
            raise refusal("owner", self.label(name))
        if facts.st_mode & _OTHERS_WRITE:
            raise refusal("mode", self.label(name))
        return facts

    def _fill(self, name: str, data: bytes, sync: bool) -> None:
        fd = os.open(name, _NEW, FILE_MODE, dir_fd=self.fd)
        try:
            os.fchmod(fd, FILE_MODE)
            rest = memoryview(data)
            while rest:
                rest = rest[os.write(fd, rest) :]
            if sync:
                os.fsync(fd)
        finally:
            os.close(fd)

    def _link(self, temporary: str, name: str, alone: bool) -> None:
        try:
            os.link(temporary, name, src_dir_fd=self.fd, dst_dir_fd=self.fd, follow_symlinks=False)
        except OSError as error:
            if error.errno not in _NO_HARD_LINKS:
                raise
            if self.facts(name) is not None:
                raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), name) from error
            if not alone:
                raise refusal("busy", self.name) from error
            os.rename(temporary, name, src_dir_fd=self.fd, dst_dir_fd=self.fd)

    def _discard(self, temporary: str) -> None:
        try:
            self.remove(temporary)
        except OSError:
            return


def open_state(path: str, *, make: bool = False, mend: bool = False) -> Folder:
    """The state folder. Raises FileNotFoundError where it is missing and not to be made, StoreError."""
    parent, name = os.path.split(path.rstrip("/"))
    if not os.path.isabs(path) or name in ("", ".", ".."):
        raise refusal("place", path)
    above = _open_ancestors(os.path.realpath(parent), make)
    try:
        return Folder(_open_own(above, name, path, make, mend), "")
    finally:
        close(above)


def remove_state(path: str) -> None:
    """Delete the state folder if nothing lies in it."""
    try:
        os.rmdir(path)
    except OSError as error:
        if error.errno not in (errno.ENOTEMPTY, errno.EEXIST, errno.ENOENT):
            raise


def trusted_ancestor(facts: os.stat_result) -> bool:
    """Whether nobody but us and the system can swap what lies in this folder."""
    owned = facts.st_uid in (0, os.geteuid(), _NOBODY)
    return owned and (not facts.st_mode & stat.S_IWOTH or bool(facts.st_mode & stat.S_ISVTX))


def _open_ancestors(path: str, make: bool) -> int:
    """The descriptor of a folder that is reached over no link, each step looked at."""
    done = "/"
    with Descriptor(os.open("/", _ANCESTOR)) as here:
        for name in [part for part in path.split("/") if part]:
            done = os.path.join(done, name)
            here.follow(_descend(here.fd, name, make))
            if not trusted_ancestor(facts := os.fstat(here.fd)):
                raise refusal("mode" if facts.st_mode & stat.S_IWOTH else "owner", done)
        return here.take()


def _descend(above: int, name: str, make: bool) -> int:
    try:
        return os.open(name, _ANCESTOR, dir_fd=above)
    except FileNotFoundError:
        if not make:
            raise
    _make(above, name)
    return os.open(name, _ANCESTOR, dir_fd=above)


def _open_own(above: int, name: str, label: str, make: bool, mend: bool) -> int:
    try:
        fd = _open_directory(above, name, label)
    except FileNotFoundError:
        if not make:
            raise
        _make(above, name)
        fd = _open_directory(above, name, label)
    with Descriptor(fd) as held:
        facts = os.fstat(fd)
        if facts.st_uid != os.geteuid():
            raise refusal("owner", label)
        if facts.st_mode & _OTHERS_WRITE and not mend:
            raise refusal("mode", label)
        if facts.st_mode & 0o777 != FOLDER_MODE:
            _mend(fd, FOLDER_MODE)
        return held.take()


def _open_directory(above: int, name: str, label: str) -> int:
    try:
        return os.open(name, _FOLDER, dir_fd=above)
    except FileNotFoundError:
        raise
    except OSError as error:
        facts = os.stat(name, dir_fd=above, follow_symlinks=False)
        if stat.S_ISLNK(facts.st_mode):
            raise refusal("link", label) from error
        if not stat.S_ISDIR(facts.st_mode):
            raise refusal("kind", label) from error
        if facts.st_uid != os.geteuid():
            raise refusal("owner", label) from error
        raise


def _make(above: int, name: str) -> None:
    """A new folder at 0700, whatever the umask is. Another process may be quicker.

    Not brought to the disk by itself: file systems write a folder with the first file in it that is.
    """
    try:
        os.mkdir(name, FOLDER_MODE, dir_fd=above)
    except FileExistsError:
        return
    if os.stat(name, dir_fd=above, follow_symlinks=False).st_mode & FOLDER_MODE != FOLDER_MODE:
        # The umask took our own bits: a folder without them cannot be opened, so this goes by its name.
        os.chmod(name, FOLDER_MODE, dir_fd=above)


def _mend(fd: int, mode: int) -> None:
    try:
        os.fchmod(fd, mode)
    except OSError as error:
        # Where nothing can be written, it cannot be changed by others either.
        if error.errno != errno.EROFS:
            raise


def _sync_folder(fd: int) -> None:
    try:
        os.fsync(fd)
    except OSError as error:
        if error.errno not in _CANNOT_SYNC:
            raise


def deny_core_dumps() -> None:
    """A crash of this process leaves no image of its memory, where the conversation is not redacted yet."""
    import resource

    try:
        hard = resource.getrlimit(resource.RLIMIT_CORE)[1]
        resource.setrlimit(resource.RLIMIT_CORE, (0, hard))
    except (OSError, ValueError):
        # A sandbox may forbid it. What is to be saved does not depend on it.
        return
