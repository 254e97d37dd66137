"""`compact-guard redact`: stdin to stdout with every secret masked and nothing else changed."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from ..i18n import _
from .args import add_json

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace


def add_arguments(parser: ArgumentParser) -> None:
    add_json(parser, _('one JSON document: {"text", "counts"}'))


def run(args: Namespace) -> int:
    """Masks what stands on stdin; with `--json` prints `{"text", "counts"}` instead."""
    from ..redact.engine import redact

    raw = sys.stdin.buffer.read()
    # surrogateescape carries bytes that are no UTF-8 through the engine and back, byte for byte.
    masked = redact(raw.decode("utf-8", "surrogateescape"))
    if args.json:
        import json

        text = masked.text.encode("utf-8", "surrogateescape").decode("utf-8", "replace")
        answer = json.dumps({"text": text, "counts": masked.counts}, ensure_ascii=False) + "\n"
        sys.stdout.buffer.write(answer.encode())
    else:
        sys.stdout.buffer.write(masked.text.encode("utf-8", "surrogateescape"))
    sys.stdout.buffer.flush()
    return 0
