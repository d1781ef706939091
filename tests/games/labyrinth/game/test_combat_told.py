"""In a combat both see what counts: the results with what is added, what may still be used, what comes of it."""

from __future__ import annotations

import pytest

from platformer_nb import load_game, text
from platformer_nb.core.play.chance import Seeded
from platformer_nb.core.play.session import Session
from platformer_nb.games.labyrinth.model.state import State
from platformer_nb.table.table import Table
from tests.games.labyrinth.rules.scenes import scene
from tests.games.labyrinth.walking import play

GAME = load_game("labyrinth")
WHO = "sister-of-war swordmaster -"


def fought(*rolls: str, a: str = "c3", b: str = "c3", who: str = WHO) -> State:
    """The Sister of War has attacked the Swordmaster, who adds 2 while attacked."""
    return play(scene(a=a, b=b, who=who), "attack B", *rolls)[0]


def seen(state: State, language: str = "en") -> dict:
    return Table(GAME, Session(GAME.rules, state, Seeded(1)), ("Ann", "Bob", "Cy"), language).view()


def test_a_result_has_what_is_added_by_itself_and_by_what_was_used() -> None:
    one, two = seen(fought("roll 6 5", "roll 4 3"))["combat"]["sides"]
    assert (one["dice"], one["added"], one["result"]) == (11, 0, 11)
    assert (two["dice"], two["added"], two["result"]) == (7, 2, 9)
    assert (one["role"], two["role"]) == ("attacks", "is attacked")
    one, _ = seen(fought("roll 6 5", "roll 4 3", "use fury"))["combat"]["sides"]
    assert (one["dice"], one["added"], one["result"]) == (11, 2, 13)


def test_what_each_may_still_use_is_named_and_who_has_let_it_stand() -> None:
    one, two = seen(fought("roll 6 5", "roll 4 3"))["combat"]["sides"]
    assert one["may"] == "may still use: Fate Crystal, Fury"
    assert two["may"] == "may still use: Fate Crystal"
    assert (one["decides"], two["decides"]) == (True, False)
    one, two = seen(fought("roll 6 5", "roll 4 3", "keep"))["combat"]["sides"]
    assert (one["may"], two["decides"]) == ("lets the result stand", True)
    spent = fought("roll 6 5", "roll 4 3", b="c3 crystal off")
    assert seen(spent)["combat"]["sides"][1]["may"] == "has nothing more to use"


@pytest.mark.parametrize(
    ("state", "told"),
    [
        (fought("roll 6 5", "roll 4 3"), "11 against 9. If nothing changes that, Swordmaster loses 1 life."),
        (fought("roll 5 4", "roll 4 3"), "9 against 9. If nothing changes that, both roll again."),
        (fought("roll 2 1", "roll 4 3", a="c3 lives 1"), "3 against 9. If nothing changes that, Sister of War loses 1 life and dies."),
        (fought("roll 6 5", "roll 4 3", a="d4", b="d4"), "11 against 9. If nothing changes that, Swordmaster loses 1 life and is pushed off."),
        (fought("roll 6 5", "roll 4 3", "use fury", "repeat", "roll 1 1"), "13 against 4. If nothing changes that, Swordmaster loses 4 lives and dies."),
    ],
)  # fmt: skip
def test_what_is_asked_tells_what_the_loser_loses(state: State, told: str) -> None:
    assert seen(state)["turn"]["prompt"].endswith(told)


@pytest.mark.parametrize("language", text.languages())
def test_after_a_tie_the_new_round_has_the_crystal_too(language: str) -> None:
    state = fought("roll 5 4", "roll 4 3", "keep", "keep", "roll 4 4", "roll 3 2")
    words = text.Words(language, "labyrinth", strict=True)
    for side in seen(state, language)["combat"]["sides"]:
        assert words("sign-crystal") in side["may"]


def test_without_a_combat_there_is_none() -> None:
    assert seen(scene())["combat"] is None
