"""Whether the state folder is this user's alone, and has room. Looked at only: nothing is mended, nothing is made."""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator

from ...checkpoint import names
from ...checkpoint.disk import trusted_ancestor
from ...i18n import _, ngettext
from .finding import Finding, Level

_OTHERS = stat.S_IRWXG | stat.S_IRWXO
_OTHERS_WRITE = stat.S_IWGRP | stat.S_IWOTH
_LITTLE, _NEXT_TO_NOTHING = 200 << 20, 10 << 20
"""Bytes. Checkpoints take 64 MiB at most, if no setting says more."""
_NAMED = 3


def state(folder: str) -> list[Finding]:
    """What there is to say of the state folder."""
    found = list(_place(folder))
    if not found and os.path.isdir(folder):
        found = list(_inside(folder))
    if not found:
        text = (
            _("The state is yours alone.")
            if os.path.isdir(folder)
            else _("Nothing is stored yet; the folder is not made.")
        )
        found.append(Finding("state", "ok", text))
    return [*found, *_quarantine(folder), *_room(folder)]


def is_private(findings: list[Finding]) -> bool:
    """Whether what lies there may be read: who reads makes it private on the way."""
    return all(one.level == "ok" for one in findings if one.check == "state")


def _place(folder: str) -> Iterator[Finding]:
    """What is wrong with the folder itself, or with those above it."""
    if not os.path.isabs(folder):
        todo = _("Set COMPACT_GUARD_STATE to an absolute path.")
        yield Finding(
            "state", "problem", _("{path} is no absolute path: hooks store nothing.").format(path=folder), todo
        )
        return
    if os.path.islink(folder.rstrip("/")):
        todo = _("Name the real folder in COMPACT_GUARD_STATE.")
        yield Finding("state", "problem", _("{path} is a link: hooks store nothing.").format(path=folder), todo)
        return
    if os.path.lexists(folder) and not os.path.isdir(folder):
        todo = _("Take it away, or name another place in COMPACT_GUARD_STATE.")
        yield Finding("state", "problem", _("{path} is no folder: hooks store nothing.").format(path=folder), todo)
        return
    above = os.path.realpath(os.path.dirname(folder.rstrip("/")))
    while True:
        if os.path.isdir(above) and not trusted_ancestor(os.stat(above)):
            said = _("Others can change what lies in {path}: hooks store nothing below it.").format(path=above)
            todo = _("Make it yours alone: `chmod go-w {path}`; or name another place in COMPACT_GUARD_STATE.")
            yield Finding("state", "problem", said, todo.format(path=above))
        if above == os.path.dirname(above):
            return
        above = os.path.dirname(above)


def _inside(folder: str) -> Iterator[Finding]:
    """What lies there and is not ours alone, by what is wrong with it."""
    wrong: dict[str, list[str]] = {}
    for path, facts in _walk(folder):
        if (how := _how(facts)) is not None:
            wrong.setdefault(how, []).append(os.path.relpath(path, os.path.dirname(folder)))
    is_open = bool(os.stat(folder).st_mode & _OTHERS)
    texts: dict[str, tuple[Level, str]] = {
        "link": ("problem", _("These are links, which hooks do not follow: {paths}.")),
        "owner": ("problem", _("These belong to another user: {paths}.")),
        "write": ("problem", _("Others may change these, so hooks do not take them: {paths}.")),
        "read": ("problem" if is_open else "warn", _("Others may read these: {paths}.")),
    }
    for how, (level, text) in texts.items():
        if paths := wrong.get(how):
            todo = _("Make the state yours alone: `chmod -R go-rwx {folder}`.").format(folder=folder)
            if how in ("link", "owner"):
                todo = _("Take them away, or give them back to yourself (`chown -R`).")
            yield Finding("state", level, text.format(paths=_some(paths)), todo)


def _walk(folder: str) -> Iterator[tuple[str, os.stat_result]]:
    """The folder and all below it, no link followed."""
    try:
        yield folder, os.lstat(folder)
        with os.scandir(folder) as entries:
            listed = sorted(entries, key=lambda entry: entry.name)
    except OSError:
        return
    for entry in listed:
        if entry.is_dir(follow_symlinks=False):
            yield from _walk(entry.path)
            continue
        try:
            yield entry.path, entry.stat(follow_symlinks=False)
        except OSError:
            continue


def _how(facts: os.stat_result) -> str | None:
    if stat.S_ISLNK(facts.st_mode):
        return "link"
    if facts.st_uid != os.geteuid():
        return "owner"
    if facts.st_mode & _OTHERS_WRITE:
        return "write"
    return "read" if facts.st_mode & _OTHERS else None


def _some(paths: list[str]) -> str:
    more = len(paths) - _NAMED
    shown = ", ".join(paths[:_NAMED])
    if more <= 0:
        return shown
    return ngettext("{some} and {count} more", "{some} and {count} more", more).format(some=shown, count=more)


def _quarantine(folder: str) -> Iterator[Finding]:
    try:
        held = [
            one
            for name in sorted(os.listdir(os.path.join(folder, names.QUARANTINE)))
            if (one := names.quarantined(name))
        ]
    except OSError:
        return
    if held:
        said = ngettext(
            "{count} checkpoint failed a check and was set aside ({reasons}).",
            "{count} checkpoints failed a check and were set aside ({reasons}).",
            len(held),
        ).format(count=len(held), reasons=", ".join(sorted({one.reason for one in held})))
        todo = _("`compact-guard checkpoint verify SESSION` says what is wrong; the next compaction begins anew.")
        yield Finding("quarantine", "warn", said, todo)


def _room(folder: str) -> Iterator[Finding]:
    there = folder
    while not os.path.isdir(there) and there != os.path.dirname(there):
        there = os.path.dirname(there)
    if not os.access(there, os.W_OK | os.X_OK):
        said = _("Nothing can be written into {path}.").format(path=there)
        yield Finding("space", "problem", said, _("Check its permissions, and whether the disk is read-only."))
        return
    try:
        facts = os.statvfs(there)
    except OSError:
        return
    free = facts.f_bavail * facts.f_frsize
    full = free < _NEXT_TO_NOTHING or (facts.f_files > 0 and facts.f_favail == 0)
    if full or free < _LITTLE:
        said = _("The disk of {path} has {count} MB left.").format(path=there, count=free >> 20)
        todo = _("Make room: on a full disk nothing is saved.")
        yield Finding("space", "problem" if full else "warn", said, todo)
