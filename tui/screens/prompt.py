"""A window that asks for one line, and stays until the answer can be used."""

from __future__ import annotations

from collections.abc import Callable

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical
from textual.content import Content
from textual.widgets import Input, Static

from ...core.errors import InputError
from ..store import Store
from ..widgets.line_box import LineBox
from .base import Window


class Answer(LineBox):
    """Enter answers."""

    BINDINGS = [Binding("enter", "screen.list_open", show=False, id="list.open")]
    DEFAULT_CSS = "Answer, Answer:focus { border: none; height: 1; padding: 0 1; background: $surface; }"


class PromptScreen(Window):
    """`check` turns what was typed into the result, or raises InputError, whose words are shown."""

    DEFAULT_CSS = """
    PromptScreen > .window { height: auto; max-height: 10; }
    PromptScreen.-narrow > .window { height: 1fr; max-height: 100%; }
    PromptScreen Static { padding: 0 1; height: auto; }
    PromptScreen #problem { color: $text-error; }
    PromptScreen #hint { color: $cg-muted; }
    """
    AUTO_FOCUS = "Answer"
    panel = "prompt"

    def __init__(self, store: Store, title: str, hint: str, check: Callable[[str], object]) -> None:
        super().__init__(store)
        self._title_text = title
        self._hint = hint
        self._check = check

    def body(self) -> ComposeResult:
        with Vertical(classes="window") as window:
            window.border_title = Content(self._title_text)
            yield Answer()
            yield Static(Content(self._hint), id="hint")
            yield Static(id="problem")

    def action_list_open(self) -> None:
        try:
            result = self._check(self.query_one(Answer).value)
        except InputError as error:
            self.query_one("#problem", Static).update(Content(f"{error.message} {error.hint}".strip()))
            return
        self.dismiss(result)

    @on(Input.Changed)
    def _typed(self) -> None:
        self.query_one("#problem", Static).update(Content(""))
