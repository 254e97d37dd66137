"""Any order of saves, edits, damage, copies, marks, pins and purges keeps the store's promises."""

from __future__ import annotations

import json
import shutil
import tempfile
from hashlib import sha256
from pathlib import Path

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule
from tests.stores import AGENT, checkpoint, file_of, folder_of, temporaries

from compact_guard.core.checkpoint.item import Pin
from compact_guard.core.checkpoint.refusal import FAILED_CHECKS, StoreError
from compact_guard.core.checkpoint.retention import Limits
from compact_guard.core.checkpoint.seal import seal, verify
from compact_guard.core.checkpoint.store import Store

SESSIONS = ("one", "../two", "三")
KEEP = 4
texts = st.text(st.characters(codec="utf-8"), max_size=30)
sessions = st.sampled_from(SESSIONS)


class StoreRules(RuleBasedStateMachine):
    """What is expected: a session's good generations, numbers that were given, and pins."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = Path(tempfile.mkdtemp())
        self.state = self.folder / "state"
        self.good: dict[str, dict[int, str]] = {session: {} for session in SESSIONS}
        self.bad: dict[str, set[int]] = {session: set() for session in SESSIONS}
        self.last: dict[str, int] = dict.fromkeys(SESSIONS, 0)
        self.pins: dict[str, dict[str, str]] = {session: {} for session in SESSIONS}

    def teardown(self) -> None:
        shutil.rmtree(self.folder)

    @property
    def store(self) -> Store:
        return Store(str(self.state), Limits(generations=KEEP))

    def stored(self, session: str) -> list[int]:
        return sorted({*self.good[session], *self.bad[session]})

    @rule(session=sessions, text=texts)
    def save(self, session: str, text: str) -> None:
        number = self.store.save(checkpoint(text, session=session))
        assert number == self.last[session] + 1
        self.last[session] = number
        self.good[session][number] = text
        for each in SESSIONS:
            # A link is not ours to sweep: it waits for its quarantine.
            files = [one for one in self.stored(each) if not file_of(self.state, one, each).is_symlink()]
            for old in files[:-KEEP]:
                self.good[each].pop(old, None)
                self.bad[each].discard(old)

    @rule(session=sessions, base=st.integers(0, 9))
    def edit(self, session: str, base: int) -> None:
        newest = max(self.stored(session), default=0)
        if base == newest:
            self.save(session, "by an edit")
            return
        with pytest.raises(StoreError, match="changed meanwhile"):
            self.store.save(checkpoint("by an edit", session=session), base=base)

    @precondition(lambda self: any(self.good.values()))
    @rule(data=st.data())
    def spoil(self, data: st.DataObject) -> None:
        session = data.draw(st.sampled_from([one for one in SESSIONS if self.good[one]]))
        number = data.draw(st.sampled_from(sorted(self.good[session])))
        path = file_of(self.state, number, session)
        whole = path.read_bytes()
        match data.draw(st.sampled_from(["byte", "cut", "mode", "empty", "link"])):
            case "byte":
                at = data.draw(st.integers(0, len(whole) - 1))
                path.write_bytes(whole[:at] + bytes([whole[at] ^ 1]) + whole[at + 1 :])
            case "cut":
                path.write_bytes(whole[: data.draw(st.integers(0, len(whole) - 1))])
            case "mode":
                path.chmod(0o644)
            case "empty":
                path.write_bytes(bytes(len(whole)))
            case "link":
                elsewhere = path.rename(self.folder / f"elsewhere-{len(list(self.folder.iterdir()))}")
                path.symlink_to(elsewhere)
        del self.good[session][number]
        self.bad[session].add(number)

    @precondition(lambda self: any(self.good.values()))
    @rule(data=st.data(), to=sessions, number=st.integers(1, 9))
    def copy(self, data: st.DataObject, to: str, number: int) -> None:
        """A good generation, put where another would be."""
        session = data.draw(st.sampled_from([one for one in SESSIONS if self.good[one]]))
        source = data.draw(st.sampled_from(sorted(self.good[session])))
        place = file_of(self.state, number, to)
        if number in self.stored(to) or not place.parent.exists():
            return
        place.write_bytes(file_of(self.state, source, session).read_bytes())
        place.chmod(0o600)
        self.last[to] = max(self.last[to], number)
        self.bad[to].add(number)

    @precondition(lambda self: any(self.good.values()))
    @rule(data=st.data(), suffix=st.sampled_from(["claim", "delivered"]))
    def mark(self, data: st.DataObject, suffix: str) -> None:
        session = data.draw(st.sampled_from([one for one in SESSIONS if self.good[one]]))
        number = data.draw(st.sampled_from(sorted(self.good[session])))
        (folder_of(self.state, session) / f"{number:06}.{suffix}").write_text("{}")

    @rule(session=sessions)
    def newest(self, session: str) -> None:
        found = self.store.newest(AGENT, session)
        expected = max(self.good[session], default=0)
        assert (found.generation if found else 0) == expected
        if found:
            assert found.items[0].text == self.good[session][expected]
        self.bad[session] = {number for number in self.bad[session] if number < expected}

    @precondition(lambda self: any(self.bad.values()))
    @rule(data=st.data())
    def load_bad(self, data: st.DataObject) -> None:
        session = data.draw(st.sampled_from([one for one in SESSIONS if self.bad[one]]))
        number = data.draw(st.sampled_from(sorted(self.bad[session])))
        with pytest.raises(StoreError) as caught:
            self.store.load(AGENT, session, number)
        assert caught.value.reason in FAILED_CHECKS
        assert self.store.quarantined(AGENT, session)[number] == caught.value.reason
        self.bad[session].discard(number)

    @rule(session=sessions, id=st.sampled_from("abc"), text=texts)
    def pin(self, session: str, id: str, text: str) -> None:
        self.store.add_pin(AGENT, session, Pin(id, text, "pin", None, None))
        self.pins[session].pop(id, None)
        self.pins[session][id] = text

    @rule(session=sessions, id=st.sampled_from("abc"))
    def unpin(self, session: str, id: str) -> None:
        assert self.store.remove_pin(AGENT, session, id) == (self.pins[session].pop(id, None) is not None)

    @rule(session=sessions)
    def purge(self, session: str) -> None:
        self.store.purge(AGENT, session)
        self.good[session], self.bad[session], self.pins[session], self.last[session] = {}, set(), {}, 0
        assert self.store.quarantined(AGENT, session) == {}

    @invariant()
    def what_is_stored_is_what_is_expected(self) -> None:
        store = self.store
        for session in SESSIONS:
            assert store.generations(AGENT, session) == self.stored(session)
            found = {one.generation: one.error for one in store.verify(AGENT, session)}
            assert {number for number, error in found.items() if error} == self.bad[session]
            assert [(pin.id, pin.text) for pin in store.pins(AGENT, session)] == list(self.pins[session].items())
            for number, text in self.good[session].items():
                assert store.load(AGENT, session, number).items[0].text == text
        assert temporaries(self.state) == []


TestStoreRules = StoreRules.TestCase
TestStoreRules.settings = settings(max_examples=25, stateful_step_count=25, deadline=None, phases=[Phase.generate])


@given(st.lists(st.text(max_size=60), max_size=5), st.text(min_size=1, max_size=40))
@settings(deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_any_text_is_sealed_as_the_contract_says(said: list[str], session: str) -> None:
    data = seal(checkpoint(*said, session=session))
    fields = json.loads(data.decode("utf-8"))
    given_hash = fields.pop("sha256")
    body = json.dumps(fields, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    assert given_hash == sha256(body.encode("utf-8")).hexdigest()
    assert len(verify(data).items) == len(said)


@given(texts, st.data())
@settings(deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_a_changed_file_is_never_read_as_something_else(text: str, data: st.DataObject) -> None:
    whole = seal(checkpoint(text))
    start = data.draw(st.integers(0, len(whole)))
    end = data.draw(st.integers(start, len(whole)))
    changed = whole[:start] + data.draw(st.binary(max_size=20)) + whole[end:]
    try:
        read = verify(changed)
    except StoreError as error:
        refused = error.reason
    else:
        assert read.as_dict() == verify(whole).as_dict()
        return
    assert refused in ("hash", "size")
