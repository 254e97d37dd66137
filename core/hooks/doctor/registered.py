"""Whether an agent runs the guard at all its events, once, and waits for it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import product

from ...i18n import _
from ...model import Agent
from ..budget import WIDE, unit_of
from ..event import EVENTS, POST_COMPACT, PRE_COMPACT, SESSION_START, TRIGGERS, USER_PROMPT
from ..installed import words_of
from .finding import NAMES, Finding, Level, again
from .sources import Handler, Source

_SHORTEST_S = 3
"""A hook may take two seconds, and an interpreter's start on a busy machine some more."""
_ENOUGH_TOKENS = 7125
"""What a pack of 9,500 UTF-16 units needs at most."""
_DEFAULT_TOKENS = 2500
_WORDS = {
    PRE_COMPACT: TRIGGERS,
    POST_COMPACT: TRIGGERS,
    SESSION_START: ("compact", "resume", "fork"),
    USER_PROMPT: (),
}
"""What each event's matcher has to take."""
_NEEDED = {(PRE_COMPACT, "manual"), (PRE_COMPACT, "auto"), (SESSION_START, "compact")}
"""Without these a compaction is not guarded at all."""


def registered(agent: Agent, sources: Sequence[Source], handlers: Sequence[Handler]) -> list[Finding]:
    """What there is to say of an agent that has hooks of the guard."""
    found = [
        *_unreadable(agent, sources),
        *_off(agent, sources),
        *_events(agent, handlers),
        *_times(agent, handlers),
        *_forms(agent, handlers),
    ]
    if not found:
        said = _("{name} runs the guard at all four events, once.").format(name=NAMES[agent])
        found.append(Finding("events", "ok", said, agent=agent))
    return found


def _unreadable(agent: Agent, sources: Sequence[Source]) -> Iterator[Finding]:
    for source in sources:
        if source.error is not None and source.kind != "plugin":
            said = _("{path} cannot be read: {reason}").format(path=source.path, reason=source.error)
            todo = _("Mend the file; while it is broken, the agent runs no hook of it.")
            yield Finding("settings", "problem" if source.kind == "user" else "warn", said, todo, agent)


def _off(agent: Agent, sources: Sequence[Source]) -> Iterator[Finding]:
    for source in sources:
        features = source.content.get("features")
        names = ["disableAllHooks"] if agent == "claude" else []
        if source.kind == "managed":
            names.append("allowManagedHooksOnly")
        off = [name for name in names if source.content.get(name) is True]
        if agent == "codex" and isinstance(features, dict):
            off += [f"features.{name} = false" for name in ("hooks", "codex_hooks") if features.get(name) is False]
        for name in off:
            said = _("Hooks are switched off: {name} in {path}.").format(name=name, path=source.path)
            level: Level = "warn" if source.kind == "project" else "problem"
            yield Finding("switched-off", level, said, _("Take that setting out."), agent)


def _events(agent: Agent, handlers: Sequence[Handler]) -> Iterator[Finding]:
    flat = [one for one in handlers if one.flat]
    if flat:
        said = _("In {path} a hook stands where a group of hooks should: {name} passes over it without a word.")
        yield Finding("form", "problem", said.format(path=flat[0].source.path, name=NAMES[agent]), again(agent), agent)
    missing = [event for event in EVENTS if not any(one.event == event and not one.flat for one in handlers)]
    if missing:
        level: Level = "problem" if {PRE_COMPACT, SESSION_START} & set(missing) else "warn"
        said = _("{name} does not run the guard at: {events}.").format(name=NAMES[agent], events=", ".join(missing))
        yield Finding("events", level, said, again(agent), agent)
    for event in EVENTS:
        own = [one for one in handlers if one.event == event and not one.flat]
        lost = [word for word in _WORDS[event] if own and not any(one.takes(word) for one in own)]
        if lost:
            level = "problem" if any((event, word) in _NEEDED for word in lost) else "warn"
            said = _("The matcher of {event} leaves out: {words}.").format(event=event, words=", ".join(lost))
            yield Finding("matcher", level, said, again(agent), agent)


def _times(agent: Agent, handlers: Sequence[Handler]) -> Iterator[Finding]:
    """The same event more than once in one session: hooks of the user's and of a project's run side by side."""
    projects = list(dict.fromkeys(one.source.folder for one in handlers if one.source.kind == "project"))
    twice: dict[tuple[str, ...], list[str]] = {}
    for event, folder in product(EVENTS, projects or [None]):
        own = [one for one in handlers if one.event == event and not one.flat]
        paths = tuple(one.source.path for one in own if one.source.folder in (None, folder))
        if len(paths) > 1 and event not in twice.setdefault(paths, []):
            twice[paths].append(event)
    for paths, events in twice.items():
        places = ", ".join(
            path if paths.count(path) == 1 else f"{path} (×{paths.count(path)})" for path in dict.fromkeys(paths)
        )
        said = _("{events}: the guard is registered more than once, in {paths}.")
        todo = _("It counts as one event all the same, but each starts a program: leave one of them.")
        yield Finding("once", "warn", said.format(events=", ".join(events), paths=places), todo, agent)
    if projects and all(one.source.kind == "project" for one in handlers):
        said = _("The guard is only in the settings of {folder}: sessions that begin elsewhere are not guarded.")
        folders = ", ".join(filter(None, projects))
        yield Finding("once", "warn", said.format(folder=folders), again(agent), agent)


def _forms(agent: Agent, handlers: Sequence[Handler]) -> Iterator[Finding]:
    """What a handler says of itself."""
    looks: tuple[tuple[str, Level, Callable[[Handler], bool], str], ...] = (
        (
            "form",
            "problem",
            lambda one: one.fields.get("type") != "command",
            _("In {path} a hook is not of the type `command`: {name} does not run it."),
        ),
        (
            "timeout",
            "warn",
            lambda one: _is_short(one.fields.get("timeout")),
            _("In {path} the hook has less than {seconds} seconds: {name} may end it in the middle of its work."),
        ),
        (
            "async",
            "problem",
            lambda one: one.fields.get("async") is True,
            _("In {path} the hook is `async`: {name} does not wait for it, so what it gives comes too late."),
        ),
        (
            "limit",
            "problem",
            lambda one: one.event == SESSION_START and _is_cut(one),
            _("In {path} `additionalContextLimit` is less than the command line says: {name} cuts the pack."),
        ),
    )
    for check, level, is_so, said in looks:
        path = next((one.source.path for one in handlers if is_so(one)), None)
        if path is not None:
            text = said.format(path=path, name=NAMES[agent], seconds=_SHORTEST_S)
            yield Finding(check, level, text, again(agent), agent)


def _is_short(timeout: object) -> bool:
    return isinstance(timeout, (int, float)) and timeout < _SHORTEST_S


def _is_cut(handler: Handler) -> bool:
    if handler.source.agent != "codex" or unit_of(words_of(handler.command)) != WIDE:
        return False
    limit = handler.fields.get("additionalContextLimit", _DEFAULT_TOKENS)
    return not isinstance(limit, int) or 0 < limit < _ENOUGH_TOKENS
