"""Numbers in the sentences of each language: 1 pole, 2 pola, 5 pól; 21 is many in Polish, one in Ukrainian."""

from __future__ import annotations

from typing import Any

import pytest

from platformer_nb.games.platformer.narration.words import Words

NUMBERS = (0, 1, 2, 5, 11, 12, 21, 22, 25, 101, 1.5)

FALLS = {
    "en": ("Spaces", "Space", "Spaces", "Spaces", "Spaces", "Spaces", "Spaces", "Spaces", "Spaces",
           "Spaces", "Spaces"),
    "pl": ("Pól", "Pole", "Pola", "Pól", "Pól", "Pól", "Pól", "Pola", "Pól", "Pól", "Pola"),
    "uk": ("Клітинок", "Клітинку", "Клітинки", "Клітинок", "Клітинок", "Клітинок", "Клітинку",
           "Клітинки", "Клітинок", "Клітинку", "Клітинки"),
}  # fmt: skip
DOWN = {"en": "", "pl": "", "uk": " вниз"}
"""What stands between the Spaces and where the fall ends."""
MOVES = {
    "pl": ("Pól", "Pole", "Pola", "Pól", "Pól", "Pól", "Pól", "Pola", "Pól", "Pól", "Pola"),
    "uk": ("Клітинок", "Клітинка", "Клітинки", "Клітинок", "Клітинок", "Клітинок", "Клітинка",
           "Клітинки", "Клітинок", "Клітинка", "Клітинки"),
}  # fmt: skip
COINS = {
    "en": ("coins", "coin", "coins", "coins", "coins", "coins", "coins", "coins", "coins", "coins",
           "coins"),
    "pl": ("monet", "moneta", "monety", "monet", "monet", "monet", "monet", "monety", "monet",
           "monet", "monety"),
    "uk": ("монет", "монета", "монети", "монет", "монет", "монет", "монета", "монети", "монет",
           "монета", "монети"),
}  # fmt: skip
LEFT = {
    "pl": ("zostało 0 wydarzeń", "zostało 1 wydarzenie", "zostały 2 wydarzenia",
           "zostało 5 wydarzeń", "zostało 11 wydarzeń", "zostało 12 wydarzeń",
           "zostało 21 wydarzeń", "zostały 22 wydarzenia", "zostało 25 wydarzeń",
           "zostało 101 wydarzeń", "zostało 1,5 wydarzenia"),
    "uk": ("залишилося 0 подій", "залишилася 1 подія", "залишилося 2 події",
           "залишилося 5 подій", "залишилося 11 подій", "залишилося 12 подій",
           "залишилася 21 подія", "залишилося 22 події", "залишилося 25 подій",
           "залишилася 101 подія", "залишилося 1,5 події"),
}  # fmt: skip


def told(language: str, key: str, facts: dict[str, Any]) -> list[str]:
    """The sentence with each of the numbers."""
    words = Words(language, strict=True)
    return [words.tell(key, {**facts, "n": number}) for number in NUMBERS]


@pytest.mark.parametrize("language", FALLS)
def test_a_figure_falls_so_many_spaces(language: str):
    said = told(language, "event-fell", {"figure": "ent", "to": "b1"})
    for sentence, form in zip(said, FALLS[language], strict=True):
        assert f" {form}{DOWN[language]}, " in sentence


@pytest.mark.parametrize("language", MOVES)
def test_dice_are_worth_so_many_spaces(language: str):
    said = told(language, "selection-move", {})
    assert [sentence.split()[-1] for sentence in said] == list(MOVES[language])


@pytest.mark.parametrize("language", COINS)
def test_so_many_coins(language: str):
    said = told(language, "selection-coin", {})
    assert [sentence.split()[-1] for sentence in said] == list(COINS[language])


@pytest.mark.parametrize("language", LEFT)
def test_so_many_events_are_left_and_the_verb_agrees(language: str):
    assert tuple(told(language, "solo-events-left", {})) == LEFT[language]


@pytest.mark.parametrize(
    ("language", "whole", "broken"),
    [("en", "10,000", "1.5"), ("pl", "10\u00a0000", "1,5"), ("uk", "10\u00a0000", "1,5")],
)
def test_a_number_is_written_as_the_language_writes_it(language: str, whole: str, broken: str):
    words = Words(language, strict=True)
    assert words("selection-coin", n=10_000).startswith(f"{whole} ")
    assert words("selection-coin", n=1.5).startswith(f"{broken} ")
    assert words.number(10_000) == whole
    assert words.number(1.5) == broken
    assert words.number(2 / 3, 2) == f"0{broken[1]}67"


@pytest.mark.parametrize(("language", "said"), [("en", "12.5%"), ("pl", "12,5%"), ("uk", "12,5%")])
def test_a_share_is_written_as_the_language_writes_it(language: str, said: str):
    assert Words(language).share(0.125) == said


@pytest.mark.parametrize(
    ("language", "said"), [("en", "a, b and c"), ("pl", "a, b i c"), ("uk", "a, b і c")]
)
def test_a_list_is_joined_as_the_language_joins_it(language: str, said: str):
    words = Words(language, strict=True)
    assert words.joined(["a", "b", "c"]) == said
    assert words.joined(["a"]) == "a"
    assert words.joined([]) == ""


@pytest.mark.parametrize(
    ("coins", "gems", "hearts", "said"),
    [
        (1, 0, 0, "Zora zyskuje 1 monetę."),
        (0, 22, 0, "Zora zyskuje 22 klejnoty."),
        (0, 0, 5, "Zora zyskuje 5 serc."),
        (2, 1, 0, "Zora zyskuje 2 monety i 1 klejnot."),
        (1, 0, 1, "Zora zyskuje 1 monetę i 1 serce."),
        (0, 5, 2, "Zora zyskuje 5 klejnotów i 2 serca."),
        (1, 2, 1, "Zora zyskuje 1 monetę, 2 klejnoty i 1 serce."),
        (0, 0, 0, "Zora niczego nie zyskuje."),
    ],
)
def test_a_gain_is_a_polish_sentence(coins: int, gems: int, hearts: int, said: str):
    facts = {"hero": "zora", "coins": coins, "gems": gems, "hearts": hearts}
    assert Words("pl").tell("event-gained", facts) == said


def test_a_loss_and_a_payment_are_polish_sentences():
    words = Words("pl", strict=True)
    facts = {"hero": "etorn", "coins": 1, "gems": 2, "hearts": 1}
    assert words.tell("event-lost", facts) == "Etorn traci 1 monetę i 2 klejnoty."
    assert words.tell("event-looted", facts) == "Etorn bierze łup: 1 monetę i 2 klejnoty."
    assert words.tell("event-paid", facts) == "Etorn oddaje 1 monetę i 1 serce."
