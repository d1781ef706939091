"""One game's progress, kept within the stored progress of all games.

What is stored names the game of each rule and lesson: `platformer:MOV-1`, `platformer:03-jumping`. Within a
game they are `MOV-1` and `03-jumping`. What was stored without a game belongs to the game `unnamed`. A lesson that
was stored with another number is the one of that name now.
"""

from __future__ import annotations

from collections.abc import Callable

from platformer_nb.lessons.boards.learner import Keeper
from platformer_nb.lessons.progress.progress import Progress
from platformer_nb.lessons.track.loading import present_name


class ProgressOfGame:
    """A store of one game's progress, within a store of all."""

    def __init__(self, keeper: Keeper, game: str, unnamed: str = "") -> None:
        self._keeper = keeper
        self._game = game
        self._unnamed = unnamed
        self._last: tuple[Progress, Progress] | None = None
        """What was stored last, and the game's part of it: it is read far more often than it changes."""

    def load(self) -> Progress:
        """Return the stored progress of the game."""
        stored = self._keeper.load()
        if self._last is None or self._last[0] is not stored:
            self._last = stored, self.of(stored)
        return self._last[1]

    def change(self, make: Callable[[Progress], Progress]) -> Progress:
        """Replace the game's progress by `make(progress)` and return it; that of other games stays."""
        return self.of(self._keeper.change(lambda stored: self.put(stored, make(self.of(stored)))))

    def of(self, stored: Progress) -> Progress:
        """Return the part of the game, with the names that are used within it now."""
        names = {
            lesson: present_name(self._game, _bare(lesson))
            for lesson in {s.lesson for s in stored.solved} | {m.lesson for m in stored.missed}
            if self._owns(lesson)
        }
        return Progress() | Progress(
            tuple(a._replace(rule=_bare(a.rule)) for a in stored.answers if self._owns(a.rule)),
            tuple(s._replace(lesson=names[s.lesson]) for s in stored.solved if s.lesson in names),
            tuple(m._replace(rule=_bare(m.rule)) for m in stored.met if self._owns(m.rule)),
            tuple(m._replace(lesson=names[m.lesson]) for m in stored.missed if m.lesson in names),
        )

    def put(self, stored: Progress, own: Progress) -> Progress:
        """Return what is stored, with `own` as the game's part."""
        others = Progress(
            tuple(answer for answer in stored.answers if not self._owns(answer.rule)),
            tuple(solved for solved in stored.solved if not self._owns(solved.lesson)),
            tuple(met for met in stored.met if not self._owns(met.rule)),
            tuple(missed for missed in stored.missed if not self._owns(missed.lesson)),
        )
        return others | Progress(
            tuple(answer._replace(rule=f"{self._game}:{answer.rule}") for answer in own.answers),
            tuple(solved._replace(lesson=f"{self._game}:{solved.lesson}") for solved in own.solved),
            tuple(met._replace(rule=f"{self._game}:{met.rule}") for met in own.met),
            tuple(missed._replace(lesson=f"{self._game}:{missed.lesson}") for missed in own.missed),
        )

    def _owns(self, name: str) -> bool:
        game, named, _ = name.partition(":")
        return game == self._game if named else self._game == self._unnamed


def _bare(name: str) -> str:
    return name.rpartition(":")[2]
