"""Pasting into another pane of tmux. What is pasted is never sent off: no Enter is pressed, whatever runs there."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Mapping

from .errors import InputError
from .i18n import _

_WAIT_S = 2.0
_BUFFER = "compact-guard"
_LAST = "{last}"
_AGENTS = ("claude", "codex")
"""Programs that are known to take a paste as a paste, line ends and all."""
_JOINT = " / "


def paste(text: str, pane: str | None, environ: Mapping[str, str] | None = None) -> str:
    """Paste into a pane; its id. `pane`: as tmux names it; None: the one that was active before this one.

    Raises InputError.
    """
    environ = os.environ if environ is None else environ
    if not environ.get("TMUX"):
        raise InputError(
            _("This is not inside tmux."), _("Run it in a pane of tmux, or choose another way with --via.")
        )
    found = _tmux(
        "display-message", "-p", "-t", pane or _LAST, "#{pane_id} #{bracket_paste_flag} #{pane_current_command}"
    )
    id, flag, program = (*found.split(" ", 2), "", "")[:3] if found else ("", "", "")
    if not id or id == environ.get("TMUX_PANE"):
        raise InputError(
            _("There is no such pane of tmux: {pane}").format(pane=pane) if pane else _("There is no other pane here."),
            _("Name the agent's pane with --pane; `tmux list-panes -a` lists them."),
        )
    takes_lines = flag == "1" or (not flag and program.strip() in _AGENTS)
    shown = text if takes_lines else _JOINT.join(text.split("\n"))
    if _tmux("load-buffer", "-b", _BUFFER, "-", text=shown) is None:
        raise InputError(_("tmux did not take the text."), _("Choose another way with --via."))
    if _tmux("paste-buffer", "-d", "-p", "-r", "-b", _BUFFER, "-t", id) is None:
        raise InputError(_("tmux did not paste into {pane}.").format(pane=id), _("Choose another way with --via."))
    return id


def _tmux(*arguments: str, text: str | None = None) -> str | None:
    """What tmux prints; None where it failed."""
    data = None if text is None else text.encode("utf-8", "replace")
    try:
        done = subprocess.run(
            ["tmux", *arguments], input=data, stdin=None if data is not None else subprocess.DEVNULL,
            capture_output=True, timeout=_WAIT_S, check=False,
        )  # fmt: skip
    except (OSError, subprocess.TimeoutExpired):
        return None
    return done.stdout.decode("utf-8", "replace").strip() if done.returncode == 0 else None
