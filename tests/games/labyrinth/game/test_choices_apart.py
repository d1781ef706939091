"""Choices that differ read differently, and what reads alike is said once."""

from __future__ import annotations

import pytest

from platformer_nb import load_game
from platformer_nb.core.play.chance import Seeded
from platformer_nb.core.play.session import Session
from platformer_nb.table.table import Table
from platformer_nb.text import Words, languages
from tests.games.labyrinth.rules.scenes import first_maze
from tests.games.labyrinth.walking import play

GAME = load_game("labyrinth")
STANDING = {"a": "a4 crystal off", "b": "d1 crystal off", "c": "g1 crystal off"}


def picking(one: str, other: str, language: str = "en") -> Table:
    """The Architect has taken two tiles and has to choose one."""
    state, _ = play(
        first_maze(**STANDING, who="architect - -"), "build", f"draw {one}", f"draw {other}"
    )
    return Table(GAME, Session(GAME.rules, state, Seeded(1)), ["Ada", "", ""], language)


def instead(table: Table) -> list[str]:
    refusal = table.intent({"intent": "point", "for": table.number, "at": "c4"})["refusal"]
    return [one["text"] for one in refusal["instead"]]


@pytest.mark.parametrize("language", languages())
def test_two_tiles_with_the_same_symbols_are_told_apart_by_the_edges_their_corridors_join(
    language: str,
) -> None:
    table, words = picking("p2", "q1", language), Words(language, "labyrinth")
    texts = [one["text"] for one in table.view()["buttons"] if one["action"].startswith("pick ")]
    assert len(set(texts)) == 2
    assert words.joined([words("edge-E"), words("edge-W")]) in texts[0]
    assert words.joined([words("edge-E"), words("edge-NW")]) in texts[1]
    assert instead(table) == texts


def test_a_tile_that_no_other_one_reads_like_is_told_without_its_edges() -> None:
    told = instead(picking("b1", "y2"))
    assert len(told) == 2
    assert not any("corridors as drawn" in one for one in told)


def test_alternatives_that_read_alike_are_said_once() -> None:
    told = instead(picking("t1", "t2"))
    assert told == ["Lay the tile: 3 exits, 1 corridor and 1 trap symbol"]


def test_the_nearest_place_within_reach_is_not_named_where_the_pawn_stands_on_it() -> None:
    state = first_maze(**STANDING)
    table = Table(GAME, Session(GAME.rules, state, Seeded(1)), ["Ada", "", ""])
    refusal = table.intent({"intent": "point", "for": table.number, "at": "g4"})["refusal"]
    assert refusal["reasons"][0]["text"] == (
        "No way leads from a4 to g4 yet. A Build lays what is missing."
    )
    assert refusal["reasons"][0]["spaces"] == ["g4"]


@pytest.mark.parametrize("language", languages())
def test_a_turning_is_called_the_same_beside_the_tile_and_in_the_choice(language: str) -> None:
    state, _ = play(first_maze(**STANDING), "build", "draw p2")
    targets = Table(GAME, Session(GAME.rules, state, Seeded(1)), ["Ada", "", ""], language).view()[
        "targets"
    ]
    for one in targets:
        lies = one["lies"].partition(": ")[2].removesuffix(".")
        assert one["text"].endswith(f", {lies}")
    assert len({one["lies"] for one in targets}) == 6


def test_a_refused_turning_is_called_as_in_the_choice() -> None:
    words = Words("en", "labyrinth")
    for turning, told in ((0, "not turned"), (1, "turned once"), (5, "turned 5 times")):
        for key in ("why-TIL-3", "why-TIL-4"):
            facts = {"cell": "c4", "turning": turning, "keys": "K1"}
            assert words.tell(key, facts).startswith(f"The tile on c4, {told}, closes")
        assert words.tell("why-TIL-7", {"turning": turning}).startswith(f"That tile, {told}, ")
