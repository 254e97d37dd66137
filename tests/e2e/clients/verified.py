"""docs/VERIFIED.md, written by the run itself: which client did what, and the digest of what its model was asked."""

from __future__ import annotations

import hashlib
import platform
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import date
from pathlib import Path

import pytest
from tests.e2e.clients.packs import packs
from tests.e2e.clients.place import Place
from tests.e2e.clients.script import Script

REQUESTS = "requests.jsonl"
_DIGITS = 16
_HEAD = """# What was verified

`make e2e` wrote this page on {day}: compact-guard {guard}, hook code `{code}`, Python {python}, {system}. It
installed the guard with `compact-guard install` into empty homes, drove the real clients from npm, and read what
their models were sent.

**All of this is synthetic traffic**: scripted conversations, and models mocked on this machine. It does not show

- Codex Desktop's own window. Its app-server was driven as the window drives it.
- Other systems than the one above, and other versions of the clients than those below.
- What a real model makes of a pack: the mocked ones answer from a script.
- Your own conversations. Those are natural traffic, and `compact-guard audit` on your machine is what speaks of them.

Where a run ends in a pack, the model's own request after the compaction was searched: the pack is there once,
whole, byte for byte as the command line renders it, in the form that the client uses; each planted fact is in it;
the planted secret is neither in it nor in the state folder; the line for the person is not in the request; the
audit finds every compaction, its checkpoint and the proof DELIVERED, and misses nothing. The runs about the outbox
and the cap check what they are about.

*Packs*: requests that held one, of all that the client sent. *SHA-256*: the first {digits} digits of the digest of
all requests of the run, one a line, in the order in which they came (`{requests}` in the test's folder; pytest
keeps the folders of its last runs). Ids and times are in them: another run has other digests.
"""
_COLUMNS = "| mode | surface | model | result | packs | SHA-256 |\n|---|---|---|---|---|---|"
Properties = list[tuple[str, object]]


@dataclass(frozen=True, slots=True)
class Run:
    """One test with one client."""

    client: str
    mode: str
    result: str
    surfaces: str = "–"
    models: str = "–"
    packs: str = "–"
    digest: str = "–"

    def row(self) -> str:
        cells = (self.mode, self.surfaces, self.models, self.result, self.packs, self.digest)
        return f"| {' | '.join(cell.replace('|', '/') for cell in cells)} |"


def seen(client: str, place: Place, script: Script) -> Properties:
    """What one test says of itself at its end; the requests stay in its folder."""
    requests = b"".join(body + b"\n" for body in script.bodies)
    (place.root / REQUESTS).write_bytes(requests)
    audit = place.audit()
    holding = sum(bool(packs(asked)) for asked in script.asked)
    return [
        ("client", client),
        ("surfaces", _list(row["surface"] for row in audit if row["surface"])),
        ("models", _list(asked.model for asked in script.main())),
        ("packs", f"{holding} of {len(script.bodies)}"),
        ("digest", f"`{hashlib.sha256(requests).hexdigest()[:_DIGITS]}`"),
        ("code", audit[-1]["code"] if audit else ""),
        ("guard", audit[-1]["guard"] if audit else ""),
    ]


def mode_of(file: str, group: str, test: str, parameters: Iterable[str] = ()) -> str:
    """A test's name as words: `test_claude.py`, `TestManual`, `test_it_comes` -> `claude · manual · it comes`."""
    words = re.sub(r"(?<=[a-z])(?=[A-Z])", " ", group.removeprefix("Test")).lower()
    sentence = test.removeprefix("test_").replace("_", " ")
    chosen = [f"({', '.join(parameters)})"] if parameters else []
    return " · ".join((file.removeprefix("test_").removesuffix(".py"), words, " ".join((sentence, *chosen))))


def page(runs: Sequence[Run], day: date, guard: str, code: str) -> str:
    """The whole page: a table for each client, its rows in the order of the tests."""
    return "\n".join(_parts(runs, day, guard, code)) + "\n"


class Record:
    """A plugin of pytest: listens to every report, and writes the page when all is done."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._reports: dict[str, list[pytest.TestReport]] = {}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self._reports.setdefault(report.nodeid, []).append(report)

    def pytest_sessionfinish(self, exitstatus: int) -> None:
        """Not after an interrupted run, and not where no client could be had."""
        known = [dict(reports[-1].user_properties) for reports in self._reports.values()]
        ran = [properties for properties in known if properties.get("code")]
        if exitstatus in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED) and ran:
            runs = [_run(node, reports) for node, reports in self._reports.items()]
            last = ran[-1]
            self._path.write_text(page(runs, date.today(), str(last["guard"]), str(last["code"])), "utf-8")


def _run(node: str, reports: list[pytest.TestReport]) -> Run:
    file, group, test = node.rpartition("/")[2].split("::")
    test, _, rest = test.partition("[")
    parameters = [part for part in rest.removesuffix("]").split("-", 1) if part]
    version = parameters.pop(0) if parameters and re.fullmatch(r"\d+\.\d+\.\d+", parameters[0]) else ""
    known = {name: str(value) for name, value in reports[-1].user_properties}
    client = known.get("client") or (f"Claude Code {version}" if version else "Codex")
    return Run(
        client,
        mode_of(file, group, test, parameters if version else ([rest.removesuffix("]")] if rest else [])),
        _result(reports),
        *(known.get(name) or "–" for name in ("surfaces", "models", "packs", "digest")),
    )


def _result(reports: list[pytest.TestReport]) -> str:
    if any(report.failed for report in reports):
        return "FAILED"
    for report in reports:
        if report.skipped:
            reason = report.longrepr[2] if isinstance(report.longrepr, tuple) else ""
            return f"SKIPPED: {reason.removeprefix('Skipped: ')}"
    return "passed"


def _parts(runs: Sequence[Run], day: date, guard: str, code: str) -> Iterator[str]:
    system = f"{platform.system()} {platform.machine()}"
    about = {"day": day.isoformat(), "guard": guard, "code": code, "python": platform.python_version()}
    yield _HEAD.format(**about, system=system, digits=_DIGITS, requests=REQUESTS)
    for client in sorted({run.client for run in runs}):
        own = [run for run in runs if run.client == client]
        yield f"## {client}\n"
        yield f"{sum(run.result == 'passed' for run in own)} of {len(own)} passed.\n"
        yield _COLUMNS
        yield from (run.row() for run in own)
        yield ""


def _list(names: Iterable[object]) -> str:
    return ", ".join(sorted({str(name) for name in names}))
