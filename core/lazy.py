"""Regular expressions that are compiled at their first use: a text needs few of them, a hook has no time."""

from __future__ import annotations

import re

_METHODS = ("match", "fullmatch", "search", "finditer", "findall", "split", "sub", "subn")


class _Lazy:
    """Looks like a pattern; its methods become the compiled pattern's own when one is first asked for."""

    def __init__(self, source: str, flags: int) -> None:
        self._source = source
        self._flags = flags

    def __getattr__(self, name: str) -> object:
        if name not in _METHODS:
            raise AttributeError(name)
        pattern = re.compile(self._source, self._flags)
        for method in _METHODS:
            setattr(self, method, getattr(pattern, method))
        return getattr(pattern, name)


def lazy(source: str, flags: int = 0) -> re.Pattern[str]:
    """`re.compile`, put off."""
    return _Lazy(source, flags)  # type: ignore[return-value]
