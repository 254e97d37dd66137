"""A detail as lines of parts, one after the other, so that only what is looked at needs to be wrapped."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ...core.i18n import _, ngettext
from ...core.model import ToolCall
from ..cells import cut, wrap_spans
from ..glyphs import Glyphs
from ..marks import said_line
from ..numbers import Clock, short_count
from .details import BoundaryDetail, Detail, ToolDetail, TurnDetail, WaitingDetail
from .paint import Part, one_line, parts_width, shown
from .row_line import label_word, tool_result
from .rule import token_change, trigger_word


class Line(NamedTuple):
    """One line of the detail."""

    parts: list[Part]
    tool: int | None = None
    """Index of the tool call whose head this is: a click unfolds it."""
    place: int = -1
    """Where the line begins in the text."""


def detail_lines(
    detail: Detail,
    width: int,
    glyphs: Glyphs,
    clock: Clock,
    *,
    revealed: bool = False,
    open_tools: frozenset[int] = frozenset(),
) -> Iterator[Line]:
    """Head, meta line, text, tool calls; each line fits into `width` cells."""
    page = _Page(width, glyphs, clock)
    if isinstance(detail, TurnDetail):
        yield from page.turn(detail, revealed, open_tools)
    elif isinstance(detail, ToolDetail):
        yield from page.tool_call(detail, revealed)
    elif isinstance(detail, WaitingDetail):
        yield from page.waiting(detail)
    else:
        yield from page.boundary(detail, revealed)


def _role_word(role: str) -> str:
    return _("user") if role == "user" else _("assistant")


class _Page:
    def __init__(self, width: int, glyphs: Glyphs, clock: Clock) -> None:
        self.width = width
        self.glyphs = glyphs
        self.clock = clock

    # --- the three kinds

    def turn(self, detail: TurnDetail, revealed: bool, open_tools: frozenset[int]) -> Iterator[Line]:
        yield self._head(detail.in_context, detail.abandoned, "foreign" in detail.labels)
        who = (_role_word(detail.role), "act-strong" if detail.role == "user" else "strong")
        yield from self._meta(who, self.clock.full(detail.at_ms), _("epoch %d") % detail.epoch)
        if detail.kinds:
            yield Line(said_line(detail.kinds, self.glyphs))
        if detail.labels:
            words = f" {self.glyphs.dot} ".join(label_word(label) for label in detail.labels)
            yield Line([(cut(words, self.width), "muted")])
        yield Line([])
        text = detail.raw if revealed and detail.raw is not None else detail.text
        yield from self._text(text, None if revealed else detail.phrase)
        tools = detail.raw_tools if revealed and detail.raw_tools else detail.tools
        if tools:
            yield Line([])
        for index, call in enumerate(tools):
            is_open = index in open_tools
            yield Line(self._tool_head(call, is_open), tool=index)
            if is_open:
                yield from self._tool_body(call, None)

    def tool_call(self, detail: ToolDetail, revealed: bool) -> Iterator[Line]:
        call = detail.raw if revealed and detail.raw is not None else detail.call
        yield self._head(detail.in_context, False, False)
        who = (one_line(call.name), "strong")
        yield from self._meta(who, _("turn %d") % detail.n, self.clock.full(detail.at_ms), _("epoch %d") % detail.epoch)
        yield Line([tool_result(call.is_error, None if call.output is None else call.output_size)])
        yield Line([])
        yield from self._tool_body(call, detail.original)

    def boundary(self, detail: BoundaryDetail, revealed: bool) -> Iterator[Line]:
        name = _("compaction %d") % detail.index
        yield Line([(cut(f"{self.glyphs.rule * 2} {name}", self.width), "edge-strong")])
        origin = _("inherited") if detail.inherited else ""
        who = (trigger_word(detail.trigger) or _("trigger unknown"), "strong")
        yield from self._meta(who, self.clock.full(detail.at_ms), token_change(detail, self.glyphs), origin)
        if detail.fate is not None:
            yield from self._plain(*detail.fate)
        yield Line([])
        yield from self._summary_note(detail)
        text = detail.raw if revealed and detail.raw is not None else detail.text
        if text.strip():
            yield from self._text(text, None)

    def _summary_note(self, detail: BoundaryDetail) -> Iterator[Line]:
        note = {
            "encrypted": _("The summary is encrypted: nobody but the model's provider can read it."),
            "none": _("This compaction left no summary in the file."),
            "error": _("The compaction failed. In place of a summary the model got this:"),
        }.get(detail.summary_state)
        if note is not None:
            yield from self._plain(note, "muted")
            yield Line([])

    def waiting(self, detail: WaitingDetail) -> Iterator[Line]:
        for sentence in detail.sentences:
            yield from self._plain(sentence, "muted")

    # --- parts

    def _head(self, in_context: bool, abandoned: bool, foreign: bool) -> Line:
        if in_context:
            text, role = f"{self.glyphs.in_context} {_('IN CONTEXT')}", "in-strong"
        elif abandoned:
            text, role = f"{self.glyphs.branch} {_('ABANDONED BRANCH')}", "strong"
        elif foreign:
            text, role = f"{self.glyphs.compacted} {_('ANOTHER SESSION')}", "strong"
        else:
            text, role = f"{self.glyphs.compacted} {_('COMPACTED AWAY')}", "edge-strong"
        return Line([(cut(text, self.width), role)])

    def _meta(self, first: Part, *facts: str) -> Iterator[Line]:
        """Facts on one line, or on a further one from where they would not fit whole."""
        line: list[Part] = [(cut(first[0], self.width), first[1])]
        for fact in filter(None, facts):
            part = (f" {self.glyphs.dot} {fact}", "muted")
            if parts_width([*line, part]) > self.width:
                yield Line(line)
                line = [(cut(fact, self.width), "muted")]
            else:
                line.append(part)
        yield Line(line)

    def _tool_head(self, call: ToolCall, is_open: bool) -> list[Part]:
        fold = self.glyphs.open if is_open else self.glyphs.folded
        result = tool_result(call.is_error, None if call.output is None else call.output_size)
        name = cut(one_line(call.name), max(4, self.width - 4 - parts_width([result])))
        parts: list[Part] = [(f"{fold} ", "act"), (name, "soft"), ("  ", "text")]
        room = self.width - parts_width(parts) - parts_width([result]) - 2
        said = cut(one_line(call.input[: 4 * self.width]), max(0, room))
        blank = " " * max(2, self.width - parts_width(parts) - parts_width([(said, ""), result]))
        return [*parts, (said, "muted"), (blank, "text"), result]

    def _tool_body(self, call: ToolCall, original: str | None) -> Iterator[Line]:
        yield from self._code(shown(call.input), "soft")
        output = call.output if original is None else original
        if output is None:
            yield Line([(cut(_("no result"), self.width), "faint")])
            return
        yield Line([])
        yield from self._code(shown(output), "wound" if call.is_error else "text")
        if call.output_path is not None and original is None:
            size = short_count(call.output_size)
            note = ngettext(
                "Only a preview: the whole output, %s character, is in a file of its own.",
                "Only a preview: the whole output, %s characters, is in a file of its own.",
                call.output_size,
            )
            yield from self._plain(note % size, "muted")

    def _plain(self, text: str, role: str) -> Iterator[Line]:
        for start, end in wrap_spans(text, self.width):
            yield Line([(text[start:end], role)])

    def _code(self, text: str, role: str) -> Iterator[Line]:
        for paragraph in _paragraphs(text):
            yield from self._code_line(paragraph[1], role)

    def _code_line(self, text: str, role: str) -> Iterator[Line]:
        """Behind a bar; what does not fit goes on below at its own indentation."""
        indent = len(text) - len(text.lstrip(" "))
        room = self.width - 1
        if indent * 2 > room:
            indent = 0
        for start, end in wrap_spans(text[indent:], room - indent):
            body = " " * indent + text[indent + start : indent + end]
            yield Line([(self.glyphs.code, "faint"), (body, role)])

    def _text(self, text: str, phrase: tuple[int, int] | None) -> Iterator[Line]:
        """Prose wrapped at blanks, fenced code behind a bar, the phrase of a search marked."""
        said = shown(text)
        marked = (-1, -1)
        if phrase is not None:
            start = len(shown(text[: phrase[0]]))
            marked = start, max(start + 1, len(shown(text[: phrase[1]])))
        fence = ""
        for at, paragraph in _paragraphs(said):
            ticks = _fence(paragraph)
            overlaps = at < marked[1] and marked[0] < at + len(paragraph)
            if ticks and not overlaps and (not fence or (ticks.startswith(fence) and paragraph.strip() == ticks)):
                fence = "" if fence else ticks
                yield from self._plain(paragraph, "muted")
            elif fence and not overlaps:
                for line in self._code_line(paragraph, "text"):
                    yield line._replace(place=at)
            else:
                for start, end in wrap_spans(paragraph, self.width):
                    yield Line(_mark(said, at + start, at + end, marked), place=at + start)


def _paragraphs(text: str) -> Iterator[tuple[int, str]]:
    """Every line with the index where it starts; no list of a million lines is made."""
    at = 0
    text = text.rstrip("\n")
    while at <= len(text):
        end = text.find("\n", at)
        if end < 0:
            end = len(text)
        yield at, text[at:end]
        at = end + 1


def _fence(paragraph: str) -> str:
    """The run of backquotes or tildes that opens or closes a code block; empty elsewhere."""
    stripped = paragraph.lstrip(" ")
    if stripped[:3] not in ("```", "~~~"):
        return ""
    return stripped[: len(stripped) - len(stripped.lstrip(stripped[0]))]


def _mark(text: str, start: int, end: int, marked: tuple[int, int]) -> list[Part]:
    first, last = max(start, marked[0]), min(end, marked[1])
    if first >= last:
        return [(text[start:end], "text")]
    cuts = [(start, first, "text"), (first, last, "phrase"), (last, end, "text")]
    return [(text[a:b], role) for a, b, role in cuts if a < b]
