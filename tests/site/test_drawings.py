"""The box as a gallery of the site: what is drawn at build time."""

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from platformer_nb.core.errors import BadInput
from platformer_nb.core.game import AnyGame
from platformer_nb.games import load_game
from platformer_nb.site.pages import drawings
from platformer_nb.site.pages.box_pages import gallery
from platformer_nb.table.reference.box_page import box_page
from platformer_nb.text import languages
from tests.own_games import BOXED_GAMES

GAMES: list[AnyGame] = [load_game(name) for name in BOXED_GAMES]


@pytest.fixture(scope="module")
def drawn(tmp_path_factory: pytest.TempPathFactory) -> dict[str, drawings.Drawings]:
    return drawings.drawings(GAMES, tmp_path_factory.mktemp("stage"))


@pytest.mark.parametrize("game", GAMES, ids=BOXED_GAMES)
def test_everything_in_a_box_is_drawn(game: AnyGame, drawn: dict[str, drawings.Drawings]) -> None:
    found = drawn[game.name]
    assert found.keys() == {one["key"] for one in box_page(game, "en")["things"]}
    assert [key for key, pictures in found.items() if not pictures] == []


def test_a_drawing_is_a_document_of_its_own_that_fetches_nothing(
    drawn: dict[str, drawings.Drawings],
) -> None:
    texts = [one.text for box in drawn.values() for found in box.values() for one in found]
    for text in texts:
        assert ElementTree.fromstring(text).tag == "{http://www.w3.org/2000/svg}svg"
    links = [text for text in texts if re.search(r"href|url\(|<script|<image| on\w+=", text)]
    assert links == []


def test_each_copy_of_a_tile_is_drawn_and_cut_to_its_shape(
    drawn: dict[str, drawings.Drawings],
) -> None:
    copies = drawn["labyrinth"]["tiles/i"]
    assert len({one.text for one in copies}) == 2
    assert all(".lb-hex { clip-path: polygon" in one.text for one in copies)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES, ids=BOXED_GAMES)
def test_a_gallery_shows_every_drawing_beside_its_words(
    game: AnyGame, language: str, drawn: dict[str, drawings.Drawings]
) -> None:
    _, text = gallery(game, language, BOXED_GAMES, drawn[game.name])
    shown = re.findall(r'<img src="../../([^"]+)" alt="" width="\d+" height="\d+" loading', text)
    paths = [one.path for found in drawn[game.name].values() for one in found]
    assert sorted(shown) == sorted(paths)
    assert len(set(paths)) == len(paths)
    for kind in box_page(game, language)["kinds"]:
        assert (f'href="#{kind["id"]}"' in text) == (f'<h2 id="{kind["id"]}">' in text)


def test_without_node_the_build_says_what_is_missing(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(BadInput, match="it is not installed"):
        drawings.drawings(GAMES, tmp_path)
