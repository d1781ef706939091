"""The catalogue of Labyrinth: everything in the box is there once, has words and rules, and is drawn."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from platformer_nb import load_game, text
from platformer_nb.games.labyrinth.content import load_box
from platformer_nb.games.labyrinth.content.listing import cards_of

GAME = load_game("labyrinth")
CATALOGUE = GAME.part("catalogue", GAME.catalogue)
LANGUAGES = text.languages()


def test_every_card_token_and_tile_is_there_once_and_they_are_as_many_as_in_the_box() -> None:
    found = CATALOGUE.things(text.Words("en", "labyrinth", strict=True))
    keys = [one.key for one in found]
    assert len(keys) == len({*keys})
    assert {f"{card.kind}/{card.id}" for card in cards_of(load_box())} <= {*keys}
    counts = {
        kind: sum(one.count for one in found if one.kind == kind)
        for kind in ("tiles", "golem", "traps", "tokens")
    }
    assert counts == {"tiles": 30, "golem": 12, "traps": 60, "tokens": 21}
    shown = [tile for one in found for tile in one.shown.get("tiles", ())]
    assert len(shown) == 30


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_thing_and_sign_has_words_and_rests_on_rules_that_exist(language: str) -> None:
    words = text.Words(language, "labyrinth", strict=True)
    for thing in (*CATALOGUE.things(words), *CATALOGUE.signs(words)):
        assert thing.name
        assert all((thing.texts, *thing.texts)), thing.key
        assert {*thing.rules} <= {*GAME.rulebook.entries}
        assert thing.rules
    assert [*CATALOGUE.kinds(words)] == [*dict.fromkeys(t.kind for t in CATALOGUE.things(words))]


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_line_of_the_aid_is_the_sentences_of_its_rules_beside_a_thing_that_exists(
    language: str,
) -> None:
    words = text.Words(language, "labyrinth", strict=True)
    known = {one.key for one in CATALOGUE.things(words)}
    for part in CATALOGUE.aid(words):
        assert part.title
        for line in part.lines:
            assert line.text == " ".join(words(f"rule-{rule}") for rule in line.rules)
            assert line.drawn in known


def test_every_card_and_token_has_a_drawing_of_its_own(root: Path) -> None:
    folder = root / "widgets/platformer_widgets/games/labyrinth/drawing"
    drawn = {path.stem: path.read_text("utf-8") for path in folder.glob("*.js")}
    homes = {
        "characters": "fighters wanderers",
        "items": "items",
        "tokens": "items",
        "traps": "traps",
        "events": "events",
    }
    for thing in CATALOGUE.things(text.Words("en", "labyrinth")):
        source = "".join(drawn[name] for name in homes.get(thing.kind, "").split())
        if source:
            assert re.search(
                rf'^\s*(const )?"?{_camel(thing.id)}"?( =|[:,])|[ {{]"?{thing.id}"?[:,]',
                source,
                re.MULTILINE,
            ), thing.key


def _camel(name: str) -> str:
    first, *rest = name.split("-")
    return first + "".join(one.title() for one in rest)
