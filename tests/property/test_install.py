"""Any settings, in any formatting: what is installed is added and nothing else, and comes out without a trace."""

from __future__ import annotations

import json
import random
import shutil
import tempfile
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.installs import COMMANDS, EVENTS, Home, group, home_of, install, uninstall, with_guard

from compact_guard.core.hooks.install import tomltext
from compact_guard.core.paths import state_dir

AGENTS = ("claude", "codex")
MANY, SOME = settings(max_examples=150, deadline=None), settings(max_examples=60, deadline=None)
TEXTS = ("", "a", "é", "護", "\U0001f512", '"', "\\", "\n", "[hooks]", "// no comment", "x" * 90)
LINE_ENDS = ("\n", "\r\n")


@contextmanager
def a_home(agent: str) -> Iterator[Home]:
    """An agent's settings folder, with a state of its own."""
    with tempfile.TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patch:
        patch.setenv("CLAUDE_CONFIG_DIR", f"{folder}/.claude")
        patch.setenv("CODEX_HOME", f"{folder}/.codex")
        patch.setenv("COMPACT_GUARD_STATE", f"{folder}/state")
        yield home_of(agent, Path(folder))


class Writer:
    """Settings and a text that says them, both by chance."""

    def __init__(self, chance: random.Random) -> None:
        self.chance = chance
        self.line_end = chance.choice(LINE_ENDS)
        self.step = chance.choice(("  ", "    ", "\t", " "))
        self.tidy = chance.random() < 0.5

    def value(self, depth: int = 0) -> Any:
        kind = self.chance.randrange(8 if depth < 3 else 5)
        if kind > 5:
            return [self.value(depth + 1) for _ in range(self.chance.randrange(4))]
        if kind == 5:
            return {name: self.value(depth + 1) for name in self.chance.sample(TEXTS, self.chance.randrange(4))}
        return self.chance.choice((None, True, 0, -1.5e3, 12, self.chance.choice(TEXTS)))

    def hooks(self) -> dict[str, Any]:
        names = self.chance.sample((*EVENTS, "Stop", "Notification"), self.chance.randrange(5))
        return {name: [self.group() for _ in range(self.chance.randrange(3))] for name in names}

    def group(self) -> dict[str, Any]:
        more = self.chance.choice(({}, {"matcher": "x"}, {"matcher": ""}))
        return group(*self.chance.choices(("/usr/bin/a", "echo 'b c'"), k=self.chance.randrange(3)), **more)

    def settings(self, agent: str) -> dict[str, Any]:
        if agent == "codex":
            root: dict[str, Any] = {"description": self.chance.choice(TEXTS)} if self.chance.random() < 0.5 else {}
        else:
            root = {f"k{name}": self.value() for name in self.chance.sample(TEXTS, self.chance.randrange(4))}
        if self.chance.random() < 0.7:
            root["hooks"] = self.hooks()
        names = list(root)
        self.chance.shuffle(names)
        return {name: root[name] for name in names}

    def text(self, value: Any) -> str:
        return self.blanks(0) + self.json(value, 0) + self.blanks(0)

    def json(self, value: Any, depth: int) -> str:
        if isinstance(value, dict):
            parts = [
                f"{json.dumps(name, ensure_ascii=self.chance.random() < 0.3)}{self.colon()}{self.json(one, depth + 1)}"
                for name, one in value.items()
            ]
            return self.bracketed("{", parts, "}", depth)
        if isinstance(value, list):
            return self.bracketed("[", [self.json(one, depth + 1) for one in value], "]", depth)
        return json.dumps(value, ensure_ascii=self.chance.random() < 0.3)

    def bracketed(self, begin: str, parts: list[str], end: str, depth: int) -> str:
        if self.tidy:
            inside = ",".join(f"{self.line_end}{self.step * (depth + 1)}{part}" for part in parts)
            return begin + inside + (f"{self.line_end}{self.step * depth}" if parts else "") + end
        inside = ",".join(f"{self.blanks(depth)}{part}{self.blanks(depth)}" for part in parts)
        return begin + (inside or self.blanks(depth)) + end

    def colon(self) -> str:
        return self.chance.choice((": ", ":", " : ")) if not self.tidy else ": "

    def blanks(self, depth: int) -> str:
        return self.chance.choice(("", " ", "\t", self.line_end, self.line_end * 2 + self.step * depth))

    def toml(self) -> str:
        lines = ["# a comment", 'model = "x" # y', "", "\t", "[t]", 'a."b c" = [1, # z', "  2]", "[[aot]]", "[[aot]]"]
        lines += ["s = '''", "[hooks.state]", "'''", '[hooks.state."/else/hooks.json:stop:0:0"]', 'trusted_hash = "q"']
        kept = [line for line in lines[:9] if line.startswith(("a.", "  2")) or self.chance.random() < 0.7]
        return self.line_end.join(kept + lines[9:]) + self.chance.choice(("", self.line_end, self.line_end * 3))


def written(home: Home, writer: Writer) -> dict[str, Any]:
    """Put settings where the agent looks for them."""
    value = writer.settings(home.agent)
    mark = "\ufeff" if home.agent == "claude" and writer.chance.random() < 0.2 else ""
    home.path.write_bytes((mark + writer.text(value)).encode())
    if home.agent == "codex":
        (home.folder / "config.toml").write_bytes(writer.toml().encode())
    home.given.update(home.bytes())
    return value


def bare(root: dict[str, Any]) -> dict[str, Any]:
    """Settings without empty containers of hooks."""
    hooks = {event: groups for event, groups in root.get("hooks", {}).items() if groups}
    return {**{name: one for name, one in root.items() if name != "hooks"}, **({"hooks": hooks} if hooks else {})}


@given(st.sampled_from(AGENTS), st.randoms(use_true_random=False))
@MANY
def test_what_is_installed_is_added_and_comes_out_without_a_trace(agent: str, chance: random.Random) -> None:
    with a_home(agent) as home:
        before = written(home, Writer(chance))

        install(agent)
        assert home.root() == with_guard(before, agent, COMMANDS[agent])
        once = home.bytes()
        install(agent)
        assert home.bytes() == once

        uninstall(agent)
        assert home.bytes() == home.given
        assert home.left_behind() == []


@given(st.sampled_from(AGENTS), st.randoms(use_true_random=False))
@SOME
def test_where_nobody_noted_anything_the_entries_come_out_all_the_same(agent: str, chance: random.Random) -> None:
    with a_home(agent) as home:
        before = written(home, Writer(chance))
        install(agent)
        shutil.rmtree(state_dir())

        uninstall(agent)

        assert bare(home.root()) == bare(before)
        if before and bare(before) == before:
            # Nothing was empty, so nothing had to be opened up: what is around ours was never touched.
            assert home.path.read_bytes() == home.given[home.settings]
        if agent == "codex":
            config = home.given["config.toml"] or b""
            assert home.document() == tomllib.loads(config.decode())
            # All that may stay is the end of a last line that had none.
            assert (home.bytes()["config.toml"] or b"").rstrip() == config.rstrip()


@given(st.text(st.sampled_from("ab.[]\"'#=\n{}, \\1"), max_size=60))
@MANY
def test_every_statement_of_a_toml_text_is_found(text: str) -> None:
    """What is taken out statement by statement leaves nothing but blanks and comments."""
    try:
        document = tomltext.parse(text)
    except tomltext.Invalid:
        return
    found = tomltext.statements(text)
    assert bool(found) == bool(document)
    left = tomltext.edited(text, [tomltext.Edit(one.start, one.end, "") for one in found])
    assert tomllib.loads(left) == {}
