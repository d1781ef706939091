"""Facts of a position, as text and numbers, for the citations of a ruling."""

from __future__ import annotations

from platformer_nb.core.ruling import Cite
from platformer_nb.games.platformer.model.box.box import BLANK, SYMBOLS
from platformer_nb.games.platformer.model.state import FIRST_KIND, Constants, State
from platformer_nb.games.platformer.model.terrain import DOWN, LEFT, ONE_WAY, RIGHT, UP, space_name


def at(state: State, space: int) -> str:
    """Return the name of a Space, "" for NOWHERE."""
    return space_name(state.terrain.width, space) if space >= 0 else ""


def who(state: State, space: int) -> dict[str, str]:
    """Return the figure on a Space as the fact `hero` or `enemy`, empty if there is none."""
    figure = state.occupied[space] if 0 <= space < len(state.occupied) else 0
    if not figure:
        return {}
    if figure < FIRST_KIND:
        return {"hero": state.heroes[figure - 1].card}
    return {"enemy": state.game.kinds[figure].id}


def figure_on(state: State, space: int) -> str:
    """Return the card id of the figure on a Space, "" if there is none."""
    return next(iter(who(state, space).values()), "")


def nobody(state: State, frm: int, space: int) -> dict[str, int | str]:
    """Return the facts of a Space without an Enemy: a Hero is there, or nobody, or there is no such Space.

    `frm` is the Space from which it was targeted, if any; the fact `there` names what is wrong.
    """
    if not 0 <= space < len(state.occupied):
        return {"from": at(state, frm), "there": "outside"}
    facts: dict[str, int | str] = {"to": at(state, space), **who(state, space)}
    if not state.terrain.covers(space):
        return {**facts, "there": "hidden"}
    return {**facts, "there": "self" if space == state.hero.at else "free"}


def edge(state: State, one: int, two: int) -> dict[str, str]:
    """Return what separates two Spaces side by side as the fact `edge`, empty if nothing does."""
    terrain = state.terrain
    if not (terrain.covers(one) and terrain.covers(two)) or two in terrain.neighbours[one]:
        return {}
    direction = terrain.direction(one, two)
    if direction in (LEFT, RIGHT):
        return {"edge": "wall"}
    if direction in (UP, DOWN):
        kind = terrain.floor_kind[max(one, two)]
        return {"edge": "oneway" if kind == ONE_WAY else "platform"}
    return {}


def card_of(game: Constants, figure: int, heroes: tuple[str, ...]) -> str:
    """Return the card id of a figure code; `heroes` are the cards by seat."""
    return heroes[figure - 1] if figure < FIRST_KIND else game.kinds[figure].id


def figure_card(state: State, figure: int) -> str:
    """Return the card id of a figure code."""
    return card_of(state.game, figure, tuple(h.card for h in state.heroes))


def symbol(index: int) -> str:
    """Return the id of a symbol: "blank" for a blank side."""
    return "blank" if index == BLANK else SYMBOLS[index]


def cite(rule: str, **facts: int | str | tuple[str, ...]) -> Cite:
    """Return a citation with its facts, empty ones left out."""
    return Cite(rule, {k: v for k, v in facts.items() if v != ""})


def first_broken(*clauses: Cite | None) -> Cite | None:
    """Return the first clause that objects, where each makes sense only if those before it hold.

    Later clauses would cite what does not exist: a Push behind a Wall, the price of a card that is not for
    sale. What can be corrected independently, like the payment, is checked apart.
    """
    return next((found for found in clauses if found is not None), None)
