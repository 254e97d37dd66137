"""`compact-guard redact`: stdin to stdout with every secret masked and nothing else changed."""

from __future__ import annotations

import sys

from ..i18n import _


def run(argv: list[str]) -> int:
    """Masks what stands on stdin; with `--json` prints `{"text", "counts"}` instead. Returns the exit code."""
    import argparse

    parser = argparse.ArgumentParser(
        prog="compact-guard redact",
        description=_("Mask secrets: reads standard input, writes it to standard output, changes nothing else."),
    )
    parser.add_argument(
        "--json", action="store_true", help=_('print one JSON document: {"text", "counts"}')
    )
    options = parser.parse_args(argv)

    from ..redact.engine import redact

    raw = sys.stdin.buffer.read()
    # surrogateescape carries bytes that are no UTF-8 through the engine and back, byte for byte.
    masked = redact(raw.decode("utf-8", "surrogateescape"))
    if options.json:
        import json

        text = masked.text.encode("utf-8", "surrogateescape").decode("utf-8", "replace")
        answer = json.dumps({"text": text, "counts": masked.counts}, ensure_ascii=False) + "\n"
        sys.stdout.buffer.write(answer.encode())
    else:
        sys.stdout.buffer.write(masked.text.encode("utf-8", "surrogateescape"))
    sys.stdout.buffer.flush()
    return 0
