"""Help with an exercise: four rungs, each of them true of the position that is on the board."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from platformer_nb.core.errors import BadInput, IllegalAction
from platformer_nb.core.parts.verdict import Reason
from platformer_nb.core.rules import NATURE
from platformer_nb.lessons.boards.feedback import NO_LABELS, Labels, cited, labels_in, wrapped
from platformer_nb.lessons.boards.lesson_text import lesson_text
from platformer_nb.lessons.boards.prospects import Lost, lost_text
from platformer_nb.lessons.boards.runner import LessonRunner
from platformer_nb.lessons.goals.base import met

if TYPE_CHECKING:
    from platformer_nb.lessons.boards.boards import Exercise

TOP_RUNG: Final = 4


@dataclass(frozen=True, slots=True)
class Hint:
    """One rung of help: 1 a nudge, 2 the rules, 3 the Spaces concerned, 4 the way to the goals."""

    rung: int
    title: str
    text: str = ""
    reasons: tuple[Reason, ...] = ()
    spaces: tuple[str, ...] = ()
    actions: tuple[str, ...] = ()
    labels: Labels = NO_LABELS

    def as_json(self) -> dict[str, Any]:
        """Return the hint as JSON values for a component."""
        found = asdict(self)
        del found["labels"]
        return found

    def __repr__(self) -> str:
        lines = [self.title, *wrapped(self.text.splitlines())]
        lines += wrapped(cited(self.reasons, self.labels))
        if self.spaces:
            lines.append(f"  {' '.join(self.spaces)}")
        lines += [f"  > {action}" for action in self.actions]
        return "\n".join(lines)


class Plan(NamedTuple):
    """Actions in notation that complete an exercise from where the board stands.

    `anew`: they begin at its initial position instead, since no way from here is known.
    """

    actions: tuple[str, ...]
    anew: bool = False


def plan_of(board: Exercise) -> Plan | None:
    """Return how the exercise is completed from where the board stands; None if it is proven that it cannot be.

    A shortest way, if one is found: the rest of a written solution before any other. No search is made at
    the initial position, whose first solution is proven to be a shortest (`track.validation.short_cuts`).
    """
    first = tuple(board.step.solutions[0])
    if not board.runner.mine:
        return Plan(first)
    here = board.prospects.here()
    if here.lost:
        return None
    rests = sorted(_rests(board), key=len)
    if here.way is None:
        return Plan(rests[0]) if rests else anew(board)
    way = played(board, here.way)
    return Plan(next((rest for rest in rests if len(rest) <= len(way)), way))


def anew(board: Exercise) -> Plan:
    """Return the first solution, to be played after beginning again."""
    return Plan(tuple(board.step.solutions[0]), anew=True)


def hint_of(board: Exercise, rung: int, plan: Plan | None = None) -> Hint:
    """Return the hint of this rung, true of the position that is on the board; `plan` is that of `plan_of`."""
    title = board.words("lesson-hint", rung=rung, top=TOP_RUNG)
    plan = plan or plan_of(board)
    if plan is None:
        lost = board.prospects.lost()
        return Hint(
            rung, title, lost_text(board, lost._replace(action=None) if lost else Lost(0, None))
        )
    return _RUNGS[rung](board, plan, title)


def nudge_fits(board: Exercise, plan: Plan) -> bool:
    """Return whether the written nudge is true here: all actions that it is about are still in the plan."""
    about = board.nudged
    if not about:
        return True
    left = Counter(played_by(_start(board, plan), plan.actions))
    return not Counter(about) - left


def _nudge(board: Exercise, plan: Plan, title: str) -> Hint:
    if nudge_fits(board, plan):
        told = lesson_text(board.words, f"{board.key}-hint")
        begun = plan.anew and board.runner.mine
        return Hint(1, title, board.words("lesson-hint-anew", hint=told) if begun else told)
    if not plan.actions:
        return Hint(1, title, board.words("lesson-solved"))
    return Hint(1, title, board.words("lesson-hint-left", count=len(plan.actions)))


def _rules(board: Exercise, plan: Plan, title: str) -> Hint:
    tell = board.game.narrator.rule
    reasons = tuple(tell(rule, board.words) for rule in rules_that_matter(board, plan))
    # How much is left is told once: by the first rung where the author's own hint is no longer true.
    told = nudge_fits(board, plan) and plan.actions and not plan.anew
    text = board.words("lesson-hint-left", count=len(plan.actions)) if told else ""
    return Hint(2, title, text, reasons=reasons, labels=labels_in(board.words))


def _places(board: Exercise, plan: Plan, title: str) -> Hint:
    runner = _start(board, plan)
    done = len(runner.session.history)
    played_by(runner, plan.actions)
    found: dict[str, None] = {}
    for entry in runner.session.history[done:]:
        for event in entry.events:
            found |= dict.fromkeys(board.game.narrator.event_spaces(runner.state, event))
    text = board.words("lesson-look-here" if found else "lesson-look-nowhere")
    if len(plan.actions) > 1 and not nudge_fits(board, plan):
        text = f"{_next(board, plan)} {text}"
    return Hint(3, title, text, spaces=tuple(found))


def _next(board: Exercise, plan: Plan) -> str:
    """Return the first action of a way on that the author has not written about."""
    runner = _start(board, plan)
    does = board.game.narrator.action(runner.state, runner.read(plan.actions[0]), board.words)
    return board.words("lesson-hint-next", action=does)


def _way(board: Exercise, plan: Plan, title: str) -> Hint:
    key = "lesson-solution"
    if board.runner.mine:
        key = "lesson-solution-anew" if plan.anew else "lesson-solution-on"
    return Hint(4, title, board.words(key), actions=plan.actions)


_RUNGS: Final = {1: _nudge, 2: _rules, 3: _places, 4: _way}


def rules_that_matter(board: Exercise, plan: Plan) -> tuple[str, ...]:
    """Return the rules of the step that matter on the way from here; those that decide it, if none of them does.

    At the initial position these are the rules that the author has named for it.
    """
    rules = tuple(board.step.rules)
    if plan.anew or not board.runner.mine:
        return rules
    at_work = at_work_in(_start(board, plan), plan.actions)
    avoided = _broken_by_mistakes(board)
    mine = tuple(rule for rule in rules if rule in at_work or rule in avoided)
    behind = _left_behind(board, plan) - avoided
    return tuple(rule for rule in mine if rule not in behind) or mine or tuple(sorted(at_work))


def _left_behind(board: Exercise, plan: Plan) -> frozenset[str]:
    """Return the rules that allowed an action on the board and allow none of those ahead, such as the price of one."""
    runner = _start(board, plan)
    done = len(runner.session.history)
    played_by(runner, plan.actions)
    made, ahead = runner.session.history[:done], runner.session.history[done:]
    return _allowing(runner, made) - _allowing(runner, ahead)


def _allowing(runner: LessonRunner, entries: Sequence[Any]) -> frozenset[str]:
    """Return the rules by which players' actions were legal."""
    rules = runner.rules
    own = (entry for entry in entries if rules.actor(entry.before) != NATURE)
    return frozenset(
        rule for entry in own for rule in rules.judge(entry.before, entry.action).rules
    )


def at_work_in(runner: LessonRunner, actions: Sequence[object]) -> frozenset[str]:
    """Return the rules cited for these actions and their events, when the runner goes on with them."""
    done = len(runner.session.history)
    played_by(runner, actions)
    return runner.at_work_since(done)


def _broken_by_mistakes(board: Exercise) -> frozenset[str]:
    """Return the rules by which the last action of an expected mistake would be refused now."""
    found: set[str] = set()
    for wrong in board.step.wrong:
        try:
            ruling = board.session.judge(board.runner.read(wrong.actions[-1]))
        except BadInput:
            continue
        if not ruling:
            found.update(cite.rule for cite in ruling.cites)
    return frozenset(found)


def _start(board: Exercise, plan: Plan) -> LessonRunner:
    """Return a new runner that stands where the plan begins."""
    runner = board.fresh()
    if not plan.anew:
        runner.advance(*(entry.action for entry in board.runner.mine))
    return runner


def _rests(board: Exercise) -> Iterator[tuple[str, ...]]:
    """Yield what is left of each written solution after the actions on the board, where that reaches the goals."""
    gone = Counter(board.runner.attempt.write())
    for solution in board.step.solutions:
        own, rest = gone.copy(), []
        for action, written in zip(solution, played_by(board.fresh(), solution), strict=True):
            if own[written]:
                own[written] -= 1
            else:
                rest.append(action)
        again = _start(board, Plan(()))
        played_by(again, rest)
        whole = len(again.mine) == sum(gone.values()) + len(rest)
        if rest and whole and met(board.step.goals, again.attempt):
            yield tuple(rest)


def played(board: Exercise, way: Sequence[Any]) -> tuple[str, ...]:
    """Return actions in notation, as they are played from where the board stands."""
    return played_by(_start(board, Plan(())), way)


def played_by(runner: LessonRunner, actions: Sequence[Any]) -> tuple[str, ...]:
    """Return actions in canonical notation as this runner plays them, up to the first that it cannot do."""
    found = []
    for action in actions:
        try:
            meant = runner.read(action)
            written = runner.rules.write_action(runner.state, meant)
            runner.advance(meant)
        except (BadInput, IllegalAction):
            break
        found.append(written)
    return tuple(found)
