"""What is mutated of a game, and which tests have to notice.

The game is that of the environment variable MUTATE_GAME, which the processes of a run hand on to each other.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

GAME: Final = "MUTATE_GAME"


class Target(NamedTuple):
    """The rules of a game and their tests."""

    name: str
    rules: Path
    """The folder of the game's package."""
    rooms: tuple[str, ...]
    """Folders with logic (the records of kinds hold clauses too); the others hold words, views, lessons and bots."""
    aside: frozenset[str]
    """Modules of these folders without logic: lists for the reader of a box."""
    folders: tuple[str, ...]
    """Folders of the rules' tests, below tests/; missing ones are skipped."""
    left_out: frozenset[str] = frozenset()
    """Files of these folders that switch rules off themselves."""

    @property
    def equivalent(self) -> Path:
        """The list of the mutants that nobody can notice."""
        own = "" if self.name == "platformer" else f"-{self.name}"
        return Path(__file__).resolve().parent / f"equivalent{own}.toml"

    def test_files(self, root: Path) -> Iterator[str]:
        """Yield the files of the rules' tests."""
        for folder in self.folders:
            for path in sorted((root / "tests" / folder).glob("test_*.py")):
                if path.name not in self.left_out:
                    yield path.relative_to(root).as_posix()


TARGETS: Final = {
    target.name: target
    for target in (
        Target(
            "platformer",
            Path("platformer_nb/games/platformer"),
            ("kinds", "model", "notation", "rules"),
            frozenset(["model.box.stock"]),
            ("games", "cards", "core", "perft", "oracle"),
        ),
        Target(
            "labyrinth",
            Path("platformer_nb/games/labyrinth"),
            ("model", "notation", "rules"),
            frozenset(),
            (
                "games/labyrinth",
                "games/labyrinth/rules",
                "games/labyrinth/counted",
                "games/labyrinth/examples",
                "games/labyrinth/oracle",
            ),
            frozenset(["test_noticed.py", "test_proven.py"]),
        ),
    )
}


def target() -> Target:
    """Return what is mutated in this process and those that it starts."""
    return TARGETS[os.environ.get(GAME, "platformer")]
