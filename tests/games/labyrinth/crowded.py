"""Positions in the middle of a game, with the box of the game: drawn by chance, and crowded."""

from __future__ import annotations

from random import Random

from platformer_nb.core.value import replaced
from platformer_nb.games.labyrinth.content import load_box
from platformer_nb.games.labyrinth.model.hexes import NEIGHBOURS
from platformer_nb.games.labyrinth.model.maze import (
    COVERED,
    EMPTY,
    FIRST_START,
    MOST_CORRIDORS,
    place_of,
    places,
    put,
)
from platformer_nb.games.labyrinth.model.state import (
    HIDDEN,
    KEY_PLACES,
    NO_EVENT,
    Covered,
    Golem,
    Keys,
    State,
)
from platformer_nb.games.labyrinth.rules.course.setup import new_state
from platformer_nb.games.labyrinth.rules.maze.ways import open_edges, steps
from tests.games.labyrinth.drawn import grown

LAST_EVENT = 10
"""In one of so many positions the last event is the only one that can still be called (EVT-5)."""

ITEMS = 6
"""How many items are about; the others are in the pool."""


def crowded(seed: int, players: int = 3) -> State:
    """A position in the middle of a game: a grown maze, traps, items and keys about, characters close together."""
    random = Random(seed)
    state = new_state(load_box(), players)
    maze = grown(seed, 14 + seed % 14, "d3" if players == 2 else "d4")
    state = replaced(state, maze=maze)
    found = [place for place in places(maze) if place != state.centre]
    near = [state.centre, *random.sample(found, 2)]
    items = random.sample(range(len(state.box.items)), ITEMS)
    pawns = tuple(
        replaced(
            pawn,
            at=random.choice(near) if random.random() < 0.9 else pawn.at,
            lives=random.randint(1, 3),
            crystal=random.random() < 0.6,
            stun=random.choice((0, 0, 0, 1)),
            keys=random.choice((0, 0, 1)),
            items=tuple(
                sorted(
                    items.pop() for _ in range(random.choice((0, 1, 2)) if len(items) > 2 else 0)
                )
            ),
        )
        for pawn in state.pawns
    )
    left = 6 - sum(pawn.keys for pawn in pawns)
    keys: dict[int, Keys] = {}
    for _ in range(left):
        place = random.choice([*near, *KEY_PLACES])
        old = keys.get(place, Keys(place, 0))
        owned = any(KEY_PLACES[pawn.start] == place for pawn in pawns)
        keys[place] = Keys(place, old.count + 1, old.dropped + (owned and random.random() < 0.5))
    traps = dict.fromkeys(random.sample(found, 6), HIDDEN)
    for place in near[1:]:
        traps[place] = random.choice((HIDDEN, *range(len(state.box.traps))))
    lying = tuple(sorted((random.choice(near), item) for item in items))
    return replaced(
        state,
        pawns=pawns,
        keys=tuple(keys[place] for place in sorted(keys)),
        traps=tuple(sorted(traps.items())),
        items=lying,
        golem=Golem(random.choice([*near, place_of(maze.field.centre), random.choice(found)])),
        active=random.randrange(players),
    )


def with_cards(state: State, seed: int) -> State:
    """The position with a character for each seat, some of their tokens on the board, and an event in force."""
    random = Random(seed)
    able = [
        n for n, one in enumerate(state.box.characters.values()) if one.players <= len(state.pawns)
    ]
    chosen = random.sample(able, len(state.pawns))
    state = replaced(
        state,
        pawns=tuple(
            replaced(pawn, character=character)
            for pawn, character in zip(state.pawns, chosen, strict=True)
        ),
    )
    near = {pawn.at for pawn in state.pawns if pawn.at < FIRST_START and pawn.at != state.centre}
    lying = {
        (place, whose)
        for place in near
        for whose in able
        if state.token_pool(whose) > 3 - (whose in chosen) and random.random() < 0.5
    }
    called = tuple(sorted(random.sample(range(len(state.box.events)), seed % 4)))
    if seed % LAST_EVENT == 1:
        called = tuple(n for n, one in enumerate(state.box.events.values()) if not one.last)
    event = called[-1] if called else NO_EVENT
    return replaced(state, tokens=tuple(sorted(lying)), called=called, event=event)


def with_tokens(state: State, seed: int) -> State:
    """The position with tokens where characters can come to by one step, whoever plays."""
    random = Random(seed)
    near = {pawn.at for pawn in state.pawns if pawn.at < FIRST_START}
    near |= {to for place in near for _, to in steps(state.maze, place) if to < FIRST_START}
    spots = sorted(near - {state.centre})
    for whose in random.sample(range(len(state.box.characters)), len(state.box.characters)):
        bare = [place for place in spots if (place, whose) not in state.tokens]
        many = min(state.token_pool(whose), len(bare), random.choice((0, 0, 1, 2)))
        laid = ((place, whose) for place in random.sample(bare, many))
        state = replaced(state, tokens=tuple(sorted({*state.tokens, *laid})))
    return state


def with_covered(state: State, seed: int) -> State:
    """The position with a tile of the Illusionist face down where somebody can come to by one step."""
    random, maze = Random(seed), state.maze
    pawns = [state.golem.at, *(pawn.at for pawn in state.pawns if pawn.at < FIRST_START)]
    beside = (NEIGHBOURS[at // MOST_CORRIDORS][e] for at in pawns for e in open_edges(maze, at))
    bare = sorted({cell for cell in beside if cell >= 0 and maze.laid[cell] == EMPTY})
    whose = [*state.box.characters].index("illusionist")
    for cell in random.sample(bare, min(len(bare), 2, state.token_pool(whose), state.tile_pool)):
        state = replaced(
            state,
            maze=replaced(state.maze, laid=put(state.maze.laid, cell, COVERED)),
            covered=tuple(sorted((*state.covered, Covered(cell)), key=lambda one: one.cell)),
            tokens=tuple(sorted((*state.tokens, (place_of(cell), whose)))),
        )
    return state
