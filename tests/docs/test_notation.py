"""The page that explains the notation is true: what it shows can be read."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from platformer_nb.games.platformer import GAME
from platformer_nb.games.platformer.notation.action_parser import first_words
from platformer_nb.games.platformer.notation.key_lines import KEYS

PAGE = (Path(__file__).parents[2] / "docs" / "notation.md").read_text(encoding="utf-8")
POSITIONS = re.findall(r"```position\n(.*?)```", PAGE, re.DOTALL)
SECTION = PAGE.split("## Actions")[1]
ACTIONS = [
    spelled
    for line in SECTION.split("What an action is paid with")[0].splitlines()
    if line.startswith("|")
    for spelled in re.findall(r"`([^`]+)`", line.split("|")[1])
    if not spelled.startswith("with")
]
CHANCE = re.findall(
    r"`((?:event|artifact|roll|reveal|draw|deal|first|boss-card|boss-die|reroll) [^`]+)`", SECTION
)

WEREWOLF = """
map:
    +----+----+----+----+
  4 |    :    :    :    |
    +    +    +    +    +
  3 |    :    :    :    |
    +    +    +    +    +
  2 |    :  W :    :    |
    +    +    +    +    +
  1 |    :  1 :    :    |
    +====+====+====+====+
    a    b    c    d
hero 1: sweety
pool: move star
"""


@pytest.mark.parametrize("drawn", POSITIONS)
def test_a_position_on_the_page_can_be_read_and_comes_back(drawn: str) -> None:
    rules = GAME.rules
    state = rules.read(drawn)
    assert rules.read(rules.write(state)) == state


def test_the_page_shows_a_position_and_spells_the_actions() -> None:
    assert POSITIONS
    assert len(ACTIONS) > 25
    assert len(CHANCE) > 6


@pytest.mark.parametrize("spelled", [*ACTIONS, *CHANCE])
def test_an_action_on_the_page_can_be_read(spelled: str) -> None:
    rules = GAME.rules
    state = rules.read(WEREWOLF)
    rules.read_action(state, spelled)


def test_every_line_of_a_position_is_explained() -> None:
    explained = re.findall(r"^\| `([a-z ]+?)(?: \d)?:", PAGE, re.MULTILINE)
    assert set(KEYS) - {"map"} <= set(explained)


def test_every_action_is_on_the_page() -> None:
    spelled = {words.split()[0] for words in [*ACTIONS, *CHANCE]}
    assert spelled == set(first_words())
