"""Measuring, cutting and wrapping by terminal cells: for text that has passed `core.text.visible`."""

from __future__ import annotations

from collections.abc import Iterator

from rich.cells import cell_len, split_graphemes

ELLIPSIS = "…"

CLOSING = frozenset(
    ")]},.;:!?%’”»›…‥·"
    "）］｝〕〉》」』】〙〗〟｠」、。，．；：！？％・゛゜ゝゞヽヾー～〜々〻"
    "ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ｡｣､･ｰﾞﾟ"
)
"""No line begins with one of these."""
OPENING = frozenset("([{‘“«‹（［｛〔〈《「『【〘〖〝｟｢")
"""No line ends with one of these."""
_PATH_BREAKS = frozenset("/-_")
_BLANKS = frozenset(" \u3000")

Grapheme = tuple[int, int, int]
"""Start, end, cells."""
_LONGEST = 4096
"""Code points of one grapheme beyond which a pile of marks is cut: text is data, and may be hostile."""


def cells(text: str) -> int:
    return cell_len(text)


def graphemes(text: str, at: int = 0, chunk_chars: int = 512) -> Iterator[Grapheme]:
    """What may not be cut, from `at` on, measured only as far as it is used; two regional indicators are a flag."""
    size = chunk_chars
    while at < len(text):
        chunk = text[at : at + size]
        spans = _flags_joined(chunk, split_graphemes(chunk)[0])
        if at + len(chunk) < len(text):
            # The last ones may go on behind the chunk's end: a mark, a joiner, a flag's second half.
            if len(spans) <= 2 and size < _LONGEST:
                size *= 2
                continue
            spans = spans[:-2] or spans
        for start, end, width in spans:
            yield at + start, at + end, width
        at += spans[-1][1]
        size = chunk_chars


def _flags_joined(text: str, spans: list[Grapheme]) -> list[Grapheme]:
    joined: list[Grapheme] = []
    half_open = False
    for start, end, width in spans:
        if not _is_regional(text[start]):
            half_open = False
        elif half_open:
            first = joined.pop()
            joined.append((first[0], end, first[2] + width))
            half_open = False
            continue
        else:
            half_open = True
        joined.append((start, end, width))
    return joined


def _is_regional(char: str) -> bool:
    return "\U0001f1e6" <= char <= "\U0001f1ff"


def cut(text: str, width: int) -> str:
    """At most `width` cells; `…` ends what was cut."""
    head = text[: 4 * max(width, 1)]
    if len(head) == len(text) and cell_len(text) <= width:
        return text
    if width <= 0:
        return ""
    index = prefix(head, width - 1)
    if index == len(head):
        # Marks upon marks: the slice may have cut the last grapheme.
        index = [start for start, _, _ in graphemes(head)][-1]
    return head[:index] + ELLIPSIS


def prefix(text: str, width: int) -> int:
    """The index behind the last grapheme that ends within `width` cells."""
    if text.isascii():
        return min(width, len(text))
    used, index = 0, 0
    for _, end, cells_wide in graphemes(text):
        used += cells_wide
        if used > width:
            break
        index = end
    return index


def suffix(text: str, width: int) -> int:
    """The index of the first grapheme of the longest tail that fits into `width` cells."""
    if text.isascii():
        return max(0, len(text) - width)
    used = 0
    index = len(text)
    for start, _, cells_wide in reversed(list(graphemes(text))):
        used += cells_wide
        if used > width:
            break
        index = start
    return index


def fit(text: str, width: int, *, right: bool = False) -> str:
    """Exactly `width` cells: cut or padded, at the left if `right`."""
    text = cut(text, width)
    blank = " " * (width - cell_len(text))
    return blank + text if right else text + blank


def snippet(before: str, phrase: str, after: str, width: int) -> tuple[str, str, str]:
    """One line of at most `width` cells around a phrase, two fifths of the free room before it."""
    phrase = cut(phrase, width)
    room = width - cell_len(phrase)
    before, after = before[-4 * width :], after[: 4 * width + 1]
    left, right = cell_len(before), cell_len(after)
    wanted = min(left, max(room * 2 // 5, room - right))
    if left > wanted:
        before = ELLIPSIS + before[suffix(before, wanted - 1) :] if wanted else ""
    return before, phrase, cut(after, room - cell_len(before))


def wrap(text: str, width: int) -> list[str]:
    """The lines of one paragraph."""
    return [text[start:end] for start, end in wrap_spans(text, width)]


def wrap_spans(text: str, width: int) -> Iterator[tuple[int, int]]:
    """Where each line of one paragraph starts and ends; blanks at a break belong to neither line. Lazy."""
    width = max(width, 2)
    at, length = 0, len(text)
    ascii_only = text.isascii()
    while True:
        bounds = _bounds_ascii(at, width, length) if ascii_only else _bounds(text, at, width)
        fitting, whole = bounds
        if whole:
            yield at, length
            return
        first = _skip_blanks(text, at)
        if first >= fitting[-1][1]:
            # Nothing but indentation fits: the text is worth more than its indentation.
            if first >= length:
                yield at, at
                return
            at = first
            continue
        end = _choose_break(text, fitting, first, width)
        yield at, _back_over_blanks(text, end)
        at = _skip_blanks(text, end)
        if at >= length:
            return


def _bounds_ascii(at: int, width: int, length: int) -> tuple[list[Grapheme], bool]:
    return [(index, index + 1, 1) for index in range(at, min(at + width, length))], at + width >= length


def _bounds(text: str, at: int, width: int) -> tuple[list[Grapheme], bool]:
    """The graphemes from `at` on that fit, at least one, and whether these are all."""
    fitting: list[Grapheme] = []
    used = 0
    for grapheme in graphemes(text, at, width + 16):
        used += grapheme[2]
        if used > width and fitting:
            return fitting, False
        fitting.append(grapheme)
    return fitting, True


def _choose_break(text: str, fitting: list[Grapheme], first: int, width: int) -> int:
    """The index at which the line ends: the last good break, else in a path, else between graphemes."""
    path = hard = 0
    next_wide = _is_wide(text, fitting[-1][1])
    used = sum(grapheme[2] for grapheme in fitting)
    for start, end, cells_wide in reversed(fitting):
        if end <= first:
            break
        wide = cells_wide == 2 or _is_half_kana(text[start])
        if _is_good_break(text, text[start], end, wide or next_wide):
            return path if path and 5 * used < 2 * width else end
        if _may_part(text, end):
            hard = hard or end
            if text[start] in _PATH_BREAKS and text[end] not in _PATH_BREAKS:
                path = path or end
        next_wide = wide
        used -= cells_wide
    return path or hard or fitting[-1][1]


def _is_good_break(text: str, before: str, at: int, wide: bool) -> bool:
    """Whether a line may end before index `at`, behind the grapheme that starts with `before`."""
    after = text[at]
    if after in _BLANKS or before in _BLANKS:
        opened = text[_back_over_blanks(text, at) - 1] in OPENING
        return not opened and not _stranded(text, _skip_blanks(text, at))
    return wide and before not in OPENING and after not in CLOSING


def _may_part(text: str, at: int) -> bool:
    """Whether the lines on both sides of index `at` would begin and end well."""
    after = _skip_blanks(text, at)
    return text[_back_over_blanks(text, at) - 1] not in OPENING and text[after : after + 1] not in CLOSING


def _stranded(text: str, at: int) -> bool:
    """Closing punctuation that stands alone behind a blank: ` )` is, ` .gitignore` is not."""
    index = at
    while index < len(text) and text[index] in CLOSING:
        index += 1
    return index > at and (index == len(text) or text[index] in _BLANKS or not text[at].isascii())


def _skip_blanks(text: str, at: int) -> int:
    while at < len(text) and text[at] in _BLANKS:
        at += 1
    return at


def _back_over_blanks(text: str, at: int) -> int:
    while at > 0 and text[at - 1] in _BLANKS:
        at -= 1
    return at


def _is_wide(text: str, at: int) -> bool:
    return cell_len(text[at]) == 2 or _is_half_kana(text[at])


def _is_half_kana(char: str) -> bool:
    return "\uff61" <= char <= "\uff9f"
