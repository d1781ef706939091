"""Positions with a full Shop, and what is asked of cards that ask for something."""

from textwrap import dedent
from typing import Any

from platformer_nb.games.platformer.model.state import State
from platformer_nb.games.platformer.narration.events import say_event
from platformer_nb.games.platformer.narration.rulings import say_ruling
from platformer_nb.games.platformer.narration.words import Words
from tests.games.drawn import (
    action,
    judge,
    play,
    position,
    rules,
    written,
)
from tests.games.invariants import told
from tests.games.test_random_play import against_everything, both_ways

WORDS = Words(strict=True)


FULL = "shop: items -, -, -; potions forest-honey, gem-cordial, stone-skin\n"
"""With its potions laid out, no card has to be drawn when one is used."""


def drawn(text: str) -> State:
    """The position, with a full Shop unless it says otherwise."""
    return position(text if "shop:" in text else dedent(text) + FULL)


def answers(state: State) -> list[str]:
    """What can be chosen, each read back as it is written, and nothing else is legal."""
    against_everything(state)
    for one in rules().actions(state):
        both_ways(state, one)
    assert rules().read(rules().write(state)) == state
    return written(state)


def code(enemy: str) -> int:
    """The figure code of a kind of Enemy."""
    return drawn("map:\n    +----+\n  1 |  1 |\n    +====+\n").game.codes[enemy]


def why(state: State, text: str) -> list[str]:
    """The reasons of a refusal, in words."""
    return [
        r.text for r in say_ruling(WORDS, state, action(state, text), judge(state, text)).reasons
    ]


def told_all(before: State, text: str) -> tuple[State, list[Any]]:
    """Do it; the events alone have to tell what has changed, each in a whole sentence."""
    after, events = play(before, text)
    told(before, after, events)
    for event in events:
        assert "{" not in say_event(WORDS, after, event)
    return after, events
