"""The files of the rules' examples: `content/labyrinth/examples/<chapter>.toml`.

The tests run every example, and `platformer-nb --game labyrinth rules <id>` shows them.
"""

# ruff: noqa: RUF012 - pydantic copies what a field is given by default

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources.abc import Traversable
from typing import Annotated, Final

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
from platformer_nb.core.errors import BadInput, key_of, one_of, within
from platformer_nb.core.input.data_shape import Count, Id
from platformer_nb.games.labyrinth.content.load import game_folder, load_rulebook

MAZES: Final = f"{FOLDER}/mazes.toml"

Fact = str | int | list[str]


class NewGame(ContentModel):
    """A game to be set up, for an example that shows no drawn position."""

    players: Count
    characters: list[Id] = []


class Example(ContentModel):
    """One example. What is in `before` is done first; then `do` is tried.

    `position` are the lines below the maze of `maze`, or, without one, a whole position. `refused` names all rules
    that forbid what is tried, and `facts` what the first of them says of the position; else it is legal: `allowed`
    names rules that say so, `events`, if given, are all that happens, in this order, and `after` is true of the position then.
    `fails` is the rule that a game or a position cannot be set up by.
    """

    name: Id
    rules: Annotated[list[RuleId], Field(min_length=1)]
    maze: str = ""
    position: str = ""
    game: NewGame | None = None
    before: list[str] = []
    do: list[str] = []
    refused: list[RuleId] = []
    facts: dict[str, Fact] = {}
    allowed: list[RuleId] = []
    events: list[dict[Id, Fact]] = []
    after: list[str] = []
    fails: str = ""


class ExampleFile(ContentModel):
    """A file of `examples/`: some chapters of the rules."""

    example: list[Example] = []


EXAMPLES: TypeAdapter[ExampleFile] = TypeAdapter(ExampleFile)


class MazeFile(ContentModel):
    """The drawings of the mazes that several examples share."""

    mazes: Annotated[dict[Id, str], Field(min_length=1)]


MAZE_FILE: TypeAdapter[MazeFile] = TypeAdapter(MazeFile)


def load_examples(folder: Traversable | None = None) -> tuple[Example, ...]:
    """Return all examples in the order of their files; raise BadInput if one is not valid."""
    return _shipped() if folder is None else tuple(_load(folder))


@cache
def _shipped() -> tuple[Example, ...]:
    return tuple(_load(game_folder()))


def _load(folder: Traversable) -> Iterator[Example]:
    mazes = check(MAZE_FILE, read_toml(folder, MAZES), MAZES).mazes
    names: set[str] = set()
    for file in names_in(folder, FOLDER, ".toml"):
        if file in (PENDING, UNCITED, PROVEN, SHOWN, MAZES):
            continue
        for number, example in enumerate(check(EXAMPLES, read_toml(folder, file), file).example, 1):
            key = f"example.{number}"
            _fits_together(example, file, key)
            if example.name in names:
                place = within(file, key_of(f"{key}.name"))
                raise BadInput(place, "error-example-twice", "mend-rename", name=example.name)
            names.add(example.name)
            yield _drawn(example, mazes, file, key)


def _drawn(example: Example, mazes: Mapping[str, str], file: str, key: str) -> Example:
    """Return the example with the drawing of its maze above its lines."""
    if not example.maze:
        return example
    if example.maze not in mazes:
        place, known = within(file, key_of(f"{key}.maze")), one_of(example.maze, mazes)
        raise BadInput(place, "error-value-unknown", known, value=repr(example.maze))
    return example.model_copy(update={"position": mazes[example.maze] + example.position})


def _fits_together(example: Example, file: str, key: str) -> None:
    place = within(file, key_of(key))
    for rule in (*example.rules, *example.refused, *example.allowed):
        require_rule(rule, load_rulebook(), within(file, key_of(f"{key}.rules")))
    if bool(example.position) == (example.game is not None):
        raise BadInput(place, "error-example-start", "mend-example-start")
    seen = example.events or example.after
    if example.refused and (len(example.do) != 1 or seen):
        raise BadInput(place, "error-example-refusal", "mend-example-refusal")
    if not (example.fails or example.do or example.game is not None):
        where = within(file, key_of(f"{key}.do"))
        raise BadInput(where, "error-example-do", "mend-example-do")
    if example.facts and not example.refused:
        where = within(file, key_of(f"{key}.facts"))
        raise BadInput(where, "error-example-facts", "mend-example-facts")
    if not (example.fails or example.refused or example.allowed or seen):
        raise BadInput(place, "error-example-expects", "mend-example-expects")


def load_pending(folder: Traversable | None = None) -> Mapping[str, str]:
    """Return the rules that no function and so no proof holds, each with the reason."""
    return read_pending(folder or game_folder(), load_rulebook())


def load_uncited(folder: Traversable | None = None) -> Mapping[str, str]:
    """Return the rules that no ruling and no event cites, each with the reason."""
    return read_uncited(folder or game_folder(), load_rulebook())


def load_proven(folder: Traversable | None = None) -> Mapping[str, str]:
    """Return the example that proves each rule, as `python -m tests.prove --game labyrinth --examples --store` found it."""
    of_rules = {(rule, example.name) for example in load_examples(folder) for rule in example.rules}
    return read_proven(folder or game_folder(), load_rulebook(), of_rules)


def load_shown(folder: Traversable | None = None) -> Mapping[str, list[str]]:
    """Return the renderers of each rule."""
    return read_shown(folder or game_folder(), load_rulebook())


def load_unshown(folder: Traversable | None = None) -> Mapping[str, str]:
    """Return the rules that no part of a view depends on, each with the reason."""
    return read_unshown(folder or game_folder(), load_rulebook())
