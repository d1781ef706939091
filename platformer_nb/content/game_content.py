"""The box and the rulebook of a game: read as they were stored, or made from the files of its folder.

A game states which files its box is made of, which classes it holds and how it is built (`GameBox`);
how it is kept, found stale and read again is the same for every game.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from functools import lru_cache
from pathlib import Path
from types import MappingProxyType, ModuleType
from typing import TYPE_CHECKING, Final, Generic, TypeVar

from platformer_nb.content.built import store, stored
from platformer_nb.content.files import game_folder, read_text
from platformer_nb.content.rulebook import FILE, load_rulebook
from platformer_nb.core.game import RuleEntry
from platformer_nb.core.plain_values import value_classes

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from platformer_nb.core.errors import BadInput

BoxT = TypeVar("BoxT")

BOX: Final = "box"
RULEBOOK: Final = "rulebook"
"""The names under which they are stored."""


class GameBox(ABC, Generic[BoxT]):
    """How the box of one game is made of the files of its folder.

    A method of a game imports what it needs when it is called: a start reads the stored box, without pydantic.
    """

    game: str

    def __init__(self) -> None:
        self._kept = lru_cache(maxsize=8)(self._load)

    @abstractmethod
    def kind(self) -> type[BoxT]:
        """Return the class of the box."""

    @abstractmethod
    def modules(self) -> Iterable[ModuleType]:
        """Return the modules with the value classes that a box is made of."""

    @abstractmethod
    def files(self, folder: Traversable) -> tuple[str, ...]:
        """Return the names of the files that a box is made of, in the order of the content hash."""

    @abstractmethod
    def build(self, folder: Traversable) -> BoxT:
        """Return the box built from a folder through all checks; raise BadInput for the first error."""

    @abstractmethod
    def faults(self, folder: Traversable) -> list[BadInput]:
        """Return all errors of the box in a folder, where `build` stops at the first."""

    def folder(self) -> Traversable:
        """Return the folder of the game's content."""
        return game_folder(self.game)

    def rulebook(self, path: Path | str | None = None) -> Mapping[str, RuleEntry]:
        """Return the rules by id, in the order of the rulebook."""
        return game_rulebook(self.game, path)

    def load(self, path: Path | str | None = None) -> BoxT:
        """Return the box of the game, or the one built from a folder like its own.

        Each folder is read once per process; later changes of its files have no effect.
        """
        return self._kept(None if path is None else str(Path(path).resolve()))

    def texts(self, folder: Traversable) -> dict[str, str]:
        """Return the texts of the files that a box is made of, by name."""
        return {name: read_text(folder, name) for name in self.files(folder)}

    def stored(self, folder: Traversable) -> BoxT | None:
        """Return the box that was built from the files of a folder; None if it has to be built."""
        found = stored(folder, BOX, self.texts(folder), value_classes(self.modules()))
        return found if isinstance(found, self.kind()) else None

    def store(self, folder: Path) -> Path:
        """Build the box of a folder and store it there; return the file written."""
        return store(folder, BOX, self.texts(folder), self.build(folder))

    def _load(self, path: str | None) -> BoxT:
        if path is not None:
            return self.build(Path(path))
        folder = self.folder()
        return self.stored(folder) or self.build(folder)


def game_rulebook(game: str, path: Path | str | None = None) -> Mapping[str, RuleEntry]:
    """Return the rules of a game by id, or those of a folder like its own, in the order of the rulebook.

    Each folder is read once per process; what is stored of the game's own files is read without pydantic.
    """
    return _kept(game, None if path is None else str(Path(path).resolve()))


@lru_cache(maxsize=8)
def _kept(game: str, path: str | None) -> Mapping[str, RuleEntry]:
    if path is not None:
        return load_rulebook(Path(path))
    folder = game_folder(game)
    return stored_rulebook(folder) or load_rulebook(folder)


def stored_rulebook(folder: Traversable) -> Mapping[str, RuleEntry] | None:
    """Return the rules that were read from the rulebook of a folder; None if it has to be read."""
    found = stored(folder, RULEBOOK, _texts(folder), {RuleEntry.__name__: RuleEntry})
    return MappingProxyType(found) if isinstance(found, dict) else None


def store_rulebook(folder: Path) -> Path:
    """Read the rulebook of a folder through all checks and store it there; return the file written."""
    return store(folder, RULEBOOK, _texts(folder), load_rulebook(folder))


def _texts(folder: Traversable) -> dict[str, str]:
    return {FILE: read_text(folder, FILE)}
