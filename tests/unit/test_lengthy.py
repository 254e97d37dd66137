"""Texts too long for a hook's time: what is left out is counted, and no secret slips through a cut."""

from __future__ import annotations

import math
import time

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.checkpoints import START_MS

from compact_guard.core.checkpoint import lengthy
from compact_guard.core.checkpoint.build import Identity, build
from compact_guard.core.checkpoint.item import UNREAD, Checkpoint, Item, Rendering
from compact_guard.core.checkpoint.lengthy import EDGE, MARGIN, PIECE, masked_in_time, pieces
from compact_guard.core.checkpoint.relate import merge, supersede
from compact_guard.core.checkpoint.select import Said, Selection

SECRET = "AKIAIOSFODNN7QZ2XKLM"
PASSWORD = "password=Vb8xNc3WkQ9tRz"
FILLER = "nothing of note is said here and there\n"
NOW, PAST = math.inf, 0.0
"""Deadlines: all the time in the world, and none."""


def filled(length: int) -> str:
    return (FILLER * (length // len(FILLER) + 1))[: length - 1] + "\n"


def made(*turns: tuple[str, str], deadline: float) -> Checkpoint:
    selection = Selection("/t.jsonl", "claude")
    selection.turns = [Said(at, f"t{at}", role, START_MS + at, text) for at, (role, text) in enumerate(turns, 1)]
    identity = Identity("claude", "s", Rendering("x", "en", "utf16", 9500), guard="0", nonce="00", now_ms=START_MS)
    return build(selection, identity, previous=None, pins=[], deadline=deadline)


def texts(checkpoint: Checkpoint) -> str:
    return "\n".join(item.text for item in checkpoint.items)


class TestMasking:
    def test_what_there_is_time_for_is_masked_whole(self) -> None:
        text = filled(3 * (EDGE + MARGIN)) + SECRET
        masked = masked_in_time(text, NOW)
        assert (masked.unread, len(masked.counts)) == (0, 1)
        assert masked.text.startswith(FILLER * 2)
        assert SECRET not in masked.text

    def test_a_text_of_some_length_is_never_cut(self) -> None:
        text = filled(2 * (EDGE + MARGIN))
        assert masked_in_time(text, PAST).text == text

    def test_start_and_end_are_taken_of_a_longer_one(self) -> None:
        text = "Use the red one.\n" + filled(1 << 20) + "Never the blue one."
        masked = masked_in_time(text, PAST)
        assert masked.text.startswith("Use the red one.\n")
        assert masked.text.endswith("Never the blue one.")
        assert masked.unread == len(text) - 2 * EDGE
        assert len(masked.text) <= 2 * EDGE + 2

    @pytest.mark.parametrize("secret", [SECRET, PASSWORD])
    def test_no_part_of_a_secret_that_a_cut_goes_through_is_left(self, secret: str) -> None:
        length = 1 << 20
        value = secret.partition("=")[2] or secret
        for cut in (EDGE, EDGE + MARGIN, length - EDGE, length - EDGE - MARGIN):
            for at in range(cut - len(secret) - 1, cut + 2, 3):
                text = filled(at) + "\n" + secret + "\n" + filled(length - at)
                left = masked_in_time(text, PAST).text
                parts = [value[start : start + 6] for start in range(len(value) - 5)]
                assert not [part for part in parts if part in left], (cut, at)

    def test_a_text_of_one_line(self) -> None:
        masked = masked_in_time("x" * (1 << 20), PAST)
        assert 0 < len(masked.text) <= 2 * EDGE + 2


class TestPieces:
    @pytest.mark.parametrize(
        "text",
        [
            "x" * 200_000,
            "ab cd. " * 30_000,
            "不要。" * 50_000,
            "l\n" * 70_000,
            " " * 99_999,
            "```\n" * 30_000,
            "a\n",
            "",
        ],
        ids=["one word", "sentences", "Chinese", "lines", "blanks", "fences", "short", "empty"],
    )
    def test_together_they_are_the_text_and_none_is_long(self, text: str) -> None:
        found = pieces(text)
        assert "".join(found) == text
        assert max(map(len, found)) <= 2 * PIECE

    @given(st.lists(st.sampled_from(["a\n", "b. ", "`" * 3 + "\n", "。", "x" * 5000, "\n", " "]), max_size=60))
    def test_whatever_it_is_made_of(self, parts: list[str]) -> None:
        text = "".join(parts)
        assert "".join(pieces(text)) == text

    def test_no_block_of_code_is_cut_where_it_need_not(self) -> None:
        block = "```\n" + "x = 1\n" * 500 + "```\n"
        text = (FILLER * 20 + block) * 30
        for piece in pieces(text)[:-1]:
            assert piece.count("```") % 2 == 0
            assert piece.endswith("\n")


class TestBuilding:
    def test_the_newest_turn_is_taken_however_late_it_is(self) -> None:
        checkpoint = made(("user", "We use MySQL."), ("user", "No, use Postgres, not MySQL."), deadline=PAST)
        assert "Postgres" in texts(checkpoint)
        assert checkpoint.omitted[UNREAD] == len("We use MySQL.")

    def test_of_a_very_long_turn_the_end_and_the_start(self) -> None:
        middle = "Never touch the ledger table.\n"
        text = "Never log a card number.\n" + filled(1 << 19) + middle + filled(1 << 19) + "Always use UTC."
        checkpoint = made(("user", text), deadline=PAST)
        assert "card number" in texts(checkpoint)
        assert "UTC" in texts(checkpoint)
        assert "ledger" not in texts(checkpoint)
        assert checkpoint.omitted[UNREAD] > 1 << 19

    def test_all_of_it_where_there_is_time(self) -> None:
        text = filled(100_000) + "Never touch the ledger table.\n" + filled(100_000)
        checkpoint = made(("user", text), deadline=NOW)
        assert "ledger" in texts(checkpoint)
        assert UNREAD not in checkpoint.omitted

    def test_time_is_kept_for_bringing_together_what_was_found(self, monkeypatch: pytest.MonkeyPatch) -> None:
        turns = [("user", f"No, use port {at}, not port {at + 1000}.") for at in range(100)]
        monkeypatch.setattr("compact_guard.core.checkpoint.build._PAIR_S", 3600.0)
        checkpoint = made(*turns, deadline=time.monotonic() + 3600 * 50)
        assert 1 <= sum(item.kind == "correction" for item in checkpoint.items) < 20
        assert checkpoint.omitted[UNREAD] > 1000

    def test_only_the_newest_corrections_take_back_when_the_time_is_over(self) -> None:
        def items() -> list[Item]:
            correction = Item("c1", "correction", "No, use Postgres, not MySQL", role="user", turn=2)
            correction.rejected, correction.accepted = "MySQL", "Postgres"
            return [correction, Item("d1", "decision", "We decided to use MySQL", role="user", turn=1)]

        for until, expected in ((NOW, "c1"), (PAST, None)):
            merged = merge(items(), [], ())
            supersede(merged, until)
            assert merged.new[1].superseded_by == expected


def test_the_rates_leave_room_for_what_is_never_cut() -> None:
    assert lengthy.CHARS_A_SECOND * 1.2 > 2 * (EDGE + MARGIN)
