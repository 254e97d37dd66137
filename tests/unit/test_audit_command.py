"""`compact-guard audit`: a report that a person can act on, and the JSON of the contract."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from tests.audits import GuardedClaude, GuardedCodex, pack
from tests.conftest import Guard, Ran

from compact_guard.core.cli.layout import cells

COUNTS = {"rows", "natural_rows", "compactions", "injected", "already_delivered", "misses", "verdict", "needs"}
STATES = {"finished", "aborted", "pending", "unknown"}


@pytest.fixture
def state(fake_home: Path) -> Path:
    return fake_home / ".local/state/compact-guard"


@pytest.fixture
def claude(fake_home: Path, state: Path) -> GuardedClaude:
    made = GuardedClaude(fake_home, state)
    made.talk(3)
    return made


def kept(session: GuardedClaude | GuardedCodex, times: int = 34) -> None:
    for _ in range(times):
        session.compact()
        session.talk()
    session.write()


def missed(session: GuardedClaude | GuardedCodex) -> None:
    session.compact(start="gave_up")
    session.talk()
    session.write()


def document(ran: Ran) -> Any:
    assert ran.err == ""
    return json.loads(ran.out)


def test_the_documents_shape_is_the_contracts(claude: GuardedClaude, guard: Guard) -> None:
    claude.compact()
    missed(claude)
    ran = guard("audit", "--json")
    made = document(ran)
    assert ran.code == 1
    assert set(made) >= {*COUNTS, "surfaces"}
    for one in (made, made["surfaces"]["claude/api"]):
        assert set(one) >= COUNTS
        assert set(one["compactions"]) == STATES
        assert (one["rows"], one["natural_rows"], one["injected"], one["already_delivered"]) == (6, 6, 1, 0)
        assert one["compactions"]["finished"] == 2
        assert one["verdict"] == "FIX"
        assert [(miss["reason"], miss["compaction"], miss["session_id"]) for miss in one["misses"]] == [
            ("gave-up", 2, claude.session)
        ]
        assert one["needs"] == {"rows": 94, "compactions": 18}


def test_keep_is_success(claude: GuardedClaude, guard: Guard) -> None:
    kept(claude)
    ran = guard("audit", "--json")
    assert (ran.code, document(ran)["verdict"], document(ran)["needs"]) == (0, "KEEP", {})
    ran = guard("audit")
    assert ran.code == 0
    assert ran.out.startswith("KEEP: ")
    assert "claude/api  KEEP · 102 natural rows, 34 compactions, no miss" in ran.out


def test_observe_says_what_is_missing(claude: GuardedClaude, guard: Guard) -> None:
    kept(claude, 6)
    ran = guard("audit")
    assert ran.code == 1
    assert "OBSERVE · 18 of 100 natural rows, 6 of 20 compactions, no miss" in ran.out


def test_each_miss_says_what_to_do(claude: GuardedClaude, guard: Guard) -> None:
    claude.start("nothing", source="startup")
    claude.boundary()
    claude.talk()
    missed(claude)
    ran = guard("audit")
    assert "FIX · 4 of 100 natural rows, 2 of 20 compactions, 2 misses" in ran.out
    assert "no checkpoint: no hook saved anything before it" in ran.out
    assert f"compact-guard checkpoint render {claude.session[:8]} --compaction 1" in " ".join(ran.out.split())
    assert f"compact-guard inject {claude.session[:8]} --via prompt" in " ".join(ran.out.split())


def test_an_unknown_one_is_named_in_what_is_needed(claude: GuardedClaude, guard: Guard) -> None:
    claude.pre()
    made = document(guard("audit", "--json"))
    assert made["compactions"]["unknown"] == 1
    (one,) = made["needs"]["unknown"]
    assert (one["session_id"], one["generation"], len(one["session"])) == (None, 1, 16)
    assert made["surfaces"]["claude/api"]["needs"]["unknown"] == [one]


def test_without_any_row_it_says_so(guard: Guard) -> None:
    ran = guard("audit", "--json")
    made = document(ran)
    assert (ran.code, made["verdict"], made["rows"], made["surfaces"]) == (1, "OBSERVE", 0, {})
    assert made["needs"] == {"rows": 100, "compactions": 20}
    assert "No hook has left a row yet" in guard("audit").out


def test_all_lists_what_does_not_count_too(claude: GuardedClaude, guard: Guard) -> None:
    kept(claude, 2)
    claude.origin = "synthetic"
    claude.compact()
    claude.talk()
    claude.write()
    assert [one["compaction"] for one in document(guard("audit", "--json"))["list"]] == [2, 1]
    every = document(guard("audit", "--json", "--all"))["list"]
    assert [(one["compaction"], one["natural"], one["counted"]) for one in every] == [
        (3, False, False),
        (2, True, True),
        (1, True, True),
    ]
    assert "1 more compaction: --all lists it." in guard("audit").out
    assert "(finished)" in guard("audit", "--all").out


def test_twenty_are_listed_unless_all_are_asked_for(claude: GuardedClaude, guard: Guard) -> None:
    kept(claude, 25)
    assert guard("audit").out.count("DELIVERED") == 20
    assert "5 more compactions" in guard("audit").out
    assert guard("audit", "--all").out.count("DELIVERED") == 25


def test_the_notes_say_what_else_is_odd(claude: GuardedClaude, state: Path, guard: Guard) -> None:
    claude.pre()
    claude.start()
    claude.boundary("API Error: 401")
    claude.given(pack(claude.nonce()))
    claude.talk()
    for _ in range(3):
        claude.pre()
        claude.talk()
    claude.write()
    (month,) = (state / "audit").iterdir()
    month.write_bytes(month.read_bytes() + b"torn")
    text = " ".join(guard("audit").out.split())
    assert "native compaction keeps failing, 3 times without a boundary" in text
    assert "compaction 1: in place of the summary there is an error" in text
    assert "1 row of the audit is torn." in text


def test_a_file_that_others_may_change_is_said(claude: GuardedClaude, state: Path, guard: Guard) -> None:
    kept(claude, 1)
    (month,) = (state / "audit").iterdir()
    month.chmod(0o666)
    assert "2026-11 could not be read" in guard("audit").out
    assert document(guard("audit", "--json"))["unread"] == ["2026-11"]


@pytest.mark.parametrize("columns", [40, 80, 120])
@pytest.mark.parametrize("language", ["en", "zh_TW"])
def test_no_line_is_wider_than_the_terminal(
    claude: GuardedClaude, guard: Guard, monkeypatch: pytest.MonkeyPatch, columns: int, language: str
) -> None:
    from compact_guard.core.cli import audit_page

    missed(claude)
    claude.boundary("API Error: 401")
    claude.talk()
    for _ in range(3):
        claude.pre()
        claude.talk()
    claude.write()
    monkeypatch.setenv("LANG", f"{language}.UTF-8")
    monkeypatch.setattr(audit_page, "PIPE", columns)
    lines = guard("audit", "--all").out.splitlines()
    assert max(map(cells, lines)) <= columns
    assert all(line == line.rstrip() for line in lines)


def test_it_speaks_the_users_language(claude: GuardedClaude, guard: Guard, monkeypatch: pytest.MonkeyPatch) -> None:
    missed(claude)
    monkeypatch.setenv("LANG", "zh_TW.UTF-8")
    out = guard("audit").out
    assert "FIX · " in out
    assert "natural rows" not in out
    assert "not delivered" not in out


def test_ids_are_as_long_as_tells_them_apart(fake_home: Path, state: Path, guard: Guard) -> None:
    for ending in ("a", "b"):
        session = GuardedClaude(fake_home, state)
        session.log.session = f"01a228ec-656c-7440-8dc0-0feae9013d7{ending}"
        session.talk()
        session.compact(start="gave_up")
        session.talk()
        session.write()
    out = guard("audit").out
    assert "01a228ec-656c-7440-8dc0-0feae9013d7a" in out


def test_a_secret_in_a_sessions_name_is_masked(fake_home: Path, state: Path, guard: Guard) -> None:
    session = GuardedClaude(fake_home, state)
    session.log.session = "ghp_" + "aB3dE5gH7jK9mN1pQ3sT5vW7yZ9bD1fH3jK5"
    session.talk()
    session.compact(start="gave_up")
    session.talk()
    session.write()
    for arguments in (("audit",), ("audit", "--json"), ("audit", "--all")):
        assert "aB3dE5gH7jK9mN1p" not in guard(*arguments).out
