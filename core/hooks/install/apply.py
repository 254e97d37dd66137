"""Installing and uninstalling: the planned changes are written, noted, or all taken back."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import replace

from ...audit.installation import (
    Installation,
    Touched,
    continued,
    forget_installation,
    installation,
    note_installation,
)
from ...audit.log import stamp
from ...checkpoint import names
from ...checkpoint.locks import WAIT_S, Locks
from ...errors import GuardError
from ...version import VERSION
from . import claude, codex, files
from .files import SettingsFile, digest
from .plan import Change, Plan, noted_of
from .program import hook_command


def install_plan(agent: str) -> Plan:
    """What installing would do. Raises GuardError."""
    command = hook_command(agent)
    return claude.install_plan(command) if agent == claude.AGENT else codex.install_plan(command)


def uninstall_plan(agent: str, state_dir: str) -> Plan:
    """What uninstalling would do. Raises GuardError."""
    if agent == claude.AGENT:
        return claude.uninstall_plan(installation(state_dir, agent, claude.settings_folder()))
    return codex.uninstall_plan(installation(state_dir, agent, codex.settings_folder()))


def install(plan: Plan, state_dir: str) -> Installation:
    """Write what was planned; what was noted of it. Raises GuardError, then nothing is changed."""
    with _alone(state_dir, plan.agent):
        before = installation(state_dir, plan.agent, plan.folder)
        if before is not None and not plan.is_one and before.command == plan.command:
            return before
        for change in _due(plan):
            files.check_writable(change.file)
        made_folder = files.make_folder(plan.folder)
        now = _now()
        touched = tuple(one for change in plan.changes if (one := _touched(change, before)) is not None)
        made = Installation(plan.agent, plan.folder, now, now, VERSION, plan.command, touched, made_folder)
        made = continued(before, made, without_break=plan.was_there)
        # Noted first: whoever finds the settings half written finds here how they were.
        note_installation(state_dir, made)
        with _noted_again(state_dir, plan, before):
            _write(_due(plan))
        return made


def uninstall(plan: Plan, state_dir: str) -> None:
    """Write what was planned. Raises GuardError, then nothing is changed."""
    with _alone(state_dir, plan.agent):
        before = installation(state_dir, plan.agent, plan.folder)
        for change in _due(plan):
            files.check_writable(change.file)
        _write(_due(plan))
        for change in plan.changes:
            noted = noted_of(before, change.file.path)
            backup = noted.backup if noted is not None else None
            if backup and change.after is not None and files.backed_up(backup) == change.after:
                # A copy of what stands there again is of no use.
                files.remove_backup(backup)
        if before is not None and before.made_folder:
            files.remove_folder(plan.folder)
        forget_installation(state_dir, plan.agent, plan.folder, _now())


def _due(plan: Plan) -> list[Change]:
    return [change for change in plan.changes if change.is_one]


def _touched(change: Change, before: Installation | None) -> Touched | None:
    """What is to be noted of a file; None: it has nothing to do with the guard. Keeps a copy of how it was."""
    file, noted = change.file, noted_of(before, change.file.path)
    if change.after is None or not (change.is_one or change.held or noted is not None):
        return None
    now = digest(file.data) if file.data is not None else None
    if noted is not None and noted.known and now in (noted.after, noted.before):
        known = noted
    elif noted is not None and change.held:
        known = replace(noted, before=None, known=False)
    else:
        known = Touched(
            file.path,
            file.target,
            before=None if change.held else now,
            after="",
            made=file.data is None,
            known=not change.held,
            backup=None,
            had=change.had,
        )
    backup, all_ours = known.backup, known.known and known.made
    if change.is_one and not all_ours and (backup is None or files.backed_up(backup) is None):
        backup = files.back_up(file, again=change.held)
    return replace(known, target=file.target, after=digest(change.after), backup=backup)


def _write(changes: Sequence[Change]) -> None:
    """All files, or none."""
    done: list[Change] = []
    try:
        for change in changes:
            _put(change.file, change.after)
            done.append(change)
    except GuardError:
        for change in reversed(done):
            with suppress(GuardError):
                _put(replace(change.file, data=change.after), change.file.data)
        raise


def _put(file: SettingsFile, data: bytes | None) -> None:
    if data is None:
        files.remove_settings(file)
    else:
        files.write_settings(file, data)


@contextmanager
def _noted_again(state_dir: str, plan: Plan, before: Installation | None) -> Iterator[None]:
    """Where nothing was written, nothing is noted either."""
    try:
        yield
    except GuardError:
        with suppress(GuardError):
            if before is None:
                forget_installation(state_dir, plan.agent, plan.folder)
            else:
                note_installation(state_dir, before)
        raise


@contextmanager
def _alone(state_dir: str, agent: str) -> Iterator[None]:
    """One installer at a time. The lock has a session's name, as all locks do; no session has this id."""
    lock = names.lock_file(agent, names.key_of("settings"))
    with Locks(state_dir).hold(lock, WAIT_S):
        yield


def _now() -> str:
    return stamp(time.time_ns() // 1_000_000)
