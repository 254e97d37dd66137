"""Audit: a verdict a surface, then what the guard did for each compaction, misses first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from textual import events
from textual.app import ComposeResult
from textual.containers import Container
from textual.content import Content
from textual.timer import Timer

from ...core.cli import audit_page
from ...core.i18n import _, ngettext
from ...core.text import visible
from .. import audit_lines as lines
from .. import auditing, present
from ..bindings import bindings, first_key
from ..cells import cells
from ..messages import AuditRead
from ..rows import Place
from ..store import Store
from ..widgets.audit_list import AuditList
from ..widgets.choice_list import ChoiceList
from ..widgets.pack_view import PackView, Paragraph
from ..widgets.verdicts import Verdicts
from .base import ConsoleScreen
from .moves import Moves

if TYPE_CHECKING:
    from ...core.audit.report import Compaction, Report

REST_S, BUSY_S = 0.5, 8.0
"""Between a new row of the audit, or a transcript that grew, and the next reading."""


class AuditPanel(AuditList, inherit_bindings=False):
    """The compactions, with their keys."""

    BINDINGS = bindings("audit")
    panel = "audit"


class FindingPanel(PackView, inherit_bindings=False):
    """The one under the cursor, with its keys."""

    BINDINGS = bindings("finding")
    panel = "finding"


class AuditScreen(Moves, ConsoleScreen):
    """Verdicts, list and detail, one below the other at every size."""

    DEFAULT_CSS = """
    AuditScreen #body { layout: vertical; }
    AuditScreen AuditPanel { height: 3fr; }
    AuditScreen FindingPanel { height: 2fr; max-height: 12; padding: 0 1; }
    AuditScreen.-narrow FindingPanel.panel, AuditScreen.-narrow FindingPanel.panel:focus {
        border-top: solid $cg-line;
    }
    AuditScreen.-narrow.-ascii FindingPanel.panel, AuditScreen.-narrow.-ascii FindingPanel.panel:focus {
        border-top: ascii $cg-line;
    }
    AuditScreen.-low AuditPanel { height: 1fr; min-height: 5; }
    AuditScreen.-low FindingPanel { height: 1fr; max-height: 6; }
    AuditScreen.-low Verdicts { max-height: 2; }
    AuditScreen.-low.-narrow Verdicts { display: none; }
    AuditScreen.-nothing AuditPanel { display: none; }
    AuditScreen.-nothing FindingPanel { height: 1fr; max-height: 100%; }
    """
    panel = "audit"
    tab = "app.audit"

    def __init__(self, store: Store) -> None:
        super().__init__(store)
        self.verdicts = Verdicts()
        self.list = AuditPanel(glyphs=store.glyphs, classes="panel")
        self.detail = FindingPanel(glyphs=store.glyphs, clock=store.clock, classes="panel")
        self.report: Report | None = None
        self.origin: lines.Origin = "natural"
        self.misses_only = False
        self._shown: list[Compaction] = []
        self._notes: list[str] = []
        self._names: dict[str, str] = {}
        """Titles of the sessions in the report, by path."""
        self._reading = False
        self._stale = False
        """Something has happened since the last reading began."""
        self._timer: Timer | None = None

    def body(self) -> ComposeResult:
        with Container(id="body"):
            yield self.verdicts
            yield self.list
            yield self.detail

    def on_mount(self) -> None:
        self.list.focus()
        self.watch(self.list, "cursor", self._show_finding, init=False)

    def on_screen_resume(self) -> None:
        self._read()

    def on_resize(self, event: events.Resize) -> None:
        self.call_after_refresh(self._titles)

    # --- reading

    def _read(self) -> None:
        """In a process beside the console; what is shown stays until it is read."""
        if self._timer is not None:
            self._timer.stop()
            self._timer = None
        self._reading, self._stale = True, False
        auditing.read_report(self, self.store.roots)
        self._show()

    def on_audit_read(self, message: AuditRead) -> None:
        self._reading = False
        if message.report is not None:
            self.report = message.report
            self._notes = [present.masked(note) for note in audit_page.notes(message.report)]
        self._show()
        if self._stale:
            self._read_soon(REST_S)

    def _read_soon(self, wait_s: float) -> None:
        """Once in a while, however much happens; not at all while nobody looks."""
        self._stale = True
        if self.is_current and not self._reading and self._timer is None:
            self._timer = self.set_timer(wait_s, self._read)

    def audit_touched(self) -> None:
        self._read_soon(REST_S)

    def session_grew(self) -> None:
        super().session_grew()
        self._read_soon(BUSY_S)

    def sessions_listed(self) -> None:
        """Titles may be known by now, and other transcripts have changed."""
        if self.report is not None:
            self._show()
            self._read_soon(BUSY_S)

    # --- what is shown

    def _show(self) -> None:
        report = self.report
        on = self._key_of(self.list.choice.key) if self.list.choice is not None else None
        self._shown = [] if report is None else lines.chosen(report, self.origin, misses=self.misses_only)
        self._names = self._titles_of_sessions()
        short = {} if report is None else report.short
        choices = lines.rows_of(self._shown, self._names, short, self.store.glyphs, self.store.clock)
        if choices:
            choices += lines.note_rows(self._notes, self.store.glyphs)
        keys = [self._key_of(choice.key) for choice in choices]
        self.list.show(choices, on=choices[keys.index(on)].key if on is not None and on in keys else None)
        self.verdicts.show([] if report is None else lines.verdict_lines(report, self.store.glyphs))
        self._fill(bool(choices))
        self._show_finding()
        self._titles()
        self.refresh_bindings()

    def _fill(self, some: bool) -> None:
        """The keys of the list also work in the detail, which stands alone where the list holds nothing."""
        was_empty = self.has_class("-nothing")
        self.set_class(not some, "-nothing")
        if not some:
            self.detail.focus()
        elif was_empty:
            self.list.focus()

    def _key_of(self, key: object) -> object:
        """What tells a row from the others also after the next reading."""
        if isinstance(key, int) and key < len(self._shown):
            one = self._shown[key]
            return one.session, one.number, one.at_ms
        return key

    def _titles_of_sessions(self) -> dict[str, str]:
        paths = {one.path for one in self._shown}
        return {
            info.path: present.masked(info.title) for info in self.store.sessions if info.title and info.path in paths
        }

    @property
    def chosen(self) -> Compaction | None:
        """The compaction under the cursor."""
        key = self.list.choice.key if self.list.choice is not None else None
        return self._shown[key] if isinstance(key, int) and key < len(self._shown) else None

    def _show_finding(self) -> None:
        one, choice = self.chosen, self.list.choice
        told = [] if self.list.choices else self._instead()
        if one is not None and self.report is not None:
            told = lines.finding(one, self.report, self._names, self.store.glyphs, self.store.clock)
        elif choice is not None and isinstance(choice.key, tuple):
            told = [Paragraph(self._notes[choice.key[1]])]
        self.detail.show(told)
        self.refresh_bindings()

    def _titles(self) -> None:
        dot = f" {self.store.glyphs.dot} "
        title = [_("Compactions"), _("misses only") if self.misses_only else _("misses first")]
        said = [] if self.report is None else lines.counted_words(self._shown)
        if self.origin != "natural":
            said.append(_("tests and demos") if self.origin == "synthetic" else _("tests and demos too"))
        if self._reading and self.report is None:
            said.append(_("reading…"))
        if self._notes and self.report is not None:
            count = len(self._notes)
            said.append(f"{self.store.glyphs.damage} " + ngettext("%d note", "%d notes", count) % count)
        while len(said) > 1 and cells(dot.join(said)) > self.size.width - 6:
            said.pop()
        self.list.border_title = Content(dot.join(title))
        self.list.border_subtitle = Content(dot.join(said))
        self.detail.border_title = Content(_("What became of it") if self.list.choices else _("Audit"))

    def _instead(self) -> list[Paragraph]:
        """What there is to say without a single row."""
        first, *rest = self._said_instead()
        return [Paragraph(first), *(line for text in rest for line in (Paragraph(""), Paragraph(text, "muted")))]

    def _said_instead(self) -> list[str]:
        keymap, glyphs = self.store.keymap, self.store.glyphs
        if self.report is None:
            failed = _("The audit could not be read. %s says why.") % "`compact-guard audit`"
            return [_("Reading the transcripts…") if self._reading else failed]
        if not self.report.rows:
            return [
                _("No hook of the guard has left a row yet."),
                _(
                    "`compact-guard install claude` puts it in place (or codex); then work as always. Each compaction"
                    " will stand here: what was saved before it, and whether the model got it back."
                ),
            ]
        if self.misses_only:
            key = first_key(keymap, "audit.misses", glyphs)
            return [_("No miss."), _("%s shows every compaction") % key]
        if self.origin == "synthetic":
            key = first_key(keymap, "audit.origin", glyphs)
            return [_("Nothing of tests and demos."), _("%s shows the others") % key]
        return [_("No session was compacted since the guard was installed.")]

    # --- actions

    def on_choice_list_chosen(self, event: ChoiceList.Chosen) -> None:
        """Enter leads to the compaction in its session; from a note to its whole text."""
        event.stop()
        one = self.chosen
        if one is None:
            self.detail.focus()
        elif one.path is None:
            self.console.tell(_("Its transcript is gone."), warning=True)
        else:
            self.console.open_from_audit(one.path, None if one.number is None else Place(boundary=one.number - 1))

    def back(self) -> None:
        if self.detail.has_focus and self.list.choices:
            self.list.focus()
        else:
            self.console.action_timeline()

    def can_go_back(self) -> bool:
        return True

    def action_audit_misses(self) -> None:
        self.misses_only = not self.misses_only
        self._show()

    def action_audit_origin(self) -> None:
        origins: list[lines.Origin] = ["natural", "synthetic", "all"]
        self.origin = origins[(origins.index(self.origin) + 1) % len(origins)]
        self._show()

    def action_list_copy(self) -> None:
        """The report as the command prints it."""
        if self.report is not None:
            page = "\n".join(audit_page.page(self.report, everything=True))
            self.console.copy_text(visible(present.masked(page)), _("audit report"))

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        if action in ("list_copy", "audit_misses", "audit_origin"):
            return self.report is not None and self.report.rows > 0
        if action == "list_open":
            return self.list.choice is not None
        return super().check_action(action, parameters)
