"""Makes the puzzles anew: `python -m platformer_nb.games.platformer.teaching.puzzles.puzzle_builder`. The same rules give the same puzzles.

Drafts are solved by trying everything; those with a best way worth finding become candidates, and of these
the ones are taken that differ most from each other, from easy to fiendish.
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Final

from platformer_nb.content.files import game_folder
from platformer_nb.core.rules import NATURE
from platformer_nb.games.platformer import GAME
from platformer_nb.games.platformer.engine import Platformer
from platformer_nb.games.platformer.model.actions import Action
from platformer_nb.games.platformer.model.facts import at
from platformer_nb.games.platformer.model.state import COIN_TOKEN, FIRST_KIND, State
from platformer_nb.games.platformer.teaching.goals.event_goals import (
    Defeats,
    Reaches,
    Survives,
    Takes,
)
from platformer_nb.games.platformer.teaching.goals.goals import Goal
from platformer_nb.games.platformer.teaching.puzzles.difficulty import (
    FEW,
    solved_by_chance,
    wrong_answers,
)
from platformer_nb.games.platformer.teaching.puzzles.drafts import draft
from platformer_nb.games.platformer.teaching.puzzles.kinds import (
    KINDS,
    Puzzle,
    highest_row,
    standing_row,
)
from platformer_nb.lessons.puzzles.making import Candidate, chosen
from platformer_nb.lessons.puzzles.puzzles import FILE, proven
from platformer_nb.lessons.puzzles.solver import TooMany, told
from platformer_nb.lessons.puzzles.text import written

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
    solution = told(rules, start, way.actions)
    before = [text for text in solution if text not in ("end", "set none")]
    length = len(before) + ("end" in solution)
    if len(before) < 2 or len(solution) > 11 or _by_chance(rules, start, way.actions, kind):
        return None
    wrong = wrong_answers(rules, start, solution)
    share = solved_by_chance(rules, start, goals, script, way, random, PLAYS)
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
            "rules": _cited(rules, start, way.actions),
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


def _by_chance(rules: Platformer, start: State, actions: tuple[Action, ...], kind: str) -> bool:
    """Return whether unscripted chance decides something on the way."""
    state = start
    for action in actions[:-1] if kind == "survive" else actions:
        state, _ = rules.apply(state, action)
        if rules.actor(state) == NATURE:
            return True
    return False


def _cited(rules: Platformer, start: State, actions: tuple[Action, ...]) -> list[str]:
    """Return the rules that allow the actions, without duplicates."""
    state = start
    cited: dict[str, None] = {}
    for action in actions:
        cited |= dict.fromkeys(rules.judge(state, action).rules)
        state, _ = rules.apply(state, action)
    return list(cited)


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


def main(arguments: list[str] | None = None) -> int:
    """Build the file."""
    root = Path(str(game_folder(GAME.name)))
    parser = argparse.ArgumentParser(prog=f"python -m {MAKER}", description=__doc__)
    parser.add_argument("--to", type=Path, default=root / FILE, help="the file to write")
    given = parser.parse_args(arguments)
    puzzles = chosen(list(_candidates()), {kind: WANTED[kind] for kind in KINDS})
    given.to.parent.mkdir(parents=True, exist_ok=True)
    given.to.write_text(written(puzzles, MAKER), encoding="utf-8")
    print(given.to, len(puzzles))
    return 0


def _candidates() -> Iterator[Candidate]:
    with ProcessPoolExecutor() as pool:
        for kind in KINDS:
            drafts = range(DRAFTS[kind])
            found = [c for c in pool.map(partial(candidate, kind), drafts, chunksize=4) if c]
            print(f"{kind}: {len(found)} of {len(drafts)} drafts could be puzzles", flush=True)
            yield from found


if __name__ == "__main__":
    raise SystemExit(main())
