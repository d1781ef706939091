"""Labyrinth among the games: found, set up, played to its end, recorded and replayed."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from platformer_nb import game_names, load_game, new_game
from platformer_nb.bots.seats import make_bot
from platformer_nb.cli.terminal.opening import new_table
from platformer_nb.cli.terminal.terminal import Terminal
from platformer_nb.core.errors import BadInput
from platformer_nb.core.play.chance import Seeded
from platformer_nb.core.play.session import Session
from platformer_nb.core.value import replaced
from platformer_nb.games.labyrinth.bots.greedy import GreedyBot
from platformer_nb.games.labyrinth.model import actions as a
from platformer_nb.games.labyrinth.model.state import HIDDEN, Known

GAME = load_game("labyrinth")
SEATS = [2, 3, 4, 5, 6]


def begun(players: int, seed: int) -> Session:
    """A new game, up to the first decision."""
    session = Session(GAME.rules, GAME.setup.new(players), Seeded(seed))
    session.settle()
    return session


def test_it_is_offered_among_the_games() -> None:
    assert "labyrinth" in game_names()
    game = new_game("labyrinth", players=2, seed=1)
    assert "end" in game.legal
    assert game.judge("move SW")
    assert not game.judge("build")
    assert game.judge("build").rules == ("MOV-3",)
    assert str(game).startswith("labyrinth 1")


@pytest.mark.parametrize("players", SEATS)
def test_a_game_played_at_random_is_replayed_from_its_record(players: int) -> None:
    session, random = begun(players, players), Random(players)
    for _ in range(60):
        found = session.rules.actions(session.state)
        busy = [one for one in found if not isinstance(one, a.End)]
        session.do(random.choice(busy or found))
    again = Session.replay(GAME, session.record(GAME), Seeded(0))
    assert again.state == session.state
    assert again.written() == session.written()


def test_an_action_is_read_in_capitals_or_not() -> None:
    state = begun(2, 1).state
    actions = {GAME.rules.read_action(state, text) for text in ("move SW", "move sw", "MOVE sW")}
    assert actions == {a.Move(3)}


@pytest.mark.parametrize("players", [0, 1, 7])
def test_two_to_six_players_take_part(players: int) -> None:
    with pytest.raises(BadInput) as caught:
        GAME.setup.new(players)
    assert caught.value.what.facts["rule"] == "SET-1"


def test_characters_that_were_not_chosen_are_dealt() -> None:
    state = begun(3, 4).state
    assert len({pawn.character for pawn in state.pawns} - {-1}) == 3


@pytest.mark.parametrize(
    ("players", "characters", "reason"),
    [
        (2, ["high-priestess"], "error-not-for-so-few"),
        (3, ["paladin", None, "paladin"], "error-twice"),
        (3, ["wizard"], "error-not-what"),
    ],
)
def test_a_character_that_cannot_take_part_is_refused(
    players: int, characters: list[str | None], reason: str
) -> None:
    with pytest.raises(BadInput) as caught:
        GAME.setup.new(players, characters=characters)
    assert caught.value.what.key == reason
    assert str(caught.value)


def test_a_house_rule_is_part_of_the_game_and_of_its_record() -> None:
    state = GAME.setup.new(2, rulings={"VAR-1": "hidden", "ITM-8": "full"})
    assert state.rulings == (("VAR-1", "hidden"),)
    with pytest.raises(BadInput):
        GAME.setup.new(2, rulings={"VAR-1": "upside-down"})
    with pytest.raises(BadInput):
        GAME.setup.new(2, rulings={"MOV-1": "open"})


def test_what_another_has_looked_at_is_masked_from_everybody_else() -> None:
    top = Known(3, (0,))
    state = replaced(begun(2, 1).state, top_tile=top)
    assert GAME.rules.observe(state, 0).top_tile == top
    assert GAME.rules.observe(state, 1).top_tile == Known(HIDDEN, (0,))


def test_whoever_rolls_the_highest_sum_begins() -> None:
    characters = ["paladin", "warlock", "courier"]
    state = GAME.setup.new(3, characters=characters)
    assert [GAME.rules.box.character_ids[pawn.character] for pawn in state.pawns] == characters  # type: ignore[attr-defined]
    for roll in ("roll 2 1", "roll 6 5", "roll 4 4"):
        state, events = GAME.rules.apply(state, roll)
    assert (events[-1].kind, state.active, state.turn) == ("begins", 1, 1)


@pytest.mark.parametrize("given", [None, 7, ("move", "NE")])
def test_what_is_no_action_is_refused_at_once(given: object) -> None:
    with pytest.raises(TypeError, match="notation"):
        GAME.rules.judge(begun(2, 1).state, given)


@pytest.mark.parametrize("players", [2, pytest.param(3, marks=pytest.mark.deep), 6])
def test_a_whole_game_is_played_in_a_terminal(players: int, tmp_path: Path) -> None:
    """A person types what a bot would do, against bots; the one who wins is told at the end."""
    table = new_table(GAME, 1, ",".join(["greedy"] * (players - 1)), "3", "en")
    adviser, printed = GreedyBot(1), list[str]()

    def read(_prompt: str) -> str:
        state = table.state
        found = GAME.rules.actions(state)
        return GAME.rules.write_action(state, adviser.choose(GAME.rules, state, found))

    Terminal(table, read, printed.append, tmp_path).play()
    winner = GAME.rules.outcome(table.state)
    assert winner is not None
    who = GAME.narrator.outcome(table.state, table.words)
    assert any(who in text for text in printed)


@pytest.mark.parametrize("kind", GAME.bots)
def test_a_bot_chooses_a_legal_action_in_every_position_and_is_repeated_by_its_seed(
    kind: str,
) -> None:
    session, random = begun(3, 5), Random(5)
    for step in range(24):
        state = session.state
        found = session.rules.actions(state)
        if step % 3 == 0:
            one, other = (
                make_bot(GAME, kind, 7).choose(GAME.rules, state, found) for _ in range(2)
            )
            assert one in found
            assert one == other
        session.do(random.choice(found))
