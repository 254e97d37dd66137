"""What a hook says to the person, in one line. Standard library only."""

from __future__ import annotations

from ..i18n import _


def not_restored(reason: str) -> str:
    """That the agent did not get back what was saved. `reason`: a code of the audit."""
    said = _reasons().get(reason) or reason
    return _("NOT restored: %(reason)s; run compact-guard doctor") % {"reason": said}


def _reasons() -> dict[str, str]:
    return {
        "agent": _("the checkpoint belongs to another agent"),
        "busy": _("another process holds the session's lock"),
        "config": _("the configuration has an error"),
        "deadline": _("it took too long"),
        "denied": _("the state folder cannot be used"),
        "form": _("the checkpoint is damaged"),
        "format": _("the checkpoint was written by another version"),
        "full": _("there is no room on the disk"),
        "generation": _("the checkpoint is the copy of another generation"),
        "hash": _("the checkpoint was changed after it was sealed"),
        "io": _("the state could not be read or written"),
        "kind": _("the checkpoint is no file of ours"),
        "link": _("the checkpoint is a symbolic link"),
        "mode": _("others may change the checkpoint or its folder"),
        "owner": _("the checkpoint belongs to another user"),
        "place": _("the state folder is no absolute path"),
        "session": _("the checkpoint belongs to another session"),
        "session-id": _("the agent named no session"),
        "size": _("the checkpoint is too large"),
    }
