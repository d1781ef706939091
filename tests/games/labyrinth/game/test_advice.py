"""A hint of Labyrinth says first who can win next turn and what stops it, and it names the aim when that changes."""

from __future__ import annotations

from random import Random

import pytest

from platformer_nb import load_game, text
from platformer_nb.core.parts.coaching import Advice, AdvisingCoaching
from platformer_nb.core.play.chance import Seeded
from platformer_nb.core.play.session import Session, decided
from platformer_nb.core.value import replaced
from platformer_nb.games.labyrinth.bots.changed import causes
from platformer_nb.games.labyrinth.bots.distances import HELD, next_key, way, way_told
from platformer_nb.games.labyrinth.bots.hinting import aim_of
from platformer_nb.games.labyrinth.bots.searches import FAR
from platformer_nb.games.labyrinth.bots.threats import LEAST, SURE, Threats
from platformer_nb.games.labyrinth.model import actions as a
from platformer_nb.games.labyrinth.model.box import TURNINGS
from platformer_nb.games.labyrinth.model.hexes import CELL_OF
from platformer_nb.games.labyrinth.model.maze import EMPTY, NOWHERE, put, with_tile
from platformer_nb.games.labyrinth.model.state import NOBODY, State, state_with
from platformer_nb.games.labyrinth.rules.applying import apply
from platformer_nb.games.labyrinth.rules.legality import actions, actor
from platformer_nb.table.table import Table
from platformer_nb.text.words import PAGE
from tests.games.labyrinth.rules.scenes import first_maze, scene

GAME = load_game("labyrinth")
COACH = GAME.part("coaching", GAME.coaching)
WORDS = text.Words("en", "labyrinth", strict=True)
KEYLESS = "Without a key nobody wins: first the key on d7."


def chosen(state: State) -> a.Action:
    action: a.Action = COACH.adviser().choose(GAME.rules, state, tuple(actions(state)))
    return action


def advised(state: State, action: str = "", last: State | None = None) -> Advice[State, a.Action]:
    """What a hint proposes in place of the adviser's choice, or of another action."""
    one = GAME.rules.read_action(state, action) if action else chosen(state)
    assert isinstance(COACH, AdvisingCoaching)
    return COACH.advice(GAME.rules, state, one, last)


def urgent(state: State, action: str = "") -> list[str]:
    return [WORDS.tell(one.key, one.facts) for one in advised(state, action).urgent]


def changed(state: State, action: str, last: State | None) -> list[str]:
    return [WORDS.tell(one.key, one.facts) for one in advised(state, action, last).changed]


def hinted(state: State) -> str:
    return GAME.rules.write_action(state, advised(state).action)


@pytest.mark.parametrize("where", ["c3", "b2a", "d3b"])
def test_a_rival_with_a_key_within_two_open_moves_of_the_centre_can_win_next_turn(
    where: str,
) -> None:
    assert urgent(scene(a="f5", b=f"{where} keys 1"))[0] == "B can win next turn."


@pytest.mark.parametrize("b", ["c3", "c3 stun 2 keys 1", "b1 keys 1", "S3 keys 1"])
def test_nobody_is_warned_of_a_rival_without_a_key_or_too_far_away(b: str) -> None:
    assert urgent(scene(a="f5", b=b)) == []


@pytest.mark.parametrize("traps", ["c3 blades", "c3 ?", "c3 ?, b2a ?, d3b blades"])
@pytest.mark.parametrize("left", [0, 1, 2])
def test_traps_on_the_way_and_crystals_that_repeat_their_tests_leave_no_rival_without_a_warning(
    traps: str, left: int
) -> None:
    who = "rope-dancer bell-ringer gatekeeper"
    c = "c3 crystal on"
    state = scene(turn=f"A {left}", a="f5", b="b2a keys 2", c=c, traps=traps, who=who)
    found = urgent(state, "end")
    assert "Bell-Ringer can win next turn." in found[0]
    if not left:
        assert found[1:] == ["Nothing that you can do in this turn stops it."]


def test_a_rival_is_warned_of_though_another_one_has_far_more_to_try() -> None:
    who, items = "rope-dancer gatekeeper bell-ringer", "crystal on"
    near = scene(
        turn="A 0", a="f5", b=f"c3 {items}", c="b2a keys 2", traps="c3 ?, d3b blades", who=who
    )
    assert "Bell-Ringer can win next turn." in urgent(near, "end")[0]


def test_a_stunned_rival_who_has_an_action_left_after_its_rest_can_win() -> None:
    assert urgent(scene(a="f5", b="c3 stun 1 keys 1"))[0] == "B can win next turn."


def test_a_rival_beside_a_key_it_may_take_and_the_centre_can_win() -> None:
    assert urgent(scene(a="f5", b="c3", keys="c3"))[0] == "B can win next turn."


def test_a_rival_whom_somebody_blocks_on_the_centre_tile_needs_luck() -> None:
    found = urgent(scene(a="b1", b="d3b keys 1", c="d4"))
    assert found[0] == "With some luck B can win next turn."


def test_who_is_alone_on_the_centre_tile_with_a_key_wins_when_its_turn_begins() -> None:
    assert urgent(scene(a="f5", c="d4 keys 1"))[0] == "C can win next turn."


def test_a_hint_says_that_nothing_stops_a_win_if_nothing_does() -> None:
    state = scene(turn="A 0", a="f5", b="c3 keys 1")
    assert urgent(state) == [
        "B can win next turn.",
        "Nothing that you can do in this turn stops it.",
    ]


@pytest.mark.parametrize("where", ["c1", "d5"])
def test_a_hint_proposes_what_stops_a_rival_though_the_bot_would_do_something_else(
    where: str,
) -> None:
    state = scene(a=where, b="b2a keys 1", who="architect courier tracker")
    assert GAME.rules.write_action(state, chosen(state)) != "use pivot"
    assert hinted(state) == "use pivot"
    assert urgent(state) == ["Courier can win next turn.", "This stops it."]


def test_who_follows_the_hints_stops_the_rival() -> None:
    state = scene(a="c1", b="b2a keys 1", who="architect courier tracker")
    state, _ = apply(state, advised(state).action)
    assert state.due, "which tile, and how it is turned"
    while state.due:
        assert actor(state) == 0
        state, _ = apply(state, advised(state).action)
    assert Threats(0).threat(state) < LEAST
    assert urgent(state) == []
    assert state.winner == NOBODY


def test_a_hint_blocks_the_centre_tile_where_that_leaves_the_rival_the_smallest_chance() -> None:
    state = scene(a="c4", b="d3a keys 1")
    assert hinted(state) == "move SW"
    assert urgent(state)[1] == "Nothing stops it for certain; this makes it less likely."


def test_a_stop_that_takes_two_actions_names_the_second_one() -> None:
    state = scene(a="d2b", b="c3 keys 1")
    advice = advised(state)
    assert GAME.rules.write_action(state, advice.action) == "move E"
    assert advice.follow is not None
    assert GAME.rules.write_action(*advice.follow) == "move E"


def test_a_hint_lets_nobody_leave_the_centre_tile_to_a_rival_without_a_word() -> None:
    state = scene(a="d4", b="c3 stun 1 keys 1")
    before = Threats(0).threat(state)
    then, _ = apply(state, advised(state, "move E").action)
    assert then.pawns[0].at == state.centre
    assert before < SURE
    assert urgent(state, "move E")


def test_who_can_win_now_is_told_so_and_wins() -> None:
    state = scene(a="d3a keys 1", b="c3 keys 1")
    assert urgent(state) == ["B can win next turn, but you can win now."]


def test_a_hint_says_that_nobody_wins_without_a_key_and_which_key_is_fetched() -> None:
    state = scene(a="c3")
    assert changed(state, "build", None) == [KEYLESS]
    assert changed(state, "build", state) == [], "it was told before"


def test_a_hint_says_why_the_aim_is_another_key_than_before() -> None:
    last = scene(a="c3", keys="K1 K2 K3")
    gone = scene(a="c3", keys="K1 K3")
    found = changed(gone, "build", last)
    assert found[0].startswith("There is no key on d7 any more, and without one nobody wins: now ")
    nearer = changed(last, "build", gone)
    assert nearer[0].startswith("The aim changes: the key on d7 in place of the one on ")


def test_a_hint_says_that_the_key_is_lost_that_a_key_is_enough_and_that_the_way_has_grown() -> None:
    had, without = scene(a="c3 keys 1"), scene(a="c3")
    assert changed(without, "build", had)[0].startswith(
        "The key is lost, and without one nobody wins"
    )
    there = scene(a="c3", keys="c3")
    assert changed(there, "take key", there) == [
        "Without a key nobody wins; with this one the aim is the centre tile d4."
    ]
    far = scene(a="a4 keys 1")
    assert changed(far, "build", had)[0].startswith("Since your last action the way to the win has")


def test_a_hint_keeps_to_the_key_it_went_for_unless_another_is_nearer_by_a_margin() -> None:
    state = scene(a="c3", keys="K1 K2 K3")
    nearest = next_key(state, 0)
    for key in state.keys:
        kept = way(state, 0, key.place)
        assert way(state, 0) <= kept <= way(state, 0) + HELD
        aim = next_key(state, 0, key.place)
        assert aim in (nearest, key.place)
        assert way_told(state, 0, key.place) < way(state, 0) + HELD
    held = [one.place for one in state.keys if next_key(state, 0, one.place) == one.place]
    assert len(held) > 1, "one that is not the nearest is kept"
    assert aim_of((state,), 0) == nearest


def test_a_hint_chooses_alike_in_the_same_position_however_much_it_has_thought_before() -> None:
    state = scene(a="c3")
    adviser, options = COACH.adviser(), tuple(actions(state))
    assert len({adviser.choose(GAME.rules, state, options) for _ in range(3)}) == 1


def test_a_change_of_aim_names_both_ways_in_actions() -> None:
    last, state = scene(a="c3", keys="K1 K3"), scene(a="c3", keys="K1 K2 K3")
    told = next(one for one in changed(state, "build", last) if one.startswith("The aim changes"))
    left = way_told(apply(state, GAME.rules.read_action(state, "build"))[0], 0)
    assert f"Actions to the win by d7: {left}, by " in told


def test_a_hint_says_what_has_made_the_way_longer() -> None:
    last = scene(a="c3 keys 1")
    assert changed(scene(a="a4 keys 1"), "build", last)[1] == "The character stands on a4 now."
    on_the_way = scene(a="c3 keys 1", golem="d4")
    found = changed(on_the_way, "build", scene(a="c3 keys 1", golem="g4"))
    assert found[1:] == ["The Golem stands on d4 now, in the way."]


@pytest.mark.parametrize(
    ("turned", "cause"),
    [
        (None, "There is no tile on c3 any more, and the shorter way led across it."),
        (1, "The tile that lies on c3 now closes the shorter way."),
    ],
)
def test_a_hint_names_the_tile_that_is_gone_or_lies_across_the_way(
    turned: int | None, cause: str
) -> None:
    last, cell = scene(a="b2a keys 1"), CELL_OF["c3"]
    gone = replaced(last.maze, laid=put(last.maze.laid, cell, EMPTY))
    number = last.maze.laid[cell] // TURNINGS
    maze = gone if turned is None else with_tile(last.maze, cell, number, turned)
    state = state_with(last, {"maze": maze})
    assert [WORDS.tell(one.key, one.facts) for one in causes(last, state, 0, NOWHERE)] == [cause]


def test_a_hint_says_which_rival_has_come_to_the_centre_tile() -> None:
    last, state = scene(a="b2a keys 1"), scene(a="b2a keys 1", b="d4")
    found = [WORDS.tell(one.key, one.facts) for one in causes(last, state, 0, NOWHERE)]
    assert found == ["B stands on the centre tile d4 now."]


def test_a_hint_says_that_the_character_has_died() -> None:
    died, before = scene(a="S1"), scene(a="c3 lives 1")
    assert "The character has died and begins again on S1." in changed(died, "build", before)


def test_a_hint_says_who_has_taken_the_key_that_was_the_aim() -> None:
    last, gone = scene(a="c3", keys="K1 K2 K3"), scene(a="c3", b="d7 keys 1", keys="K1 K3")
    assert changed(gone, "build", last)[0].startswith("B has taken the key from d7, and without")


@pytest.mark.parametrize("seed", range(2))
def test_the_distance_to_the_win_beside_the_turn_is_the_one_that_a_hint_reckons_with(
    seed: int,
) -> None:
    session = Session(GAME.rules, first_maze(a="a4", b="g1", c="d1"), Seeded(seed))
    random, words = Random(seed), text.Words("en", "labyrinth", medium=PAGE)
    for _ in range(60):
        session.settle()
        if session.over:
            break
        seat = session.state.active
        n = way_told(session.state, seat, aim_of((*decided(session, seat), session.state), seat))
        told = words("aim-left", n=n, far="yes" if n >= FAR else "no")
        aim = Table(GAME, session, ["", "", ""], "en").view()["turn"]["aim"]
        assert aim.endswith(f" {told}")
        session.do(random.choice(tuple(actions(session.state))))
