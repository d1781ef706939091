"""The maze as plain values: cells with their tiles and corridors, and what lies on each corridor."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from platformer_nb.core.game import Words
from platformer_nb.games.labyrinth.model.box import TURNINGS, Box
from platformer_nb.games.labyrinth.model.hexes import (
    AXIAL,
    CELLS,
    EDGES,
    KEY_CELLS,
    NAMES,
    NEIGHBOURS,
    NO_CELL,
    STARTS,
)
from platformer_nb.games.labyrinth.model.maze import (
    BLANK,
    CENTRE,
    COVERED,
    EMPTY,
    FIRST_START,
    KEY_TILE,
    MOST_CORRIDORS,
    Maze,
    is_ordinary,
    place_name,
    place_of,
)
from platformer_nb.games.labyrinth.model.state import HIDDEN, State
from platformer_nb.games.labyrinth.narration.called import name_of
from platformer_nb.games.labyrinth.view.centre import say_at_centre

KINDS: Final = {
    EMPTY: "empty",
    KEY_TILE: "key",
    CENTRE: "centre",
    BLANK: "blank",
    COVERED: "covered",
}
"""What lies on a cell, if it is no ordinary tile."""


def maze_view(state: State, words: Words, conclusions: bool = True) -> dict[str, Any]:
    """Return the cells, and the start spaces with the seats that begin there."""
    return {
        "cells": [_cell(state, cell, words, conclusions) for cell in range(CELLS)],
        "starts": [_start(state, number, words) for number in range(STARTS)],
    }


def tile_view(state: State, tile: int) -> dict[str, Any]:
    """Return an ordinary tile, not turned: its corridors, its bridges, and the corridors with symbols."""
    one = state.box.numbers[tile]
    return {
        "id": one.id,
        "corridors": [edges_of(edges) for edges in one.corridors],
        "bridges": [list(bridge) for bridge in one.bridges],
        "traps": list(one.traps),
        "items": list(one.items),
    }


def edges_of(edges: int) -> list[int]:
    """Return the edges of a set of them."""
    return [edge for edge in range(6) if edges >> edge & 1]


def joined_cells(maze: Maze, cell: int, corridors: Sequence[Sequence[int]]) -> list[str]:
    """Return the cells that corridors on a cell would lead to: those whose own corridors meet them."""
    beyond = [(NEIGHBOURS[cell][edge], (edge + 3) % 6) for way in corridors for edge in way]
    return sorted(
        NAMES[there]
        for there, facing in beyond
        if there != NO_CELL and any(edges >> facing & 1 for edges in maze.corridors(there))
    )


def _cell(state: State, cell: int, words: Words, conclusions: bool) -> dict[str, Any]:
    code, (q, r) = state.maze.laid[cell], AXIAL[cell]
    ordinary = is_ordinary(code)
    tile = state.box.numbers[code // TURNINGS] if ordinary else None
    return {
        "id": NAMES[cell],
        "q": q,
        "r": r,
        "kind": "tile" if tile else KINDS[code],
        "tile": tile.id if tile else None,
        "number": KEY_CELLS.index(cell) + 1 if code == KEY_TILE else None,
        "corridors": [
            _corridor(state, place_of(cell, n), edges, words, conclusions)
            for n, edges in enumerate(state.maze.corridors(cell))
        ],
        "bridges": [list(bridge) for bridge in tile.bridges] if tile else [],
        "label": say_cell(state, cell, words, conclusions),
    }


def _corridor(
    state: State, place: int, edges: int, words: Words, conclusions: bool
) -> dict[str, Any]:
    trap = state.trap_on(place)
    items = state.items_on(place)
    return {
        "id": place_name(state.maze, place),
        "edges": edges_of(edges),
        "keys": state.keys_on(place).count,
        "trap": None if trap is None else "?" if trap == HIDDEN else state.box.trap_ids[trap],
        "items": [_item(state, item, words) for item in items],
        "tokens": [{"id": one, "name": words(f"token-{one}")} for one in tokens_on(state, place)],
        "label": say_place(state, place, words, conclusions),
    }


def _item(state: State, item: int, words: Words) -> dict[str, str]:
    if item == HIDDEN:
        return {"id": "?", "name": words("on-item")}
    name = state.box.item_ids[item]
    return {"id": name, "name": words(f"card-{name}")}


def _start(state: State, number: int, words: Words) -> dict[str, Any]:
    place = FIRST_START + number
    owners = [seat for seat, pawn in enumerate(state.pawns) if pawn.start == number]
    q, r = AXIAL[KEY_CELLS[number]]
    return {
        "id": place_name(state.maze, place),
        "edge": number,
        "q": q,
        "r": r,
        "seat": owners[0] + 1 if owners else None,
        "label": say_place(state, place, words),
    }


def tokens_on(state: State, place: int) -> list[str]:
    """Return the ids of the ability tokens on a corridor."""
    kinds = (tuple(state.box.characters.values())[one].tokens for one in state.tokens_on(place))
    return [kind.id for kind in kinds if kind is not None]


# --- what a screen reader is told ------------------------------------------------------------------------------


def say_cell(state: State, cell: int, words: Words, conclusions: bool = True) -> str:
    """Return what lies on a cell: its kind, and each of its corridors."""
    code = state.maze.laid[cell]
    kind = "tile" if is_ordinary(code) else KINDS[code]
    places = [place_of(cell, n) for n in range(len(state.maze.corridors(cell)))]
    called = (
        words("cell-key-numbered", number=KEY_CELLS.index(cell) + 1)
        if code == KEY_TILE
        else words(f"cell-{kind}")
    )
    head = words("cell-label", cell=NAMES[cell], what=called)
    if len(places) == 1:
        what = _what_is_on(state, places[0], words, conclusions)
        return f"{head}. {what[:1].upper()}{what[1:]}"
    return ". ".join([head, *(say_place(state, place, words, conclusions) for place in places)])


def say_place(state: State, place: int, words: Words, conclusions: bool = True) -> str:
    """Return where a corridor leads and who and what is on it; `conclusions`: and what that means for the win."""
    what = _what_is_on(state, place, words, conclusions)
    return words("on-label", place=place_name(state.maze, place), what=what)


def _what_is_on(state: State, place: int, words: Words, conclusions: bool) -> str:
    on = _on(state, place, words, conclusions)
    found = [*_open(state.box, state.maze, place, words), *([words.joined(on)] if on else [])]
    return "; ".join(found) or words("on-nothing")


def _open(box: Box, maze: Maze, place: int, words: Words) -> list[str]:
    """Return which edges a corridor is open to, and whether it runs over a bridge or under one."""
    if place >= FIRST_START:
        return []
    cell, corridor = divmod(place, MOST_CORRIDORS)
    names = [words(f"edge-{EDGES[edge]}") for edge in edges_of(maze.corridors(cell)[corridor])]
    found = [words("on-open", edges=words.joined(names))]
    code = maze.laid[cell]
    bridges = box.numbers[code // TURNINGS].bridges if is_ordinary(code) else ()
    over, under = (any(one[side] == corridor for one in bridges) for side in (0, 1))
    if over or under:
        found.append(
            words("on-bridge", where="both" if over and under else "over" if over else "under")
        )
    return found


def _pawn_there(state: State, seat: int, words: Words, conclusions: bool) -> str:
    centre = say_at_centre(state, seat, words) if conclusions else None
    who = name_of(state, seat, words)
    return words("on-pawn-centre", who=who, what=centre["text"]) if centre else who


def _on(state: State, place: int, words: Words, conclusions: bool) -> list[str]:
    there = [seat for seat, pawn in enumerate(state.pawns) if pawn.at == place]
    found = [_pawn_there(state, seat, words, conclusions) for seat in there]
    if state.golem.at == place:
        found.append(words("on-golem"))
    if count := state.keys_on(place).count:
        found.append(words("on-key", n=count))
    trap = state.trap_on(place)
    if trap == HIDDEN:
        found.append(words("on-trap"))
    elif trap is not None:
        found.append(words(f"card-{state.box.trap_ids[trap]}"))
    # A hidden item has no name yet (VAR-1).
    found += [
        words("on-item") if item == HIDDEN else words(f"card-{state.box.item_ids[item]}")
        for item in state.items_on(place)
    ]
    found += [words(f"token-{one}") for one in tokens_on(state, place)]
    return found
