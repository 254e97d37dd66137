"""What a PreCompact costs: the hook reads, masks, labels and saves 400 KB in three languages, behind 10 MB and 1 GB."""

from __future__ import annotations

import json
import random
import shutil
import sysconfig
from collections.abc import Callable, Iterator
from pathlib import Path

from tests.bench.measure import Command, Wrong, compare, peak_mib
from tests.bench.place import Place, start_python
from tests.bench.table import Row, limit_row, ratio_row

PROSE_BYTES = 400_000
_TURN_BYTES = 4_000
_LEAST_ITEMS = 8
_SENTENCES_AN_ITEM = 20
"""Of so many sentences one is worth keeping: 178 of 3,642 in published sessions."""
_PROSE = (
    "The importer reads the ledger in pages of 500 rows and holds the cursor in memory.",
    "I looked at the queue first, because the worker was the only thing that had changed since Monday.",
    "Most of the time goes into the second join, which the planner cannot reorder.",
    "A page is parsed, checked against the schema and handed to the writer in order.",
    "匯入程式每次讀五百列，游標放在記憶體裡。",
    "我先看了佇列，因為從星期一到現在只有它改過，其他部分都沒有動。",
    "每一頁都會先解析，再對照結構描述，最後依序交給寫入端。",
    "インポートは五百行ずつ読み、カーソルはメモリに置いています。",
    "先にキューを見て、それから書き込み側に移りました。",
)
_ITEMS = (
    "No, use the unique constraint on refund_id instead of advisory locks.",
    "We decided to keep SQLite for the first release.",
    "Never touch the files below src/legacy.",
    "Still to do: the retry test for the mailer.",
    "All 212 tests pass, p95 went from 340 ms to 118 ms.",
    "不要再用諮詢鎖了，改用 refund_id 的唯一約束。",
    "決定第一版先用 SQLite。",
    "所有金額一律用整數分計算，不可以用浮點數。",
    "ログは必ず UTC で書くこと。",
    "残りはメール送信の再試行テストです。",
)


def rows(place: Place) -> Iterator[Row]:
    """Against starting Python, and against itself behind a file a hundred times as large."""
    small, large = (_with_prose(place, name) for name in ("c10", "c1g"))
    near, far = _save(place, small), _save(place, large)
    yield ratio_row(
        "a checkpoint of 400 KB of prose, behind 10 MB",
        compare(near, start_python(), place.rounds),
        "`python -c pass`",
        25,
    )
    yield ratio_row("— behind 1 GB", compare(far, near, place.rounds), "behind 10 MB", 1.2)
    yield limit_row("— its memory", peak_mib(far), "MiB", None)


def _save(place: Place, path: Path) -> Command:
    home, state = place.scratch / "hooks", place.scratch / "checkpoints" / path.stem
    stdin = place.scratch / f"{path.stem}.json"
    event = {"hook_event_name": "PreCompact", "trigger": "auto", "transcript_path": str(path), "cwd": str(home)}
    stdin.write_text(json.dumps(event | {"session_id": _session_of(path)}))

    def forget() -> None:
        shutil.rmtree(state, ignore_errors=True)

    def check(out: bytes) -> None:
        (saved,) = state.glob("checkpoints/*/*/*.json")
        made = json.loads(saved.read_bytes())
        items, unread = len(made["items"]), made["omitted"].get("unread_bytes", 0)
        if out or items < _LEAST_ITEMS or unread:
            raise Wrong(f"{items} items, {unread} bytes unread, {len(out)} bytes printed")

    return Command(
        [str(Path(sysconfig.get_path("scripts")) / "compact-guard-hook"), "claude"],
        check,
        env=place.env(home) | {"COMPACT_GUARD_STATE": str(state), "COMPACT_GUARD_ORIGIN": "synthetic"},
        before=forget,
        stdin=str(stdin),
    )


def _session_of(path: Path) -> str:
    with path.open("rb") as file:
        for line in file:
            if session := json.loads(line).get("sessionId"):
                return str(session)
    raise Wrong(f"no session id in {path.name}")


def _with_prose(place: Place, name: str) -> Path:
    """A session, one compaction more, and an epoch of prose after it."""
    whole = place.corpus.session(name)

    def write(target: Path) -> None:
        with whole.open("rb") as source, target.open("wb") as out:
            while block := source.read(1 << 20):
                out.write(block)
            out.writelines(_epoch(_session_of(whole)))

    return place.corpus.derived(f"{name}-prose-in-time.jsonl", write)


def _epoch(session: str) -> Iterator[bytes]:
    pick = random.Random(7)
    line = _liner(session)
    yield line("system", 0, None, {"subtype": "compact_boundary", "compactMetadata": {"trigger": "auto"}})
    written, number = 0, 0
    while written < PROSE_BYTES:
        number += 1
        text = ""
        while len(text.encode()) < _TURN_BYTES:
            sentence = pick.choice(_PROSE if pick.randrange(_SENTENCES_AN_ITEM) else _ITEMS)
            text += f"{sentence[:-1]} ({pick.randrange(10_000)}){sentence[-1]}\n"
        role = "user" if number % 4 == 1 else "assistant"
        content = text if role == "user" else [{"type": "text", "text": text}]
        yield line(
            role, number, number - 1, {"message": {"role": role, "id": f"msg_prose_{number}", "content": content}}
        )
        written += len(text.encode())


def _liner(session: str) -> Callable[[str, int, int | None, dict[str, object]], bytes]:
    def line(type: str, number: int, parent: int | None, fields: dict[str, object]) -> bytes:
        uuid = "11111111-0000-4000-8000-{:012x}".format
        record = {
            "parentUuid": None if parent is None else uuid(parent),
            "isSidechain": False,
            "type": type,
            "uuid": uuid(number),
            "sessionId": session,
            # Each later than the one before, as a client writes them: what is not may be a copy, and is looked for.
            "timestamp": f"2027-01-01T{number // 60:02}:{number % 60:02}:00.000Z",
            **fields,
        }
        return json.dumps(record, ensure_ascii=False).encode() + b"\n"

    return line
