"""The page on balance says what the measured report says."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

from platformer_nb.games.labyrinth.simulation import report as labyrinth
from platformer_nb.games.platformer.simulation.report import FORM


def writer(root: Path) -> Any:
    spec = importlib.util.spec_from_file_location(
        "write_balance", root / "docs" / "write_balance.py"
    )
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_page_on_balance_is_written_from_the_report(root: Path):
    report = FORM.read((root / "docs" / "balance.json").read_bytes())
    page = (root / "docs" / "balance.md").read_text(encoding="utf-8")
    assert page == writer(root).described(report), "run docs/write_balance.py"


def test_so_is_the_page_on_labyrinth(root: Path):
    report = labyrinth.FORM.read((root / "docs" / "balance_labyrinth.json").read_bytes())
    page = (root / "docs" / "balance_labyrinth.md").read_text(encoding="utf-8")
    assert page == writer(root).labyrinth_described(report), "run docs/write_balance.py"
    assert report.finished == report.asked
    assert report.players == (2, 3, 4, 5, 6)


def test_the_measured_report_is_of_two_thousand_games_a_size_and_meets_every_goal(root: Path):
    report = FORM.read((root / "docs" / "balance.json").read_bytes())

    assert report.settings.games >= 2000
    assert sorted(report.settings.players) == [1, 2, 3, 4]
    assert report.finished == report.asked
    assert [target for target in report.targets if not target.met] == []
