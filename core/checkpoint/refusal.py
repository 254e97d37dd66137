"""Why the store did not do something: a code for the audit, a sentence for the person. Standard library only."""

from __future__ import annotations

import errno

from ..errors import GuardError
from ..i18n import _

TYPE_CHECKING = False
if TYPE_CHECKING:
    from types import TracebackType

_STATUS = {"missing": 3, "busy": 1, "conflict": 1, "full": 1, "denied": 1, "io": 1}
"""Exit status by reason; any other was refused for safety."""
FAILED_CHECKS = frozenset(
    ("link", "kind", "owner", "mode", "size", "hash", "form", "agent", "session", "generation"),
)
"""A stored generation with one of these is not what was stored here: it is quarantined. An unknown `format` is not
among them: its seal is right, so a newer program wrote it and can still read it."""


class StoreError(GuardError):
    """Something of the state was refused or failed. `reason` is one of the words of `refusal`."""

    def __init__(self, reason: str, message: str, hint: str = "") -> None:
        super().__init__(message, hint)
        self.reason = reason
        self.exit_code = _STATUS.get(reason, 4)


def refusal(reason: str, what: str) -> StoreError:
    """The error for a reason. `what`: the file, folder or name it is about."""
    message = _messages()[reason].format(what=what)
    return StoreError(reason, message, _hints().get(reason, ""))


def failure(error: OSError, what: str = "") -> StoreError:
    """The error for what the system said."""
    why = {
        errno.ENOENT: "missing",
        errno.ENOSPC: "full",
        errno.EDQUOT: "full",
        errno.EFBIG: "full",
        errno.EACCES: "denied",
        errno.EPERM: "denied",
        errno.EROFS: "denied",
    }
    reason = why.get(error.errno or 0, "io")
    said = error.strerror or str(error)
    name = what or str(error.filename or "")
    return refusal(reason, f"{name} ({said})" if name else said)


class Failures:
    """Around system calls: what the system says leaves as a StoreError. `what`: the name of what is worked on."""

    __slots__ = ("_what",)

    def __init__(self, what: str = "") -> None:
        self._what = what

    def __enter__(self) -> None:
        return None

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        if isinstance(error, OSError):
            raise failure(error, self._what) from error


def _messages() -> dict[str, str]:
    return {
        "agent": _("{what} belongs to another agent."),
        "busy": _("Another process holds {what}."),
        "conflict": _("The checkpoint was changed meanwhile: {what}."),
        "denied": _("The state folder cannot be used: {what}"),
        "form": _("{what} is damaged."),
        "format": _("{what} was written by another version of compact-guard."),
        "full": _("There is no room to write: {what}"),
        "generation": _("{what} is the copy of another generation."),
        "hash": _("{what} was changed after it was sealed."),
        "io": _("The state could not be read or written: {what}"),
        "kind": _("{what} is not what it has to be (a file or a folder of ours)."),
        "link": _("{what} is a symbolic link."),
        "missing": _("Not there: {what}"),
        "mode": _("Others may read or change {what}."),
        "owner": _("{what} belongs to another user."),
        "place": _("{what} cannot hold the state: it is no absolute path of a folder."),
        "session": _("{what} belongs to another session."),
        "session-id": _("This is no session id: {what}"),
        "size": _("{what} is larger than a checkpoint may be."),
    }


def _hints() -> dict[str, str]:
    private = _("Make it yours alone: `chmod go-rwx` on the state folder, or name another in COMPACT_GUARD_STATE.")
    return {
        "busy": _("Try again in a moment."),
        "conflict": _("Look at the newest generation, then edit again."),
        "denied": _("`compact-guard paths` says where the state is; check its permissions."),
        "format": _("Update compact-guard."),
        "full": _("Make room, or `compact-guard purge` old sessions."),
        "link": _("Name the real folder in COMPACT_GUARD_STATE."),
        "missing": _("`compact-guard checkpoint list` shows what is stored."),
        "mode": private,
        "owner": private,
        "place": _("Set COMPACT_GUARD_STATE to an absolute path."),
    }
