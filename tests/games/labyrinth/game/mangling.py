"""True positions, actions and records with a few things changed."""

from __future__ import annotations

from functools import cache

from hypothesis import strategies as st

from platformer_nb.core.play.chance import Seeded
from platformer_nb.core.play.session import Session
from platformer_nb.games.labyrinth import GAME
from platformer_nb.games.labyrinth.content.examples import load_examples
from platformer_nb.games.labyrinth.notation.position import write
from tests.games.labyrinth.crowded import crowded, with_cards

SIGNS = ".-/\\<>#?KSCabcdgt0123456789*+, "
"""What a drawing and the lines below it are made of."""


@cache
def positions() -> tuple[str, ...]:
    """The positions of all examples, and some crowded ones with cards."""
    crowd = (write(with_cards(crowded(seed, 2 + seed % 5), seed)) for seed in range(20))
    return (*(one.position for one in load_examples() if one.position), *crowd)


@cache
def words() -> tuple[str, ...]:
    """Every word of these positions and of the actions of the examples."""
    texts = [*positions(), *(text for one in load_examples() for text in (*one.before, *one.do))]
    found = {word.strip(",") for text in texts for word in text.split()}
    return (*sorted(found), "-1", "999999999999", "é", "*", "+", "<", "?")


@st.composite
def mangled(draw: st.DrawFn, texts: tuple[str, ...]) -> str:
    """One of these texts, with up to three things changed."""
    lines = draw(st.sampled_from(texts)).splitlines()
    for _ in range(draw(st.integers(1, 3))):
        place = draw(st.integers(0, len(lines) - 1))
        line = lines[place]
        match draw(st.integers(0, 5)):
            case 0:
                at = draw(st.integers(0, len(line)))
                lines[place] = line[:at] + draw(st.sampled_from(SIGNS)) + line[at + 1 :]
            case 1 | 2:
                parts = line.split(" ")
                at = draw(st.integers(0, len(parts) - 1))
                parts[at] = draw(st.sampled_from(words()))
                lines[place] = " ".join(parts)
            case 3 if len(lines) > 1:
                lines.pop(place)
            case 4:
                lines.insert(place, draw(st.sampled_from(lines)))
            case _:
                lines[place] = line[: draw(st.integers(0, len(line)))]
    return "\n".join(lines)


@cache
def record() -> str:
    """The record of the beginning of a game of three."""
    session = Session(GAME.rules, GAME.setup.new(3), Seeded(5))
    session.players = ("Ann", "Bob", "Cy")
    for number in range(12):
        listed = GAME.rules.actions(session.state)
        texts = sorted(GAME.rules.write_action(session.state, one) for one in listed)
        session.do(texts[number % len(texts)])
    return session.record(GAME)
