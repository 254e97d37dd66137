"""Codex: hooks in `hooks.json`, and their trust in `config.toml`, without which they are skipped without a word.

Where `config.toml` holds hooks already and `hooks.json` does not, ours go there, too: Codex warns at every start when
both hold some. Hooks in `config.toml` that are no `[[hooks.EVENT]]` tables cannot be added to; then the warning it is.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ...audit.installation import Installation
from ...errors import InputError
from ...i18n import _
from ...paths import codex_dir
from . import jsontext, tomlhooks, tomltext, trust
from .arrange import Places, arranged, events_after
from .claude import same_json
from .entries import Group, groups
from .files import SettingsFile, read_settings
from .jsonhooks import HOOKS, containers, rearranged
from .plan import Change, Plan, decoded, encoded, holds_guard, kept, lists, noted_of, parsed, restored, wrong_form

AGENT = "codex"
_EMPTY = "{}\n"
_TOP = {HOOKS, "description"}


@dataclass(frozen=True, slots=True)
class _Settings:
    """Both files as they are."""

    folder: str
    json: SettingsFile
    json_text: str
    json_root: dict[str, Any]
    toml: SettingsFile
    toml_text: str
    document: dict[str, Any]

    @property
    def json_events(self) -> dict[str, Any]:
        events: dict[str, Any] = self.json_root.get(HOOKS, {})
        return events

    @property
    def toml_events(self) -> dict[str, Any]:
        return tomlhooks.events_of(self.document)

    @property
    def holds_guard(self) -> bool:
        return holds_guard(self.json_events) or holds_guard(self.toml_events)


def settings_folder() -> str:
    """Where Codex's settings are."""
    return os.path.abspath(codex_dir())


def install_plan(command: str) -> Plan:
    """What the settings are to be with the guard. Raises InputError."""
    there = _read()
    wanted = groups(AGENT, command)
    in_toml = _belongs_into_toml(there)
    for file, events in ((there.json, there.json_events), (there.toml, there.toml_events)):
        for event in wanted:
            if not isinstance(events.get(event, []), list):
                raise wrong_form(file, f"{HOOKS}.{event}", AGENT)
    json_after, toml_after = _after(there, {} if in_toml else wanted, wanted if in_toml else {}, frozenset())
    changes = (
        # Trust first: until their hooks are there, these entries do nothing.
        Change(there.toml, toml_after, held=there.holds_guard),
        Change(there.json, json_after, had=containers(there.json_root), held=there.holds_guard),
    )
    return Plan(AGENT, there.folder, changes, command, notes=_notes(there), was_there=there.holds_guard)


def uninstall_plan(installed: Installation | None) -> Plan:
    """What the settings are to be without the guard. Raises InputError."""
    there = _read()
    noted = noted_of(installed, there.json.path)
    if there.holds_guard:
        json_after, toml_after = _after(there, {}, {}, kept(noted))
    else:
        # A run that was killed between the two files, or somebody's hand, left trust behind.
        json_after, toml_after = there.json.data, _without_trust_of(there, installed)
    exact = set()
    json, toml = Change(there.json, json_after), Change(there.toml, toml_after)
    if json_after is not None and json.is_one:
        json, is_exact = restored(json, noted, same_json, is_empty=_says_nothing(json_after))
        exact |= {there.json.path} if is_exact else set()
    if toml_after is not None and toml.is_one:
        noted = noted_of(installed, there.toml.path)
        toml, is_exact = restored(toml, noted, _same_toml, is_empty=not toml_after.strip())
        exact |= {there.toml.path} if is_exact else set()
    # Hooks first: trust without them does nothing, and is found again by what was noted.
    return Plan(AGENT, there.folder, (json, toml), was_there=json.is_one or toml.is_one, exact=frozenset(exact))


def _belongs_into_toml(there: _Settings) -> bool:
    """Where the guard's groups go: where they are, else where others' are."""
    if holds_guard(there.json_events) or holds_guard(there.toml_events):
        return not holds_guard(there.json_events)
    return any(lists(there.toml_events)) and not any(lists(there.json_events)) and tomlhooks.are_tables(there.toml_text)


def _after(
    there: _Settings, in_json: Mapping[str, Group], in_toml: Mapping[str, Group], stays: frozenset[str]
) -> tuple[bytes | None, bytes | None]:
    """What `hooks.json` and `config.toml` are to hold. Raises InputError."""
    json_places = arranged(there.json_events, in_json)
    toml_places = arranged(there.toml_events, in_toml)
    real = os.path.realpath(there.folder)
    changes = trust.both(
        trust.changes_of(os.path.join(real, "hooks.json"), there.json_events, json_places),
        trust.changes_of(os.path.join(real, "config.toml"), there.toml_events, toml_places),
    )
    try:
        toml_text = tomlhooks.rearranged(there.toml_text, toml_places)
        _check_hooks(there, toml_text, toml_places)
        toml_text = trust.retrusted(toml_text, changes)
    except tomlhooks.NotEditable as error:
        raise InputError(
            _("{file}: {table} is written in a form that this program does not edit; nothing was changed.").format(
                file=there.toml.path, table=error.what
            ),
            _("Write it as [tables] of their own, or take the guard's part out by hand."),
        ) from error
    json_text = rearranged(there.json_text, json_places, stays)
    return (
        there.json.data if json_text == there.json_text else encoded(json_text),
        there.toml.data if toml_text == there.toml_text else encoded(toml_text),
    )


def _without_trust_of(there: _Settings, installed: Installation | None) -> bytes | None:
    """`config.toml` without the trust of the hooks that were installed, wherever it stands."""
    if installed is None:
        return there.toml.data
    wanted = groups(AGENT, installed.command)
    own = trust.changes_of("", {}, arranged({}, wanted)).own
    try:
        text = trust.retrusted(there.toml_text, trust.without(there.document, frozenset(own.values())))
    except tomlhooks.NotEditable:
        return there.toml.data
    return there.toml.data if text == there.toml_text else encoded(text)


def _check_hooks(there: _Settings, text: str, places: Places) -> None:
    """Raises NotEditable where the text does not say what it was to say."""
    if not places:
        return
    events = events_after(there.toml_events, places, frozenset())
    hooks = {**events, tomlhooks.STATE: there.document.get(HOOKS, {}).get(tomlhooks.STATE, {})}
    if not trust.says(text, {**there.document, HOOKS: hooks}, hooks[tomlhooks.STATE]):
        raise tomlhooks.NotEditable(HOOKS)


def _read() -> _Settings:
    folder = settings_folder()
    json = read_settings(os.path.join(folder, "hooks.json"))
    json_text = decoded(json, strict=True, empty=_EMPTY)
    if json_text.startswith(jsontext.BOM):
        raise InputError(
            _("{file} begins with a byte order mark, and Codex does not read it; nothing was changed.").format(
                file=json.path
            ),
            _("Save it as UTF-8 without a byte order mark."),
        )
    root = parsed(json, json_text, AGENT, unique=True)
    if strange := sorted(root.keys() - _TOP):
        raise wrong_form(json, strange[0], AGENT)
    for event, found in root.get(HOOKS, {}).items():
        if not isinstance(found, list) or not all(isinstance(group, dict) for group in found):
            raise wrong_form(json, f"{HOOKS}.{event}", AGENT)
    toml = read_settings(os.path.join(folder, "config.toml"))
    toml_text = decoded(toml, strict=True, empty="")
    try:
        document = tomltext.parse(toml_text)
    except tomltext.Invalid as error:
        raise InputError(
            _("{file} is not valid TOML: {reason}; nothing was changed.").format(file=toml.path, reason=error),
            _("Mend it, then run the command again."),
        ) from error
    if not isinstance(document.get(HOOKS, {}), dict):
        raise wrong_form(toml, HOOKS, AGENT)
    return _Settings(folder, json, json_text, root, toml, toml_text, document)


def _says_nothing(data: bytes) -> bool:
    return bool(jsontext.parse(data.decode()) == {})


def _same_toml(one: bytes, other: bytes) -> bool:
    try:
        documents = [tomltext.parse(data.decode()) for data in (one, other)]
    except (tomltext.Invalid, UnicodeDecodeError):
        return False
    return trust.same_but_empty(*documents)


def _notes(there: _Settings) -> tuple[str, ...]:
    features = there.document.get("features")
    if isinstance(features, dict) and features.get("hooks") is False:
        return (_("{file} says features.hooks = false: no hook runs.").format(file=there.toml.path),)
    return ()
