"""The demo: a story in two languages, recorded as the client records, told as text, and nothing left of it."""

from __future__ import annotations

import json
import os
import tempfile
import threading
from pathlib import Path

import pytest
from tests.conftest import Guard

from compact_guard.core.cli import demo
from compact_guard.core.demo.stage import Stage, live_stage
from compact_guard.core.demo.story import LANGUAGES, load_story
from compact_guard.core.transcript.session import open_session

EVENTS = ["started", *["turn"] * 23, "full", "boundary", "forgot", "turn", "resurfaced", "turn", "turn", "ended"]


@pytest.fixture(autouse=True)
def _own_temporary_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "tmp"
    folder.mkdir()
    monkeypatch.setenv("TMPDIR", str(folder))
    monkeypatch.setattr(tempfile, "tempdir", None)


def left_behind(tmp_path: Path) -> list[Path]:
    """Files below the home and the temporary folder."""
    return [path for path in tmp_path.rglob("*") if path.is_file()]


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_tells_its_story_in_order_and_leaves_nothing(
    language: str, guard: Guard, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", f"{language}.UTF-8")
    story = load_story(language)
    before = dict(os.environ)
    ran = guard("demo", "--json")
    events = ran.lines()
    assert (ran.code, ran.err) == (0, "")
    assert [event["event"] for event in events] == EVENTS
    assert events[0]["title"] == story.title
    times = [event["at"] for event in events]
    assert times == sorted(times)
    page = guard("demo")
    assert page.code == 0
    told = "".join(page.out.split()).replace(">>>", "")
    for step in story.steps:
        for text in (step.assistant, step.user, step.note):
            if text and "made-up-password" not in text:
                assert "".join(text.split()) in told
    assert left_behind(tmp_path) == []
    assert dict(os.environ) == before


def test_its_secret_is_masked(guard: Guard) -> None:
    for argv in (["demo"], ["demo", "--json"]):
        ran = guard(*argv)
        assert "made-up-password" not in ran.out
        assert "[REDACTED:" in ran.out


def test_both_stories_run_alike() -> None:
    english, chinese = (load_story(language) for language in LANGUAGES)
    assert english.live_from == chinese.live_from
    for one, other in zip(english.steps, chinese.steps, strict=True):
        assert (one.after_s, one.tokens, one.event, len(one.tools)) == (
            other.after_s,
            other.tokens,
            other.event,
            len(other.tools),
        )
        assert [bool(step.user) for step in (one, other)] in ([True, True], [False, False])


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_transcript_reads_as_a_clients(language: str) -> None:
    with Stage(language, now_ms=lambda: 1_800_000_000_000) as stage:
        list(stage.play())
        session = open_session(stage.path, cache=False, roots=stage.roots)
        story = stage.story
        said = [(step.user or step.assistant) for step in story.steps if step.user or step.assistant]
        assert [session.text(turn) for turn in session.turns] == said
        assert (session.info.title, session.info.cwd) == (story.title, story.cwd)
        assert (list(session.damage), dict(session.unknown_types), session.replayed_rows) == ([], {}, 0)
        assert [turn.tool_count for turn in session.turns if turn.role == "assistant"] == [
            len(step.tools) for step in story.steps if step.assistant
        ]
        assert all(call.output is not None for turn in session.turns for call in session.tools(turn)), (
            "a call without its result"
        )
        [boundary] = session.boundaries
        assert (boundary.trigger, boundary.after_turn, boundary.summary_state) == ("auto", 23, "readable")
        # The prompt that was waiting stays, as the client keeps it.
        assert [turn.n for turn in session.turns if turn.in_context] == [23, 24, 25, 26]
        assert session.gauge is not None
        assert session.gauge.used_tokens == story.steps[-1].tokens
        session.close()


def test_two_plays_write_the_same_bytes() -> None:
    written = []
    for _ in range(2):
        with Stage("en", now_ms=lambda: 1_800_000_000_000) as stage:
            list(stage.play())
            written.append(Path(stage.path).read_bytes())
    assert written[0] == written[1]
    assert all(json.loads(line)["type"] for line in written[0].splitlines())


def test_a_live_stage_has_a_past_goes_on_and_stops_when_it_is_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("compact_guard.core.demo.stage._PAUSE_S", (0.01, 0.02))
    with live_stage("en") as stage:
        past = open_session(stage.path, cache=False)
        assert len(past.turns) >= stage.story.live_from
        [player] = [thread for thread in threading.enumerate() if thread.name == "demo"]
        player.join(10)
        past.refresh()
        assert len(past.turns) == 26
        at = [turn.at_ms for turn in past.turns]
        assert at == sorted(at, key=lambda ms: ms or 0)
        past.close()
    monkeypatch.setattr("compact_guard.core.demo.stage._PAUSE_S", (60.0, 60.0))
    with live_stage("en"):
        pass
    assert not [thread for thread in threading.enumerate() if thread.name == "demo"]
    assert left_behind(tmp_path) == []


def test_a_failure_on_stage_leaves_nothing_either(
    tmp_path: Path, guard: Guard, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise OSError("no space left")

    monkeypatch.setattr(demo, "_tell", fail)
    assert guard("demo").code == 70
    assert left_behind(tmp_path) == []
