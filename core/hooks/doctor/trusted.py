"""Whether Codex trusts the guard's hooks: it passes over those that it does not, without a word."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from ...i18n import _
from ..install.entries import snake_case
from ..install.trust import HASH, trust_hash
from .finding import Finding
from .sources import Handler, Source


def trusted(sources: Sequence[Source], handlers: Sequence[Handler]) -> list[Finding]:
    """What there is to say of the trust in the user's own hooks."""
    state: Mapping[str, Any] = {}
    for source in sources:
        held = source.events.get("state") if source.kind == "user" and source.path.endswith(".toml") else None
        if isinstance(held, dict):
            state = held
    looked = [one for one in handlers if one.source.kind == "user" and not one.flat]
    said = {how: [one.event for one in looked if _how(one, state) == how] for how in ("untrusted", "modified", "off")}
    found = list(_findings(said))
    if looked and not found:
        found.append(Finding("trust", "ok", _("Codex trusts its hooks."), agent="codex"))
    return found


def _findings(said: Mapping[str, list[str]]) -> Iterator[Finding]:
    texts = {
        "untrusted": _("Codex does not trust the hooks at {events}, so it does not run them, without a word."),
        "modified": _("The hooks at {events} were changed since Codex was told to trust them: it does not run them."),
        "off": _("The hooks at {events} are switched off in Codex."),
    }
    for how, events in said.items():
        if events:
            text = texts[how].format(events=", ".join(dict.fromkeys(events)))
            todo = _("`compact-guard install codex` says that they are yours; or type /hooks in Codex.")
            yield Finding("trust", "problem", text, todo, "codex")


def _how(handler: Handler, state: Mapping[str, Any]) -> str:
    """`trusted`, or why it is not run."""
    entries = [state[key] for key in _keys(handler) if isinstance(state.get(key), dict)]
    if any(entry.get("enabled") is False for entry in entries):
        return "off"
    hashes = [entry.get(HASH) for entry in entries if entry.get(HASH)]
    if not hashes:
        return "untrusted"
    matcher = handler.matcher if isinstance(handler.matcher, str) else None
    return "trusted" if trust_hash(snake_case(handler.event), handler.fields, matcher) in hashes else "modified"


def _keys(handler: Handler) -> list[str]:
    """How Codex may name the place; its folder may be reached over a link."""
    path = handler.source.path
    place = f"{snake_case(handler.event)}:{handler.group}:{handler.number}"
    return [f"{name}:{place}" for name in dict.fromkeys((path, os.path.realpath(path)))]
