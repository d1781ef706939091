"""A simulation of any game: how long games last, and who wins, by seat and by kind of bot."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from math import fsum
from typing import Any, Final, NamedTuple

from pydantic.dataclasses import dataclass

from platformer_nb.core.game import Game, Option, Words
from platformer_nb.core.parts.simulation import Order, Plan, Result
from platformer_nb.simulate.charts import DRAW, Bars
from platformer_nb.simulate.report import STRICT, ReportForm, Reporting
from platformer_nb.simulate.statistics import Share, Spread, share, spread

SCHEMA: Final = 1


class Kept(NamedTuple):
    """What is kept of a game: the kinds of bots by seat, the seats that won, its length."""

    players: int
    bots: tuple[str, ...]
    winners: tuple[int, ...]
    cut: bool
    turns: int


@dataclass(frozen=True, config=STRICT)
class Group:
    """The games of one number of players: their length in turns or rounds, and each seat's wins."""

    players: int
    games: int
    cut: int
    unwon: int
    turns: Spread
    seats: tuple[Share, ...]


@dataclass(frozen=True, config=STRICT)
class Report:
    """The report. `finished` games were played; `options` and `seed` are those of the plan."""

    schema: int
    game: str
    content: str
    seed: str
    asked: int
    finished: int
    options: dict[str, tuple[str | int | bool | None, ...]]
    groups: tuple[Group, ...]
    bots: dict[str, Share]


FORM: Final = ReportForm(Report)

LOAD: Final = """\
from pathlib import Path

from platformer_nb import load_game
from platformer_nb.text import Words

simulation, words = load_game({game}).simulation, Words({language}, {game})
report = simulation.read(Path({path}).read_bytes())
report.finished"""


class Collector:
    """Collects nothing of the events: the result of a game is enough."""

    def __call__(self, state: Any, happened: tuple[Any, ...]) -> None:
        """Process the events of one action."""

    def kept(self, order: Order, result: Result[Any]) -> Kept:
        """Return what the report needs of the game."""
        cut = result.ended is None
        return Kept(order.players, order.bots, result.winners, cut, result.turns)


class PlainSimulation(Reporting[Report]):
    """The simulation of a game without measures of its own; see `core.game.Simulation`.

    Options that are one of several choices can vary. A game is cut short after `most` turns or rounds.
    """

    form = FORM

    def __init__(
        self, game: Game[Any, Any, Any], bots: tuple[str, ...] = ("random",), most: int = 1000
    ) -> None:
        self._game = game
        self.bots = bots
        self._most = most

    @property
    def players(self) -> tuple[int, ...]:
        """All numbers of players."""
        return tuple(self._game.setup.seats)

    @property
    def options(self) -> tuple[Option, ...]:
        """The options of the setup; an option that is not chosen varies."""
        single = (one for one in self._game.setup.options if one.kind == "one")
        return tuple(replace(one, default=None) for one in single)

    def start(self, order: Order) -> Any:
        """Return the initial state of a game."""
        return self._game.setup.new(order.players, **order.options)

    def limit(self, players: int) -> int:
        """Return the number of turns or rounds after which a game is cut short."""
        return self._most

    def collector(self) -> Collector:
        """Return a new collector for one game."""
        return Collector()

    def report(self, plan: Plan, games: Iterable[Kept]) -> Report:
        """Return the report of these games."""
        played = tuple(games)
        return Report(
            SCHEMA,
            plan.game,
            plan.content_hash,
            plan.seed,
            plan.asked,
            len(played),
            {name: tuple(values) for name, values in plan.options.items()},
            tuple(_group(number, played) for number in plan.players),
            {kind: _share(kind, played) for kind in dict.fromkeys(plan.bots)},
        )

    # --- in words ----------------------------------------------------------------------------------------

    def lines(self, report: Report, words: Words) -> Iterator[str]:
        """Yield what was played, how long games last, and who wins."""
        yield from _about(report, words)
        for group in report.groups:
            yield ""
            yield from _group_lines(group, words)
        if len(report.bots) > 1:
            yield ""
            for kind, wins in report.bots.items():
                yield _wins(words(f"form-bot-{kind}"), wins, words)

    def cells(self, report: Report, words: Words, data: str) -> Iterator[tuple[str, str]]:
        """Yield the cells of a notebook: the lines, and a chart of each number of players."""
        yield "markdown", f"# {words('simulate-title')}\n\n" + "\n\n".join(_about(report, words))
        names = {"game": report.game, "language": words.language, "path": data}
        yield "code", LOAD.format(**{name: json.dumps(value) for name, value in names.items()})
        yield "code", DRAW
        for place, group in enumerate(report.groups):
            head = words("simulate-players", players=group.players)
            yield "markdown", f"## {head}\n\n" + "\n\n".join(_group_lines(group, words))
            yield "code", f"bars(simulation.seats(report.groups[{place}], words))"

    def seats(self, group: Group, words: Words) -> Bars:
        """Return the chart of the wins by seat."""
        return Bars(
            words("simulate-seats"),
            tuple(words("simulate-seat", number=n) for n in range(1, len(group.seats) + 1)),
            tuple(one.wins.rate for one in group.seats),
            tuple(one.wins.low for one in group.seats),
            tuple(one.wins.high for one in group.seats),
            tuple({one.fair for one in group.seats}),
            percent=True,
        )


def _group(players: int, played: Iterable[Kept]) -> Group:
    games = [one for one in played if one.players == players]
    fair = sum(len(one.winners) for one in games) / players
    return Group(
        players,
        len(games),
        sum(one.cut for one in games),
        sum(not one.winners and not one.cut for one in games),
        spread([one.turns for one in games]),
        tuple(
            share(sum(seat in one.winners for one in games), len(games), fair)
            for seat in range(players)
        ),
    )


def _share(kind: str, played: Iterable[Kept]) -> Share:
    """Return how a kind of bot fares, counted once for each of its seats."""
    seats = [(one, seat) for one in played for seat, own in enumerate(one.bots) if own == kind]
    fair = fsum(len(one.winners) / one.players for one, _ in seats)  # in any order the same
    return share(sum(seat in one.winners for one, seat in seats), len(seats), fair)


def _about(report: Report, words: Words) -> Iterator[str]:
    bots = words.joined([words(f"form-bot-{kind}") for kind in report.bots])
    yield words("simulate-about", games=report.finished, bots=bots, seed=report.seed)
    if report.finished < report.asked:
        yield words("simulate-interrupted", finished=report.finished, asked=report.asked)


def _group_lines(group: Group, words: Words) -> Iterator[str]:
    facts: Mapping[str, Any] = {
        "players": words("simulate-players", players=group.players),
        "median": words.number(group.turns.median),
        "lower": words.number(group.turns.lower),
        "upper": words.number(group.turns.upper),
    }
    yield words.fill("simulate-rounds", facts)
    for number, wins in enumerate(group.seats, 1):
        yield _wins(words("simulate-seat", number=number), wins, words)
    if group.unwon:
        yield words("simulate-unwon", games=group.unwon)
    if group.cut:
        yield words("simulate-cut", cut=group.cut)


def _wins(name: str, wins: Share, words: Words) -> str:
    rate = wins.wins
    shares = {"rate": words.share(rate.rate), "low": words.share(rate.low, 0)}
    return words("simulate-wins", name=name, high=words.share(rate.high, 0), **shares)
