"""The report as JSON and as a notebook."""

from __future__ import annotations

import json
from typing import Any

import pytest

from platformer_nb.core.errors import BadInput
from platformer_nb.games.platformer import GAME
from platformer_nb.games.platformer.narration.words import Words
from platformer_nb.games.platformer.simulation import charts
from platformer_nb.games.platformer.simulation.aggregate import count
from platformer_nb.games.platformer.simulation.narration import told
from platformer_nb.games.platformer.simulation.report import FORM, Report
from platformer_nb.simulate.charts import lengths
from platformer_nb.simulate.executor import here
from platformer_nb.simulate.notebook import notebook, save
from platformer_nb.text import languages
from tests.simulate.made import BOX, small_plan


@pytest.fixture(scope="module")
def report() -> Report:
    plan = small_plan(2)
    return count(BOX, plan, here(GAME, plan))


def test_a_report_comes_back_from_json_as_it_was(report):
    assert FORM.read(FORM.write(report)) == report


def test_a_report_is_what_its_schema_says(report):
    required = FORM.schema()["required"]
    assert set(json.loads(FORM.write(report))) == set(required)


def test_the_same_games_are_the_same_text(report):
    plan = small_plan(2)
    again = count(BOX, plan, reversed(list(here(GAME, plan))))
    assert FORM.write(again) == FORM.write(report)


@pytest.mark.parametrize("text", ["", "{}", "[1]", '{"schema": 1, "settings": 7}'])
def test_a_damaged_report_is_refused_with_its_place(text: str):
    with pytest.raises(BadInput) as told:
        FORM.read(text, "report.json")
    assert told.value.place.startswith("report.json")


def test_an_unknown_key_is_refused(report):
    data = json.loads(FORM.write(report)) | {"extra": 1}
    with pytest.raises(BadInput, match="extra"):
        FORM.read(json.dumps(data))


@pytest.mark.parametrize("language", languages())
def test_it_is_told_in_every_language(report, language: str):
    words = Words(language)
    lines = list(told(report, words))
    assert any("8" in line for line in lines)
    assert not [line for line in lines if "simulate-" in line]


def test_charts_show_what_the_report_says(report):
    words = Words()
    two = charts.seats(report, words, 2)
    assert two.values == tuple(s.share.wins.rate for s in report.groups[1].seats)
    assert two.lines == (0.5,)
    assert len(charts.bought(report, words).names) == len(BOX.items) + len(BOX.potions)
    values = charts.bought(report, words).values
    assert list(values) == sorted(values, reverse=True)
    assert sum(charts.solo(report, words).values) == pytest.approx(1)
    length = lengths(report.groups, words)
    assert [sum(curve) for curve in length.values] == pytest.approx([1, 1, 1, 1])
    for chart in (charts.heroes, charts.helps, charts.causes, charts.bosses):
        bars = chart(report, words)
        assert len(bars.names) == len(bars.values)
        assert all(
            low <= value <= high
            for low, value, high in zip(bars.lows, bars.values, bars.highs, strict=False)
        )


def test_the_notebook_is_a_notebook_and_holds_every_goal(report):
    import nbformat

    made = notebook(GAME.simulation.cells(report, Words(), "report.json"))
    nbformat.validate(nbformat.from_dict(made))
    table = "".join(made["cells"][1]["source"])
    assert table.count("\n|") == 2 + len(report.targets)


@pytest.fixture(scope="module")
def notebooks_run(report, tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[Any]]:
    """The code cells of the notebook in each language, run in one kernel: none finds another's names."""
    import nbformat
    from nbclient import NotebookClient

    folder = tmp_path_factory.mktemp("report")
    (folder / "out.json").write_text(FORM.write(report), encoding="utf-8")
    whole, cells = nbformat.v4.new_notebook(), {}
    for language in languages():
        save(GAME.simulation, report, Words(language), folder / "out.ipynb", folder / "out.json")
        book = nbformat.read(folder / "out.ipynb", as_version=4)
        whole.metadata = book.metadata
        cells[language] = [cell for cell in book.cells if cell.cell_type == "code"]
        whole.cells += [*book.cells, nbformat.v4.new_code_cell("%reset -f")]
    NotebookClient(whole, timeout=120, resources={"metadata": {"path": str(folder)}}).execute()
    return cells


@pytest.mark.slow
@pytest.mark.parametrize("language", languages())
def test_the_notebook_runs_from_top_to_bottom_and_shows_charts(
    report, language: str, notebooks_run
):
    cells = notebooks_run[language]
    assert cells[0].outputs[0]["data"]["text/plain"] == str(report.finished)
    views = [cell for cell in cells if cell.source.startswith(("bars(charts.", "curves("))]
    assert len(views) == 10
    for cell in views:
        (output,) = cell.outputs
        assert "application/vnd.jupyter.widget-view+json" in output["data"], cell.source
        assert "Figure" in output["data"]["text/plain"]
