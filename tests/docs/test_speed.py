"""The page on speed shows the run that is kept beside it."""

from __future__ import annotations

import importlib.util
import json
from pathlib import Path


def test_the_table_and_the_chart_of_speed_are_written_from_the_run(root: Path):
    spec = importlib.util.spec_from_file_location("write_speed", root / "docs" / "write_speed.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    run = json.loads((root / "docs" / "speed.json").read_text(encoding="utf-8"))
    page = (root / "docs" / "speed.md").read_text(encoding="utf-8")
    drawn = (root / "docs" / "images" / "speed.svg").read_text(encoding="utf-8")
    assert page == module.written(page, run), "run docs/write_speed.py"
    assert drawn == module.chart(run["engines"]), "run docs/write_speed.py"
