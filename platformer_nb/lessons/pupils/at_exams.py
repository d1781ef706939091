"""How a pupil sits an exam: verdicts and rules by what it knows, guesses for the rest."""

from __future__ import annotations

from typing import Final

from platformer_nb.lessons.exam.question_generator import Item
from platformer_nb.lessons.exam.table import ExamTable
from platformer_nb.lessons.pupils import truth
from platformer_nb.lessons.pupils.desk import Desk

CLICKS: Final = 4
"""Most clicks that a question needs."""


def sit_exam(desk: Desk) -> None:
    """Answer every question of the exam that is open, and compare the feedback with the rules."""
    table = desk.table
    assert isinstance(table, ExamTable)
    right = 0
    count = table.exam.count
    while not table.exam.over:
        if desk.clicks_here > CLICKS * count:
            desk.stalled("the exam does not end")
            return
        right += _answer(desk, table)
    told = table.exam.report()
    desk.checked(
        (told.right, told.answered) == (right, count),
        f"{right} right of {count}, reported {told.right} of {told.answered}",
    )


def _answer(desk: Desk, table: ExamTable) -> bool:
    """Answer the open question; return whether the answer is right by the rules."""
    asked, item, pupil = table.exam.ask(), table.exam.item, desk.pupil
    assert asked is not None
    assert item is not None
    game = desk.game
    if item.told is not None:
        return _decides(desk, item)
    ruling = truth.ruling(game, game.rules.read(asked.position), asked.action)
    if ruling is None:
        desk.false(f"nobody can be asked about {asked.action!r}")
        return False
    about = item.about if item.about in ruling.rules or not ruling.rules else ruling.rules[0]
    knows = pupil.applies(about, desk.now)
    legal = ruling.legal if knows else pupil.says_legal()
    named = ""
    view = desk.send("exam-judge", legal=legal)
    if view["exam"]["stage"] == "rule":
        choices = [choice["rule"] for choice in view["exam"]["choices"]]
        fitting = [rule for rule in choices if rule in ruling.rules]
        desk.checked(bool(fitting), f"{choices} for {ruling.rules}")
        named = fitting[0] if knows else pupil.names(about, choices)
        view = desk.send("exam-cite", rule=named)
    right = legal == ruling.legal and (legal or named in ruling.rules)
    feedback = view["exam"]["feedback"]
    desk.checked(
        feedback is not None and (feedback["status"] == "solved") == right,
        f"{asked.action!r}: legal {legal}, {named}; right by the rules: {right}",
    )
    cited = {reason["rule"] for reason in (feedback or {}).get("reasons", ())}
    desk.checked(
        cited == set(ruling.rules), f"{asked.action!r} rests on {ruling.rules}, told {cited}"
    )
    pupil.answered(about, right, desk.now)
    desk.send("exam-onward")
    return right


def _decides(desk: Desk, item: Item) -> bool:
    """Name the rule that decides what happens; return whether that is right by the rules."""
    pupil, about = desk.pupil, item.about
    decides = truth.decides(desk.game, item.state, item.action)
    choices = [choice["rule"] for choice in desk.view["exam"]["choices"]]
    fitting = [rule for rule in choices if rule in decides]
    desk.checked(fitting == [about], f"{choices} for {sorted(decides)}")
    named = about if pupil.applies(about, desk.now) else pupil.names(about, choices)
    view = desk.send("exam-cite", rule=named)
    feedback, right = view["exam"]["feedback"], named in decides
    desk.checked(
        feedback is not None and (feedback["status"] == "solved") == right,
        f"{named} for {sorted(decides)}; right by the rules: {right}",
    )
    told = {reason["rule"] for reason in (feedback or {}).get("reasons", ())}
    desk.checked(told == {about}, f"{about} decides, told {sorted(told)}")
    pupil.answered(about, right, desk.now)
    desk.send("exam-onward")
    return right
