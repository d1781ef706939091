"""The bots against each other: who plans wins more games than who does not."""

from __future__ import annotations

from random import Random

import pytest

from benchmarks.duels import duels
from platformer_nb import load_game
from platformer_nb.bots.seats import make_bot
from platformer_nb.core.play.chance import Odds
from platformer_nb.core.rules import NATURE
from platformer_nb.core.value import replaced
from platformer_nb.games.labyrinth.bots import motives
from platformer_nb.games.labyrinth.bots.candidates import worth_a_look
from platformer_nb.games.labyrinth.bots.distances import route, way
from platformer_nb.games.labyrinth.bots.evaluation import (
    BLOCKING,
    RUNNING,
    WON,
    Weights,
    in_round,
    worth,
)
from platformer_nb.games.labyrinth.bots.planning import PlanningBot
from platformer_nb.games.labyrinth.bots.searches import FAR, Searches, noted, searches
from platformer_nb.games.labyrinth.model.actions import End, Swap
from platformer_nb.games.labyrinth.model.box import TURNINGS
from platformer_nb.games.labyrinth.model.hexes import NAMES
from platformer_nb.games.labyrinth.model.maze import PLACES, place_of, put
from platformer_nb.games.labyrinth.model.state import State
from platformer_nb.games.labyrinth.rules.legality import actions
from platformer_nb.games.labyrinth.rules.maze.building import placements
from platformer_nb.simulate.one_game import play as play_order
from platformer_nb.simulate.plan import make_plan, orders
from tests.games.labyrinth.rules.scenes import scene
from tests.games.labyrinth.walking import TURN, play, worked

GAME = load_game("labyrinth")
LIMIT = 120
"""Turns after which a game counts for nobody."""


def duel(one: str, other: str, seed: int) -> str:
    """Who wins: one of the kinds, or nobody; seats change with the seed."""
    kinds = (one, other) if seed % 2 else (other, one)
    bots = [make_bot(GAME, kind, f"{seed}{kind}") for kind in kinds]
    rules, state, random = GAME.rules, GAME.setup.new(2), Random(seed)
    while (who := rules.actor(state)) is not None and rules.moment(state) < LIMIT:
        found = rules.actions(state)
        if who == NATURE:
            action = found.sample(random) if isinstance(found, Odds) else random.choice(found)
        else:
            action = bots[who].choose(rules, rules.observe(state, who), found)
        state, _ = rules.apply(state, action)
    over = rules.outcome(state)
    return kinds[over.winners[0]] if over else "nobody"


@pytest.mark.deep
def test_planning_beats_greedy_by_seven_to_three() -> None:
    """The figures of 200 such duels, in both orders of seats: docs/bots_labyrinth.md."""
    won = [game.winner for game in duels("planning", "greedy", range(1, 101))]
    assert len(won) == 200
    assert won.count("planning") >= 140, won


def test_a_duel_is_played_with_seats_changed_too() -> None:
    first, second = duels("greedy", "random", range(1, 2))
    assert (first.winner, second.winner) == ("greedy", "greedy")
    assert first != second


@pytest.mark.slow
def test_planning_wins_most_of_a_few_games_too() -> None:
    won = [duel("planning", "greedy", seed) for seed in (106, 107, 110, 111)]
    assert won.count("planning") >= 3, won


@pytest.mark.parametrize("kind", ["random", *GAME.bots])
def test_a_bot_chooses_one_of_the_legal_actions_and_the_same_for_a_seed(kind: str) -> None:
    """Every kind there is: one that the game offers newly is held to the same."""
    bots = [make_bot(GAME, kind, 3) for _ in range(2)]
    rules, state, random = GAME.rules, GAME.setup.new(2), Random(3)
    for _ in range(40):
        who, found = rules.actor(state), rules.actions(state)
        if who == NATURE:
            action = found.sample(random) if isinstance(found, Odds) else random.choice(found)
        else:
            assert who is not None
            seen = rules.observe(state, who)
            action, other = (bot.choose(rules, seen, found) for bot in bots)
            assert action == other
            assert action in found
            assert rules.judge(state, action)
        state, _ = rules.apply(state, action)


def test_in_a_long_game_a_planning_bot_cares_less_and_less_for_holding_up_its_rivals() -> None:
    start = GAME.setup.new(5)

    def at(round_: int) -> Weights:
        return in_round(BLOCKING, replaced(start, turn=5 * round_))

    assert at(0) == at(20) == BLOCKING
    assert at(25).rival == pytest.approx(BLOCKING.rival / 2)
    assert (at(30).rival, at(30).foe, at(30).pack) == (0, 0, 0)
    assert at(200)._replace(rival=1.0, foe=0.8, pack=0.1) == BLOCKING, "the rest stays"
    bot = PlanningBot(1)
    late = replaced(start, turn=5 * 200)
    bot.choose(GAME.rules, late, tuple(GAME.rules.actions(late)))
    assert bot.weights == in_round(RUNNING, late)
    bot.choose(GAME.rules, start, tuple(GAME.rules.actions(start)))
    assert bot.weights == RUNNING


def test_what_is_told_of_a_bot_in_a_long_game_is_weighed_as_that_bot_weighs_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seen: list[Weights] = []
    monkeypatch.setattr(motives, "best_other", lambda *given: seen.append(given[-1]))
    late = replaced(GAME.setup.new(2), turn=2 * 200)
    for kind in ("greedy", "planning", "blocking"):
        GAME.part("coaching", GAME.coaching).motive(GAME.rules, late, actions(late)[0], kind)
    assert seen == [RUNNING, in_round(RUNNING, late), in_round(BLOCKING, late)]


NOTHING_FITS = r"""
labyrinth 1
a           K6.   p12   e14 - K1.
              \                 \
b        ...   x11 - d10 - t21 - r23
                     /           /
c     e20 - d20 - x20   b13   y30   t32
      /     /     /     /       \   / \
d  K5.   u20   <C> - b24   p30 - f10 - K2.
     \   /                 /           /
e     q10   ...   p20 - s20   t12   y20
                              /
f        r10 - s11 - q24 - y10   u30
           \   / \   /       \   /
g           K4.   x32   i21 - K3.
turn B 2 used -
number 212
due -
golem e5
out 1 1 2 2 2 3 3 3 3 stay centre
keys K6 K1 d4 K3
traps a2b ?, a3a blades, b2 ?, b3a boulder, b3b ?, b4 pit, b5a blades, b5b ?, c3 glare, c5 fumes, d2 ?, d4 darts, d5a chute, d5b net, d6 chute, e1a ?, e3a ?, e5 ?, e6 ?, f2a pit, f2b boulder, f4 cobweb, g1 boulder, g2 turntable
items a2a flask, a3b lamp, c1b clay-charm, d4 belt, d4 crank, e1a plank, f5 boots, g2 magnet
tail u1 i1
down -
event annihilation
called plague truce terror rampage drowsiness rust tremor sprouting ill-luck greed tide annihilation
spent -
covered -
tokens a1 warlock, d7 warlock, f2b warlock, g3 courier, g4 courier
acted -
top -
rulings -
A swordmaster S1 at e3b lives 1 crystal on stun 0 keys 1 items rope horn
B courier S3 at e1b lives 1 crystal on stun 0 keys 1 items dagger whistle
"""
"""A game that stood still for 170 rounds: the tiles u1 and i1 are left, and neither makes the way that both hope for on e2."""


def test_in_a_long_game_nobody_counts_on_the_last_tiles() -> None:
    late = GAME.rules.read(NOTHING_FITS)
    early = replaced(late, turn=12)
    assert [way(early, seat) for seat in (0, 1)] == [3, 3]
    assert [way(late, seat) for seat in (0, 1)] == [FAR, FAR], "a tile has to be moved first"

    def chosen(state: State) -> str:
        return type(PlanningBot(1).choose(GAME.rules, state, tuple(actions(state)))).__name__

    assert (chosen(early), chosen(late)) == ("End", "Build")


@pytest.mark.deep
def test_a_game_in_which_everybody_held_up_the_others_for_ever_ends() -> None:
    for players, number in ((5, 156), (5, 173), (2, 153)):
        plan = make_plan(GAME, number + 1, seed="0", players=(players,))
        order = next(one for one in orders(plan) if one.number == number)
        assert play_order(GAME, order).turns < 60


def test_greedy_ends_a_game_that_random_play_does_not() -> None:
    assert [duel("greedy", "random", seed) for seed in (1, 2)] == ["greedy", "greedy"]


def test_the_way_to_the_win_leads_over_a_key_and_counts_what_has_to_be_built() -> None:
    start = GAME.setup.new(3)
    assert way(start, 0) == 7 + 4 + 2, "Moves, Builds, and the Golem on the centre tile"
    with_key = worked(TURN.replace("A S1 at c3", "A S1 at c3 keys 1"))
    assert way(with_key, 0) == 3, "one Move, and somebody has to be fought there"
    assert (
        way(
            worked(
                TURN.replace("A S1 at c3", "A S1 at c3 keys 1").replace("B S3 at d4", "B S3 at S3")
            ),
            0,
        )
        == 1
    )
    cells = {NAMES[cell] for cell in route(with_key, 0)}
    assert cells == {"c3", "d4"}
    assert way(worked(TURN + "    keys K2\n"), 0) < FAR <= way(worked(), 0), "no key is about"


def test_a_maze_that_differs_in_one_cell_is_searched_as_if_it_were_seen_for_the_first_time() -> (
    None
):
    state, random = GAME.setup.new(4), Random(7)
    while state.turn < 30 and len(state.maze.tail) < 3:
        state, _ = GAME.rules.apply(state, random.choice(tuple(GAME.rules.actions(state))))
    field, laid = state.maze.field, state.maze.laid
    noted(field, laid)
    stops = tuple(one.place for one in state.keys)[:3]
    filled = 0
    for number in range(0, len(state.box.numbers), 9):
        for lay in placements(state.maze, number):
            then = put(laid, lay.cell, number * TURNINGS + lay.turning)
            kept, anew = searches(field, then), Searches(field, then, None, 0)
            filled += kept.bare is not None
            for golem in (state.centre, place_of(lay.cell)):
                assert kept.home(golem) == anew.home(golem), (number, lay, golem)
                for place in range(lay.cell % 5, PLACES, 5):
                    ways = [one.way(golem, stops, place) for one in (kept, anew)]
                    assert ways[0] == ways[1], (number, lay, golem, place)
    assert filled > 20


def test_a_won_position_is_worth_more_than_any_other() -> None:
    state = worked(
        TURN.replace("A S1 at c3", "A S1 at c3 keys 1").replace("B S3 at d4", "B S3 at S3")
    )
    won, _ = play(state, "move SE")
    assert (worth(won, 0), worth(won, 1)) == (WON, -WON)
    assert worth(state, 0) > worth(worked(), 0)


def test_no_bot_swaps_items_to_and_fro() -> None:
    def swaps(pawn: str, lying: str) -> list[str]:
        state = scene(a=f"c3 crystal off items {pawn}", items=f"c3 {lying}")
        looked = worth_a_look(state, 0, actions(state))
        assert any(isinstance(one, End) for one in looked)
        return [GAME.rules.write_action(state, one) for one in looked if isinstance(one, Swap)]

    better = swaps("flask lamp", "dagger")
    assert sorted(better) == ["swap flask dagger", "swap lamp dagger"]
    assert swaps("dagger lamp", "flask") == [], "and so it is never swapped back"
    assert swaps("dagger boots", "rope") == [], "as good is not better"
