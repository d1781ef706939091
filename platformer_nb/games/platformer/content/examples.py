"""Examples of the rules: small positions, the actions tried in them, and the expected results.

The files are `content/platformer/examples/<chapter>.toml`. The tests run every example, and
`platformer-nb rules <id>` shows them.
"""

# ruff: noqa: RUF012 - pydantic copies what a field is given by default

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources.abc import Traversable
from typing import Annotated

from pydantic import Field, TypeAdapter

from platformer_nb.content.check import check
from platformer_nb.content.example_files import (
    FOLDER,
    PENDING,
    PROVEN,
    SHOWN,
    UNCITED,
    read_pending,
    read_proven,
    read_shown,
    read_uncited,
    read_unshown,
    require_rule,
)
from platformer_nb.content.files import names_in, read_toml
from platformer_nb.content.shapes import ContentModel, RuleId
from platformer_nb.core.errors import BadInput, Part, key_of, within
from platformer_nb.core.input.data_shape import Count, Id
from platformer_nb.games.platformer.content.load import game_folder, load_rulebook

LESSONS_PENDING = "lessons/pending.toml"


class NewGame(ContentModel):
    """A game to be set up, for an example that shows no drawn position."""

    players: Count
    heroes: list[Id] = []
    dungeon: Id = "forest"
    boss: Id = "medusa"
    levels: Count = 4
    rulings: dict[RuleId, Id] = {}
    artifacts: bool = False


class Example(ContentModel):
    """One example. What is in `before` is done first; then `do` is tried.

    `refused` names all rules that forbid it and `facts` what the first of them says of the
    position; else it is legal: `allowed` names rules that say so, `events` what happens on the
    way (in this order, others may come between), `never` kinds of events that do not, `after` what
    is true of the position then.
    `fails` is the rule that a game cannot be set up by. `supply` says how many Boss tokens of a kind
    are in the box, if other than the project's own.
    """

    name: Id
    rules: Annotated[list[RuleId], Field(min_length=1)]
    position: str = ""
    game: NewGame | None = None
    supply: dict[Id, Count] = {}
    before: list[str] = []
    do: list[str] = []
    refused: list[RuleId] = []
    facts: dict[str, str | int | list[str]] = {}
    allowed: list[RuleId] = []
    events: list[dict[Id, str | int | bool | list[str]]] = []
    never: list[Id] = []
    after: list[str] = []
    fails: str = ""


class ExampleFile(ContentModel):
    """A file of `examples/`: one chapter of the rules."""

    example: list[Example] = []


EXAMPLES: TypeAdapter[ExampleFile] = TypeAdapter(ExampleFile)


def load_examples(folder: Traversable | None = None) -> tuple[Example, ...]:
    """Return all examples in the order of their files; raise BadInput if one is not valid."""
    return _shipped() if folder is None else _load(folder)


@cache
def _shipped() -> tuple[Example, ...]:
    return _load(game_folder())


def _load(folder: Traversable) -> tuple[Example, ...]:
    found: dict[str, Example] = {}
    for file in names_in(folder, FOLDER, ".toml"):
        if file in (PENDING, UNCITED, PROVEN, SHOWN):
            continue
        for number, example in enumerate(check(EXAMPLES, read_toml(folder, file), file).example, 1):
            _fits_together(example, file, f"example.{number}")
            if example.name in found:
                raise BadInput(
                    within(file, key_of(f"example.{number}.name")),
                    "error-example-twice",
                    "mend-rename",
                    name=example.name,
                )
            found[example.name] = example
    return tuple(found.values())


def load_pending(folder: Traversable | None = None, name: str = PENDING) -> Mapping[str, str]:
    """Return the rules without an example (or, with another file, without a lesson), each with the reason."""
    return read_pending(folder or game_folder(), load_rulebook(), name)


def load_uncited(folder: Traversable | None = None) -> Mapping[str, str]:
    """Return the rules that no ruling and no event cites, each with the reason."""
    return read_uncited(folder or game_folder(), load_rulebook())


def load_proven(folder: Traversable | None = None) -> Mapping[str, str]:
    """Return the example that proves each rule, as `python -m tests.prove --examples --store` found it."""
    folder = folder or game_folder()
    of_rules = {(rule, example.name) for example in _load(folder) for rule in example.rules}
    return read_proven(folder, load_rulebook(), of_rules)


def load_shown(folder: Traversable | None = None) -> Mapping[str, list[str]]:
    """Return the renderers of each rule, as `python -m tests.prove --shown --store` measured them."""
    return read_shown(folder or game_folder(), load_rulebook())


def load_unshown(folder: Traversable | None = None) -> Mapping[str, str]:
    """Return the rules that no part of a view depends on, each with the reason."""
    return read_unshown(folder or game_folder(), load_rulebook())


def _fits_together(example: Example, file: str, key: str) -> None:
    place = within(file, key_of(key))
    for rule in (*example.rules, *example.refused, *example.allowed):
        _known(rule, within(file, key_of(f"{key}.rules")))
    if bool(example.position) == (example.game is not None):
        raise BadInput(place, "error-example-start", "mend-example-start")
    seen = example.events or example.never or example.after
    if example.refused and (len(example.do) != 1 or seen):
        raise BadInput(place, "error-example-refusal", "mend-example-refusal")
    if not example.fails and not (example.refused or example.do):
        where = within(file, key_of(f"{key}.do"))
        raise BadInput(where, "error-example-do", "mend-example-do")
    if example.facts and not example.refused:
        where = within(file, key_of(f"{key}.facts"))
        raise BadInput(where, "error-example-facts", "mend-example-facts")
    if example.do and not (example.refused or example.allowed or seen):
        raise BadInput(place, "error-example-expects", "mend-example-expects")


def _known(rule: str, place: tuple[Part, ...]) -> None:
    require_rule(rule, load_rulebook(), place)
