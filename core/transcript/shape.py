"""The part of a raw record that an adapter reads, written down as a class; and how to fill one from a dict.

A shape is a plain class: annotations name the fields, class attributes are their defaults, NAMES maps a field to
its JSON key where they differ. A nested shape or a list of them is named in PARTS. `decode.py` compiles shapes
to msgspec structs for speed; `shaped` fills them from any JSON decoder's dicts, and so serves where only the
standard library may be imported, and for records in which a field has an unexpected type.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


class Shape:
    """Base of all shapes."""

    NAMES: dict[str, str] = {}
    PARTS: dict[str, type[Shape]] = {}


_FIELDS: dict[type[Shape], dict[str, str]] = {}


def fields_of(shape: type[Shape]) -> dict[str, str]:
    """Field name -> annotation, base classes first."""
    if shape in _FIELDS:
        return _FIELDS[shape]
    found = _FIELDS[shape] = {}
    for base in reversed(shape.__mro__):
        found.update({k: v for k, v in base.__dict__.get("__annotations__", {}).items() if k not in ("NAMES", "PARTS")})
    return found


def shaped(shape: type[Shape], record: dict[str, Any]) -> Any:
    """Fill a shape from a decoded record. A value of a wrong type becomes text where text is wanted, else None."""
    made = shape()
    for name, wanted in fields_of(shape).items():
        key = shape.NAMES.get(name, name)
        if key not in record:
            continue
        value = record[key]
        part = shape.PARTS.get(name)
        if part is not None and value is not None:
            value = _part(part, value, wanted)
        elif wanted == "str | None":
            value = _text(value)
        elif wanted == "int | None":
            value = int(value) if isinstance(value, (int, float)) and not isinstance(value, bool) else None
        elif wanted == "bool | None":
            value = value if isinstance(value, bool) else None
        setattr(made, name, value)
    return made


def _part(part: type[Shape], value: Any, wanted: str) -> Any:
    if isinstance(value, dict):
        made = shaped(part, value)
        return [made] if "list" in wanted else made
    if isinstance(value, list) and "list" in wanted:
        return [shaped(part, v) if isinstance(v, dict) else shaped(part, {"type": "text", "text": v}) for v in value]
    if "str" in wanted:
        return _text(value)
    return None


def _text(value: Any) -> str | None:
    if isinstance(value, str):
        return value
    if isinstance(value, (int, float)) and not isinstance(value, bool):
        return str(value)
    return None
