"""What the config says to checkpoints: how much is kept, how large a pack may be, which wordings count."""

from __future__ import annotations

from ..errors import InputError
from ..i18n import _
from .retention import Limits
from .store import Store

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..config import Config
    from .opened import Opened


def configured_store(state: str | Opened, config: Config) -> Store:
    """The state folder, kept within the config's limits."""
    return Store(state, Limits(config.keep_generations, config.keep_mib << 20, config.keep_days))


def use_rules(config: Config) -> list[tuple[str, str]]:
    """Classify with the config's own rules from now on; the names of bad ones, which are left out, with the reason."""
    if not config.rules:
        return []
    from .classify.own import use_own

    return use_own(config.rules)


def must_use_rules(config: Config, path: str) -> None:
    """As `use_rules`, for a program that can tell its user. Raises InputError that names the first bad one."""
    for name, reason in use_rules(config):
        raise InputError(
            _("%(file)s: %(rule)s cannot be used: %(reason)s") % {"file": path, "rule": name, "reason": reason},
            _("Mend the rule or its sample. Rules see lower case, and neither code nor quotes."),
        )
