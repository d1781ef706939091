"""The rulebook as a picture of what is known."""

from __future__ import annotations

from pathlib import Path

import pytest

from platformer_nb.core.errors import BadInput
from platformer_nb.games.platformer import GAME
from platformer_nb.games.platformer.content import load_rulebook
from platformer_nb.games.platformer.narration.words import Words
from platformer_nb.lessons.progress.mastery import REST
from platformer_nb.lessons.progress.picture import chapters, counted
from platformer_nb.lessons.progress.progress import Progress
from platformer_nb.lessons.progress.progress_file import ProgressFile
from platformer_widgets.standalone.progress import Progress as Picture


@pytest.fixture
def kept(tmp_path: Path) -> ProgressFile:
    file = ProgressFile(tmp_path / "progress.json")
    known = Progress().answered(["GRA-1"], False, 5).has_met(["GRA-1"], 4)
    for at in (0, 1, 2, 3, 4, REST + 4):
        known = known.answered(["MOV-2"], True, at)
    file.change(lambda _: known)
    return file


def test_every_rule_has_its_place_in_its_chapter(kept: ProgressFile):
    rows = chapters(GAME, kept.load(), Words("en", strict=True))
    assert sorted(s.rule for row in rows for s in row.squares) == sorted(load_rulebook())
    assert [row.id for row in rows][:2] == ["MOV", "GRA"], "what was met comes first"
    assert all(s.rule.startswith(row.id) for row in rows for s in row.squares)
    assert counted(rows) == {"known": 1, "right": 0, "met": 1, "unmet": len(load_rulebook()) - 2}


def test_in_plain_text_the_levels_have_signs(kept: ProgressFile):
    told = repr(Picture("en", kept))
    assert "MOV Moving" in told
    assert "·■·" in told
    assert "○ met: 1" in told
    assert "1 rule to review: GRA-1" in told


def test_the_picture_tells_levels_by_colour_and_shape(kept: ProgressFile):
    figure = Picture("en", kept).figure()
    _, met, _, known = figure.marks
    assert len({mark.marker for mark in figure.marks}) == 4
    assert len({mark.colors[0] for mark in figure.marks}) == 4
    assert list(met.names) == ["GRA-1"]
    assert list(known.names) == ["MOV-2"]


def test_progress_is_exported_and_taken_in(kept: ProgressFile, tmp_path: Path):
    path = Picture("en", kept).export(tmp_path / "mine.json")
    other = Picture("en", ProgressFile(tmp_path / "other.json")).take_in(path)
    assert other.file.load() == kept.load()


def test_a_file_that_is_no_progress_is_refused(kept: ProgressFile, tmp_path: Path):
    with pytest.raises(BadInput, match=r"nothing\.json"):
        Picture("en", kept).take_in(tmp_path / "nothing.json")


def test_one_rule_is_begun_anew(kept: ProgressFile):
    picture = Picture("en", kept).reset_rules("GRA-1")
    assert picture.due == []
    assert "○ met: 0" in repr(picture)
