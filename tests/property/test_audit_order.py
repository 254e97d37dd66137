"""A verdict does not depend on the order of the audit's rows, nor on how often one stands there."""

from __future__ import annotations

import tempfile
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.audits import GuardedClaude, GuardedCodex, audit

PRE = ("saved", "saved_partial", "failed", "empty", "paused", "duplicate", "skipped_subagent")
START = ("injected", "late_built", "already_delivered", "nothing", "refused", "gave_up", "failed")
STEPS = st.lists(
    st.one_of(
        st.tuples(st.just("pre"), st.sampled_from(PRE)),
        st.tuples(st.just("start"), st.sampled_from(START)),
        st.tuples(st.sampled_from(("compact", "boundary", "talk", "post", "test", "real")), st.just("")),
    ),
    max_size=14,
)


def play(session: GuardedClaude | GuardedCodex, steps: list[tuple[str, str]]) -> None:
    session.talk()
    session.start("nothing", source="startup")
    for what, outcome in steps:
        if what in ("pre", "start"):
            getattr(session, what)(outcome)
        elif what in ("test", "real"):
            session.origin = "synthetic" if what == "test" else "natural"
        else:
            getattr(session, what)()
    session.write()


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(claude=STEPS, codex=STEPS, order=st.randoms(use_true_random=False), doubled=st.booleans())
def test_any_order_and_any_number_of_copies_give_the_same_report(
    claude: list[tuple[str, str]], codex: list[tuple[str, str]], order: object, doubled: bool
) -> None:
    with tempfile.TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patch:
        home = Path(folder)
        patch.setenv("HOME", folder)
        patch.setenv("CLAUDE_CONFIG_DIR", str(home / ".claude"))
        patch.setenv("CODEX_HOME", str(home / ".codex"))
        patch.setenv("XDG_CACHE_HOME", str(home / ".cache"))
        state = home / "state"
        play(GuardedClaude(home, state), claude)
        play(GuardedCodex(home, state, 2), codex)
        before = audit(state)
        (month,) = (state / "audit").iterdir()
        lines = month.read_bytes().splitlines(keepends=True)
        lines += lines if doubled else []
        order.shuffle(lines)  # type: ignore[attr-defined]
        month.write_bytes(b"".join(lines))
        assert audit(state) == before
        for one in before.compactions:
            assert one.miss is None or one.state == "finished"
        counted = [one for one in before.compactions if one.counted]
        assert sum(sum(made.states.values()) for made in before.surfaces) == len(counted)
        assert {one.session for made in before.surfaces for one in made.misses} == {
            one.session for one in before.misses
        }
