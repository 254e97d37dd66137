"""Drives the real console on the demo's session and draws what it shows; `--check` compares with the files.

Clock, home, language and size are fixed, so two runs draw the same bytes.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING
from unittest.mock import patch

sys.path.insert(0, str(Path(__file__).resolve().parent))
for name in ("NO_COLOR", "COMPACT_GUARD_CONFIG", "COLUMNS", "LINES"):
    os.environ.pop(name, None)
os.environ.update(TERM="xterm-256color", LANG="C.UTF-8", TEXTUAL_ANIMATIONS="none")

from history import write_history  # noqa: E402
from svg import mend  # noqa: E402

from compact_guard.core.checkpoint import assemble  # noqa: E402
from compact_guard.core.config import Config  # noqa: E402
from compact_guard.core.demo.stage import Stage  # noqa: E402
from compact_guard.core.i18n import set_language  # noqa: E402
from compact_guard.core.paths import state_dir  # noqa: E402
from compact_guard.core.transcript.discover import Root, find_roots  # noqa: E402
from compact_guard.core.transcript.session import Session, open_session  # noqa: E402
from compact_guard.keymaps.loader import load_keymap  # noqa: E402
from compact_guard.tui.app import ConsoleApp  # noqa: E402
from compact_guard.tui.numbers import Clock  # noqa: E402
from compact_guard.tui.screens.audit import AuditScreen  # noqa: E402
from compact_guard.tui.screens.checkpoints import CheckpointsScreen  # noqa: E402
from compact_guard.tui.store import Store  # noqa: E402

if TYPE_CHECKING:
    from textual.pilot import Pilot

FOLDER = Path(__file__).resolve().parent
NOW = datetime(2026, 11, 29, 16, 30, tzinfo=UTC)
HOMES = ("CLAUDE_CONFIG_DIR", "CODEX_HOME", "XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME")
PAUSE_S, ATTEMPTS = 0.2, 100
Condition = Callable[["ConsoleApp"], bool]


@dataclass(frozen=True, slots=True)
class Picture:
    """One SVG: what is shown, at which size, after which steps."""

    name: str
    size: tuple[int, int]
    steps: tuple[str | Condition, ...] = ()
    """Keys to press, and what must be on the screen before the next one."""
    language: str = "en"
    theme: str | None = None
    empty: bool = False
    """In a home without sessions."""
    guarded: bool = False
    """In a home with a history of guarded sessions."""


def listed(app: ConsoleApp) -> bool:
    return bool(app.store.sessions)


def found(app: ConsoleApp) -> bool:
    return app.search_screen is not None and app.search_screen.hits.hits > 0


def audited(app: ConsoleApp) -> bool:
    screen = app.screen
    return isinstance(screen, AuditScreen) and bool(screen.chosen)


def built(app: ConsoleApp) -> bool:
    screen = app.screen
    return isinstance(screen, CheckpointsScreen) and screen.shows_items


TURN_3 = (listed, "home", "down", "down")
TURN_24 = (listed, "up", "up")
REDIS = (listed, "slash", *"redis", found, "enter", "down", "down", "down", "down")
CHECKPOINT = (listed, "4", built, "enter", "down")
SHOWN = (
    Picture("timeline-120x40", (120, 40), TURN_3),
    Picture("timeline-80x24", (80, 24), TURN_24),
    Picture("timeline-40x30", (40, 30), TURN_24),
    Picture("timeline-light-120x40", (120, 40), TURN_3, theme="cg-light"),
    Picture("search-120x40", (120, 40), REDIS),
    Picture("checkpoints-120x40", (120, 40), CHECKPOINT),
    Picture("audit-120x40", (120, 40), (listed, "6", audited), guarded=True),
    Picture("help-80x24", (80, 24), (listed, "question_mark")),
    Picture("empty-80x24", (80, 24), empty=True),
)
PICTURES = (*SHOWN, *(replace(picture, name=f"zh-{picture.name}", language="zh_TW") for picture in SHOWN))


@contextmanager
def no_sessions() -> Iterator[Path]:
    """A home in which no agent ever ran."""
    was = dict(os.environ)
    with tempfile.TemporaryDirectory(prefix="compact-guard-") as home:
        for name in (*HOMES, "COMPACT_GUARD_STATE", "COMPACT_GUARD_ORIGIN"):
            os.environ.pop(name, None)
        os.environ["HOME"] = home
        try:
            yield Path(home)
        finally:
            os.environ.clear()
            os.environ.update(was)


@contextmanager
def demo_session(language: str) -> Iterator[tuple[Session, list[Root]]]:
    """The demo's session, told to its end; its last word is said at NOW."""
    with Stage(language, now_ms=now_ms) as stage:
        for _step in stage.play():
            pass
        session = open_session(stage.path, cache=False, roots=stage.roots)
        try:
            yield session, stage.roots
        finally:
            session.close()


def now_ms() -> int:
    return int(NOW.timestamp() * 1000)


def draw(picture: Picture) -> str:
    """The picture as SVG."""
    set_language(picture.language)
    if picture.empty:
        with no_sessions():
            return asyncio.run(photograph(picture, None, find_roots()))
    if picture.guarded:
        with no_sessions() as home:
            path = write_history(home, Path(state_dir()), picture.language)
            return asyncio.run(photograph(picture, open_session(path, cache=False), find_roots()))
    # Packs name the program's own path and a number of chance.
    command = patch.object(assemble, "own_command", lambda: "/opt/bin/compact-guard")
    nonce = patch.object(assemble, "new_nonce", lambda: "c0ffee00c0ffee00")
    with demo_session(picture.language) as (session, roots), command, nonce:
        return asyncio.run(photograph(picture, session, roots))


async def photograph(picture: Picture, session: Session | None, roots: list[Root]) -> str:
    config = Config(language=picture.language, theme=picture.theme)
    clock = Clock(UTC, now_ms)
    app = ConsoleApp(Store(roots, config, load_keymap("default", os.devnull), clock=clock, session=session))
    async with app.run_test(size=picture.size) as pilot:
        for step in picture.steps:
            if isinstance(step, str):
                await pilot.press(step)
            else:
                await until(pilot, partial(step, app))
        return mend(await at_rest(app, pilot))


async def until(pilot: Pilot[str], holds: Callable[[], bool]) -> None:
    """Wait until something holds."""
    for _attempt in range(ATTEMPTS):
        if holds():
            await pilot.pause()
            return
        await pilot.pause(PAUSE_S)
    raise TimeoutError("the console does not show what was waited for")


async def at_rest(app: ConsoleApp, pilot: Pilot[str]) -> str:
    """The screen when no worker reads any more and nothing moves."""
    before = ""
    for _attempt in range(ATTEMPTS):
        await pilot.pause(PAUSE_S)
        busy = any(worker.is_running and worker.group != "feed" for worker in app.workers)
        shown = app.export_screenshot(title="compact-guard")
        if shown == before and not busy:
            return shown
        before = shown
    raise TimeoutError("the console does not come to rest")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; exit 1 when a file differs")
    parser.add_argument("--into", type=Path, default=FOLDER, help="another folder for the files")
    parser.add_argument("names", nargs="*", help="only these pictures")
    options = parser.parse_args()
    wanted = [picture for picture in PICTURES if not options.names or picture.name in options.names]
    differ = []
    for picture in wanted:
        options.into.mkdir(parents=True, exist_ok=True)
        path = options.into / f"{picture.name}.svg"
        drawn = draw(picture)
        if options.check and (not path.exists() or path.read_text("utf-8") != drawn):
            differ.append(path.name)
        elif not options.check:
            path.write_text(drawn, "utf-8")
    if not options.names and options.into == FOLDER:
        differ += sorted({p.name for p in FOLDER.glob("*.svg")} - {f"{p.name}.svg" for p in PICTURES})
    if differ:
        print(f"Other than what the console shows now: {', '.join(differ)}.")
        print("Run `make screenshots`, look at each as a picture, then commit them.")
        return 1
    print(f"{len(wanted)} pictures {'are what the console shows' if options.check else 'drawn'}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
