"""Commands timed in turn: a subject and its reference in the same rounds, so that a drifting machine moves both."""

from __future__ import annotations

import os
import resource
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

TIMEOUT_S = 300.0
DRIFT = 1.3
"""A batch whose control moves further than this is measured again."""
BATCHES = 2
ERROR_BYTES = 400


class Wrong(Exception):
    """A timed command failed or answered something else than expected: its time means nothing."""


@dataclass(frozen=True, slots=True)
class Run:
    """One finished run of a command."""

    wall: float
    cpu: float
    """User and system seconds, of children too; NaN: not only of what was timed."""
    out: bytes


@dataclass(frozen=True, slots=True)
class Command:
    """A command, and how to tell that it did its work."""

    argv: Sequence[str]
    check: Callable[[bytes], object]
    """Raises Wrong for an output that is not the expected one."""
    status: int = 0
    env: dict[str, str] = field(default_factory=dict)
    before: Callable[[], object] = lambda: None
    """Called before each run, unmeasured."""
    told: Callable[[bytes], float] | None = None
    """Seconds out of the output, for what is timed inside a process; None: the whole process's time."""
    stdin: str | None = None

    def run(self) -> Run:
        """Run it once and check what it did."""
        self.before()
        with open(self.stdin or os.devnull, "rb") as stdin:
            used = _cpu_of_children()
            start = time.perf_counter()
            done = subprocess.run(
                self.argv, stdin=stdin, capture_output=True, env={**os.environ, **self.env}, timeout=TIMEOUT_S
            )
            wall = time.perf_counter() - start
        if done.returncode != self.status:
            error = done.stderr[-ERROR_BYTES:].decode("utf-8", "replace")
            raise Wrong(f"{self.argv[:4]} ended with {done.returncode}, not {self.status}: {error}")
        self.check(done.stdout)
        if self.told is not None:
            wall = self.told(done.stdout)
        return Run(wall, _cpu_of_children() - used, done.stdout)


@dataclass(frozen=True, slots=True)
class Ratio:
    """A subject against its reference, pair by pair."""

    median: float
    low: float
    high: float
    cpu: float
    """Median of the ratios of processor seconds, steadier than time on a busy machine; NaN where it says nothing."""
    subject: float
    """Seconds, median."""
    reference: float
    drift: float
    """Slowest run of the control over its fastest."""

    @property
    def is_noisy(self) -> bool:
        return self.drift > DRIFT


def _cpu_of_children() -> float:
    """User and system seconds of all children that have ended."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def control() -> Command:
    """A fixed piece of work: when its time moves, the machine moved."""
    return Command([sys.executable, "-I", "-S", "-c", "print(sum(range(1_000_000)))"], printed(b"499999500000"))


def printed(expected: bytes) -> Callable[[bytes], None]:
    """A check: the output, without white space around it, is this."""

    def check(out: bytes) -> None:
        if out.strip() != expected:
            raise Wrong(f"printed {out[:80]!r}, not {expected!r}")

    return check


def compare(subject: Command, reference: Command, rounds: int) -> Ratio:
    """Rounds of both in turn; a batch in which the control moved is measured again, the steadiest one counts."""
    best: Ratio | None = None
    for _ in range(BATCHES):
        ratio = _batch(subject, reference, rounds)
        if best is None or ratio.drift < best.drift:
            best = ratio
        if not best.is_noisy:
            break
    assert best is not None
    return best


def _batch(subject: Command, reference: Command, rounds: int) -> Ratio:
    pairs: list[tuple[Run, Run]] = []
    steady: list[float] = []
    fixed = control()
    for number in range(rounds + 1):
        checked = fixed.run()
        # Every other round the other way round: neither always runs on what the other left in the caches.
        first, second = (subject, reference) if number % 2 else (reference, subject)
        runs = first.run(), second.run()
        if number:
            pairs.append(runs if number % 2 else (runs[1], runs[0]))
            steady.append(checked.wall)
    return summed(pairs, max(steady) / min(steady))


def summed(pairs: Sequence[tuple[Run, Run]], drift: float) -> Ratio:
    """Ratios of (subject, reference) pairs."""
    walls = [subject.wall / reference.wall for subject, reference in pairs]
    cpus = [subject.cpu / max(reference.cpu, 1e-3) for subject, reference in pairs]
    return Ratio(
        statistics.median(walls),
        min(walls),
        max(walls),
        statistics.median(cpus),
        statistics.median(subject.wall for subject, _ in pairs),
        statistics.median(reference.wall for _, reference in pairs),
        drift,
    )


def peak_mib(command: Command) -> float:
    """The largest resident size of a command, read from the kernel while it runs (VmHWM).

    Not `ru_maxrss`: that counts what the process held between fork and exec too, which is this one's size.
    """
    command.before()
    with open(command.stdin or os.devnull, "rb") as stdin:
        process = subprocess.Popen(
            command.argv, stdin=stdin, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            env={**os.environ, **command.env},
        )  # fmt: skip
        peak = 0.0
        while process.poll() is None:
            peak = max(peak, high_water_mib(process.pid))
            time.sleep(0.002)
    if process.returncode != command.status:
        raise Wrong(f"{command.argv[:4]} ended with {process.returncode}, not {command.status}")
    return peak


def high_water_mib(pid: int) -> float:
    """VmHWM of a running process; 0 when it has none any more."""
    try:
        with open(f"/proc/{pid}/status", encoding="ascii", errors="replace") as status:
            for line in status:
                if line.startswith("VmHWM:"):
                    return int(line.split()[1]) / 1024
    except (FileNotFoundError, ProcessLookupError):
        return 0.0
    return 0.0
