"""The whole examination, in the order in which a person mends things."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TypeGuard

from ... import paths
from ...audit.installation import installation
from ...audit.survey import survey
from ...i18n import _
from ...model import Agent
from ...transcript.discover import Root, SessionFile, session_files
from ...transcript.listing import cwd_of, processors
from ..settings import settings
from .clients import client
from .configured import configured
from .deliveries import deliveries
from .finding import NAMES, Finding, Level
from .programs import programs
from .registered import registered
from .rehearsed import rehearsed
from .sources import Handler, Source, own_handlers, sources_of
from .state import is_private, state
from .trusted import trusted

AGENTS: tuple[Agent, ...] = ("claude", "codex")
_PROJECTS = 40
"""Newest sessions whose folders are looked at for settings of their own."""


@dataclass(slots=True)
class _Patient:
    """One agent."""

    agent: Agent
    files: list[SessionFile]
    sources: list[Source]
    handlers: list[Handler]
    found: list[Finding] = field(default_factory=list)

    @property
    def folder(self) -> str:
        """Of its settings."""
        return paths.claude_dir() if self.agent == "claude" else paths.codex_dir()

    @property
    def is_here(self) -> bool:
        return bool(self.handlers) or os.path.isdir(self.folder)


def examine(roots: Sequence[Root], folder: str) -> list[Finding]:
    """Every finding: the guard as a whole, then each agent. `folder`: where the person is."""
    own = settings()
    files = session_files(roots)
    patients = [_patient(agent, [file for file in files if file.agent == agent], folder) for agent in AGENTS]
    whole = [*configured(own), *state(paths.state_dir())]
    for patient in patients:
        _hooks(patient, any(one.handlers for one in patients), is_private(whole))
        if patient.is_here:
            patient.found += client(patient.agent, patient.files)
            config = paths.config_file() if own.config is not None and not own.pause else None
            patient.found += rehearsed(patient.agent, patient.files, patient.handlers, own, config)
    if not any(one.is_here for one in patients):
        said = _("Neither Claude Code nor Codex was found here.")
        todo = _("Where their folders lie elsewhere, set CLAUDE_CONFIG_DIR or CODEX_HOME.")
        whole.append(Finding("agent", "problem", said, todo))
    elif is_private(whole):
        _deliveries(patients, roots)
    else:
        said = _("Whether packs came was not looked at: the state is to be put in order first.")
        whole.append(Finding("deliveries", "warn", said))
    return [*whole, *(one for patient in patients for one in patient.found)]


def _patient(agent: Agent, files: list[SessionFile], folder: str) -> _Patient:
    projects = dict.fromkeys([folder, *filter(_is_place, map(cwd_of, files[:_PROJECTS]))])
    sources = sources_of(agent, projects)
    return _Patient(agent, files, sources, own_handlers(sources))


def _is_place(cwd: str | None) -> TypeGuard[str]:
    """Whether a record names a folder: it may hold anything."""
    return cwd is not None and os.path.isabs(cwd) and "\0" not in cwd


def _hooks(patient: _Patient, elsewhere: bool, may_read: bool) -> None:
    """`elsewhere`: another agent has the guard, so one may be meant to go without. `may_read`: the state."""
    agent, name = patient.agent, NAMES[patient.agent]
    if patient.handlers:
        patient.found += registered(agent, patient.sources, patient.handlers)
        patient.found += programs(agent, patient.handlers)
        if agent == "codex":
            patient.found += trusted(patient.sources, patient.handlers)
        return
    if not patient.is_here:
        patient.found.append(Finding("agent", "ok", _("{name} is not used here.").format(name=name), agent=agent))
        return
    broken = [one for one in registered(agent, patient.sources, ()) if one.check in ("settings", "switched-off")]
    made = installation(paths.state_dir(), agent, patient.folder) if may_read else None
    said = _("{name} does not run the guard: it is not installed.").format(name=name)
    if made is not None:
        said = _("{name} does not run the guard: since it was installed ({at}), somebody took it out of the settings.")
        said = said.format(name=name, at=made.updated[:10])
    todo = _("`compact-guard install {agent}` shows what it would write, and asks.").format(agent=agent)
    level: Level = "warn" if elsewhere and made is None else "problem"
    patient.found += [*broken, Finding("installed", level, said, todo, agent)]


def _deliveries(patients: Sequence[_Patient], roots: Sequence[Root]) -> None:
    guarded = [one for one in patients if one.handlers]
    report = survey(paths.state_dir(), roots, workers=processors()) if guarded else None
    for patient in guarded:
        assert report is not None
        patient.found += deliveries(patient.agent, report)
