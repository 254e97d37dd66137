"""Times as people give them to `--since` and `--until`."""

from __future__ import annotations

import re
from datetime import datetime, timedelta

from ..errors import UsageError
from ..i18n import _

_AGO = re.compile(r"(\d{1,6})\s*(s|m|min|h|d|w)")
_UNITS = {"s": 1, "m": 60, "min": 60, "h": 3600, "d": 86400, "w": 604800}
_DATE = re.compile(r"\d{4}-?\d{2}-?\d{2}|\d{4}-?W\d{2}(?:-?\d)?")


def parse_when(text: str, *, now: datetime, end: bool = False) -> int:
    """Milliseconds since 1970 UTC of a date, a date and time, or a time ago (`2h`, `3d`). Raises UsageError.

    Without a zone it is local time. A bare date is its first moment, or with `end` the first moment after it.
    """
    given = text.strip()
    try:
        if ago := _AGO.fullmatch(given.lower()):
            moment = now - timedelta(seconds=int(ago[1]) * _UNITS[ago[2]])
        else:
            moment = datetime.fromisoformat(given)
            if end and _DATE.fullmatch(given):
                moment += timedelta(days=1)
        return int(moment.timestamp() * 1000)
    except (ValueError, OverflowError) as error:
        raise UsageError(
            _("{text!r} is not a time.").format(text=text),
            _("Write 2026-11-29, 2026-11-29T18:30, 2026-11-29T18:30Z, or a time ago such as 30m, 2h, 3d, 1w."),
        ) from error
