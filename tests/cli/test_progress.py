"""`platformer-nb progress`: many files in one table, and bad ones named."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import pytest

from platformer_nb.cli import main
from platformer_nb.cli.commands.progress import names
from platformer_nb.lessons.progress.mastery import IN_A_ROW, REST
from platformer_nb.lessons.progress.progress import Progress, written
from tests.foreign import foreign


def known(rule: str) -> Progress:
    """Somebody who knows a rule for good."""
    progress = Progress().has_met([rule], 1)
    for number in range(IN_A_ROW):
        progress = progress.answered([rule], True, 10 + number)
    return progress.answered([rule], True, 100 + REST)


@pytest.fixture
def files(tmp_path: Path) -> list[str]:
    """Two pupils' files, the second with a game's name in it."""
    ada = known("platformer:GRA-1").has_solved("platformer:03-jumping", "ledge", 0, 9)
    bo = Progress().has_met(["MOV-1", "GRA-1"], 1).answered(["MOV-1"], False, 5)
    for name, progress in (("Ada", ada), ("Bo", bo)):
        (tmp_path / f"{name}.json").write_text(written(progress), encoding="utf-8")
    return [str(tmp_path / f"{name}.json") for name in ("Ada", "Bo")]


def test_files_become_one_table_rule_by_rule_and_pupil_by_pupil(
    files: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["progress", *files]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].split() == ["rule", "Ada", "Bo"]
    rows = {line.split()[0]: line.split()[1:] for line in lines[1:3]}
    assert rows == {"MOV-1": ["·", "○", "0/1"], "GRA-1": ["■", "6/0", "○"]}
    assert "Ada: solved: 1; rules met: 1, answered right: 1, known: 1." in lines
    assert "Most wrong answers: MOV-1 (1)." in lines


def test_a_spreadsheet_gets_a_line_for_each_pupil_and_rule_and_no_formula(
    files: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    sly = tmp_path / "=HYPERLINK(1).json"
    sly.write_text(written(known("MOV-1")), encoding="utf-8")
    assert main(["progress", *files, str(sly), "--csv"]) == 0
    rows = list(csv.reader(capsys.readouterr().out.splitlines()))
    assert rows[0] == ["pupil", "rule", "level", "right", "wrong"]
    assert ["Ada", "GRA-1", "known", "6", "0"] in rows
    assert ["Bo", "MOV-1", "met", "0", "1"] in rows
    assert len(rows) == 1 + 3 * 2
    assert {row[0] for row in rows[1:]} == {"Ada", "Bo", "'=HYPERLINK(1)"}


def test_a_bad_file_is_named_with_the_reason_and_the_others_are_read(
    files: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    damaged = tmp_path / "Cy.json"
    damaged.write_text('{"progress": 3, "answers": 7}', encoding="utf-8")
    missing = str(tmp_path / "Di.json")
    assert main(["progress", files[0], str(damaged), missing, "--json"]) == 1
    told = capsys.readouterr()
    answer = json.loads(told.out)
    assert [one["pupil"] for one in answer["pupils"]] == ["Ada"]
    assert answer["pupils"][0]["rules"]["GRA-1"] == {"level": "known", "right": 6, "wrong": 0}
    assert len(answer["unread"]) == 2
    assert "Cy.json" in told.err
    assert "answers" in told.err
    assert "Di.json" in told.err
    assert main(["progress", str(damaged)]) == 2


def test_two_files_of_one_name_are_told_apart() -> None:
    assert names(["a/Ada.json", "b/Ada.json", "Bo.json"]) == ["a/Ada.json", "b/Ada.json", "Bo"]
    assert names(["Bo.json", "Bo.json"]) == ["Bo.json (1)", "Bo.json (2)"]


@pytest.mark.parametrize("language", ["pl", "uk"])
def test_the_table_is_in_the_chosen_language(
    files: list[str], language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["progress", *files, "--language", language]) == 0
    lines = capsys.readouterr().out.replace("Ada", "").replace("Bo", "").splitlines()
    assert [english for line in lines for english in foreign(language, line)] == []
    assert main(["progress", *files, "--language", language, "--csv"]) == 0
    assert "pupil" not in capsys.readouterr().out
