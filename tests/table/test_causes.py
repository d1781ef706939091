"""Whoever is hurt, robbed or moved reads by whom or by what."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import pytest

from platformer_nb.core.play.chance import Seeded
from platformer_nb.core.rules import NATURE
from platformer_nb.games.platformer import GAME
from platformer_nb.games.platformer import events as e
from platformer_nb.games.platformer.events.ways import Cause
from platformer_nb.games.platformer.model.facts import figure_card
from platformer_nb.games.platformer.model.state import State
from platformer_nb.games.platformer.narration.events import say_event
from platformer_nb.games.platformer.view.section_view import befalls
from platformer_nb.text import Words
from tests.cards.deciding import code
from tests.games.drawn import position

RULES = GAME.rules
LOSSES = (e.Wounded, e.Lost)

ROOM = """
game: players 2; dungeon forest; boss medusa
map:
    +----+----+----+
  1 |  1 :  2 :    |
    +====+====+====+
hero 1: sweety
hero 2: zora
"""


@cache
def befell() -> tuple[tuple[State, Any], ...]:
    """What befell Heroes in some turns of aimless games, against each Boss, each with the position after it."""
    found = []
    for seed, boss in enumerate(("medusa", "ikee", "medusa", "ikee")):
        random, chance = Random(seed), Seeded(seed)
        state = GAME.setup.new(3, boss=boss, dungeon=("forest", "void")[seed // 2])
        for _ in range(700):
            if RULES.actor(state) is None:
                break
            nature = RULES.actor(state) == NATURE
            action = (
                chance.choose(RULES, state) if nature else random.choice(list(RULES.actions(state)))
            )
            state, events = RULES.apply(state, action)
            found += [(state, event) for event in events if befalls(event) is not None]
    return tuple(found)


def test_each_loss_has_a_cause() -> None:
    losses = [event for _, event in befell() if isinstance(event, LOSSES)]
    assert {type(event) for event in losses} == set(LOSSES)
    assert [event for event in losses if not event.cause] == []


def test_what_pushes_or_changes_places_is_named() -> None:
    """The one that did it stands in the sentence, in the turn of whoever reads it later."""
    words = Words("en", "platformer", strict=True)
    for state, event in befell():
        if isinstance(event, e.Pushed | e.Swapped):
            name = words(f"card-{state.heroes[event.by - 1].card}")
            assert say_event(words, state, event).startswith(name)


SAID = [
    (e.Lost(2, 1, 0, "ENM-7", code("ent")), "The Ent knocks 1 coin out of Zora."),
    (e.Lost(2, 0, 1, "TRN-14", "brand"), "The token Brand takes 1 gem from Zora."),
    (
        e.Wounded(2, 2, 1, "WND-2", code("gloop")),
        "The Gloop deals 2 Wounds to Zora, who has 1 heart left.",
    ),
    (
        e.Wounded(2, 1, 0, "ENM-7", code("puffcap")),
        "The burst of the Puffcap deals 1 Wound to Zora, who has no hearts left.",
    ),
    (
        e.Wounded(2, 1, 3, "WND-2", "trap"),
        "The Trap deals 1 Wound to Zora, who has 3 hearts left.",
    ),
    (
        e.Wounded(2, 1, 3, "CRD-1", 1),
        "Sweety’s card deals 1 Wound to Zora, who has 3 hearts left.",
    ),
    (
        e.Wounded(2, 1, 3, "BOS-9", "poison"),
        "A second token Poison deals 1 Wound to Zora, who has 3 hearts left.",
    ),
    (
        e.Wounded(2, 1, 3, "SOL-2", "cold-flood"),
        "The card Cold Flood deals 1 Wound to Zora, who has 3 hearts left.",
    ),
    (
        e.Fainted(2, 1, cause="level"),
        "Zora goes down with the Level, faints and leaves the map.",
    ),
    (
        e.EnemyAttacked(code("gloop"), 0, 2, 1, "ZOC-1"),
        "The Gloop attacks Zora, who moves away.",
    ),
    (e.ArtifactLost(2, "star-prism", 1), "Zora has to hand over an artifact to Sweety: Star Prism."),
]  # fmt: skip


@pytest.mark.parametrize(("event", "said"), SAID)
def test_the_cause_is_told_as_a_person_would(event: Any, said: str) -> None:
    state = position(ROOM)
    if getattr(event, "cause", 0) == "brand":
        state = position(ROOM.replace("medusa", "ikee"))
    assert say_event(Words("en", "platformer", strict=True), state, event) == said


@pytest.mark.parametrize("language", ["en", "pl", "uk"])
def test_in_each_language_the_cause_stands_in_the_sentence(language: str) -> None:
    words = Words(language, "platformer", strict=True)
    for state, event in befell():
        cause: Cause = getattr(event, "cause", 0)
        if isinstance(event, LOSSES) and isinstance(cause, int):
            card = f"card-{figure_card(state, cause)}"
            forms = {words.name(card, form) for form in ("", "gen", "acc", "dat", "def")}
            told = say_event(words, state, event)
            assert any(form in told for form in forms), told


def named(event: Any, *rules: str) -> list[str]:
    state, words = position(ROOM), Words("en", "platformer", strict=True)
    return list(GAME.narrator.named(state, event, rules, words))


def test_an_ability_of_an_enemy_is_explained_by_its_card() -> None:
    bursts = "Puffcap: When it is defeated, it bursts: every Hero next to it suffers 1 Wound."
    assert named(e.Burst(code("puffcap"), 1), "ENM-7") == [bursts]
    assert named(e.Wounded(2, 1, 3, "ENM-7", code("puffcap")), "ENM-7") == [bursts]
    assert named(e.EnemyMoved(code("puffcap"), 1, 2), "TRN-6") == [], "that is no ability"


def test_a_card_and_a_token_speak_for_themselves() -> None:
    (honey,) = named(e.Used(1, "forest-honey"), "ACT-4")
    assert honey.startswith("Forest Honey: ")
    (poison,) = named(e.Wounded(2, 1, 3, "MED-2", "poison"), "MED-2")
    assert poison.startswith("Poison: ")
    assert named(e.Wounded(2, 1, 3, "WND-2", "trap"), "WND-2") == []
