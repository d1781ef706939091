"""Examples of the rules: small positions, the actions tried in them, and the expected results.

The files are `content/platformer/examples/<chapter>.toml`. The tests run every example, and
`platformer-nb rules <id>` shows them.
"""

# ruff: noqa: RUF012 - pydantic copies what a field is given by default

from __future__ import annotations

from functools import cache
from importlib.resources.abc import Traversable

from pydantic import TypeAdapter

from platformer_nb.content import example_files as files
from platformer_nb.content.shapes import ContentModel, RuleId
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


class Example(files.Example):
    """An example; between its `events` others may come."""

    game: NewGame | None = None
    supply: dict[Id, Count] = {}
    """How many Boss tokens of a kind are in the box, if other than the project's own."""
    never: list[Id] = []
    """Kinds of events that do not happen."""

    @property
    def expects(self) -> bool:
        """Whether it says what happens or does not, or what is true afterwards."""
        return super().expects or bool(self.never)


EXAMPLES: TypeAdapter[files.ExampleFile[Example]] = TypeAdapter(files.ExampleFile[Example])


class ExampleFiles(files.ExampleFiles[Example]):
    """The files of Platformer's examples."""

    model = EXAMPLES


@cache
def stored() -> ExampleFiles:
    """Return the examples of the project's own content, and what is stored of its rules."""
    return ExampleFiles(game_folder(), load_rulebook())


def load_examples(folder: Traversable | None = None) -> tuple[Example, ...]:
    """Return all examples in the order of their files; raise BadInput if one is not valid."""
    return stored().all if folder is None else ExampleFiles(folder, load_rulebook()).all
