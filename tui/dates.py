"""Dates and times as people type them."""

from __future__ import annotations

import re
from datetime import datetime

from ..core.errors import InputError
from ..core.i18n import _
from .numbers import Clock

_TYPED = re.compile(
    r"(?:(?:(?P<year>\d{4})[-/.])?(?P<month>\d{1,2})[-/.](?P<day>\d{1,2}))?"
    r"(?:(?:^|[ T]+)(?P<hour>\d{1,2}):(?P<minute>\d{2}))?"
)


def parse_moment(typed: str, clock: Clock, newest_ms: int) -> int:
    """Milliseconds since 1970 UTC. What is not typed is taken from the newest turn's day; a bare date is its start.

    Raises InputError.
    """
    match = _TYPED.fullmatch(typed.strip())
    newest = clock.local(max(newest_ms, 0))
    if match is None or newest is None or not any(match.groups()):
        raise _unreadable(typed)
    given = {name: int(value) for name, value in match.groupdict().items() if value is not None}
    day = {name: given.get(name, getattr(newest, name)) for name in ("year", "month", "day")}
    try:
        moment = datetime(**day, hour=given.get("hour", 0), minute=given.get("minute", 0), tzinfo=newest.tzinfo)
        if "year" not in given and moment > newest and "month" in given:
            moment = moment.replace(year=moment.year - 1)
    except ValueError as error:
        raise _unreadable(typed) from error
    return int(moment.timestamp() * 1000)


def _unreadable(typed: str) -> InputError:
    return InputError(_("No date: %s.") % repr(typed), _("Write 2026-01-23 or 16:30."))
