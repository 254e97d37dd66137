"""What Python says of a bad regular expression, in the reader's language: it knows English only."""

from __future__ import annotations

from ..i18n import _, language


def reason(message: str) -> str:
    """The reason of `re.error.msg`; in other languages a general one where Python says what is not known here."""
    if (whole := _whole().get(message)) is not None:
        return whole
    for begins, said in _begun():
        if message.startswith(begins):
            return said % message[len(begins) :]
    return message if language() == "en" else _("not a valid pattern")


def _whole() -> dict[str, str]:
    """Messages that say nothing of the pattern itself. Left: as Python 3.11 to 3.14 writes them."""
    return {
        "missing ), unterminated subpattern": _("missing ), unterminated subpattern"),
        "missing ), unterminated comment": _("missing ), unterminated comment"),
        "missing >, unterminated name": _("missing >, unterminated name"),
        "missing ), unterminated name": _("missing ), unterminated name"),
        "unbalanced parenthesis": _("unbalanced parenthesis"),
        "unterminated character set": _("unterminated character set"),
        "nothing to repeat": _("nothing to repeat"),
        "multiple repeat": _("multiple repeat"),
        "min repeat greater than max repeat": _("min repeat greater than max repeat"),
        "bad escape (end of pattern)": _("bad escape (end of pattern)"),
        "unexpected end of pattern": _("unexpected end of pattern"),
        "missing group name": _("missing group name"),
        "cannot refer to an open group": _("cannot refer to an open group"),
        "look-behind requires fixed-width pattern": _("look-behind requires fixed-width pattern"),
        "global flags not at the start of the expression": _("global flags not at the start of the expression"),
        "unknown flag": _("unknown flag"),
        "missing flag": _("missing flag"),
    }


def _begun() -> tuple[tuple[str, str], ...]:
    """Messages that go on with what stands in the pattern."""
    return (
        ("bad escape ", _("bad escape %s")),
        ("incomplete escape ", _("incomplete escape %s")),
        ("bad character range ", _("bad character range %s")),
        ("unknown extension ", _("unknown extension %s")),
        ("invalid group reference ", _("invalid group reference %s")),
        ("unknown group name ", _("unknown group name %s")),
        ("bad character in group name ", _("bad character in group name %s")),
        ("undefined character name ", _("undefined character name %s")),
    )
