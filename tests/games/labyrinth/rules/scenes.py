"""Positions in the worked maze: who stands where, and what lies about."""

from __future__ import annotations

from platformer_nb.games.labyrinth.model.pending import Frame
from platformer_nb.games.labyrinth.model.state import State
from platformer_nb.games.labyrinth.model.state_builder import StateBuilder
from platformer_nb.games.labyrinth.rules.applying import settle
from tests.games.labyrinth.drawn import START
from tests.games.labyrinth.walking import position, worked

KEYS = "K1 K2 K3"


def lines(
    turn: str = "A 2",
    golem: str = "g4",
    out: str = "-",
    keys: str = KEYS,
    traps: str = "-",
    items: str = "-",
    a: str = "c3 crystal off",
    b: str = "d1 crystal off",
    c: str = "b4 crystal off",
    cards: str = "tokens -",
    who: str = "- - -",
) -> str:
    """The lines below a drawing; `a`, `b`, `c`: where a pawn stands, and its lives and so on.

    `cards`: a further line, about cards; `who`: the characters.
    """
    one, two, three = ("" if name == "-" else f"{name} " for name in who.split())
    return f"""\
    turn {turn}
    golem {golem}
    out {out}
    keys {keys}
    traps {traps}
    items {items}
    {cards}
    A {one}S1 at {a}
    B {two}S3 at {b}
    C {three}S5 at {c}
"""


def scene(**given: str) -> State:
    """A position in the worked maze; without a Crystal that could repeat a test, unless it is given."""
    return worked(lines(**given))


def first_maze(**given: str) -> State:
    """A position before anything has been built."""
    return position(START + lines(**given))


def settled(state: State, frame: Frame) -> StateBuilder:
    """What becomes of a frame that goes on by itself."""
    builder = StateBuilder(state)
    builder.push(frame)
    settle(builder)
    return builder
