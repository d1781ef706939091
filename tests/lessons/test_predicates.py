"""Goals: each true when it should be, false when not, and sayable."""

from typing import Any

import pytest
from pydantic import TypeAdapter

from platformer_nb.games.platformer import GAME
from platformer_nb.games.platformer.narration.words import Words
from platformer_nb.games.platformer.teaching.goals.goals import Goal
from platformer_nb.lessons.boards.runner import LessonRunner
from platformer_nb.lessons.goals.base import Attempt

POSITION = """
map:
    +----+----+----+
  2 |    :    :    |
    +    +    +    +
  1 |  1 :    :  G |
    +====+====+====+
hero 1: sweety; gems 2; special star; items lodestone; potions forest-honey
pool: move move coin sword
"""
GOAL: TypeAdapter[Goal] = TypeAdapter(Goal)


def attempt(*actions: str) -> Attempt:
    runner = LessonRunner(GAME, POSITION, (), Words(strict=True))
    for action in actions:
        assert runner.do(action), action
    return runner.attempt


AT_A1 = {"want": "at", "space": "a1"}
AT_B1 = {"want": "at", "space": "b1"}


@pytest.mark.parametrize(
    ("goal", "actions", "met"),
    [
        (AT_A1, (), True),
        (AT_B1, (), False),
        (AT_B1, ("move right",), True),
        ({"want": "at", "space": "c1", "figure": "gloop"}, (), True),
        ({"want": "at", "space": "b1", "figure": "gloop"}, (), False),
        ({"want": "stands"}, (), True),
        ({"want": "stands"}, ("move up",), False),
        ({"want": "stands"}, ("move up", "gravity"), True),
        ({"want": "gone", "figure": "gloop"}, (), False),
        ({"want": "gone", "figure": "gloop"}, ("move right", "attack right with sword"), True),
        ({"want": "gone", "figure": "hero 1"}, (), False),
        ({"want": "holds", "what": "coins", "least": 1}, (), False),
        ({"want": "holds", "what": "coins", "least": 1}, ("coin",), True),
        ({"want": "holds", "what": "gems", "least": 2}, (), True),
        ({"want": "holds", "what": "gems", "least": 3}, (), False),
        ({"want": "holds", "what": "hearts", "least": 4}, (), True),
        ({"want": "owns", "card": "lodestone"}, (), True),
        ({"want": "owns", "card": "lodestone"}, ("use lodestone",), True),
        ({"want": "owns", "card": "forest-honey"}, (), True),
        ({"want": "owns", "card": "forest-honey"}, ("use forest-honey",), False),
        ({"want": "owns", "card": "grapnel"}, (), False),
        ({"want": "special", "shows": "star"}, (), True),
        ({"want": "special", "shows": "move"}, (), False),
        ({"want": "special", "shows": "coin"}, ("end", "set coin"), True),
        ({"want": "keeps", "dice": ["move", "move"]}, (), True),
        ({"want": "keeps", "dice": ["move", "move"]}, ("move up",), False),
        ({"want": "happened", "event": "fell"}, ("move up",), False),
        ({"want": "happened", "event": "fell"}, ("move up", "gravity"), True),
        ({"want": "happened", "event": "moved", "least": 2}, ("move up",), False),
        ({"want": "happened", "event": "moved", "least": 2}, ("move up", "move down"), True),
        ({"want": "within", "actions": 1}, ("coin",), True),
        ({"want": "within", "actions": 1}, ("coin", "gravity"), False),
        ({"want": "used", "word": "forge"}, ("coin with forge move",), True),
        ({"want": "used", "word": "forge"}, ("coin",), False),
        ({"want": "not", "of": AT_B1}, (), True),
        ({"want": "not", "of": {"want": "used", "word": "gravity"}}, ("gravity",), False),
        ({"want": "any", "of": [AT_A1, AT_B1]}, (), True),
        ({"want": "any", "of": [AT_A1, AT_B1]}, ("move up",), False),
        ({"want": "all", "of": [AT_A1, {"want": "stands"}]}, (), True),
        ({"want": "all", "of": [AT_A1, AT_B1]}, (), False),
    ],
)
def test_a_goal_is_met(goal: dict[str, Any], actions: tuple[str, ...], met: bool) -> None:
    assert GOAL.validate_python(goal).met(attempt(*actions)) is met


@pytest.mark.parametrize(
    ("goal", "words"),
    [
        (AT_B1, "Sweety is on b1"),
        ({"want": "at", "space": "a2", "figure": "gloop"}, "The Gloop is on a2"),
        ({"want": "gone", "figure": "gloop"}, "The Gloop is off the map"),
        ({"want": "holds", "what": "gems", "least": 3}, "Sweety has at least 3 gems (now 2)"),
        ({"want": "owns", "card": "grapnel"}, "Sweety owns this card: Grapnel"),
        ({"want": "special", "shows": "move"}, "The Special die shows move"),
        ({"want": "keeps", "dice": ["move", "coin"]}, "These dice are left over: move and coin"),
        ({"want": "within", "actions": 1}, "In 1 action (now 0)"),
        ({"want": "not", "of": AT_B1}, "Not this: Sweety is on b1"),
        ({"want": "any", "of": [AT_A1, AT_B1]}, "One of these: Sweety is on a1 / Sweety is on b1"),
        ({"want": "all", "of": [AT_A1, AT_B1]}, "Sweety is on a1 and Sweety is on b1"),
    ],
)
def test_a_goal_can_be_said(goal: dict[str, Any], words: str) -> None:
    assert GOAL.validate_python(goal).say(Words(strict=True), attempt()) == words


def test_a_score_is_reached_by_winning_alone() -> None:
    """SOL-5: 3 for the event, 2 for Medusa, 4 for two Wounds beyond her health, 1 gem, 1 for 3 coins."""
    drawn = """
game: levels 2
map:
    +----+----+
  4 |  1 :  M |
    +^^^^+^^^^+
hero 1: sweety; coins 3; gems 1
pool: sword
bonus: attack 7
solo: event lullaby; deck hailstorm
"""
    runner = LessonRunner(GAME, drawn, (), Words(strict=True))
    eleven, twelve = (GOAL.validate_python({"want": "scores", "least": n}) for n in (11, 12))

    assert not eleven.met(runner.attempt)
    assert runner.do("attack right with sword")
    assert eleven.met(runner.attempt)
    assert not twelve.met(runner.attempt)
    assert eleven.say(Words(strict=True), runner.attempt) == "At least 11 points, 11 so far"
