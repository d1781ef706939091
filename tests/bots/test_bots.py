"""The bots: they choose what is legal, the same for a seed, and greed pays."""

from __future__ import annotations

from statistics import median

import pytest

from platformer_nb.bots.bot import Bot, RandomBot
from platformer_nb.bots.playing import play_out
from platformer_nb.core.parts.simulation import Result
from platformer_nb.core.play.chance import Seeded
from platformer_nb.core.rules import NATURE
from platformer_nb.games.platformer import GAME
from platformer_nb.games.platformer.bots.greedy import GreedyBot
from platformer_nb.games.platformer.bots.pruning import wasteful
from platformer_nb.games.platformer.model.actions import Attack
from platformer_nb.games.platformer.model.state import State
from platformer_nb.games.platformer.rules.course.setup import new_game
from tests.sizes import sizes

RULES = GAME.rules
LIMIT = 400
MAKERS = (RandomBot, *GAME.bots.values())
"""Every bot there is: one that the game offers newly is held to the same."""


def greedy_game(players: int, seed: int) -> Result[State]:
    bots = [GreedyBot(f"{seed}-{seat}") for seat in range(players)]
    return play_out(RULES, new_game(RULES.box, players), bots, Seeded(seed), LIMIT)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_same_seeds_play_the_same_game(players):
    def play(make):
        bots = [make(seat) for seat in range(players)]
        return play_out(RULES, new_game(RULES.box, players), bots, Seeded(7), 12)

    for make in MAKERS:
        one, other = play(make), play(make)
        assert one == other
        assert RULES.write(one.state) == RULES.write(other.state)


@pytest.mark.parametrize("make", MAKERS, ids=["random", *GAME.bots])
def test_a_bot_chooses_one_of_the_legal_actions_and_leaves_the_position_alone(make):
    state, chance, bot = new_game(RULES.box, 2), Seeded(3), make(3)
    for _ in range(150):
        actor = RULES.actor(state)
        if actor is None:
            break
        if actor == NATURE:
            action = chance.choose(RULES, state)
        else:
            actions, before = tuple(RULES.actions(state)), RULES.write(state)
            action = bot.choose(RULES, state, actions)
            assert action in actions
            assert RULES.judge(state, action)
            assert RULES.write(state) == before
        state, _ = RULES.apply(state, action)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_greedy_games_are_won_in_a_reasonable_time(players):
    games = [greedy_game(players, seed) for seed in range(5)]
    assert all(game.winners for game in games)
    assert median(game.turns / players for game in games) < 30


@pytest.mark.parametrize("games", sizes(6, 20))
def test_greed_beats_chance(games):
    won = 0
    for seed in range(games):
        seat = seed % 2
        bots: list[Bot] = [RandomBot(seed), RandomBot(seed)]
        bots[seat] = GreedyBot(seed)
        result = play_out(RULES, new_game(RULES.box, 2), bots, Seeded(seed), LIMIT)
        won += result.winners == (seat,)
    assert won >= 0.95 * games


def test_a_game_is_cut_at_the_limit_and_counted():
    bots = [RandomBot(1), RandomBot(2)]
    result = play_out(RULES, new_game(RULES.box, 2), bots, Seeded(1), 10)
    assert (result.ended, result.winners, result.turns) == (None, (), 10)
    assert 0 < result.choices <= result.decisions
    assert result.outcomes >= 10


def test_an_attack_that_wastes_gems_is_not_thought_of_unless_an_artifact_rewards_it() -> None:
    text = """
game: players 1; artifacts on
map:
    +----+----+
  1 |  1 :  D |
    +====+====+
hero 1: avvy; gems 4
pool: sword sword
artifacts: {card}
"""
    for card, dear in (("dragon-tooth", set()), ("star-prism", {"sword+3 sword"})):
        state = RULES.read(text.format(card=card))
        attacks = [x for x in RULES.actions(state) if isinstance(x, Attack)]
        named = {RULES.write_action(state, x).split("with ")[1]: x.payment for x in attacks}
        assert {"sword+3 sword", "sword+3 sword+1", "sword+1 sword+1"} <= set(named)
        wasted = {name for name, paid in named.items() if wasteful(state, paid)}
        assert wasted == {"sword+3 sword"} - dear
