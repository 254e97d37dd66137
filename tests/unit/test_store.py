"""Generations and pins: what is stored, what comes back, and what never does."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest
from tests.stores import AGENT, SESSION, checkpoint, file_of, folder_of, temporaries

from compact_guard.core.checkpoint.item import Pin
from compact_guard.core.checkpoint.locks import Held
from compact_guard.core.checkpoint.names import key_of
from compact_guard.core.checkpoint.refusal import StoreError
from compact_guard.core.checkpoint.seal import seal
from compact_guard.core.checkpoint.store import Store

OTHER = "5f0c6c1e-0000-4000-8000-000000000002"
HOSTILE = (
    *(
        "../../../etc/passwd",
        "/etc/passwd",
        "..",
        ".",
        "a/b",
        "a\\b",
        "%2e%2e%2f",
        "CON",
        "-rf",
        "~",
        "a\0b",
        "\n",
        " ",
    ),
    *("x" * 300, "ｘ．．／", "\u202egnp.exe", "id\u200b", "$(id)", "`id`", "a" * 4096, "会话一", "\x1b]52;c;aa\x07"),
)


@pytest.fixture
def state(tmp_path: Path) -> Path:
    return tmp_path / "state"


@pytest.fixture
def store(state: Path) -> Store:
    return Store(str(state))


def texts(store: Store, generation: int, session: str = SESSION) -> list[str]:
    return [item.text for item in store.load(AGENT, session, generation).items]


def reason(store: Store, generation: int, session: str = SESSION, agent: str = AGENT) -> str:
    with pytest.raises(StoreError) as caught:
        store.load(agent, session, generation)
    return caught.value.reason


def damage(path: Path) -> None:
    data = bytearray(path.read_bytes())
    data[len(data) // 2] ^= 1
    path.write_bytes(data)


def test_generations_are_numbered_from_one(store: Store) -> None:
    made = checkpoint("first")
    assert (store.save(made), made.generation) == (1, 1)
    assert [store.save(checkpoint(text)) for text in ("second", "third")] == [2, 3]
    assert (store.generations(AGENT, SESSION), texts(store, 1), texts(store, 3)) == ([1, 2, 3], ["first"], ["third"])
    newest = store.newest(AGENT, SESSION)
    assert newest is not None
    assert newest.generation == 3


def test_the_file_is_the_contracts(store: Store, state: Path) -> None:
    store.save(checkpoint("用 SQLite"))
    fields = json.loads(file_of(state, 1).read_text("utf-8"))
    assert (fields["format"], fields["agent"], fields["session_id"], fields["generation"]) == (1, AGENT, SESSION, 1)
    assert "用 SQLite" in file_of(state, 1).read_text("utf-8")


def test_sessions_and_agents_are_apart(store: Store) -> None:
    store.save(checkpoint("mine"))
    assert store.newest(AGENT, OTHER) is None
    assert store.newest("codex", SESSION) is None
    assert store.save(checkpoint("its", session=OTHER)) == 1
    assert store.save(checkpoint("codex's", agent="codex")) == 1
    assert texts(store, 1) == ["mine"]


@pytest.mark.parametrize("session", HOSTILE, ids=ascii)
def test_a_hostile_session_id_is_an_id_like_another(store: Store, state: Path, session: str) -> None:
    assert store.save(checkpoint("one", session=session)) == 1
    store.add_pin(AGENT, session, Pin("1", "pin", "pin", 1, None))
    assert (texts(store, 1, session), len(store.pins(AGENT, session))) == (["one"], 1)
    below = {path.relative_to(state).parts[0] for path in state.rglob("*")}
    assert below == {"checkpoints", "locks", "pins"}
    assert file_of(state, 1, session).is_file()
    assert set(os.listdir(state.parent)) == {"home", "state"}


@pytest.mark.parametrize("session", ["", "half \ud83d", "a" * 4097], ids=lambda text: ascii(text)[:12])
def test_what_is_no_session_id_is_refused(store: Store, session: str) -> None:
    for work in (lambda: store.save(checkpoint("one", session=session)), lambda: store.newest(AGENT, session)):
        with pytest.raises(StoreError) as caught:
            work()
        assert caught.value.reason == "session-id"


def test_an_unknown_agent_is_refused(store: Store, state: Path) -> None:
    with pytest.raises(StoreError) as caught:
        store.save(checkpoint("one", agent="../claude"))
    assert (caught.value.reason, state.exists()) == ("agent", False)


def test_an_edit_is_a_new_generation(store: Store, state: Path) -> None:
    store.save(checkpoint("as it was"))
    before = file_of(state, 1).read_bytes()
    edited = store.load(AGENT, SESSION, 1)
    edited.items[0].text, edited.edited_from = "as it is", 1
    assert store.save(edited, base=1) == 2
    assert (texts(store, 1), texts(store, 2)) == (["as it was"], ["as it is"])
    assert file_of(state, 1).read_bytes() == before


def test_an_edit_of_what_another_changed_meanwhile_is_a_conflict(store: Store, state: Path) -> None:
    """BR-131: https://github.com/zed-industries/zed/issues/63174: saving overwrote newer content."""
    store.save(checkpoint("as it was"))
    edited = store.load(AGENT, SESSION, 1)
    other = Store(str(state))
    other.save(checkpoint("changed once"), base=1)
    other.save(checkpoint("changed twice"), base=2)
    with pytest.raises(StoreError) as caught:
        store.save(edited, base=1)
    assert (caught.value.reason, caught.value.exit_code, bool(caught.value.hint)) == ("conflict", 1, True)
    assert (edited.generation, store.generations(AGENT, SESSION)) == (1, [1, 2, 3])
    assert store.save(edited, base=3) == 4


def test_a_first_generation_is_made_once(store: Store) -> None:
    assert store.save(checkpoint("copied of a parent"), base=0) == 1
    with pytest.raises(StoreError, match="changed meanwhile"):
        store.save(checkpoint("copied again"), base=0)


def test_a_save_that_fails_leaves_the_checkpoint_as_it_was(store: Store) -> None:
    made = checkpoint("x" * (300 << 10))
    with pytest.raises(StoreError) as caught:
        store.save(made)
    assert (caught.value.reason, made.generation, made.sha256) == ("size", 0, None)
    assert store.generations(AGENT, SESSION) == []


def test_a_changed_generation_is_refused_and_quarantined_once(store: Store, state: Path) -> None:
    store.save(checkpoint("good"))
    store.save(checkpoint("changed"))
    damage(file_of(state, 2))
    with pytest.raises(StoreError, match="changed after it was sealed") as caught:
        store.load(AGENT, SESSION, 2)
    assert (caught.value.reason, caught.value.exit_code) == ("hash", 4)
    assert [path.name for path in (state / "quarantine").iterdir()] == [f"{AGENT}-{key_of(SESSION)}-000002-hash.json"]
    assert reason(store, 2) == "missing"
    assert (store.quarantined(AGENT, SESSION), store.generations(AGENT, SESSION)) == ({2: "hash"}, [1])
    assert (store.quarantined(AGENT, OTHER), store.quarantined("codex", SESSION)) == ({}, {})


def test_the_number_of_a_quarantined_generation_is_not_given_again(store: Store, state: Path) -> None:
    store.save(checkpoint("changed"))
    damage(file_of(state, 1))
    assert store.newest(AGENT, SESSION) is None
    assert store.save(checkpoint("next")) == 2


def test_the_number_of_a_delivered_generation_is_not_given_again(store: Store, state: Path) -> None:
    store.save(checkpoint("one"))
    (folder_of(state) / "000007.delivered").write_text("{}")
    assert store.save(checkpoint("two")) == 8


def test_the_newest_that_holds_is_taken(store: Store, state: Path) -> None:
    for text in ("one", "two", "three", "four"):
        store.save(checkpoint(text))
    damage(file_of(state, 4))
    file_of(state, 3).write_bytes(b"")
    newest = store.newest(AGENT, SESSION)
    assert newest is not None
    assert newest.generation == 2
    assert store.quarantined(AGENT, SESSION) == {3: "hash", 4: "hash"}


def test_every_cut_of_the_newest_falls_back(store: Store, state: Path) -> None:
    store.save(checkpoint("one"))
    whole = file_of(state, 1).read_bytes()
    for length in range(0, len(whole), 37):
        file_of(state, 2).write_bytes(whole[:length])
        file_of(state, 2).chmod(0o600)
        newest = store.newest(AGENT, SESSION)
        assert newest is not None
        assert newest.generation == 1
    assert len(list((state / "quarantine").iterdir())) == len(range(0, len(whole), 37))


def test_verify_looks_and_moves_nothing(store: Store, state: Path) -> None:
    for text in ("one", "two", "three"):
        store.save(checkpoint(text))
    damage(file_of(state, 2))
    file_of(state, 3).chmod(0o644)
    for _ in range(2):
        found = store.verify(AGENT, SESSION)
        assert [(one.generation, one.error and one.error.reason) for one in found] == [
            (1, None),
            (2, "hash"),
            (3, "mode"),
        ]
        assert [one.checkpoint and one.checkpoint.items[0].text for one in found] == ["one", None, None]
    assert not (state / "quarantine").exists()


@pytest.mark.parametrize("reader", ["load", "newest"])
def test_a_generation_of_a_newer_program_is_refused_and_kept(store: Store, state: Path, reader: str) -> None:
    store.save(checkpoint("ours"))
    fields = json.loads(file_of(state, 1).read_bytes())
    made = checkpoint("theirs")
    made.generation = 2
    made.as_dict = lambda: {**fields, "format": 2, "generation": 2}  # type: ignore[method-assign]
    file_of(state, 2).write_bytes(seal(made))
    file_of(state, 2).chmod(0o600)
    if reader == "load":
        with pytest.raises(StoreError, match="another version") as caught:
            store.load(AGENT, SESSION, 2)
        assert (caught.value.reason, caught.value.hint) == ("format", "Update compact-guard.")
    else:
        newest = store.newest(AGENT, SESSION)
        assert newest is not None
        assert newest.generation == 1
    assert (store.generations(AGENT, SESSION), store.quarantined(AGENT, SESSION)) == ([1, 2], {})
    assert store.save(checkpoint("ours again")) == 3


def test_an_old_generation_under_a_new_number_is_refused(store: Store, state: Path) -> None:
    store.save(checkpoint("old"))
    store.save(checkpoint("new"))
    file_of(state, 2).write_bytes(file_of(state, 1).read_bytes())
    assert reason(store, 2) == "generation"
    file_of(state, 5).write_bytes(file_of(state, 1).read_bytes())
    file_of(state, 5).chmod(0o600)
    assert reason(store, 5) == "generation"


def test_a_generation_of_another_session_is_refused(store: Store, state: Path) -> None:
    store.save(checkpoint("mine"))
    store.save(checkpoint("its", session=OTHER))
    file_of(state, 1).write_bytes(file_of(state, 1, OTHER).read_bytes())
    assert reason(store, 1) == "session"
    assert texts(store, 1, OTHER) == ["its"]


def test_a_generation_of_another_agent_is_refused(store: Store, state: Path) -> None:
    store.save(checkpoint("codex's", agent="codex"))
    folder_of(state).parent.mkdir(mode=0o700)
    folder_of(state, agent="codex").rename(folder_of(state))
    assert reason(store, 1) == "agent"


def test_a_huge_file_is_refused_unread(store: Store, state: Path) -> None:
    store.save(checkpoint("one"))
    with file_of(state, 1).open("r+b") as file:
        file.truncate(1 << 40)
    assert reason(store, 1) == "size"


def test_a_copy_put_back_after_its_quarantine_is_quarantined_beside_it(store: Store, state: Path) -> None:
    store.save(checkpoint("one"))
    damage(file_of(state, 1))
    data = file_of(state, 1).read_bytes()
    assert reason(store, 1) == "hash"
    file_of(state, 1).write_bytes(data)
    file_of(state, 1).chmod(0o600)
    assert reason(store, 1) == "hash"
    assert len(list((state / "quarantine").iterdir())) == 2


def test_what_was_put_right_meanwhile_is_not_quarantined(
    store: Store, state: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store.save(checkpoint("one"))
    good = file_of(state, 1).read_bytes()
    damage(file_of(state, 1))
    locked = store.locked

    def purged_and_saved_anew(agent: str, session_id: str, *, wait_s: float) -> Held:
        file_of(state, 1).write_bytes(good)
        return locked(agent, session_id, wait_s=wait_s)

    monkeypatch.setattr(store, "locked", purged_and_saved_anew)
    assert reason(store, 1) == "hash"
    assert (texts(store, 1), store.quarantined(AGENT, SESSION)) == (["one"], {})


def test_the_last_reason_is_told(store: Store, state: Path) -> None:
    for text in ("one", "two"):
        store.save(checkpoint(text))
    file_of(state, 2).chmod(0o644)
    assert reason(store, 2) == "mode"
    file_of(state, 2).write_bytes(file_of(state, 1).read_bytes())
    file_of(state, 2).chmod(0o600)
    assert reason(store, 2) == "generation"
    assert store.quarantined(AGENT, SESSION) == {2: "generation"}


def test_what_cannot_be_quarantined_is_refused_all_the_same(store: Store, state: Path) -> None:
    store.save(checkpoint("one"))
    (state / "quarantine").write_text("in the way")
    damage(file_of(state, 1))
    assert [reason(store, 1), reason(store, 1)] == ["hash", "hash"]


def test_numbers_end(store: Store, state: Path) -> None:
    store.save(checkpoint("one"))
    (folder_of(state) / "999999.claim").write_text("{}")
    with pytest.raises(StoreError) as caught:
        store.save(checkpoint("two"))
    assert caught.value.reason == "full"


def pin(id: str, text: str = "text") -> Pin:
    return Pin(id, text, "pin", 3, "2026-01-02T03:04:05.006Z")


def test_pins_are_the_contracts(store: Store, state: Path) -> None:
    store.add_pin(AGENT, SESSION, pin("a", "固定 this \ud83d"))
    path = state / "pins" / AGENT / f"{key_of(SESSION)}.json"
    fields = [{"id": "a", "text": "固定 this \ufffd", "kind": "pin", "turn": 3, "at": "2026-01-02T03:04:05.006Z"}]
    stored = json.loads(path.read_text("utf-8"))
    assert [{name: one[name] for name in fields[0]} for one in stored] == fields
    assert [one.as_dict() for one in store.pins(AGENT, SESSION)] == stored


def test_pins_come_and_go(store: Store, state: Path) -> None:
    for id in ("a", "b", "c"):
        store.add_pin(AGENT, SESSION, pin(id))
    store.add_pin(AGENT, SESSION, pin("a", "other words"))
    assert [(one.id, one.text) for one in store.pins(AGENT, SESSION)] == [
        ("b", "text"),
        ("c", "text"),
        ("a", "other words"),
    ]
    assert (store.remove_pin(AGENT, SESSION, "b"), store.remove_pin(AGENT, SESSION, "b")) == (True, False)
    assert store.pins(AGENT, OTHER) == []
    assert store.remove_pin(AGENT, SESSION, "a")
    assert store.remove_pin(AGENT, SESSION, "c")
    assert list((state / "pins" / AGENT).iterdir()) == []


@pytest.mark.parametrize(
    "data", [b"", b"{}", b"[1]", b'[{"id":"a"}]', b"\xff", b"[" * 50_000, b'[{"id":"a","text":"t","kind":"x"}]']
)
def test_damaged_pins_are_refused_and_not_overwritten(store: Store, state: Path, data: bytes) -> None:
    store.add_pin(AGENT, SESSION, pin("a"))
    path = next((state / "pins" / AGENT).iterdir())
    path.write_bytes(data)
    for work in (
        lambda: store.pins(AGENT, SESSION),
        lambda: store.add_pin(AGENT, SESSION, pin("b")),
        lambda: store.remove_pin(AGENT, SESSION, "a"),
    ):
        with pytest.raises(StoreError, match=path.name) as caught:
            work()
        assert caught.value.reason == "form"
    assert path.read_bytes() == data


def test_pins_have_a_largest_size(store: Store) -> None:
    store.add_pin(AGENT, SESSION, pin("a", "x" * (200 << 10)))
    with pytest.raises(StoreError) as caught:
        store.add_pin(AGENT, SESSION, pin("b", "x" * (100 << 10)))
    assert caught.value.reason == "size"
    assert [one.id for one in store.pins(AGENT, SESSION)] == ["a"]


def test_a_huge_pins_file_is_refused_unread(store: Store, state: Path) -> None:
    store.add_pin(AGENT, SESSION, pin("a"))
    with next((state / "pins" / AGENT).iterdir()).open("r+b") as file:
        file.truncate(1 << 40)
    with pytest.raises(StoreError) as caught:
        store.pins(AGENT, SESSION)
    assert caught.value.reason == "size"


def test_nothing_is_left_beside_the_files(store: Store, state: Path) -> None:
    store.save(checkpoint("one"))
    store.add_pin(AGENT, SESSION, pin("a"))
    assert temporaries(state) == []
