"""Figures as goals name them: `hero 1`, or a kind of Enemy."""

from __future__ import annotations

from typing import Annotated

from pydantic import StringConstraints

from platformer_nb.games.platformer.model.state import FIRST_KIND, State

SpaceName = Annotated[str, StringConstraints(pattern=r"^[a-z][1-9][0-9]?$")]


def figure_code(state: State, figure: str) -> int:
    """Return the code of a figure; 0 if the game has none of that name."""
    if figure.startswith("hero "):
        seat = int(figure[-1])
        return seat if seat <= len(state.heroes) else 0
    code = state.game.codes.get(figure, 0)
    assert code == 0 or code >= FIRST_KIND
    return code


def card(state: State, figure: str) -> str:
    """Return the id of a figure's card."""
    if figure.startswith("hero "):
        return state.heroes[int(figure[-1]) - 1].card
    return figure
