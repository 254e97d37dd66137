"""docs/VERIFIED.md lists what the tests with the real clients cover, and says what became of each."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest
from tests.e2e.clients.install import CLAUDE_NEWEST, CLAUDE_OLDER, CODEX_NEWEST
from tests.e2e.clients.verified import Record, Run, mode_of, page

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs" / "VERIFIED.md"
CLIENTS = {
    "claude": (f"Claude Code {CLAUDE_NEWEST}", f"Claude Code {CLAUDE_OLDER}"),
    "codex": (f"Codex {CODEX_NEWEST}",),
}
PASSED = Run("Codex 1.2.3", "codex · manual · it comes", "passed", "codex/cli", "gpt-5.1-codex", "1 of 4", "`0123`")


def modes_of_the_tests() -> Iterator[tuple[str, str]]:
    """Client and mode of every test in the folder; a parametrised one once."""
    for path in sorted((ROOT / "tests" / "e2e" / "clients").glob("test_*.py")):
        groups = [node for node in ast.parse(path.read_text("utf-8")).body if isinstance(node, ast.ClassDef)]
        for group in groups:
            for test in group.body:
                if isinstance(test, ast.FunctionDef) and test.name.startswith("test_"):
                    [agent] = {argument.arg for argument in test.args.args} & CLIENTS.keys()
                    for client in CLIENTS[agent]:
                        yield client, mode_of(path.name, group.name, test.name)


def rows_of_the_page() -> Iterator[tuple[str, str, str]]:
    """Client, mode without its parameters, result."""
    client = ""
    for line in PAGE.read_text("utf-8").splitlines():
        if line.startswith("## "):
            client = line.removeprefix("## ")
        elif line.startswith("| ") and not line.startswith("| mode"):
            mode, _, _, result, *_ = line.removeprefix("| ").split(" | ")
            yield client, re.sub(r" \([^)]*\)$", "", mode), result


def test_the_page_lists_every_mode_that_the_tests_have_and_no_other() -> None:
    assert {(client, mode) for client, mode, _ in rows_of_the_page()} == set(modes_of_the_tests())


def test_each_row_says_what_became_of_it() -> None:
    results = {result for _, _, result in rows_of_the_page()}
    assert {result.partition(":")[0] for result in results} <= {"passed", "FAILED", "SKIPPED"}


def test_the_page_calls_itself_synthetic_and_says_what_it_does_not_show() -> None:
    written = PAGE.read_text("utf-8")
    assert "synthetic traffic" in written
    for words in ("Desktop's own window", "Other systems", "natural traffic", "`compact-guard audit`"):
        assert words in written


def test_a_page_has_a_table_for_each_client_in_the_order_of_the_tests() -> None:
    runs = [
        PASSED,
        Run("Claude Code 2.0.0", "claude · manual · b", "FAILED"),
        Run("Codex 1.2.3", "codex · a", "passed"),
    ]
    written = page(runs, date(2026, 11, 30), "0.1.0", "abcd")
    assert "2026-11-30" in written
    assert written.index("## Claude Code 2.0.0") < written.index("## Codex 1.2.3")
    assert (
        "| codex · manual · it comes | codex/cli | gpt-5.1-codex | passed | 1 of 4 | `0123` |\n| codex · a |" in written
    )
    assert "0 of 1 passed." in written
    assert page(runs, date(2026, 11, 30), "0.1.0", "abcd") == written


def test_a_mode_is_named_in_words() -> None:
    assert mode_of("test_surfaces.py", "TestCodexExec", "test_a_turn", ["x"]) == "surfaces · codex exec · a turn (x)"


def report(when: str, outcome: str, longrepr: object = None, **known: str) -> pytest.TestReport:
    node = "tests/e2e/clients/test_codex.py::TestManual::test_it_comes"
    return pytest.TestReport(node, ("", 0, ""), {}, outcome, longrepr, when, user_properties=list(known.items()))  # type: ignore[arg-type]


class TestRecord:
    KNOWN = {"client": "Codex 1.2.3", "code": "abcd", "guard": "0.1.0", "packs": "1 of 4"}

    def recorded(self, path: Path, *reports: pytest.TestReport, status: int = 0) -> str:
        record = Record(path / "page.md")
        for one in reports:
            record.pytest_runtest_logreport(one)
        record.pytest_sessionfinish(status)
        return (path / "page.md").read_text("utf-8") if (path / "page.md").exists() else ""

    def test_a_test_that_failed_at_its_end_failed(self, tmp_path: Path) -> None:
        reports = (report("call", "passed"), report("teardown", "failed", **self.KNOWN))
        assert "| codex · manual · it comes | – | – | FAILED | 1 of 4 |" in self.recorded(tmp_path, *reports, status=1)

    def test_what_was_skipped_gives_its_reason(self, tmp_path: Path) -> None:
        ran = report("teardown", "passed", **self.KNOWN)
        ran.nodeid = "tests/e2e/clients/test_codex.py::TestManual::test_another"
        skipped = report("setup", "skipped", ("x.py", 1, "Skipped: npm is not there"))
        assert "| SKIPPED: npm is not there |" in self.recorded(tmp_path, skipped, ran)

    @pytest.mark.parametrize("status", [2, 3, 4, 5])
    def test_a_broken_run_writes_nothing(self, tmp_path: Path, status: int) -> None:
        assert self.recorded(tmp_path, report("teardown", "passed", **self.KNOWN), status=status) == ""

    def test_a_run_without_any_client_writes_nothing(self, tmp_path: Path) -> None:
        assert self.recorded(tmp_path, report("setup", "skipped", ("x.py", 1, "Skipped: no npm"))) == ""
