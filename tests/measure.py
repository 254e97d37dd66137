"""What a command costs, measured on a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path


def peak_mib(*argv: str | Path) -> tuple[str, float]:
    """What a command prints, and the most memory that its process held."""
    code = "import sys; from compact_guard.tui.cli import main; sys.exit(main(sys.argv[1:]))"
    with subprocess.Popen([sys.executable, "-c", code, *argv], stdout=subprocess.PIPE, text=True) as process:
        out = process.stdout.read() if process.stdout else ""
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
    assert process.returncode == 0, out
    return out, usage.ru_maxrss / (1 if sys.platform == "linux" else 1024) / 1024
