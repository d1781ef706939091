"""Platformer's part `simulation`: is the box balanced?"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property
from typing import Any

from platformer_nb.core.game import Option, Words
from platformer_nb.core.simulation import Order, Plan
from platformer_nb.games.platformer.model.box import Box
from platformer_nb.games.platformer.model.state import State
from platformer_nb.games.platformer.rules.course.setup import PLAYERS
from platformer_nb.games.platformer.simulation import narration, notebook, plan, report
from platformer_nb.games.platformer.simulation.aggregate import count
from platformer_nb.games.platformer.simulation.collector import Notes
from platformer_nb.games.platformer.simulation.played import Played
from platformer_nb.games.platformer.simulation.report import Report


class PlatformerSimulation:
    """Many games with the cards and tiles of one box."""

    players = (*PLAYERS[1:], PLAYERS[0])
    """Solo games last: they are another game."""

    bots = ("search",)
    """The best there is."""

    def __init__(self, box: Box) -> None:
        self.box = box

    @cached_property
    def options(self) -> tuple[Option, ...]:
        """What can be varied."""
        return plan.options(self.box)

    def start(self, order: Order) -> State:
        """The state in which a game begins."""
        return plan.start(self.box, order)

    def limit(self, players: int) -> int:
        """Turns after which a game is cut short."""
        return plan.limit(players)

    def collector(self) -> Notes:
        """Notes on one game."""
        return Notes()

    def report(self, plan: Plan, games: Iterable[Played]) -> Report:
        """Everything that is counted."""
        return count(self.box, plan, games)

    def lines(self, report: Report, words: Words) -> Iterator[str]:
        """What was played, how long games last, the goals."""
        return narration.told(report, words)

    def cells(self, report: Report, words: Words, data: str) -> Iterator[tuple[str, str]]:
        """The cells of the notebook."""
        return notebook.cells(report, words, data)

    def write(self, found: Report) -> str:
        """The report as JSON."""
        return report.written(found)

    def read(self, text: str | bytes, place: str = "report") -> Report:
        """A report from JSON; raises BadInput."""
        return report.read(text, place)

    def schema(self) -> dict[str, Any]:
        """The JSON Schema of a report."""
        return report.schema()
