"""Brings the translations up to date with the sources: extract, merge, compile; `--check` only compares.

Messages come from `_()` and `ngettext()` in core, tui and keymaps, and from the titles, labels and help texts
of `keymaps/default.toml`. Catalogs hold no dates and no line numbers: they change only when a text does.
"""

from __future__ import annotations

import argparse
import ast
import io
import re
import sys
import tomllib
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

from babel.messages.catalog import Catalog, Message
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

DOMAIN = "compact_guard"
LANGUAGES = ("zh_TW",)
FOLDERS = ("core", "keymaps", "tui")
KEYWORDS = {"_": 1, "ngettext": 2}
"""The functions, and how many of their arguments are texts."""
NO_DATE = datetime(1970, 1, 1, tzinfo=UTC)
SHOWN_KEYS = {"title", "label", "help"}
"""Of a keymap file: the values that a person reads."""
FIELD = re.compile(r"%\([a-z_]+\)[-+ #0-9.]*[a-z]|%[-+ #0-9.]*[a-z]|\{[a-z_0-9.!:,]*\}")


def messages_in_code(root: Path) -> Iterator[tuple[str, str | tuple[str, ...]]]:
    """(file, message) of every translated text in the sources, inside f-strings too."""
    for folder in FOLDERS:
        for path in sorted((root / folder).rglob("*.py")):
            name = path.relative_to(root).as_posix()
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in KEYWORDS:
                    texts = [literal(argument) for argument in node.args[: KEYWORDS[node.func.id]]]
                    if all(texts):
                        yield name, texts[0] if len(texts) == 1 else tuple(texts)


def literal(argument: ast.expr) -> str:
    """A text that stands in the source; empty for one that is only known when it runs."""
    if isinstance(argument, ast.JoinedStr):
        raise SystemExit(f"an f-string cannot be translated: {ast.unparse(argument)}")
    return argument.value if isinstance(argument, ast.Constant) and isinstance(argument.value, str) else ""


def messages_in_keymap(root: Path) -> Iterator[tuple[str, str]]:
    """(file, text) of every title, label and help text of the default keymap."""
    path = root / "keymaps" / "default.toml"
    if not path.exists():
        return
    waiting: list[object] = [tomllib.loads(path.read_text("utf-8"))]
    while waiting:
        table = waiting.pop(0)
        if not isinstance(table, dict):
            continue
        for key, value in table.items():
            if key in SHOWN_KEYS and isinstance(value, str) and value:
                yield path.relative_to(root).as_posix(), value
            else:
                waiting.append(value)


def template(root: Path) -> Catalog:
    """Every message of the sources, without translation."""
    catalog = new_catalog(None)
    for name, message in [*messages_in_code(root), *messages_in_keymap(root)]:
        catalog.add(message, locations=[(name, 0)])
    return catalog


def new_catalog(language: str | None) -> Catalog:
    return Catalog(locale=language, domain=DOMAIN, project="compact-guard", header_comment="", fuzzy=False)


def catalog_path(root: Path, language: str, suffix: str) -> Path:
    return root / "core" / "locale" / language / "LC_MESSAGES" / f"{DOMAIN}.{suffix}"


def merged(root: Path, language: str) -> Catalog:
    """The sources' messages with the translations that the catalog on disk has."""
    path = catalog_path(root, language, "po")
    old = read_catalog(path, language) if path.exists() else new_catalog(language)
    old.update(template(root), no_fuzzy_matching=True)
    old.obsolete.clear()
    return old


def read_catalog(path: Path, language: str) -> Catalog:
    with path.open("rb") as file:
        return read_po(file, locale=language, domain=DOMAIN)


def po_bytes(catalog: Catalog, language: str) -> bytes:
    """The catalog's text; headers are those that say how to read it, and none that says when."""
    out = io.BytesIO()
    write_po(out, catalog, width=110, sort_by_file=False, sort_output=True, no_location=True, omit_header=True)
    headers = {
        "Language": language,
        "Content-Type": "text/plain; charset=utf-8",
        "Content-Transfer-Encoding": "8bit",
        "Plural-Forms": catalog.plural_forms,
    }
    head = 'msgid ""\nmsgstr ""\n' + "".join(f'"{name}: {value}\\n"\n' for name, value in headers.items())
    return head.encode() + b"\n" + out.getvalue().strip() + b"\n"


def mo_bytes(po: bytes, language: str) -> bytes:
    out = io.BytesIO()
    catalog = read_po(io.BytesIO(po), locale=language, domain=DOMAIN)
    catalog.creation_date = catalog.revision_date = NO_DATE
    write_mo(out, catalog)
    return out.getvalue()


def faults(catalog: Catalog) -> Iterator[str]:
    """What is missing or wrong in a catalog's translations."""
    for message in catalog:
        if not message.id:
            continue
        shown = message.id if isinstance(message.id, str) else message.id[0]
        texts = [message.string] if isinstance(message.string, str) else list(message.string or ())
        if message.fuzzy:
            yield f"fuzzy: {shown!r}"
        elif not texts or not all(texts):
            yield f"not translated: {shown!r}"
        elif any(fields(text) != wanted_fields(message) for text in texts):
            yield f"other fields than the source: {shown!r}"


def fields(text: str) -> list[str]:
    return sorted(FIELD.findall(text.replace("%%", "")))


def wanted_fields(message: Message) -> list[str]:
    return fields(message.id if isinstance(message.id, str) else message.id[-1])


def check(root: Path, language: str) -> list[str]:
    """What differs between the sources, the .po and the .mo."""
    po, mo = catalog_path(root, language, "po"), catalog_path(root, language, "mo")
    if not po.exists() or not mo.exists():
        return [f"{language}: no catalog"]
    found = list(faults(read_catalog(po, language)))
    if po.read_bytes() != po_bytes(merged(root, language), language):
        found.append("the .po does not hold exactly the messages of the sources")
    if mo.read_bytes() != mo_bytes(po.read_bytes(), language):
        found.append("the .mo is older than the .po")
    return [f"{language}: {fault}" for fault in found]


def update(root: Path, language: str) -> None:
    po, mo = catalog_path(root, language, "po"), catalog_path(root, language, "mo")
    po.parent.mkdir(parents=True, exist_ok=True)
    text = po_bytes(merged(root, language), language)
    po.write_bytes(text)
    mo.write_bytes(mo_bytes(text, language))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; exit 1 when something differs")
    parser.add_argument("--root", type=Path, default=Path(__file__).resolve().parents[1])
    options = parser.parse_args()
    for language in LANGUAGES:
        if not options.check:
            update(options.root, language)
    wrong = [fault for language in LANGUAGES for fault in check(options.root, language)]
    print("\n".join(wrong) if wrong else "translations are complete")
    if wrong and options.check:
        print("Run `make messages`, then translate what is missing in core/locale/*/LC_MESSAGES/*.po.")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
