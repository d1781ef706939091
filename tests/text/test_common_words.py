"""Words that belong to no game stand apart from those of a game, and both are one book."""

from __future__ import annotations

import re
from copy import deepcopy
from pathlib import Path

import pytest

from platformer_nb.content import COMMON, files
from platformer_nb.core.errors import BadInput
from platformer_nb.games import game_names
from platformer_nb.l10n.messages import messages
from platformer_nb.l10n.style import style
from platformer_nb.text import BASE, Words, languages
from platformer_nb.text.naming import naming
from tests.text.folders import folder


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A tree of content with common words and a game `chess`, in a language `cs` too."""
    for game in game_names():
        Words("en", game)  # what errors are told with is read before the tree is another
    monkeypatch.setattr(files, "content_root", lambda: tmp_path)
    folder(tmp_path / COMMON, en_a="undo = Take back\nlist-and = { $first } and { $last }")
    folder(tmp_path / "chess", en_a="card-king = King\nmoved = { $piece } moves")
    (tmp_path / "chess" / "text" / "names.toml").write_text(
        '[facts]\npiece = ["card"]\n', encoding="utf-8"
    )
    return tmp_path


@pytest.mark.usefixtures("root")
def test_the_words_of_a_game_are_read_with_the_common_ones():
    words = Words("en", "chess", strict=True)
    assert words("undo") == "Take back"
    assert words.tell("moved", {"piece": "king"}) == "King moves"
    alone = Words("en", None)
    assert alone.has("undo")
    assert not alone.has("moved")


def test_a_key_in_both_is_an_error_that_names_both_places(root: Path):
    folder(root / "draughts", en_b="x = 1\nundo = Undo")
    with pytest.raises(BadInput, match=r"draughts/text/en/b\.ftl.*line 2.*common/text/en/a\.ftl"):
        Words("en", "draughts")


def test_a_term_in_both_is_what_the_game_calls_it(root: Path):
    """Its sentences begin with a capital where the term opens them."""
    sentences = "term-turn = turn\n    .acc = turn\nlast = { term-turn } { $n } is the last { term-turn.acc }"
    folder(root / COMMON, en_c=sentences)
    folder(root / "go", en_a="term-turn = move\n    .acc = move")
    assert Words("en", "go")("last", n=3) == "Move 3 is the last move"
    folder(root / "shogi", en_a="drop = Drop")
    assert Words("en", "shogi")("last", n=3) == "Turn 3 is the last turn"
    folder(root / "hex", en_a="term-turn = stone", en_b="term-turn = move")
    with pytest.raises(BadInput, match=r"hex/text/en/b\.ftl.*hex/text/en/a\.ftl"):
        Words("en", "hex")


def test_a_folder_of_words_is_all_that_a_further_language_needs(root: Path):
    assert languages() == ("en",)
    folder(root / COMMON, cs_a="undo = Zp\u011bt")
    assert languages() == ("cs", "en")
    words = Words("cs", "chess", strict=True)
    assert (words("undo"), words.tell("moved", {"piece": "king"})) == ("Zp\u011bt", "King moves")
    folder(root / "reversi", en_a="flip = Flip", cs_a="flip = Obra\u0165")
    assert Words("cs", "reversi", strict=True)("flip") == "Obra\u0165"


@pytest.mark.parametrize("game", game_names())
@pytest.mark.parametrize("language", languages())
def test_the_common_words_hold_no_term_of_a_game(language: str, game: str):
    """Its terms are those that have a capital of their own, the names of its facts those it names."""
    stems = [entry.stem for entry in style(language, game).capital if entry.stem[0].isupper()]
    term = re.compile(rf"\b(?:{'|'.join(stems)})") if stems else re.compile(r"(?!)")
    facts = set(naming(game).facts) - {
        "given",
        "needed",
        "step",
        "character",
    }  # plain English elsewhere
    found = [
        key
        for key, message in messages(language, None).items()
        if term.search(message.text) or message.facts & facts
    ]
    assert found == []


def test_an_error_has_its_key_in_one_game_alone() -> None:
    """An error is told with the words of any game: a key of two would be told in the words of the other."""
    common, seen = set(messages(BASE, None)), dict[str, str]()
    for game in game_names():
        for key in set(messages(BASE, game)) - common:
            if re.match(r"(error|mend|place|what)-", key):
                assert seen.setdefault(key, game) == game, f"{key}: {seen[key]} and {game}"
    assert len(seen) > 100


def test_words_are_shared_by_whoever_copies_what_holds_them() -> None:
    words = Words("pl", "platformer")
    assert deepcopy({"words": words})["words"] is words
