"""Which games are played: the question a simulation asks, game by game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product

from platformer_nb.bots.seats import bot_kinds
from platformer_nb.core.errors import BadInput, one_of
from platformer_nb.core.short_text import seed_text
from platformer_nb.games.platformer import GAME
from platformer_nb.games.platformer.model.box import Box
from platformer_nb.games.platformer.rules.course.setup import PLAYERS, STANDARD_LEVELS

LIMIT = 60
"""Turns a player after which a game is cut short: nobody would play longer."""


@dataclass(frozen=True, slots=True)
class Question:
    """What to play: `games` of each number of players, dungeons and Bosses dealt out evenly among them.

    `bots` are kinds (bots.seats.bot_kinds) that take the seats in turn, each one every seat in turn.
    """

    games: int
    players: tuple[int, ...]
    dungeons: tuple[str, ...]
    bosses: tuple[str, ...]
    bots: tuple[str, ...]
    artifacts: bool = False
    longer: bool = False
    seed: str = "0"


@dataclass(frozen=True, slots=True)
class Order:
    """One game to be played; the same order is the same game wherever and whenever it is played."""

    number: int
    players: int
    dungeon: str
    boss: str
    artifacts: bool
    longer: bool
    bots: tuple[str, ...]
    seed: str

    @property
    def levels(self) -> int:
        """Levels of the tower; the longer map is not for one (SOL-7)."""
        return STANDARD_LEVELS + (self.longer and self.players > 1)


def orders(question: Question) -> Iterator[Order]:
    """Every game of a question, numbers of players mixed, so that a part of them says something of each."""
    variants = list(product(question.bosses, question.dungeons))
    for number in range(question.games):
        boss, dungeon = variants[number % len(variants)]
        turned = number // len(variants)
        for players in question.players:
            seats = range(turned, turned + players)
            yield Order(
                number,
                players,
                dungeon,
                boss,
                question.artifacts,
                question.longer,
                tuple(question.bots[seat % len(question.bots)] for seat in seats),
                f"{question.seed}/{players}/{number}",
            )


def asked(
    box: Box,
    games: int,
    *,
    players: Sequence[int] = (),
    dungeon: str = "",
    boss: str = "",
    bots: Sequence[str] = ("search",),
    artifacts: bool = False,
    longer: bool = False,
    seed: str = "0",
) -> Question:
    """A question about a box, everything left out meaning all there is; raises BadInput."""
    if games < 1:
        raise BadInput("--games", "error-from-1", "mend-from-1", number=str(games))
    dungeons = tuple(dict.fromkeys(tile.dungeon for tile in box.tiles.values()))
    for bot in bots:
        _one_of("--bots", bot, tuple(bot_kinds(GAME)))
    return Question(
        games,
        tuple(players) or (*PLAYERS[1:], PLAYERS[0]),
        (_one_of("--dungeon", dungeon, dungeons),) if dungeon else dungeons,
        (_one_of("--boss", boss, tuple(box.bosses)),) if boss else tuple(box.bosses),
        tuple(bots),
        artifacts,
        longer,
        seed_text(seed, "--seed"),
    )


def _one_of(place: str, name: str, known: tuple[str, ...]) -> str:
    if name not in known:
        raise BadInput(place, "error-unknown", one_of(name, known), word=name)
    return name
