"""What a tool call carries out: the code that it adds, the commands that change something, the words it hands on."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

_LOOKS = re.compile(
    r"^(?:read|grep|glob|ls|view|list|search|find|get|fetch|open|cat|web_?fetch|web_?search|notebook_?read|tool_?search"
    r"|kill|bash_?output|task_?(?:get|list|output)|view_image|read_.*|list_.*|search_.*|get_.*)",
    re.IGNORECASE,
)
_SHELLS = frozenset(("bash", "shell", "exec_command", "local_shell", "shell_command", "container.exec", "unified_exec"))
_READERS = frozenset(
    "grep egrep fgrep rg ag ack cat less more head tail wc ls find fd tree stat file which type whereis man cd pwd diff"
    " cmp sort uniq cut awk jq yq du df ps env printenv test true false read history"
    " whoami date [ bat hexdump strings nl"
    " tldr rm rmdir unlink shred trash mkdir touch kill pkill killall".split()
)
_GIT_LOOKS = frozenset(
    "log show diff status blame grep branch remote ls-files ls-tree describe shortlog reflog rev-parse fetch rm stash"
    " commit tag bisect clean checkout switch".split()
)
_UNDOES = re.compile(
    r"^\S+(?:\s+(?:-\S+|global|dev|compose|pip|tool))*\s+(?:uninstall|remove|rm|un|unlink|purge|autoremove|prune|down|stop"
    r"|disable|delete|destroy|teardown|ls|list|info|view|show|outdated|why|search|audit|freeze|help|inspect|logs|ps|images"
    r"|describe|explain|get)\b"
)
_ONLY_ASKS = re.compile(r"\s(?:--help|--version|-h|-V|--dry-run|-l)(?=\s|$)")
_SEGMENT = re.compile(r"\"(?:[^\"\\]|\\.)*\"|'[^']*'|<<-?\s*['\"]?\w+|&&|\|\||[;|\n]|[^;|\n\"'&<]+|[&<\"']")
_BREAKS = frozenset(("&&", "||", ";", "|", "\n"))
_HEAD = re.compile(r"^[\s({]*(?:(?:sudo|time|nohup|exec|command|then|do|else|if|xargs)\s+(?:-\S+\s+)*|\w+=\S*\s+)*")
_SED = re.compile(r"s([/|#,@])((?:\\.|(?!\1).){0,400})\1((?:\\.|(?!\1).){0,400})\1")
_COMMENTS = {
    "c": re.compile(r"(?m)(?:(?<![:\w\"'(])//[^\n]*|/\*(?s:.*?)(?:\*/|\Z)|^[ \t]*\*[^\n]*)"),
    "hash": re.compile(r"(?m)(?:^|(?<=\s))#(?![!{\w])[^\n]*|^[ \t]*#(?!!)[^\n]*"),
    "dash": re.compile(r"(?m)(?:^|(?<=\s))--\s[^\n]*"),
    "markup": re.compile(r"<!--(?s:.*?)(?:-->|\Z)"),
}
_ORDERS = re.compile(r"@ts-|eslint-disable|\bnoqa\b|pylint:|mypy:|nolint|@jest|istanbul ignore|go:generate")
_STYLES = {
    "hash": "py sh bash zsh rb yml yaml toml r pl cfg conf ini env tf mk ex exs jl nix dockerfile makefile gitignore",
    "dash": "sql lua hs elm adb",
    "markup": "html xml vue svelte htm md mdx pom",
}
_STYLE_OF = {ending: style for style, endings in _STYLES.items() for ending in endings.split()}
_PROSE = frozenset("md mdx rst txt adoc".split())
_NEW = ("new_string", "new_str", "content", "file_text", "new_source", "insert_text", "text", "new_text", "code")
_OLD = ("old_string", "old_str")
_ASKED = ("prompt", "description", "plan", "todos", "message", "body", "title", "instructions", "explanation")
MOST = 200_000
"""Characters of a call that are looked at."""


@dataclass(frozen=True, slots=True)
class Carried:
    """One piece of what a call does."""

    kind: str
    """`code`, `command` or `words`."""
    added: str
    removed: str = ""


def carried(name: str, given: object) -> list[Carried]:
    """The pieces of a tool call; none for a call that only looks."""
    bare = name.rsplit("__", 1)[-1]
    fields: Mapping[str, object] = given if isinstance(given, dict) else {"input": given}
    command = _command(fields)
    if bare.lower() in _SHELLS or (command is not None and not _LOOKS.match(bare)):
        return list(_of_command(command or ""))
    if _LOOKS.match(bare):
        return []
    patch = next((fields[key] for key in ("patch", "input", "diff") if isinstance(fields.get(key), str)), None)
    if isinstance(patch, str) and ("*** " in patch or bare == "apply_patch" or patch.startswith("--- ")):
        return list(_of_patch(patch[:MOST]))
    path = str(fields.get("file_path") or fields.get("path") or fields.get("notebook_path") or "")
    found = [_edit(path, _text(edit, _OLD), _text(edit, _NEW)) for edit in _edits(fields)]
    words = "\n".join(_flat(fields.get(key)) for key in _ASKED if fields.get(key))
    return [*found, *([Carried("words", words[:MOST])] if words and not path else [])]


def _edits(fields: Mapping[str, object]) -> list[Mapping[str, object]]:
    many = fields.get("edits")
    if isinstance(many, list):
        return [edit for edit in many if isinstance(edit, dict)]
    return [fields] if any(key in fields for key in (*_NEW, *_OLD)) else []


def _text(fields: Mapping[str, object], names: tuple[str, ...]) -> str:
    return next((str(fields[name]) for name in names if isinstance(fields.get(name), str)), "")[:MOST]


def _flat(value: object, depth: int = 4) -> str:
    if isinstance(value, str):
        return value
    if depth and isinstance(value, list):
        return "\n".join(_flat(one, depth - 1) for one in value)
    if depth and isinstance(value, dict):
        if value.get("status") == "completed":
            return ""
        return "\n".join(_flat(one, depth - 1) for key, one in value.items() if key not in ("status", "id", "priority"))
    return ""


def _edit(path: str, old: str, new: str) -> Carried:
    kept = {line.strip() for line in old.split("\n")}
    lines = new.split("\n")
    fresh = [line for line in lines if line.strip() not in kept]
    said = {line.strip() for line in lines}
    gone = [line for line in old.split("\n") if line.strip() not in said]
    if ending(path) in _PROSE:
        return Carried("words", "\n".join(fresh), "\n".join(gone))
    return Carried("code", uncommented("\n".join(fresh), path), uncommented("\n".join(gone), path))


def ending(path: str) -> str:
    """What a file's name ends in, or the name where it has no ending."""
    name = os.path.basename(path).lower()
    return name.rsplit(".", 1)[-1]


def uncommented(code: str, path: str) -> str:
    """Code without its comments, by the kind of the file."""
    style = _STYLE_OF.get(ending(path), "c")
    bare = _COMMENTS[style].sub(_kept, code)
    return _COMMENTS["c"].sub(_kept, bare) if style == "markup" else bare


def _kept(comment: re.Match[str]) -> str:
    """A comment that tells a program something is no comment."""
    return comment[0] if _ORDERS.search(comment[0]) else " "


def _command(fields: Mapping[str, object]) -> str | None:
    value = fields.get("command", fields.get("cmd", fields.get("script")))
    if isinstance(value, list):
        texts = [str(one) for one in value]
        return texts[2] if len(texts) > 2 and texts[1].startswith("-") and texts[0].endswith("sh") else " ".join(texts)
    return value if isinstance(value, str) else None


def _of_command(command: str) -> Iterator[Carried]:
    command = command[:MOST]
    if "*** Begin Patch" in command:
        yield from _of_patch(command)
        return
    for segment in _segments(command):
        text = _did(segment)
        if text:
            yield Carried("command", text)


def _segments(command: str) -> list[str]:
    segments: list[str] = []
    now: list[str] = []
    inside = False
    for match in _SEGMENT.finditer(command):
        piece = match[0]
        inside = inside or piece.startswith("<<")
        if piece in _BREAKS and not inside:
            segments.append("".join(now))
            now = []
        else:
            now.append(piece)
    return [*segments, "".join(now)]


def _did(segment: str) -> str:
    """A command as it changes something; nothing where it looks, removes or talks."""
    lead = _HEAD.match(segment)
    bare = segment[lead.end() if lead else 0 :].strip()
    words = bare.split(None, 2)
    if not words:
        return ""
    head = os.path.basename(words[0])
    writes = ">" in bare
    if head in ("echo", "printf", "cat", "tee") and (writes or head == "tee"):
        return uncommented(bare, "x.sh")
    if head in _READERS or head in ("echo", "printf", "cat"):
        return ""
    if head == "git" and len(words) > 1 and words[1] in _GIT_LOOKS:
        return ""
    if head in ("sed", "perl"):
        return "\n".join(match[3] for match in _SED.finditer(bare))
    if _ONLY_ASKS.search(bare[:400]) or _UNDOES.match(bare[:400]):
        return ""
    return uncommented(segment.strip(), "x.sh")


def _of_patch(patch: str) -> Iterator[Carried]:
    path = ""
    added: list[str] = []
    removed: list[str] = []
    for line in [*patch.split("\n"), "*** End"]:
        if line.startswith(("*** ", "+++ ", "--- ")):
            if added or removed:
                yield _edit(path, "\n".join(removed), "\n".join(added))
                added, removed = [], []
            path = line.rsplit(":", 1)[-1].split("/")[-1].strip() if ":" in line else line[4:].strip()
        elif line.startswith("+"):
            added.append(line[1:])
        elif line.startswith("-"):
            removed.append(line[1:])
