"""One line of bytes -> the shape that an adapter asks for.

msgspec reads only the named fields and still checks the whole line's syntax. What it rejects goes to orjson (a field of
an unexpected type), then to the standard library's json (lone surrogates, which JavaScript writes for text cut in
mid-emoji), then to salvage: a killed writer leaves a record unfinished and the next one starts on the same line.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Hashable
from functools import cache
from typing import Any, cast

import msgspec
import orjson

from .salvage import Found, glued
from .shape import Shape, fields_of, shaped

REJECTED = (msgspec.MsgspecError, ValueError, RecursionError)
"""What the decoders raise for a line that they cannot read."""
_DEPTH = "nested too deep"


@cache
def _decoder(shape: Hashable) -> Callable[[bytes], Any]:
    return msgspec.json.Decoder(_struct(cast(type[Shape], shape))).decode


def head_decoder(shape: type[Shape]) -> Callable[[bytes], Any]:
    """A function from one line to a filled shape. Raises one of REJECTED."""
    return _decoder(cast(Hashable, shape))


def _struct(shape: type[Shape]) -> type[msgspec.Struct]:
    scope: dict[str, Any] = {part.__name__: _struct(part) for part in shape.PARTS.values()}
    fields = []
    for name, annotation in fields_of(shape).items():
        fields.append((name, eval(annotation, scope), getattr(shape, name)))  # the annotations of our own classes
    return msgspec.defstruct(shape.__name__, fields, rename=shape.NAMES or None, gc=False)


def decode_record(line: bytes) -> dict[str, Any]:
    """A whole record. Raises ValueError when the line is not one JSON object."""
    try:
        record = orjson.loads(line)
    except (orjson.JSONDecodeError, RecursionError):
        record = _stdlib(line)
    if not isinstance(record, dict):
        raise ValueError("not a JSON object")
    return record


def _stdlib(line: bytes) -> Any:
    try:
        return json.loads(line.decode("utf-8-sig", "surrogatepass"))
    except UnicodeDecodeError:
        return json.loads(line.decode("utf-8", "replace"))
    except RecursionError as error:
        raise ValueError(_DEPTH) from error


def recover(line: bytes) -> tuple[list[Found], str | None]:
    """What can be read of a line that the head decoder rejected, and what is wrong with it (None: nothing)."""
    try:
        return [Found(0, len(line), decode_record(line))], None
    except ValueError as error:
        reason = _reason(line, str(error))
    if reason == _DEPTH or b"{" not in line:
        return [], reason
    found = list(glued(line))
    return found, reason if not found else "records glued on one line"


def _reason(line: bytes, error: str) -> str:
    if not line.strip(b"\0 \r\n\t"):
        return "NUL bytes" if b"\0" in line else "blank line"
    if error in (_DEPTH, "not a JSON object"):
        return error
    return "not valid JSON"


def fill(shape: type[Shape], record: dict[str, Any]) -> Any:
    """The shape of a record that a decoder other than msgspec read."""
    return shaped(shape, record)
