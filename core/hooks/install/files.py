"""Settings files on the disk: read as they are, written whole or not at all, with one copy of how they were.

A symbolic link stays one: what it leads to is written. Mode and owner stay. Between any two system calls the file is
the old one or the new one.
"""

from __future__ import annotations

import errno
import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from hashlib import sha256

from ...errors import GuardError, InputError, RefusedError
from ...i18n import _

MOST_BYTES = 4 << 20
BACKUP = ".before-compact-guard"
_NEW = os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_NOFOLLOW | os.O_CLOEXEC
_READ = os.O_RDONLY | os.O_NONBLOCK | os.O_CLOEXEC
_TEMPORARY = ".compact-guard-new"
_PRIVATE = 0o600
_MOST_BACKUPS = 100


@dataclass(frozen=True, slots=True)
class Facts:
    """What of a file stays when it is written."""

    mode: int
    owner: int
    group: int


@dataclass(frozen=True, slots=True)
class SettingsFile:
    """A settings file as it was read. `target`: the file itself, where `path` is a symbolic link."""

    path: str
    target: str
    data: bytes | None
    """None: it is not there."""
    facts: Facts | None


def digest(data: bytes) -> str:
    """What the record of an installation knows a file's bytes by."""
    return sha256(data).hexdigest()


def read_settings(path: str) -> SettingsFile:
    """Raises InputError where it cannot be read."""
    target = os.path.realpath(path)
    with _told(path):
        try:
            fd = os.open(target, _READ)
        except FileNotFoundError:
            return SettingsFile(path, target, None, None)
        with os.fdopen(fd, "rb") as file:
            facts = os.fstat(fd)
            if not stat.S_ISREG(facts.st_mode):
                raise InputError(_("{file} is no file.").format(file=path))
            data = file.read(MOST_BYTES + 1)
    if len(data) > MOST_BYTES:
        raise InputError(_("{file} is too large for settings.").format(file=path))
    return SettingsFile(path, target, data, Facts(stat.S_IMODE(facts.st_mode), facts.st_uid, facts.st_gid))


def check_writable(file: SettingsFile) -> None:
    """Raises RefusedError where the file says that it is not to be written, whoever we are."""
    facts = file.facts
    if facts is None:
        return
    if not facts.mode & stat.S_IWUSR:
        raise RefusedError(
            _("{file} is read-only; nothing was changed.").format(file=file.path),
            _("Make it writable (`chmod u+w`), or let whatever manages it add the hooks."),
        )
    if facts.owner != os.geteuid() and os.geteuid() != 0:
        raise RefusedError(_("{file} belongs to another user; nothing was changed.").format(file=file.path))


def write_settings(file: SettingsFile, data: bytes) -> None:
    """Put new bytes in its place. Raises GuardError; then it is as it was."""
    check_writable(file)
    with _told(file.path, writing=True):
        folder, name = os.path.split(file.target)
        with _new_file(os.path.join(folder, f".{name}{_TEMPORARY}"), data, file.facts) as temporary:
            _unchanged(file)
            os.rename(temporary, file.target)
        _sync_folder(folder)


def remove_settings(file: SettingsFile) -> None:
    """Take the file away. Raises GuardError."""
    check_writable(file)
    with _told(file.path, writing=True):
        _unchanged(file)
        os.unlink(file.target)
        _sync_folder(os.path.dirname(file.target))


def back_up(file: SettingsFile, *, again: bool) -> str | None:
    """Keep the bytes as they are beside the file, privately; the copy's path. One that is there is never written over.

    `again`: they hold the guard already, so that an older copy says better how the file was. Raises GuardError.
    """
    if file.data is None:
        return None
    for number in range(1, _MOST_BACKUPS):
        path = f"{file.path}{BACKUP}" + (f"-{number}" if number > 1 else "")
        with _told(path, writing=True):
            if _publish(path, file.data):
                return path
            if again or _bytes(path) == file.data:
                return path
    raise RefusedError(_("There are too many copies beside {file}.").format(file=file.path))


def backed_up(path: str) -> bytes | None:
    """A copy's bytes; None where it cannot be read."""
    try:
        return _bytes(path)
    except OSError:
        return None


def remove_backup(path: str) -> None:
    """Take a copy away that says nothing any more."""
    with suppress(OSError):
        os.unlink(path)


def make_folder(path: str) -> bool:
    """Make a settings folder, for its owner only. False: it was there. Raises GuardError."""
    if os.path.isdir(path):
        return False
    with _told(path, writing=True):
        os.makedirs(path, 0o700, exist_ok=True)
    return True


def remove_folder(path: str) -> None:
    """Take a folder away if nothing lies in it."""
    with suppress(OSError):
        os.rmdir(path)


@contextmanager
def _new_file(path: str, data: bytes, facts: Facts | None = None) -> Iterator[str]:
    """A whole private file, or one with these facts, to be renamed; gone again where that does not happen."""
    try:
        with suppress(FileNotFoundError):
            os.unlink(path)  # left by a run that was killed
        fd = os.open(path, _NEW, _PRIVATE)
        try:
            _write(fd, data)
            if facts is not None:
                _give(fd, facts)
            os.fsync(fd)
        finally:
            os.close(fd)
        yield path
    finally:
        with suppress(OSError):
            os.unlink(path)


def _give(fd: int, facts: Facts) -> None:
    made = os.fstat(fd)
    if (made.st_uid, made.st_gid) != (facts.owner, facts.group):
        os.fchown(fd, facts.owner, facts.group)
    os.fchmod(fd, facts.mode)


def _publish(path: str, data: bytes) -> bool:
    """Write a private file whole. False where there is one."""
    if os.path.lexists(path):
        return False
    with _new_file(f"{path}{_TEMPORARY}", data) as temporary:
        os.rename(temporary, path)
    _sync_folder(os.path.dirname(path))
    return True


def _unchanged(file: SettingsFile) -> None:
    """Raises GuardError where somebody else wrote it since it was read: agents write their settings, too."""
    try:
        now: bytes | None = _bytes(file.target)
    except FileNotFoundError:
        now = None
    if now != file.data:
        raise GuardError(
            _("{file} was changed by another program meanwhile; nothing was written.").format(file=file.path),
            _("Run the command again."),
        )


def _bytes(path: str) -> bytes:
    fd = os.open(path, _READ)
    with os.fdopen(fd, "rb") as file:
        return file.read(MOST_BYTES + 1)


def _write(fd: int, data: bytes) -> None:
    rest = memoryview(data)
    while rest:
        rest = rest[os.write(fd, rest) :]


def _sync_folder(path: str) -> None:
    """Bring its names to the disk. What was renamed stands there whole, whether that works or not."""
    with suppress(OSError):
        fd = os.open(path, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
        try:
            os.fsync(fd)
        finally:
            os.close(fd)


@contextmanager
def _told(path: str, *, writing: bool = False) -> Iterator[None]:
    """Around system calls: what the system says leaves as a GuardError that names the file."""
    try:
        yield
    except OSError as error:
        denied = error.errno in (errno.EACCES, errno.EPERM, errno.EROFS)
        kind = InputError if not writing else RefusedError if denied else GuardError
        raise kind(
            _("{file}: {reason}; nothing was changed.").format(file=path, reason=error.strerror or error),
            _("Check the permissions of the file and of its folder."),
        ) from error
