"""The translations hold every text of the sources, translated, and are compiled."""

from __future__ import annotations

import gettext
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
TOOL = ROOT / ".ci" / "messages.py"
CATALOG = Path("core/locale/zh_TW/LC_MESSAGES/compact_guard")


def run_tool(root: Path, *options: str) -> tuple[int, str]:
    command = [sys.executable, str(TOOL), "--root", str(root), *options]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert not done.stderr, done.stderr
    return done.returncode, done.stdout


def small_project(root: Path, message: str, translation: str) -> None:
    """A project whose one source file has one message, translated and compiled."""
    (root / "core").mkdir()
    (root / "core" / "texts.py").write_text(f'print(_("{message}"))\n')
    run_tool(root)
    po = root / f"{CATALOG}.po"
    empty = f'msgid "{message}"\nmsgstr ""'
    assert empty in po.read_text()
    po.write_text(po.read_text().replace(empty, f'msgid "{message}"\nmsgstr "{translation}"'))
    run_tool(root)


def test_translations_are_complete() -> None:
    status, said = run_tool(ROOT, "--check")
    assert status == 0, said


def test_a_text_without_translation_is_a_fault(tmp_path: Path) -> None:
    small_project(tmp_path, "hello", "")
    status, said = run_tool(tmp_path, "--check")
    assert (status, "not translated: 'hello'" in said) == (1, True)


def test_a_translated_text_is_found_at_run_time(tmp_path: Path) -> None:
    small_project(tmp_path, "hello", "你好")
    assert run_tool(tmp_path, "--check")[0] == 0
    catalog = gettext.translation("compact_guard", tmp_path / "core" / "locale", languages=["zh_TW"])
    assert catalog.gettext("hello") == "你好"


def test_a_new_text_in_the_sources_is_a_fault(tmp_path: Path) -> None:
    small_project(tmp_path, "hello", "你好")
    (tmp_path / "core" / "texts.py").write_text('print(_("hello"), _("goodbye"))\n')
    status, said = run_tool(tmp_path, "--check")
    assert (status, "exactly the messages of the sources" in said) == (1, True)


def test_a_lost_field_is_a_fault(tmp_path: Path) -> None:
    small_project(tmp_path, "{count} hits", "命中")
    status, said = run_tool(tmp_path, "--check")
    assert (status, "other fields" in said) == (1, True)


def test_an_old_compiled_file_is_a_fault(tmp_path: Path) -> None:
    small_project(tmp_path, "hello", "你好")
    po = tmp_path / f"{CATALOG}.po"
    po.write_text(po.read_text().replace("你好", "您好"))
    status, said = run_tool(tmp_path, "--check")
    assert (status, "older than the .po" in said) == (1, True)


def test_key_help_is_translated_too(tmp_path: Path) -> None:
    (tmp_path / "keymaps").mkdir()
    (tmp_path / "keymaps" / "default.toml").write_text('[app.quit]\nkeys = ["q"]\nlabel = "quit"\nhelp = "leave"\n')
    _, said = run_tool(tmp_path)
    assert "not translated: 'quit'" in said
    assert "not translated: 'leave'" in said
    assert "'q'" not in said


def test_a_text_inside_an_f_string_is_found(tmp_path: Path) -> None:
    (tmp_path / "tui").mkdir()
    (tmp_path / "tui" / "texts.py").write_text("print(f\"{_('hello')}!\")\n")
    assert "not translated: 'hello'" in run_tool(tmp_path)[1]


def test_an_f_string_is_refused(tmp_path: Path) -> None:
    (tmp_path / "tui").mkdir()
    (tmp_path / "tui" / "texts.py").write_text('print(_(f"hello {name}"))\n')
    command = [sys.executable, str(TOOL), "--root", str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, "cannot be translated" in done.stderr) == (1, True)
