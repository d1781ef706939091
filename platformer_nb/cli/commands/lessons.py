"""`platformer-nb lessons`: list the lessons, check that they can be solved, or send simulated pupils through them."""

from __future__ import annotations

import argparse
import json
from typing import TYPE_CHECKING, Any

from platformer_nb.cli import answers
from platformer_nb.cli.track import proof, pupils
from platformer_nb.core.errors import BadInput

if TYPE_CHECKING:
    from platformer_nb.cli.speech import Speech
    from platformer_nb.core.game import AnyGame
    from platformer_nb.lessons.track.lesson import Lesson
    from platformer_nb.text import Words


def add_parser(subparsers: answers.Subparsers, words: Speech) -> None:
    """Declare the command."""
    parser = answers.command(
        subparsers,
        "lessons",
        run,
        words,
        words("cli-lessons"),
        words("cli-lessons-more"),
        examples=(
            "lessons",
            "lessons --check",
            "lessons --plays 1000 --seed 7",
            "lessons --simulate",
        ),
    )
    parser.add_argument(
        "names", nargs="*", metavar=words("cli-lessons-metavar"), help=words("cli-lessons-names")
    )
    parser.add_argument("--check", action="store_true", help=words("cli-lessons-check"))
    proof.add_arguments(parser, words)
    pupils.add_options(parser, words)
    answers.add_language(parser, words)
    answers.add_json(parser, words)


def run(args: argparse.Namespace) -> int:
    """List lessons and puzzles; with --check validate them, return exit code 1 if any fails."""
    from platformer_nb.l10n.media import lesson_media_faults
    from platformer_nb.lessons.puzzles.puzzles import LESSON as PUZZLES
    from platformer_nb.lessons.puzzles.puzzles import load_puzzles
    from platformer_nb.lessons.puzzles.validation import counted_puzzles, puzzle_faults
    from platformer_nb.lessons.track.lesson import Lesson
    from platformer_nb.lessons.track.loading import lesson_names
    from platformer_nb.lessons.track.validation import counted, faults
    from platformer_nb.text import Words

    game, words = args.game, Words(args.language, args.game.name)
    if args.simulate:
        return pupils.simulate(args)
    if args.plays:
        return proof.play(args, words)
    if args.thorough and args.names:
        raise BadInput(
            "--thorough",
            "error-thorough-names",
            "mend-thorough-names",
            names=", ".join(args.names),
        )
    args.check = args.check or args.thorough
    names = args.names or (*lesson_names(game), PUZZLES)
    lessons = [Lesson(game, name, words) for name in names if name != PUZZLES]
    puzzles = load_puzzles(game) if PUZZLES in names else ()
    found = [fault for lesson in lessons for fault in faults(lesson)] if args.check else []
    if args.check:
        found += [one for each in lessons for one in lesson_media_faults(each, told_in(each))]
        found += puzzle_faults(game, puzzles, words)
        found += [] if args.names else media_of_page(game)
        found += [] if args.names else proof.faults(args, words)
    listed = [counted(lesson, told_in(lesson)) for lesson in lessons]
    taught = {rule for lesson in lessons for rule in lesson.rules}
    untaught = [rule for rule in game.rulebook.entries if rule not in taught]
    if args.json:
        report: dict[str, Any] = {"lessons": listed, "rules_taught": len(taught)}
        report |= {"rules_untaught": untaught, "puzzles": counted_puzzles(puzzles)}
        report |= {"checked": args.check, "faults": found}
        print(json.dumps(report, ensure_ascii=False, indent=1))
    else:
        _print(lessons, listed, len(puzzles), words)
        print(words("lessons-taught", taught=len(taught), all=len(taught) + len(untaught)))
        for fault in found:
            print(fault)
        if args.check and not found:
            if listed:
                print(words("lessons-hold", count=sum(one["exercises"] for one in listed)))
            if puzzles:
                print(words("lessons-puzzles-hold", count=len(puzzles)))
            if not args.names:
                print(words("lessons-track-holds", seed=str(args.seed)))
    return answers.NO if found else answers.YES


def media_of_page(game: AnyGame) -> list[str]:
    """Return what the tutor's page says in the wrong medium, in any language."""
    from platformer_nb.l10n.media import page_media_faults, variant_faults
    from platformer_nb.text import languages

    found = (
        check(game, one) for check in (page_media_faults, variant_faults) for one in languages()
    )
    return [fault for each in found for fault in each]


def told_in(lesson: Lesson) -> tuple[str, ...]:
    """Return the languages that have every word of a lesson."""
    from platformer_nb.text import Words, languages

    keys = set(lesson.text_keys())
    return tuple(name for name in languages() if keys <= Words(name, lesson.game.name).own_keys())


def _print(lessons: list[Lesson], listed: list[dict[str, Any]], puzzles: int, words: Words) -> None:
    for lesson, one in zip(lessons, listed, strict=True):
        print(f"{lesson.name:22} {lesson.title}")
        print(
            " " * 23
            + words(
                "lessons-line",
                languages=" ".join(one["languages"]),
                boards=one["boards"],
                predictions=one["predictions"],
                exercises=one["exercises"],
                exams=one["exams"],
                wrong=one["wrong_answers"],
                rules=len(one["rules"]),
            )
        )
    if puzzles:
        print(words("lessons-puzzles", count=puzzles))
