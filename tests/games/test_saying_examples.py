"""What an example says of a position is told in sentences, in every language."""

from __future__ import annotations

from functools import cache

import pytest

from platformer_nb.games.platformer.content.examples import NewGame, load_examples
from platformer_nb.games.platformer.model.state import State
from platformer_nb.games.platformer.narration.examples import say_facts, say_new_game
from platformer_nb.games.platformer.narration.words import Words
from platformer_nb.games.platformer.teaching.examples import facts, run
from platformer_nb.text import BASE, languages
from tests.games.drawn import position


@cache
def ends() -> tuple[State, ...]:
    """The position each of the examples ends in that state facts."""
    played = (run(example).end for example in load_examples() if example.after)
    return tuple(end for end in played if end is not None)


def small() -> State:
    return position(
        """
        map:
            +----+----+----+----+
          2 |  1 :  G :   g:    |
            +    +====+====+    +
          1 |  2 :   c:  G :    |
            +====+====+====+====+
        hero 1: sweety; coins 0; gems 1; items greedymmer (used)
        hero 2: etorn; coins 2; gems 0; special sword
        pool: move move star
        """
    )


def said(language: str, *some: str) -> str:
    return " ".join(say_facts(Words(language), small(), some))


@pytest.mark.parametrize("language", languages())
def test_every_fact_that_an_example_can_state_has_a_sentence(language: str) -> None:
    words = Words(language, strict=True)
    for end in ends():
        for fact in facts(end):
            (told,) = say_facts(words, end, [fact])
            assert told.endswith((".", "!", "…")), fact
            assert language == BASE or fact not in told, fact


@pytest.mark.parametrize("language", languages())
def test_two_facts_are_never_told_alike(language: str) -> None:
    words = Words(language)
    for end in ends()[::9]:
        told = {fact: " ".join(say_facts(words, end, [fact])) for fact in facts(end)}
        over = {"nobody decides", "the game is lost"}
        alike = {one for one in told if list(told.values()).count(told[one]) > 1} - over
        assert {fact for fact in alike if not fact.startswith(("G ", "E ", "M "))} == set()


def test_a_fact_is_a_sentence_in_the_language() -> None:
    assert said("en", "2 at a1", "hero 1 gems 1") == "On a1: Etorn. Sweety has 1 gem."
    assert said("pl", "hero 2 coins 2", "pool move move star") == (
        "Etorn ma 2 monety. W puli: ruch, ruch i gwiazda."
    )
    assert said("uk", "hero 1 coins 0", "hero 1 has greedymmer used") == (
        "Світті не має монет. Світті має використану картку: Вершляг-хапун."
    )


def test_spaces_of_which_the_same_is_true_stand_in_one_sentence() -> None:
    assert said("en", "G at b2", "1 at a2", "G at c1") == "On b2 and c1: Gloop. On a2: Sweety."
    assert said("pl", "b1 holds coin", "c2 holds coin", "c2 holds gem") == (
        "Na b1 i c2 leży po monecie. Na c2 leży klejnot."
    )


def test_what_is_left_to_be_settled_says_who_settles_it() -> None:
    assert said("en", "pending reveal").startswith("Then the next Level is revealed")
    assert said("en", "pending ladder") == "Then Sweety chooses: hold on to the Ladder or fall."


def test_a_fact_that_is_none_is_not_passed_over() -> None:
    with pytest.raises(KeyError, match="hero 1 is asleep soundly"):
        said("en", "hero 1 is asleep soundly")


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "2 players; 4 Levels; The forest; Medusa; Sweety, Etorn; With artifacts"),
        ("pl", "2 gracze; 4 Poziomy; Leśne Podziemia; Meduza; Sweety, Etorn; Z artefaktami"),
        ("uk", "2 гравці; 4 Рівні; Лісове Підземелля; Медуза; Світті, Еторн; З артефактами"),
    ],
)
def test_a_game_that_is_set_up_is_told_in_the_language(language: str, told: str) -> None:
    game = NewGame(players=2, heroes=["sweety", "etorn"], artifacts=True)
    assert "; ".join(say_new_game(Words(language), game)) == told


def test_a_game_with_another_reading_says_which() -> None:
    game = NewGame(players=2, rulings={"ZOC-1": "arriving"})
    assert list(say_new_game(Words(), game))[-1].startswith("ZOC-1: ")
