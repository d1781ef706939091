"""The rules of a game by id: the file `rulebook.toml` of its folder."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from platformer_nb.content.files import read_toml
from platformer_nb.core.errors import BadInput, Part, key_of, one_of, within
from platformer_nb.core.game import RuleEntry

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

FILE: Final = "rulebook.toml"


def load_rulebook(folder: Traversable) -> Mapping[str, RuleEntry]:
    """Return every rule of a game's folder by id, in the order of the rulebook; raises BadInput."""
    from platformer_nb.content.check import check
    from platformer_nb.content.shapes import RULEBOOK

    entries = check(RULEBOOK, read_toml(folder, FILE), FILE)
    rules = {i: RuleEntry(e.page, e.open, tuple(e.needs)) for i, e in entries.items()}
    for rule in rules:
        _needs_come_before(rules, rule, (), within(FILE, key_of(f"{rule}.needs")))
    return MappingProxyType(rules)


def _needs_come_before(
    rules: Mapping[str, RuleEntry], rule: str, path: tuple[str, ...], place: tuple[Part, ...]
) -> None:
    """Raise BadInput if a rule needs itself, directly or in a cycle, or needs an unknown rule."""
    if rule not in rules:
        raise BadInput(place, "error-no-rule", one_of(rule, rules), rule=rule)
    if rule in path:
        raise BadInput(place, "error-circle", "mend-circle", rules=(*path, rule))
    for needed in rules[rule].needs:
        _needs_come_before(rules, needed, (*path, rule), place)
