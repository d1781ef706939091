"""The notation once more: what a fresh sample of small changes showed that no test looked at (`make mutate`)."""

from __future__ import annotations

from dataclasses import fields

import pytest

from platformer_nb.core.errors import AmbiguousAction, BadInput, UnreadableAction
from platformer_nb.games.platformer.model.actions import End, First, Move, Slide
from platformer_nb.games.platformer.model.box.box import MOVE, STAR, EventCard, TokenCard
from platformer_nb.games.platformer.model.box.effects import Bonus, Steps
from platformer_nb.games.platformer.model.state import Frame
from platformer_nb.games.platformer.rules.dice.payment import DIE, READ, Source
from tests.games.drawn import action, judge, position, refused, rules

ROOM = """
map:
    +----+----+----+
  3 |  W :    :    |
    +    +=HH=+    +
  2 |  1 :    :  W |
    +    +    +    +
  1 |    :    :    |
    +====+====+====+
"""


IMPS = """
game: boss ikee; levels 2
map:
    +----+----+----+----+----+----+----+----+
  6 |    :    :    :    :    :    :    :    |
    +====+====+====+====+====+====+====+====+
  5 |
    +====+====+====+====+====+====+====+====+
  4 |    :    :    :    :    :    :    : b  |
    +^^^^+^^^^+^^^^+^^^^+^^^^+^^^^+^^^^+^^^^+
  3 |    :    :    :    :    :    :    :    |
    +====+====+====+====+====+====+====+====+
  2 |    :    :    :    :    :    :    :    |
    +====+====+====+====+====+====+====+====+
  1 |    :    :    :    :    :    :    :    |
    +====+====+====+====+====+====+====+====+
turn: 5; hero 1; step boss
roll: move move sword coin star
pending: summon 11
"""


def fault(text: str) -> BadInput:
    """Why the position cannot be read."""
    with pytest.raises(BadInput) as caught:
        rules().read(text)
    return caught.value


@pytest.mark.parametrize(
    ("floor", "wrong", "column"),
    [
        ("    +    +=HH=+    +", "    + ?? +=HH=+    +", 6),
        ("    +    +=HH=+    +", "    +    +=HH=+ ?? +", 16),
    ],
)
def test_a_wrong_floor_is_found_in_its_column(floor: str, wrong: str, column: int) -> None:
    assert f"line 5, column {column}" in fault(ROOM.replace(floor, wrong)).place


def test_of_a_line_that_is_none_the_first_forty_signs_are_repeated() -> None:
    reason = fault(f"{ROOM}{'y' * 50}\n").reason
    assert "y" * 40 in reason
    assert "y" * 41 not in reason


def test_levels_of_the_tower_that_are_not_there_are_refused_beside_one_that_is() -> None:
    error = fault(f"{ROOM}tower: 1 f01 f02; 2 f07 f03 ent\n")
    assert "tower" in error.place
    assert "ent" not in error.reason, "it is the Level that is wrong"
    one = rules().read(f"{ROOM}tower: 1 f01 f02\n")
    assert [level.number for level in one.tower] == [1]


@pytest.mark.parametrize("frame", ["boss-effects 0 7 gaze", "boss-effects 0 0 stampede"])
def test_a_card_of_the_boss_goes_on_only_if_it_is_its_own_and_for_a_hero_who_plays(
    frame: str,
) -> None:
    assert rules().read(f"{ROOM}pending: boss-effects 0 0 gaze; steps 1\n").pending
    assert "boss-effects" in fault(f"{ROOM}pending: {frame}; steps 1\n").reason


def test_what_was_under_way_when_the_first_seat_won_stays_as_it_was() -> None:
    """The game ends in the middle of a card, and the position can be kept all the same."""
    text = f"{ROOM}turn: 9; hero 1; step actions; won 1\npending: gravity 0\n"
    state = rules().read(text)
    assert (state.winner, state.pending) == (0, (Frame("gravity", 0, 0),))
    assert rules().read(rules().write(state)) == state
    assert "gravity" in fault(text.replace("; won 1", "")).reason


def test_positions_that_differ_only_in_a_floor_or_a_wall_are_different() -> None:
    state = position(ROOM)
    assert position(ROOM) == state
    assert position(ROOM.replace("+=HH=+", "+====+")) != state
    assert position(ROOM.replace(":  W |", "|  W |")) != state


def test_what_is_due_asks_for_nothing_more_unless_it_says_so() -> None:
    assert Frame("boss-die") == Frame("boss-die", 0, 0, "")


# --- actions -------------------------------------------------------------------------------------------------


def test_the_very_first_space_is_reached_by_its_direction_as_by_its_name() -> None:
    state = position(ROOM + "pool: move\n")
    down = action(state, "move down")
    assert isinstance(down, Move)
    assert down.to == 0
    assert down == action(state, "move a1")


def test_of_two_enemies_to_slide_one_has_to_be_named_however_near_one_is() -> None:
    state = position(ROOM + "pending: pick 0 2\n")
    with pytest.raises(AmbiguousAction):
        action(state, "slide werewolf down")
    assert action(state, "slide c2 down") == Slide(5, 2)


def test_a_seat_of_two_figures_can_be_written_and_begins_no_game() -> None:
    state = position(ROOM)
    assert action(state, "first 10") == First(9)
    refused(state, "first 10", "SET-8")
    with pytest.raises(BadInput):
        action(state, "first 100")


@pytest.mark.parametrize(
    "line", ["hero 1: sweety\nhero 2: -\n", "hero 1: sweety\nhero 2: hearts 3\n"]
)
def test_each_seat_has_a_hero_even_if_nobody_stands_for_it_on_the_map(line: str) -> None:
    assert fault(ROOM + line).reason


@pytest.mark.parametrize(("imps", "due"), [(3, True), (4, False)])
def test_a_summons_is_due_only_while_a_token_of_it_is_left(imps: int, due: bool) -> None:
    row = "  5 |" + ":".join("  i " if n < imps else "  1 " if n == 5 else "    " for n in range(8))
    text = IMPS.replace("  5 |", row + "|", 1)
    if due:
        assert rules().read(text).pending == (Frame("summon", 11),)
    else:
        assert "summon" in fault(text).reason


def test_to_the_right_of_the_last_column_there_is_nothing_and_not_the_row_above() -> None:
    state = position(ROOM.replace("  1 :    :  W", "    :    :  1") + "pool: move\n")
    beyond = action(state, "move right")
    assert isinstance(beyond, Move)
    assert beyond.to < 0
    refused(state, "move right", "MAP-11")


def test_no_level_of_the_tower_has_the_number_0() -> None:
    error = fault(f"{ROOM}tower: 0 f07 f03 gloop; 1 f01 f02\n")
    assert "tower" in error.place
    assert "gloop" not in error.reason, "it is the Level that is wrong"


def test_who_stands_on_the_very_first_space_can_choose_for_a_card_too() -> None:
    text = ROOM.replace("  1 |    :    :", "  1 |  2 :    :  G")
    text = text.replace("  1 |  2 :    :  G    |", "  1 |  2 :    :  G |")
    state = position(f"{text}turn: 5; hero 2\npending: throw 2 3\n")
    refused(state, "end", "CRD-1", pending="throw")


def test_where_nothing_more_is_printed_there_is_nothing_more() -> None:
    numbers = [getattr(Bonus(), field.name) for field in fields(Bonus)]
    assert not any(numbers)
    assert TokenCard(1) == TokenCard(1, 0, 0, False, 0)
    assert not TokenCard(1).harms
    assert EventCard("fog") == EventCard("fog", 0, 0, 0, 0, False, (), ())


def test_a_hero_on_the_very_first_space_has_spawned_as_any_other() -> None:
    text = ROOM.replace("  1 :    :  W", "    :    :   ").replace("  1 |    :", "  1 |  1 :")
    error = fault(f"{text}turn: 2; hero 1; must spawn\npool: move\n")
    assert error.what.key == "error-no-must"


def test_nobody_appears_at_a_distance_of_0() -> None:
    assert position(f"{ROOM}pending: blink 1\n").pending
    assert "blink" in fault(f"{ROOM}pending: blink 0\n").reason


def test_an_action_is_at_most_300_characters_long() -> None:
    state = position(f"{ROOM}pool: sword\n")
    assert action(state, "end".ljust(300)) == End()
    with pytest.raises(UnreadableAction, match="too long"):
        action(state, "end".ljust(301))


@pytest.mark.parametrize(("hero", "source"), [("angelo", Source(READ, STAR)), ("sweety", None)])
def test_a_star_pays_unasked_only_where_it_reads_as_what_is_needed(
    hero: str, source: Source | None
) -> None:
    state = position(f"{ROOM}hero 1: {hero}\npool: star\n")
    move = action(state, "move right")
    assert isinstance(move, Move)
    assert move.payment.sources == (source or Source(DIE, MOVE),)
    assert judge(state, "move right").legal == (source is not None)


def test_a_card_that_moves_its_hero_passes_no_wall_unless_it_is_printed() -> None:
    assert Steps(2) == Steps(2, walls=False) != Steps(2, walls=True)
