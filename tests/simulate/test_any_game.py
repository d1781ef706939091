"""Bots and simulations serve any game: here one of a few lines (matches.py)."""

from __future__ import annotations

from collections import Counter

import pytest

from platformer_nb.bots.bot import RandomBot
from platformer_nb.bots.playing import play_out
from platformer_nb.bots.seats import bot_kinds, make_bot
from platformer_nb.core.errors import BadInput
from platformer_nb.core.game import NoPart
from platformer_nb.core.play.chance import Seeded
from platformer_nb.simulate.executor import OtherContent, here, play_batch
from platformer_nb.simulate.notebook import notebook
from platformer_nb.simulate.plan import make_plan, orders
from platformer_nb.text import Words
from tests.simulate.matches import Kept, MatchesGame, Pile

GAME = MatchesGame()


def test_random_bots_play_it_out() -> None:
    start = Pile(3, ("A", "B", "C"))
    result = play_out(GAME.rules, start, [RandomBot(seat) for seat in range(3)], Seeded(1), 99)
    assert result.state.matches == 0
    assert result.ended == GAME.rules.outcome(result.state)
    assert result.winners == ((result.state.active - 1) % 3,)
    assert result.outcomes == 1
    assert result.turns == result.decisions + 1


def test_a_bot_sees_what_its_seat_may_know() -> None:
    """The clever bot refuses a state with the cards of others."""
    bots = [make_bot(GAME, "clever", seat) for seat in range(2)]
    assert play_out(GAME.rules, Pile(9, ("A", "B")), bots, Seeded(1), 99).winners


def test_a_game_that_is_cut_short_has_no_winners() -> None:
    result = play_out(GAME.rules, Pile(50, ("A",)), [RandomBot(1)], Seeded(1), 7)
    assert (result.ended, result.winners, result.turns) == (None, (), 7)


def test_the_random_bot_plays_every_game_and_others_are_known_by_name() -> None:
    assert list(bot_kinds(GAME)) == ["random", "clever"]
    with pytest.raises(BadInput, match="clever"):
        make_bot(GAME, "greedy", 1)


def test_options_are_dealt_out_evenly_unless_one_is_chosen() -> None:
    plan = make_plan(GAME, 4)
    dealt = Counter((o.options["matches"], o.options["short"], o.bots) for o in orders(plan))
    assert dealt == {
        (matches, False, bots): 1
        for matches in (5, 10)
        for bots in (("clever", "random"), ("random", "clever"))
    }
    chosen = orders(make_plan(GAME, 4, matches=10, short=True))
    assert {tuple(o.options.values()) for o in chosen} == {(True, 10)}


def test_many_games_are_played_and_reported() -> None:
    plan = make_plan(GAME, 40, seed="s")
    games: list[Kept] = list(here(GAME, plan))
    assert len(games) == plan.asked == 40
    assert all(game.rolled == 1 for game in games)
    assert all(game.taken >= game.order.options["matches"] for game in games if game.winners)
    assert list(here(GAME, plan)) == games, "the same plan is the same games"
    report = GAME.simulation.report(plan, games) if GAME.simulation else {}
    assert report["clever"] > report["random"]
    assert sum(report.values()) == 40


def test_its_cells_are_a_notebook() -> None:
    import nbformat

    assert GAME.simulation is not None
    made = notebook(GAME.simulation.cells({}, Words("en", None), "report.json"))
    nbformat.validate(nbformat.from_dict(made))
    assert [cell["cell_type"] for cell in made["cells"]] == ["markdown", "code"]


def test_a_worker_loads_the_game_by_its_name_and_compares_its_content(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    plan = make_plan(GAME, 2)
    batch = tuple(orders(plan))
    with pytest.raises(BadInput, match="matches"):
        play_batch(plan.game, plan.content_hash, batch)
    monkeypatch.setattr("platformer_nb.simulate.executor.load_game", {"matches": GAME}.__getitem__)
    assert list(play_batch(plan.game, plan.content_hash, batch)) == list(here(GAME, plan))
    with pytest.raises(OtherContent):
        play_batch(plan.game, "1", batch)


def test_a_game_without_the_part_says_that_it_cannot_be_simulated() -> None:
    class Bare(MatchesGame):
        simulation = None

    with pytest.raises(NoPart, match="the game matches cannot be simulated"):
        make_plan(Bare(), 1)
