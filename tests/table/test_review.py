"""Looking back: a game is seen at every moment as it was, nothing of it changes, and how it went is true."""

from __future__ import annotations

import json
import re
from functools import cache, partial
from itertools import pairwise
from time import perf_counter
from typing import Any

import pytest

from platformer_nb.bots.seats import make_bot
from platformer_nb.core.play.chance import Seeded
from platformer_nb.core.play.session import Session
from platformer_nb.games.platformer import GAME
from platformer_nb.games.platformer import events as e
from platformer_nb.table.analysis.review import Review, review_of_record, review_of_table
from platformer_nb.table.factories.new_game import table_of_new_game
from platformer_nb.table.factories.saves import table_from_record
from platformer_nb.table.result import lead_for_good, present, result, turning_moment, turns
from platformer_nb.table.table import Table
from platformer_nb.text import Words, languages

NAMES = ("Ada", "Bo")
OF_A_TURN = re.compile(r"brought the largest gain|was ahead to the end|only in the last turn")


@cache
def record() -> str:
    """A game of two bots, played to its end."""
    seats = [{"name": name, "bot": "greedy"} for name in NAMES]
    table = table_of_new_game(GAME, seats, "review", "en", make_bot=partial(make_bot, GAME))
    session = table.session
    while not session.over:
        actor = session.actor
        assert actor is not None
        actions = tuple(session.rules.actions(session.state))
        session.do(table.bots[actor].choose(session.rules, session.state, actions))
        session.settle()
        assert len(session.history) < 3000
    return table.record()


def session() -> Session[Any, Any, Any]:
    return Session.replay(GAME, record(), Seeded(1))


def opened(language: str = "en") -> Review[Any, Any, Any]:
    return review_of_record(GAME, record(), language)


def gone(review: Review[Any, Any, Any], to: int) -> dict[str, Any]:
    return review.intent({"intent": "go", "for": review.number, "to": to})


def test_every_moment_shows_the_position_that_was() -> None:
    review, history = opened(), session().history
    assert review.view()["review"]["at"] == 0
    for at in (1, 2, 40, len(history), 7, 0):
        view = gone(review, at)
        then = history[at - 1].after if at else history[0].before
        assert review.state == then
        wanted = GAME.views.position(then, Words("en", "platformer"), NAMES, inert=True)
        assert {key: view[key] for key in wanted} == wanted
        assert view["review"]["at"] == at


def test_a_moment_out_of_the_game_is_its_nearest_end() -> None:
    review = opened()
    count = review.view()["review"]["count"]
    assert gone(review, 10**6)["review"]["at"] == count
    assert gone(review, -3)["review"]["at"] == 0


def test_a_step_onward_brings_its_events_and_any_other_way_none() -> None:
    review, history = opened(), session().history
    at = next(n for n, one in enumerate(history) if any(type(x) is e.Moved for x in one.events))
    gone(review, at)
    assert "moved" in [event["type"] for event in gone(review, at + 1)["events"]]
    assert gone(review, at)["events"] == []
    assert gone(review, at + 2)["events"] == []


def test_the_log_ends_with_what_led_to_the_moment() -> None:
    table, review = table_from_record(GAME, record(), "en"), opened()
    assert gone(review, len(review.played))["log"][-1] == table.view()["log"][-1]
    assert gone(review, 0)["log"] == []


def test_a_moment_tells_all_lines_of_its_action_in_the_order_of_happening() -> None:
    table, review = table_from_record(GAME, record(), "en"), opened()
    whole = table.view()["log"]
    act = whole[-1]["act"]
    assert gone(review, len(review.played))["log"] == [x for x in whole if x["act"] == act]
    for at in range(40, 80):
        acts = [line["act"] for line in gone(review, at)["log"]]
        assert len(set(acts)) == 1
        assert acts[0] <= at


def test_a_long_game_is_answered_at_once_at_any_moment() -> None:
    review = opened()
    count = len(review.played)
    assert count > 200
    gone(review, 0)
    for at in (count, count // 2, 1, count - 1):
        begun = perf_counter()
        gone(review, at)
        assert perf_counter() - begun < 0.5


def test_looking_changes_nothing_of_the_game_on_the_table() -> None:
    table = table_from_record(GAME, record(), "en")
    before, kept = table.view(), table.record()
    review = review_of_table(table)
    for at in (0, 9, 3):
        gone(review, at)
    assert table.record() == kept
    assert table.view() == before


def test_a_game_branches_off_with_its_players_bots_and_undo() -> None:
    review, history = opened(), session().history
    at = next(n for n, one in enumerate(history, 1) if n > 100 and one.actor == 1)
    gone(review, at)
    table = review.branch("en", partial(make_bot, GAME))
    assert table.state == history[at - 1].after
    assert table.names == NAMES
    assert set(table.bots) == {0, 1}
    assert json.loads(table.record())["actions"] == json.loads(record())["actions"][:at]
    alone = review.branch("en")
    assert alone.session.undo()
    assert alone.state == history[at - 1].before
    assert review.at == at, "the review stays where it is"
    assert len(review.played) == len(history)


def test_nobody_plays_on_from_the_end() -> None:
    review = opened()
    assert gone(review, 3)["review"]["playable"]
    assert not gone(review, len(review.played))["review"]["playable"]


def test_nothing_but_going_is_done_in_a_review() -> None:
    review = opened()
    for intent in ("act", "undo", "bot", "point", "wave"):
        view = review.intent({"intent": intent, "for": review.number, "action": "end"})
        assert view["review"]["at"] == 0
        assert view["error"]


def test_the_charts_have_the_values_of_each_turn() -> None:
    history = session().history
    found = result(GAME, history, NAMES, Words("en", "platformer"))
    points = [one["at"] for one in found["turns"]]
    assert points == sorted(set(points))
    assert points[0] == 0
    assert points[-1] == len(history)
    assert set(turns(GAME, history)) <= set(points)
    states = [history[at - 1].after if at else history[0].before for at in points]
    height, hearts, coins = (one["lines"] for one in found["series"])
    for seat in (0, 1):
        assert hearts[seat]["values"][1:] == [state.heroes[seat].hearts for state in states[1:]]
        assert coins[seat]["values"][1:] == [state.heroes[seat].coins for state in states[1:]]
        rows = [state.heroes[seat].at // state.terrain.width + 1 for state in states]
        off = [state.heroes[seat].at < 0 for state in states]
        assert height[seat]["values"] == [
            0 if gone else row for row, gone in zip(rows, off, strict=True)
        ]


def test_the_charts_begin_with_what_the_set_up_gives() -> None:
    history = session().history
    found = result(GAME, history, NAMES, Words("en", "platformer"))
    assert found["turns"][0]["text"] == "Set-up"
    for seat, line in enumerate(found["series"][1]["lines"]):
        card = history[-1].after.heroes[seat].card
        assert line["values"][0] == history[-1].after.game.box.heroes[card].hearts > 0


def test_the_standings_put_the_winner_first_by_the_rule_that_says_so() -> None:
    table = table_from_record(GAME, record(), "en")
    view = table.view()
    first, second = view["result"]["standings"]
    assert first["seat"] == view["over"]["winner"]
    assert (first["rank"], second["rank"]) == (1, 2)
    assert first["rules"] == ["BOS-12"]


def test_what_decided_it_is_true() -> None:
    history = session().history
    decided = result(GAME, history, NAMES, Words("en", "platformer"))["decided"]
    faints = sum(type(x) is e.Fainted for one in history for x in one.events)
    said = next(one for one in decided if one["text"].startswith("Faints"))
    numbers = [int(number) for number in re.findall(r"\d+", said["text"])]
    assert sum(numbers) == faints
    assert any(type(x) is e.Fainted for x in history[said["at"] - 1].events)
    boss = next(one for one in decided if "hardest attack" in one["text"])
    hits = [x for x in history[boss["at"] - 1].events if type(x) is e.Struck]
    most = max(
        x.wounds
        for one in history
        for x in one.events
        if type(x) is e.Struck and x.figure == one.before.game.boss_code
    )
    assert [hit.wounds for hit in hits] == [most]
    attacks = sum(
        type(x) is e.Struck and x.figure == one.before.game.boss_code
        for one in history
        for x in one.events
    )
    times = "only this once." if attacks == 1 else f"attacked {attacks} times in all."
    assert boss["text"].endswith(times)


@pytest.mark.parametrize(
    ("values", "said"),
    [
        (([0, 3, 3], [2, 2, 2]), "Turn 1 brought the largest gain. Height: Ada gained 3"),
        (([5, 5, 9], [2, 2, 2]), "Turn 2 brought the largest gain. Height: Ada gained 4"),
        (([5, 5, 5], [0, 0, 3]), "Turn 2 brought the largest gain. Height: Bo gained 3"),
        (([4, 4, 1], [2, 2, 2]), "Turn 2 brought the largest gain. Height: Bo gained 3"),
        (([1, 1, 1], [1, 1, 1]), ""),
    ],
)
def test_the_turning_moment_is_the_largest_gain(values: Any, said: str) -> None:
    lines = [{"name": name, "values": row} for name, row in zip(NAMES, values, strict=True)]
    series = [{"name": "Height", "lines": lines}]
    points = [(0, 1), (10, 2), (20, 3)]
    found = turning_moment(series, points, Words("en", "platformer"))
    assert ("" if found is None else found.text)[: len(said) or None] == said
    if found is not None:
        assert found.text.startswith(f"Turn {dict(points)[found.moment]} "), "it begins there"
    assert (
        turning_moment([{"name": "Height", "lines": lines[:1]}], points, Words("en", None)) is None
    )


def test_whoever_is_off_the_board_for_a_while_has_lost_no_height() -> None:
    # Ada faints and is back on 10 while Bo faints: neither has gained 20.
    lines = [
        {"name": name, "values": row}
        for name, row in zip(NAMES, ([0, 9, 0, 10], [0, 4, 10, 0]), strict=True)
    ]
    counted = present({"name": "Height", "lines": lines}, 0)
    assert [one["values"] for one in counted["lines"]] == [[0, 9, 9, 10], [0, 4, 10, 10]]
    points = [(0, 1), (10, 2), (20, 3), (30, 4)]
    found = turning_moment([counted], points, Words("en", "platformer"))
    assert found is not None
    assert found.text.startswith("Turn 2 brought the largest gain. Height: Bo gained 6")
    height, *others = GAME.part("review", GAME.review).series(Words("en", "platformer"))
    assert height.absent == 0
    assert all(one.absent is None for one in others), "no hearts and no coins are a value"


@pytest.mark.parametrize(
    ("values", "winner", "said"),
    [
        # The largest gain is lost again: what is told is from when on the winner stayed ahead.
        (([0, 9, 0, 3, 4], [1, 1, 1, 2, 2]), 0, (20, "From turn 3 on Ada was ahead to the end")),
        (([0, 9, 0, 1], [1, 1, 1, 9]), 1, (10, "From turn 2 on Bo was ahead to the end")),
        (([0, 0, 0, 5], [1, 1, 1, 1]), 0, (20, "Ada got ahead only in the last turn, 3")),
        (([5, 5, 9], [2, 2, 2]), 0, None),
        (([1, 1, 1], [1, 1, 1]), 0, None),
        (([0, 3, 3], [2, 2, 2]), None, None),
    ],
)
def test_what_decided_a_game_is_from_when_on_its_winner_stayed_ahead(
    values: Any, winner: int | None, said: tuple[int, str] | None
) -> None:
    lines = [{"name": name, "values": row} for name, row in zip(NAMES, values, strict=True)]
    points = [(0, 1), (10, 2), (20, 3), (30, 4), (40, 5)][: len(values[0])]
    words = Words("en", "platformer")
    found = lead_for_good([{"name": "Height", "lines": lines}], points, winner, words)
    assert (found is None) == (said is None)
    if found is not None and said is not None:
        assert (found.moment, found.text[: len(said[1])]) == said


def test_the_standings_of_a_replay_are_called_final() -> None:
    assert Words("en", None)("standings") == "Final standings"


def test_what_made_the_most_difference_opens_in_the_turn_that_it_names() -> None:
    review = opened()
    decided = result(GAME, session().history, NAMES, Words("en", "platformer"))["decided"]
    turning = next(one for one in decided if re.search(OF_A_TURN, one["text"]))
    turn = re.findall(r"\d+", turning["text"])[0]
    shown = gone(review, turning["at"])
    assert shown["review"]["text"].startswith(f"Turn {turn} ")


def test_a_game_that_goes_on_has_no_result_in_its_view() -> None:
    table = table_from_record(GAME, record(), "en")
    table.session.rewind(30)
    assert "result" not in Table(GAME, table.session, NAMES, "en").view()
    shown = review_of_table(Table(GAME, table.session, NAMES, "en")).view()["review"]["result"]
    assert shown["standings"] == shown["decided"] == []
    assert shown["series"]


@pytest.mark.parametrize("language", sorted(languages()))
def test_all_of_it_is_in_every_language(language: str) -> None:
    review = opened(language)
    view = gone(review, len(review.played))
    texts = [one["text"] for one in view["review"]["result"]["decided"]]
    assert len(texts) >= 3
    assert len({*texts, view["review"]["text"], view["review"]["title"]}) == len(texts) + 2
    assert not any("{" in text for text in texts)


def test_turns_begin_where_their_number_changes() -> None:
    history = session().history
    found = turns(GAME, history)
    numbers = [(history[at - 1].after if at else history[0].before).turn for at in found]
    assert all(one < other for one, other in pairwise(numbers))
