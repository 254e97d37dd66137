"""How the state's files are called (DESIGN 5): what has another name is not ours. Standard library only."""

from __future__ import annotations

from hashlib import sha256

from .refusal import refusal

AGENTS = ("claude", "codex")
CHECKPOINTS, PINS, OUTBOX, AUDIT, LOCKS, QUARANTINE = "checkpoints", "pins", "outbox", "audit", "locks", "quarantine"
INSTALLED = "installed"
"""What was written into which agent's settings."""
DATA, MARKS = ".json", (".claim", ".delivered")
SENT = ".sent" + DATA
"""How the name of what went ends in the outbox."""
GOING = ("going.claim", "going.delivered")
"""In the outbox: what is about to be given, and what was given last."""
_TEMPORARY, _LOCK = ".tmp", ".lock"
_HEX = frozenset("0123456789abcdef")
KEY_LENGTH = 32
_DIGITS = 6
LAST_GENERATION = 10**_DIGITS - 1
_LONGEST_ID = 4096


def key_of(session_id: str) -> str:
    """The name that stands for a session id: any id is safe in it, however hostile."""
    if not 0 < len(session_id) <= _LONGEST_ID:
        raise refusal("session-id", repr(session_id[:40]))
    try:
        return sha256(session_id.encode()).hexdigest()[:KEY_LENGTH]
    except UnicodeEncodeError:
        raise refusal("session-id", ascii(session_id[:40])) from None


def known_agent(agent: str) -> str:
    """The agent's name, which is a folder's name too."""
    if agent not in AGENTS:
        raise refusal("agent", ascii(agent[:40]))
    return agent


def generation_file(generation: int, suffix: str = DATA) -> str:
    """`000003.json`, `000003.claim`, `000003.delivered`."""
    return f"{generation:0{_DIGITS}}{suffix}"


def generation_of(name: str) -> tuple[int, str] | None:
    """Generation and suffix of one of a session's files."""
    number, suffix = name[:_DIGITS], name[_DIGITS:]
    if len(number) == _DIGITS and number.isascii() and number.isdecimal() and suffix in (DATA, *MARKS):
        return int(number), suffix
    return None


def is_parcel(name: str) -> bool:
    """Whether this is one of the files of a session's outbox."""
    return (name.endswith(DATA) and name[:1] != ".") or name in GOING


def is_key(name: str) -> bool:
    """Whether this is a session's folder, or a file's name before its suffix."""
    return len(name) == KEY_LENGTH and _HEX.issuperset(name)


def temporary(name: str, random: bytes) -> str:
    """A file's name while it is being written."""
    return f".{name}.{random.hex()}{_TEMPORARY}"


def written_as(name: str) -> str | None:
    """The name that a temporary file was going to get; None for any other name."""
    if not (name[:1] == "." and name.endswith(_TEMPORARY)):
        return None
    final, _, random = name[1 : -len(_TEMPORARY)].rpartition(".")
    return final if final and len(random) == 16 and _HEX.issuperset(random) else None


def lock_file(agent: str, key: str) -> str:
    """A session's lock."""
    return f"{agent}-{key}{_LOCK}"


def quarantine_file(agent: str, key: str, generation: int, reason: str, again: str = "") -> str:
    """Where a refused generation lies; `again` tells apart what would have one name."""
    return f"{agent}-{key}-{generation:0{_DIGITS}}-{reason}{again and '-' + again}{DATA}"


class Quarantined:
    """What a quarantined file's name says."""

    __slots__ = ("agent", "generation", "key", "reason")

    def __init__(self, agent: str, key: str, generation: int, reason: str) -> None:
        self.agent = agent
        self.key = key
        self.generation = generation
        self.reason = reason


def quarantined(name: str) -> Quarantined | None:
    """What a name in the quarantine says; None if it is not ours."""
    parts = name.removesuffix(DATA).split("-")
    if not name.endswith(DATA) or len(parts) not in (4, 5) or parts[0] not in AGENTS or not is_key(parts[1]):
        return None
    found = generation_of(parts[2] + DATA)
    return Quarantined(parts[0], parts[1], found[0], parts[3]) if found else None


def is_room(path: tuple[str, ...]) -> bool:
    """Whether a path below the state folder is a folder of ours."""
    match path:
        case [room]:
            return room in (CHECKPOINTS, PINS, OUTBOX, AUDIT, LOCKS, QUARANTINE, INSTALLED)
        case [room, agent]:
            return room in (CHECKPOINTS, PINS, OUTBOX) and agent in AGENTS
        case [room, agent, key]:
            return room in (CHECKPOINTS, OUTBOX) and agent in AGENTS and is_key(key)
    return False


def is_ours(path: tuple[str, ...]) -> bool:
    """Whether a path below the state folder is a file of ours."""
    if not path or not all(is_room(path[:depth]) for depth in range(1, len(path))):
        return False
    name = path[-1]
    match path[:-1]:
        case [room, _, _] if room == CHECKPOINTS:
            return generation_of(name) is not None
        case [room, _, _] if room == OUTBOX:
            return is_parcel(name)
        case [room, _] if room == PINS:
            return name.endswith(DATA) and is_key(name[: -len(DATA)])
        case [room] if room == QUARANTINE:
            return quarantined(name) is not None
        case [room] if room == LOCKS:
            agent, _, rest = name.partition("-")
            return agent in AGENTS and rest.endswith(_LOCK) and is_key(rest[: -len(_LOCK)])
        case [room] if room == AUDIT:
            year, _, month = name.removesuffix(".jsonl").partition("-")
            digits = (year + month).isdecimal() and name.isascii()
            return name.endswith(".jsonl") and digits and (len(year), len(month)) == (4, 2)
        case [room] if room == INSTALLED:
            return name.removesuffix(DATA) in AGENTS and name.endswith(DATA)
    return False


def belongs(path: tuple[str, ...], agent: str, key: str) -> bool:
    """Whether a path below the state folder is part of a session, or leads to such parts."""
    match path:
        case [room]:
            return room not in (AUDIT, INSTALLED) and is_room(path)
        case [room, name] if room == QUARANTINE:
            found = quarantined(name)
            return found is not None and (found.agent, found.key) == (agent, key)
        case [room, name] if room == LOCKS:
            return name == lock_file(agent, key)
        case [_, whose]:
            return whose == agent
        case [room, whose, name, *_]:
            return whose == agent and name == (key + DATA if room == PINS else key)
    return False
