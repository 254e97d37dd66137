"""`lost`: what each compaction lost, with and without a guard."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.audits import GuardedClaude
from tests.conftest import Guard
from tests.sessions import ClaudeLog, CodexLog

from compact_guard.core.audit.session_packs import packs_of
from compact_guard.core.checkpoint.assemble import Moment, Transcript, assemble
from compact_guard.core.checkpoint.item import Checkpoint
from compact_guard.core.checkpoint.past import Past
from compact_guard.core.checkpoint.render import render
from compact_guard.core.checkpoint.store import Store
from compact_guard.core.cli.layout import cells
from compact_guard.core.cli.lost_page import head, page
from compact_guard.core.cli.output import Output
from compact_guard.core.i18n import set_language
from compact_guard.core.insight.losses import losses
from compact_guard.core.paths import state_dir
from compact_guard.core.transcript.session import open_session

DECISION = "Let's go with Kestreldb for the event store"
RULE = "Never edit app/ledger.py"
TODO = "TODO: write the restore guide."
SUMMARY = "The event store is Kestreldb. Prefer not to edit app/ledger.py."


def compacted(home: Path, summary: str = SUMMARY) -> Path:
    """A session without a guard that was compacted once."""
    log = ClaudeLog()
    log.user(DECISION)
    log.user(RULE)
    log.user(TODO)
    log.boundary(summary)
    log.user("go on")
    log.assistant("Going on.")
    return log.write(home)


def test_each_item_has_its_fate_without_a_guard(guard: Guard, fake_home: Path) -> None:
    (told,) = guard("lost", compacted(fake_home), "--json").lines()
    assert (told["compaction"], told["summary_state"], told["delivery"]) == (1, "readable", "NOT_SEEN")
    found = {item["text"]: (item["kind"], item["status"], item["restored"]) for item in told["items"]}
    assert found[DECISION] == ("decision", "survived", False)
    assert found[RULE] == ("constraint", "weakened", False)
    assert [one[1] for text, one in found.items() if "restore guide" in text and one[0] == "todo"] == ["lost"]
    assert all(item["id"] for item in told["items"])


def test_nothing_is_written(guard: Guard, fake_home: Path) -> None:
    guard("lost", compacted(fake_home))
    assert not Path(state_dir()).exists()


def test_without_a_readable_summary_nothing_is_known(guard: Guard, fake_home: Path) -> None:
    log = CodexLog()
    log.user(DECISION)
    log.agent("Fine.")
    log.add("compacted", {"message": "", "replacement_history": []})
    log.user("go on")
    (told,) = guard("lost", log.write(fake_home), "--json").lines()
    assert told["summary_state"] != "readable"
    assert {item["status"] for item in told["items"]} == {"unknown"}


def test_a_pack_that_came_restores_what_stands_in_it(guard: Guard, fake_home: Path) -> None:
    path, made = guarded(fake_home)
    (told,) = guard("lost", path, "--json").lines()
    assert told["delivery"] == "DELIVERED"
    assert told["stored"] is True
    assert told["generation"] == made.generation
    shown = set(render(made).shown)
    assert shown
    assert {item["id"] for item in told["items"] if item["restored"]} == shown


def test_a_pack_that_was_cut_restores_nothing(guard: Guard, fake_home: Path) -> None:
    path, _ = guarded(fake_home, cut=True)
    (told,) = guard("lost", path, "--json").lines()
    assert told["delivery"] == "TRUNCATED"
    assert not any(item["restored"] for item in told["items"])


def guarded(home: Path, *, cut: bool = False) -> tuple[Path, Checkpoint]:
    """A session whose one compaction was guarded, and whose pack came, whole or cut."""
    state = Path(state_dir())
    claude = GuardedClaude(home, state)
    for text in (DECISION, RULE, TODO):
        claude.log.user(text)
    path = claude.write()
    store = Store(str(state))
    made = assemble(
        Transcript("claude", claude.session, str(path)), store, Moment(claude.now_ms, trigger="auto"), deadline=9e9
    )
    store.save(made)
    claude.pre(generation=made.generation, nonce=made.nonce)
    claude.boundary()
    text = render(made).text
    claude.given(f"<persisted-output>\n{text[: text.index(made.nonce) + 40]}" if cut else text)
    claude.start(generation=made.generation, nonce=made.nonce)
    claude.reply()
    return claude.write(), made


def test_the_pack_is_found_by_the_library_too(fake_home: Path) -> None:
    path, made = guarded(fake_home)
    session = open_session(str(path))
    try:
        came = packs_of(session, state_dir())[1]
    finally:
        session.close()
    assert (came.delivery, came.generation) == ("DELIVERED", made.generation)
    assert made.nonce in came.text


def test_one_compaction_can_be_named(guard: Guard, fake_home: Path) -> None:
    log = ClaudeLog()
    for number in range(3):
        log.user(f"We decided on Kestrel{number} for the store.")
        log.boundary("Nothing of it.")
    path = log.write(fake_home)
    assert [row["compaction"] for row in guard("lost", path, "--json").lines()] == [1, 2, 3]
    assert [row["compaction"] for row in guard("lost", path, "--compaction", "2", "--json").lines()] == [2]
    every = guard("lost", path, "--json").lines()
    assert guard("lost", path, "--compaction", "3", "--json").lines() == every[2:]


@pytest.mark.parametrize(("given", "code"), [("4", 3), ("0", 2), ("x", 2)])
def test_a_compaction_that_is_none_is_refused(guard: Guard, fake_home: Path, given: str, code: int) -> None:
    ran = guard("lost", compacted(fake_home), "--compaction", given)
    assert (ran.code, ran.out) == (code, "")


def test_a_session_that_was_never_compacted(guard: Guard, fake_home: Path) -> None:
    log = ClaudeLog()
    log.user(DECISION)
    path = log.write(fake_home)
    assert guard("lost", path, "--json").out == ""
    ran = guard("lost", path)
    assert ran.code == 0
    assert "never compacted" in ran.out


def test_an_unknown_session_is_bad_input(guard: Guard) -> None:
    assert guard("lost", "nothing-here").code == 3


@pytest.mark.parametrize(("language", "word"), [("en", "lost"), ("zh_TW", "遺失")])
def test_people_read_what_is_gone_first(
    guard: Guard, fake_home: Path, monkeypatch: pytest.MonkeyPatch, language: str, word: str
) -> None:
    monkeypatch.setenv("LANG", f"{language}.UTF-8")
    ran = guard("lost", compacted(fake_home))
    assert ran.code == 0
    assert word in ran.out
    assert RULE in ran.out
    assert DECISION not in ran.out.split("──", 1)[1]
    shown = guard("lost", compacted(fake_home), "--all")
    assert DECISION in shown.out.split("──", 1)[1]
    assert all(cells(line) <= 100 for line in ran.out.splitlines())


@pytest.mark.parametrize("language", ["en", "zh_TW"])
@pytest.mark.parametrize("columns", [40, 80])
def test_the_page_keeps_to_its_width(fake_home: Path, columns: int, language: str) -> None:
    path, _ = guarded(fake_home)
    session = open_session(str(path))
    set_language(language)
    try:
        past = Past(session, Store(state_dir()))
        out = Output(raw=False)
        lines = list(head(session, past.compactions, out, columns))
        for loss in losses(session, past, state_dir()):
            lines += page(loss, out, columns, everything=True)
    finally:
        set_language("en")
        session.close()
    assert len(lines) > 8
    assert all(cells(line) <= columns for line in lines)
