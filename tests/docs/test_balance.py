"""The page on balance says what the measured report says."""

from __future__ import annotations

import importlib.util
from pathlib import Path

from platformer_nb.games.platformer.simulation.report import read


def test_the_page_on_balance_is_written_from_the_report(root: Path):
    spec = importlib.util.spec_from_file_location(
        "write_balance", root / "docs" / "write_balance.py"
    )
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    report = read((root / "docs" / "balance.json").read_bytes())
    page = (root / "docs" / "balance.md").read_text(encoding="utf-8")
    assert page == module.described(report), "run docs/write_balance.py"


def test_the_measured_report_is_of_two_thousand_games_a_size_and_meets_every_goal(root: Path):
    report = read((root / "docs" / "balance.json").read_bytes())

    assert report.settings.games >= 2000
    assert sorted(report.settings.players) == [1, 2, 3, 4]
    assert report.finished == report.asked
    assert [target for target in report.targets if not target.met] == []
