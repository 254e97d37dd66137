"""Ways to the clipboard, and the truth about which one was taken: no terminal answers whether it kept the text."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Callable, Mapping

from . import paths
from .i18n import _

MOST_OSC_52_BYTES = 74_000
"""Terminals drop longer sequences without a word (xterm and tmux: 100,000 bytes in base64)."""
_TMUX_WAIT_S = 2.0


def copy(text: str, send: Callable[[str], None], environ: Mapping[str, str] | None = None) -> str:
    """Copy, and say by which route.

    Args:
        text: Masked already.
        send: Writes the terminal's clipboard sequence (OSC 52).
        environ: For tests; else the process's.
    """
    environ = os.environ if environ is None else environ
    if environ.get("TMUX") and _to_tmux(text):
        return _("copied to tmux's buffer, and to the clipboard where tmux may")
    size = len(text.encode())
    if size <= MOST_OSC_52_BYTES and environ.get("TERM") not in {"dumb", "linux"}:
        send(text)
        if not _doubtful(environ):
            return _("sent to the terminal's clipboard (OSC 52)")
    try:
        path = _to_file(text)
    except OSError as error:
        return _("not copied: %s") % (error.strerror or str(error))
    if size > MOST_OSC_52_BYTES:
        return _("too long for the terminal's clipboard; written to %s") % path
    return _("this terminal may not take it; written to %s too") % path


def _doubtful(environ: Mapping[str, str]) -> bool:
    """Terminals that ignore OSC 52, or did for years."""
    return "VTE_VERSION" in environ or environ.get("TERM_PROGRAM") == "Apple_Terminal"


def _to_tmux(text: str) -> bool:
    """Into tmux's paste buffer; `-w` hands it on to the terminal (tmux 3.2 and later)."""
    for options in (["-w"], []):
        command = ["tmux", "load-buffer", *options, "-"]
        try:
            done = subprocess.run(command, input=text.encode(), capture_output=True, timeout=_TMUX_WAIT_S, check=False)
        except (OSError, subprocess.TimeoutExpired):
            return False
        if done.returncode == 0:
            return True
    return False


def _to_file(text: str) -> str:
    """Readable by its owner only; the last copy alone is kept."""
    folder = paths.state_dir()
    os.makedirs(folder, mode=0o700, exist_ok=True)
    path = os.path.join(folder, "copied.txt")
    partial = f"{path}.{os.getpid()}"
    with open(os.open(partial, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="utf-8") as file:
        file.write(text)
    os.replace(partial, path)
    return path
