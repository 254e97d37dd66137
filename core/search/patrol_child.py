"""Matches a pattern in texts that come through stdin; run as a program, so that it can be ended in mid-match."""

from __future__ import annotations

import re
import signal
import struct
import sys
from itertools import islice

COUNT = struct.Struct("<I")
PAIR = struct.Struct("<II")
MOST = 256
"""Matches of one text that are answered."""


def _main(patience_s: float) -> None:
    """Ends by itself when one text takes longer: whoever asked may have been killed, and cannot end this process."""
    source, out = sys.stdin.buffer, sys.stdout.buffer
    signal.signal(signal.SIGVTALRM, signal.SIG_DFL)
    flags = int.from_bytes(source.read(4), "little")
    pattern: re.Pattern[str] | None = None
    while len(head := source.read(COUNT.size)) == COUNT.size:
        text = source.read(COUNT.unpack(head)[0]).decode("utf-8", "surrogatepass")
        signal.setitimer(signal.ITIMER_VIRTUAL, patience_s)
        if pattern is None:
            pattern = re.compile(text, flags)
            continue
        spans = [match.span() for match in islice(pattern.finditer(text), MOST)]
        out.write(COUNT.pack(len(spans)) + b"".join(PAIR.pack(*span) for span in spans))
        out.flush()


if __name__ == "__main__":
    _main(float(sys.argv[1]))
