"""What every screen has: header, a line for what is wrong with the file, footer, and a word when it is too small."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar, cast

from textual.app import ComposeResult
from textual.content import Content
from textual.screen import ModalScreen, Screen
from textual.widgets import Static

from ...core.i18n import _
from ...core.redact.engine import redact
from ..bindings import bindings
from ..legend import indexing
from ..store import Store
from ..widgets.footer import Footer
from ..widgets.header import Header, HeaderFacts, Tab
from ..widgets.paint import MASK, one_line

if TYPE_CHECKING:
    from ..app import ConsoleApp

LEAST_WIDTH, LEAST_HEIGHT = 30, 8
WIDTHS = [(0, "-tiny"), (LEAST_WIDTH, "-narrow"), (60, "-medium"), (100, "-wide"), (150, "-extra")]
HEIGHTS = [(0, "-flat"), (LEAST_HEIGHT, "-low"), (20, "-tall")]
Result = TypeVar("Result")


def tabs() -> tuple[Tab, ...]:
    """The screens that there are."""
    return (
        Tab("app.timeline", "1", _("Timeline")),
        Tab("app.search", "2", _("Search")),
        Tab("app.checkpoints", "4", _("Checkpoints")),
        Tab("app.audit", "6", _("Audit")),
    )


def too_small() -> Static:
    """Covers a screen below the least size. What is under it keeps its state and the focus."""
    text = _("Too small: %(width)dx%(height)d at least") % {"width": LEAST_WIDTH, "height": LEAST_HEIGHT}
    return Static(Content(text), id="too-small")


class Framed(Screen[Result], inherit_bindings=False):
    """What screens and windows share. Subclasses give `panel` and `body`."""

    HORIZONTAL_BREAKPOINTS = WIDTHS
    VERTICAL_BREAKPOINTS = HEIGHTS
    DEFAULT_CSS = """
    Framed { layers: under over; overflow: hidden; }
    Framed #too-small {
        display: none; layer: over; width: 100%; height: 100%; content-align: center middle;
        background: $background; color: $foreground;
    }
    Framed.-tiny #too-small, Framed.-flat #too-small { display: block; }
    """
    panel = "app"

    def __init__(self, store: Store) -> None:
        super().__init__()
        self.store = store
        self.set_class(store.glyphs.ascii, "-ascii")

    @property
    def console(self) -> ConsoleApp:
        """The app, by its own type."""
        return cast("ConsoleApp", self.app)

    def compose(self) -> ComposeResult:
        yield from self.body()
        yield too_small()
        yield Footer(self.store.keymap, self.store.glyphs)

    def body(self) -> ComposeResult:
        """What stands above the footer."""
        raise NotImplementedError

    def search_pressed(self) -> bool:
        """Take the search key for itself; False leaves it to the app."""
        return False

    def sessions_listed(self) -> None:
        """The store has a newer list of sessions."""

    def back(self) -> None:
        """One step back."""


class ConsoleScreen(Framed[None], inherit_bindings=False):
    """Base of the screens behind the tabs. Subclasses give `panel`, `tab` and `body`, a container `#body`."""

    DEFAULT_CSS = """
    ConsoleScreen { background: $background; }
    ConsoleScreen > Header, ConsoleScreen > Footer, ConsoleScreen > #notice, ConsoleScreen > #body { layer: under; }
    #notice { display: none; height: auto; padding: 0 1; color: $text-error; }
    #notice.-shown { display: block; }
    #body { height: 1fr; }
    .panel { border: round $cg-line; border-title-color: $cg-muted; border-subtitle-color: $cg-muted; }
    .panel:focus, .panel:focus-within {
        border: round $primary; border-title-color: $text-primary; border-title-style: bold;
    }
    ConsoleScreen.-ascii .panel { border: ascii $cg-line; }
    ConsoleScreen.-ascii .panel:focus, ConsoleScreen.-ascii .panel:focus-within { border: ascii $primary; }
    ConsoleScreen.-narrow .panel, ConsoleScreen.-narrow .panel:focus, ConsoleScreen.-narrow .panel:focus-within {
        border: none;
    }
    """
    tab = ""

    def compose(self) -> ComposeResult:
        yield Header(tabs(), self.tab, self.store.glyphs)
        yield Static(id="notice")
        yield from super().compose()

    def on_mount(self) -> None:
        self.show_header()

    def show_header(self) -> None:
        """Title, gauge and notice from the store."""
        session = self.store.session
        if session is None:
            return
        info, gauge = session.info, session.gauge
        title = one_line(redact(info.title or info.session_id).text).replace(MASK, self.store.glyphs.mask)
        used = gauge.used_tokens if gauge else None
        window = gauge.window_tokens if gauge else None
        self.query_one(Header).show(HeaderFacts(info.agent, title, used, window, self._doing()))
        notice = self.query_one("#notice", Static)
        text = {
            "there": "",
            "removed": _("Transcript removed. What was read stays."),
            "replaced": _("File replaced; read again."),
        }[self.store.file_state]
        notice.update(Content(text))
        notice.set_class(bool(text), "-shown")

    def _doing(self) -> str:
        return "" if self.store.indexed is None else indexing(self.store.indexed)

    def show_indexed(self) -> None:
        """More of a transcript was read, or all of it."""
        self.show_header()

    def session_changed(self) -> None:
        """Another session, or the same one read again."""
        self.show_header()

    def session_grew(self) -> None:
        """The session has more turns or boundaries."""
        self.show_header()

    def audit_touched(self) -> None:
        """A hook left a row in the audit."""

    def can_go_back(self) -> bool:
        """There is such a step."""
        return False


class Window(Framed[object], ModalScreen[object], inherit_bindings=False):
    """Base of the modal windows, whose `body` has the class `window`.

    It binds help and back again, since a modal cuts off the app's keys.
    """

    DEFAULT_CSS = """
    Window { align: center middle; background: $background 60%; }
    Window > .window, Window > Footer { layer: under; }
    Window > .window {
        width: 80%; max-width: 100; height: 80%; border: round $primary; background: $background;
        border-title-color: $text-primary; border-title-style: bold; border-subtitle-color: $cg-muted;
    }
    Window.-narrow > .window { width: 100%; height: 1fr; border: none; }
    Window.-ascii > .window { border: ascii $primary; }
    """
    BINDINGS = bindings("modal")
    panel = "modal"

    def back(self) -> None:
        """Close it."""
        self.dismiss(None)
