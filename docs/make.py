"""Writes the parts of README and docs that the program itself knows: keys and `--help`.

Such a part stands between `<!-- docs/make.py: KIND ARGUMENTS -->` and `<!-- end -->`; `--check` compares.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping
from html import escape
from pathlib import Path

from compact_guard.core.i18n import _, set_language
from compact_guard.keymaps.loader import BUILT_IN, Action, Keymap, load_keymap

ROOT = Path(__file__).resolve().parents[1]
PAGES = ("README.md", "README.zh-TW.md", "docs/commands.md", "docs/keys.md")
PART = re.compile(r"(<!-- docs/make\.py: ([^\n]*?) -->\n).*?(<!-- end -->)", re.DOTALL)
HELP_WIDTH = 100
PROGRAM = "import sys; from compact_guard.tui.cli import main; sys.exit(main())"
HEADS = {"en": "| Keys | What they do |", "zh_TW": "| 按鍵 | 作用 |"}


def keymap(name: str) -> Keymap:
    return load_keymap(name, os.devnull)


def short_keys(language: str) -> Iterator[str]:
    """A table of the keys that the footers offer: one row an action, or a pair of them."""
    set_language(language)
    actions = keymap("default").actions
    panels = keymap("default").panels
    seen: set[str] = set()
    yield HEADS[language]
    yield "|---|---|"
    offered = [entry for name in ("timeline", "detail", "box", "hits") for entry in panels[name].footer]
    for entry in [*offered, ("app.palette",), ("app.theme",), ("app.help",)]:
        fresh = [actions[id] for id in entry if id not in seen]
        seen.update(entry)
        if fresh:
            spelled = " · ".join(code(action.keys) for action in fresh)
            yield f"| {spelled} | {' · '.join(_(action.help) for action in fresh)} |"
    set_language("en")


def all_keys(name: str) -> Iterator[str]:
    """Every action: its id, its keys in each built-in keymap, what it does. `name` is a group of ids."""
    maps = [keymap(built_in).actions for built_in in BUILT_IN]
    yield f"| id | {' | '.join(BUILT_IN)} | does |"
    yield "|---|" + "---|" * (len(BUILT_IN) + 1)
    for action in maps[0].values():
        if action.id.split(".")[0] == name:
            yield f"| `{action.id}` | {' | '.join(keys_in(maps, action))} | {action.help} |"


def keys_in(maps: list[Mapping[str, Action]], action: Action) -> Iterator[str]:
    """Its keys in each keymap; blank where they are the default's."""
    for position, actions in enumerate(maps):
        keys = actions[action.id].keys
        yield code(keys) if position == 0 or keys != action.keys else ""


def code(keys: tuple[str, ...]) -> str:
    return " ".join(f"<kbd>{escape(key).replace('|', '&#124;')}</kbd>" for key in keys) or "–"


def help_of(language: str, *command: str) -> Iterator[str]:
    """What `compact-guard COMMAND --help` prints, in an empty home."""
    with tempfile.TemporaryDirectory() as home:
        env = {"HOME": home, "PATH": os.environ["PATH"], "LANG": f"{language}.UTF-8", "COLUMNS": str(HELP_WIDTH)}
        program = [
            sys.executable,
            "-c",
            "import sys; from compact_guard.tui.cli import main; sys.exit(main())",
        ]
        done = subprocess.run([*program, *command, "--help"], capture_output=True, text=True, check=True, env=env)
    yield "```text"
    yield from done.stdout.rstrip().split("\n")
    yield "```"


KINDS: dict[str, Callable[..., Iterator[str]]] = {
    "short-keys": short_keys,
    "all-keys": all_keys,
    "help": help_of,
}


def renewed(text: str) -> str:
    """The page with its generated parts written again."""

    def part(match: re.Match[str]) -> str:
        kind, *arguments = match[2].split(" ")
        return match[1] + "\n".join(KINDS[kind](*arguments)) + "\n" + match[3]

    return PART.sub(part, text)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; exit 1 when a page is old")
    check = parser.parse_args().check
    old = []
    for name in PAGES:
        page = ROOT / name
        text = page.read_text("utf-8")
        if (new := renewed(text)) != text:
            old.append(name)
            if not check:
                page.write_text(new, "utf-8")
    if check and old:
        print(f"Older than the program: {', '.join(old)}. Run `make docs`.")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
