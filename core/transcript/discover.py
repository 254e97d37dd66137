"""Where sessions lie: the agents' folders, the files in them, and one session by name."""

from __future__ import annotations

import os
import re
import stat
from collections.abc import Iterable, Iterator, Sequence

from .. import paths
from ..errors import InputError
from ..i18n import _

_ROLLOUT = re.compile(r"rollout-.*?([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})\.jsonl(?:\.zst)?$")
_SUBAGENT = re.compile(r"agent-(?:acompact-)?[0-9a-f]+\.jsonl$")
_NOT_MAIN = {"subagents", "tool-results", "workflows"}
_MAX_DEPTH = 6


class Root:
    """A folder in which one agent keeps sessions."""

    __slots__ = ("agent", "path")

    def __init__(self, agent: str, path: str) -> None:
        self.agent = agent
        self.path = path


class SessionFile:
    """A transcript on disk, unread."""

    __slots__ = ("agent", "inode", "mtime_ns", "path", "size")

    def __init__(self, agent: str, path: str, size: int, mtime_ns: int, inode: int) -> None:
        self.agent = agent
        self.path = path
        self.size = size
        self.mtime_ns = mtime_ns
        self.inode = inode


def find_roots(extra: Sequence[str] = ()) -> list[Root]:
    """The agents' own folders, then further ones; a further folder that is neither agent's holds files of any."""
    roots = [
        Root("claude", os.path.join(paths.claude_dir(), "projects")),
        Root("codex", os.path.join(paths.codex_dir(), "sessions")),
        Root("codex", os.path.join(paths.codex_dir(), "archived_sessions")),
    ]
    for given in extra:
        folder = os.path.abspath(os.path.expanduser(given))
        known = [
            (agent, os.path.join(folder, sub)) for agent, sub in _LAYOUTS if os.path.isdir(os.path.join(folder, sub))
        ]
        roots += [Root(agent, path) for agent, path in known] or [Root("", folder)]
    return roots


_LAYOUTS = (
    ("claude", os.path.join(".claude", "projects")), ("claude", "projects"),
    ("codex", os.path.join(".codex", "sessions")),
    ("codex", os.path.join(".codex", "archived_sessions")), ("codex", "sessions"), ("codex", "archived_sessions"),
)  # fmt: skip


def session_files(roots: Iterable[Root], closed: list[OSError] | None = None) -> list[SessionFile]:
    """Main sessions' transcripts, newest first. Each real file once; folders that cannot be read go into `closed`."""
    found: dict[tuple[int, int], SessionFile] = {}
    closed = [] if closed is None else closed
    for root in roots:
        for entry in _walk(root.path, 0, closed):
            try:
                status = entry.stat()
            except OSError:
                continue
            agent = root.agent or ("codex" if entry.name.startswith("rollout-") else "claude")
            file = SessionFile(agent, entry.path, status.st_size, status.st_mtime_ns, status.st_ino)
            found.setdefault((status.st_dev, status.st_ino), file)
    return sorted(found.values(), key=lambda file: (-file.mtime_ns, file.path))


def newest_named(session_id: str, roots: Iterable[Root]) -> str | None:
    """A session's transcript found by its file's name alone, the newest where there are several; unread."""
    newest: tuple[int, str] | None = None
    for root in roots:
        for entry in _walk(root.path, 0, []):
            if entry.name.endswith(f"{session_id}.jsonl") and id_of(entry.name) == session_id:
                try:
                    status = entry.stat()
                except OSError:
                    continue
                if stat.S_ISREG(status.st_mode) and (newest is None or status.st_mtime_ns > newest[0]):
                    newest = (status.st_mtime_ns, entry.path)
    return newest[1] if newest else None


def _walk(folder: str, depth: int, closed: list[OSError]) -> Iterator[os.DirEntry[str]]:
    try:
        with os.scandir(folder) as entries:
            listed = list(entries)
    except (FileNotFoundError, NotADirectoryError):
        return
    except OSError as error:
        closed.append(error)
        return
    for entry in listed:
        name = entry.name
        if name.endswith((".jsonl", ".jsonl.zst")):
            if not _SUBAGENT.match(name) and name != "journal.jsonl":
                yield entry
        elif depth < _MAX_DEPTH and name not in _NOT_MAIN and "." not in name and entry.is_dir():
            yield from _walk(entry.path, depth + 1, closed)


def id_of(path: str) -> str:
    """The session id that a file's name gives: a rollout's thread id, else the name without its ending."""
    name = os.path.basename(path)
    if match := _ROLLOUT.match(name):
        return match[1]
    return name.removesuffix(".zst").removesuffix(".jsonl")


def is_subagent(path: str) -> bool:
    """A subagent's transcript, by where it lies."""
    return bool(_SUBAGENT.match(os.path.basename(path))) or os.path.basename(os.path.dirname(path)) == "subagents"


def resolve(name: str, roots: Sequence[Root]) -> str:
    """The transcript that a person means: a path, a session id, a unique prefix of one, or `current`."""
    if os.sep in name or name.endswith((".jsonl", ".zst")) or os.path.isfile(name):
        return _existing(name)
    files = session_files(roots)
    if name == "current":
        return _current(files)
    matches = _named(name, [(id_of(file.path), file.path) for file in files])
    if name and not matches:
        from .listing import recorded_ids

        matches = _named(name, recorded_ids(files, roots))
    ids = list(dict.fromkeys(id for id, _path in matches))
    if len(ids) == 1:
        return matches[0][1]
    if not ids and os.path.isdir(name):
        return _existing(name)
    if not ids:
        raise InputError(_("No session {name}.").format(name=name), _("`compact-guard sessions` lists what there is."))
    raise InputError(
        _("{name} names {count} sessions: {some}").format(name=name, count=len(ids), some=", ".join(ids[:4])),
        _("Give more characters of the id."),
    )


def _named(name: str, known: Sequence[tuple[str, str]]) -> list[tuple[str, str]]:
    """Pairs of id and path that a name means: an id in full before any that begins with it."""
    exact = [pair for pair in known if pair[0] == name]
    return exact or [pair for pair in known if name and pair[0].startswith(name)]


def _existing(path: str) -> str:
    full = os.path.abspath(os.path.expanduser(path))
    if os.path.isdir(full):
        raise InputError(
            _("{path} is a folder.").format(path=path),
            _("Name a .jsonl transcript, or list it with `sessions --root`."),
        )
    if not os.path.exists(full):
        raise InputError(
            _("No such file: {path}").format(path=path), _("`compact-guard sessions` lists what there is.")
        )
    return full


def _current(files: list[SessionFile]) -> str:
    """The session whose id is in the agent's environment, else the newest whose records name this folder."""
    for variable in ("CLAUDE_CODE_SESSION_ID", "CODEX_THREAD_ID", "CODEX_SESSION_ID"):
        if wanted := os.environ.get(variable):
            for file in files:
                if id_of(file.path) == wanted:
                    return file.path
    from .listing import cwd_of

    here = os.getcwd()
    for file in files:
        if cwd_of(file) == here:
            return file.path
    raise InputError(
        _("No session of this folder."),
        _("Run it where the agent runs, or name a session: `compact-guard sessions`."),
    )
