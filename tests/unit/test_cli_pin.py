"""`pin`: what the engineer holds on to, masked, known again as the item it may be, and warned of in time."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from tests.conftest import Guard
from tests.sessions import ClaudeLog

from compact_guard.core.checkpoint.item import Item
from compact_guard.core.checkpoint.pinning import Spoken, pin_of, room_of
from compact_guard.core.checkpoint.render import render
from compact_guard.core.checkpoint.store import Store
from compact_guard.core.paths import state_dir

FAKE_TOKEN = "ghp_" + "x7Kq2Vb9Lm4Tz8Rw1Yc5Nd3Hf6Js0PaUe2Gi"[:36]


@pytest.fixture
def path(fake_home: Path) -> Path:
    log = ClaudeLog()
    log.user("Never edit app/ledger.py. The page is for printers, mind the margins.")
    log.assistant("The margins are 12 mm wide.")
    log.user(f"the token is {FAKE_TOKEN} for the staging host")
    log.boundary()
    log.user("draw the flow of the order page")
    return log.write(fake_home)


def test_a_pin_is_first_in_the_pack(guard: Guard, path: Path) -> None:
    pin = guard("pin", "add", path, "--turn", 1, "--text", "mind the margins", "--json").json()
    pack = guard("checkpoint", "render", path, "--compaction", 1).out

    assert (pin["text"], pin["kind"], pin["turn"], pin["role"]) == ("mind the margins", "pin", 1, "user")
    lines = pack.splitlines()
    start = next(at for at, line in enumerate(lines) if line.startswith("--- begin"))
    assert lines[start + 2].startswith("- mind the margins")
    assert guard("pin", "list", path, "--json").json() == [
        {name: pin[name] for name in ("id", "text", "kind", "turn", "at", "role")}
    ]


def test_a_pinned_sentence_is_the_item_that_it_is(guard: Guard, path: Path) -> None:
    pin = guard("pin", "add", path, "--turn", 1, "--text", "never EDIT  app/ledger.py", "--json").json()
    built = guard("checkpoint", "build", path, "--compaction", 1, "--json").json()

    [item] = [one for one in built["items"] if "ledger" in one["text"] and one["kind"] != "recent"]
    assert (item["id"], item["kind"], item["pinned_from"]) == (pin["id"], "pin", "constraint")


def test_a_whole_turn_is_pinned_and_its_sentences_are_not_said_twice(guard: Guard, path: Path) -> None:
    guard("pin", "add", path, "--turn", 1)

    assert guard("checkpoint", "render", path, "--compaction", 1).out.count("ledger.py") == 1


def test_pins_of_the_agent_say_so(guard: Guard, path: Path) -> None:
    assert guard("pin", "add", path, "--turn", 2, "--json").json()["role"] == "assistant"
    assert "12 mm wide. (assistant, turn 2)" in guard("checkpoint", "render", path, "--compaction", 1).out


def test_secrets_are_masked_before_a_pin_is_stored(guard: Guard, path: Path) -> None:
    cut = FAKE_TOKEN[20:] + " for the staging"
    for text in (None, FAKE_TOKEN, cut, f"keep {FAKE_TOKEN} safe"):
        assert guard("pin", "add", path, "--turn", 3, *([] if text is None else ["--text", text])).code == 0

    stored = "".join(file.read_text() for file in Path(state_dir()).rglob("*.json"))
    assert "staging" in stored
    windows = {FAKE_TOKEN[at : at + 8] for at in range(len(FAKE_TOKEN) - 7)}
    assert not [window for window in windows if window in stored]


def test_words_that_the_turn_does_not_say_are_pinned_with_a_word(guard: Guard, path: Path) -> None:
    ran = guard("pin", "add", path, "--turn", 1, "--text", "ask the printers first")

    assert ran.code == 0
    assert "does not say this" in ran.err
    assert "ask the printers first" in guard("pin", "list", path).out


def test_pinned_twice_is_pinned_once(guard: Guard, path: Path) -> None:
    for _ in range(2):
        guard("pin", "add", path, "--turn", 1)

    assert len(guard("pin", "list", path, "--json").json()) == 1


def test_the_turn_is_labelled(guard: Guard, path: Path) -> None:
    guard("pin", "add", path, "--turn", 1)

    turns = guard("show", path, "--labels", "--json").json()["turns"]
    assert [turn["labels"] for turn in turns] == [["pinned", "constraint"], [], [], []]
    assert guard("show", path, "--json").json()["turns"][0]["labels"] == ["pinned"]
    assert guard("export", path, "--json").json()["turns"][0]["labels"] == ["pinned"]
    assert "pinned" in guard("show", path).out


def test_a_pin_is_removed_by_its_id_or_its_turn(guard: Guard, path: Path) -> None:
    ids = [guard("pin", "add", path, "--turn", n, "--json").json()["id"] for n in (1, 2, 3)]
    assert [one["id"] for one in guard("pin", "remove", path, ids[0][:7], "--json").json()] == [ids[0]]
    assert guard("pin", "remove", path, "--turn", 2).code == 0

    assert [one["id"] for one in guard("pin", "list", path, "--json").json()] == [ids[2]]
    assert not [turn for turn in guard("show", path, "--json").json()["turns"][:2] if turn["labels"]]


def test_removing_is_all_or_nothing(guard: Guard, path: Path) -> None:
    id = guard("pin", "add", path, "--turn", 1, "--json").json()["id"]

    assert guard("pin", "remove", path, id, "ffffffffffff").code == 3
    assert len(guard("pin", "list", path, "--json").json()) == 1


def test_a_list_of_nothing_is_no_error(guard: Guard, path: Path) -> None:
    assert guard("pin", "list", path, "--json").json() == []
    assert guard("pin", "list", path).code == 0


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (("add", "PATH"), 2),
        (("add", "PATH", "--turn", "x"), 2),
        (("add", "PATH", "--turn", "0"), 3),
        (("add", "PATH", "--turn", "5"), 3),
        (("add", "PATH", "--turn", "1", "--text", "  "), 2),
        (("add", "PATH", "--turn", "1", "--kind", "recent"), 2),
        (("remove", "PATH"), 2),
        (("remove", "PATH", "ab", "--turn", "1"), 2),
        (("remove", "PATH", "abcdef"), 3),
        (("remove", "PATH", "--turn", "1"), 3),
        (("list",), 2),
    ],
)
def test_what_cannot_be_done_has_its_exit_code(guard: Guard, path: Path, arguments: tuple[str, ...], code: int) -> None:
    ran = guard("pin", *(str(path) if one == "PATH" else one for one in arguments))

    assert (ran.code, ran.out) == (code, "")
    assert ran.err.startswith("compact-guard: ")


def long_talk(home: Path, turns: int, characters: int) -> Path:
    log = ClaudeLog()
    for number in range(turns):
        log.user(f"rule {number}: " + "x" * (characters - 10))
    log.boundary()
    return log.write(home)


def test_it_warns_when_pins_get_tight_and_names_what_drops(guard: Guard, fake_home: Path) -> None:
    path = long_talk(fake_home, 8, 1000)
    for number in range(1, 9):
        ran = guard("pin", "add", path, "--turn", number, "--json")
        added = ran.json()
        assert added["most"] == 5700
        # 60 % of 9,500 is 5,700; 80 % of that are reached with the fifth.
        assert bool(ran.err) == (number >= 5), (number, ran.err)
        time.sleep(0.002)

    pins = guard("pin", "list", path, "--json").json()
    assert added["dropped"] == [pin["id"] for pin in pins[:3]]
    assert all(id in ran.err for id in added["dropped"])
    pack = guard("checkpoint", "render", path, "--compaction", 1).out
    pinned = pack.partition("Pinned by")[2].partition("\nConstraints")[0]
    assert [number for number in range(8) if f"rule {number}:" in pinned] == [3, 4, 5, 6, 7]


@pytest.mark.parametrize("unit", ["utf16", "utf8"])
def test_the_room_that_is_told_is_the_room_that_pins_take(unit: str) -> None:
    from compact_guard.core.checkpoint.item import Checkpoint, Rendering, Source

    turns = [Spoken("codex", "s", f"t{n}", n, "user", f"規則 {n}：" + "邊界 " * 40 + "🦊" * n) for n in range(1, 9)]
    pins = [pin_of(turn, turn.n)[0] for turn in turns]
    how = Rendering("/opt/compact-guard", "zh-TW", unit, 9500)
    room = room_of(pins, "codex", "s", how)
    packs = []
    for kept in (pins, []):
        made = Checkpoint("codex", "s", how, Source())
        made.items = [Item(pin.id, "pin", pin.text, role="user", turn=pin.turn) for pin in kept]
        made.items.append(Item("0" * 12, "todo", "x", role="user"))
        packs.append(render(made).units)

    assert not room.dropped
    assert packs[0] - packs[1] == room.used


def test_pins_outlive_the_transcript(guard: Guard, path: Path) -> None:
    guard("pin", "add", path, "--turn", 1)
    path.unlink()
    session = path.stem

    [pin] = guard("pin", "list", session, "--json").json()
    assert guard("pin", "add", session, "--turn", 1).code == 3
    assert guard("pin", "remove", session, pin["id"]).code == 0
    assert guard("pin", "list", session).code == 3


def test_an_edit_of_a_pinned_item_changes_the_pin(guard: Guard, path: Path) -> None:
    from compact_guard.core.checkpoint.past import Past
    from compact_guard.core.transcript.session import open_session

    guard("pin", "add", path, "--turn", 2)
    store = Store(state_dir())
    session = open_session(str(path))
    store.save(Past(session, store).built(1))
    id = guard("pin", "list", path, "--json").json()[0]["id"]
    guard("checkpoint", "edit", path, "--item", id, "--text", "The margins are 14 mm wide.")

    assert guard("pin", "list", path, "--json").json()[0]["text"] == "The margins are 14 mm wide."
    guard("checkpoint", "edit", path, "--item", id, "--delete")
    assert guard("pin", "list", path, "--json").json() == []
