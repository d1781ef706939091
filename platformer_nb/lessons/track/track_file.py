"""What belongs to all lessons of a game together: `lessons/track.toml`, which a game may leave out."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Final

from pydantic import Field, StringConstraints, TypeAdapter

from platformer_nb.content.check import check
from platformer_nb.content.files import game_folder, names_in, read_toml
from platformer_nb.content.shapes import ContentModel
from platformer_nb.core.errors import BadInput, key_of, within
from platformer_nb.core.game import AnyGame
from platformer_nb.core.input.data_shape import Id
from platformer_nb.lessons.track.loading import FOLDER, TRACK

MOST_PICTURES: Final = 4
"""Most pictures of the aim: they stand side by side on a page's first screen."""


class Picture(ContentModel):
    """A position that shows a part of the aim; its sentence is `tutor-aim-<id>`."""

    id: Id
    position: Annotated[str, StringConstraints(min_length=1)]

    @property
    def key(self) -> str:
        """The key of its sentence."""
        return f"tutor-aim-{self.id}"


class TrackFile(ContentModel):
    """The file: `aim` is what the game is about, in pictures, shown before the first lesson."""

    aim: Annotated[list[Picture], Field(max_length=MOST_PICTURES)] = Field(default_factory=list)


TRACK_SHAPE: Final = TypeAdapter(TrackFile)


@cache
def load_track(game: AnyGame) -> TrackFile:
    """Load the file of a game's lessons, empty if it has none; raises BadInput."""
    folder, file = game_folder(game.name), f"{FOLDER}/{TRACK}.toml"
    if file not in names_in(folder, FOLDER, ".toml"):
        return TrackFile()
    found = check(TRACK_SHAPE, read_toml(folder, file), file)
    for number, picture in enumerate(found.aim, 1):
        try:
            game.rules.read(picture.position)
        except BadInput as error:
            where = within(file, key_of(f"aim.{number}.position"), *error.where)
            raise BadInput(where, error.what, error.how) from error
    return found
