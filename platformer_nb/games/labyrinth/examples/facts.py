"""What is true of a position, in the short phrases of the example files: `A at d5`, `A lives 3`, `d3b holds lamp`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from platformer_nb.core.errors import BadInput
from platformer_nb.core.rules import NATURE
from platformer_nb.games.labyrinth.model.box import Box
from platformer_nb.games.labyrinth.model.hexes import NAMES
from platformer_nb.games.labyrinth.model.maze import place_name
from platformer_nb.games.labyrinth.model.state import HIDDEN, NO_CHARACTER, NO_EVENT, NOBODY, State
from platformer_nb.games.labyrinth.notation.actions import read_action, write_action
from platformer_nb.games.labyrinth.notation.drawing import sign
from platformer_nb.games.labyrinth.notation.frames import write_frame
from platformer_nb.games.labyrinth.notation.names import SEATS
from platformer_nb.games.labyrinth.notation.position_writer import keys_word
from platformer_nb.games.labyrinth.rules.legality import actions, actor
from platformer_nb.games.labyrinth.rules.using.looking import observe

MAY: Final = "may "
MAY_NOT: Final = "may not "


def is_true(state: State, fact: str) -> bool:
    """Return whether a phrase is true of a position; `may move SE`: it is offered then."""
    if fact.startswith(MAY_NOT):
        return not is_offered(state, fact.removeprefix(MAY_NOT))
    if fact.startswith(MAY):
        return is_offered(state, fact.removeprefix(MAY))
    return fact in facts(state)


def is_offered(state: State, text: str) -> bool:
    """Return whether an action is among the legal ones."""
    try:
        wanted = write_action(state, read_action(state, text))
    except BadInput:
        return False
    return any(write_action(state, one) == wanted for one in actions(state))


def facts(state: State) -> frozenset[str]:
    """Return all phrases that are true of a position, but for `may ...`."""
    return frozenset(
        (*_course(state), *_maze(state), *_lying(state), *_pawns(state), *_decks(state))
    )


def _course(state: State) -> Iterator[str]:
    yield f"turn {state.turn}"
    yield f"{SEATS[state.active]} is active"
    yield f"actions left {state.left}"
    yield f"{_decider(state)} decides"
    yield from (f"pending {write_frame(state, frame)}" for frame in state.due)
    if not state.due:
        yield "nothing is pending"
    if state.winner != NOBODY:
        yield f"{SEATS[state.winner]} has won"
    yield from (f"spent {what}" for what in state.spent)
    yield from (f"laid down {state.box.item_ids[item]}" for item in state.laid_down)
    for seat, place, whose in state.acted:
        name = state.box.character_ids[whose]
        yield f"the token of {name} on {place_name(state.maze, place)} has acted on {SEATS[seat]}"


def _decider(state: State) -> str:
    who = actor(state)
    if who is None:
        return "nobody"
    return "chance" if who == NATURE else SEATS[who]


def _maze(state: State) -> Iterator[str]:
    for cell, name in enumerate(NAMES):
        yield f"{name} is {''.join(sign(state.maze, cell))}"
    numbers = state.box.numbers
    yield from (f"{NAMES[cell]} hides {numbers[tile].id}" for cell, tile in state.maze.below)
    yield f"tiles in the pool {state.tile_pool}"
    yield f"below the pool {' '.join(numbers[tile].id for tile in state.maze.tail) or '-'}"
    for one in state.covered:
        tile = "?" if one.tile == HIDDEN else numbers[one.tile].id
        yield f"{NAMES[one.cell]} covers {tile}"


def _lying(state: State) -> Iterator[str]:
    box, golem = state.box, state.golem
    yield f"golem at {place_name(state.maze, golem.at)}"
    came = golem.by != NOBODY
    way = f"{place_name(state.maze, golem.came)} by {SEATS[golem.by]}" if came else "nowhere"
    yield f"golem came from {way}"
    yield from (f"keys {keys_word(state, keys)}" for keys in state.keys)
    for place, kind in state.traps:
        trap = "?" if kind == HIDDEN else box.trap_ids[kind]
        yield f"{place_name(state.maze, place)} holds trap {trap}"
    for place, item in state.items:
        lies = "?" if item == HIDDEN else box.item_ids[item]
        yield f"{place_name(state.maze, place)} holds item {lies}"
    for place, whose in state.tokens:
        yield f"{place_name(state.maze, place)} holds token {box.character_ids[whose]}"


def _pawns(state: State) -> Iterator[str]:
    box: Box = state.box
    for seat, pawn in zip(SEATS, state.pawns, strict=False):
        own = pawn.character
        yield f"{seat} is {'nobody' if own == NO_CHARACTER else box.character_ids[own]}"
        yield f"{seat} starts at S{pawn.start + 1}"
        yield f"{seat} at {place_name(state.maze, pawn.at)}"
        yield f"{seat} lives {pawn.lives}"
        yield f"{seat} crystal {'on' if pawn.crystal else 'off'}"
        yield f"{seat} stun {pawn.stun}"
        yield f"{seat} keys {pawn.keys}"
        yield f"{seat} items {' '.join(box.item_ids[item] for item in pawn.items) or '-'}"


def _decks(state: State) -> Iterator[str]:
    box = state.box
    yield f"traps in the pool {state.trap_pool}"
    yield f"items in the pool {state.item_pool}"
    yield f"golem cards out {sum(state.golem.out)}"
    yield f"golem {'has' if state.golem.used else 'has not'} been moved this turn"
    yield f"event {'-' if state.event == NO_EVENT else box.event_ids[state.event]}"
    yield f"events called {len(state.called)}"
    yield f"an event {'has' if state.has_called else 'has not'} been called this turn"
    for seat in range(len(state.pawns)):
        seen = observe(state, seat)
        if seen.top_tile is not None:
            hidden = seen.top_tile.number == HIDDEN
            tile = "?" if hidden else box.numbers[seen.top_tile.number].id
            yield f"{SEATS[seat]} sees the top tile {tile}"
        if seen.top_card is not None:
            hidden = seen.top_card.number == HIDDEN
            yield f"{SEATS[seat]} sees {'no card' if hidden else 'the top card'}"
        for one in seen.covered:
            if one.tile != HIDDEN:
                yield f"{SEATS[seat]} knows the tile on {NAMES[one.cell]}"
