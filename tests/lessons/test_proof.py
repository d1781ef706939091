"""Every lesson is solved, and every wrong answer is refused for the reason it should be."""

from platformer_nb.core.ruling import Ruling
from platformer_nb.games.platformer import GAME
from platformer_nb.games.platformer.content import load_rulebook
from platformer_nb.lessons.track.lesson import Lesson, open_lesson
from platformer_nb.lessons.track.loading import lesson_names
from platformer_nb.lessons.track.validation import short_cuts


def test_there_are_lessons_in_order() -> None:
    names = lesson_names(GAME)

    assert names == tuple(sorted(names))
    assert len(names) >= 3


def test_a_lesson_has_three_exercises_or_exams_and_a_board_to_watch_and_one_to_play_with(
    lesson: Lesson,
) -> None:
    kinds = [step.kind for step in lesson.steps]

    tested = kinds.count("exercise") + kinds.count("exam")
    lacking = {"say", "show", "try", "code"} - set(kinds)
    assert tested >= 3, f"{lesson.name}: {tested} exercises and exams; it needs three"
    assert not lacking, f"{lesson.name}: it has no step of the kind {', '.join(sorted(lacking))}"


def test_the_rules_taught_are_rules(lesson: Lesson) -> None:
    assert lesson.rules
    assert set(lesson.rules) <= set(load_rulebook())


def test_every_solution_solves(exercise_of: tuple[str, int]) -> None:
    name, number = exercise_of
    exercise = open_lesson(GAME, name, "en").exercise(number)

    for solution in exercise.step.solutions:
        feedback = exercise.answer(*solution)

        assert feedback.solved, f"{solution}: {feedback!r}"
        assert feedback.note
        assert feedback.reasons, "a right answer says why it is right"


def test_every_wrong_answer_is_wrong_for_its_reason(exercise_of: tuple[str, int]) -> None:
    name, number = exercise_of
    exercise = open_lesson(GAME, name, "en").exercise(number)

    assert len(exercise.step.wrong) >= 3
    for wrong in exercise.step.wrong:
        feedback = exercise.answer(*wrong.actions)

        if wrong.rule:
            assert feedback.status == "refused", f"{wrong.actions}: {feedback!r}"
            assert wrong.rule in feedback.rules
        else:
            assert feedback.status == "not-yet", f"{wrong.actions}: {feedback!r}"
            assert not all(met for _, met in feedback.goals)
        assert bool(feedback.note) >= bool(wrong.id)


def test_some_wrong_answer_is_refused_by_a_rule(lesson: Lesson) -> None:
    refused = any(wrong.rule for step in lesson.exercises for wrong in step.wrong)
    assert refused, f"{lesson.name}: no wrong answer names the `rule` that refuses it"


def test_nothing_is_solved_from_the_start(exercise_of: tuple[str, int]) -> None:
    name, number = exercise_of
    exercise = open_lesson(GAME, name, "en").exercise(number)

    assert not exercise.solved
    assert not exercise.answer().solved


def test_the_first_attempt_in_the_notebook_falls_short(exercise_of: tuple[str, int]) -> None:
    name, number = exercise_of
    exercise = open_lesson(GAME, name, "en").exercise(number)

    assert not exercise.answer(*exercise.step.starter).solved


def test_every_rung_of_help_helps(exercise_of: tuple[str, int]) -> None:
    name, number = exercise_of
    exercise = open_lesson(GAME, name, "en").exercise(number)

    nudge, rules, spaces, solution = (exercise.hint(rung) for rung in (1, 2, 3, 4))

    assert nudge.text
    assert rules.reasons
    assert all(reason.page for reason in rules.reasons)
    assert spaces.text
    assert exercise.answer(*solution.actions).solved


def test_every_board_plays_what_it_shows(board_of: tuple[str, int]) -> None:
    name, number = board_of
    board = open_lesson(GAME, name, "en").show(number)

    actions = getattr(board, "actions", ())
    feedback = board.do(*actions)

    assert feedback, repr(feedback)
    assert len(board.runner.attempt.actions) == len(actions)


def test_every_idea_can_be_read(board_of: tuple[str, int]) -> None:
    name, number = board_of
    board = open_lesson(GAME, name, "en").show(number)

    for idea in board.ideas:
        assert board.judge(idea).status in ("allowed", "refused")


def test_a_play_of_ideas_meets_a_refusal_in_the_lesson_that_says_so() -> None:
    board = open_lesson(GAME, "02-moving", "en").show(2)

    rules = {rule for idea in board.ideas if not (f := board.judge(idea)) for rule in f.rules}

    assert {"MAP-3", "MAP-4", "ADJ-4", "MAP-11"} <= rules


def test_the_session_is_the_real_one() -> None:
    session = open_lesson(GAME, "02-moving", "en").exercise(1).session

    ruling = session.judge("move right")

    assert isinstance(ruling, Ruling)
    assert ruling.rules == ("MAP-3",)


def test_a_short_cut_is_found() -> None:
    """An exercise whose first solution is longer than it needs to be is a fault of the lesson."""
    name, number = next(
        (name, number)
        for name in lesson_names(GAME)
        for number, step in enumerate(open_lesson(GAME, name, "en").exercises, 1)
        if any(len(one) > len(step.solutions[0]) for one in step.solutions)
    )
    exercise = open_lesson(GAME, name, "en").exercise(number)
    assert not list(short_cuts(exercise))

    longest = max(exercise.step.solutions, key=len)
    exercise.step = exercise.step.model_copy(update={"solutions": (longest,)})

    assert any("is a short cut" in fault for fault in short_cuts(exercise))


def test_no_short_cut_makes_an_exercise_pointless(exercise_of: tuple[str, int]) -> None:
    """No answer with fewer actions than the reference reaches the goals."""
    name, number = exercise_of
    exercise = open_lesson(GAME, name, "en").exercise(number)
    reference = exercise.step.solutions[0]

    waiting: list[tuple[str, ...]] = [()]
    seen = {exercise.runner.state}
    for _ in range(len(reference) - 1):
        longer = []
        for actions in waiting:
            exercise.reset().do(*actions)
            for action in exercise.legal():
                exercise.reset().do(*actions, action)
                assert not exercise.solved, (
                    f"{(*actions, action)} is a short cut: shorter than its first solution"
                )
                if exercise.runner.state not in seen:
                    seen.add(exercise.runner.state)
                    longer.append((*actions, action))
        waiting = longer
