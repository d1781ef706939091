"""The simulated pupils go through the toy's lessons: the simulation knows no game."""

from typing import Any

import pytest

from platformer_nb.cli import main
from platformer_nb.lessons.pupils.kinds import KINDS
from platformer_nb.lessons.pupils.outcome import Outcome, outcome
from platformer_nb.lessons.pupils.track import Track
from platformer_nb.text import Words


def test_the_same_seed_gives_the_same_pupil(game: Any) -> None:
    def gone(seed: str) -> Outcome:
        return outcome(game, Track(game, "clicker", seed, ("01-lamp",), 1).go())

    assert gone("7") == gone("7") != gone("8")


def test_every_kind_goes_through_a_lesson_and_the_command_says_what_it_is_no_evidence_for(
    game: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    args = ["--game", "moths", "lessons", "01-lamp", "--simulate", "--days", "1", "--seed", "12"]

    assert main(["--language", "en", *args]) == 0
    told = capsys.readouterr().out
    assert told.startswith("Seed: 12\nknows everything: pupils: 1 · ")
    assert told.endswith("It is no evidence about people.\n")
    words = Words("en", "moths")
    assert all(f"{words(f'pupils-kind-{kind}')}: pupils: 1" in told for kind in KINDS)
    assert "Steps that somebody could not leave: 0" in told
    assert "Feedback that does not agree with the rules: 0" in told


def test_fewer_than_one_pupil_is_refused(game: Any, capsys: pytest.CaptureFixture[str]) -> None:
    args = ["--language", "en", "--game", "moths", "lessons", "--simulate"]
    assert main([*args, "--pupils", "0"]) == 2
    assert "--pupils" in capsys.readouterr().err
