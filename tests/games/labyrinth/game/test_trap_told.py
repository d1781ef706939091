"""What a trap does is told once, and “Why?” has the row of the table that the rule speaks of."""

from __future__ import annotations

import pytest

from platformer_nb import load_game, text
from platformer_nb.core.parts.narrator import NamingNarrator
from platformer_nb.core.play.chance import Seeded
from platformer_nb.core.play.session import Session
from platformer_nb.table.coach import coach
from platformer_nb.table.table import Table
from tests.games.labyrinth.rules.scenes import scene

GAME = load_game("labyrinth")
LOW, HIGH = "roll 2 1", "roll 6 5"


def met(trap: str, *rolls: str) -> Table:
    """A table at which Ann has come upon a trap and made its rolls."""
    state = scene(traps="b2a ?", who="swordmaster warlock paladin")
    session = Session(GAME.rules, state, Seeded(1))
    for action in ("move NW", f"turn up {trap}", *rolls):
        session.do(session.action(action))
    table = Table(GAME, session, ("Ann", "Bob", "Cy"), "en")
    table.enter(0)
    return table


@pytest.mark.parametrize(("rolls", "n"), [((LOW, LOW), 2), ((LOW, HIGH), 1)])
def test_harm_that_a_trap_does_twice_is_one_line_with_its_sum(
    rolls: tuple[str, ...], n: int
) -> None:
    table = met("fumes", *rolls)
    tokens = "1 stun token" if n == 1 else f"{n} stun tokens"
    told = [line["text"] for line in table.view()["log"] if "gets" in line["text"]]
    assert told == [f"Swordmaster gets {tokens}."]
    assert sum(event.kind == "stunned" for event in table.session.history[-1].events) == n


def test_why_shows_the_row_of_the_table() -> None:
    table = met("fumes", LOW, LOW)
    line = next(line for line in table.view()["log"] if "stun tokens." in line["text"])
    found = coach(table, {"for": table.number, "about": "why", "lines": [line["why"]]})["answer"]
    row = (
        "The row of the Labyrinth Table: Fumes, 2 rolls, difficulty 8."
        " For each failed roll: get 1 stun token."
    )
    assert found["told"][0]["about"] == [row]


@pytest.mark.parametrize("language", text.languages())
def test_the_row_is_told_in_every_language(language: str) -> None:
    state = met("fumes", LOW, LOW).state
    words = text.Words(language, "labyrinth", strict=True)
    event = met("fumes", LOW, LOW).session.history[-1].events[-1]
    assert isinstance(GAME.narrator, NamingNarrator)
    (row,) = GAME.narrator.named(state, event, ("TRP-11",), words)
    assert words("card-fumes-text") in row
