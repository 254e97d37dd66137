"""`compact-guard-hook`: whatever comes in, the agent goes on and hears nothing."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from compact_guard.core.hooks.main import MAX_EVENT_BYTES, read_event

COMMAND = [
    sys.executable,
    "-c",
    "import sys; from compact_guard.core.hooks.main import main; sys.exit(main())",
]


def run_hook(home: Path, event: bytes) -> subprocess.CompletedProcess[bytes]:
    env = {"HOME": str(home), "PATH": "/usr/bin:/bin"}
    return subprocess.run([*COMMAND, "claude"], input=event, capture_output=True, check=False, env=env, cwd=home)


@pytest.mark.parametrize(
    "event",
    [b"", b'{"hook_event_name":"PreCompact"}', b"\xff\x00 no json", b"x" * (2 * MAX_EVENT_BYTES)],
    ids=["nothing", "event", "bytes", "over the limit"],
)
def test_exits_0_prints_nothing(fake_home: Path, event: bytes) -> None:
    done = run_hook(fake_home, event)
    assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")


def test_a_closed_stdin_is_no_error(tmp_path: Path) -> None:
    shell = ["sh", "-c", 'exec "$@" <&-', "sh", *COMMAND, "codex"]
    env = {"HOME": str(tmp_path), "PATH": "/usr/bin:/bin"}
    done = subprocess.run(shell, capture_output=True, check=False, env=env, cwd=tmp_path)
    assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")


def test_reads_an_event_that_comes_in_parts_and_stops_at_the_limit(tmp_path: Path) -> None:
    reader, writer = os.pipe()
    os.write(writer, b"first ")
    os.write(writer, b"second")
    os.close(writer)
    until = time.monotonic() + 10
    assert read_event(reader, until=until) == b"first second"
    os.close(reader)
    big = tmp_path / "event"
    big.write_bytes(b"x" * (MAX_EVENT_BYTES + 1))
    descriptor = os.open(big, os.O_RDONLY)
    assert len(read_event(descriptor, until=until) or b"") == MAX_EVENT_BYTES
    os.close(descriptor)
