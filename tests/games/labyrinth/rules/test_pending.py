"""Whatever is pending: the list of actions agrees with the verdicts, and the position is read as it is written."""

from __future__ import annotations

from functools import partial

import pytest

from platformer_nb.games.labyrinth.content import load_box
from platformer_nb.games.labyrinth.model.state import State
from platformer_nb.games.labyrinth.rules.course.setup import start
from tests.games.labyrinth.rules.scenes import scene
from tests.games.labyrinth.walking import agree, play

HIGH, LOW = "roll 6 5", "roll 2 1"

whole = partial(scene, keys="K1 K2 K3 K4 K5 K6")
"""A position with every key of the box."""

MET = whole(b="b2a", c="b2a", traps="b2a ?", items="b2a lamp")
ON_THE_CENTRE = whole(b="d4 crystal off")
DYING = whole(a="d2b lives 1 crystal off items lamp rope")

CARDS = whole(who="architect - -", a="b2a crystal off")
TOKENS = whole(a="c3", cards="tokens b2a lady-of-golems, b2a warlock")
LAST = "called " + " ".join(event for event in load_box().events if event != "annihilation")
COVERED = play(
    whole(who="illusionist - -", c="d4 crystal off"),
    "use mirage", "cell e4", "end", "end", "move SE",
)[0]  # fmt: skip

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
    "aim-turn": play(CARDS, "use pivot")[0],
    "aim-place": play(whole(who="warlock - -"), "use cursing")[0],
    "aim-swap": play(whole(who="illusionist - -", a="c3"), "use shift")[0],
    "aim-cover": play(whole(who="illusionist - -"), "use mirage")[0],
    "aim-name": play(whole(who="gatekeeper - -", a="c3", b="b2a"), "use exchange")[0],
    "aim-item": play(whole(a="c3 items magnet", items="b2a lamp"), "use magnet")[0],
    "pick-tile": play(CARDS, "build", "draw b1", "draw y2")[0],
    "fury": play(whole(b="c3 crystal off", who="sister-of-war - -"), "attack B", LOW, HIGH)[0],
    "won": play(whole(b="c3", who="- swordmaster -"), "attack B", LOW, HIGH, "keep")[0],
    "card-shown": play(whole(who="bell-ringer - -", golem="d5"), "move golem", "card 2")[0],
    "at-trap": play(whole(a="c3 crystal off items plank", traps="b2a ?"), "move NW")[0],
    "tokens-act": play(TOKENS, "move NW")[0],
    "token-test": play(TOKENS, "move NW", "token lady-of-golems", LOW)[0],
    "at-gate": play(whole(cards="tokens b2a gatekeeper, b4 gatekeeper"), "move NW")[0],
    "take-event": play(whole(), "call event")[0],
    "once": play(whole(), "call event", "event tremor")[0],
    "once-named": play(whole(), "call event", "event terror")[0],
    "once-trap": play(whole(traps="b2a ?, d5 pit"), "call event", "event rust")[0],
    "demolish": play(whole(cards=LAST), "call event", "event annihilation")[0],
    "uncover": COVERED,
    "turn-covered": play(COVERED, "draw b1")[0],
    "look": play(whole(who="bell-ringer - -"), "use listen")[0],
    "reveal": play(whole(a="c3 items spyglass", traps="b2a ?"), "use spyglass", "at b2a")[0],
    "redraw": play(whole(who="pedlar - -", a="c3 items lamp"), "use barter", "choose lamp")[0],
    "show-item": play(whole(items="c3 ?"), "take hidden")[0],
    "deal": start(load_box(), (None, None)),
}


@pytest.mark.parametrize("name", PENDING)
def test_what_is_listed_is_what_is_judged_legal_whatever_is_pending(name: str) -> None:
    state = PENDING[name]
    assert state.due
    agree(state, len(name))
