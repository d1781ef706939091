"""The `simulation` part of Labyrinth: the balance of its box over many games."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from platformer_nb.core.game import Option, Words
from platformer_nb.core.parts.simulation import Order, Plan
from platformer_nb.games.labyrinth.model.box import Box
from platformer_nb.games.labyrinth.model.state import State
from platformer_nb.games.labyrinth.rules.course.setup import start
from platformer_nb.games.labyrinth.simulation import narration, notebook
from platformer_nb.games.labyrinth.simulation.aggregate import count
from platformer_nb.games.labyrinth.simulation.collector import Notes
from platformer_nb.games.labyrinth.simulation.played import Played
from platformer_nb.games.labyrinth.simulation.report import FORM, Report
from platformer_nb.simulate.report import Reporting

ROUNDS: Final = 200
"""Rounds after which a game counts as unfinished (END-7)."""


class LabyrinthSimulation(Reporting[Report]):
    """Simulations with the tiles and cards of one box; see `core.parts.simulation`. Characters are drawn."""

    form = FORM
    bots = ("planning",)
    options: tuple[Option, ...] = ()

    def __init__(self, box: Box) -> None:
        self.box = box
        self.players = tuple(layout.players for layout in box.layouts)

    def start(self, order: Order) -> State:
        """Return the initial state of a game."""
        return start(self.box, [None] * order.players)

    def limit(self, players: int) -> int:
        """Return the turns after which a game is cut short."""
        return ROUNDS * players

    def collector(self) -> Notes:
        """Return a new collector, for one game."""
        return Notes()

    def report(self, plan: Plan, games: Iterable[Played]) -> Report:
        """Return the report of these games."""
        return count(self.box, plan, games)

    def lines(self, report: Report, words: Words) -> Iterator[str]:
        """Yield what was played, how long games last, and the targets missed."""
        return narration.told(report, words)

    def cells(self, report: Report, words: Words, data: str) -> Iterator[tuple[str, str]]:
        """Yield the cells of the notebook."""
        return notebook.cells(report, words, data)
