"""What a person is told when something cannot be done: one line why, one line what to do."""

from __future__ import annotations


class GuardError(Exception):
    """A failure that is the caller's to mend. `exit_code` is the process's status (DESIGN 5)."""

    exit_code = 1

    def __init__(self, message: str, hint: str = "") -> None:
        super().__init__(message)
        self.message = message
        self.hint = hint


class UsageError(GuardError):
    """A bad option or a bad regex."""

    exit_code = 2


class InputError(GuardError):
    """Input that is unknown, ambiguous or unreadable."""

    exit_code = 3


class RefusedError(GuardError):
    """Something that could be done, but not safely."""

    exit_code = 4
