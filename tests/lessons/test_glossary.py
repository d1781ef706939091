"""What lessons name is marked where it is first named, in every case of its name."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from platformer_nb.games.platformer import GAME
from platformer_nb.games.platformer.narration.words import Words
from platformer_nb.lessons.boards.learner import Learner
from platformer_nb.lessons.page.glossary import glossary_key, marked, terms_of
from platformer_nb.lessons.page.prose import Node, tree
from platformer_nb.lessons.page.tutor_state import Course
from platformer_nb.lessons.progress.memory import Memory
from platformer_nb.text import languages


def terms(nodes: list[Node]) -> Iterator[tuple[str, str]]:
    for node in nodes:
        if isinstance(node, str):
            continue
        tag, *inner = node
        if tag == "term":
            yield inner[0], inner[1]
        else:
            yield from terms(inner)


def found(language: str, text: str) -> list[tuple[str, str]]:
    return list(terms(marked(GAME, language, tree(text))))


def test_a_thing_is_marked_where_it_is_first_named() -> None:
    assert found("en", "The Gloop hits. **Gloops** hit. A Wall, a coin.") == [
        ("enemies/gloop", "Gloop"),
        ("map/wall", "Wall"),
        ("tokens/coin", "coin"),
    ]


def test_the_longest_name_is_meant() -> None:
    assert found("en", "The Boss Level, then a Level.") == [
        ("levels/boss", "Boss Level"),
        ("levels/revealed", "Level"),
    ]


def test_a_word_that_only_contains_a_name_is_none() -> None:
    assert found("en", "Enter the Enterprise, start the shopping.") == []


def test_neither_code_nor_a_heading_is_marked() -> None:
    assert found("en", "# A Gloop\n\n`coin` and\n\n    Wall") == []


@pytest.mark.parametrize(
    ("language", "text", "key"),
    [
        ("pl", "Stoisz obok Gluta.", "enemies/gloop"),
        ("pl", "Wchodzisz po Drabinie.", "map/ladder"),
        ("pl", "Masz pięć monet.", "tokens/coin"),
        ("pl", "Idziesz w Butach Szybkości.", "items/boots-of-haste"),
        ("uk", "Ти стоїш поруч із Хлюпом.", "enemies/gloop"),
        ("uk", "У тебе п’ять монет.", "tokens/coin"),
        ("uk", "Крізь Стіну не пройти.", "map/wall"),
    ],
)
def test_a_name_is_found_in_its_cases(language: str, text: str, key: str) -> None:
    assert [one for one, _ in found(language, text)] == [key]


def test_a_verb_that_looks_like_a_name_is_none() -> None:
    assert found("uk", "Вони Перевертають усе.") == []


def test_the_text_is_the_same_with_marks() -> None:
    text = "A Gloop, a Wall and *two* coins."

    def plain(nodes: list[Node]) -> str:
        said = ""
        for node in nodes:
            if isinstance(node, str):
                said += node
            else:
                said += node[2] if node[0] == "term" else plain(node[1:])
        return said

    assert plain(marked(GAME, "en", tree(text))) == plain(list(tree(text)))


@pytest.mark.parametrize("language", languages())
def test_every_term_is_a_thing_of_the_catalogue(language: str) -> None:
    words = Words(language)
    things = {one.key for one in (*GAME.catalogue.things(words), *GAME.catalogue.signs(words))}
    assert (known := terms_of(GAME, language)) is not None
    assert set(known.keys) <= things
    keys = {glossary_key(one) for one in GAME.catalogue.things(words)}
    keys |= {glossary_key(one) for one in GAME.catalogue.signs(words)}
    assert {key for key in words.own_keys() if key.startswith("glossary-")} <= keys


def test_the_prose_of_a_step_has_them() -> None:
    course = Course(GAME, Learner(Memory(lambda _: None)), "en")
    course.open("00-first-turn", 1)
    step = course.step()
    assert step is not None
    assert "enemies/gloop" in [key for key, _ in terms(step["prose"])]
