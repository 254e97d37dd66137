"""`compact-guard-hook claude|codex`: one event of an agent in, at most one answer out. Standard library only.

The door of the guard: it exits 0 always, prints nothing but an answer, lets the agent go within two seconds, and leaves
an audit row for each event. A prompt for which nothing waits in the outbox leaves none, and is seen before anything is
loaded.
"""

from __future__ import annotations

import gc
import os
import sys
import time

from ..paths import state_dir

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import NoReturn

    from .answer import Outcome
    from .event import Event
    from .room import Room

MAX_EVENT_BYTES = 16 << 20
"""What is read of an event: the largest ones carry a summary or a prompt, and stay far below it."""
STDIN_S = 1.5
"""From the start of the process: how long an event may take to come."""
GRACE_S = 0.05
"""What looks whole is taken for whole when nothing more comes for so long; agents close the pipe at once."""
AGENTS = ("claude", "codex")
_CORE = os.path.dirname(os.path.dirname(__file__))
_STDIN, _STDOUT, _STDERR = range(3)
_TAIL = 16
"""Bytes at the end in which the last brace is looked for."""
_OLDEST_S = 1.5
"""A process cannot be older than this here: its start is then told by another clock than ours."""
_NAME, _PROMPT = b'"hook_event_name"', b'"UserPromptSubmit"'
_SENT, _DATA = ".sent.json", ".json"


def run() -> NoReturn:
    """The program: a process that lives so briefly collects no garbage, and leaves without taking itself apart."""
    gc.disable()
    os._exit(main())


def main() -> int:
    """Handle the event on stdin and let the agent go on."""
    began = time.monotonic() - _age()
    try:
        _no_stray_descriptors()
        _no_stray_modules()
        agent = sys.argv[1] if len(sys.argv) > 1 else ""
        data = read_event(until=began + STDIN_S)
        if agent in AGENTS and data is not None and not (is_prompt(data) and outbox_is_empty(agent)):
            _handle(data, agent, began)
    except (Exception, KeyboardInterrupt):  # a hook must never stop its agent
        return 0
    return 0


def read_event(descriptor: int = _STDIN, *, until: float) -> bytes | None:
    """The event's bytes, at most MAX_EVENT_BYTES, up to the end of the pipe or of a whole JSON object.

    None where a person's terminal stands in for an agent. `until`: monotonic; what came by then is what there is.
    """
    import select

    event = bytearray()
    try:
        if os.isatty(descriptor):
            return None
        while len(event) < MAX_EVENT_BYTES:
            left = until - time.monotonic()
            looks_whole = event[-_TAIL:].rstrip().endswith(b"}")
            if not select.select([descriptor], [], [], max(0, min(left, GRACE_S) if looks_whole else left))[0]:
                if left <= GRACE_S or (looks_whole and _is_whole(event)):
                    break
            elif part := os.read(descriptor, min(1 << 20, MAX_EVENT_BYTES - len(event))):
                event += part
            else:
                break
    except (OSError, ValueError):
        return bytes(event)
    return bytes(event)


def _is_whole(event: bytearray) -> bool:
    import json

    try:
        json.loads(event)
    except (ValueError, RecursionError):
        return False
    return True


def is_prompt(data: bytes) -> bool:
    """Whether this is a UserPromptSubmit. In no text of the JSON these bytes can stand: quotes are escaped there."""
    at = data.find(_NAME)
    if at < 0 or data.find(_NAME, at + 1) >= 0:
        return False
    rest = data[at + len(_NAME) : at + len(_NAME) + 64].lstrip()
    return rest.startswith(b":") and rest[1:].lstrip().startswith(_PROMPT)


def outbox_is_empty(agent: str) -> bool:
    """Whether nothing waits to be sent, in any session of the agent."""
    outbox = os.path.join(state_dir(), "outbox", agent)
    return not any(_waits(os.path.join(outbox, session)) for session in _names(outbox))


def _waits(session: str) -> bool:
    return any(name.endswith(_DATA) and not name.endswith(_SENT) and name[0] != "." for name in _names(session))


def _names(folder: str) -> list[str]:
    try:
        return os.listdir(folder)
    except OSError:
        return []


def _no_stray_descriptors() -> None:
    """Where the agent closed one of the three standard descriptors, no file of ours may get its number.

    What takes its place cannot be written into, so that an answer into the void is an error and not a delivery.
    """
    for descriptor in (_STDIN, _STDOUT, _STDERR):
        try:
            os.fstat(descriptor)
        except OSError:
            while (opened := os.open(os.devnull, os.O_RDONLY)) < descriptor:
                pass
            if opened > descriptor:
                os.close(opened)


def _no_stray_modules() -> None:
    """Look for modules in no place that the agent's environment adds: a project's `json.py` is none of ours."""
    stray = {"", *os.environ.get("PYTHONPATH", "").split(os.pathsep)}
    try:
        stray.add(os.getcwd())
    except OSError:  # it is gone
        pass
    sys.path[:] = [folder for folder in sys.path if folder not in stray]


def _age() -> float:
    """Seconds since this process began, where the system tells (Linux): its deadline counts from there."""
    try:
        descriptor = os.open("/proc/self/stat", os.O_RDONLY)
        try:
            fields = os.read(descriptor, 4096).rpartition(b")")[2].split()
        finally:
            os.close(descriptor)
        age = time.clock_gettime(time.CLOCK_BOOTTIME) - int(fields[19]) / os.sysconf("SC_CLK_TCK")
    except (OSError, AttributeError, IndexError, ValueError):
        return 0.0
    return age if 0 < age < _OLDEST_S else 0.0


def _handle(data: bytes, agent: str, began: float) -> None:
    """Everything but the fast path."""
    from .deadline import Watch, late_until

    watch = Watch(began)
    from ..checkpoint.opened import Opened
    from .answer import DEADLINE
    from .event import Event, parse
    from .report import append_row
    from .room import Room

    event = parse(data, agent)
    room = Room(event.name if event is not None else "", began=began, arguments=sys.argv[2:])
    known, late = event or Event(agent), _failed(DEADLINE)
    is_told = False

    def ended() -> None:
        if room.done is None:
            _say(event, late, room)

    def row() -> None:
        room.opened = Opened(room.state_dir)
        append_row(known, room.done or late, room)

    def goes_on() -> bool:
        # What is read from now on is for nobody but a save; the mark of what was given takes no time.
        nonlocal is_told
        is_told = room.done is not None
        if not is_told:
            room.deadline = late_until()
            room.let_go_at = _size(known.transcript)
        return is_told or known.name == "PreCompact"

    watch.ended, watch.row, watch.goes_on = ended, row, goes_on
    with room.opened:
        outcome = _outcome(event, data, room)
        is_new = not (watch.has_gone_on and (is_told or outcome.outcome == "failed"))
        watch.last()
        if outcome.outcome and is_new:
            append_row(known, outcome, room)
        room.keep_within()


def _size(path: str) -> int | None:
    try:
        return os.stat(path).st_size
    except OSError:
        return None


def _outcome(event: Event | None, data: bytes, room: Room) -> Outcome:
    """What the event comes to; answered, where there is something to say."""
    try:
        outcome = _refused(event, data, room)
        if outcome is None and event is not None:
            outcome = _handler(event.name)(event, room)
        outcome = outcome or _failed("event")
    except Exception as error:
        outcome = _after(error, event, room)
    try:
        _say(event, outcome, room)
    except Exception as error:
        return _failed(_reason(error, room))
    return outcome


def _after(error: Exception, event: Event | None, room: Room) -> Outcome:
    """What an event comes to in which something of ours failed."""
    outcome = _failed(_reason(error, room))
    if room.done is not None:
        room.done.reason = room.done.reason or outcome.reason
        return room.done
    return _saved_plainly(event, room, outcome) if event is not None and event.name == "PreCompact" else outcome


def _saved_plainly(event: Event, room: Room, failed: Outcome) -> Outcome:
    """The same without all that a save can do without: some of it may be what failed."""
    from .pre_compact import save_plainly

    try:
        saved = save_plainly(event, room)
    except Exception:  # the first failure says more
        return failed
    saved.reason = failed.reason
    return saved


def _refused(event: Event | None, data: bytes, room: Room) -> Outcome | None:
    """Why an event is not handled at all; None where it is."""
    from .answer import EXCLUDED, PAUSED, SUBAGENT, Outcome

    if event is None:
        return _failed("event" if data.strip() else "no-event")
    if event.agent_id is not None:
        return Outcome(SUBAGENT)
    if not event.name:
        return _failed("unknown-event")
    if not event.session_id:
        return _failed("session-id")
    settings = room.settings
    if settings.problem is not None:
        return _failed("config")
    if settings.pause:
        return Outcome(PAUSED)
    if settings.excluded(event.cwd, event.transcript):
        return Outcome(EXCLUDED)
    return Outcome(SUBAGENT) if _is_a_silent_subagents(event, room) else None


def _is_a_silent_subagents(event: Event, room: Room) -> bool:
    """Whether it is a subagent's though it does not say so. Sessions without any have not even a folder for them."""
    if event.agent != "claude" or not os.path.isdir(os.path.splitext(event.transcript)[0]):
        return False
    from .subagent import is_subagents

    return is_subagents(event, room)


def _handler(event_name: str) -> Callable[[Event, Room], Outcome]:
    """What handles an event. Each is loaded for its own event only."""
    if event_name == "PreCompact":
        from .pre_compact import handle
    elif event_name == "PostCompact":
        from .post_compact import handle
    elif event_name == "SessionStart":
        from .session_start import handle
    else:
        from .user_prompt import handle
    return handle


def _say(event: Event | None, outcome: Outcome, room: Room) -> None:
    """Answer, where no handler did. A pack that does not come although one is due is said, whatever went wrong."""
    is_due = event is not None and event.name == "SessionStart" and event.source == "compact"
    if is_due and outcome.outcome == "failed" and outcome.line is None:
        from .lines import not_restored

        room.speak()
        outcome.line = not_restored(outcome.reason or "")
    room.answer(outcome)


def _failed(reason: str) -> Outcome:
    from .answer import FAILED, Outcome

    return Outcome(FAILED, reason)


def _reason(error: Exception, room: Room) -> str:
    """A code for the audit: the store's word, or what went wrong in which line of ours."""
    from ..checkpoint.refusal import StoreError

    if room.answer_lost:
        return "stdout"
    if isinstance(error, StoreError):
        return error.reason
    return _place(error)


def _place(error: Exception) -> str:
    """The kind of an error, and the last line of ours that it came through."""
    place, trace = "", error.__traceback__
    while trace is not None:
        path = trace.tb_frame.f_code.co_filename
        if path.startswith(_CORE):
            place = f"-{os.path.basename(path).partition('.')[0]}:{trace.tb_lineno}"
        trace = trace.tb_next
    return (type(error).__name__ + place)[:64]
