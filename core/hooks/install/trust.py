"""Which hooks Codex runs unasked: `[hooks.state."FILE:EVENT:GROUP:HANDLER"]` with a hash, in its `config.toml`.

The key is a place, so whoever moves a group has to move its trust along. The hash is over what the handler says.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

from . import tomltext
from .arrange import Places, moves, own_places
from .entries import Group, snake_case
from .tomlhooks import HOOKS, STATE, NotEditable
from .tomltext import ARRAY, PAIR, TABLE, Edit, Statement

HASH = "trusted_hash"
_TIMEOUT_S = 600
"""What Codex takes where a handler names none."""
_PATH = (HOOKS, STATE)


@dataclass(frozen=True, slots=True)
class Changes:
    """What is to become of the trust. `moved`: key -> its new one, or None where it goes."""

    moved: Mapping[str, str | None] = field(default_factory=dict)
    own: Mapping[str, str] = field(default_factory=dict)
    """The guard's keys, with their hashes."""


def changes_of(file: str, events: Mapping[str, Any], places: Places) -> Changes:
    """What a rearranged file of hooks asks for. `file`: as Codex names it."""
    moved = {
        _key(file, event, *before): None if now is None else _key(file, event, *now)
        for event, before, now in moves(events, places)
    }
    own = {
        _key(file, event, at, number): trust_hash(snake_case(event), handler, group.get("matcher"))
        for event, at, group in own_places(places)
        for number, handler in enumerate(group[HOOKS])
    }
    return Changes(moved, own)


def both(one: Changes, other: Changes) -> Changes:
    """What two files ask for."""
    return Changes({**one.moved, **other.moved}, {**one.own, **other.own})


def without(document: Mapping[str, Any], digests: frozenset[str]) -> Changes:
    """What takes all trust in these hashes away."""
    hooks = document.get(HOOKS, {})
    state = hooks.get(STATE, {}) if isinstance(hooks, dict) else {}
    entries = state.items() if isinstance(state, dict) else ()
    return Changes({key: None for key, entry in entries if isinstance(entry, dict) and entry.get(HASH) in digests})


def trust_hash(event: str, handler: Mapping[str, Any], matcher: str | None = None) -> str:
    """Codex's hash of a command handler. `event`: in snake case."""
    said: dict[str, Any] = {
        "type": "command",
        "command": handler["command"],
        "timeout": max(1, handler.get("timeout", _TIMEOUT_S)),
        "async": bool(handler.get("async", False)),
    }
    said |= {name: handler[name] for name in ("statusMessage", "additionalContextLimit") if name in handler}
    identity: Group = {"event_name": event, "hooks": [said]}
    if matcher is not None:
        identity["matcher"] = matcher
    canonical = json.dumps(identity, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return "sha256:" + sha256(canonical.encode()).hexdigest()


def state_after(state: Mapping[str, Any], changes: Changes) -> dict[str, Any]:
    """The trust as it is to be."""
    after = dict(_kept(state, changes))
    return after | {key: {HASH: digest} for key, digest in changes.own.items()}


def retrusted(text: str, changes: Changes) -> str:
    """The text of `config.toml` with that trust. Raises NotEditable."""
    document = tomltext.parse(text)
    hooks = document.get(HOOKS, {})
    state = hooks.get(STATE, {}) if isinstance(hooks, dict) else None
    if not isinstance(state, dict):
        raise NotEditable(".".join(_PATH))
    after = state_after(state, changes)
    if after == state:
        return text
    found = tomltext.statements(text)
    edits: list[Edit] = []
    stays = {before: now for before, now, _ in _renamed(state, changes)}
    missing = dict(changes.own)
    for key in state:
        if state[key] == after.get(key) and stays.get(key, key) == key:
            missing.pop(key, None)
        elif key in stays:
            edits += _rename(found, key, stays[key])
        elif key in missing and (edit := _revalue(found, key, state[key], missing[key])):
            edits.append(edit)
            del missing[key]
        else:
            edits += _drop(text, found, key)
    lines: list[str] = []
    for key, digest in missing.items():
        lines += ["", *tomltext.table_lines((*_PATH, key), {HASH: digest})]
    text = tomltext.edited(text, edits)
    text = tomltext.appended(text, lines[1:]) if lines else text
    if not says(text, document, after):
        raise NotEditable(".".join(_PATH))
    return text


def says(text: str, before: Mapping[str, Any], state: Mapping[str, Any]) -> bool:
    """Whether a text says what `before` said, with another trust."""
    try:
        document = tomltext.parse(text)
    except tomltext.Invalid:
        return False
    hooks = {**before.get(HOOKS, {}), STATE: dict(state)}
    return same_but_empty(document, {**before, HOOKS: hooks})


def same_but_empty(one: Mapping[str, Any], other: Mapping[str, Any]) -> bool:
    """Whether two documents say the same; empty tables of hooks and trust say nothing."""
    return tomltext.same(_bare(one), _bare(other))


def _bare(document: Mapping[str, Any]) -> dict[str, Any]:
    """A document without empty tables of trust and hooks."""
    bare, hooks = dict(document), dict(document.get(HOOKS, {}))
    if not hooks.get(STATE, True):
        del hooks[STATE]
    bare[HOOKS] = hooks
    if not hooks:
        del bare[HOOKS]
    return bare


def _key(file: str, event: str, group: int, handler: int) -> str:
    return f"{file}:{snake_case(event)}:{group}:{handler}"


def _renamed(state: Mapping[str, Any], changes: Changes) -> Iterator[tuple[str, str, Any]]:
    """Key before, key now and entry of all that stay."""
    targets = {key for key in changes.moved.values() if key is not None}
    for key, entry in state.items():
        # What stands in a place that nobody had is left from a hook that is gone.
        now = changes.moved.get(key, None if key in targets or key in changes.own else key)
        if now is not None:
            yield key, now, entry


def _kept(state: Mapping[str, Any], changes: Changes) -> Iterator[tuple[str, Any]]:
    return ((now, entry) for _, now, entry in _renamed(state, changes))


def _entries(found: list[Statement], key: str) -> Iterable[int]:
    """The statements that name an entry in their own keys: its header, or pairs above it. Raises NotEditable."""
    path = (*_PATH, key)
    mine = [at for at, one in enumerate(found) if one.path[:3] == path and len(one.path) - len(one.keys) < 3]
    if not mine or any(found[at].kind == ARRAY for at in mine):
        raise NotEditable(".".join(_PATH))
    return mine


def _rename(found: list[Statement], key: str, now: str) -> Iterator[Edit]:
    for at in _entries(found, key):
        part = found[at].keys[2 - (len(found[at].path) - len(found[at].keys))]
        yield Edit(part.start, part.end, tomltext.quoted(now))


def _drop(text: str, found: list[Statement], key: str) -> Iterator[Edit]:
    for at in _entries(found, key):
        if found[at].kind == TABLE:
            yield tomltext.without_table(text, found, at)
        else:
            yield Edit(found[at].start, found[at].end, "")


def _revalue(found: list[Statement], key: str, entry: Any, digest: str) -> Edit | None:
    """Another hash in an entry's place, where the entry says nothing but a hash."""
    pairs = [one for one in found if one.kind == PAIR and one.path == (*_PATH, key, HASH)]
    if len(pairs) != 1 or not isinstance(entry, dict) or entry.keys() != {HASH}:
        return None
    return Edit(*pairs[0].value, tomltext.quoted(digest))
