"""A session in one row, with the names and spellings of the commands' contract."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from ..model import Agent, SessionInfo

Row = dict[str, Any]


_DAY_MS, _MINUTE_MS = 86_400_000, 60_000
_days: dict[int, str | None] = {}
"""Day since 1970 -> `2026-11-29`, of those met; None for a day that no calendar holds."""


def rfc3339(at_ms: int | None) -> str | None:
    """`2026-11-29T20:10:16.236Z`; None for no time and for one that no calendar holds."""
    if at_ms is None:
        return None
    day, ms = divmod(at_ms, _DAY_MS)
    if day not in _days:
        _days[day] = _spelled(day)
    date = _days[day]
    minute, ms = divmod(ms, _MINUTE_MS)
    return date and f"{date}T{minute // 60:02}:{minute % 60:02}:{ms // 1000:02}.{ms % 1000:03}Z"


def _spelled(day: int) -> str | None:
    try:
        year, month, day_of_month = time.gmtime(day * 86_400)[:3]
    except (OverflowError, OSError, ValueError):
        return None
    return f"{year:04}-{month:02}-{day_of_month:02}" if 1 <= year <= 9999 else None


def milliseconds(at: str | None) -> int | None:
    """What `rfc3339` wrote."""
    if at is None:
        return None
    from datetime import datetime, timedelta

    moment = datetime.fromisoformat(at)
    return (moment - datetime.fromtimestamp(0, moment.tzinfo)) // timedelta(milliseconds=1)


def row_of(info: SessionInfo, mask: Callable[[str], str]) -> Row:
    """The row. `mask` is what a text passes before it leaves the program."""
    return {
        "agent": info.agent,
        "session_id": mask(info.session_id),
        "path": mask(info.path),
        "cwd": None if info.cwd is None else mask(info.cwd),
        "title": None if info.title is None else mask(info.title),
        "started": rfc3339(info.started_ms),
        "updated": rfc3339(info.updated_ms),
        "turns": info.turns,
        "compactions": info.compactions,
        "size_bytes": info.size_bytes,
    }


def info_of(row: Mapping[str, Any], path: str) -> SessionInfo:
    """The value that a row was made of, titles and folders masked; `path` is the file itself."""
    from ..model import SessionInfo

    agent: Agent = "codex" if row["agent"] == "codex" else "claude"
    return SessionInfo(
        agent, row["session_id"], path, row["cwd"], row["title"], milliseconds(row["started"]),
        milliseconds(row["updated"]), row["turns"], row["compactions"], row["size_bytes"],
    )  # fmt: skip
