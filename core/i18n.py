"""Texts for people, in their language. Catalogs: `core/locale/<lang>/LC_MESSAGES/compact_guard.mo`."""

from __future__ import annotations

import os

TYPE_CHECKING = False
if TYPE_CHECKING:
    from gettext import NullTranslations

DOMAIN = "compact_guard"
FOLDER = os.path.join(os.path.dirname(__file__), "locale")
_catalog: NullTranslations | None = None


def set_language(language: str | None) -> None:
    """Choose the catalog: a code such as `en` or `zh_TW`, or None for the environment's."""
    global _catalog
    wanted = language or _environment_language()
    if wanted.split("_")[0].split(".")[0].lower() in {"", "c", "posix", "en"}:
        _catalog = None
        return
    import gettext

    _catalog = gettext.translation(DOMAIN, FOLDER, languages=_variants(wanted), fallback=True)


def language() -> str:
    """The chosen catalog's code; `en` without one."""
    return "en" if _catalog is None else _catalog.info().get("language", "en")


def _environment_language() -> str:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name):
            return value
    return ""


def _variants(language: str) -> list[str]:
    """`zh-Hant`, `zh_HK.UTF-8` and `zh_TW` all read the Traditional Chinese catalog."""
    code = language.split(".")[0].replace("-", "_")
    if code.lower() in {"zh_hant", "zh_hk", "zh_mo", "zh_hant_tw", "zh_hant_hk"}:
        return ["zh_TW"]
    return [code]


def _(message: str) -> str:
    """The message in the chosen language."""
    return message if _catalog is None else _catalog.gettext(message)


def ngettext(singular: str, plural: str, count: int) -> str:
    """The form of a message that fits `count`."""
    if _catalog is None:
        return singular if count == 1 else plural
    return _catalog.ngettext(singular, plural, count)
