"""What is said in every run, and what must hold after every compaction, in either client."""

from __future__ import annotations

import re
from collections.abc import Callable

from tests.e2e.clients.packs import nonce_of, packs
from tests.e2e.clients.place import Place
from tests.e2e.clients.script import Asked, Reply, Script

OVERTURNED = "We keep the sessions in SQLite."
CORRECTION = "No, not SQLite: the sessions must be kept in PostgreSQL."
"""The fact that every pack must carry."""
SECRET = "AKIA" + "QYLPMN5HHHFPZX2A"  # in two pieces: no scanner shall take it for a real one
CONSTRAINT = f"The key {SECRET} must never be used outside of staging."
"""A fact with a secret in it: one must arrive, the other must not."""
PROMPTS = (OVERTURNED, CORRECTION, CONSTRAINT)
ANSWERS = ("I will put them into SQLite.", "Understood, PostgreSQL it is.", "Only there, then.")
FACTS = (CORRECTION.rstrip("."), "must never be used outside of staging")
LINE = re.compile(r"restored \d+ items? \(")
"""How the line for the person begins."""
_CLAUDE_WORDS = "SessionStart hook additional context: "


def talk(script: Script, say: Callable[[str], object]) -> None:
    """A short conversation with something to remember, and something to keep to itself."""
    script.will(
        Reply("I will put them into SQLite."), Reply("Understood, PostgreSQL it is."), Reply("Only there, then.")
    )
    for prompt in PROMPTS:
        say(prompt)


def assert_given_once(place: Place, asked: Asked, session: str, generation: int) -> None:
    """The model has one pack, that of this generation, byte for byte as the command line renders it, with every fact
    and no secret, in the form that its client uses; and the audit can prove it."""
    found = packs(asked)
    assert len(found) == 1, f"{len(found)} packs; the audit: {place.told()}"
    [pack] = found
    rendered = place.guard("checkpoint", "render", session, "--generation", str(generation))
    assert pack == rendered.rstrip("\n")
    assert asked.text.count(nonce_of(pack)) == pack.count(nonce_of(pack))
    assert [fact for fact in FACTS if fact not in pack] == []
    assert_form(asked, pack)
    assert_kept_to_itself(place, asked)
    assert_proven(place, generation)
    for transcript in place.claude_home.glob(f"projects/*/{session}.jsonl"):
        # Codex keeps no hook's line in its transcript; there the tests ask the client.
        assert_told(transcript.read_text("utf-8"), generation)


def assert_told(said: str, generation: int) -> None:
    """The line for the person is there."""
    assert re.search(rf"{LINE.pattern}[^)]*\), \d+ left out, generation {generation}\b", said)


def assert_form(asked: Asked, pack: str) -> None:
    """Codex: a message of the developer that is the pack and nothing else. Claude Code: words of the system where the
    model takes them, else a reminder beside the user's words; what other hooks say stands under the same head."""
    [piece] = [piece for piece in asked.said if pack in piece.text]
    if piece.role == "developer":
        assert piece.text.rstrip("\n") == pack
        return
    before = piece.text.partition(pack)[0]
    assert _CLAUDE_WORDS in before
    assert before.endswith((_CLAUDE_WORDS, "\n"))
    if piece.role != "system":
        assert piece.role == "user"
        assert before.startswith(f"<system-reminder>\n{_CLAUDE_WORDS}")


def assert_kept_to_itself(place: Place, asked: Asked) -> None:
    """No secret, but where the client itself repeats the prompt; and not the line that is for the person."""
    assert [piece.text for piece in asked.said if SECRET in piece.text.replace(CONSTRAINT, "")] == []
    assert LINE.search(asked.text) is None
    stored = [path for path in place.state.rglob("*") if path.is_file()]
    assert stored
    assert [path for path in stored if SECRET.encode() in path.read_bytes()] == []


def assert_proven(place: Place, generation: int) -> None:
    """The audit finds every compaction of the transcripts, its checkpoint, and the newest pack in the model's hands."""
    compactions = [one for one in place.report()["list"] if one["state"] != "aborted"]
    assert compactions
    assert {(one["state"], one["reason"]) for one in compactions} == {("finished", None)}, compactions
    delivered = [one["generation"] for one in compactions if one["delivery"] == "DELIVERED"]
    assert generation in delivered, compactions


def assert_quiet(place: Place, surface: str) -> None:
    """No client had to put hook output aside, and every row says who made it, and for which surface."""
    assert place.spilled() == []
    audit = place.audit()
    assert {row["origin"] for row in audit} == {"synthetic"}
    assert {row["surface"] for row in audit if row["event"] != "SessionStart" or row["generation"]} <= {surface, None}
    assert surface in {row["surface"] for row in audit}
