"""The digest that says under which source a row was made."""

from __future__ import annotations

import ast
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from compact_guard.core.audit import log
from compact_guard.core.audit.log import Row, append, read, stamp
from compact_guard.core.audit.source import code, sources


def may_load(core: Path) -> set[str]:
    """Every module of ours that a hook imports, at its start or later; those for type checkers left out."""
    found: set[str] = set()
    left = [f"hooks/{path.name}" for path in (core / "hooks").glob("*.py")]
    while left:
        name = left.pop()
        if name not in found:
            found.add(name)
            left += [one for one in imported(core, name) if (core / one).is_file()]
    return found


def imported(core: Path, name: str) -> Iterator[str]:
    nodes: list[ast.AST] = [ast.parse((core / name).read_text("utf-8"))]
    while nodes:
        node = nodes.pop()
        if isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
            continue
        nodes += ast.iter_child_nodes(node)
        if isinstance(node, ast.ImportFrom) and node.level:
            above = Path(name).parents[node.level - 1] / (node.module or "").replace(".", "/")
            yield f"{above}.py"
            yield from (str(above / f"{one.name}.py") for one in node.names)


class TestCode:
    """The digest that says under which source a row was made."""

    @pytest.fixture
    def core(self, tmp_path: Path) -> Path:
        real = Path(log.__file__).parents[1]
        for name in sources(str(real)):
            place = tmp_path / "core" / name
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_bytes((real / name).read_bytes())
        return tmp_path / "core"

    def test_it_is_over_all_that_a_hook_may_load(self) -> None:
        core = Path(log.__file__).parents[1]
        assert may_load(core) <= set(sources(str(core)))

    def test_what_only_the_audit_itself_does_is_not_in_it(self) -> None:
        core = Path(log.__file__).parents[1]
        assert not {"audit/survey.py", "audit/verdict.py", "cli/audit.py"} & set(sources(str(core)))

    def test_a_copy_has_the_same(self, core: Path) -> None:
        assert code(str(core)) == code()

    def test_one_byte_makes_another(self, core: Path) -> None:
        place = core / "checkpoint" / "store.py"
        place.write_bytes(place.read_bytes() + b"\n")
        assert code(str(core)) != code()

    def test_a_new_file_makes_another(self, core: Path) -> None:
        (core / "hooks" / "new.py").write_text("")
        assert code(str(core)) != code()

    def test_a_new_time_alone_makes_no_other(self, core: Path) -> None:
        os.utime(core / "checkpoint" / "store.py", (1, 1))
        assert code(str(core)) == code()

    def test_without_source_there_is_none(self, tmp_path: Path) -> None:
        assert code(str(tmp_path)) is None

    def test_a_row_carries_it(self, tmp_path: Path) -> None:
        append(str(tmp_path / "state"), Row(at=stamp(0), agent="claude", event="PreCompact", outcome="saved"))
        assert [one.code for one in read(str(tmp_path / "state")).rows] == [code()]
