"""Checkpoints: the generations of a session, what each holds, and the pack that the agent gets of it."""

from __future__ import annotations

from textual import events
from textual.app import ComposeResult
from textual.containers import Container
from textual.content import Content
from textual.widgets import Static

from ...core.checkpoint.render import Pack, render
from ...core.i18n import _, ngettext
from ...core.text import visible
from .. import checkpoint_lines as lines
from .. import generations, present
from ..bindings import bindings
from ..generations import Generation
from ..messages import GenerationBuilt, GenerationsRead
from ..store import Store
from ..widgets.choice_list import ChoiceList
from ..widgets.pack_view import PackView, Paragraph
from .base import ConsoleScreen
from .moves import Moves


class GenerationPanel(ChoiceList, inherit_bindings=False):
    """The generations, with their keys."""

    BINDINGS = bindings("generations")
    panel = "generations"


class ItemPanel(ChoiceList, inherit_bindings=False):
    """The items of one, with their keys."""

    BINDINGS = bindings("items")
    panel = "items"


class PackPanel(PackView, inherit_bindings=False):
    """Its pack, with its keys."""

    BINDINGS = bindings("pack")
    panel = "pack"


class CheckpointsScreen(Moves, ConsoleScreen):
    """Three panels, in a narrow pane one after the other."""

    DEFAULT_CSS = """
    CheckpointsScreen #body { layout: vertical; }
    CheckpointsScreen #where { display: none; height: 1; padding: 0 1; color: $cg-muted; }
    CheckpointsScreen #kept { layout: horizontal; height: 3fr; }
    CheckpointsScreen GenerationPanel { width: 2fr; height: 1fr; }
    CheckpointsScreen ItemPanel { width: 3fr; height: 1fr; }
    CheckpointsScreen PackPanel { width: 1fr; height: 2fr; padding: 0 1; }
    CheckpointsScreen.-medium GenerationPanel { width: 1fr; }
    CheckpointsScreen.-medium ItemPanel { width: 1fr; }
    CheckpointsScreen.-medium #kept { height: 1fr; }
    CheckpointsScreen.-medium PackPanel { height: 1fr; }
    CheckpointsScreen.-low PackPanel, CheckpointsScreen.-narrow PackPanel { display: none; }
    CheckpointsScreen.-narrow #where { display: block; }
    CheckpointsScreen.-narrow ItemPanel { display: none; }
    CheckpointsScreen.-narrow.-items ItemPanel { display: block; width: 1fr; }
    CheckpointsScreen.-narrow.-items GenerationPanel { display: none; }
    CheckpointsScreen.-narrow.-pack #kept, CheckpointsScreen.-low.-pack #kept { display: none; }
    CheckpointsScreen.-narrow.-pack PackPanel, CheckpointsScreen.-low.-pack PackPanel { display: block; height: 1fr; }
    """
    panel = "generations"
    tab = "app.checkpoints"

    def __init__(self, store: Store) -> None:
        super().__init__(store)
        glyphs = store.glyphs
        self.list = GenerationPanel(glyphs=glyphs, classes="panel")
        self.items = ItemPanel(glyphs=glyphs, classes="panel")
        self.pack = PackPanel(glyphs=glyphs, clock=store.clock, classes="panel")
        self._stored: list[Generation] = []
        self._unstored: dict[int, Generation] = {}
        self._problem = ""
        """Why the store could not be read."""
        self._built_for: object = None
        """What the unstored ones were built from: the session's turns, and what is stored."""
        self._building = False
        self._fresh: set[int] = set()
        """Which of the unstored ones were built since the last reading."""
        self._shown: Generation | None = None
        self._rendered: Pack | None = None
        self._chosen: object = None
        """Key of the generation to which somebody went; None: nobody did, so the newest is shown."""
        self._listing = False
        """The list is filled: its cursor moves, and nobody moved it."""

    def body(self) -> ComposeResult:
        with Container(id="body"):
            yield Static(id="where")
            with Container(id="kept"):
                yield self.list
                yield self.items
            yield self.pack

    def on_mount(self) -> None:
        self.list.focus()
        self.watch(self.list, "cursor", self._generation_moved, init=False)
        self.watch(self.items, "cursor", self._item_moved, init=False)

    def on_screen_resume(self) -> None:
        """While nobody looked, a compaction may have been guarded."""
        self.read_again()

    def on_resize(self, event: events.Resize) -> None:
        self.call_after_refresh(self._titles)

    # --- the session

    def session_changed(self) -> None:
        super().session_changed()
        self._stored, self._unstored, self._built_for, self._problem = [], {}, None, ""
        self._shown = self._rendered = self._chosen = None
        self._show_list()
        self.read_again()

    def session_grew(self) -> None:
        super().session_grew()
        session = self.store.session
        if session is not None and len(session.boundaries) != self._compactions and self.is_current:
            self.read_again()

    def audit_touched(self) -> None:
        """A hook may have saved one."""
        self.read_again()

    def read_again(self, *, asked: bool = False) -> None:
        """Look at what is stored, and build what is not."""
        session = self.store.session
        if session is not None and not session.partial and self.is_current:
            generations.read_stored(self, session, asked=asked)
        else:
            self._show_list()

    @property
    def _compactions(self) -> int:
        return max(self._unstored, default=1) - 1

    def on_generations_read(self, message: GenerationsRead) -> None:
        session = self.store.session
        if session is None or message.session is not session:
            return
        self._stored, self._problem = list(message.generations), message.problem
        made_from = (len(session.turns), len(session.boundaries), [one.key for one in self._stored])
        if not self._problem and (message.asked or self._built_for != made_from):
            self._built_for, self._building = made_from, True
            last = len(session.boundaries) + 1
            before, self._fresh = self._unstored, set()
            self._unstored = {n: Generation(n, False, n == last) for n in range(1, last + 1)}
            # What was built before stands there until it is built anew: nobody loses the place.
            self._unstored |= {n: one for n, one in before.items() if n <= last and one.is_now == (n == last)}
            generations.build_unstored(self, session, self.store.roots, self.store.config)
        self._show_list()
        if message.asked:
            self._tell_verdict()

    def on_generation_built(self, message: GenerationBuilt) -> None:
        if message.session is not self.store.session:
            return
        one = message.generation
        if one is not None:
            self._unstored[one.number] = one
            self._fresh.add(one.number)
        else:
            self._building = False
            # The others are the compactions that have a generation.
            self._unstored = {n: row for n, row in self._unstored.items() if n in self._fresh}
        self._show_list()

    def _tell_verdict(self) -> None:
        bad = sum(one.checkpoint is None for one in self._stored)
        count = len(self._stored)
        if self._problem:
            self.console.tell(self._problem, warning=True)
        elif bad:
            said = ngettext("{count} generation does not hold.", "{count} generations do not hold.", bad)
            self.console.tell(said.format(count=bad), warning=True)
        elif count:
            self.console.tell(ngettext("%d generation holds.", "%d generations hold.", count) % count)
        else:
            self.console.tell(_("Nothing is stored of this session."))

    # --- what is shown

    def _show_list(self) -> None:
        newest_first = [self._unstored[number] for number in sorted(self._unstored, reverse=True)]
        choices = lines.generation_choices(self._stored, newest_first, self.store.glyphs, self.store.clock)
        self._listing = True
        self.list.show(choices, on=self._chosen or self._first_choice())
        self._listing = False
        self._show_generation()

    def _first_choice(self) -> object:
        """The newest that holds; where nothing is stored, the newest compaction; else what would be saved now."""
        held = next((one for one in self._stored if one.checkpoint is not None), None)
        if held is not None or self._stored:
            return (held or self._stored[0]).key
        return (False, False, self._compactions or 1)

    def _generation_moved(self) -> None:
        if self.list.choice is not None and not self._listing:
            self._chosen = self.list.choice.key
            self._show_generation()

    def _current(self) -> Generation | None:
        key = self.list.choice.key if self.list.choice is not None else None
        return next((one for one in (*self._stored, *self._unstored.values()) if one.key == key), None)

    def _show_generation(self) -> None:
        """The one under the cursor, if another is shown."""
        one = self._current()
        if one is self._shown and one is not None:
            self._titles()
            return
        on = self.items.choice.key if self.items.choice is not None else None
        self._shown = one
        checkpoint = one.checkpoint if one is not None else None
        self._rendered = render(checkpoint) if checkpoint is not None else None
        if checkpoint is not None and self._rendered is not None:
            self.items.show(lines.item_choices(checkpoint, self._rendered, self.store.glyphs), on=on)
        else:
            self.items.show(lines.refused_choices() if one is not None and one.problem else [])
        self._show_pack()
        self.refresh_bindings()

    def _item_moved(self) -> None:
        if self.items.cursor >= 0:
            if self.items.has_focus and self._shown is not None:
                self._chosen = self._shown.key
            self._show_pack()

    def _show_pack(self) -> None:
        one = self._shown
        if one is not None and one.checkpoint is not None and self._rendered is not None:
            item = self.items.choice.key if self.items.choice is not None else None
            self.pack.show(
                lines.pack_paragraphs(one.checkpoint, self._rendered, item if isinstance(item, str) else None)
            )
        else:
            self.pack.show(self._instead(one))
        self._titles()

    def _instead(self, one: Generation | None) -> list[Paragraph]:
        """What stands there without a pack."""
        session = self.store.session
        if self._problem:
            return [Paragraph(self._problem, "wound")]
        if one is not None and one.problem:
            return [Paragraph(one.problem, "wound")]
        if session is None or session.partial:
            return [Paragraph(_("indexing"), "muted")]
        return [Paragraph(_("building…"), "muted")] if self._building else []

    def _titles(self) -> None:
        one, glyphs = self._shown, self.store.glyphs
        checkpoint = one.checkpoint if one is not None else None
        self.list.border_title = Content(_("Generations"))
        self.list.border_subtitle = Content(self._verdict())
        title = lines.place_title(one) if one is not None else ""
        if checkpoint is not None:
            title += f" {glyphs.dot} {lines.items_word(checkpoint)}"
        self.items.border_title = Content(title or _("Items"))
        legend = ""
        if checkpoint is not None and self._rendered is not None:
            legend = lines.items_legend(checkpoint, self._rendered, self.items.outer_size.width - 6, glyphs)
        self.items.border_subtitle = Content(legend)
        self.pack.border_title = Content(_("Pack"))
        has_pack = self._rendered is not None and bool(self._rendered.text)
        meter = lines.meter(self._rendered, glyphs) if has_pack and self._rendered is not None else Content("")
        self.pack.border_subtitle = meter
        page = meter if self.has_class("-pack") else Content(title if self.has_class("-items") else self._verdict())
        self.query_one("#where", Static).update(page)

    def _verdict(self) -> str:
        """`✓ 3 verified   ✗ 1 refused`."""
        if not self._stored:
            return _("none stored")
        bad = sum(one.checkpoint is None for one in self._stored)
        good = len(self._stored) - bad
        parts = [f"{self.store.glyphs.kept} " + ngettext("%d verified", "%d verified", good) % good] if good else []
        if bad:
            parts.append(f"{self.store.glyphs.lost} " + ngettext("%d refused", "%d refused", bad) % bad)
        return "   ".join(parts)

    # --- from panel to panel

    def on_choice_list_chosen(self, event: ChoiceList.Chosen) -> None:
        """Enter goes one panel on: to the items, to the item in the pack."""
        event.stop()
        if event.choice_list is self.list:
            self._chosen = event.choice.key
            self.add_class("-items")
            self.items.focus()
        else:
            self.add_class("-pack")
            self.pack.focus()
        self._titles()

    def back(self) -> None:
        """One panel back, from the first one to the Timeline."""
        if self.pack.has_focus:
            self.remove_class("-pack")
            self.items.focus()
        elif self.items.has_focus:
            self.remove_class("-items")
            self.list.focus()
        else:
            self.console.action_timeline()
        self._titles()

    def can_go_back(self) -> bool:
        return True

    # --- actions

    def action_checkpoints_previous(self) -> None:
        self._step(1)

    def action_checkpoints_next(self) -> None:
        self._step(-1)

    def _step(self, step: int) -> None:
        """To another generation from whatever panel; the newest stand on top."""
        rows = [choice.key for choice in self.list.choices if choice.key is not None]
        if self.list.choice is not None and self.list.choice.key in rows:
            at = rows.index(self.list.choice.key) + step
            if 0 <= at < len(rows):
                self._chosen = rows[at]
                self._show_list()

    def action_checkpoints_verify(self) -> None:
        self.read_again(asked=True)

    def action_list_copy(self) -> None:
        item = self._item_in_focus()
        if item is not None:
            self.console.copy_text(visible(present.masked(item)), _("item"))
        elif self._rendered is not None:
            self.console.copy_text(visible(present.masked(self._rendered.text)), _("pack"))

    def _item_in_focus(self) -> str | None:
        checkpoint = self._shown.checkpoint if self._shown is not None else None
        if not self.items.has_focus or checkpoint is None or self.items.choice is None:
            return None
        return next((item.text for item in checkpoint.items if item.id == self.items.choice.key), None)

    @property
    def shows_items(self) -> bool:
        """A generation is read or built, and shown."""
        return self._rendered is not None

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        if action in ("checkpoints_previous", "checkpoints_next"):
            return sum(choice.key is not None for choice in self.list.choices) > 1
        if action == "list_copy":
            return self._item_in_focus() is not None or bool(self._rendered and self._rendered.text)
        if action == "list_open" and self.items.has_focus:
            return self.items.choice is not None
        return super().check_action(action, parameters)
