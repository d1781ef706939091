"""What serves every game shows words that belong to none, or words that every game is known to give."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from platformer_nb.games import game_names
from platformer_nb.games.platformer import GAME
from platformer_nb.l10n.contract import GAME_KEYS, LESSONS, PAGE, PUZZLES, TERMS
from platformer_nb.l10n.messages import messages
from platformer_nb.l10n.renderings import numbers_told, renderings
from platformer_nb.l10n.uses import uses
from platformer_nb.text import BASE, Words, languages
from platformer_nb.text.books import CASES, GENDER, TERM
from platformer_widgets.words import GAME_WORDS


def generic_uses() -> dict[str, list[str]]:
    """Every string of the rooms for all games that may be a key, with its places: no game's code is read."""
    found = uses("")
    places = [place for those in (found.keys, found.page) for at in those.values() for place in at]
    assert len(places) > 1000
    assert not [place for place in places if f"games/{GAME.name}" in place]
    return {**found.page, **found.keys}


def test_a_word_of_one_game_in_a_room_for_all_is_one_that_every_game_gives() -> None:
    common, own = set(Words(BASE, None).keys()), set(Words(BASE, GAME.name).keys())
    used = generic_uses()
    foreign = {key: used[key] for key in used if key in own - common and key not in GAME_KEYS}
    assert foreign == {}
    assert [key for key in GAME_KEYS if key not in used or key in common] == []


@pytest.mark.parametrize("language", languages())
def test_the_game_gives_what_every_game_gives(language: str) -> None:
    words = Words(language, GAME.name)
    assert [key for key in GAME_KEYS if key not in words.own_keys()] == []


@pytest.mark.parametrize("language", languages())
def test_a_word_that_a_game_may_give_anew_is_one_that_is_listed(language: str) -> None:
    common = messages(language, None)
    assert {key for key in common if key.startswith(TERM)} == TERMS.keys()
    for game in game_names():
        own = messages(language, game)
        assert [key for key in TERMS if own[key].forms != common[key].forms] == []
        genders = [
            [Words(language, one).name(key, GENDER) for key in TERMS] for one in (None, game)
        ]
        assert genders[0] == genders[1]


@pytest.mark.parametrize("game", game_names())
@pytest.mark.parametrize("language", languages())
def test_a_thing_is_called_as_its_game_calls_it_in_common_sentences_too(
    language: str, game: str
) -> None:
    """The common word is in no sentence of a game that has its own: Labyrinth says “kolejka”, never “tura”."""
    here, common = messages(language, game), Words(language, None)
    told = numbers_told(here)
    for term in TERMS:
        if here[term].text == common(term):
            continue
        called = {common(term), *(common.name(term, case) for case in CASES)}
        other = re.compile(rf"(?i)\b(?:{'|'.join(map(re.escape, called))})\b")
        shown = {key: renderings(here, key, language, told) for key in here}
        assert [k for k, texts in shown.items() if any(map(other.search, texts))] == []
    if (language, game) == ("pl", "labyrinth"):
        assert Words(language, game)("review-turn", n=3) == "Kolejka 3"
        assert Words(language, "platformer")("review-turn", n=3) == "Tura 3"


def test_what_a_page_sends_of_a_game_is_what_every_game_gives() -> None:
    assert set(GAME_WORDS) <= PAGE.keys()


def test_the_guide_lists_them(root: Path) -> None:
    guide = (root / "docs" / "languages.md").read_text(encoding="utf-8")
    for keys in (PAGE, LESSONS, PUZZLES, GAME_KEYS, TERMS):
        for key, about in keys.items():
            assert f"| `{key}` | {about} |" in guide
