"""Keys that are pressed one after the other, such as `g g`."""

from __future__ import annotations

from collections.abc import Iterable


class Chords:
    """Remembers the keys pressed so far."""

    def __init__(self) -> None:
        self.begun = ""

    def press(self, key: str, bound: Iterable[str]) -> str | None:
        """The chord that `key` completes; empty when it only begins or continues one; None: not ours.

        A key that breaks a chord off is dropped with it, as in vi: `g x` does not run `x`.
        """
        pressed = f"{self.begun} {key}".strip()
        was_begun, self.begun = self.begun, ""
        for name in bound:
            if " " in name and name == pressed:
                return name
        if any(name.startswith(f"{pressed} ") for name in bound):
            self.begun = pressed
            return ""
        return "" if was_begun else None
