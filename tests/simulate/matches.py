"""A game of a few lines: take one or two matches from a pile; whoever takes the last one wins.

Dice say how many more there are at the beginning, and each seat has a card that the others do not see.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from platformer_nb.core.game import Bots, Game, Option, Words
from platformer_nb.core.parts.simulation import Order, Plan, Result
from platformer_nb.core.rules import NATURE, Actor, Outcome, Rules
from platformer_nb.core.ruling import Cite, Ruling

HIDDEN = "?"


@dataclass(frozen=True)
class Pile:
    """The state: matches left, who is to take, the turn, the cards of the seats."""

    matches: int
    cards: tuple[str, ...]
    active: int = 0
    turn: int = 0


class Matches:
    """The rules; actions are numbers of matches, events are words."""

    def actor(self, state: Pile) -> Actor:
        if state.turn == 0:
            return NATURE
        return state.active if state.matches else None

    def actions(self, state: Pile) -> Sequence[int]:
        return range(1, (6 if state.turn == 0 else min(2, state.matches)) + 1)

    def judge(self, state: Pile, action: int | str) -> Ruling:
        raise NotImplementedError

    def apply(self, state: Pile, action: int | str) -> tuple[Pile, tuple[str, ...]]:
        many = int(action)
        if state.turn == 0:
            return replace(state, matches=state.matches + many, turn=1), ("rolled",)
        after = (state.active + 1) % len(state.cards)
        left = replace(state, matches=state.matches - many, active=after, turn=state.turn + 1)
        return left, ("taken",) * many

    def is_null(self, state: Pile, action: int) -> bool:
        return False

    def outcome(self, state: Pile) -> Outcome | None:
        last = (state.active - 1) % len(state.cards)
        return None if state.matches else Outcome((last,), Cite("END-1"))

    def moment(self, state: Pile) -> int:
        return state.turn

    def observe(self, state: Pile, seat: int) -> Pile:
        cards = (card if place == seat else HIDDEN for place, card in enumerate(state.cards))
        return replace(state, cards=tuple(cards))

    def reveals(self, state: Pile, action: int) -> bool:
        return False

    def write(self, state: Pile) -> str:
        return str(state.matches)

    def read(self, text: str) -> Pile:
        return Pile(int(text), ())

    def write_action(self, state: Pile, action: int | str) -> str:
        return str(action)

    def read_action(self, state: Pile, action: int | str) -> int:
        return int(action)


class CleverBot:
    """Leaves a number of matches that three divides, if it can; it sees its own card only."""

    def __init__(self, seed: int | str) -> None:
        pass

    def choose(self, rules: Rules[Pile, int, Any], state: Pile, actions: Sequence[int]) -> int:
        """The matches to take."""
        assert sum(card != HIDDEN for card in state.cards) == 1
        return 2 if state.matches % 3 == 2 and 2 in actions else 1


class Kept(NamedTuple):
    """What is kept of a game."""

    order: Order
    winners: tuple[int, ...]
    rolled: int
    taken: int


class Tally:
    """Counts events."""

    def __init__(self) -> None:
        self.events: Counter[str] = Counter()

    def __call__(self, state: Pile, happened: tuple[str, ...], /) -> None:
        self.events.update(happened)

    def kept(self, order: Order, result: Result[Pile]) -> Kept:
        return Kept(order, result.winners, self.events["rolled"], self.events["taken"])


class MatchesSimulation:
    """Which bot wins, and how many games were cut short."""

    players = (2,)
    bots = ("clever", "random")
    options = (Option("matches", (5, 10), None), Option("short", (False, True), False))

    def start(self, order: Order) -> Pile:
        matches = 1 if order.options["short"] else order.options["matches"]
        return Pile(matches, tuple("ABCD"[: order.players]))

    def limit(self, players: int) -> int:
        return 6 * players

    def collector(self) -> Tally:
        return Tally()

    def report(self, plan: Plan, games: Iterable[Kept]) -> Mapping[str, int]:
        return Counter(
            game.order.bots[game.winners[0]] if game.winners else "nobody" for game in games
        )

    def lines(self, report: Mapping[str, int], words: Words) -> Iterator[str]:
        return (f"{name}: {wins}" for name, wins in sorted(report.items()))

    def cells(
        self, report: Mapping[str, int], words: Words, data: str
    ) -> Iterator[tuple[str, str]]:
        return iter([("markdown", "# Matches"), ("code", f"open({data!r}).read()")])

    def write(self, report: Mapping[str, int]) -> str:
        raise NotImplementedError

    def read(self, text: str | bytes, place: str = "report") -> Mapping[str, int]:
        raise NotImplementedError

    def schema(self) -> dict[str, Any]:
        raise NotImplementedError


class MatchesGame(Game[Pile, int, str]):
    """The game with the parts that bots and simulations need."""

    name = "matches"
    rules = Matches()
    content_hash = "0"
    simulation: MatchesSimulation | None = MatchesSimulation()

    @property
    def bots(self) -> Bots[Pile, int]:
        return {"clever": CleverBot}
