"""What is chosen on the maze is told for what is done there, and a turned tile for how it lies, in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from platformer_nb import load_game, text
from platformer_nb.core.parts.narrator import NamingNarrator
from platformer_nb.core.value import replaced
from platformer_nb.games.labyrinth.model import actions as a
from platformer_nb.games.labyrinth.model.card_frames import Aim, AtGate, Demolish, Once
from platformer_nb.games.labyrinth.model.hexes import EDGES
from platformer_nb.games.labyrinth.model.maze import place_of
from platformer_nb.games.labyrinth.model.state import State
from platformer_nb.games.labyrinth.rules.events.once import DID
from platformer_nb.games.labyrinth.rules.legality import judge
from platformer_nb.games.labyrinth.rules.using.aims import Aimed
from platformer_nb.games.labyrinth.rules.using.aims_moving import AIMS as MOVING
from platformer_nb.games.labyrinth.rules.using.aims_things import AIMS as THINGS
from platformer_nb.games.labyrinth.rules.using.aims_tiles import AIMS as TILES
from platformer_nb.games.labyrinth.view.choices import targets
from platformer_nb.games.labyrinth.view.unchosen import unchosen
from platformer_nb.games.labyrinth.view.unreachable import unreachable
from tests.games.labyrinth.rules.scenes import scene
from tests.games.labyrinth.rules.test_events import called
from tests.games.labyrinth.rules.test_pending import PENDING
from tests.games.labyrinth.walking import play

GAME = load_game("labyrinth")
LANGUAGES = text.languages()
HERE = a.AtPlace(place_of(0)), a.OnCell(0)
AIMED: dict[type, Aimed] = {one.kind: one for one in (*MOVING, *THINGS, *TILES)}


def pending() -> Iterator[tuple[State, a.Action]]:
    """What asks for a place or a cell, with an answer of that kind."""
    state = scene()
    asking: list[tuple[Any, tuple[type, ...]]] = [
        (Demolish((0,)), (a.OnCell,)),
        (AtGate(0, 0), (a.AtPlace,)),
    ]
    for number, use in enumerate(state.box.uses):
        if type(use.effect) in AIMED:
            answers = AIMED[type(use.effect)].answers
            asking += [(Aim(0, number), answers), (Aim(0, number, 1), answers)]
    for number, event in enumerate(state.box.events.values()):
        if event.once is not None:
            asking.append((Once(number), DID[type(event.once)].answers))
    for frame, answers in asking:
        for action in HERE:
            if isinstance(action, answers):
                yield replaced(state, due=(frame,)), action


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_asks_for_a_place_has_a_sentence_for_what_is_done_there(language: str) -> None:
    words = text.Words(language, "labyrinth", strict=True)
    plain: dict[type, str] = {type(one): GAME.narrator.action(scene(), one, words) for one in HERE}
    told = [
        (type(state.top), GAME.narrator.action(state, one, words), type(one))
        for state, one in pending()
    ]
    assert {frame for frame, *_ in told} == {Aim, AtGate, Demolish, Once}
    assert [said for _, said, kind in told if said == plain[kind]] == []
    assert len({said for _, said, _ in told}) == 11


def test_a_tile_is_demolished_and_a_trap_moved_by_their_own_sentences() -> None:
    words = text.Words("en", "labyrinth", strict=True)
    said = [GAME.narrator.action(state, one, words) for state, one in pending()]
    assert {"Demolish the tile on a1", "Move the trap on a1", "Move the trap to a1"} <= set(said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_turned_tile_is_told_with_how_it_lies_not_with_a_bare_number(language: str) -> None:
    words = text.Words(language, "labyrinth", strict=True)
    said = [GAME.narrator.action(scene(), a.Turn(0, n), words) for n in range(6)]
    assert len(set(said)) == 6
    assert not [one for one in said if re.search(r": \d$", one)]
    laid = [GAME.narrator.action(scene(), a.Lay(0, n), words) for n in range(6)]
    if language == "en":
        assert [one.split(" lies ")[1] for one in said] == [one.split(", ")[1] for one in laid]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tile_that_is_turned_names_its_open_edges(language: str) -> None:
    words = text.Words(language, "labyrinth", strict=True)
    shown = [one for one in targets(PENDING["lay-tile"], words) if one["tile"]]
    assert len({one["opens"] for one in shown}) > 2
    for one in shown:
        named = [
            words.joined([words(f"edge-{EDGES[edge]}") for edge in row])
            for row in one["tile"]["corridors"]
        ]
        assert one["opens"] == words("opens", ways="; ".join(named))


def test_from_the_start_space_a_cell_out_of_reach_offers_the_move_that_leaves_it() -> None:
    told = unreachable(scene(a="S1"), "g1", text.Words("en", "labyrinth", strict=True))
    assert told.instead == (("move SW", "Move south-west to a4"),)


@pytest.mark.parametrize(
    ("at", "rule", "told"),
    [
        ("c3", "TIL-18", "On c3 stands A."),
        ("d4", "TIL-15", "On d4 lies the centre tile, which is no ordinary tile."),
        ("g1", "TIL-15", "On g1 lies a key tile, which is no ordinary tile."),
        ("e3", "TIL-15", "No tile lies on e3."),
    ],
)
def test_a_press_on_a_tile_that_an_event_cannot_turn_says_why_not_this_one(
    at: str, rule: str, told: str
) -> None:
    state, words = called("tremor"), text.Words("en", "labyrinth", strict=True)
    found = unchosen(state, at, words)
    assert found is not None
    assert found.title == f"{at} cannot be chosen now"
    assert [(one.rule, one.text) for one in found.reasons] == [(rule, told)]
    (cite,) = judge(state, a.Build()).cites
    first = GAME.narrator.reason(state, cite, False, words).text
    assert first == "First A carries out what is done once by the event Tremor."


def test_why_an_event_lasts_names_what_holds_meanwhile() -> None:
    before, words = called("tremor"), text.Words("en", "labyrinth", strict=True)
    after, events = play(before, "turn f5 0")
    event = next(one for one in events if one.kind == "event-lasts")
    assert isinstance(GAME.narrator, NamingNarrator)
    found = list(GAME.narrator.named(after, event, ("EVT-3",), words))
    assert found == ["Tremor: While in force: Risky Jumps are barred."]
