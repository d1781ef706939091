"""Levels and tokens: what small changes of the code showed that no test looked at (`make mutate`)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from platformer_nb.core.errors import BadInput
from platformer_nb.core.rules import NATURE
from platformer_nb.games.platformer import events as e
from platformer_nb.games.platformer.model.state_builder import Draft
from platformer_nb.games.platformer.rules.course import levels
from platformer_nb.games.platformer.rules.course.setup import new_game
from tests.games.drawn import figures, of, play, position, refused, rules, written
from tests.games.test_turns_and_levels import tower

rule = pytest.mark.rule

TWO = "tower: 1 f01 f02 gloop\ngame: levels 4\n"


@rule("LVL-7", "SET-5")
def test_one_space_after_the_other_stays_empty_until_all_ents_stand() -> None:
    """Three Ents are on the map and four may be: of four spawn spaces three stay empty, one by one."""
    people = {"a2": "1 ", "b1": "E ", "c1": "E ", "d1": "E "}
    due, _ = play(position(tower(1, 3, people, TWO + "pool: move coin\n")), "move up")
    due, _ = play(due, "reveal 2 f08 f03 ent")
    choices = written(due)
    assert len(choices) == 4
    for left, leave in zip((3, 2, 1), choices, strict=False):
        assert (due.pending[-1].kind, due.pending[-1].b) == ("leave-empty", left)
        refused(due, "coin", "LVL-7", pending="leave-empty")
        assert len(written(due)) == left + 1
        assert rules().read(rules().write(due)) == due
        after, events = play(due, leave)
        assert [gone.rule for gone in of(events, e.EnemyGone)] == ["LVL-7"]
        if left > 1:
            refused(after, leave, "LVL-7")
        due = after
    assert due.pending == ()
    assert list(figures(due).values()).count("E") == 4
    assert "coin with coin" in written(due), "the turn goes on"


@rule("LVL-7", "SET-5")
def test_all_spaces_stay_empty_when_every_token_is_on_the_map_and_the_position_can_be_kept() -> (
    None
):
    """Four Ents have come up from elsewhere, so the new Level gets none; what is due can be read back."""
    people = {"a2": "1 ", "b1": "E ", "c1": "E ", "d1": "E ", "e1": "E "}
    due, _ = play(position(tower(1, 3, people, TWO + "pool: move coin\n")), "move up")
    due, _ = play(due, "reveal 2 f08 f03 ent")
    while due.pending:
        assert due.pending[-1].b == len(written(due))
        assert rules().read(rules().write(due)) == due
        due, _ = play(due, written(due)[0])
    assert sorted(figures(due)) == ["a3", "b1", "c1", "d1", "e1"]


@rule("MAP-10", "SET-7")
def test_an_enemy_appears_on_the_very_first_space_of_a_level_too() -> None:
    text = tower(1, 6, {"a2": "1 "}, TWO).replace("  4 |    ", "  4 | x  ")
    state = position(text)
    draft = Draft(state)
    levels.spawn_enemies(draft, state.terrain.width * 3, "ent")
    assert figures(draft.frozen()) == {"a2": "1", "a4": "E"}


@rule("SET-1", "SET-2")
def test_a_game_can_be_set_up_with_just_two_tiles_for_each_level_and_not_with_one_fewer() -> None:
    box = rules().box
    forest = [tile for tile in box.tiles.values() if tile.dungeon == "forest"]
    ordinary = [tile for tile in forest if not tile.boss]
    tops = [tile for tile in forest if tile.boss]
    for tiles, enough in (
        ([*ordinary[:6], *tops[:2]], True),
        ([*ordinary[:5], *tops[:2]], False),
        ([*ordinary[:6], *tops[:1]], False),
    ):
        some = {tile.id: tile for tile in tiles}
        other = replace(box, tiles=some, content_hash=" ".join(some))
        if enough:
            assert rules().actor(new_game(other, 2, levels=4)) == NATURE
        else:
            with pytest.raises(BadInput):
                new_game(other, 2, levels=4)
