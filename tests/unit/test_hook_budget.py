"""How large a pack may be for Codex: as much as the installed handler says that the client takes whole."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.door import hook
from tests.restores import worked

from compact_guard.core.checkpoint.render import UTF8, UTF16, measure
from compact_guard.core.checkpoint.store import Store
from compact_guard.core.hooks.budget import unit_of
from compact_guard.core.paths import state_dir

LIMIT = ["--context-limit", "7500"]
WIDE = "不要用第{n}號的全域鎖，改用每個工作階段一把鎖，逾時設成{n}秒，否則資料會遺失。"


@pytest.mark.parametrize(
    ("arguments", "unit"),
    [
        ([], None),
        (LIMIT, UTF16),
        (["--context-limit", "0"], UTF16),
        (["--context-limit", "7125"], UTF16),
        (["--context-limit", "7124"], None),
        (["--context-limit"], None),
        (["--context-limit", "many"], None),
        (["--context-limit", "9" * 5000], UTF16),
        (["--context-limit", "²"], None),
    ],
)
def test_what_the_command_line_says(arguments: list[str], unit: str | None) -> None:
    assert unit_of(arguments) == unit


def called_with(*arguments: str) -> Callable[[], None]:
    return lambda: sys.argv.extend(arguments)


@pytest.mark.parametrize(("arguments", "unit"), [((), UTF8), (tuple(LIMIT), UTF16)], ids=["plain", "wide"])
def test_a_chinese_pack_is_as_long_as_the_client_takes_it(
    arguments: tuple[str, ...], unit: str, fake_home: Path
) -> None:
    scene = worked("codex", fake_home)
    for start in range(0, 300, 20):
        scene.say("\n".join(WIDE.format(n=n) for n in range(start, start + 20)), "好。")

    assert (
        hook("codex", scene.payload("PreCompact", trigger="auto"), before=called_with(*arguments)).row.outcome
        == "saved"
    )
    made = Store(state_dir()).newest("codex", scene.session)
    assert made is not None
    assert made.render.unit == unit

    scene.compacted()
    heard = hook("codex", scene.payload("SessionStart", source="compact"), before=called_with(*arguments))
    assert heard.pack is not None
    assert 9000 < measure(heard.pack, unit) <= 9500
    assert (measure(heard.pack, UTF8) > 20_000) == (unit == UTF16)
    assert measure(heard.pack, UTF8) <= 4 * 7500
