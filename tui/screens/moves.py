"""The actions of every list: they go to whatever list or text has the focus."""

from __future__ import annotations

from textual.widget import Widget


class Moves:
    """Mixed into screens; `focused` is the screen's."""

    focused: Widget | None

    def _move(self, name: str) -> None:
        action = getattr(self.list_in_focus(), f"action_{name}", None)
        if action is not None:
            action()

    def list_in_focus(self) -> Widget | None:
        """What the keys move; a window with a filter box sends them to its list."""
        return self.focused

    def action_list_up(self) -> None:
        self._move("up")

    def action_list_down(self) -> None:
        self._move("down")

    def action_list_page_up(self) -> None:
        self._move("page_up")

    def action_list_page_down(self) -> None:
        self._move("page_down")

    def action_list_top(self) -> None:
        self._move("top")

    def action_list_bottom(self) -> None:
        self._move("bottom")

    def action_list_open(self) -> None:
        self._move("open")
