"""PreCompact and PostCompact through the real door: what is saved, what is one event, what is said to nobody."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import pytest
from tests.door import all_rows, at_once, hook
from tests.restores import AGENTS, CORRECTION, DECISION, Scene, worked
from tests.sessions import ClaudeLog, session_id
from tests.stores import forked

from compact_guard.core.audit.log import short
from compact_guard.core.checkpoint import select
from compact_guard.core.checkpoint.item import Pin
from compact_guard.core.checkpoint.names import key_of
from compact_guard.core.checkpoint.store import Store
from compact_guard.core.hooks import pre_compact, room
from compact_guard.core.paths import state_dir

BOTH = pytest.mark.parametrize("agent", AGENTS)


def texts(scene: Scene, generation: int) -> str:
    return "\n".join(item.text for item in scene.stored(generation).items)


def later(seconds: float) -> Callable[[], None]:
    """What makes the hook program's clock show another time."""

    def move() -> None:
        def now() -> int:
            return time.time_ns() + int(seconds * 1e9)

        vars(room)["time"] = SimpleNamespace(time_ns=now, monotonic=time.monotonic, sleep=time.sleep)

    return move


class TestSaving:
    @BOTH
    def test_a_generation_is_saved_and_nobody_hears_of_it(self, agent: str, fake_home: Path) -> None:
        scene = worked(agent, fake_home)
        heard = scene.pre("manual")
        row, kept = heard.row, scene.stored(1)
        assert heard.out == b""
        assert (row.event, row.trigger, row.outcome, row.reason, row.generation) == (
            "PreCompact", "manual", "saved", None, 1,
        )  # fmt: skip
        assert (row.session, row.transcript) == (short(scene.session), short(os.path.realpath(scene.path)))
        assert (row.checkpoint, row.nonce, row.size) == ((kept.sha256 or "")[:16], kept.nonce, kept.source.size)
        assert (row.surface, row.client) == (kept.surface, kept.client)
        assert row.counts["correction"] == 1
        assert (kept.trigger, kept.source.prompt, kept.project) == ("manual", "p1", "/w/app")
        assert CORRECTION in texts(scene, 1)

    @BOTH
    def test_the_next_one_carries_over_what_was_kept(self, agent: str, fake_home: Path) -> None:
        scene = worked(agent, fake_home)
        scene.pre()
        scene.compacted().say("Every amount is in cents from now on.", "Noted.")
        assert (scene.pre().row.outcome, scene.generations()) == ("saved", [1, 2])
        assert CORRECTION in texts(scene, 2)
        assert "in cents" in texts(scene, 2)

    @BOTH
    def test_a_near_empty_compaction_hides_nothing(self, agent: str, fake_home: Path) -> None:
        scene = worked(agent, fake_home)
        scene.pre()
        scene.compacted()
        assert scene.pre().row.outcome == "saved"
        assert CORRECTION in texts(scene, 2)

    @BOTH
    def test_nothing_said_is_nothing_saved(self, agent: str, fake_home: Path) -> None:
        scene = Scene(agent, fake_home)
        scene.write()
        assert (scene.pre().row.outcome, scene.generations()) == ("empty", [])

    def test_a_prompt_that_is_not_written_yet_is_waited_for(self, fake_home: Path) -> None:
        scene = worked("claude", fake_home)
        assert isinstance(scene.log, ClaudeLog)
        scene.log.user("Never log the card number.", promptId="p1")
        os.utime(scene.path)

        def writes_while_it_sleeps() -> None:
            def sleep(seconds: float) -> None:
                if scene.written < len(scene.log.lines):
                    scene.write()

            vars(select)["time"] = SimpleNamespace(monotonic=time.monotonic, time=time.time, sleep=sleep)

        heard = hook(
            "claude", scene.payload("PreCompact", trigger="auto", prompt_id="p1"), before=writes_while_it_sleeps
        )
        assert heard.row.outcome == "saved"
        assert "card number" in texts(scene, 1)

    def test_pins_come_first(self, fake_home: Path) -> None:
        scene = worked("claude", fake_home)
        Store(state_dir()).add_pin("claude", scene.session, Pin("0" * 12, "Ship on Friday", "pin", None, None))
        assert scene.pre().row.counts["pin"] == 1
        assert scene.stored(1).items[0].text == "Ship on Friday"

    def test_no_text_and_no_path_is_in_the_audit(self, fake_home: Path) -> None:
        scene = worked("claude", fake_home)
        scene.pre()
        hook("claude", scene.payload("PostCompact", trigger="auto", compact_summary="keep the ledger"))
        audit = b"".join(path.read_bytes() for path in Path(state_dir(), "audit").iterdir())
        for word in (b"refund", b"ledger", b"/w/app", b".jsonl", scene.session.encode(), b"p1"):
            assert word not in audit


class TestTwice:
    @BOTH
    def test_the_same_event_again_is_one_generation(self, agent: str, fake_home: Path) -> None:
        scene = worked(agent, fake_home)
        id = "prompt_id" if agent == "claude" else "turn_id"
        first, again = scene.pre(**{id: "same"}), scene.pre(**{id: "same"})
        assert (first.row.outcome, again.row.outcome) == ("saved", "duplicate")
        assert (again.row.generation, again.row.checkpoint) == (1, first.row.checkpoint)
        assert scene.generations() == [1]

    def test_at_once_too(self, fake_home: Path) -> None:
        scene = worked("claude", fake_home)
        payload = scene.payload("PreCompact", trigger="auto", prompt_id="same")
        at_once("claude", [payload] * 3)
        assert sorted(row.outcome for row in all_rows()) == ["duplicate", "duplicate", "saved"]
        assert scene.generations() == [1]

    def test_without_ids_as_old_clients_send_it(self, fake_home: Path) -> None:
        scene = worked("claude", fake_home)
        payload = scene.payload("PreCompact", trigger="auto")
        assert [hook("claude", payload).row.outcome for _ in range(2)] == ["saved", "duplicate"]

    @pytest.mark.parametrize(
        "other",
        [{"prompt_id": "another"}, {"prompt_id": None}, {"trigger": "manual"}],
        ids=["prompt", "none", "trigger"],
    )
    def test_another_prompt_or_trigger_is_another_event(self, other: dict[str, str | None], fake_home: Path) -> None:
        scene = worked("claude", fake_home)
        payload = scene.payload("PreCompact", trigger="auto", prompt_id="same")
        assert [hook("claude", one).row.outcome for one in (payload, payload | other)] == ["saved", "saved"]

    @BOTH
    def test_a_boundary_between_makes_it_another_event(self, agent: str, fake_home: Path) -> None:
        # Codex compacts several times within one turn, Claude within one prompt.
        scene = worked(agent, fake_home)
        id = "prompt_id" if agent == "claude" else "turn_id"
        scene.pre(**{id: "same"})
        scene.compacted()
        assert (scene.pre(**{id: "same"}).row.outcome, scene.generations()) == ("saved", [1, 2])

    @pytest.mark.parametrize(("seconds", "outcome"), [(4.0, "duplicate"), (6.0, "saved"), (-6.0, "saved")])
    def test_only_within_five_seconds(self, seconds: float, outcome: str, fake_home: Path) -> None:
        scene = worked("claude", fake_home)
        payload = scene.payload("PreCompact", trigger="auto", prompt_id="same")
        hook("claude", payload)
        assert hook("claude", payload, before=later(seconds)).row.outcome == outcome

    def test_a_transcript_that_was_replaced_by_a_shorter_one(self, fake_home: Path) -> None:
        scene = worked("claude", fake_home)
        payload = scene.payload("PreCompact", trigger="auto", prompt_id="same")
        hook("claude", payload)
        scene.put_back(b"".join(line + b"\n" for line in scene.log.lines[:2]))
        assert hook("claude", payload).row.outcome == "saved"


class TestWhatIsInTheWay:
    def test_a_lock_that_does_not_come_free(self, fake_home: Path) -> None:
        scene = worked("claude", fake_home)
        reader, writer = os.pipe()

        def hold() -> None:
            with Store(state_dir()).locked("claude", scene.session):
                os.write(writer, b"x")
                time.sleep(60)

        pid = forked(hold)
        try:
            assert os.read(reader, 1) == b"x"
            heard = hook("claude", scene.payload("PreCompact"), before=lambda: setattr(pre_compact, "LOCK_S", 0.05))
            assert (heard.row.outcome, scene.generations()) == ("saved", [1])
        finally:
            os.kill(pid, 9)
            os.waitpid(pid, 0)
            os.close(reader)
            os.close(writer)

    def test_pins_that_cannot_be_read(self, fake_home: Path) -> None:
        scene = worked("claude", fake_home)
        Store(state_dir()).add_pin("claude", scene.session, Pin("0" * 12, "Ship on Friday", "pin", None, None))
        Path(state_dir(), "pins", "claude", f"{key_of(scene.session)}.json").write_text("[{")
        row = scene.pre().row
        assert (row.outcome, row.reason, row.generation) == ("saved", "pins-form", 1)

    def test_a_generation_before_that_was_changed(self, fake_home: Path) -> None:
        scene = worked("claude", fake_home)
        scene.pre()
        scene.file(1).write_bytes(scene.file(1).read_bytes().replace(b"ledger", b"hedger"))
        row = scene.pre().row
        assert (row.outcome, row.reason, row.generation) == ("saved", "previous-hash", 2)
        assert DECISION in texts(scene, 2)

    def test_a_lock_that_is_no_file(self, fake_home: Path) -> None:
        scene = worked("claude", fake_home)
        scene.pre()
        (lock,) = Path(state_dir(), "locks").iterdir()
        lock.unlink()
        lock.mkdir()
        scene.compacted().say("In cents, please.", "Yes.")
        assert (scene.pre().row.outcome, scene.generations()) == ("saved", [1, 2])
        assert scene.start().row.reason == "kind"

    def test_a_transcript_that_is_gone_leaves_what_is_known(self, fake_home: Path) -> None:
        scene = worked("claude", fake_home)
        scene.pre()
        scene.path.unlink()
        row = scene.pre().row
        assert (row.outcome, row.reason, row.generation) == ("saved_partial", "no-transcript", 2)
        assert CORRECTION in texts(scene, 2)

    @pytest.mark.parametrize("agent", AGENTS)
    @pytest.mark.parametrize("part", [slice(None), slice(8), slice(-12, None), slice(8, 9)])
    def test_another_sessions_transcript(self, agent: str, part: slice, fake_home: Path) -> None:
        other = worked(agent, fake_home, number=7)
        session = session_id(8) if part == slice(None) else other.session[part]
        heard = hook(agent, other.payload("PreCompact") | {"session_id": session})
        assert (heard.row.outcome, heard.row.reason) == ("failed", "foreign-session")
        heard = hook(agent, other.payload("SessionStart", source="compact") | {"session_id": session})
        assert (heard.row.outcome, heard.out) == ("nothing", b"")
        assert Store(state_dir()).generations(agent, session) == []

    def test_the_sessions_own_transcript_is_found_beside_another_one(self, fake_home: Path) -> None:
        scene, other = worked("claude", fake_home), Scene("claude", fake_home, 7)
        other.say("Paint it blue.", "Blue it is.")
        heard = hook("claude", other.payload("PreCompact") | {"session_id": scene.session})
        assert heard.row.outcome == "saved"
        assert CORRECTION in texts(scene, 1)
        assert "blue" not in texts(scene, 1)

    @pytest.mark.parametrize("agent", ["claude", "codex"])
    @pytest.mark.parametrize("name", [".jsonl.zst", ".jsonl"])
    def test_a_compressed_transcript_is_not_taken_for_an_empty_one(
        self, name: str, agent: str, fake_home: Path, tmp_path: Path
    ) -> None:
        scene = worked(agent, fake_home)
        packed = (tmp_path if name == ".jsonl" else scene.path.parent) / (scene.path.stem + name)
        packed.write_bytes(b"\x28\xb5\x2f\xfd\x04\x00" + os.urandom(3000))
        payload = scene.payload("PreCompact") | {"transcript_path": str(packed)}
        assert hook(agent, payload).row.outcome == "saved"  # its plain form is found
        scene.path.unlink()
        row = hook(agent, payload).row
        assert (row.outcome, row.reason, row.generation) == ("saved_partial", "compressed", 2)
        heard = hook(agent, payload | {"session_id": session_id(9)})
        assert (heard.row.outcome, heard.row.reason) == ("failed", "compressed")
        heard = hook(agent, payload | {"hook_event_name": "SessionStart", "source": "compact"})
        assert heard.row.outcome == "injected"

    def test_a_subagents_compaction_is_none_of_its_parents(self, fake_home: Path) -> None:
        scene = worked("claude", fake_home)
        for name in ("PreCompact", "SessionStart", "PostCompact", "UserPromptSubmit"):
            heard = hook("claude", scene.payload(name, agent_id="a7624b90b9a5fa701", source="compact", prompt="x"))
            assert heard.out == b""
        assert scene.generations() == []
        assert [row.outcome for row in all_rows()] == ["skipped_subagent"] * 3


class TestPostCompact:
    def test_the_summary_is_counted_and_not_kept(self, fake_home: Path) -> None:
        scene = worked("claude", fake_home)
        heard = hook("claude", scene.payload("PostCompact", trigger="manual", compact_summary="摘要 🙂 \ud800"))
        assert heard.out == b""
        assert (heard.row.outcome, heard.row.trigger) == ("counted", "manual")
        assert heard.row.counts == {"summary_units": 7}
        assert heard.row.summary == short("摘要 🙂 \ud800")
        assert heard.row.surface == "claude/api"
        assert scene.generations() == []

    def test_codex_tells_of_no_summary(self, fake_home: Path) -> None:
        scene = worked("codex", fake_home)
        row = hook("codex", scene.payload("PostCompact", trigger="auto", turn_id="t")).row
        assert (row.outcome, row.counts, row.summary, row.surface) == ("counted", {}, None, "codex/cli")


class TestSettings:
    def config(self, home: Path, text: str) -> None:
        path = Path(os.environ["COMPACT_GUARD_CONFIG"])
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)

    def compaction(self, scene: Scene) -> list[str]:
        heard = [scene.pre(), scene.start(), hook(scene.agent, scene.payload("PostCompact", trigger="auto"))]
        assert [one.out for one in heard] == [b""] * 3
        assert scene.generations() == []
        return [f"{one.row.outcome}" for one in heard]

    def test_pause(self, fake_home: Path) -> None:
        self.config(fake_home, "pause = true")
        assert self.compaction(worked("claude", fake_home)) == ["paused"] * 3

    @pytest.mark.parametrize("folder", ["/w/app", "/w", "/w/app/"])
    def test_an_excluded_folder(self, folder: str, fake_home: Path) -> None:
        self.config(fake_home, f'exclude = ["{folder}"]')
        assert self.compaction(worked("claude", fake_home)) == ["excluded"] * 3

    @pytest.mark.parametrize("folder", ["/w/ap", "/w/app/deeper", "/w/application"])
    def test_a_folder_beside_it(self, folder: str, fake_home: Path) -> None:
        self.config(fake_home, f'exclude = ["{folder}"]')
        assert worked("claude", fake_home).pre().row.outcome == "saved"

    def test_an_excluded_folder_that_the_agent_has_left(self, fake_home: Path) -> None:
        # Claude's `cwd` follows `cd`; the transcript still lies in the folder of the project it began in.
        self.config(fake_home, 'exclude = ["/w/app"]')
        scene = worked("claude", fake_home)
        assert hook("claude", scene.payload("PreCompact") | {"cwd": "/tmp"}).row.outcome == "excluded"
        assert scene.generations() == []

    def test_an_excluded_folder_that_only_the_records_name(self, fake_home: Path) -> None:
        self.config(fake_home, 'exclude = ["/w/app"]')
        scene = worked("codex", fake_home)
        assert hook("codex", scene.payload("PreCompact") | {"cwd": None}).row.outcome == "excluded"
        assert scene.generations() == []

    @pytest.mark.parametrize("text", ["pause =", 'exclude = "x"', "pause = 1", "excludes = []", "\0"])
    def test_a_config_that_may_leave_something_out_and_cannot_be_read(self, text: str, fake_home: Path) -> None:
        self.config(fake_home, text)
        scene = worked("claude", fake_home)
        assert (scene.pre().row.outcome, scene.generations()) == ("failed", [])
        heard = scene.start()
        assert (heard.row.outcome, heard.row.reason, heard.pack) == ("failed", "config", None)
        assert heard.answer["systemMessage"].startswith("NOT restored: ")

    def test_a_config_that_is_no_file(self, fake_home: Path) -> None:
        path = Path(os.environ["COMPACT_GUARD_CONFIG"])
        path.parent.mkdir(parents=True)
        os.mkfifo(path)
        assert worked("claude", fake_home).pre().row.reason == "config"

    def test_a_slip_elsewhere_in_the_config_costs_nothing(self, fake_home: Path) -> None:
        self.config(fake_home, "theme = 3\nbudget = 'much'\nnotify = 0\nkeymap = []")
        assert worked("claude", fake_home).pre().row.outcome == "saved"

    def test_language_and_budget_of_packs(self, fake_home: Path) -> None:
        self.config(fake_home, 'language = "zh_TW"\nbudget = 4000')
        scene = worked("claude", fake_home)
        scene.pre()
        assert (scene.stored(1).render.language, scene.stored(1).render.cap) == ("zh-TW", 4000)
