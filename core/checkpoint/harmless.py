"""Quoted text that can neither close its fence nor speak as somebody else. Standard library only.

The pack is data that goes back to a model. A sentence that was said, or that a tool printed and somebody quoted, may
hold tags of roles and systems, or a forged fence: they stay readable and lose their form.
"""

from __future__ import annotations

import re

from ..lazy import lazy

_TAGS = (
    "system", "user", "assistant", "human", "developer", "tool", "function", "instruction", "command", "local-command",
    "task-notification", "bash-", "persisted-output", "hook", "environment_context", "turn_aborted", "subagent",
    "permissions", "collaboration", "skill", "user_", "important", "antml", "compact-guard", "context", "im_start",
    "im_end",
)  # fmt: skip
"""How the names of tags begin that clients and models give a meaning to."""
_TAG = lazy(r"[<＜]\s{0,4}(/?)\s{0,4}\|?\s{0,4}(?=(?:" + "|".join(map(re.escape, _TAGS)) + r"))", re.IGNORECASE)
_ROLE = lazy(r"(?<![^\s>*_`\"'「『(（-])(system|user|assistant|human|developer|tool)\s{0,4}:(?=\s|$)", re.IGNORECASE)
_FENCE = lazy(r"[-–—─━=]{2,}\s{0,4}(begin|end)\b", re.IGNORECASE)
_FORMS = ((("<", "＜"), _TAG, r"‹\1"), ((":",), _ROLE, r"\1："), (("--", *"–—─━="), _FENCE, r"· \1"))
"""One of what must stand in a text for a pattern to match, the pattern, what takes its place: most texts have none."""


def one_line(text: str) -> str:
    """The text on one line: an item is one line of the pack."""
    return " ".join(text.split())


def harmless(text: str, nonce: str) -> str:
    """The text on one line, without tags, role marks or fences that anything could take for real."""
    text = one_line(text)
    for signs, pattern, instead in _FORMS:
        if any(sign in text for sign in signs):
            text = pattern.sub(instead, text)
    return text.replace(nonce, "·") if nonce else text
