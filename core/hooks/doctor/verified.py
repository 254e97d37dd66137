"""The clients' versions that the guard was run with: data, each proved by the end-to-end tests."""

from __future__ import annotations

from collections.abc import Mapping

VERIFIED: Mapping[str, tuple[str, ...]] = {
    "claude": ("2.1.197", "2.1.332"),
    "codex": ("0.140.0", "0.171.0"),
}
"""Agent -> versions, oldest first. What lies between two of them is taken to behave as they do."""
