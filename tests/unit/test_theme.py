"""The contrast that the own themes promise, computed from what the stylesheet really gets."""

from __future__ import annotations

import pytest
from textual.app import App
from textual.color import Color
from textual.theme import Theme

from compact_guard.tui.theme import THEMES, variable_defaults
from compact_guard.tui.widgets.paint import PaintedScroll
from compact_guard.tui.widgets.turn_list import TurnList

HUES = ("text-success", "text-warning", "text-error", "text-primary")
WEIGHTS = ("foreground", "cg-soft", "cg-muted", "cg-faint")


class Themed(App[None]):
    def __init__(self, theme: str) -> None:
        super().__init__()
        for own in THEMES:
            self.register_theme(own)
        self.theme = theme

    def get_theme_variable_defaults(self) -> dict[str, str]:
        return variable_defaults(self.current_theme)

    def compose(self):  # type: ignore[no-untyped-def]
        yield TurnList()


def css_color(text: str) -> Color:
    """`#e0e0e0 85%`, as a stylesheet reads it."""
    name, _, percent = text.partition(" ")
    color = Color.parse(name)
    return color.with_alpha(float(percent.rstrip("%")) / 100) if percent else color


def luminance(color: Color) -> float:
    def linear(channel: int) -> float:
        share = channel / 255
        return share / 12.92 if share <= 0.03928 else ((share + 0.055) / 1.055) ** 2.4

    return 0.2126 * linear(color.r) + 0.7152 * linear(color.g) + 0.0722 * linear(color.b)


def contrast(color: Color, background: Color) -> float:
    low, high = sorted((luminance(background + color), luminance(background)))
    return (high + 0.05) / (low + 0.05)


def surfaces(variables: dict[str, str]) -> dict[str, Color]:
    background = css_color(variables["background"])
    return {
        "background": background,
        "surface": css_color(variables["surface"]),
        "panel": css_color(variables["panel"]),
        "cursor": background + css_color(variables["cg-cursor"]),
        "cursor without focus": background + css_color(variables["cg-cursor-blurred"]),
        "alarm": background + css_color(variables["error"]).with_alpha(0.15),
    }


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
def test_every_role_can_be_read_on_every_surface(theme: Theme) -> None:
    variables = Themed(theme.name).get_css_variables()
    least = 7.0 if theme.name == "cg-contrast" else 4.5
    for where, background in surfaces(variables).items():
        for role in (*HUES, *WEIGHTS):
            if where.startswith("cursor") and role in ("cg-muted", "cg-faint"):
                continue  # they rise to text there: the next test
            needed = 3.0 if role == "cg-faint" and theme.name != "cg-contrast" else least
            found = contrast(css_color(variables[role]), background)
            assert found >= needed, f"{role} on {where}: {found:.1f}"


def test_high_contrast_has_no_text_under_85_percent() -> None:
    variables = Themed("cg-contrast").get_css_variables()
    assert all(css_color(variables[weight]).a >= 0.85 for weight in WEIGHTS)


@pytest.mark.parametrize("theme", [*(theme.name for theme in THEMES), "textual-light", "nord", "ansi-dark"])
async def test_roles_are_painted_in_the_theme_and_rise_on_the_cursor(theme: str) -> None:
    app = Themed(theme)
    async with app.run_test():
        widget = app.query_one(TurnList)
        for role in PaintedScroll.ROLES:
            assert widget.role_style(role, on_cursor=False).color is not None
        for quiet in ("muted", "faint"):
            assert widget.role_style(quiet, on_cursor=True) == widget.role_style("text", on_cursor=True)
        plain, cursor = (widget.role_style("text", on_cursor=on) for on in (False, True))
        assert plain != cursor


async def test_another_theme_repaints_with_other_colours() -> None:
    app = Themed("cg-dark")
    async with app.run_test() as pilot:
        widget = app.query_one(TurnList)
        before = widget.role_style("soft", on_cursor=False)
        app.theme = "cg-light"
        await pilot.pause()
        assert widget.role_style("soft", on_cursor=False) != before
