"""Makes the puzzles anew: `python -m platformer_nb.games.labyrinth.teaching.puzzles.puzzle_builder`. The same rules give the same puzzles.

Drafts are solved by trying everything; those with a best way worth finding become candidates, and of these
the ones are taken that differ most from each other, from easy to hard.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Final

from pydantic import TypeAdapter

from platformer_nb.core.errors import BadInput
from platformer_nb.games.labyrinth import GAME
from platformer_nb.games.labyrinth.model.cards.things import GOLEM_CARDS
from platformer_nb.games.labyrinth.model.hexes import EDGES
from platformer_nb.games.labyrinth.model.maze import place_name
from platformer_nb.games.labyrinth.model.state import State
from platformer_nb.games.labyrinth.notation.names import SEATS
from platformer_nb.games.labyrinth.teaching.goals.maze_goals import Route
from platformer_nb.games.labyrinth.teaching.goals.names import where
from platformer_nb.games.labyrinth.teaching.puzzles.drafts import draft
from platformer_nb.games.labyrinth.teaching.puzzles.kinds import Puzzle
from platformer_nb.lessons.goals.base import Attempt, met
from platformer_nb.lessons.puzzles.builder import Luck, Recipe, build, replayed
from platformer_nb.lessons.puzzles.making import Candidate, refusals
from platformer_nb.lessons.puzzles.puzzles import proven
from platformer_nb.lessons.puzzles.solver import TooMany

MAKER: Final = "platformer_nb.games.labyrinth.teaching.puzzles.puzzle_builder"

PATIENCE: Final = 2_500
"""Most positions of a proof."""

DRAFTS: Final = {"win": 60, "fetch": 24, "way": 48, "golem": 28}
"""Drafts tried for each kind."""

WANTED: Final = {"win": 6, "fetch": 4, "way": 4, "golem": 4}
"""Puzzles of each kind per grade; the other kinds make up for missing ones."""

PLAYS: Final = 100
"""Random turns played to estimate how hard a puzzle is."""

FEWEST: Final = {"win": 3, "fetch": 3, "way": 2, "golem": 3}
"""Fewest actions of a solution worth finding; of a way there are many placements and few that fit."""

LONGEST: Final = 7
"""Most actions of a solution."""

FEW: Final = 3
"""Wrong answers listed for a puzzle."""


def candidate(kind: str, number: int) -> Candidate | None:
    """Return the puzzle made from a draft; None if it is unsuitable."""
    random = Random(f"labyrinth/{kind}/{number}")
    rules = GAME.rules
    drafted = draft(GAME.box, random, kind)
    if drafted is None:
        return None
    position = rules.write(drafted)
    try:
        start = rules.read(position)
    except BadInput:
        return None  # such as an item that belongs to nobody
    script = _script(start, kind, random)
    goals = _goals(start, kind)
    if rules.outcome(start) or not goals or met(goals, Attempt(start)):
        return None
    try:
        way = proven(GAME, start, goals, script, PATIENCE)
    except TooMany:
        return None
    if way is None or not FEWEST[kind] <= len(way.actions) <= LONGEST:
        return None
    replay = replayed(rules, start, way.actions, script)
    if replay is None or (kind == "way" and not any("lay" in one for one in replay.solution)):
        return None
    solution = replay.solution
    share = Luck(rules, start, goals, script, LONGEST + 1).share(random, PLAYS)
    wrong = refusals(rules, start, _mistakes(solution), FEW)
    if len(wrong) < FEW:
        return None
    puzzle = Puzzle.model_validate(
        {
            "id": f"{kind}-x{number}",
            "kind": kind,
            "grade": _grade(len(solution), share),
            "position": position,
            "script": script,
            "goals": [goal.model_dump(exclude_defaults=True) for goal in goals],
            "solution": solution,
            "rules": replay.cited,
            "wrong": wrong,
        }
    )
    return Candidate(puzzle, len(solution) - 8 * share, _traits(start, solution))


def _grade(length: int, share: float) -> str:
    """Return the grade, by the length of the solution and by the share of random turns that solve it."""
    if share >= 3 / PLAYS:
        return "easy"
    if length <= 3:
        return "medium"
    return "hard" if length <= 4 else "fiendish"


def _script(start: State, kind: str, random: Random) -> list[str]:
    """Return what chance brings: two tiles, two items, a Golem card, and a test that fails."""
    box = start.box
    tiles = random.sample(start.shuffled, 2)
    items = random.sample(start.unknown_items, 2)
    card = random.choice([one for one in GOLEM_CARDS if one.isdigit()])
    found = [f"draw {box.numbers[tile].id}" for tile in tiles]
    found += [f"item {box.item_ids[item]}" for item in items]
    return [*found, f"card {card}", "roll 3 2"] if kind == "golem" else found


def _goals(start: State, kind: str) -> list[Any]:
    """Return the goals for a draft."""
    made = TypeAdapter[Any](GAME.teaching.goals).validate_python
    centre = place_name(start.maze, start.centre)
    if kind == "win":
        return [made({"want": "wins"})]
    if kind == "fetch":
        return [made({"want": "holds", "what": "keys", "least": start.pawn.keys + 1})]
    if kind == "way":
        here = where(start, "A")
        if here.startswith("S") or Route(want="route", start=here, end=centre).met(Attempt(start)):
            return []
        return [made({"want": "route", "start": here, "end": centre})]
    home = start.pawns[1].start + 1
    if where(start, "B") == f"S{home}":
        return []
    return [made({"want": "at", "who": "B", "place": f"S{home}"})]


def _mistakes(solution: list[str]) -> Iterator[list[str]]:
    """Yield the solution with an action left out, then typical first attempts."""
    for left_out in range(len(solution) - 1):
        yield solution[:left_out] + solution[left_out + 1 :]
    for edge in EDGES:
        yield [f"move {edge}"]
    for text in ("take key", "rest", "activate crystal", "attack B", "jump b"):
        yield [text]


def _traits(start: State, solution: list[str]) -> frozenset[str]:
    """Return what distinguishes the puzzle: the kinds of its actions, its character, its items, its number of players."""
    verbs = {
        " ".join(word for word in text.split() if word.islower() and len(word) > 2)
        for text in solution
    }
    who = start.box.character_ids[start.pawn.character]
    items = {start.box.item_ids[item] for item in start.pawn.items if f"use {item}" in solution}
    return frozenset({*verbs, who, *items, SEATS[: len(start.pawns)], str(len(solution))})


RECIPE: Final = Recipe(GAME.name, MAKER, candidate, DRAFTS, WANTED)

if __name__ == "__main__":
    raise SystemExit(build(RECIPE))
