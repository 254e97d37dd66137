"""A window with a box to type in and a list to choose from."""

from __future__ import annotations

from collections.abc import Sequence

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical
from textual.content import Content
from textual.widget import Widget
from textual.widgets import Input

from ...core.i18n import _
from ..store import Store
from ..widgets.choice_list import Choice, ChoiceList
from ..widgets.line_box import LineBox
from .base import Window
from .moves import Moves


class FilterBox(LineBox):
    """Enter chooses; every other key of the list that types nothing moves it."""

    BINDINGS = [Binding("enter", "screen.list_open", show=False, id="list.open")]
    DEFAULT_CSS = """
    FilterBox, FilterBox:focus { border: none; height: 1; padding: 0 1; background: $surface; }
    """


class PickerList(ChoiceList):
    """Keys move it while one types."""

    lit_cursor = True


class Picker(Moves, Window):
    """Filters its choices as one types; subclasses say what they are and what choosing does."""

    DEFAULT_CSS = """
    Picker ChoiceList { height: 1fr; padding: 0 1; }
    """
    AUTO_FOCUS = "FilterBox"
    title_text = ""

    def __init__(self, store: Store) -> None:
        super().__init__(store)
        self._all: Sequence[Choice] = ()

    def body(self) -> ComposeResult:
        with Vertical(classes="window") as window:
            window.border_title = Content(self.title_text)
            yield FilterBox(placeholder=_("type to filter"))
            yield PickerList(glyphs=self.store.glyphs)

    def on_mount(self) -> None:
        self.fill(self.choices())

    def choices(self) -> Sequence[Choice]:
        """What there is to choose from."""
        raise NotImplementedError

    def chosen(self, choice: Choice) -> None:
        """A choice was made."""
        self.dismiss(choice.key)

    @property
    def list(self) -> ChoiceList:
        return self.query_one(ChoiceList)

    def list_in_focus(self) -> Widget | None:
        return self.list

    def action_list_open(self) -> None:
        if (choice := self.list.choice) is not None:
            self.chosen(choice)

    def fill(self, choices: Sequence[Choice]) -> None:
        """Other choices under the same filter; the cursor stays on what it stood on."""
        self._all = choices
        on = self.list.choice.key if self.list.choice else None
        self._show(self.query_one(FilterBox).value, on)

    @on(Input.Changed)
    def _typed(self, event: Input.Changed) -> None:
        self._show(event.value, None)

    def _show(self, typed: str, on: object) -> None:
        found = matching(self._all, typed.strip())
        nothing = [Choice(None, ((_("Nothing found."), "muted"),))]
        self.list.show(nothing if self._all and not found else found, on=on)
        total = sum(choice.key is not None for choice in self._all)
        left = sum(choice.key is not None for choice in found)
        self.query_one(".window").border_subtitle = Content(f"{left}" if left == total else f"{left} / {total}")

    @on(ChoiceList.Chosen)
    def _chosen(self, event: ChoiceList.Chosen) -> None:
        self.chosen(event.choice)


def matching(choices: Sequence[Choice], typed: str) -> Sequence[Choice]:
    """Choices that hold the typed characters in their order, the closest first; headings only while unfiltered."""
    if not typed:
        return choices
    from textual.fuzzy import Matcher

    matcher = Matcher(typed)
    scored = [
        (-matcher.match(choice.search), at)
        for at, choice in enumerate(choices)
        if choice.key is not None and choice.search
    ]
    return [choices[at] for score, at in sorted(scored) if score < 0]
