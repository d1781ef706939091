"""Whatever is pending: the list of actions agrees with the verdicts, and the position is read as it is written."""

from __future__ import annotations

from functools import partial

import pytest

from platformer_nb.games.labyrinth.model.state import State
from tests.games.labyrinth.rules.scenes import scene
from tests.games.labyrinth.walking import agree, play

HIGH, LOW = "roll 6 5", "roll 2 1"

whole = partial(scene, keys="K1 K2 K3 K4 K5 K6")
"""A position with every key of the box."""

MET = whole(b="b2a", c="b2a", traps="b2a ?", items="b2a lamp")
ON_THE_CENTRE = whole(b="d4 crystal off")
DYING = whole(a="d2b lives 1 crystal off items lamp rope")

PENDING: dict[str, State] = {
    "hidden-trap": play(MET, "move NW")[0],
    "trap-test": play(MET, "move NW", "turn up blades", HIGH)[0],
    "explore-4": play(MET, "move NW", "turn up cobweb", HIGH)[0],
    "answers": play(MET, "move NW", "turn up cobweb", HIGH, "stop", "answer yes")[0],
    "lot": play(MET, "move NW", "turn up cobweb", HIGH, "stop", "answer yes", "answer yes")[0],
    "explore-6": play(whole(items="b2a lamp"), "move NW")[0],
    "combat": play(whole(b="c3"), "attack B", HIGH)[0],
    "combat-repeat": play(whole(b="c3"), "attack B", HIGH, LOW)[0],
    "push-off": play(ON_THE_CENTRE, "move SE", "fight B", HIGH, LOW)[0],
    "jump-test": play(whole(a="d2b"), "jump a", LOW)[0],
    "drop-item": play(DYING, "jump a", LOW)[0],
    "take-card": play(whole(), "move golem")[0],
    "walk": play(whole(golem="d4"), "move golem", "card 3", "step golem E")[0],
    "golem-test": play(whole(golem="d4"), "move golem", "card 3", "step golem NW")[0],
    "take-tile": play(whole(), "build")[0],
    "lay-tile": play(whole(), "build", "draw x3")[0],
    "stock-item": play(whole(), "build", "draw x3", "lay e4 0")[0],
}


@pytest.mark.parametrize("name", PENDING)
def test_what_is_listed_is_what_is_judged_legal_whatever_is_pending(name: str) -> None:
    state = PENDING[name]
    assert state.due
    agree(state, len(name))
