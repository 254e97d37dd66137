"""The table of commands: what each is called, what it does, and its module, imported only when it is used."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..i18n import _

if TYPE_CHECKING:
    from types import ModuleType

COMMANDS = (
    *("sessions", "show", "search", "checkpoint", "pin", "inject", "lost", "watch", "audit", "export", "redact"),
    *("install", "uninstall", "doctor", "purge", "paths", "completions", "demo"),
)
"""Each is a module beside this one."""


def load(command: str) -> ModuleType:
    """A command's module."""
    from importlib import import_module

    return import_module(f".{command}", __package__)


def summary(command: str) -> str:
    """What a command does, in a line."""
    return {
        "sessions": _("list every session, newest first"),
        "show": _("print a session: its turns, compactions, damage"),
        "search": _("find a phrase or regex in sessions"),
        "checkpoint": _("build, list, show, verify, render or edit what is kept for compactions"),
        "pin": _("hold on to turns: add, list or remove pins"),
        "inject": _("show the agent again what it may have lost, with the next prompt or as text to paste"),
        "lost": _("say what each compaction lost: what the summary kept, and what came back"),
        "watch": _("print what happens to a live session, an event a line"),
        "audit": _("say what the guard did for each compaction, and whether to keep it"),
        "export": _("print a session as Markdown or JSON"),
        "redact": _("mask the secrets in what stdin gives"),
        "install": _("put the guard into an agent's settings, after showing what changes"),
        "uninstall": _("take the guard out of an agent's settings; what is stored stays"),
        "doctor": _("say whether the guard works here, by trying it, and what to do where it does not"),
        "purge": _("delete what is stored of a session, or of all"),
        "paths": _("print where things lie on this machine"),
        "completions": _("print a completion script for a shell"),
        "demo": _("play a built-in session in a temporary home"),
    }[command]
