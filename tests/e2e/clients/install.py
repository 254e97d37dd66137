"""The real clients, from npm, kept in a cache folder between two runs."""

from __future__ import annotations

import platform
import shutil
import subprocess
from collections.abc import Mapping
from pathlib import Path

CLAUDE_NEWEST, CLAUDE_OLDER = "2.1.332", "2.1.197"
"""The versions whose behaviour was measured; plain npm on node 20 still installs the older."""
CODEX_NEWEST = "0.171.0"
_NPM_S = 600


class NoClient(Exception):
    """The client cannot be had here; the message says why."""


class Clients:
    """Installs each client when it is first asked for; one that cannot be had is not tried twice."""

    def __init__(self, environment: Mapping[str, str]) -> None:
        self._env = dict(environment)
        self._folder = cache_folder(environment)
        self._reasons: dict[str, str] = {}

    def claude(self, version: str) -> Path:
        """The native program of one version. Its package needs no install script and no certain node."""
        machine = {"x86_64": "x64", "aarch64": "arm64"}.get(platform.machine(), platform.machine())
        package = f"@anthropic-ai/claude-code-{platform.system().lower()}-{machine}"
        return self._program(f"{package}@{version}", Path(package, "claude"))

    def codex(self, version: str) -> Path:
        """The `codex` command; it needs node."""
        return self._program(f"@openai/codex@{version}", Path(".bin", "codex"))

    def _program(self, package: str, name: Path) -> Path:
        prefix = self._folder / package.rpartition("/")[2].replace("@", "-")
        program = prefix / "node_modules" / name
        if package not in self._reasons:
            self._reasons[package] = self._reason(package, prefix, program)
        if reason := self._reasons[package]:
            raise NoClient(f"{package} cannot be had: {reason}")
        return program

    def _reason(self, package: str, prefix: Path, program: Path) -> str:
        """Why it cannot be had; empty where it is there now."""
        npm = shutil.which("npm", path=self._env.get("PATH"))
        if npm is None or shutil.which("node", path=self._env.get("PATH")) is None:
            return "npm and node are not installed"
        if program.exists():
            return ""
        prefix.mkdir(parents=True, exist_ok=True)
        command = [npm, "install", "--prefix", str(prefix), "--no-fund", "--no-audit", "--ignore-scripts", package]
        try:
            done = subprocess.run(command, capture_output=True, text=True, timeout=_NPM_S, env=self._env)
        except subprocess.TimeoutExpired:
            return f"npm took longer than {_NPM_S} s"
        if done.returncode or not program.exists():
            return " ".join(done.stderr.split())[:300] or "npm said nothing"
        return ""


def cache_folder(environment: Mapping[str, str]) -> Path:
    """`COMPACT_GUARD_CLIENTS`, else a folder in the user's cache: about 1 GB."""
    if chosen := environment.get("COMPACT_GUARD_CLIENTS"):
        return Path(chosen)
    cache = environment.get("XDG_CACHE_HOME") or Path(environment.get("HOME", "/"), ".cache")
    return Path(cache, "compact-guard-clients")
