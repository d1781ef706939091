"""Random drafts of puzzle positions: a piece of a maze, two or three characters, keys, the Golem."""

from __future__ import annotations

from random import Random
from typing import Final

from platformer_nb.games.labyrinth.model.box import Box
from platformer_nb.games.labyrinth.model.maze import (
    Field,
    Maze,
    first_maze,
    is_start,
    place_of,
    places,
    with_tile,
)
from platformer_nb.games.labyrinth.model.state import (
    KEY_PLACES,
    Golem,
    Keys,
    Pawn,
    State,
)
from platformer_nb.games.labyrinth.rules.maze.building import placements
from platformer_nb.games.labyrinth.rules.maze.ways import steps

FEWEST_TILES: Final = 7
MOST_TILES: Final = 15

ITEMS: Final = ("crank", "plank", "boots", "rope", "sandals", "splinter")
"""Items that leave nothing to chance."""

CHARACTERS: Final = (
    "swordmaster",
    "architect",
    "rope-dancer",
    "warlock",
    "paladin",
)
"""Characters among which the players are drawn."""

NEAR: Final = 2
"""So many steps from the centre tile the active character begins at most: a turn has two actions."""


def draft(box: Box, random: Random, kind: str) -> State | None:
    """Return a draft of a position in which the first seat is to move; None if nobody could stand in it."""
    players = random.choice((2, 2, 3))
    layout = next(one for one in box.layouts if one.players == players)
    maze = _maze(box, random, layout.centre)
    centre = place_of(layout.centre)
    near = _near(maze, centre)
    if len(near) < 4:
        return None
    characters = random.sample([c for c in CHARACTERS if c in box.character_ids], players)
    own = tuple(box.character_ids.index(one) for one in characters)
    free = [place for place in places(maze) if place not in (centre, *KEY_PLACES)]
    spots = [random.choice(near), *(random.choice(free) for _ in own[1:])]
    keys = int(kind == "win" and random.random() < 0.6)
    items = random.sample([box.item_ids.index(one) for one in ITEMS if one in box.item_ids], 1)
    pawns = tuple(
        Pawn(
            start,
            at,
            lives=random.randint(2, 4),
            crystal=seat == 0,
            keys=keys if seat == 0 else 0,
            items=tuple(items) if seat == 0 and random.random() < 0.5 else (),
            character=card,
        )
        for seat, (start, at, card) in enumerate(zip(layout.starts, spots, own, strict=True))
    )
    state = State(
        maze,
        pawns,
        Golem(_golem(random, maze, kind, spots)),
        keys=_keys(random, near if kind == "win" else free, keys),
    )
    return state if spots[0] != state.golem.at else None


def _maze(box: Box, random: Random, centre: int) -> Maze:
    """Return a maze grown at random from the centre tile, with straight ways and forks rather than dead ends."""
    maze = first_maze(Field(box, centre))
    tiles = random.sample(range(len(box.numbers)), random.randint(FEWEST_TILES, MOST_TILES))
    for number in tiles:
        found = placements(maze, number)
        best = max(found, key=lambda lay: (_joins(with_tile(maze, lay.cell, number, lay.turning), lay.cell), random.random()))  # fmt: skip
        maze = with_tile(maze, best.cell, number, best.turning)
    return maze


def _joins(maze: Maze, cell: int) -> int:
    """Return how many ways lead on from the corridors of a cell, as far as it matters."""
    rows = range(len(maze.corridors(cell)))
    return min(2, sum(len(steps(maze, place_of(cell, corridor))) for corridor in rows))


def _near(maze: Maze, centre: int) -> list[int]:
    """Return the corridors from which the centre tile is one or two steps away, and some that are apart."""
    far = {centre: 0}
    waiting = [centre]
    for here in waiting:
        for _, beyond in steps(maze, here):
            if beyond not in far and not is_start(beyond):
                far[beyond] = far[here] + 1
                waiting.append(beyond)
    apart = [place for place in places(maze) if place not in far and place not in KEY_PLACES]
    return [
        place for place, steps_ in far.items() if 0 < steps_ <= NEAR and place not in KEY_PLACES
    ] + apart[:3]


def _keys(random: Random, spots: list[int], held: int) -> tuple[Keys, ...]:
    """Return the keys on key tiles, one of them dropped somewhere in the maze."""
    lying = list(KEY_PLACES)
    for _ in range(held + 1):
        lying.remove(random.choice(lying))
    dropped = random.choice([spot for spot in spots if spot not in KEY_PLACES])
    found = {place: Keys(place, 1) for place in lying}
    found[dropped] = Keys(dropped, 1)
    return tuple(found[place] for place in sorted(found))


def _golem(random: Random, maze: Maze, kind: str, spots: list[int]) -> int:
    """Return where the Golem is: near somebody if the puzzle is about it."""
    if kind == "golem":
        beside = [to for _, to in steps(maze, spots[1]) if not is_start(to)]
        further = [to for one in beside for _, to in steps(maze, one) if to != spots[1]]
        found = [one for one in further if not is_start(one)]
        if found:
            return random.choice(found)
    return random.choice(KEY_PLACES)
