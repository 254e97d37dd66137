"""Where turns, rules and tool calls stand in the list: checked against a list written out row by row."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, cast

from hypothesis import given
from hypothesis import strategies as st

from compact_guard.core.model import Boundary
from compact_guard.core.transcript.columns import ABANDONED, ASSISTANT, IN_CONTEXT, Columns
from compact_guard.tui.rows import Place, SessionRows, View


@dataclass
class FakeSession:
    """As much of a session as its rows ask for."""

    columns: Columns
    boundaries: list[Boundary]
    damage: tuple[object, ...] = ()


@st.composite
def sessions(draw: st.DrawFn) -> FakeSession:
    flags = draw(st.lists(st.sampled_from([0, ASSISTANT, ABANDONED, ASSISTANT | ABANDONED, IN_CONTEXT]), max_size=30))
    columns = Columns()
    columns.flags.extend(flags)
    columns.tools.extend(draw(st.integers(0, 3)) for _ in flags)
    after = sorted(draw(st.lists(st.integers(0, len(flags)), max_size=4)))
    boundaries = [
        Boundary(k, f"b{k}", None, "auto", None, None, "none", False, "f", k, turns) for k, turns in enumerate(after, 1)
    ]
    return FakeSession(columns, boundaries)


views = st.builds(View, only_user=st.booleans(), branches=st.booleans(), tools=st.booleans())


def written_out(session: FakeSession, view: View) -> list[Place]:
    places: list[Place] = []
    for turn in range(len(session.columns.flags) + 1):
        places += [Place(boundary=k) for k, b in enumerate(session.boundaries) if b.after_turn == turn]
        if turn == len(session.columns.flags):
            break
        flags = session.columns.flags[turn]
        if (flags & ABANDONED and not view.branches) or (flags & ASSISTANT and view.only_user):
            continue
        places.append(Place(turn=turn))
        if view.tools:
            places += [Place(turn=turn, tool=tool) for tool in range(session.columns.tools[turn])]
    return places


def rows_of(session: FakeSession, view: View) -> SessionRows:
    return SessionRows(cast(Any, session), view)


@given(sessions(), views)
def test_every_row_stands_where_it_is_written(session: FakeSession, view: View) -> None:
    rows = rows_of(session, view)
    expected = written_out(session, view)
    assert len(rows) == len(expected)
    assert [rows.place(row) for row in range(len(rows))] == expected
    assert [rows.row_of(place) for place in expected] == list(range(len(expected)))


@given(sessions(), views, views)
def test_a_place_that_is_hidden_leads_to_a_row_near_it(session: FakeSession, before: View, after: View) -> None:
    rows = rows_of(session, before)
    places = [rows.place(row) for row in range(len(rows))]
    rows.look(after)
    for place in places:
        row = rows.row_of(place)
        assert 0 <= row < max(len(rows), 1) or (row == -1 and len(rows) == 0)
        if place in (expected := written_out(session, after)):
            assert expected[row] == place


@given(sessions(), views)
def test_the_next_rule_is_the_next(session: FakeSession, view: View) -> None:
    rows = rows_of(session, view)
    rules = [row for row in range(len(rows)) if rows.place(row).boundary >= 0]
    for row in range(len(rows)):
        assert rows.rule_from(row, 1) == min((rule for rule in rules if rule > row), default=None)
        assert rows.rule_from(row, -1) == max((rule for rule in rules if rule < row), default=None)


@given(sessions())
def test_counts_leave_abandoned_turns_out(session: FakeSession) -> None:
    flags = list(session.columns.flags)
    rows = rows_of(session, View())
    assert rows.seen == sum(bool(bits & IN_CONTEXT) for bits in flags)
    assert rows.away == sum(not bits & (IN_CONTEXT | ABANDONED) for bits in flags)


def test_a_million_turns_are_placed_at_once() -> None:
    import time

    columns = Columns()
    columns.flags.frombytes(bytes([0, ASSISTANT]) * 500_000)
    columns.tools.extend([0] * 1_000_000)
    begun = time.perf_counter()
    rows = rows_of(FakeSession(columns, []), View())
    assert rows.place(999_999) == Place(turn=999_999)
    assert time.perf_counter() - begun < 0.5
