"""What would happen is told before it happens, up to the first chance or decision, and asking changes nothing."""

from __future__ import annotations

from typing import Any

import pytest

from platformer_nb.games.labyrinth.rules.legality import actions
from platformer_nb.table.foresight import foresee
from platformer_nb.table.table import Table
from platformer_nb.text import languages
from tests.games.labyrinth.game.test_view import table
from tests.games.labyrinth.rules.scenes import scene
from tests.games.labyrinth.walking import play, varied_play, written


def asked(on: Table, at: str | None = None, action: str | None = None) -> dict[str, Any]:
    return foresee(on, {"for": on.number, "at": at, "action": action})


def test_a_move_tells_where_the_pawn_comes_and_a_place_tells_the_same() -> None:
    found = asked(table(scene()), action="move NW")
    assert (found["figure"], found["lands"]) == ("pawn-1", "b2a")
    assert "b2a" in found["text"]
    assert asked(table(scene()), at="b2a")["text"] == found["text"]


def test_who_decides_or_that_chance_does_is_told_but_not_what_it_brings() -> None:
    met = asked(table(scene(b="b2a crystal off")), action="move NW")
    assert met["text"].endswith("Then A decides.")
    building = asked(table(scene()), action="build")
    assert building["text"].endswith("Then chance decides.")
    assert (building["figure"], building["lands"]) == (None, None)


def test_what_is_illegal_unreadable_or_not_one_action_is_not_foreseen() -> None:
    on = table(scene())
    for at, action in (("g1", None), (None, "rest"), (None, "what?"), ("z9", None), (None, None)):
        assert asked(on, at, action)["text"] == ""


@pytest.mark.parametrize("language", languages())
def test_whatever_is_legal_can_be_foreseen_in_every_language_and_nothing_changes(
    language: str,
) -> None:
    for number, state in enumerate(varied_play(scene(items="b4 lamp", traps="c1 ?"), 5, 30)):
        on = table(state, language)
        if on.bot is not None or not (found := list(actions(state))):
            continue
        before = on.view()
        told = asked(on, action=written(state)[number % len(found)])
        assert "{" not in told["text"]
        assert on.view() == before


def test_only_lives_that_whoever_decides_loses_are_warned_of() -> None:
    won, _ = play(scene(b="c3", who="- swordmaster -"), "attack B", "roll 2 1", "roll 6 6", "keep")
    on = table(won, names=["Ada", "Bob", "Cy"])
    assert [one["warning"] for one in on.view()["buttons"]] == ["", ""]
    assert asked(on, action="use riposte")["text"].endswith("A loses 2 lives.")
    losing, _ = play(scene(a="c3", b="c3 crystal off"), "attack B", "roll 4 3", "roll 5 4")
    kept = {one["action"]: one["warning"] for one in table(losing).view()["buttons"]}
    assert kept["keep"] == "A loses 1 life."
