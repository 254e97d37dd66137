"""What became of the checkpoint of each compaction of the shown session, as far as the audit tells."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ..core.i18n import _

if TYPE_CHECKING:
    from ..core.audit.session import Mark


@dataclass(slots=True)
class Fates:
    """Marks by boundary index (k, from 1), of one transcript. Without a guard there are none."""

    path: str = ""
    marks: Mapping[int, Mark] = field(default_factory=dict)

    def learn(self, path: str, marks: Mapping[int, Mark]) -> bool:
        """Take in what is known of a transcript's compactions; False where that is nothing new."""
        known = self.marks if path == self.path else {}
        self.path, self.marks = path, marks
        return marks != known

    def of(self, path: str, index: int) -> Mark | None:
        """What is known of one compaction."""
        return self.marks.get(index) if path == self.path else None

    def is_open(self, boundaries: int) -> bool:
        """The model's next answer will tell what became of the newest compaction."""
        known = self.marks.get(boundaries)
        return known is not None and known.fate == "pending"


def badge(mark: Mark | None) -> str:
    """What a rule says of it: only what is wrong."""
    words = {
        "no-checkpoint": _("no checkpoint"),
        "not-delivered": _("not delivered"),
        "truncated": _("truncated"),
    }
    return words.get(mark.fate, "") if mark is not None else ""


def fate_line(mark: Mark) -> tuple[str, str]:
    """The same as a sentence for the detail, and the role in which it is drawn."""
    said, role = {
        "no-checkpoint": (_("No checkpoint was made for it in time"), "wound"),
        "not-delivered": (_("The model went on without its pack"), "wound"),
        "truncated": (_("The client cut its pack: the model saw only the beginning"), "wound"),
        "delivered": (_("Its pack was delivered"), "in"),
        "pending": (_("The model has not answered since"), "muted"),
        "unknown": (_("Nothing tells whether its pack was delivered"), "muted"),
        "skipped": (_("The guard was paused, or this folder is excluded"), "muted"),
    }[mark.fate]
    if mark.generation is not None and mark.fate != "no-checkpoint":
        said = with_reason(said, _("generation %d") % mark.generation)
    return said, role


def with_reason(what: str, why: str) -> str:
    """`what (why)`, in the reader's parentheses."""
    return _("%(what)s (%(why)s)") % {"what": what, "why": why} if why else what
