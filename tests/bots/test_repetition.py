"""A planning bot whose Hero is pushed back time and again plans otherwise, and its hint says so."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from platformer_nb.bots.seats import make_bot
from platformer_nb.games.platformer import GAME
from platformer_nb.games.platformer.bots.coaching import PlatformerCoaching
from platformer_nb.games.platformer.bots.repetition import LATELY, Repetition
from platformer_nb.games.platformer.bots.search import SearchBot
from platformer_nb.games.platformer.model.state import State
from platformer_nb.games.platformer.view.new_tables import new_table
from platformer_nb.games.platformer.view.table import Table
from platformer_nb.text import Words
from tests.games.drawn import play, position, rules

LADDER = """
game: players 2; dungeon forest; boss medusa; levels 1
map:
    +----+----+----+----+
  3 |    :    :    :    |
    +    +    +    +    +
  2 |H   :    :    :    |
    +=HH=+====+====+    +
  1 |H 1 :    :    :  2 |
    +====+====+====+====+
hero 1: sweety
hero 2: avvy
pool: move move coin shove shove
"""


def at(state: State, space: int, turn: int) -> State:
    """The position with Hero 1 on a Space, in another turn."""
    occupied = bytearray(state.occupied)
    occupied[state.hero.at], occupied[space] = 0, 1
    hero = replace(state.hero, at=space)
    return replace(state, occupied=bytes(occupied), heroes=(hero, *state.heroes[1:]), turn=turn)


def end_of_plan(past: tuple[State, ...]) -> int:
    """Where the bot's Hero stands at the end of its turn."""
    state, bot = past[-1], SearchBot(1, past=past[:-1])
    while rules().actor(state) == 0 and state.winner < 0:
        action = bot.choose(rules(), state, tuple(rules().actions(state)))
        if action == GAME.rules.read_action(state, "end"):
            break
        state, _ = rules().apply(state, action)
    return state.hero.at


def pushed_back(end: int, times: int) -> tuple[State, ...]:
    """Turns that begin on a1, end on `end`, and are followed by one that begins on a1 again."""
    drawn = position(LADDER)
    turns = [at(drawn, space, 2 * n + 1) for n in range(times) for space in (0, end)]
    return (*turns, at(drawn, 0, 2 * times + 1))


def test_a_space_from_which_one_was_moved_back_twice_is_counted() -> None:
    assert [Repetition(pushed_back(4, n)).undone() for n in range(4)] == [{}, {}, {4: 2}, {4: 3}]


def test_who_has_come_on_was_not_undone() -> None:
    past = pushed_back(4, 3)
    assert Repetition((*past, at(past[-1], 2, 99))).undone() == {}


def test_what_was_long_ago_does_not_count() -> None:
    drawn = position(LADDER)
    later = [at(drawn, 0, 100 + 2 * n) for n in range(LATELY)]
    assert Repetition((*pushed_back(4, 3), *later)).undone() == {}


def test_holding_on_in_the_turn_of_another_is_no_turn_of_ones_own() -> None:
    hung = LADDER.replace("3 |    :", "3 |H 2 :").replace(
        "|H 1 :    :    :  2 |", "|H 1 :    :    :    |"
    )
    past = pushed_back(4, 3)
    asked, _ = play(replace(position(hung), turn=99), "gravity")
    assert rules().actor(asked) == 1
    assert vars(Repetition((*past, asked))) == vars(Repetition(past))


def test_turns_that_were_taken_back_are_forgotten() -> None:
    past = pushed_back(4, 3)
    assert Repetition((*past, past[0])).undone() == {}


def test_after_being_pushed_back_the_bot_ends_its_turn_elsewhere() -> None:
    first = end_of_plan(pushed_back(0, 0))
    assert first == 8, "up the Ladder and above it"
    assert end_of_plan(pushed_back(first, 1)) == first
    assert end_of_plan(pushed_back(first, 3)) != first


def test_the_hint_says_that_the_position_has_come_back() -> None:
    past, coach = pushed_back(4, 3), PlatformerCoaching()
    state, words = past[-1], Words("en", "platformer", strict=True)
    action = coach.adviser(past[:-1]).choose(rules(), state, tuple(rules().actions(state)))
    motive = coach.motive(rules(), state, action, past=past[:-1])
    assert motive is not None
    first = motive.reasons[0]
    told = words.tell(first.key, first.facts)
    assert told == "This position has come back 3 times: now another way is tried."
    plain = coach.motive(rules(), state, action)
    assert plain is not None
    assert not any("again" in one.key for one in (*plain.reasons, *plain.plan))


def remembered(bot: object) -> object:
    """What a planning bot remembers."""
    assert isinstance(bot, SearchBot)
    return vars(bot.repetition)


def test_a_resumed_bot_remembers_the_positions_of_the_record() -> None:
    player, maker = {"bot": "search"}, partial(make_bot, GAME)
    table = new_table([player, player], 5, make_bot=maker)
    while table.state.turn < 6:
        table.intent({"intent": "bot", "for": table.number})
    again = Table.from_record(table.record(), make_bot=maker)
    for seat in (0, 1):
        known = remembered(again.bots[seat])
        assert known == remembered(table.bots[seat])
        assert known != remembered(SearchBot(5))
