"""Every mark that the screen draws, once, with its ASCII stand-in."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Glyphs:
    """One set of marks; each is one cell wide."""

    in_context: str = "┃"
    compacted: str = "┊"
    user: str = "❯"
    assistant: str = "●"
    rule: str = "━"
    thin_rule: str = "─"
    tools: str = "⚒"
    folded: str = "▸"
    open: str = "▾"
    gauge_full: str = "▰"
    gauge_empty: str = "▱"
    gauge_beyond: str = "·"
    """Past the threshold of compaction."""
    branch: str = "⑂"
    follow: str = "●"
    paused: str = "‖"
    below: str = "↓"
    dot: str = "·"
    """Between the parts of a line."""
    arrow: str = "→"
    code: str = "▏"
    """In front of every line of a code block."""
    mask: str = "•"
    """Four of them stand for a secret."""
    enter: str = "⏎"
    damage: str = "!"
    kept: str = "✓"
    lost: str = "✗"
    kinds: Mapping[str, str] = field(
        default_factory=lambda: {
            "pin": "★", "correction": "≠", "decision": "✓", "constraint": "!", "todo": "☐", "evidence": "#",
            "recent": "·",
        }
    )  # fmt: skip
    live: str = "●"
    ascii: bool = False
    """Borders follow: `ascii` instead of `round`."""


UNICODE = Glyphs()
ASCII = Glyphs(
    in_context="|", compacted=":", user=">", assistant="*", rule="=", thin_rule="-", tools="%", folded="+",
    open="-", gauge_full="#", gauge_empty="-", gauge_beyond=".", branch="Y", follow="*", paused="=",
    below="v", dot="-", arrow=">", code="|", mask="*", enter="enter", live="*", kept="+", lost="x",
    kinds={
        "pin": "P", "correction": "c", "decision": "d", "constraint": "!", "todo": "o", "evidence": "#", "recent": ".",
    },
    ascii=True,
)  # fmt: skip


_PLAIN = frozenset(("C", "POSIX"))
_COERCED = frozenset(("C.UTF-8", "C.utf8", "UTF-8"))


def choose_glyphs(setting: bool | None, environ: Mapping[str, str]) -> Glyphs:
    """ASCII when the config says so, else where the terminal or the locale cannot be trusted with more.

    Args:
        setting: True for ASCII, False for Unicode, None to look at the environment.
    """
    if setting is not None:
        return ASCII if setting else UNICODE
    if environ.get("TERM", "") in {"dumb", "linux"}:
        return ASCII
    locale = environ.get("LC_ALL") or environ.get("LC_CTYPE") or environ.get("LANG") or ""
    if not environ.get("LC_ALL") and environ.get("LANG") in _PLAIN and locale in _COERCED:
        # Python itself set LC_CTYPE, because the locale that it was started in says nothing of characters.
        locale = environ["LANG"]
    charset = locale.partition(".")[2].partition("@")[0].lower().replace("-", "")
    plain = locale.partition("@")[0] in _PLAIN
    return ASCII if plain or charset not in {"", "utf8"} else UNICODE
