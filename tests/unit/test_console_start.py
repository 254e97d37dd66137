"""What the console needs before its first picture, and what must wait."""

from __future__ import annotations

import subprocess
import sys
from typing import Any, cast

import pytest

from compact_guard.core.model import Turn
from compact_guard.core.transcript.columns import Columns
from compact_guard.tui import present

LATER = ["watchfiles", "stringzilla", "textual.widgets._input", "subprocess", "babel"]


@pytest.mark.parametrize("module", LATER)
def test_comes_after_the_first_picture(module: str) -> None:
    """Each of these costs tens of milliseconds."""
    code = (
        "import sys, textual.app; before = set(sys.modules); import compact_guard.tui.app; "
        f"print({module!r} in set(sys.modules) - before)"
    )
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert told.stdout.strip() == "False"


def test_a_huge_record_is_not_decoded_for_its_row() -> None:
    """A line with a pasted screenshot costs milliseconds a megabyte: only opening the turn decodes it."""

    class Session:
        columns = Columns()
        turns = [Turn(1, "id", 0, "user", None, True, "active", (), "f", 1, 0)]

        def text(self, turn: object) -> str:
            raise AssertionError("decoded")

    Session.columns.size.append(12_000_000)
    row = present.turn_row(cast(Any, Session()), 0)
    assert row.text == "[12.0 MB]"
