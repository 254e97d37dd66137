"""What turns say, found out beside the console, and remembered as long as it is true."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.conftest import Guard
from tests.sessions import ClaudeLog

from compact_guard.core.checkpoint.kinds import kinds_at
from compact_guard.core.checkpoint.past import Past
from compact_guard.core.checkpoint.store import Store
from compact_guard.core.paths import state_dir
from compact_guard.core.transcript.session import Session, open_session
from compact_guard.tui.aside import Aside
from compact_guard.tui.glyphs import ASCII, UNICODE, Glyphs
from compact_guard.tui.marks import CORRECTION, Marks, mark_of, nearest
from compact_guard.tui.rows import Place, SessionRows, View

SAID = (
    ("u", "Let's go with Kestreldb for the event store."),
    ("a", "Fine."),
    ("u", "No, use Plimdb instead of Kestreldb."),
    ("a", "Plimdb it is."),
    ("u", "Never edit app/ledger.py."),
    ("a", "All 12 tests pass."),
)


def session(home: Path) -> Session:
    log = ClaudeLog()
    for number, (role, text) in enumerate(SAID):
        (log.user if role == "u" else log.assistant)(text)
        if number == 3:
            log.boundary()
    return open_session(str(log.write(home)))


def places(shown: Session) -> list[tuple[int, int]]:
    return list(enumerate(shown.columns.offset))


def marks_of(shown: Session, *turns: int) -> Marks:
    marks = Marks()
    marks.forget(shown.path)
    found = kinds_at(shown, places(shown))
    marks.learn(shown, [(at, found[at]) for at in turns])
    return marks


def test_the_console_and_show_say_the_same(guard: Guard, fake_home: Path) -> None:
    shown = session(fake_home)
    told = guard("show", shown.path, "--labels", "--json").json()["turns"]
    found = kinds_at(shown, places(shown))

    assert [list(kinds) for kinds in found] == [turn["labels"] for turn in told]
    assert CORRECTION in found[2]
    assert "constraint" in found[4]


def test_a_process_of_its_own_says_the_same(fake_home: Path) -> None:
    shown = session(fake_home)
    with Aside("kinds", shown.path, [], lambda: False) as aside:
        for _twice in range(2):
            assert [tuple(kinds) for kinds in aside.ask(places(shown))] == kinds_at(shown, places(shown))
        assert aside.ask([(0, 7), (99, 0)]) == [[], []]


def test_what_is_not_wanted_any_more_is_not_waited_for(fake_home: Path) -> None:
    shown = session(fake_home)
    with Aside("kinds", shown.path, [], lambda: True) as aside:
        assert aside.ask(places(shown)) is None


def test_a_process_that_dies_is_noticed(tmp_path: Path) -> None:
    with (
        Aside("kinds", str(tmp_path / "gone.jsonl"), [], lambda: False) as aside,
        pytest.raises(OSError, match="ended"),
    ):
        aside.ask([])


def test_checkpoints_built_aside_are_those_that_build_prints(fake_home: Path) -> None:
    shown = session(fake_home)
    past = Past(shown, Store(state_dir()))
    with Aside("unstored", shown.path, [], lambda: False) as aside:
        built = dict(aside.answers())

    assert list(built) == [1, 2]
    for number, fields in built.items():
        same = past.built(number if number == 1 else None).as_dict()
        assert [item["id"] for item in fields["items"]] == [item["id"] for item in same["items"]]
        assert fields["source"] == same["source"]
        assert fields["trigger"] == same["trigger"]


def test_a_compaction_with_a_generation_is_not_built_again(fake_home: Path) -> None:
    shown = session(fake_home)
    store = Store(state_dir())
    store.save(Past(shown, store).built(1))
    ((number, now),) = Past(shown, store).unstored()

    assert number == 2
    assert now.generation == 2
    assert any(item.origin == "carried" for item in now.items)


def test_a_mark_lasts_until_its_turn_or_its_file_is_another(fake_home: Path) -> None:
    shown = session(fake_home)
    marks = marks_of(shown, 2)
    assert marks.said(shown, 2) == (CORRECTION,)
    assert marks.said(shown, 1) is None
    assert list(marks.unknown(shown, range(6))) == [0, 1, 3, 4, 5]

    shown.columns.more[2] = [(0, 1)]
    assert marks.said(shown, 2) is None
    marks.forget("/elsewhere")
    assert marks.of(shown, 2) == ()


def test_a_pin_comes_first(fake_home: Path) -> None:
    shown = session(fake_home)
    marks = marks_of(shown, 2)
    marks.pinned = frozenset({2, 3})
    assert marks.of(shown, 2) == ("pin", CORRECTION)
    assert marks.of(shown, 1) == ("pin",)


def test_the_nearest_is_told_only_when_nothing_nearer_is_unknown(fake_home: Path) -> None:
    shown = session(fake_home)
    assert nearest(marks_of(shown, 0, 1, 2), shown, range(6), CORRECTION) == (2, None)
    assert nearest(marks_of(shown, 0, 2), shown, range(6), CORRECTION) == (None, 1)
    assert nearest(marks_of(shown, *range(6)), shown, range(3, 6), CORRECTION) == (None, None)


@pytest.mark.parametrize("view", [View(), View(tools=True), View(only_user=True)], ids=str)
def test_turns_are_walked_from_any_row_in_both_directions(fake_home: Path, view: View) -> None:
    rows = SessionRows(session(fake_home), view)
    step = 2 if view.only_user else 1
    assert list(rows.turns_from(Place(turn=2), 1)) == list(range(2 + step, 6, step))
    assert list(rows.turns_from(Place(turn=2), -1)) == list(range(2 - step, -1, -step))
    assert list(rows.turns_from(Place(boundary=0), 1)) == list(range(4, 6, step))
    assert next(rows.turns_from(Place(boundary=0), -1)) == 4 - step


def test_a_row_shows_what_was_found_out_later(fake_home: Path) -> None:
    shown = session(fake_home)
    marks = marks_of(shown)
    rows = SessionRows(shown, View(), marks)
    assert getattr(rows.row(2), "kind", None) == ""
    marks.learn(shown, [(2, (CORRECTION,))])
    rows.marked([2])
    assert getattr(rows.row(2), "kind", None) == CORRECTION


@pytest.mark.parametrize("glyphs", [UNICODE, ASCII], ids=["unicode", "ascii"])
def test_every_kind_has_a_mark_of_its_own(glyphs: Glyphs) -> None:
    from compact_guard.core.checkpoint.item import KINDS

    drawn = [mark_of(kind, glyphs)[0] for kind in KINDS]
    assert len(set(drawn)) == len(KINDS)
    assert mark_of("", glyphs)[0] == " "
