"""Looking at what lies on top of the Golem deck or of the pool; nobody else sees it (GOL-2, TIL-19)."""

from __future__ import annotations

from collections.abc import Sequence

from platformer_nb.core.registry import Instead
from platformer_nb.core.rules import NATURE
from platformer_nb.core.ruling import Cite
from platformer_nb.core.value import replaced
from platformer_nb.games.labyrinth.model import actions as a
from platformer_nb.games.labyrinth.model.card_frames import GOLEM_DECK, Look
from platformer_nb.games.labyrinth.model.state import HIDDEN, Known, State
from platformer_nb.games.labyrinth.model.state_builder import StateBuilder
from platformer_nb.games.labyrinth.registry import rule
from platformer_nb.games.labyrinth.rules.golem import is_in_the_deck, top_cards
from platformer_nb.games.labyrinth.rules.maze.laying import on_top
from platformer_nb.games.labyrinth.rules.records import Decision, nothing


def _options(state: State, frame: Look) -> Sequence[a.Action]:
    return top_cards(state) if frame.at == GOLEM_DECK else tuple(map(a.Draw, on_top(state)))


def _objects(state: State, frame: Look, action: a.Card | a.Draw) -> Cite | None:
    if isinstance(action, a.Card) and frame.at == GOLEM_DECK:
        return is_in_the_deck(state, frame, action)
    if isinstance(action, a.Draw) and frame.at != GOLEM_DECK and action.tile in on_top(state):
        return None
    return Cite("TIL-1", {"pool": len(state.shuffled)})


@rule("TIL-19", "GOL-2", off=Instead(nothing))
def looks(builder: StateBuilder, frame: Look, action: a.Card | a.Draw) -> None:
    """TIL-19, GOL-2: a tile or a card is known before it is taken only to those whose cards let them look."""
    before = builder.state.top_card if isinstance(action, a.Card) else builder.state.top_tile
    seats = tuple(sorted({*(before.seats if before is not None else ()), frame.seat}))
    if isinstance(action, a.Card):
        builder.change(top_card=Known(action.kind, seats))
        builder.tell("looked-at-card", "GOL-2", frame.seat)
    else:
        builder.change(top_tile=Known(action.tile, seats))
        builder.tell("looked-at-tile", "TIL-19", frame.seat)


@rule("GOL-2", "TIL-19", "SET-7", "SET-10", off=Instead(lambda state, _seat: state))
def observe(state: State, seat: int) -> State:
    """GOL-2, TIL-19, SET-7, SET-10: a card, a tile or a covered tile that others have looked at is masked."""
    if state.top_tile is None and state.top_card is None and not state.covered:
        return state
    return replaced(
        state,
        top_tile=_masked(state.top_tile, seat),
        top_card=_masked(state.top_card, seat),
        covered=tuple(
            one if seat in one.seats else replaced(one, tile=HIDDEN) for one in state.covered
        ),
    )


def _masked(known: Known | None, seat: int) -> Known | None:
    if known is None or seat in known.seats:
        return known
    return Known(HIDDEN, known.seats)


def _allows(state: State, _frame: Look, action: a.Card | a.Draw) -> tuple[Cite, ...]:
    if isinstance(action, a.Card):
        return (Cite("GOL-2"),)
    return (Cite("TIL-19", {"tile": state.box.numbers[action.tile].id}),)


DECISIONS = (
    Decision(
        Look, lambda _s, _f: NATURE, nothing, (a.Card, a.Draw), _options, _objects, _allows, looks
    ),
)
