"""Writer of a position: the drawn maze, then a line for each thing that does not show in it."""

from __future__ import annotations

from collections.abc import Iterable

from platformer_nb.games.labyrinth.model.cards.things import GOLEM_CARDS
from platformer_nb.games.labyrinth.model.hexes import NAMES
from platformer_nb.games.labyrinth.model.maze import NOWHERE, place_name
from platformer_nb.games.labyrinth.model.state import (
    HIDDEN,
    KEY_PLACES,
    NO_CHARACTER,
    NO_EVENT,
    NOBODY,
    Keys,
    Pawn,
    State,
)
from platformer_nb.games.labyrinth.notation.drawing import draw
from platformer_nb.games.labyrinth.notation.frames import write_frame
from platformer_nb.games.labyrinth.notation.lines import HEADER, NONE
from platformer_nb.games.labyrinth.notation.maze_writer import maze_lines
from platformer_nb.games.labyrinth.notation.names import SEATS


def write(state: State) -> str:
    """Return the position in notation."""
    return "\n".join([HEADER, *draw(state.maze), *_lines(state)]) + "\n"


def _lines(state: State) -> list[str]:
    items = state.box.item_ids
    used = [*["golem"] * state.golem.used, *["event"] * state.has_called]
    used += (items[item] for item in state.laid_down)
    lying = (
        f"{place_name(state.maze, place)} {'?' if item == HIDDEN else items[item]}"
        for place, item in state.items
    )
    lines = [
        f"turn {SEATS[state.active]} {state.left} used {_row(used, ' ')}",
        f"number {state.turn}",
        f"due {_row(write_frame(state, frame) for frame in state.due)}",
        _golem(state),
        f"out {_row(_cards(state), ' ')}",
        f"keys {_row((keys_word(state, keys) for keys in state.keys), ' ')}",
        f"traps {_row(_trap(state, *one) for one in state.traps)}",
        f"items {_row(lying)}",
        *maze_lines(state.maze),
        *_cards_lines(state),
    ]
    if state.winner != NOBODY:
        lines.append(f"won {SEATS[state.winner]}")
    pawns = zip(SEATS, state.pawns, strict=False)
    return lines + [f"{seat} {_pawn(state, pawn)}" for seat, pawn in pawns]


def _cards_lines(state: State) -> list[str]:
    """Return the lines about cards."""
    box, names = state.box, state.box.character_ids
    lying = (f"{place_name(state.maze, place)} {names[whose]}" for place, whose in state.tokens)
    acted = (f"{SEATS[s]} {place_name(state.maze, at)} {names[who]}" for s, at, who in state.acted)
    return [
        f"event {NONE if state.event == NO_EVENT else box.event_ids[state.event]}",
        f"called {_row((box.event_ids[one] for one in state.called), ' ')}",
        f"spent {_row(state.spent, ' ')}",
        f"covered {_row(_covered(state))}",
        f"tokens {_row(lying)}",
        f"acted {_row(acted)}",
        f"top {_row(_top(state))}",
        f"rulings {_row(f'{rule} {reading}' for rule, reading in state.rulings)}",
    ]


def _covered(state: State) -> Iterable[str]:
    for one in state.covered:
        tile = "?" if one.tile == HIDDEN else state.box.numbers[one.tile].id
        yield f"{NAMES[one.cell]} {tile} {_seats(one.seats)}"


def _top(state: State) -> Iterable[str]:
    if state.top_card is not None:
        number = state.top_card.number
        card = "?" if number == HIDDEN else GOLEM_CARDS[number]
        yield f"card {card} {_seats(state.top_card.seats)}"
    if state.top_tile is not None:
        number = state.top_tile.number
        tile = "?" if number == HIDDEN else state.box.numbers[number].id
        yield f"tile {tile} {_seats(state.top_tile.seats)}"


def _seats(seats: Iterable[int]) -> str:
    return "+".join(SEATS[seat] for seat in seats) or NONE


def _row(words: Iterable[str], between: str = ", ") -> str:
    return between.join(words) or NONE


def _golem(state: State) -> str:
    golem = state.golem
    at = place_name(state.maze, golem.at)
    if golem.came == NOWHERE:
        return f"golem {at}"
    return f"golem {at} < {place_name(state.maze, golem.came)} by {SEATS[golem.by]}"


def _cards(state: State) -> Iterable[str]:
    for card, count in zip(GOLEM_CARDS, state.golem.out, strict=True):
        yield from [card] * count


def keys_word(state: State, keys: Keys) -> str:
    """Return the keys on a corridor: `K3`, `d3b*2`, `K3+1` for one more that another player has dropped there."""
    at_home = keys.place in KEY_PLACES
    place = (
        f"K{KEY_PLACES.index(keys.place) + 1}" if at_home else place_name(state.maze, keys.place)
    )
    barred = keys.count - keys.dropped
    return place + (f"*{barred}" if barred != 1 else "") + f"+{keys.dropped}" * bool(keys.dropped)


def _trap(state: State, place: int, kind: int) -> str:
    return f"{place_name(state.maze, place)} {'?' if kind == HIDDEN else state.box.trap_ids[kind]}"


def _pawn(state: State, pawn: Pawn) -> str:
    crystal = "on" if pawn.crystal else "off"
    own = pawn.character
    character = "" if own == NO_CHARACTER else f"{state.box.character_ids[own]} "
    items = _row((state.box.item_ids[item] for item in pawn.items), " ")
    return (
        f"{character}S{pawn.start + 1} at {place_name(state.maze, pawn.at)} lives {pawn.lives} "
        f"crystal {crystal} stun {pawn.stun} keys {pawn.keys} items {items}"
    )
