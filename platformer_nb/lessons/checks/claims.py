"""Check what a board claims of a position: that its goals are lost, and each rung of help."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Final

from platformer_nb.core.game import AnyGame
from platformer_nb.lessons.boards.boards import Exercise
from platformer_nb.lessons.boards.hints import (
    TOP_RUNG,
    Hint,
    Plan,
    hint_of,
    plan_of,
    played_by,
)
from platformer_nb.lessons.boards.runner import LessonRunner
from platformer_nb.lessons.checks.oracle import Oracle, Position
from platformer_nb.lessons.goals.base import met
from platformer_nb.lessons.puzzles.puzzles import load_puzzles, open_puzzle
from platformer_nb.lessons.track.lesson import Lesson
from platformer_nb.lessons.track.loading import lesson_names
from platformer_nb.text import Words

NEAR: Final = 3
"""Hints are proven in positions within so many actions of the beginning."""


def boards_of(game: AnyGame, words: Words) -> list[Exercise]:
    """Return every exercise of the lessons, then every puzzle."""
    lessons = [Lesson(game, name, words) for name in lesson_names(game)]
    found = [
        lesson.exercise(number)
        for lesson in lessons
        for number in range(1, len(lesson.exercises) + 1)
    ]
    puzzles = range(1, len(load_puzzles(game)) + 1)
    return [*found, *(open_puzzle(game, number, words.language) for number in puzzles)]


def name_of(board: Exercise) -> str:
    """Return what an author calls the board."""
    return f"{board.key.removeprefix('lesson-')} ({board.step.id})"


def hint_faults(board: Exercise, random: Random, most: int) -> Iterator[str]:
    """Yield an error for every false claim in positions within `NEAR` actions; `most` of them, at random."""
    oracle = Oracle(board)
    near = list(oracle.within(NEAR))
    for position in random.sample(near, min(most, len(near))):
        for fault in claim_faults(board, oracle, position):
            tried = ", ".join(map(str, position.trail)) or "nothing"
            yield f"{name_of(board)}, after {tried}: {fault}"


def claim_faults(board: Exercise, oracle: Oracle, position: Position) -> Iterator[str]:
    """Yield an error for every false claim about a position; it stands on the board afterwards."""
    board.reset()
    board.runner.advance(*position.trail)
    yield from faults_here(board, oracle)


def faults_here(board: Exercise, oracle: Oracle) -> Iterator[str]:
    """Yield an error for every false claim about the position on the board."""
    if board.solved:
        return
    here, gone = oracle.key_here(board), board.prospects.lost()
    away = oracle.distance_in_turn.get(here)
    reachable = away if gone is None or gone.turn else oracle.distance.get(here)
    if gone is not None and reachable is not None:
        yield f"it is called lost, and {reachable} actions lead to the goals"
    plan = plan_of(board)
    if plan is None:
        if away is not None:
            yield f"no help is given, and {away} actions lead to the goals"
        return
    hints = {rung: hint_of(board, rung, plan) for rung in range(1, TOP_RUNG + 1)}
    yield from _way_faults(board, hints[TOP_RUNG], plan, away if oracle.whole else None)
    yield from _nudge_faults(board, hints[1], hints[3], plan)
    yield from _rule_faults(board, hints[2], plan)


def _here(board: Exercise, plan: Plan) -> LessonRunner:
    runner = board.fresh()
    if not plan.anew:
        runner.advance(*(entry.action for entry in board.runner.mine))
    return runner


def _way_faults(board: Exercise, hint: Hint, plan: Plan, away: int | None) -> Iterator[str]:
    runner = _here(board, plan)
    done = played_by(runner, hint.actions)
    if len(done) < len(hint.actions) or not met(board.step.goals, runner.attempt):
        yield f"the way of its help does not lead to the goals: {', '.join(hint.actions)}"
    elif away is not None and not plan.anew and len(done) > away:
        yield f"its help takes {len(done)} actions, and {away} are enough"


def _nudge_faults(board: Exercise, hint: Hint, places: Hint, plan: Plan) -> Iterator[str]:
    runner, written = _here(board, plan), board.words(f"{board.key}-hint")
    if written in hint.text:
        left = Counter(played_by(runner, plan.actions))
        for action in sorted((Counter(board.nudged) - left).elements()):
            yield f"the hint is about {action!r}, which is no longer ahead"
        if plan.anew and hint.text == written and board.runner.mine:
            yield "the hint is about the beginning and does not say so"
        return
    if hint.text != board.words("lesson-hint-left", count=len(plan.actions)):
        yield f"the hint does not count {len(plan.actions)} actions: {hint.text}"
    action = runner.read(plan.actions[0])
    does = board.game.narrator.action(runner.state, action, board.words)
    if len(plan.actions) > 1 and does not in places.text:
        yield f"the third hint does not name {plan.actions[0]!r}: {places.text}"


def _rule_faults(board: Exercise, hint: Hint, plan: Plan) -> Iterator[str]:
    """Yield an error for a rule that neither decides the way on nor refuses a mistake that is expected."""
    if plan.anew or not board.runner.mine:
        return  # the author's
    runner = _here(board, plan)
    refused: set[str] = set()
    for wrong in board.step.wrong:
        refused.update(board.judge(wrong.actions[-1]).rules)
    done = len(runner.session.history)
    played_by(runner, plan.actions)
    for reason in hint.reasons:
        if reason.rule not in refused | runner.at_work_since(done):
            yield f"{reason.rule} has nothing to do with the way on"
