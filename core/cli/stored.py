"""The session that a command names, with what is stored of it: also when its transcript is gone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..checkpoint.configured import configured_store
from ..checkpoint.names import AGENTS
from ..checkpoint.past import Past
from ..errors import GuardError, InputError
from ..i18n import _, ngettext
from ..paths import state_dir
from .args import roots_of
from .output import note

if TYPE_CHECKING:
    from argparse import Namespace

    from ..checkpoint.item import Checkpoint
    from ..checkpoint.pinning import Spoken
    from ..config import Config
    from ..transcript.session import Session


class Subject:
    """A session and its store. `session` is None where only stored things are left of it."""

    def __init__(self, agent: str, session_id: str, session: Session | None, config: Config) -> None:
        self.agent = agent
        self.session_id = session_id
        self.session = session
        self.config = config
        self.store = configured_store(state_dir(), config)

    def past(self) -> Past:
        """Its compactions. Raises InputError where the transcript is gone."""
        session = self.opened()
        for warning in self.config.warnings:
            note(warning)
        return Past(session, self.store, self.pack_language, self.config.budget, self.pack_unit)

    def spoken(self, number: int) -> Spoken:
        """A turn, as `show` counts. Raises InputError where there is none of this number."""
        from ..checkpoint.pinning import Spoken

        session = self.opened()
        if not 1 <= number <= len(session.turns):
            count = len(session.turns)
            raise InputError(
                ngettext(
                    "The session has {count} turn, there is no {number}.",
                    "The session has {count} turns, there is no {number}.",
                    count,
                ).format(count=count, number=number),
                _("`compact-guard show` numbers them."),
            )
        turn = session.turns[number - 1]
        return Spoken(self.agent, self.session_id, turn.id, turn.n, turn.role, session.text(turn))

    def opened(self) -> Session:
        """Its transcript. Raises InputError where it is gone."""
        if self.session is None:
            raise InputError(
                _("The transcript of {session} is gone.").format(session=self.session_id),
                _("`compact-guard checkpoint list` shows what is stored of it."),
            )
        return self.session

    @property
    def pack_unit(self) -> str | None:
        """What the installed hook measures packs in; None: the agent's own unit."""
        from ..hooks.installed import installed_unit

        return installed_unit(self.agent)

    @property
    def pack_language(self) -> str | None:
        """The language that the config fixes for packs, as a pack names it."""
        language = self.config.language
        return language.replace("_", "-") if language else None

    def newest(self) -> Checkpoint:
        """The newest generation that holds. Raises InputError where there is none."""
        for finding in reversed(self.store.verify(self.agent, self.session_id)):
            if finding.error is None:
                return self.store.load(self.agent, self.session_id, finding.generation)
        raise InputError(
            _("No checkpoint of this session is stored."),
            _("`compact-guard checkpoint build` shows what one would hold; `--compaction K` builds it as of then."),
        )

    def has_stored(self) -> bool:
        """Whether anything of it is stored."""
        return self.store.purge(self.agent, self.session_id, really=False).files > 0


def subject_of(args: Namespace) -> Subject:
    """The session that the arguments name: by its transcript, else by its whole id in the store."""
    from ..transcript.discover import resolve
    from ..transcript.session import open_session

    name: str = args.session
    roots, config = roots_of(args), your_config()
    try:
        session = open_session(resolve(name, roots), roots=roots)
    except InputError:
        for agent in AGENTS:
            if _is_stored(subject := Subject(agent, name, None, config)):
                return subject
        raise
    info = session.info
    if not info.session_id:
        raise InputError(
            _("{name} does not say which session it is.").format(name=name),
            _("Name a transcript that holds at least one record."),
        )
    return Subject(info.agent, info.session_id, session, config)


def _is_stored(subject: Subject) -> bool:
    try:
        return subject.has_stored()
    except GuardError:
        return False


def your_config() -> Config:
    """The user's settings, whose own rules count from now on. Raises InputError."""
    from ..checkpoint.configured import must_use_rules
    from ..config import load_config
    from ..paths import config_file

    path = config_file()
    config = load_config(path)
    must_use_rules(config, path)
    return config


def no_compaction(number: int, there: int) -> InputError:
    """The complaint about a compaction that the session has not."""
    return InputError(
        ngettext(
            "The session has {there} compaction, there is no {number}.",
            "The session has {there} compactions, there is no {number}.",
            there,
        ).format(there=there, number=number),
        _("`compact-guard show` lists them."),
    )
