"""All pairs, chapter by chapter."""

from tests.games.cited import (
    bosses,
    cards,
    enemies,
    falling,
    levels,
    moving,
    solo,
    spaces,
    symbols,
    turns,
)

CHAPTERS = (turns, symbols, moving, cards, enemies, spaces, falling, levels, bosses, solo)
PAIRS = [pair for chapter in CHAPTERS for pair in chapter.PAIRS]
