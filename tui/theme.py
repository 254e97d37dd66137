"""The three themes whose contrast is promised, and the text weights that every theme gets."""

from __future__ import annotations

from textual.theme import Theme

CG_DARK = Theme(
    name="cg-dark",
    primary="#0178d4",
    secondary="#004578",
    accent="#ffa62b",
    warning="#ffa62b",
    error="#ba3c5b",
    success="#4ebf71",
    foreground="#e0e0e0",
    background="#121212",
    surface="#1e1e1e",
    panel="#242f38",
)

CG_LIGHT = Theme(
    name="cg-light",
    dark=False,
    primary="#4a9ae0",
    secondary="#9cc6ea",
    accent="#b36b00",
    warning="#b36b00",
    error="#c8405f",
    success="#2f9e5b",
    foreground="#1c1c1c",
    background="#f8f8f6",
    surface="#efefec",
    panel="#e6e9ec",
    variables={
        "text-primary": "#0a4a84",
        "text-warning": "#7a4700",
        "text-error": "#98183a",
        "text-success": "#145c30",
        "cg-soft": "#1c1c1c 90%",
        "cg-muted": "#1c1c1c 76%",
        "cg-faint": "#1c1c1c 64%",
        "cg-line": "#1c1c1c 35%",
        "border": "#0a4a84",
        "input-cursor-background": "#1c1c1c",
        "input-selection-background": "#4a9ae0 40%",
    },
)

CG_CONTRAST = Theme(
    name="cg-contrast",
    primary="#1c7fd6",
    secondary="#1c5f9c",
    accent="#ffcf66",
    warning="#ffcf66",
    error="#d4476a",
    success="#6ee08f",
    foreground="#ffffff",
    background="#000000",
    surface="#0d0d0d",
    panel="#161b20",
    variables={
        "text-primary": "#9fd0ff",
        "text-warning": "#ffd27a",
        "text-error": "#ffb3c4",
        "text-success": "#9af0b4",
        "cg-soft": "#ffffff 95%",
        "cg-muted": "#ffffff 88%",
        "cg-faint": "#ffffff 85%",
        "cg-line": "#ffffff 60%",
    },
)

THEMES = (CG_DARK, CG_LIGHT, CG_CONTRAST)


def variable_defaults(theme: Theme) -> dict[str, str]:
    """The weights of text in a theme that does not set them, for `App.get_theme_variable_defaults`.

    `ansi-*` themes have no colours to blend with: there the terminal's own `dim` stands for all three.
    """
    if theme.ansi:
        plain = theme.foreground or "ansi_default"
        return {
            "cg-soft": plain, "cg-muted": plain, "cg-faint": plain, "cg-line": plain,
            "cg-soft-style": "dim", "cg-muted-style": "dim", "cg-faint-style": "dim",
            "cg-cursor": "transparent", "cg-cursor-style": "reverse",
            "cg-cursor-blurred": "transparent", "cg-cursor-blurred-style": "underline",
        }  # fmt: skip
    colors = theme.to_color_system().generate()
    foreground = colors["foreground"]
    return {
        "cg-soft": f"{foreground} 85%",
        "cg-muted": f"{foreground} 60%",
        "cg-faint": f"{foreground} 45%",
        "cg-line": f"{foreground} 25%",
        "cg-soft-style": "none",
        "cg-muted-style": "none",
        "cg-faint-style": "none",
        "cg-cursor": f"{colors['primary']} 30%",
        "cg-cursor-style": "none",
        "cg-cursor-blurred": f"{foreground} 10%",
        "cg-cursor-blurred-style": "none",
    }
