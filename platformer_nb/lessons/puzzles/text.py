"""Serialization of puzzles to TOML."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import Any

from platformer_nb.lessons.puzzles.models import Puzzle

HEAD = """\
#:schema ../schemas/puzzles.schema.json
# Puzzles, from easy to fiendish. Made by `python -m {maker}`: change that, not this.
"""


def written(puzzles: Sequence[Puzzle], maker: str) -> str:
    """Return the text of the file with these puzzles; `maker` is the module that builds it."""
    return HEAD.format(maker=maker) + "".join(
        line for puzzle in puzzles for line in _puzzle(puzzle)
    )


def _puzzle(puzzle: Puzzle) -> Iterator[str]:
    yield "\n[[puzzles]]\n"
    own = (key for key in type(puzzle).model_fields if key not in Puzzle.model_fields)
    for key in ("id", "kind", "grade", *own):
        yield f"{key} = {_value(getattr(puzzle, key))}\n"
    quotes = "'''" if "\\" in puzzle.position else '"""'  # a drawing may have backslashes
    yield f"position = {quotes}\n{puzzle.position.strip()}\n{quotes}\n"
    if puzzle.script:
        yield f"script = {_value(puzzle.script)}\n"
    goals = [{"want": g.want, **g.model_dump(exclude_defaults=True)} for g in puzzle.goals]
    yield f"goals = {_value(goals)}\n"
    yield f"solution = {_value(puzzle.solution)}\n"
    yield f"rules = {_value(puzzle.rules)}\n"
    wrong = [w.model_dump(exclude_defaults=True) for w in puzzle.wrong]
    yield "wrong = [\n"
    yield from (f"    {_value(one)},\n" for one in wrong)
    yield "]\n"


def _value(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {_value(part)}" for key, part in value.items()) + " }"
    if isinstance(value, (list, tuple)):
        return f"[{', '.join(_value(part) for part in value)}]"
    return json.dumps(value, ensure_ascii=False)
