"""Public reports about damaged, huge and odd transcripts: the smallest input and the right behaviour.

One test a report. What they say of checkpoints and hooks is tested with steps 2 and 3, of pins with step 5.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest
from tests.conftest import Guard
from tests.measure import peak_mib
from tests.sessions import ClaudeLog, CodexLog, talk

from compact_guard.core.model import ToolCall
from compact_guard.core.transcript.session import Session, open_session
from compact_guard.tui.present import persisted_detail
from compact_guard.tui.widgets.details import ToolDetail


def texts(shown: dict[str, Any]) -> list[str]:
    return [turn["text"] for turn in shown["turns"]]


def show(guard: Guard, path: Path) -> dict[str, Any]:
    shown: dict[str, Any] = guard("show", path, "--json", "--raw").json()
    return shown


def test_br_001_a_run_of_nul_bytes_hides_nothing_behind_it(guard: Guard, fake_home: Path) -> None:
    log = talk("one", "two", "three", "four")
    log.lines.insert(2, b"\0" * 512)

    shown = show(guard, log.write(fake_home))

    assert texts(shown) == ["one", "two", "three", "four"]
    assert [damage["line"] for damage in shown["damage"]] == [3]


def test_br_003_a_cut_last_line_becomes_a_turn_once_the_rest_is_there(guard: Guard, fake_home: Path) -> None:
    log = talk("one", "two", "a last line that is cut inside its text")
    path, whole = log.write(fake_home), log.data()
    path.write_bytes(whole[: whole.index(b"is cut inside")])
    session = open_session(str(path))
    assert texts(show(guard, path)) == ["one", "two"]
    assert [session.text(turn) for turn in session.turns] == ["one", "two"]

    path.write_bytes(whole)
    growth = session.refresh()

    assert (growth.state, growth.new_turns) == ("grew", 1)
    expected = ["one", "two", "a last line that is cut inside its text"]
    assert [session.text(turn) for turn in session.turns] == expected
    assert texts(show(guard, path)) == expected
    assert show(guard, path)["damage"] == []


@pytest.mark.parametrize(("second", "salvaged"), [(b"%s", 1), (b"%.60s", 0)])
def test_br_005_a_record_glued_behind_a_torn_one(guard: Guard, fake_home: Path, second: bytes, salvaged: int) -> None:
    log = talk("one", "two", "glued", "four")
    log.lines[2] = b'{"type":"pr-link","sessionId":"s","prNu' + second % log.lines[2]

    shown = show(guard, log.write(fake_home))

    assert texts(shown) == ["one", "two", *["glued"] * salvaged, "four"]
    assert [damage["line"] for damage in shown["damage"]] == [3]


def test_br_007_a_lone_surrogate_is_shown_searched_and_never_given_on(guard: Guard, fake_home: Path) -> None:
    log = ClaudeLog()
    log.user("half an emoji \ud83d here")
    log.assistant("looking", log.call("t1"))
    log.result("t1", "the error text ends in \ud83d")
    log.assistant("done \udc00 after it")
    path = log.write(fake_home)

    shown = show(guard, path)

    assert texts(shown) == ["half an emoji \ufffd here", "looking", "done \ufffd after it"]
    assert shown["damage"] == []
    hits = guard("search", "after it", "--json")
    assert [row["turn"] for row in hits.lines()] == [3]
    assert [row["turn"] for row in guard("search", "error text ends", "--tools", "--json").lines()] == [2]
    hits.out.encode("utf-8")


def persisted(home: Path, whole: Path) -> tuple[Session, ToolCall]:
    log = ClaudeLog()
    log.user("go")
    log.assistant("listing", log.call("t1"))
    head = f"Output too large (106.3KB). Full output saved to: {whole}\n\nPreview (first 2KB):\n1\n2 \ud83d"
    log.result("t1", f"<persisted-output>\n{head}\n...\n</persisted-output>")
    session = open_session(str(log.write(home)))
    [call] = session.tools(session.turns[1])
    return session, call


def test_br_009_a_preview_that_ends_in_half_an_emoji(fake_home: Path, tmp_path: Path) -> None:
    whole = ClaudeLog().path(fake_home).with_suffix("") / "tool-results/t.txt"
    whole.parent.mkdir(parents=True)
    whole.write_bytes(b"1\n2 \xf0\x9f\x98\x80\n3")
    session, call = persisted(fake_home, whole)
    assert call.output_path == str(whole)
    assert "1\n2 \ufffd" in (call.output or "")

    detail, _ = persisted_detail(session, 1, call)
    assert isinstance(detail, ToolDetail)
    assert detail.original == "1\n2 \U0001f600\n3"

    whole.unlink()
    detail, why = persisted_detail(session, 1, call)
    assert (detail, "gone" in why) == (None, True)

    elsewhere = tmp_path / "elsewhere.txt"
    elsewhere.write_text("not of this session")
    whole.symlink_to(elsewhere)
    for outside in (elsewhere, whole, whole.parent / "../../x.jsonl"):
        session, call = persisted(fake_home, outside)
        detail, why = persisted_detail(session, 1, call)
        assert (detail, "outside" in why) == (None, True)


def test_br_011_a_byte_order_mark_costs_no_record(guard: Guard, fake_home: Path) -> None:
    log = talk("the first prompt", "reply")
    path = log.write(fake_home)
    path.write_bytes(b"\xef\xbb\xbf" + log.data())

    assert texts(show(guard, path)) == ["the first prompt", "reply"]
    assert [row["title"] for row in guard("sessions", "--json").json()] == ["the first prompt"]


def test_br_013_only_a_line_feed_ends_a_line(guard: Guard, fake_home: Path) -> None:
    log = talk("before \u2028 and \u2029 after", "reply")
    shown = show(guard, log.write(fake_home))
    assert texts(shown) == ["before \u2028 and \u2029 after", "reply"]
    assert [turn["line"] for turn in shown["turns"]] == [1, 2]


def image(base64: str) -> dict[str, object]:
    return {"type": "image", "source": {"type": "base64", "media_type": "image/png", "data": base64}}


def test_br_015_a_line_of_12_mb_with_an_image(guard: Guard, fake_home: Path) -> None:
    log = ClaudeLog()
    log.user([{"type": "text", "text": "see this"}, image("iVBO" * 3_000_000)])
    log.assistant("seen")

    first, second = texts(show(guard, log.write(fake_home)))

    assert first.startswith("see this")
    assert "[image, png, " in first
    assert len(first) < 100
    assert second == "seen"


def test_br_017_an_image_stored_twice_is_one_placeholder(guard: Guard, fake_home: Path) -> None:
    log = ClaudeLog()
    log.user("take a screenshot")
    log.assistant("taking", log.call("t1", "Screenshot"))
    log.result("t1", [image("iVBORnEEDLE" * 1000)], toolUseResult=[image("iVBORnEEDLE" * 1000)])
    path = log.write(fake_home)

    session = open_session(str(path))
    [call] = session.tools(session.turns[1])

    assert (call.output or "").count("[image, png, ") == 1
    assert "nEEDLE" not in (call.output or "")
    assert guard("search", "iVBORnEEDLE", "--tools", "--json").code == 1


def test_br_019_a_huge_rollout_is_listed_opened_and_searched_in_little_memory(fake_home: Path) -> None:
    """One line of it is a gibibyte (a hole: no disk is used)."""
    log = CodexLog()
    log.user("the first question")
    path = log.write(fake_home)
    with path.open("r+b") as file:
        file.truncate(2**30)
        file.seek(0, os.SEEK_END)
        log.lines.clear()
        log.agent("the last answer")
        file.write(b"\n" + log.data())
    for argv in (
        ["sessions", "--json"],
        ["show", path, "--json", "--raw"],
        ["search", "the last answer", "--json"],
    ):
        out, mib = peak_mib(*argv)
        assert log.session in out
        assert mib < 200, argv[0]
    shown = json.loads(peak_mib("show", path, "--json", "--raw")[0])
    assert texts(shown) == ["the first question", "the last answer"]
    assert [damage["line"] for damage in shown["damage"]] == [4]


def test_br_021_fourteen_turns_among_thousands_of_progress_records(guard: Guard, fake_home: Path) -> None:
    log = ClaudeLog()
    for index in range(14):
        (log.assistant if index % 2 else log.user)(f"turn {index}")
        for step in range(2500):
            data = {
                "type": "agent_progress",
                "message": {"type": "user", "message": {"content": f"sub {step}"}},
            }
            log.chained("progress", {"data": data})

    shown = show(guard, log.write(fake_home))

    assert texts(shown) == [f"turn {index}" for index in range(14)]
    assert {turn["branch"] for turn in shown["turns"]} == {"active"}


def test_br_023_a_result_as_text_or_as_a_list_reads_the_same(guard: Guard, fake_home: Path) -> None:
    outputs, hits = [], []
    parts = [{"type": "text", "text": "first needle part"}, {"type": "text", "text": "second"}]
    for content in ("first needle part\nsecond", parts):
        log = ClaudeLog()
        log.user("go")
        log.assistant("running", log.call("t1"))
        log.result("t1", content)
        path = log.write(fake_home)
        session = open_session(str(path))
        outputs += [call.output for call in session.tools(session.turns[1])]
        rows = guard("search", "needle part", path, "--tools", "--json").lines()
        hits += [(row["turn"], row["snippet"]) for row in rows]
    assert outputs[0] == outputs[1] == "first needle part\nsecond"
    assert len(hits) == 2
    assert hits[0] == hits[1]


def test_br_025_content_of_the_wrong_type_is_no_exception(guard: Guard, fake_home: Path) -> None:
    log = ClaudeLog()
    log.user("go")
    log.assistant("running", log.call("t1"), log.call("t2"))
    log.result("t1", [{"type": "text", "text": None}, {"type": "text", "text": 7}])
    log.result("t2", None)
    log.user(None)
    log.user([{"type": "text", "text": 7}, None])
    log.chained("user", {"message": None})
    log.chained("assistant", {"message": {"id": ["x"], "content": {"a": 1}}})
    log.row({"type": 5, "uuid": 6, "timestamp": 7, "message": 8})
    log.raw(b"[]")
    log.assistant("still here")
    path = log.write(fake_home)

    shown = show(guard, path)
    session = open_session(str(path))

    assert texts(shown) == ["go", "running", "7", "still here"]
    assert [(call.output or "").strip() for call in session.tools(session.turns[1])] == ["7", ""]
