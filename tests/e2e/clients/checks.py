"""What must hold after every compaction, in either client."""

from __future__ import annotations

from tests.e2e.clients.packs import packs
from tests.e2e.clients.place import Place
from tests.e2e.clients.script import Asked

OVERTURNED = "We keep the sessions in SQLite."
CORRECTION = "No, not SQLite: the sessions must be kept in PostgreSQL."
"""The fact that every pack must carry."""


def assert_given_once(place: Place, asked: Asked, session: str, generation: int) -> None:
    """The model has one pack, that of this generation, byte for byte as the command line renders it."""
    found = packs(asked)
    assert len(found) == 1, f"{len(found)} packs; the audit: {place.told()}"
    assert CORRECTION.rstrip(".") in found[0]
    rendered = place.guard("checkpoint", "render", session, "--generation", str(generation))
    assert found[0] == rendered.rstrip("\n")


def assert_quiet(place: Place, surface: str) -> None:
    """No client had to put hook output aside, and every row says who made it, and for which surface."""
    assert place.spilled() == []
    audit = place.audit()
    assert {row["origin"] for row in audit} == {"synthetic"}
    assert {row["surface"] for row in audit if row["event"] != "SessionStart" or row["generation"]} <= {surface, None}
    assert surface in {row["surface"] for row in audit}
