"""What a hook says to the person, in one line. Standard library only."""

from __future__ import annotations

from ..i18n import _, ngettext

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

_LONGEST_ID = 64


def not_restored(reason: str) -> str:
    """That the agent did not get back what was saved. `reason`: a code of the audit."""
    return _("NOT restored: %(reason)s; run compact-guard doctor") % {"reason": reason_words(reason)}


def reason_words(reason: str) -> str:
    """A code of the audit in words; one that no version knows as it stands."""
    return _reasons().get(reason) or reason


def restored(shown: dict[str, int], left_out: int, generation: int) -> str:
    """What the agent got back. `shown`: kind -> items in the pack, in its order."""
    count = sum(shown.values())
    names = _kinds()
    line = ngettext(
        "restored %(count)d item (%(kinds)s), %(left_out)d left out, generation %(generation)d",
        "restored %(count)d items (%(kinds)s), %(left_out)d left out, generation %(generation)d",
        count,
    )
    kinds = _(", ").join(names[kind](number) % number for kind, number in shown.items())
    return line % {"count": count, "kinds": kinds, "left_out": left_out, "generation": generation}


def offered(session_id: str) -> str:
    """That nothing came back after a compaction, too long ago for a pack to be of use unasked."""
    session = "".join(char if char.isascii() and (char.isalnum() or char in "_.:-") else "_" for char in session_id)
    return _(
        "Nothing was restored after the last compaction, and the session went on since; "
        "compact-guard %(session)s shows what was said before it"
    ) % {"session": session[:_LONGEST_ID]}


def shown_again(count: int, waiting: int) -> str:
    """What of the outbox went with a prompt."""
    line = ngettext(
        "%(count)d chosen item went with this prompt", "%(count)d chosen items went with this prompt", count
    )
    return line % {"count": count} + (_("; ") + waits(waiting) if waiting else "")


def waits(count: int) -> str:
    """What of the outbox found no room beside a pack."""
    line = ngettext(
        "%(count)d chosen item waits for the next prompt", "%(count)d chosen items wait for the next prompt", count
    )
    return line % {"count": count}


def not_shown_again(count: int, reason: str) -> str:
    """What of the outbox does not go any more."""
    line = ngettext(
        "%(count)d chosen item was NOT given: %(reason)s", "%(count)d chosen items were NOT given: %(reason)s", count
    )
    said = {
        "gave_up": _("two attempts did not arrive"),
        "too_large": _("it is larger than a prompt has room for"),
        "unreadable": _("its file is damaged"),
    }
    return line % {"count": count, "reason": said[reason]}


def _kinds() -> dict[str, Callable[[int], str]]:
    return {
        "pin": lambda count: ngettext("%d pin", "%d pins", count),
        "correction": lambda count: ngettext("%d correction", "%d corrections", count),
        "decision": lambda count: ngettext("%d decision", "%d decisions", count),
        "constraint": lambda count: ngettext("%d constraint", "%d constraints", count),
        "todo": lambda count: ngettext("%d todo", "%d todos", count),
        "evidence": lambda count: ngettext("%d piece of evidence", "%d pieces of evidence", count),
        "recent": lambda count: ngettext("%d recent", "%d recent", count),
    }


def _reasons() -> dict[str, str]:
    return {
        "agent": _("the checkpoint belongs to another agent"),
        "attempts": _("two attempts broke off"),
        "busy": _("another process holds the session's lock"),
        "compressed": _("the transcript is compressed"),
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
        "stdout": _("the agent did not take it"),
        "missing": _("the checkpoint is gone"),
        "unreadable": _("the transcript cannot be read"),
    }
