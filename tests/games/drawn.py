"""Drawn positions and what is asked of them; every test of the rules speaks through this."""

from __future__ import annotations

from functools import cache
from textwrap import dedent
from typing import Any

from platformer_nb.core.rules import NATURE
from platformer_nb.core.ruling import Cite, Ruling
from platformer_nb.games.platformer import GAME
from platformer_nb.games.platformer.engine import Platformer
from platformer_nb.games.platformer.model.actions import Action
from platformer_nb.games.platformer.model.state import State
from platformer_nb.games.platformer.model.terrain import space_name


@cache
def rules() -> Platformer:
    """The rules with the project's own box."""
    return GAME.rules


def position(text: str) -> State:
    """The position that is drawn."""
    return rules().read(dedent(text))


def action(state: State, text: str) -> Action:
    """The action these words mean."""
    return rules().read_action(state, text)


def judge(state: State, text: str) -> Ruling[Action]:
    """What the rules say of it."""
    return rules().judge(state, action(state, text))


def allowed(state: State, text: str, *because: str) -> Ruling[Action]:
    """The action is legal, listed, and these rules are named for it."""
    ruling = judge(state, text)
    assert ruling.legal, f"{text}: {ruling.rules}"
    assert set(because) <= set(ruling.rules), f"{text} is allowed by {ruling.rules}"
    if rules().actor(state) != NATURE:
        assert action(state, text) in set(rules().actions(state)), f"{text} is not listed"
    return ruling


def refused(state: State, text: str, *because: str, **facts: Any) -> Cite:
    """The action is illegal by just these rules; the first citation holds these facts.

    What is named instead has to be legal, and while something is due something is named.
    """
    ruling = judge(state, text)
    assert not ruling.legal, f"{text} is allowed by {ruling.rules}"
    assert ruling.rules == because, f"{text} is refused by {ruling.rules}"
    assert action(state, text) not in set(rules().actions(state))
    for other in ruling.written:
        assert judge(state, other).legal, f"instead of {text}: {other}"
    if state.pending and rules().actor(state) not in (NATURE, None):
        assert ruling.written, f"nothing is named instead of {text}"
    first = ruling.cites[0]
    for name, value in facts.items():
        key = "from" if name == "frm" else name
        assert first.facts.get(key) == value, f"{text}: {dict(first.facts)}"
    return first


def play(state: State, *actions: str) -> tuple[State, list[Any]]:
    """Do these, one after the other; the state and all events."""
    events: list[Any] = []
    for text in actions:
        chosen = action(state, text)
        ruling = rules().judge(state, chosen)
        assert ruling.legal, f"{text}: {ruling.rules}"
        state, happened = rules().apply(state, chosen)
        events += happened
    return state, events


def place(state: State, seat: int) -> str:
    """Where the Hero of a seat (from 1) stands: `c5`, or `off`."""
    at = state.heroes[seat - 1].at
    return space_name(state.terrain.width, at) if at >= 0 else "off"


def figures(state: State) -> dict[str, str]:
    """Everybody on the map: the name of each Space, and the character drawn there."""
    from platformer_nb.games.platformer.notation.position_writer import glyph

    width = state.terrain.width
    return {space_name(width, s): glyph(state, f) for s, f in enumerate(state.occupied) if f}


def written(state: State) -> list[str]:
    """All legal actions in notation."""
    return [rules().write_action(state, a) for a in rules().actions(state)]


def of(events: list[Any], kind: type) -> list[Any]:
    """The events of one kind."""
    return [e for e in events if isinstance(e, kind)]
