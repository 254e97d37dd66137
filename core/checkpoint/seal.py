"""A checkpoint as a sealed file: canonical JSON and its sha256 (DESIGN 5). Standard library only.

The hash tells a damaged or edited file; it is no signature. What binds a file to its place are agent, session and
generation inside what is hashed (`Store.load` compares them), and the file's owner and mode.

The seal is the same in every format, so it is checked first: a file whose seal is right and whose format is unknown
was written by another version, and is left alone.
"""

from __future__ import annotations

import json
from hashlib import sha256

from .item import FORMAT, Unreadable, checkpoint_of
from .limits import MOST_BYTES, MOST_ITEMS
from .refusal import refusal

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from .item import Checkpoint


def seal(checkpoint: Checkpoint) -> bytes:
    """The file's bytes. Sets `sha256`; raises StoreError `size`."""
    fields = checkpoint.as_dict()
    del fields["sha256"]
    try:
        body = canonical(fields)
    except UnicodeEncodeError:
        body = canonical(json.loads(encoded(json.dumps(fields, ensure_ascii=False))))
    checkpoint.sha256 = sha256(body).hexdigest()
    data = body[:-1] + b',"sha256":"' + checkpoint.sha256.encode() + b'"}'
    if len(data) > MOST_BYTES or len(checkpoint.items) > MOST_ITEMS:
        raise refusal("size", f"{len(data)} bytes, {len(checkpoint.items)} items")
    return data


def canonical(fields: dict[str, Any]) -> bytes:
    """What is hashed. Raises UnicodeEncodeError where a text holds a lone surrogate."""
    return json.dumps(fields, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def verify(data: bytes, what: str = "") -> Checkpoint:
    """The checkpoint of a sealed file. Raises StoreError: `size`, `hash`, `format`, `form`. `what`: its name."""
    if len(data) > MOST_BYTES:
        raise refusal("size", what)
    try:
        fields = json.loads(data.decode())
        given = fields.pop("sha256")
        holds = sha256(canonical(fields)).hexdigest() == given
    except (ValueError, KeyError, AttributeError, TypeError, RecursionError):
        # No JSON, no object or no seal: cut short or overwritten. Nested too deep for any checkpoint.
        holds = False
    if not holds:
        raise refusal("hash", what)
    if fields.get("format") != FORMAT:
        raise refusal("format", what)
    try:
        checkpoint = checkpoint_of(fields)
    except Unreadable as error:
        raise refusal("form", f"{what} ({error})") from error
    if len(checkpoint.items) > MOST_ITEMS:
        raise refusal("size", what)
    checkpoint.sha256 = given
    return checkpoint


def encoded(text: str) -> bytes:
    """UTF-8; lone surrogates as U+FFFD, as everywhere in JSON that we write, pairs as what they stand for."""
    try:
        return text.encode()
    except UnicodeEncodeError:
        return text.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace").encode()
