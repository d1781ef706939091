"""The `simulation` part of Platformer: balance of the box over many games."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property

from platformer_nb.core.game import Option, Words
from platformer_nb.core.parts.simulation import Order, Plan
from platformer_nb.games.platformer.model.box.box import Box
from platformer_nb.games.platformer.model.state import State
from platformer_nb.games.platformer.rules.course.setup import PLAYERS
from platformer_nb.games.platformer.simulation import narration, notebook, plan
from platformer_nb.games.platformer.simulation.aggregate import count
from platformer_nb.games.platformer.simulation.collector import Notes
from platformer_nb.games.platformer.simulation.played import Played
from platformer_nb.games.platformer.simulation.report import FORM, Report
from platformer_nb.simulate.report import Reporting


class PlatformerSimulation(Reporting[Report]):
    """Simulation with the cards and tiles of one box; see `core.game.Simulation`."""

    form = FORM

    players = (*PLAYERS[1:], PLAYERS[0])
    """Solo games come last, as a variant of their own."""

    bots = ("search",)
    """The strongest kind of bot."""

    def __init__(self, box: Box) -> None:
        self.box = box

    @cached_property
    def options(self) -> tuple[Option, ...]:
        """The options that can be varied."""
        return plan.options(self.box)

    def start(self, order: Order) -> State:
        """Return the initial state of a game."""
        return plan.start(self.box, order)

    def limit(self, players: int) -> int:
        """Return the turns after which a game is cut short."""
        return plan.limit(players)

    def collector(self) -> Notes:
        """Return a new collector, for one game."""
        return Notes()

    def report(self, plan: Plan, games: Iterable[Played]) -> Report:
        """Return the report of these games."""
        return count(self.box, plan, games)

    def lines(self, report: Report, words: Words) -> Iterator[str]:
        """Yield what was played, how long games last, and the goals missed."""
        return narration.told(report, words)

    def cells(self, report: Report, words: Words, data: str) -> Iterator[tuple[str, str]]:
        """Yield the cells of the notebook."""
        return notebook.cells(report, words, data)
