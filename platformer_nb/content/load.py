"""The two doors: the box and the rulebook, each loaded once."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from importlib.resources.abc import Traversable
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING

from platformer_nb.content.files import game_folder, read_toml
from platformer_nb.content.rulebook import RuleEntry
from platformer_nb.core.errors import BadInput, Part, key_of, one_of, within

if TYPE_CHECKING:
    from platformer_nb.games.platformer.model.box import Box


def load_box(path: Path | str | None = None) -> Box:
    """All cards and tiles of `path`, a folder like `content/platformer` (which is the default).

    A folder is read once; later changes of its files are not seen.
    """
    return _box(None if path is None else str(Path(path).resolve()))


def load_rulebook(path: Path | str | None = None) -> Mapping[str, RuleEntry]:
    """Every rule by its id, in the order of the rulebook."""
    return _rulebook(None if path is None else str(Path(path).resolve()))


@lru_cache(maxsize=8)
def _box(path: str | None) -> Box:
    from platformer_nb.games.platformer.content.box_builder import build_box

    return build_box(_folder(path))


@lru_cache(maxsize=8)
def _rulebook(path: str | None) -> Mapping[str, RuleEntry]:
    from platformer_nb.content.check import check
    from platformer_nb.games.platformer.content.models import RULEBOOK

    name = "rulebook.toml"
    entries = check(RULEBOOK, read_toml(_folder(path), name), name)
    rules = {i: RuleEntry(e.page, e.open, tuple(e.needs)) for i, e in entries.items()}
    for rule in rules:
        _needs_come_before(rules, rule, (), within(name, key_of(f"{rule}.needs")))
    return MappingProxyType(rules)


def _needs_come_before(
    rules: Mapping[str, RuleEntry], rule: str, path: tuple[str, ...], place: tuple[Part, ...]
) -> None:
    """No rule needs itself, by whatever way round, nor one that does not exist."""
    if rule not in rules:
        raise BadInput(place, "error-no-rule", one_of(rule, rules), rule=rule)
    if rule in path:
        raise BadInput(place, "error-circle", "mend-circle", rules=(*path, rule))
    for needed in rules[rule].needs:
        _needs_come_before(rules, needed, (*path, rule), place)


def _folder(path: str | None) -> Traversable:
    return game_folder() if path is None else Path(path)
