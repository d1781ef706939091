"""A seat is called by its player's name, wherever no figure stands for it."""

from __future__ import annotations

import pytest

from platformer_nb.cli.terminal.opening import new_table
from platformer_nb.games import load_game
from platformer_nb.games.platformer.view import new_tables
from platformer_nb.text import Words

SAYS = {"en": "Bob goes first.", "pl": "Zaczyna Bob.", "uk": "Починає Bob."}


@pytest.mark.parametrize("language", SAYS)
def test_who_goes_first_is_called_by_name(language: str) -> None:
    players = [{"name": "Ann", "hero": "lumi"}, {"name": "Bob", "hero": "zora"}]
    table = new_tables.new_table(players, "3", language=language)
    assert table.view()["log"][0]["text"] == SAYS[language]


def test_a_seat_without_a_name_has_a_number() -> None:
    table = new_tables.new_table([{"hero": "lumi"}, {"hero": "zora"}], "3")
    assert table.view()["log"][0]["text"] == "Player 2 goes first."


def test_before_a_character_is_dealt_a_seat_goes_by_name_not_by_a_letter() -> None:
    table = new_table(load_game("labyrinth"), 1, "greedy", "3", "en")
    table.names = ("Ann", "Bob")
    told = [line["text"] for line in table.view()["log"]]
    dealt = [text for text in told if "has the character" in text]
    assert dealt
    assert {text.split(" has ")[0] for text in dealt} == {"Ann", "Bob"}


def test_texts_for_a_table_leave_the_others_as_they_are() -> None:
    words = Words("en", None)
    there = words.among(("Ann", ""))
    assert (there.player(0), there.player(1), there.player(2)) == ("Ann", None, None)
    assert words.player(0) is None
    assert there.among(("Ann", "")) is there
