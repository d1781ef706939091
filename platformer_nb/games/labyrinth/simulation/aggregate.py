"""The report of all games of a simulation; their order does not matter."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from math import fsum, sqrt
from statistics import fmean, stdev

from platformer_nb.core.parts.simulation import Plan
from platformer_nb.games.labyrinth.model.box import Box
from platformer_nb.games.labyrinth.simulation import targets
from platformer_nb.games.labyrinth.simulation.played import MET, WAYS, Played
from platformer_nb.games.labyrinth.simulation.report import (
    SCHEMA,
    Group,
    Mean,
    Report,
    Thing,
)
from platformer_nb.simulate.report import Named
from platformer_nb.simulate.statistics import Share, Z, rate, share, spread


def count(box: Box, plan: Plan, games: Iterable[Played]) -> Report:
    """Return the report of these games."""
    played = tuple(games)
    groups = tuple(
        group(players, [one for one in played if one.players == players])
        for players in plan.players
    )
    characters = tuple(Named(name, _character(name, played)) for name in box.character_ids)
    things = tuple(_things(box, played))
    won = [one.way for one in played if one.winner is not None]
    ways = tuple((way, rate(won.count(way), len(won))) for way in WAYS)
    deaths = mean([one.deaths / one.players for one in played])
    tests = mean([one.tests / one.players for one in played])
    jumps = rate(sum(one.jumps > 0 for one in played), len(played))
    found = chain(
        targets.of_groups(group for group in groups if group.games),
        targets.of_characters(one for one in characters if one.share.wins.of),
        targets.of_things(one for one in things if one.met.of),
        targets.of_ways(ways if won else ()),
        targets.of_play(deaths, tests, jumps),
    )
    return Report(
        SCHEMA,
        plan.content_hash,
        plan.seed,
        plan.games,
        plan.players,
        len(played),
        plan.bots,
        tuple(Named(kind, _kind(kind, played)) for kind in dict.fromkeys(plan.bots)),
        groups,
        characters,
        things,
        ways,
        deaths,
        tests,
        jumps,
        tuple(found) if played else (),
    )


def group(players: int, games: Sequence[Played]) -> Group:
    """Return what is measured of one number of players."""
    turns, won = [one.turns for one in games], [one for one in games if one.winner is not None]
    low, high = _median_interval(turns)
    starts = sorted({start for one in games for start in one.starts})
    places = Counter((one.winner - one.first) % players for one in won if one.winner is not None)
    homes = Counter(one.starts[one.winner] for one in won if one.winner is not None)
    fair = len(won) / players
    return Group(
        players,
        len(games),
        spread(turns),
        low,
        high,
        rate(sum(one > targets.LONG for one in turns), len(games)),
        rate(len(games) - len(won), len(games)),
        tuple(share(places[place], len(games), fair) for place in range(players)),
        tuple(share(homes[start], len(games), fair) for start in starts),
    )


def mean(numbers: Sequence[float]) -> Mean:
    """Return the mean with its interval; all zeros for no numbers."""
    if not numbers:
        return Mean(0.0, 0.0, 0.0)
    wide = Z * stdev(numbers) / sqrt(len(numbers)) if len(numbers) > 1 else 0.0
    middle = fmean(numbers)
    return Mean(middle, middle - wide, middle + wide)


def _median_interval(numbers: Sequence[int]) -> tuple[float, float]:
    """Return the 95% interval of the median: two of the numbers in their order."""
    if not numbers:
        return 0.0, 0.0
    ordered, half = sorted(numbers), Z * sqrt(len(numbers)) / 2
    low, high = int(len(numbers) / 2 - half), int(len(numbers) / 2 + half)
    return float(ordered[max(0, low)]), float(ordered[min(len(numbers) - 1, high)])


def _character(name: str, played: Sequence[Played]) -> Share:
    games = [one for one in played if name in one.characters]
    seats = [(one, one.characters.index(name)) for one in games]
    fair = fsum((one.winner is not None) / one.players for one in games)
    return share(sum(one.winner == seat for one, seat in seats), len(games), fair)


def _kind(name: str, played: Sequence[Played]) -> Share:
    """Return the wins of a kind of bot, counted once for each of its seats."""
    seats = [(one, seat) for one in played for seat, kind in enumerate(one.bots) if kind == name]
    fair = fsum((one.winner is not None) / one.players for one, _ in seats)
    return share(sum(one.winner == seat for one, seat in seats), len(seats), fair)


def _things(box: Box, played: Sequence[Played]) -> Iterator[Thing]:
    met = {
        kind: Counter(chain.from_iterable(one.met[n] for one in played))
        for n, kind in enumerate(MET)
    }
    games = len(played)

    def of(kind: str, name: str, found: int, among: int = games) -> Thing:
        return Thing(kind, name, rate(found, among))

    yield from (of("carried", item, met["carried"][item]) for item in box.item_ids)
    yield from (
        of("used", item, met["used"][item])
        for item, card in box.items.items()
        if card.use is not None
    )
    for name, event in box.events.items():
        yield of("last-event" if event.last else "event", name, met["event"][name])
    yield from (of("trap", trap, met["trap"][trap]) for trap in box.trap_ids)
    for name, character in box.characters.items():
        among = met["character"][name]
        for ability in character.abilities:
            yield of("ability", ability, met["used"][ability], among)
    yield from (of("tile", tile.id, met["tile"][tile.id]) for tile in box.numbers)
