"""Where a client runs: a home of its own, an empty project, nothing of the caller's environment."""

from __future__ import annotations

import json
import shutil
import subprocess
import sysconfig
from dataclasses import dataclass
from pathlib import Path

from tests.e2e.clients.loopback import Json

_NOWHERE = "http://127.0.0.1:9"
"""A proxy that nobody serves: a client that wants more than the mocked API is told that it cannot have it."""
SCRIPTS = Path(sysconfig.get_path("scripts"))


@dataclass(frozen=True, slots=True)
class Place:
    """Folders of one run."""

    root: Path

    @classmethod
    def made(cls, root: Path) -> Place:
        place = cls(root)
        for folder in (place.claude_home, place.codex_home, place.project, place.tmp):
            folder.mkdir(parents=True)
        subprocess.run(["git", "init", "--quiet", place.project], check=True)
        return place

    @property
    def home(self) -> Path:
        return self.root / "home"

    @property
    def claude_home(self) -> Path:
        return self.home / ".claude"

    @property
    def codex_home(self) -> Path:
        return self.home / ".codex"

    @property
    def project(self) -> Path:
        return self.root / "project"

    @property
    def tmp(self) -> Path:
        return self.root / "tmp"

    @property
    def state(self) -> Path:
        return self.root / "state"

    def env(self) -> dict[str, str]:
        """All that a client, and so a hook, gets to see. Its only way out is to this machine."""
        node = Path(shutil.which("node") or "/usr/bin/node").parent
        return {
            "HOME": str(self.home),
            "CLAUDE_CONFIG_DIR": str(self.claude_home),
            "CODEX_HOME": str(self.codex_home),
            "COMPACT_GUARD_STATE": str(self.state),
            "COMPACT_GUARD_CONFIG": str(self.root / "config.toml"),
            "COMPACT_GUARD_ORIGIN": "synthetic",
            "XDG_CACHE_HOME": str(self.home / ".cache"),
            "XDG_CONFIG_HOME": str(self.home / ".config"),
            "XDG_DATA_HOME": str(self.home / ".local" / "share"),
            "XDG_STATE_HOME": str(self.home / ".local" / "state"),
            "TMPDIR": str(self.tmp),
            "PATH": f"{node}:/usr/local/bin:/usr/bin:/bin",
            "TERM": "xterm-256color",
            "LANG": "C.UTF-8",
            "HTTP_PROXY": _NOWHERE,
            "HTTPS_PROXY": _NOWHERE,
            "ALL_PROXY": _NOWHERE,
            "NO_PROXY": "127.0.0.1,localhost",
        }

    def guard(self, *arguments: str) -> str:
        """What the installed `compact-guard` prints in these surroundings."""
        command = [str(SCRIPTS / "compact-guard"), *arguments]
        done = subprocess.run(command, env=self.env(), cwd=self.project, capture_output=True, text=True, check=True)
        return done.stdout

    def report(self) -> Json:
        """What `compact-guard audit` makes of everything here. Its exit code says OBSERVE: nothing here is natural."""
        command = [str(SCRIPTS / "compact-guard"), "audit", "--all", "--json"]
        done = subprocess.run(command, env=self.env(), cwd=self.project, capture_output=True, text=True)
        assert done.returncode in (0, 1), (done.returncode, done.stdout, done.stderr)
        report: Json = json.loads(done.stdout)
        return report

    def audit(self) -> list[Json]:
        """The audit's rows as they stand in its files, in their order."""
        files = sorted((self.state / "audit").glob("*.jsonl"))
        return [json.loads(line) for file in files for line in file.read_text("utf-8").splitlines()]

    def told(self) -> list[str]:
        """The audit's rows as words: event, trigger, outcome, generation."""
        return [_told(row) for row in self.audit()]

    def spilled(self) -> list[Path]:
        """Files into which a client put hook output that was over its cap."""
        return [*self.tmp.glob("hook_outputs/*/*"), *self.claude_home.glob("projects/*/*/tool-results/hook-*")]


def _told(row: Json) -> str:
    words = [word for word in (row["event"], row["trigger"], row["outcome"]) if word]
    named = ("saved", "saved_partial", "duplicate", "injected", "late_built", "redelivered", "gave_up")
    if row["outcome"] in named and row["generation"]:
        words.append(str(row["generation"]))
    if row["covered_by"] is not None:
        words.append(f"covered by {row['covered_by']}")
    return " ".join(words)
