"""Looking back at a game with hidden hands: standings, a chart, and nobody sees what is hidden."""

from random import Random
from typing import Any

import pytest

from platformer_nb.core.errors import BadInput
from platformer_nb.core.play.chance import Seeded
from platformer_nb.core.play.session import Session
from platformer_nb.table.analysis.review import Review, review_of_record, review_of_table
from platformer_nb.table.result import result
from platformer_nb.table.table import Table
from platformer_nb.text import Words
from tests.toy.dealing import random_game

NAMES = ("Ada", "Bo")


def played(game: Any, until: int | None = None) -> Session[Any, Any, Any]:
    session = random_game(game, 3)
    session.players = NAMES
    if until is not None:
        session.rewind(until, redo=False)
    return session


def test_the_standings_go_by_dust_and_name_the_rule(game: Any) -> None:
    session = played(game)
    found = result(game, session.history, NAMES, Words("en", game.name))
    dust = session.state.dust
    shown = [(one["seat"] - 1, one["rank"]) for one in found["standings"]]
    assert sorted(shown) == [
        (seat, 1 if session.state.swarm else 1 + sum(d > dust[seat] for d in dust))
        for seat in range(len(dust))
    ]
    assert {rule for one in found["standings"] for rule in one["rules"]} <= {"DAWN-1", "DAWN-2"}
    [series] = found["series"]
    assert [line["values"][-1] for line in series["lines"]] == [*dust]


def test_when_it_is_over_everything_is_open(game: Any) -> None:
    session = played(game)
    review = review_of_record(game, session.record(game), "en")
    review.go(6)
    assert all(0 not in one["wings"] for one in review.view()["moths"])
    assert all(0 not in hand for hand in review.seen.hands)


@pytest.mark.parametrize("at", [4, 9])
def test_before_that_a_player_sees_the_own_hand_alone(game: Any, at: int) -> None:
    session = played(game, 12)
    review = Review(game, session, "en", 0, at)
    hands = [one["wings"] for one in review.view()["moths"]]
    assert hands[0] == [*review.state.hands[0]]
    assert all(set(hand) <= {0} for hand in hands[1:])
    assert review.view()["review"]["result"]["series"] == []


def test_a_saved_game_with_hidden_hands_is_not_shown_before_it_is_over(game: Any) -> None:
    session = played(game, 12)
    with pytest.raises(BadInput) as caught:
        review_of_record(game, session.record(game), "en")
    assert caught.value.what.key == "error-review-hidden"
    session.bots = ("", *["random"] * (len(session.state.hands) - 1))
    assert review_of_record(game, session.record(game), "en").eyes == 0


def test_while_the_screen_is_handed_over_nothing_is_looked_through(game: Any) -> None:
    session = played(game, 0)
    table = Table(game, session, NAMES, "en")
    random = Random(1)
    while table.screen.asked is None:
        table.do(random.choice(game.rules.actions(table.state)))
    with pytest.raises(BadInput) as caught:
        review_of_table(table)
    assert caught.value.what.key == "error-review-handover"


def test_a_game_branches_off_and_is_played_on(game: Any) -> None:
    session = played(game)
    review = review_of_record(game, session.record(game), "en")
    review.go(8)
    table = review.branch("en")
    assert table.state == session.history[7].after
    assert not table.over
    again = Session.replay(game, table.record(), Seeded(1))
    assert again.state == table.state
