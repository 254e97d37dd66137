"""What the user's settings of the guard mean for hooks: errors, and what they are told to leave alone."""

from __future__ import annotations

import os
from collections.abc import Iterator

from ... import paths
from ...checkpoint.configured import use_rules
from ...config import Config, load_config
from ...errors import GuardError
from ...i18n import _
from ..settings import Settings
from .finding import Finding


def configured(settings: Settings) -> list[Finding]:
    """`settings`: as hooks read them."""
    found = list(_findings(settings))
    if not found:
        is_there = os.path.lexists(paths.config_file())
        found.append(
            Finding("config", "ok", _("The settings are in order.") if is_there else _("No settings: defaults."))
        )
    return found


def _findings(settings: Settings) -> Iterator[Finding]:
    path = paths.config_file()
    try:
        config = load_config(path)
    except GuardError as error:
        if settings.problem is not None:
            said = _("Hooks store nothing and give nothing back before this is mended: {reason}")
            yield Finding("config", "problem", said.format(reason=error.message), error.hint)
            return
        said = _("Hooks take the default for what is wrong: {reason}").format(reason=error.message)
        yield Finding("config", "warn", said, error.hint)
        config = settings.config or Config()
    for warning in config.warnings:
        yield Finding("config", "warn", warning)
    for name, reason in use_rules(config):
        said = _("{rule} cannot be used, so hooks leave it out: {reason}").format(rule=name, reason=reason)
        yield Finding("config", "warn", said, _("Mend the rule or its sample."))
    if config.pause:
        said = _("Hooks are paused: no compaction is guarded.")
        yield Finding("paused", "warn", said, _("Take `pause` out of {path}.").format(path=path))
    yield from _excluded(config)
    if not config.notify:
        yield Finding("notify", "ok", _("After a compaction no line says what was restored (`notify = false`)."))


def _excluded(config: Config) -> Iterator[Finding]:
    if not config.exclude:
        return
    everything = [
        folder for folder in config.exclude if os.path.realpath(folder) in ("/", os.path.realpath(paths.home()))
    ]
    said = _("Hooks leave alone: {folders}.").format(folders=", ".join(config.exclude))
    if everything:
        todo = _("{folder} holds all that you work on: name less in `exclude`.").format(folder=everything[0])
        yield Finding("excluded", "warn", said, todo)
        return
    yield Finding("excluded", "ok", said)
    for folder in config.exclude:
        if not os.path.isdir(folder):
            text = _("`exclude` names {folder}, which is not there.").format(folder=folder)
            yield Finding("excluded", "warn", text, _("Mend the name, or take it out."))
