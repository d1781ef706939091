"""The rulebook as a chart of mastery: a row for each chapter, a mark for each rule."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from platformer_nb.core.game import AnyGame
from platformer_nb.lessons.progress.mastery import LEVELS, Level, Mastery
from platformer_nb.lessons.progress.progress import Progress
from platformer_nb.text import Words

MARKS: Final[dict[Level, str]] = {"unmet": "·", "met": "○", "right": "◆", "known": "■"}
"""Mark of each level in plain text."""


@dataclass(frozen=True, slots=True)
class Square:
    """One rule: its column in the chapter's row, its level, its text."""

    rule: str
    column: int
    level: Level
    text: str


@dataclass(frozen=True, slots=True)
class Chapter:
    """One chapter: the prefix of its rule ids, its name, its rules."""

    id: str
    name: str
    squares: tuple[Square, ...]


def chapters(game: AnyGame, progress: Progress, words: Words) -> tuple[Chapter, ...]:
    """Return all chapters in rulebook order, those with a rule that has been met before the others."""
    known = progress.rules
    found: dict[str, list[str]] = {}
    for rule in game.rulebook.entries:
        found.setdefault(rule.partition("-")[0], []).append(rule)
    rows = (
        Chapter(
            chapter,
            words(f"chapter-{chapter}"),
            tuple(
                Square(rule, column, known.get(rule, Mastery()).level, words(f"rule-{rule}"))
                for column, rule in enumerate(rules)
            ),
        )
        for chapter, rules in found.items()
    )
    return tuple(sorted(rows, key=lambda row: all(s.level == "unmet" for s in row.squares)))


def counted(rows: tuple[Chapter, ...]) -> dict[Level, int]:
    """Return the number of rules on each level."""
    squares = [square for row in rows for square in row.squares]
    return {level: sum(s.level == level for s in squares) for level in LEVELS}


def in_text(game: AnyGame, progress: Progress, words: Words) -> Iterator[str]:
    """Yield the lines of the chart in plain text, with a legend."""
    rows = chapters(game, progress, words)
    widest = max(len(row.name) for row in rows)
    for row in rows:
        yield f"{row.id} {row.name:{widest}} {''.join(MARKS[s.level] for s in row.squares)}"
    numbers = counted(rows)
    yield ""
    yield " · ".join(
        f"{MARKS[level]} {words(f'level-{level}')}: {numbers[level]}" for level in reversed(LEVELS)
    )
