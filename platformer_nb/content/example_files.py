"""The stored data about a rulebook's examples, of any game: which rules lack something, are proven, are shown.

They stand beside the examples, in `content/<game>/examples/`: `pending.toml`, `uncited.toml`, `proven.toml`, `shown.toml`.
"""

# ruff: noqa: RUF012 - pydantic copies what a field is given by default

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from importlib.resources.abc import Traversable
from typing import Annotated, Final

from pydantic import Field, TypeAdapter

from platformer_nb.content.check import check
from platformer_nb.content.files import read_toml
from platformer_nb.content.shapes import ContentModel, RuleId
from platformer_nb.core.errors import BadInput, Part, key_of, one_of, within
from platformer_nb.core.input.data_shape import Id

FOLDER: Final = "examples"
PENDING: Final = f"{FOLDER}/pending.toml"
UNCITED: Final = f"{FOLDER}/uncited.toml"
PROVEN: Final = f"{FOLDER}/proven.toml"
SHOWN: Final = f"{FOLDER}/shown.toml"


class Pending(ContentModel):
    """Rules that wait, and what for; or that lack something for good, and why."""

    why: str
    rules: Annotated[list[RuleId], Field(min_length=1)]


class PendingFile(ContentModel):
    """A list of the rules that still lack something."""

    pending: list[Pending] = []


class UncitedFile(ContentModel):
    """A list of the rules that no verdict and no event cites."""

    uncited: list[Pending] = []


class ProvenFile(ContentModel):
    """For each rule, its example that ends differently without the functions of the rule."""

    proven: dict[RuleId, Id]


class ShownFile(ContentModel):
    """For each rule, the renderers whose part of a view depends on it; and the rules that no view shows."""

    unshown: list[Pending] = []
    shown: dict[RuleId, Annotated[list[str], Field(min_length=1)]]


PENDING_FILE: TypeAdapter[PendingFile] = TypeAdapter(PendingFile)
UNCITED_FILE: TypeAdapter[UncitedFile] = TypeAdapter(UncitedFile)
PROVEN_FILE: TypeAdapter[ProvenFile] = TypeAdapter(ProvenFile)
SHOWN_FILE: TypeAdapter[ShownFile] = TypeAdapter(ShownFile)

Rules = Collection[str]
"""The ids of a rulebook."""


def read_pending(folder: Traversable, known: Rules, name: str = PENDING) -> Mapping[str, str]:
    """Return the rules that lack something, by default an example, each with the reason."""
    groups = check(PENDING_FILE, read_toml(folder, name), name).pending
    return _reasons(groups, known, name, "pending")


def read_uncited(folder: Traversable, known: Rules) -> Mapping[str, str]:
    """Return the rules that no ruling and no event cites, each with the reason."""
    groups = check(UNCITED_FILE, read_toml(folder, UNCITED), UNCITED).uncited
    return _reasons(groups, known, UNCITED, "uncited")


def read_proven(
    folder: Traversable, known: Rules, of_rules: Collection[tuple[str, str]]
) -> Mapping[str, str]:
    """Return the example that proves each rule; `of_rules` are the pairs of a rule and one of its examples."""
    found = check(PROVEN_FILE, read_toml(folder, PROVEN), PROVEN).proven
    for rule, name in found.items():
        place = within(PROVEN, key_of(f"proven.{rule}"))
        require_rule(rule, known, place)
        if (rule, name) not in of_rules:
            names = [example for of, example in of_rules if of == rule]
            raise BadInput(place, "error-value-unknown", one_of(name, names), value=repr(name))
    return found


def read_shown(folder: Traversable, known: Rules) -> Mapping[str, list[str]]:
    """Return the renderers of each rule."""
    found = check(SHOWN_FILE, read_toml(folder, SHOWN), SHOWN).shown
    for rule in found:
        require_rule(rule, known, within(SHOWN, key_of(f"shown.{rule}")))
    return found


def read_unshown(folder: Traversable, known: Rules) -> Mapping[str, str]:
    """Return the rules that no part of a view depends on, each with the reason."""
    groups = check(SHOWN_FILE, read_toml(folder, SHOWN), SHOWN).unshown
    return _reasons(groups, known, SHOWN, "unshown")


def _reasons(groups: Iterable[Pending], known: Rules, file: str, key: str) -> Mapping[str, str]:
    found: dict[str, str] = {}
    for number, group in enumerate(groups, 1):
        for rule in group.rules:
            require_rule(rule, known, within(file, key_of(f"{key}.{number}.rules")))
            found[rule] = group.why
    return found


def require_rule(rule: str, known: Rules, place: tuple[Part, ...]) -> None:
    """Raise BadInput if there is no such rule."""
    if rule not in known:
        raise BadInput(place, "error-no-rule", one_of(rule, known), rule=rule)
