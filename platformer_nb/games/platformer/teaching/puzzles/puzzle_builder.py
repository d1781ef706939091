"""Makes the puzzles anew: `python -m platformer_nb.games.platformer.teaching.puzzles.puzzle_builder`. The same rules give the same puzzles.

Drafts are solved by trying everything; those with a best way worth finding become candidates, and of these
the ones are taken that differ most from each other, from easy to fiendish.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any, Final

from platformer_nb.games.platformer import GAME
from platformer_nb.games.platformer.engine import Platformer
from platformer_nb.games.platformer.model.actions import Action, Gravity
from platformer_nb.games.platformer.model.facts import at
from platformer_nb.games.platformer.model.state import COIN_TOKEN, FIRST_KIND, State
from platformer_nb.games.platformer.teaching.goals.event_goals import (
    Defeats,
    Reaches,
    Spends,
    Survives,
    Takes,
)
from platformer_nb.games.platformer.teaching.goals.goals import Goal
from platformer_nb.games.platformer.teaching.puzzles.drafts import draft
from platformer_nb.games.platformer.teaching.puzzles.kinds import (
    Puzzle,
    highest_row,
    standing_row,
)
from platformer_nb.lessons.puzzles.builder import Luck, Recipe, build, replayed
from platformer_nb.lessons.puzzles.making import Candidate, refusals
from platformer_nb.lessons.puzzles.puzzles import proven
from platformer_nb.lessons.puzzles.solver import TooMany

MAKER: Final = "platformer_nb.games.platformer.teaching.puzzles.puzzle_builder"

PATIENCE: Final = 5_000
"""Most positions of a proof: less than a second."""

DRAFTS: Final = {"fewest-gems": 360, "top": 150, "survive": 1_900}
"""Drafts tried for each kind."""

SCRIPT: Final = ["roll move move sword coin shove enemy attack"]
"""Chance outcomes after the turn in which a Hero is to survive."""

PLAYS: Final = 400
"""Random turns played to estimate how hard a puzzle is."""

LUCKY: Final = 2 / PLAYS
"""Share of random turns from which on a puzzle counts as solved by luck."""

SPARE: Final = 3
"""Actions that a random turn may take beyond the solution's."""

FEW: Final = 3
"""Wrong answers listed for a puzzle."""

FREE: Final = 4
"""Fewest actions of a solution without gems."""

WANTED: Final = {"fewest-gems": 3, "top": 4, "survive": 5}
"""Puzzles of each kind per grade; the other kinds make up for missing ones."""


def candidate(kind: str, number: int) -> Candidate | None:
    """Return the puzzle made from a draft; None if it is unsuitable."""
    rules, random = GAME.rules, Random(f"{kind}/{number}")
    found = draft(rules, random, kind)
    if found is None:
        return None
    position, start = found
    try:
        goals = _goals(rules, start, kind, random)
        if not goals:
            return None
        script = SCRIPT if kind == "survive" else []
        way = proven(GAME, start, goals, script, PATIENCE)
    except TooMany:
        return None
    if way is None or (kind == "fewest-gems" and not way.cost and len(way.actions) < FREE):
        return None
    replay = replayed(rules, start, way.actions, script)
    if replay is None:
        return None
    solution = replay.solution
    before = [text for text in solution if text not in ("end", "set none")]
    length = len(before) + ("end" in solution)
    if len(before) < 2 or len(solution) > 11:
        return None
    wrong = refusals(rules, start, _mistakes(start, solution), FEW)
    priced = [*goals, Spends(want="spends", most=way.cost)]
    luck = Luck(rules, start, priced, script, len(way.actions) + SPARE, _is_gravity)
    share = luck.share(random, PLAYS)
    grade = _grade(length, share)
    if len(wrong) < FEW:
        return None
    puzzle = Puzzle.model_validate(
        {
            "id": f"{kind}-x{number}",
            "kind": kind,
            "grade": grade,
            "gems": way.cost,
            "position": position,
            "script": script,
            "goals": [goal.model_dump(exclude_defaults=True) for goal in goals],
            "solution": solution,
            "rules": replay.cited,
            "wrong": wrong,
        }
    )
    return Candidate(puzzle, length - 8 * share, _traits(puzzle, start))


def _grade(length: int, share: float) -> str:
    """Return the grade, by the length of the solution and by the share of random turns that solve it."""
    lucky = share >= LUCKY
    if length <= 3:
        return "easy"
    if length <= 5:
        return "medium" if lucky or length == 4 else "hard"
    return "hard" if lucky else "fiendish"


def _goals(rules: Platformer, start: State, kind: str, random: Random) -> list[Goal]:
    """Return the goals for a draft; empty if it is unsuitable."""
    if kind == "survive":
        survives: list[Goal] = [Survives(want="survives")]
        return survives if _doomed(rules, start) else []
    if kind == "top":
        row = highest_row(GAME, start, PATIENCE)
        return [Reaches(want="reaches", row=row)] if row >= standing_row(start) + 2 else []
    found: list[Goal] = [
        Defeats(want="defeats", figure=start.game.kinds[code].id)
        for code in sorted(set(start.occupied))
        if code >= FIRST_KIND
    ]
    for space, lies in enumerate(start.lying):
        if lies:
            token: Any = "coin" if lies == COIN_TOKEN else "gem"
            found.append(Takes(want="takes", space=at(start, space), token=token))
    return [random.choice(found)] if found and start.hero.gems else []


def _doomed(rules: Platformer, start: State) -> bool:
    """Return whether the Hero faints if it does nothing."""
    state = start
    for text in ("end", "set none", *SCRIPT):
        action = rules.read_action(state, text)
        if not rules.judge(state, action):
            return False
        state, _ = rules.apply(state, action)
    return state.heroes[0].at < 0


def _is_gravity(action: Action) -> bool:
    return isinstance(action, Gravity)


def _mistakes(start: State, solution: list[str]) -> Iterator[list[str]]:
    """Yield the solution with an action left out, then typical first attempts and actions out of order."""
    for left_out in range(len(solution) - 1):
        yield solution[:left_out] + solution[left_out + 1 :]
    for direction in ("up", "left", "right", "down"):
        yield [f"move {direction}"]
    for code in sorted({figure for figure in start.occupied if figure >= FIRST_KIND}):
        enemy = start.game.kinds[code].id
        yield [f"attack {enemy} with sword"]
        yield [f"shove {enemy} up"]
    yield ["coin"]
    yield ["star"]
    yield ["ability"]


def _traits(puzzle: Puzzle, start: State) -> frozenset[str]:
    """Return what distinguishes the puzzle: words of its solution, Hero, dungeon and goal."""
    words = {re.sub(r"\+\d+", " gems", text) for text in puzzle.solution}
    found = {word for text in words for word in re.findall(r"[a-z][a-z-]+", text)}
    found -= {"with", "set", "none", "end", "move", "left", "right", "step", "coin", "sword"}
    goal = puzzle.goals[0]
    found |= {f"hero {start.hero.card}", f"in {start.game.dungeon}", type(goal).__name__}
    if isinstance(goal, Defeats):
        found.add(f"against {goal.figure}")
    return frozenset(found)


RECIPE: Final = Recipe(GAME.name, MAKER, candidate, DRAFTS, WANTED)

if __name__ == "__main__":
    raise SystemExit(build(RECIPE))
