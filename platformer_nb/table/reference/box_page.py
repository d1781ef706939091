"""The box of a game as a page shows it: every thing of its catalogue, a search in them, and the aid for players."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from platformer_nb.core.game import AnyGame, Game
from platformer_nb.core.parts.catalogue import AidPart, Catalogue, Thing
from platformer_nb.text import Words


def has_catalogue(game: AnyGame | None) -> bool:
    """Return whether the box of a game can be shown, without loading its catalogue."""
    return game is not None and type(game).catalogue is not Game.catalogue


def _catalogue(game: AnyGame) -> Catalogue:
    found: Catalogue = game.part("catalogue", game.catalogue)
    return found


def box_page(game: AnyGame, language: str) -> dict[str, Any]:
    """Return the whole box: kinds with headings, things, and the aid. Raise NoPart without a catalogue."""
    words = Words(language, game.name)
    catalogue = _catalogue(game)
    return {
        "language": language,
        "kinds": [{"id": id, "name": name} for id, name in catalogue.kinds(words).items()],
        "things": [_thing(one) for one in catalogue.things(words)],
        "aid": [_part(one) for one in catalogue.aid(words)],
    }


def found_things(game: AnyGame, language: str, query: str) -> list[str]:
    """Return the keys of the things that have all words of a query in any form, in the order of display."""
    from platformer_nb.text.search_words import search_words  # a page starts without
    from platformer_nb.text.word_match import likeness, words_of

    endings, asked = search_words(language, game.name).endings, words_of(query)
    return [
        key
        for key, known in _index(game, language)
        if all(any(likeness(word, one, endings) for one in known) for word in asked)
    ]


@lru_cache(maxsize=8)
def _index(game: AnyGame, language: str) -> Sequence[tuple[str, Sequence[str]]]:
    """Return the key of each thing, and its words as they are compared; made once."""
    from platformer_nb.text.word_match import words_of

    words = Words(language, game.name)
    catalogue = _catalogue(game)
    kinds, things = catalogue.kinds(words), catalogue.things(words)
    said = [
        " ".join((one.name, kinds[one.kind], *one.numbers, *one.texts, *one.rules))
        for one in things
    ]
    return [
        (one.key, tuple(dict.fromkeys(words_of(text))))
        for one, text in zip(things, said, strict=True)
    ]


def _thing(one: Thing) -> dict[str, Any]:
    return {
        "key": one.key,
        "kind": one.kind,
        "id": one.id,
        "name": one.name,
        "texts": list(one.texts),
        "numbers": list(one.numbers),
        "count": one.count,
        "rules": list(one.rules),
        "shown": dict(one.shown),
    }


def _part(one: AidPart) -> dict[str, Any]:
    lines = [
        {
            "lead": line.lead,
            "text": line.text,
            "rules": list(line.rules),
            "drawn": line.drawn,
            "apart": line.apart,
        }
        for line in one.lines
    ]
    return {"title": one.title, "steps": one.steps, "lines": lines}
