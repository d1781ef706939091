"""The pictures of a notebook in a browser, where bqplot cannot be imported: the same, as SVG."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

from platformer_nb.lessons.progress.picture import chapters
from platformer_nb.lessons.progress.progress_file import ProgressFile
from platformer_nb.text import languages
from platformer_widgets import GemCurve, Progress
from platformer_widgets.games.platformer.standalone import gem_pictures
from platformer_widgets.standalone import progress

SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture(autouse=True)
def without(monkeypatch: pytest.MonkeyPatch) -> None:
    """No bqplot is found."""
    for module in (gem_pictures, progress):
        monkeypatch.setattr(module, "find_spec", lambda _name: None)


def parsed(text: str) -> ElementTree.Element:
    return ElementTree.fromstring(text.replace("<svg ", f'<svg xmlns="{SVG[1:-1]}" ', 1))


def dots(curve: GemCurve, figure: object) -> list[tuple[str | None, str | None]]:
    """Where the dots of the symbols stand."""
    found = parsed(figure.value).iter(f"{SVG}circle")  # type: ignore[attr-defined]
    return [(one.get("cx"), one.get("cy")) for one in found if one.get("r") == "9"]


@pytest.mark.parametrize("language", languages())
def test_the_curve_follows_its_sliders_and_each_dot_can_be_told_apart(language: str) -> None:
    curve = GemCurve(3, 20, language).put(1, 1, 2)
    figure, first, *_ = curve.panel().children
    before = dots(curve, figure)
    assert len(set(before)) == 3
    first.value = 3
    assert curve.steps == (3, 1, 2)
    assert dots(curve, figure) != before


def test_the_picture_of_progress_has_a_mark_for_each_rule(tmp_path: Path) -> None:
    shown = Progress("pl", ProgressFile(tmp_path / "progress.json"))
    drawing = parsed(shown.figure().value)
    named = [one.text for one in drawing.iter(f"{SVG}title")]
    rules = shown.game.rulebook.entries
    assert {one for one in named if one in rules} == {
        square.rule
        for row in chapters(shown.game, shown.kept.load(), shown.words)
        for square in row.squares
    }
    bundle = shown._repr_mimebundle_()
    assert "text/plain" in (bundle[0] if isinstance(bundle, tuple) else bundle)
