"""Aggregation of simulated games into a report."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence

from platformer_nb.core.parts.simulation import Plan
from platformer_nb.games.platformer.model.box.box import Box
from platformer_nb.games.platformer.simulation import targets
from platformer_nb.games.platformer.simulation.plan import LIMIT
from platformer_nb.games.platformer.simulation.played import CUT, FAINTED, LATE, WON, Played
from platformer_nb.games.platformer.simulation.report import (
    SCHEMA,
    Boss,
    Card,
    Cause,
    Group,
    Report,
    Settings,
    Solo,
)
from platformer_nb.simulate.report import Named
from platformer_nb.simulate.statistics import Share, rate, share, spread

Games = Sequence[Played]


def count(box: Box, plan: Plan, played: Iterable[Played]) -> Report:
    """Return the report of these games, whatever the order in which they finished."""
    settings = _settings(box, plan)
    games = sorted(played, key=lambda game: (game.order.players, game.order.number))
    several = [game for game in games if game.order.players > 1]
    groups = tuple(
        group(box, players, found)
        for players in sorted(set(plan.players))
        if (found := [game for game in games if game.order.players == players])
    )
    heroes = shares(several, lambda game, seat: game.heroes[seat], tuple(box.heroes))
    bots = shares(
        several, lambda game, seat: game.order.bots[seat], tuple(dict.fromkeys(plan.bots))
    )
    found_cards = cards(box, games, settings.artifacts)
    alone = solo(box, [game for game in games if game.order.players == 1])
    found_bosses = tuple(boss(name, games) for name in settings.bosses)
    goals = [
        *targets.game_length(groups),
        *targets.hero_shares(heroes if several else ()),
        *targets.first_seats(groups),
        *targets.bought(found_cards if games else ()),
        *targets.solo_won(alone),
        *targets.bosses_alike(found_bosses),
    ]
    return Report(
        schema=SCHEMA,
        settings=settings,
        finished=len(games),
        groups=groups,
        heroes=heroes,
        bots=bots,
        cards=found_cards,
        causes=causes(games),
        solo=alone,
        bosses=found_bosses,
        targets=tuple(goals),
    )


def group(box: Box, players: int, games: Games) -> Group:
    """Return the statistics of the games with one number of players.

    Games cut short count with the turns they had.
    """
    seats = tuple(str(place) for place in range(1, players + 1))
    return Group(
        players=players,
        games=len(games),
        won=sum(game.winner is not None for game in games),
        cut=sum(game.ending == CUT for game in games),
        turns=spread([game.turns for game in games]),
        boss_turns=spread([game.boss_turns for game in games if game.boss_turns]),
        faints_a_game=sum(len(game.faints) for game in games) / len(games),
        decisions_a_game=sum(game.decisions for game in games) / len(games),
        seats=shares(games, _place, seats),
        heroes=shares(games, lambda game, seat: game.heroes[seat], tuple(box.heroes)),
    )


def shares(
    games: Games, name_of: Callable[[Played, int], str], names: tuple[str, ...]
) -> tuple[Named, ...]:
    """Return the wins of each name beside a fair share, 1 / players per game; games cut short are left out."""
    wins: Counter[str] = Counter()
    of: Counter[str] = Counter()
    fair: defaultdict[str, float] = defaultdict(float)
    for game in games:
        if game.ending != CUT:
            for seat in range(game.order.players):
                name = name_of(game, seat)
                of[name] += 1
                fair[name] += 1 / game.order.players
                wins[name] += game.winner == seat
    return tuple(Named(name, share(wins[name], of[name], fair[name])) for name in names)


def cards(box: Box, games: Games, with_artifacts: bool) -> tuple[Card, ...]:
    """Return the statistics of every item and potion, and of the artifacts if the games used them."""
    kinds = {**dict.fromkeys(box.items, "item"), **dict.fromkeys(box.potions, "potion")}
    found = [card(name, kind, games, lambda game: game.bought) for name, kind in kinds.items()]
    if with_artifacts:
        found += [card(name, "artifact", games, lambda game: game.taken) for name in box.artifacts]
    return tuple(found)


def card(
    name: str, kind: str, games: Games, got: Callable[[Played], tuple[tuple[int, str], ...]]
) -> Card:
    """Return how often a card was bought, and how often its buyers won."""
    with_it = copies = wins = buyers = 0
    fair = 0.0
    for game in games:
        seats = [seat for seat, bought in got(game) if bought == name]
        with_it += bool(seats)
        copies += len(seats)
        if game.order.players > 1 and game.ending == WON:
            for seat in set(seats):
                buyers += 1
                fair += 1 / game.order.players
                wins += game.winner == seat
    return Card(
        name=name,
        kind=kind,
        bought=rate(with_it, len(games)),
        copies_a_game=copies / len(games) if games else 0.0,
        buyers=share(wins, buyers, fair),
    )


def causes(games: Games) -> tuple[Cause, ...]:
    """Return the causes of Wounds and faints, the most frequent first."""
    faints = Counter(faint.cause for game in games for faint in game.faints)
    wounds: Counter[str] = Counter()
    for game in games:
        wounds.update(dict(game.wounds))
    found = [
        Cause(name, faints[name], faints[name] / len(games), wounds[name] / len(games))
        for name in {*faints, *wounds}
    ]
    return tuple(sorted(found, key=lambda cause: (-cause.faints, -cause.wounds_a_game, cause.name)))


def solo(box: Box, games: Games) -> Solo | None:
    """Return the statistics of the solo games; None if there are none."""
    if not games:
        return None
    won = [game for game in games if game.ending == WON]

    def of_hero(hero: str) -> Share:
        mine = [game for game in games if game.heroes[0] == hero]
        fair = len(won) / len(games)
        return share(sum(game.ending == WON for game in mine), len(mine), fair * len(mine))

    return Solo(
        won=rate(len(won), len(games)),
        fainted=sum(game.ending == FAINTED for game in games),
        late=sum(game.ending == LATE for game in games),
        turns=spread([game.turns for game in won]),
        points=spread([game.points for game in won]),
        heroes=tuple(Named(hero, of_hero(hero)) for hero in box.heroes),
    )


def boss(name: str, games: Games) -> Boss:
    """Return the statistics of one Boss, in games of several players and in solo games."""
    mine = [game for game in games if game.order.options["boss"] == name]
    several = [game for game in mine if game.order.players > 1]
    alone = [game for game in mine if game.order.players == 1]
    faints = sum(faint.at_boss for game in several for faint in game.faints)
    return Boss(
        name=name,
        games=len(mine),
        turns=_mean([game.turns for game in several]),
        boss_turns=_mean([game.boss_turns for game in several if game.boss_turns]),
        faints_a_game=faints / len(several) if several else 0.0,
        solo=rate(sum(game.ending == WON for game in alone), len(alone)),
    )


def _place(game: Played, seat: int) -> str:
    return str((seat - game.first) % game.order.players + 1)


def _mean(numbers: Sequence[int]) -> float:
    return sum(numbers) / len(numbers) if numbers else 0.0


def _settings(box: Box, plan: Plan) -> Settings:
    return Settings(
        games=plan.games,
        players=plan.players,
        dungeons=plan.options["dungeon"],
        bosses=plan.options["boss"],
        bots=plan.bots,
        artifacts=plan.options["artifacts"] == (True,),
        longer=plan.options["longer"] == (True,),
        seed=plan.seed,
        limit=LIMIT,
        content=box.content_hash,
    )
