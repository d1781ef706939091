"""Random drafts of puzzle positions: one or two tiles, a Hero, a few Enemies, five dice."""

from __future__ import annotations

from random import Random
from typing import Final

from platformer_nb.core.errors import BadInput
from platformer_nb.games.platformer.engine import Platformer
from platformer_nb.games.platformer.model.box.box import Box
from platformer_nb.games.platformer.model.state import State
from platformer_nb.games.platformer.teaching.puzzles.kinds import standing_row

CELL: Final = 5
"""Characters per Space in a drawn map."""

ITEMS: Final = (
    "boots-of-haste",
    "greedymmer",
    "grapnel",
    "loaded-die",
    "bark-shield",
    "thorn-blade",
    "padded-cap",
)
POTIONS: Final = (
    "stone-skin",
    "bottled-gust",
    "quickfoot-tonic",
    "fire-flask",
    "blink-powder",
    "thunder-flask",
)
"""Like ITEMS, cards that leave nothing to chance."""

CHANCY: Final = ("angelo",)
"""Heroes whose ability rolls dice: in a draft it is used up."""


CROWDS: Final = {"fewest-gems": (1, 3), "top": (1, 3), "survive": (2, 4)}
"""Fewest and most Enemies."""


def draft(rules: Platformer, random: Random, kind: str) -> tuple[str, State] | None:
    """Return a draft as text and as state; None if it is invalid or the Hero would fall."""
    box = rules.box
    dungeon = random.choice(("forest", "void"))
    tiles = sorted(t.id for t in box.tiles.values() if t.dungeon == dungeon and not t.boss)
    stack = random.sample(tiles, random.choice((1, 2, 2)))
    grid = _grid(box, stack)
    rows = list(range(1, len(grid), 2))
    _people(box, random, grid, rows, kind)
    text = "\n".join(
        (
            f"game: dungeon {dungeon}",
            "map:",
            *_labelled(grid),
            _hero(box, random, kind),
            f"pool: {' '.join(_roll(random, kind))}",
        )
    )
    try:
        state = rules.read(text)
    except BadInput:
        return None  # a figure on an impossible Space
    return (text, state) if standing_row(state) else None


def _grid(box: Box, stack: list[str]) -> list[list[str]]:
    """Return the drawn map of these tiles, the highest first, with its sides closed."""
    lines: list[str] = []
    for tile in stack:
        drawn = [line.strip("\n") for line in box.tiles[tile].drawing]
        lines += drawn if not lines else drawn[1:]
    width = CELL * box.tile_width + 1
    lines[0] = "+----" * box.tile_width + "+"
    lines[-1] = "+====" * box.tile_width + "+"
    return [
        list(f"|{line[1 : width - 1]}|" if number % 2 else line)
        for number, line in enumerate(lines)
    ]


def _people(box: Box, random: Random, grid: list[list[str]], rows: list[int], kind: str) -> None:
    """Put Hero 1 and some Enemies on Spaces with a floor, for `top` the Hero on the lowest."""
    spaces = [(row, column) for row in rows for column in range(box.tile_width)]
    firm = [
        (r, c) for r, c in spaces if "=" in "".join(grid[r + 1][c * CELL + 1 : c * CELL + CELL])
    ]
    enemies = sorted(box.enemies.values(), key=lambda card: (card.grade, card.id))
    crowd = random.choices(
        enemies, [4 - card.grade for card in enemies], k=random.randint(*CROWDS[kind])
    )
    chosen = random.sample(firm, min(len(firm), 1 + len(crowd)))
    chosen.sort(key=lambda place: -place[0] + random.randint(0, 0 if kind == "top" else 4))
    for (row, column), who in zip(chosen, ["1", *(card.glyph for card in crowd)], strict=False):
        grid[row][column * CELL + 3] = who


def _labelled(grid: list[list[str]]) -> list[str]:
    """Return the lines of a map with Row numbers and column letters."""
    highest = len(grid) // 2
    found = []
    for number, line in enumerate(grid):
        label = f"{highest - number // 2:>3} " if number % 2 else " " * 4
        found.append(f"{label}{''.join(line)}")
    letters = "    ".join("abcdefgh"[: len(grid[0]) // CELL])
    return [*found, f"      {letters}"]


def _hero(box: Box, random: Random, kind: str) -> str:
    card = random.choice(sorted(box.heroes))
    hearts = (
        random.randint(1, 2) if kind == "survive" else random.randint(2, box.heroes[card].hearts)
    )
    parts = [
        card,
        f"hearts {hearts}",
        f"gems {random.randint(0, 6) if kind != 'fewest-gems' else random.randint(2, 7)}",
    ]
    if random.random() < 0.4:
        parts.append(f"special {random.choice(('move', 'sword', 'shove', 'star'))}")
    if random.random() < 0.3:
        parts.append(f"items {random.choice(ITEMS)}")
    if random.random() < 0.25:
        parts.append(f"potions {random.choice(POTIONS)}")
    if card in CHANCY:
        parts.append("ability used")
    return f"hero 1: {'; '.join(parts)}"


def _roll(random: Random, kind: str) -> list[str]:
    names = ("move", "sword", "coin", "shove", "star")
    faces = ["move", *names, *(["move"] if kind == "top" else [])]
    return sorted(random.choices(faces, k=5), key=names.index)
