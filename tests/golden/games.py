"""Games of every kind: how each is set up, which bots play it, and how it has to end."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any, NamedTuple

from platformer_nb.bots.seats import make_bot
from platformer_nb.core.play.chance import Seeded
from platformer_nb.core.rules import NATURE
from platformer_nb.games.platformer import GAME
from platformer_nb.games.platformer.model.state import State
from platformer_nb.games.platformer.rules.course.setup import new_game
from tests.games.drawn import rules
from tests.variants import SETTINGS, Variant, playable, readings

MOST = 700
"""Actions of a game that may be told; a longer one is tried with another seed."""

SEEDS = 60


class Told(NamedTuple):
    """A kind of game, the bots that play it, and how it has to end: `won`, `lost`, or either."""

    variant: Variant
    bot: str
    ending: str


def _kinds() -> Iterator[tuple[str, Told]]:
    """The name of each game and what it is."""
    number = 0
    for dungeon, boss in product(("forest", "void"), ("medusa", "ikee")):
        for players, artifacts, levels in product((1, 2, 3, 4), (False, True), (4, 5)):
            variant: Variant = {"players": players, "dungeon": dungeon, "boss": boss}
            variant |= {"levels": levels, "artifacts": artifacts}
            variant = {k: v for k, v in variant.items() if k in SETTINGS}
            if not playable(rules().box, variant):
                continue
            name = f"{players}_{dungeon}_{boss}"
            name += ("_long" if levels > 4 else "") + ("_artifacts" if artifacts else "")
            if players == 1:
                yield f"{name}_won", Told(variant, "greedy", "won")
                yield f"{name}_lost", Told(variant, "random", "lost")
            else:
                number += 1
                yield name, Told({**variant, "rulings": readings(number)}, "greedy", "won")
    for players, dungeon in product((2, 3, 4), ("forest", "void")):
        variant = {"players": players, "dungeon": dungeon, "boss": "medusa"}
        yield f"{players}_{dungeon}_by_chance", Told(variant, "random", "cut")


GAMES = dict(_kinds())
"""Name of a file -> the game."""


def ending(state: State) -> str:
    """How the game has ended, `cut` if it has not."""
    if rules().actor(state) is not None:
        return "cut"
    return "won" if state.winner < state.game.players else "lost"


def played(name: str) -> list[str]:
    """The actions of the first game of its kind, by the seed, that ends as it should."""
    told = GAMES[name]
    tries = (_tried(told, f"{name} {seed}") for seed in range(SEEDS))
    return next(actions for actions, end in tries if end == told.ending)


def _tried(told: Told, seed: str) -> tuple[list[str], str]:
    """What was done, in notation, and how it ended."""
    state, chance = new_game(rules().box, **told.variant), Seeded(seed)
    bots = [make_bot(GAME, told.bot, f"{seed} {seat}") for seat in range(told.variant["players"])]
    most = 250 if told.ending == "cut" else MOST
    done: list[str] = []
    while len(done) < most and (actor := rules().actor(state)) is not None:
        if actor == NATURE:
            action: Any = chance.choose(rules(), state)
        else:
            action = bots[actor].choose(rules(), state, tuple(rules().actions(state)))
        done.append(rules().write_action(state, action))
        state, _ = rules().apply(state, action)
    return done, ending(state)
