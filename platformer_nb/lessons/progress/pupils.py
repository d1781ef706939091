"""Many learners' progress in one table: rule by rule, learner by learner."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from platformer_nb.core.game import AnyGame
from platformer_nb.lessons.progress.forgetting import tally
from platformer_nb.lessons.progress.mastery import LEVELS, Level, Mastery
from platformer_nb.lessons.progress.picture import MARKS
from platformer_nb.lessons.progress.progress import Progress
from platformer_nb.text import Words

WIDEST: Final = 16
"""Most characters of a learner's name in the text; the rest is left out there."""

HARDEST: Final = 5
"""So many rules are named that most answers were wrong about."""

_FORMULA: Final = ("=", "+", "-", "@", "\t", "\r")
"""What a spreadsheet would take for the beginning of a formula."""


@dataclass(frozen=True, slots=True)
class Cell:
    """What one learner knows of one rule, and how the answers were."""

    rule: str
    level: Level
    right: int
    wrong: int


def rules_seen(game: AnyGame, pupils: Mapping[str, Progress]) -> list[str]:
    """Return the rules that anybody has met or answered, in rulebook order."""
    seen = {rule for progress in pupils.values() for rule in progress.rules}
    return [rule for rule in game.rulebook.entries if rule in seen]


def cells(rules: Sequence[str], progress: Progress) -> list[Cell]:
    """Return one learner's column."""
    known = progress.rules
    return [Cell(rule, known.get(rule, Mastery()).level, *tally(progress, rule)) for rule in rules]


def in_text(game: AnyGame, words: Words, pupils: Mapping[str, Progress]) -> Iterator[str]:
    """Yield the lines of the table with a legend, and the rules that most answers were wrong about."""
    rules = rules_seen(game, pupils)
    columns = {name: cells(rules, progress) for name, progress in pupils.items()}
    title = words("progress-rule")
    first = max(len(title), *map(len, rules)) if rules else len(title)
    widths = {name: min(WIDEST, max(len(name), 7)) for name in columns}
    yield "  ".join(
        [f"{title:{first}}", *(f"{n[:WIDEST]:{w}}" for n, w in widths.items())]
    ).rstrip()
    for number, rule in enumerate(rules):
        row = (f"{_cell(columns[name][number]):{width}}" for name, width in widths.items())
        yield "  ".join([f"{rule:{first}}", *row]).rstrip()
    yield ""
    for name, progress in pupils.items():
        yield words("pupils-line", name=name, **counted(progress, columns[name]))
    yield ""
    yield " · ".join(f"{MARKS[level]} {words(f'level-{level}')}" for level in reversed(LEVELS))
    yield words("pupils-legend")
    if hardest := _hardest(rules, columns):
        listed = ", ".join(f"{rule} ({wrong})" for rule, wrong in hardest)
        yield words("pupils-hardest", rules=listed)


def counted(progress: Progress, column: Sequence[Cell]) -> dict[str, int]:
    """Return one learner's sums."""
    return {
        "solved": len({entry[:2] for entry in progress.solved}),
        "met": sum(cell.level != "unmet" for cell in column),
        "right": sum(cell.level in ("right", "known") for cell in column),
        "known": sum(cell.level == "known" for cell in column),
    }


def in_csv(game: AnyGame, words: Words, pupils: Mapping[str, Progress]) -> str:
    """Return a line for each learner and rule, for a spreadsheet; its head is in the chosen language."""
    made = io.StringIO()
    table = csv.writer(made, lineterminator="\n")
    table.writerow(words(f"pupils-head-{column}") for column in HEAD)
    rules = rules_seen(game, pupils)
    for name, progress in pupils.items():
        for cell in cells(rules, progress):
            level = words(f"level-{cell.level}")
            table.writerow((_harmless(name), cell.rule, level, cell.right, cell.wrong))
    return made.getvalue()


HEAD: Final = ("pupil", "rule", "level", "right", "wrong")
"""The columns of the CSV: `pupils-head-<column>`."""


def as_json(game: AnyGame, pupils: Mapping[str, Progress]) -> list[dict[str, Any]]:
    """Return an entry for each learner, with the rules."""
    rules = rules_seen(game, pupils)
    made = {name: cells(rules, progress) for name, progress in pupils.items()}
    return [
        {
            "pupil": name,
            **counted(pupils[name], column),
            "rules": {
                c.rule: {"level": c.level, "right": c.right, "wrong": c.wrong} for c in column
            },
        }
        for name, column in made.items()
    ]


def _cell(cell: Cell) -> str:
    answers = f" {cell.right}/{cell.wrong}" if cell.right or cell.wrong else ""
    return f"{MARKS[cell.level]}{answers}"


def _hardest(rules: Sequence[str], columns: Mapping[str, Sequence[Cell]]) -> list[tuple[str, int]]:
    wrong = [
        (rule, sum(column[number].wrong for column in columns.values()))
        for number, rule in enumerate(rules)
    ]
    found = sorted((entry for entry in wrong if entry[1]), key=lambda entry: -entry[1])
    return found[:HARDEST]


def _harmless(name: str) -> str:
    return f"'{name}" if name.startswith(_FORMULA) else name
