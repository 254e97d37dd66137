"""The benchmark's own measure: it checks what it times, and its ratios are of pairs."""

from __future__ import annotations

import sys
import time
from pathlib import Path

import pytest
from tests.bench import oracle
from tests.bench.corpus import NEWEST, Corpus, NoGenerator, generator, reply_line
from tests.bench.measure import Command, Run, Wrong, compare, peak_mib, printed, summed
from tests.bench.table import END, START, Row, ratio_row, write
from tests.bench.terminal import Terminal
from tests.sessions import CodexLog, talk


def python(code: str, out: bytes = b"", status: int = 0) -> Command:
    return Command([sys.executable, "-I", "-S", "-c", code], printed(out), status)


def test_a_wrong_answer_or_exit_is_not_timed() -> None:
    assert python("print(1)", b"1").run().wall > 0
    with pytest.raises(Wrong, match="printed"):
        python("print(2)", b"1").run()
    with pytest.raises(Wrong, match="ended with 3"):
        python("raise SystemExit(3)").run()
    assert python("raise SystemExit(1)", status=1).run().wall > 0


def test_ratios_are_of_pairs() -> None:
    runs = [(Run(ours, ours, b""), Run(theirs, theirs, b"")) for ours, theirs in ((2, 1), (4, 1), (30, 10))]
    ratio = summed(runs, 1.0)
    assert (ratio.median, ratio.low, ratio.high, ratio.subject, ratio.reference) == (3, 2, 4, 4, 1)


def test_a_slower_command_is_told_from_its_reference() -> None:
    started = time.perf_counter()
    ratio = compare(python("import time; time.sleep(0.12)"), python(""), 2)
    assert ratio.low > 1.5
    assert ratio.subject > 0.12
    assert time.perf_counter() - started > 3 * 0.12


def test_memory_is_the_commands_own() -> None:
    small, large = (peak_mib(python(f"x = bytearray({mib} << 20); import time; time.sleep(0.1)")) for mib in (1, 60))
    assert 55 < large - small < 65


def test_a_text_on_the_screen_is_found_between_escapes() -> None:
    code = "import time; time.sleep(.1); print('\\x1b[1mfi\\x1b[31mrst', flush=True); input()"
    with Terminal([sys.executable, "-I", "-S", "-c", code]) as terminal:
        assert terminal.wait_for("first") - terminal.started > 0.1
        terminal.leave(b"\r")


def test_a_text_that_never_comes_is_an_error() -> None:
    with Terminal(["sleep", "5"]) as terminal, pytest.raises(Wrong, match="not drawn"):
        terminal.wait_for("first", timeout=0.1)


def test_the_oracle_counts_turns_in_any_case_and_width(tmp_path: Path) -> None:
    claude, codex = talk("Ｅｒｒｏｒ in cache", "no ERROR here"), CodexLog()
    codex.event("user_message", message="error")
    files = [claude.save(tmp_path / "a.jsonl"), codex.save(tmp_path / "b.jsonl")]
    assert oracle.counts(files, ["error", "cache", "absent"]) == {"error": 3, "cache": 1}


def test_the_table_takes_its_place_on_the_page(tmp_path: Path) -> None:
    page = tmp_path / "bench.md"
    page.write_text(f"before\n{START}\nold\n{END}\nafter\n")
    met = ratio_row("reading", summed([(Run(2, 2, b""), Run(1, 1, b""))], 1.0), "`wc`", 5)
    missed = ratio_row("showing", summed([(Run(9, 9, b""), Run(1, 1, b""))], 2.0), "`wc`", 5)
    write([met, missed, Row("hits", "equal", "3")], 5, page)
    text = page.read_text()
    assert text.startswith("before\n")
    assert text.endswith("\nafter\n")
    assert "old" not in text
    assert "| reading | ≤ 5 × `wc` | 2.00 × | 2.00 – 2.00 | 2.00 × | 2.00 s | 1.00 s | met |" in text
    assert "**missed** (noisy) |" in text
    page.write_text("no place")
    with pytest.raises(ValueError, match="no place for the table"):
        write([met], 5, page)


def test_without_the_generator_it_says_where_it_looked(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("COMPACT_GUARD_SHARED", str(tmp_path))
    with pytest.raises(NoGenerator, match="COMPACT_GUARD_SHARED"):
        generator()


def test_corpora_are_made_once_and_read_right(shared_dir: Path, tmp_path: Path) -> None:
    told: list[object] = []
    corpus = Corpus(tmp_path / "corpora", told.append)
    for name in ("c1", "x1"):
        assert corpus.session(name).stat().st_size > 1 << 20
        assert oracle.counts([corpus.session(name)], ["marmalade-quasar"])["marmalade-quasar"] == 3
    newest, wide = corpus.newest("c1"), corpus.wide("c1")
    assert newest.read_bytes() == corpus.session("c1").read_bytes() + reply_line(NEWEST)
    assert oracle.turns(wide) == oracle.turns(corpus.session("c1"))
    assert oracle.counts([wide], ["timeouterror"])["timeouterror"] > 0
    assert len(told) == 4
