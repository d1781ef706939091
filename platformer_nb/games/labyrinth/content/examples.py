"""The files of the rules' examples: `content/labyrinth/examples/<chapter>.toml`.

The tests run every example, and `platformer-nb --game labyrinth rules <id>` shows them.
"""

# ruff: noqa: RUF012 - pydantic copies what a field is given by default

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, cached_property
from importlib.resources.abc import Traversable
from typing import Annotated, Final

from pydantic import Field, TypeAdapter

from platformer_nb.content import example_files as files
from platformer_nb.content.check import check
from platformer_nb.content.files import read_toml
from platformer_nb.content.shapes import ContentModel
from platformer_nb.core.errors import BadInput, key_of, one_of, within
from platformer_nb.core.input.data_shape import Count, Id
from platformer_nb.games.labyrinth.content.load import game_folder, load_rulebook

MAZES: Final = f"{files.FOLDER}/mazes.toml"


class NewGame(ContentModel):
    """A game to be set up, for an example that shows no drawn position."""

    players: Count
    characters: list[Id] = []


class Example(files.Example):
    """An example; its `events` are all that happen."""

    game: NewGame | None = None
    maze: str = ""
    """The maze of its position, whose lines below it `position` has; without one, that is a whole position."""


EXAMPLES: TypeAdapter[files.ExampleFile[Example]] = TypeAdapter(files.ExampleFile[Example])


class MazeFile(ContentModel):
    """The drawings of the mazes that several examples share."""

    mazes: Annotated[dict[Id, str], Field(min_length=1)]


MAZE_FILE: TypeAdapter[MazeFile] = TypeAdapter(MazeFile)


class ExampleFiles(files.ExampleFiles[Example]):
    """The files of Labyrinth's examples, and the mazes that they share."""

    model = EXAMPLES
    beside = (MAZES,)

    @cached_property
    def mazes(self) -> Mapping[str, str]:
        """The drawing of each maze."""
        return check(MAZE_FILE, read_toml(self.content, MAZES), MAZES).mazes

    def finished(self, example: Example, file: str, key: str) -> Example:
        """Return the example with the drawing of its maze above its lines."""
        if not example.maze:
            return example
        if example.maze not in self.mazes:
            place, known = within(file, key_of(f"{key}.maze")), one_of(example.maze, self.mazes)
            raise BadInput(place, "error-value-unknown", known, value=repr(example.maze))
        drawn = self.mazes[example.maze] + example.position
        return example.model_copy(update={"position": drawn})


@cache
def stored() -> ExampleFiles:
    """Return the examples of the project's own content, and what is stored of its rules."""
    return ExampleFiles(game_folder(), load_rulebook())


def load_examples(folder: Traversable | None = None) -> tuple[Example, ...]:
    """Return all examples in the order of their files; raise BadInput if one is not valid."""
    return stored().all if folder is None else ExampleFiles(folder, load_rulebook()).all
