"""What a character on the centre tile means for the win: it wins soon, or it stands in the way of others (END-1, END-5)."""

from __future__ import annotations

from platformer_nb.core.game import Words
from platformer_nb.games.labyrinth.model.maze import place_name
from platformer_nb.games.labyrinth.model.state import NOBODY, State
from platformer_nb.games.labyrinth.narration.called import character_of

WINS, BLOCKS = "wins", "blocks"


def at_centre(state: State, seat: int) -> tuple[str, tuple[int, ...]] | None:
    """Return what a character on the centre tile does: WINS, or BLOCKS with the seats of those who have a key.

    None: nothing, or the character is elsewhere.
    """
    if state.winner != NOBODY or state.pawns[seat].at != state.centre:
        return None
    others = [one for one in range(len(state.pawns)) if one != seat]
    if state.pawns[seat].keys and not any(state.pawns[one].at == state.centre for one in others):
        return WINS, ()
    held = tuple(one for one in others if state.pawns[one].keys)
    return (BLOCKS, held) if held else None


def say_at_centre(state: State, seat: int, words: Words) -> dict[str, str] | None:
    """Return what a character on the centre tile does, with its sentence."""
    found = at_centre(state, seat)
    if found is None:
        return None
    does, held = found
    if does == WINS:
        return {"does": WINS, "text": words("centre-wins")}
    who = tuple(character_of(state, one) for one in held)
    return {"does": BLOCKS, "text": words.tell("centre-blocks", {"who": who})}


def in_the_way(state: State, seat: int, words: Words) -> str:
    """Return who stands in the way of a seat with a key on the centre tile, and who is about to win there."""
    there = tuple(one for one, p in enumerate(state.pawns) if one != seat and p.at == state.centre)
    told = []
    for one in there:
        if (found := at_centre(state, one)) and found[0] == WINS:
            told.append(words.tell("aim-threat", _facts(state, (one,))))
    if there and not told and state.pawns[seat].keys:
        told.append(words.tell("aim-in-the-way", _facts(state, there)))
    return " ".join(told)


def _facts(state: State, seats: tuple[int, ...]) -> dict[str, object]:
    who = tuple(character_of(state, one) for one in seats)
    return {"who": who, "count": len(who), "centre": place_name(state.maze, state.centre)}
