"""How a pupil goes through the boards of a lesson: it watches, foretells, solves, errs and takes hints."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

from platformer_nb.lessons.boards.hints import TOP_RUNG
from platformer_nb.lessons.boards.prediction_table import PredictTable
from platformer_nb.lessons.boards.table import LessonTable
from platformer_nb.lessons.pupils import truth
from platformer_nb.lessons.pupils.acting import BOUND, act, texts
from platformer_nb.lessons.pupils.clicking import press_anything
from platformer_nb.lessons.pupils.desk import Desk
from platformer_nb.lessons.track import models

TRIES: Final = 2
"""Wrong answers before the first hint, and between hints."""

MUDDLE: Final = 3
"""Most actions done at random in one go."""


def sit_board(desk: Desk, step: models.Step) -> None:
    """Go through the board that is open."""
    if isinstance(step, models.Show):
        _watch(desk)
    elif isinstance(step, models.Try):
        for idea in desk.view["lesson"]["ideas"]:
            act(desk, idea)
    elif isinstance(step, models.Predict):
        _foretell(desk, step)
    elif isinstance(step, models.Exercise):
        _solve(desk, step)


# --- shows and predictions -------------------------------------------------------------------------------


def _watch(desk: Desk) -> None:
    for _ in range(BOUND):
        if desk.view["lesson"]["done"]:
            return
        desk.send("next")
    desk.stalled("the demonstration does not end")


def _foretell(desk: Desk, step: models.Predict) -> None:
    table = desk.table
    assert isinstance(table, PredictTable)
    true = truth.foretold(table, step)
    rules = truth.needed(table, step)
    knows = {rule: desk.pupil.applies(rule, desk.now) for rule in rules}
    sure = all(knows.values())
    marks: dict[str, str | int] = {}
    for asked in desk.view["lesson"]["asks"]:
        marks[asked["id"]] = true[asked["id"]] if sure else _mark(desk, asked)
        desk.send("mark", mark=marks[asked["id"]])
    before = len(desk.progress.answers)
    view = desk.send("play")
    feedback = view["lesson"]["feedback"]
    right = marks == true
    if feedback is None:
        desk.stalled("the prediction is not played")
        return
    desk.checked((feedback["status"] == "solved") == right, f"{marks} for {true}")
    if not right:
        told = {reason["rule"] for reason in feedback["reasons"]}
        held = {answer.rule for answer in desk.progress.answers[before:]}
        desk.checked(held <= told, f"{sorted(held - told)} come back, told {sorted(told)}")
    _learn(desk, rules, right)


def _mark(desk: Desk, asked: dict[str, Any]) -> str | int:
    """Return a guess among the marks that the page offers."""
    table = desk.table
    assert isinstance(table, PredictTable)
    if asked["number"]:
        most = {one.id: one.most for one in table.board.asked}
        return desk.random.randint(0, most[asked["id"]])
    if asked["choices"]:
        return str(desk.random.choice(asked["choices"])["mark"])
    state, teaching = table.state, table.board.teaching
    shown = [mark for mark in sorted(set(texts(desk.view))) if teaching.is_mark(state, mark)]
    return desk.random.choice(shown)


# --- exercises -----------------------------------------------------------------------------------------------


def _solve(desk: Desk, step: models.Exercise) -> None:
    """Solve an exercise: at once by what is known, else by trying, with more and more help."""
    if desk.pupil.clicker:
        press_anything(desk)
        return
    assert isinstance(desk.table, LessonTable)
    rules = truth.needed(desk.table, step)
    gaps = [rule for rule in rules if not desk.pupil.applies(rule, desk.now)]
    answers = _answers(desk, step, gaps)
    tried = 0
    while not desk.view["lesson"]["done"] and desk.clicks_here < BOUND:
        if not gaps:
            play(desk, step.solutions[0])
            break
        play(desk, next(answers), gaps)
        tried += 1
        if not desk.view["lesson"]["done"] and tried % TRIES == 0 and _help(desk):
            break
    if not desk.view["lesson"]["done"]:
        desk.stalled(f"not solved after {desk.clicks_here} clicks")
    _learn(desk, rules, not gaps)


def play(desk: Desk, actions: Iterable[str], gaps: Sequence[str] | None = None) -> None:
    """Play an answer from the beginning, up to the first action that is refused or whose consequences are shown.

    With `gaps`, the rules not applied this time, also up to one that the pupil sees to be forbidden.
    """
    if desk.table is not None and _gone(desk):
        desk.send("reset")
    for action in actions:
        if desk.view["lesson"]["done"]:
            return
        if gaps is not None and _knows_better(desk, action, gaps):
            return
        if not act(desk, action):
            return
        if desk.view["lesson"]["consequence"] is not None:
            desk.send("rewind")
            desk.checked(
                desk.view["lesson"]["consequence"] is None, "the consequences are not taken back"
            )
            return
        if desk.view["lesson"]["lost"] is not None:
            _regain(desk)
            return


def _knows_better(desk: Desk, action: str, gaps: Sequence[str]) -> bool:
    """Return whether an action breaks a rule that the pupil applies: it does not make every mistake it could."""
    table = desk.table
    assert isinstance(table, LessonTable)
    found = truth.ruling(desk.game, table.state, action)
    if found is None or found.legal:
        return False
    others = (rule for rule in found.rules if rule not in gaps)
    return any(desk.pupil.applies(rule, desk.now) for rule in others)


def _gone(desk: Desk) -> bool:
    table = desk.table
    assert isinstance(table, LessonTable)
    return bool(table.session.history) or desk.view["refusal"] is not None


def _regain(desk: Desk) -> None:
    """Take back what has lost the goals; they must not be called lost there."""
    desk.send("regain")
    desk.checked(desk.view["lesson"]["lost"] is None, "still lost after the way back")


def _help(desk: Desk) -> bool:
    """Take the next rung of help; return whether it was the solution, which is then played."""
    if len(desk.view["lesson"]["hints"]) < TOP_RUNG:
        desk.send("hint")
        return False
    desk.send("solution")
    desk.checked(desk.view["lesson"]["done"], "the solution given as help does not solve it")
    return True


def _answers(desk: Desk, step: models.Exercise, gaps: Sequence[str]) -> Iterator[Iterable[str]]:
    """Yield wrong answers: first the expected mistakes about rules not applied, then others, then anything."""
    about = [w for w in step.wrong if {w.rule, *w.by} & set(gaps)]
    vague = [w for w in step.wrong if w.rule is None and not w.by]
    desk.random.shuffle(vague)
    yield from (wrong.actions for wrong in (*about, *vague[:1]))
    while True:
        yield _muddled(desk)


def _muddled(desk: Desk) -> Iterator[str]:
    """Yield legal actions by chance, each once those before are done: none is a mistake about the turn's order."""
    table = desk.table
    assert isinstance(table, LessonTable)
    for _ in range(desk.random.randint(1, MUDDLE)):
        legal = table.board.legal()
        if not legal:
            return
        yield desk.random.choice(legal)


def _learn(desk: Desk, rules: Sequence[str], right: bool) -> None:
    for rule in rules:
        desk.pupil.answered(rule, right, desk.now)
