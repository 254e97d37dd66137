"""What a command costs, measured on a process of its own."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

_CODE = """
import sys
from compact_guard.tui.cli import main
status = main(sys.argv[1:])
sys.stdout.flush()
with open("/proc/self/status", encoding="ascii", errors="replace") as file:
    print("PEAK", next(line.split()[1] for line in file if line.startswith("VmHWM:")), file=sys.stderr)
sys.exit(status)
"""


def peak_mib(*argv: str | Path) -> tuple[str, float]:
    """What a command prints, and the most memory that its process held.

    Not `ru_maxrss`: that begins with the size of the process that started it, which is the whole test run's.
    """
    done = subprocess.run([sys.executable, "-c", _CODE, *argv], capture_output=True, text=True, check=True)
    return done.stdout, int(done.stderr.rpartition("PEAK ")[2]) / 1024
