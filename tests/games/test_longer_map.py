"""The longer map: one Level more, two Enemy cards of grade III, a stronger Boss."""

from random import Random

import pytest

from platformer_nb.bots.playing import play_out
from platformer_nb.core.errors import BadInput
from platformer_nb.core.play.chance import Seeded
from platformer_nb.core.play.session import Session
from platformer_nb.games.platformer import events as e
from platformer_nb.games.platformer.bots.greedy import GreedyBot
from platformer_nb.games.platformer.model.state import State
from platformer_nb.games.platformer.rules.course.levels import enemies_left, grade_of
from platformer_nb.games.platformer.rules.course.setup import new_game
from platformer_nb.games.platformer.view.table import Table
from tests.games.drawn import of, play, position, rules
from tests.games.invariants import check, told
from tests.games.test_random_play import someone_plays

rule = pytest.mark.rule


def tower(top: int, tail: str) -> State:
    """An empty tower of so many Rows, the Hero at the top, above whatever it needs to climb."""
    lines = ["map:", "    " + "+----" * 8 + "+"]
    for row in range(top, 0, -1):
        hero = "  1 " if row == top - 1 else "    "
        floor = "+====" * 8 if row != top else "+    " + "+====" * 7
        lines += [f" {row:>2} |{hero}" + ":    " * 7 + "|", f"    {floor}+"]
    return position("\n".join(lines) + "\n" + tail)


@rule("LNG-1", "SET-2")
def test_the_two_upper_levels_have_enemies_of_grade_three_and_never_the_same() -> None:
    game = new_game(rules().box, 2, levels=5).game
    assert [grade_of(level, game) for level in range(1, 5)] == [1, 2, 3, 3]
    tail = "game: levels 5\npool: move\ntower: 1 f01 f02 gloop; 2 f03 f04 ent; 3 f05 f06 {}\n"
    for third, fourth in (("werewolf", "hoard-drake"), ("hoard-drake", "werewolf")):
        state = tower(9, tail.format(third))
        assert enemies_left(state, 4) == (fourth,)
        due, _ = play(state, "move up")
        wrong = rules().judge(due, rules().read_action(due, f"reveal 4 f07 f08 {third}"))
        assert wrong.rules == ("LNG-1",)
        after, events = play(due, f"reveal 4 f07 f08 {fourth}")
        assert after.highest == 4
        assert of(events, e.LevelRevealed) == [e.LevelRevealed(4, fourth)]


@rule("LNG-1", "BOS-2")
def test_the_fifth_level_is_the_boss_level() -> None:
    tail = "game: levels 5\npool: move\ntower: 4 f07 f08 werewolf\n"
    due, _ = play(tower(12, tail), "move up")
    after, events = play(due, "reveal 5 fb1 fb2")
    assert of(events, e.LevelRevealed) == [e.LevelRevealed(5, "", "BOS-2")]
    assert after.terrain.boss_low == 12 * 8


@rule("LNG-1", "BOS-3")
@pytest.mark.parametrize("boss", ["medusa", "ikee"])
def test_the_boss_is_stronger_on_the_longer_map(boss: str) -> None:
    sheet = rules().box.bosses[boss]
    for levels in (4, 5):
        game = new_game(rules().box, 2, boss=boss, levels=levels).game
        expected = sheet.health + sheet.health_per_level * levels
        assert game.kinds[game.boss_code].health == expected


@rule("LNG-1")
def test_the_tower_is_one_level_longer_and_no_more() -> None:
    assert len(new_game(rules().box, 2, levels=5).occupied) == 15 * 8
    with pytest.raises(BadInput, match="no tower has 6 Levels"):
        new_game(rules().box, 2, levels=6)


@rule("LNG-1")
@pytest.mark.parametrize("dungeon", ["forest", "void"])
def test_bots_play_longer_games_to_the_end(dungeon: str) -> None:
    for seed in range(2):
        start = new_game(rules().box, 2, dungeon=dungeon, boss="ikee", levels=5)
        result = play_out(rules(), start, [GreedyBot(seed), GreedyBot(seed + 9)], Seeded(seed), 400)
        assert result.winners
        cards = [level.enemy for level in result.state.tower]
        assert sorted(cards[2:4]) == ["hoard-drake", "werewolf"]
        assert rules().read(rules().write(result.state)) == result.state


@pytest.mark.parametrize("seed", range(3))
def test_random_longer_games_keep_every_promise(seed: int) -> None:
    random = Random(seed)
    state = new_game(rules().box, 2, levels=5)
    for _ in range(1500):
        before = state
        state, events = rules().apply(state, someone_plays(state, random))
        check(state)
        told(before, state, events)
    assert rules().read(rules().write(state)) == state


def test_the_view_shows_five_levels() -> None:
    session = Session(rules(), new_game(rules().box, 2, levels=5), Seeded(1))
    shown = Table(session).view()["map"]["levels"]
    assert [level["boss"] for level in shown] == [False] * 4 + [True]
