"""Late checkpoints of live sessions: what no PreCompact saved is saved when the compaction is seen (DESIGN 6, 8)."""

from __future__ import annotations

import os
import time
from typing import TYPE_CHECKING

from ..audit.log import Row, append, short, stamp
from ..checkpoint.configured import configured_store
from ..checkpoint.past import Past
from ..checkpoint.refusal import StoreError
from ..hooks.installed import installed_unit, is_installed
from ..hooks.settings import Settings
from ..transcript.columns import ABANDONED, ASSISTANT, FOREIGN, INHERITED, SYNTHETIC

if TYPE_CHECKING:
    from ..checkpoint.item import Checkpoint
    from ..checkpoint.store import Store
    from ..config import Config
    from ..transcript.session import Session

EVENT, LATE_BUILT, EMPTY, FAILED = "Late", "late_built", "empty", "failed"
_NOT_SAID = ABANDONED | ASSISTANT | FOREIGN | INHERITED | SYNTHETIC


def keep_late(session: Session, config: Config, state_dir: str) -> Checkpoint | None:
    """Save what the newest compaction took away, unless a generation fits it; the saved one, loaded again, or None.

    To be called when a compaction has just been seen in a session that is live, with its whole transcript read, and not
    in the thread that paints: it reads and classifies. The config's own rules must be in use. Leaves an audit row; what
    goes wrong is in it, nothing is raised. Does nothing where the agent does not run the guard, or is told not to.
    """
    info = session.info
    if not info.session_id or not session.boundaries or not is_installed(info.agent):
        return None
    row = session.columns.boundaries[-1]
    settings = Settings(config)
    if row.inherited or row.file != 0 or session.columns.facts.subagent or session.adapter.subagent:
        return None
    if settings.pause or settings.excluded(info.cwd, session.path):
        return None
    began = time.monotonic()
    audit = Row(
        at=stamp(time.time_ns() // 1_000_000),
        agent=info.agent,
        event=EVENT,
        outcome=FAILED,
        session=short(info.session_id),
        transcript=short(os.path.realpath(session.path)),
        trigger=row.trigger,
    )
    kept = None
    try:
        store = configured_store(state_dir, config)
        past = Past(session, store, settings.pack_language, settings.cap, installed_unit(info.agent))
        if _fits(past, session):
            return None
        kept = _built(session, past, store, audit)
        if kept is None and audit.outcome == FAILED:
            return None
    except StoreError as error:
        audit.reason = error.reason
    except OSError:
        audit.reason = "io"
    audit.ms = round((time.monotonic() - began) * 1000)
    append(state_dir, audit)
    return kept


def _fits(past: Past, session: Session) -> bool:
    """Whether a generation was saved for the newest compaction, and nothing was typed between the two."""
    saved = past.stored(past.compactions)
    if saved is None:
        return False
    columns, row = session.columns, session.columns.boundaries[-1]
    for turn in range(len(columns) - 1, -1, -1):
        if columns.epoch[turn] != past.compactions - 1 or columns.flags[turn] & _NOT_SAID:
            continue
        # By the clock: the newest prompt may have come to the disk after the hook had read it there.
        is_newer = columns.at[turn] >= 0 and stamp(columns.at[turn]) > saved.created_at
        if saved.source.size <= columns.offset[turn] < row.offset and is_newer:
            return False
    return True


def _built(session: Session, past: Past, store: Store, audit: Row) -> Checkpoint | None:
    """The saved generation. None: there was nothing to keep, or (`audit` says so by its outcome) a hook was quicker."""
    info = session.info
    newest = max(store.generations(info.agent, info.session_id), default=0)
    made = past.built(past.compactions)
    audit.surface, audit.client, audit.size = made.surface, made.client, made.source.size
    if not any(item.is_live for item in made.items):
        audit.outcome = EMPTY
        return None
    with store.locked(info.agent, info.session_id):
        try:
            generation = store.save(made, base=newest)
        except StoreError as error:
            if error.reason == "conflict" and _fits(past, session):
                return None
            raise
    kept = store.load(info.agent, info.session_id, generation)
    audit.outcome, audit.generation, audit.checkpoint, audit.nonce = LATE_BUILT, generation, kept.sha256, kept.nonce
    for item in kept.items:
        if item.is_live:
            audit.counts[item.kind] = audit.counts.get(item.kind, 0) + 1
    return kept
