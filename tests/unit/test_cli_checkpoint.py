"""`checkpoint`: what would be saved, what is stored, and what the agent would get; on any session, guarded or not."""

from __future__ import annotations

import json
import time
from pathlib import Path

import pytest
from tests.conftest import Guard
from tests.sessions import ClaudeLog, CodexLog
from tests.stores import file_of

from compact_guard.core.checkpoint.assemble import Moment, Transcript, assemble
from compact_guard.core.checkpoint.item import Checkpoint, checkpoint_of
from compact_guard.core.checkpoint.render import measure, render
from compact_guard.core.checkpoint.seal import canonical
from compact_guard.core.checkpoint.store import Store
from compact_guard.core.paths import state_dir

DECISION = "Let's go with Kestreldb for the event store."
CORRECTION = "No, use Plimdb instead of Kestreldb."
RULE = "Never edit app/ledger.py."
FIELDS = {
    *("format", "agent", "session_id", "project", "generation", "created_at", "trigger", "surface", "client", "guard"),
    *("source", "nonce", "render", "items", "removed", "omitted", "redactions", "edited_from", "forked_from", "sha256"),
}
ITEM = {
    *("id", "kind", "text", "role", "turn", "at", "rejected", "accepted", "superseded_by", "closed_by", "origin"),
}


def three_epochs() -> ClaudeLog:
    """Two compactions: a decision and a rule, what overturns the decision, and small talk."""
    log = ClaudeLog()
    log.user(DECISION)
    log.assistant("Fine.")
    log.user(RULE)
    log.boundary(trigger="manual")
    log.user(CORRECTION)
    log.assistant("Plimdb it is.")
    log.boundary()
    log.user("draw the flow of the order page")
    return log


def codex_epochs() -> CodexLog:
    log = CodexLog()
    for text in (DECISION, RULE):
        log.user(text)
        log.agent("Fine.")
    log.add("compacted", {"message": "", "replacement_history": []})
    log.user(CORRECTION)
    log.agent("Plimdb it is.")
    log.add("compacted", {"message": "", "replacement_history": []})
    log.user("draw the flow of the order page")
    return log


def save(log: ClaudeLog | CodexLog, path: Path) -> Checkpoint:
    """What a hook does at this moment: build over what is stored, and store."""
    store = Store(state_dir())
    agent = "codex" if isinstance(log, CodexLog) else "claude"
    where = Transcript(agent, log.session, str(path))
    made = assemble(where, store, Moment(time.time_ns() // 1_000_000, trigger="auto"), deadline=time.monotonic() + 9)
    store.save(made)
    return made


def guarded(home: Path) -> tuple[ClaudeLog, Path]:
    """A session whose two compactions were guarded."""
    log = ClaudeLog()
    log.user(DECISION)
    log.user(RULE)
    save(log, log.write(home))
    log.boundary()
    log.user(CORRECTION)
    path = log.write(home)
    save(log, path)
    log.boundary()
    log.user("draw the flow of the order page")
    return log, log.write(home)


@pytest.mark.parametrize("make", [three_epochs, codex_epochs])
def test_build_prints_the_contracts_object_and_writes_nothing(
    guard: Guard, fake_home: Path, make: type[ClaudeLog] | type[CodexLog]
) -> None:
    log = make()
    built = guard("checkpoint", "build", log.write(fake_home), "--json").json()

    assert set(built) >= FIELDS
    assert all(set(item) >= ITEM for item in built["items"])
    assert (built["format"], built["session_id"], built["generation"]) == (1, log.session, 3)
    assert built["source"]["epoch"] == 2
    assert not Path(state_dir()).exists()
    kinds = {item["kind"]: item for item in built["items"]}
    assert kinds["correction"]["superseded_by"] is None
    assert kinds["decision"]["superseded_by"] == kinds["correction"]["id"]
    assert (kinds["constraint"]["origin"], kinds["recent"]["origin"]) == ("carried", "auto")


def test_what_is_built_is_sealed(guard: Guard, fake_home: Path) -> None:
    built = guard("checkpoint", "build", three_epochs().write(fake_home), "--json").json()
    seal = built.pop("sha256")

    from hashlib import sha256

    assert sha256(canonical(built)).hexdigest() == seal


@pytest.mark.parametrize("make", [three_epochs, codex_epochs])
def test_a_compaction_is_seen_where_its_hook_saw_it(
    guard: Guard, fake_home: Path, make: type[ClaudeLog] | type[CodexLog]
) -> None:
    path = make().write(fake_home)
    first = guard("checkpoint", "build", path, "--compaction", 1, "--json").json()
    second = guard("checkpoint", "build", path, "--compaction", 2, "--json").json()

    said = [[item["text"] for item in built["items"]] for built in (first, second)]
    assert not [text for text in said[0] if "Plimdb" in text]
    assert [text for text in said[1] if "No, use Plimdb" in text]
    assert not [text for text in said[1] if "order page" in text]
    assert first["source"]["size"] < second["source"]["size"] < path.stat().st_size
    shown = guard("show", path, "--json").json()["turns"]
    for item in [*first["items"], *second["items"]]:
        turn = shown[item["turn"] - 1]
        assert item["text"].rstrip(".") in turn["text"]
        assert (item["at"], item["role"], item["turn_id"]) == (turn["at"], turn["role"], turn["id"])


def test_the_time_and_trigger_are_the_compactions(guard: Guard, fake_home: Path) -> None:
    path = three_epochs().write(fake_home)
    boundary = guard("show", path, "--json").json()["boundaries"][0]
    built = guard("checkpoint", "build", path, "--compaction", 1, "--json").json()

    assert (built["created_at"], built["trigger"]) == (boundary["at"], "manual")


def test_stored_generations_are_built_upon_and_gaps_are_filled(guard: Guard, fake_home: Path) -> None:
    log = three_epochs()
    whole = log.write(fake_home)
    first_boundary = next(at for at, line in enumerate(log.lines) if b"compact_boundary" in line)
    rest, log.lines = log.lines[first_boundary:], log.lines[:first_boundary]
    save(log, log.write(fake_home))
    log.lines += rest
    log.write(fake_home)
    rule = next(one for one in guard("checkpoint", "show", whole, "--json").json()["items"] if "ledger" in one["text"])
    assert guard("checkpoint", "edit", whole, "--item", rule["id"], "--delete").code == 0
    now = guard("checkpoint", "build", whole, "--json").json()

    assert now["removed"] == [rule["id"]]
    assert not [item for item in now["items"] if "ledger" in item["text"]]
    assert [item for item in now["items"] if item["kind"] == "correction"]
    assert guard("checkpoint", "list", whole, "--json").json()[0]["compaction"] == 1


def test_render_prints_exactly_the_bytes_of_the_pack(guard: Guard, fake_home: Path) -> None:
    _, path = guarded(fake_home)
    stored = guard("checkpoint", "show", path, "--json").json()
    pack = render(checkpoint_of(stored))
    ran = guard("checkpoint", "render", path)

    assert (ran.out, ran.err) == (pack.text, "")
    assert guard("checkpoint", "render", path).out == ran.out
    as_json = guard("checkpoint", "render", path, "--json").json()
    assert as_json == {"pack": pack.text, "units": measure(pack.text, "utf16"), "unit": "utf16", "cap": 9500}
    assert "not Kestreldb, but Plimdb" in pack.text


def test_render_takes_a_generation_or_a_compaction(guard: Guard, fake_home: Path) -> None:
    _, path = guarded(fake_home)
    first = guard("checkpoint", "render", path, "--generation", 1).out

    assert "generation 1," in first
    assert guard("checkpoint", "render", path, "--compaction", 1).out == first
    assert "generation 2," in guard("checkpoint", "render", path, "--compaction", 2).out


def test_render_builds_what_is_not_stored(guard: Guard, fake_home: Path) -> None:
    path = codex_epochs().write(fake_home)
    ran = guard("checkpoint", "render", path, "--compaction", 2, "--json").json()

    assert "not Kestreldb, but Plimdb" in ran["pack"]
    assert (ran["unit"], ran["units"]) == ("utf8", len(ran["pack"].encode()))
    assert not Path(state_dir()).exists()


def test_an_empty_pack_is_no_error(guard: Guard, fake_home: Path) -> None:
    log = ClaudeLog()
    log.boundary()
    ran = guard("checkpoint", "render", log.write(fake_home), "--compaction", 1)

    assert (ran.code, ran.out) == (0, "")
    assert "nothing" in ran.err


def test_a_list_of_nothing_is_no_error(guard: Guard, fake_home: Path) -> None:
    path = three_epochs().write(fake_home)

    assert guard("checkpoint", "list", path, "--json").json() == []
    assert guard("checkpoint", "list", path).code == guard("checkpoint", "verify", path).code == 0


def test_list_shows_each_generation_with_its_compaction(guard: Guard, fake_home: Path) -> None:
    log, path = guarded(fake_home)
    save(log, path)
    rows = guard("checkpoint", "list", path, "--json").json()

    assert [(row["generation"], row["compaction"], row["state"]) for row in rows] == [
        (1, 1, "ok"),
        (2, 2, "ok"),
        (3, 3, "ok"),
    ]
    assert rows[1]["items"]["correction"] == 1
    text = guard("checkpoint", "list", path).out.splitlines()
    assert len(text) == 4
    assert "1 correction" in text[2]


def test_a_changed_byte_is_found_and_nothing_is_moved_by_looking(guard: Guard, fake_home: Path) -> None:
    log, path = guarded(fake_home)
    file = file_of(Path(state_dir()), 1, log.session)
    file.write_bytes(file.read_bytes().replace(b"ledger", b"Ledger", 1))
    ran = guard("checkpoint", "verify", path, "--json")

    assert ran.code == 1
    assert [(row["generation"], row["state"]) for row in json.loads(ran.out)] == [(1, "hash"), (2, "ok")]
    assert guard("checkpoint", "list", path, "--json").json()[0]["state"] == "hash"
    assert guard("checkpoint", "verify", path, "--generation", 2).code == 0
    assert file.exists()
    # Who asks for it gets nothing of it, and it goes where nobody trips over it; that it happened stays known.
    refused = guard("checkpoint", "show", path, "--generation", 1)
    assert (refused.code, refused.out) == (4, "")
    assert not file.exists()
    assert guard("checkpoint", "verify", path).code == 1


def test_edit_makes_a_generation_and_overwrites_none(guard: Guard, fake_home: Path) -> None:
    log, path = guarded(fake_home)
    file = file_of(Path(state_dir()), 2, log.session)
    before = file.read_bytes()
    item = next(one for one in json.loads(before)["items"] if "ledger" in one["text"])
    text = "Never edit app/ledger.py; the key is password=Invented-Secret-77."
    made = guard("checkpoint", "edit", path, "--item", item["id"][:6], "--text", text, "--json").json()

    assert (made["generation"], made["edited_from"]) == (3, 2)
    [changed] = [one for one in made["items"] if one["id"] == item["id"]]
    assert changed["text"].startswith("Never edit app/ledger.py; the key is")
    assert "Invented-Secret" not in json.dumps(made)
    assert changed["origin"] == "manual"
    assert file.read_bytes() == before
    assert "the key is" in guard("checkpoint", "render", path).out
    # Over the next compaction, too.
    save(log, path)
    assert "the key is" in guard("checkpoint", "render", path).out


def test_a_deleted_item_stays_away(guard: Guard, fake_home: Path) -> None:
    log = ClaudeLog()
    log.user(RULE)
    path = log.write(fake_home)
    id = save(log, path).items[0].id
    made = guard("checkpoint", "edit", path, "--item", id, "--delete", "--json").json()

    assert (made["removed"], made["items"]) == ([id], [])
    assert save(log, path).items == []


def test_an_item_gets_another_kind(guard: Guard, fake_home: Path) -> None:
    _, path = guarded(fake_home)
    shown = guard("checkpoint", "show", path, "--json").json()["items"]
    id = next(one["id"] for one in shown if "ledger" in one["text"])
    made = guard("checkpoint", "edit", path, "--item", id, "--kind", "decision", "--json").json()

    assert [one["kind"] for one in made["items"] if one["id"] == id] == ["decision"]


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        ((), 2),
        (("build",), 2),
        (("paint", "PATH"), 2),
        (("build", "PATH", "--compaction", "0"), 2),
        (("build", "PATH", "--compaction", "two"), 2),
        (("build", "PATH", "--generation", "1"), 2),
        (("build", "PATH", "--compaction", "9"), 3),
        (("render", "PATH", "--compaction", "9"), 3),
        (("render", "PATH", "--compaction", "1", "--generation", "1"), 2),
        (("show", "PATH", "--generation", "9"), 3),
        (("verify", "PATH", "--generation", "9"), 3),
        (("show", "nobody-knows-this"), 3),
        (("edit", "PATH", "--item", "x"), 2),
        (("edit", "PATH", "--item", "x", "--delete", "--kind", "todo"), 2),
        (("edit", "PATH", "--item", "x", "--kind", "pin"), 2),
        (("edit", "PATH", "--item", "0123456789", "--delete"), 3),
        (("edit", "PATH", "--item", "", "--delete"), 3),
        (("edit", "PATH", "--item", "x", "--text", " "), 2),
        (("edit", "PATH", "--item", "x", "--text", "y" * 3000), 2),
    ],
)
def test_what_cannot_be_done_has_its_exit_code_and_a_hint(
    guard: Guard, fake_home: Path, arguments: tuple[str, ...], code: int
) -> None:
    _, path = guarded(fake_home)
    ran = guard("checkpoint", *(str(path) if one == "PATH" else one for one in arguments))

    assert (ran.code, ran.out) == (code, "")
    assert ran.err.startswith("compact-guard: ")


@pytest.mark.parametrize("action", ["show", "render"])
def test_nothing_stored_is_bad_input_where_something_is_asked_for(guard: Guard, fake_home: Path, action: str) -> None:
    ran = guard("checkpoint", action, three_epochs().write(fake_home))

    assert (ran.code, ran.out) == (3, "")
    assert "--compaction" in ran.err


def test_what_is_stored_outlives_its_transcript(guard: Guard, fake_home: Path) -> None:
    log, path = guarded(fake_home)
    path.unlink()

    assert [row["compaction"] for row in guard("checkpoint", "list", log.session, "--json").json()] == [None, None]
    assert "Plimdb" in guard("checkpoint", "render", log.session).out
    assert guard("checkpoint", "build", log.session).code == 3
    assert guard("checkpoint", "show", log.session[:8]).code == 3


def test_the_page_tells_what_holds_and_what_does_not(guard: Guard, fake_home: Path) -> None:
    _, path = guarded(fake_home)
    page = guard("checkpoint", "show", path).out
    correction = next(
        one["id"] for one in guard("checkpoint", "show", path, "--json").json()["items"] if one["kind"] == "correction"
    )

    assert "not Kestreldb, but Plimdb" in page
    assert f"overturned by {correction}" in page
    assert "carried over" in page


def test_show_says_the_kinds_of_each_turn(guard: Guard, fake_home: Path) -> None:
    path = three_epochs().write(fake_home)
    rows = guard("show", path, "--labels", "--json").json()["turns"]

    assert [row["labels"] for row in rows] == [["decision"], [], ["constraint"], ["correction"], [], []]
    assert [row["labels"] for row in guard("show", path, "--json").json()["turns"]] == [[]] * 6
    assert "user · " in guard("show", path, "--labels").out
    assert "· correction" in guard("show", path, "--labels").out


def test_a_secret_in_a_folders_name_is_not_stored(guard: Guard, fake_home: Path) -> None:
    token = "ghp_" + "x7Kq2Vb9Lm4Tz8Rw1Yc5Nd3Hf6Js0PaUe2Gi"[:36]
    log = ClaudeLog(cwd=f"/w/{token}/app")
    log.user(RULE)
    path = log.write(fake_home)
    save(log, path)

    assert token not in file_of(Path(state_dir()), 1, log.session).read_text()
    assert token not in guard("checkpoint", "show", path, "--json").out


@pytest.mark.parametrize("language", ["en", "zh_TW"])
def test_the_config_fixes_the_packs_language(guard: Guard, fake_home: Path, language: str) -> None:
    config = fake_home / ".config/compact-guard/config.toml"
    config.parent.mkdir(parents=True)
    config.write_text(f'language = "{language}"\n')
    pack = guard("checkpoint", "render", three_epochs().write(fake_home), "--compaction", 1).out

    assert ("限制" in pack) == (language == "zh_TW")
