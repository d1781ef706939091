"""The simulated pupils go through the toy's lessons: the simulation knows no game."""

import json
from typing import Any

import pytest

from platformer_nb.cli import main
from platformer_nb.lessons.pupils.kinds import KINDS
from platformer_nb.lessons.pupils.outcome import report, simulated


def test_every_kind_goes_through_the_toys_track(game: Any) -> None:
    found = report(simulated(game, 1, "1", (), 3))

    assert [row.kind for row in found.rows] == list(KINDS)
    assert (found.stalls, found.false, found.luck) == ((), (), 0)
    assert all(row.feedback > 20 for row in found.rows)


def test_the_same_seed_gives_the_same_pupils(game: Any) -> None:
    first, again = (list(simulated(game, 1, "7", ("01-lamp",), 1)) for _ in range(2))
    assert first == again
    assert first != list(simulated(game, 1, "8", ("01-lamp",), 1))


def test_the_command_prints_its_seed_and_says_what_it_is_no_evidence_for(
    game: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    args = ["--game", "moths", "lessons", "01-lamp", "--simulate", "--days", "1", "--seed", "12"]

    assert main(["--language", "en", *args]) == 0
    told = capsys.readouterr().out
    assert told.startswith("Seed: 12\nknows everything: pupils: 1 · ")
    assert told.endswith("It is no evidence about people.\n")

    assert main(["--language", "pl", *args, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["seed"], found["broken"]) == (12, [])
    assert [one["kind"] for one in found["kinds"]] == list(KINDS)


def test_fewer_than_one_pupil_is_refused(game: Any, capsys: pytest.CaptureFixture[str]) -> None:
    assert (
        main(["--language", "en", "--game", "moths", "lessons", "--simulate", "--pupils", "0"]) == 2
    )
    assert "--pupils" in capsys.readouterr().err
