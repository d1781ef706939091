"""Where the keys of a position set up by hand go: there are six, so one that comes here leaves another place."""

from __future__ import annotations

from typing import Final

from platformer_nb.core.game import Words
from platformer_nb.games.labyrinth.model.maze import place_name
from platformer_nb.games.labyrinth.model.state import KEY_PLACES, Keys, State
from platformer_nb.games.labyrinth.model.state_builder import StateBuilder

KEYS: Final = 6


def held(state: State) -> int:
    """Return how many keys the characters have."""
    return sum(pawn.keys for pawn in state.pawns)


def given_back(before: State, after: State) -> State:
    """Return the position with the keys that a character no longer has on key tiles without one, as far as there are such."""
    builder = StateBuilder(after)
    bare = [one for one in sorted(KEY_PLACES) if not after.keys_on(one).count]
    for place in bare[: max(0, held(before) - held(after))]:
        builder.put_keys(Keys(place, 1))
    return builder.state


def moved_keys(before: State, after: State, words: Words) -> str:
    """Return where the keys lay that are somewhere else now, or where those lie that a character has given back."""
    if len(before.pawns) != len(after.pawns) or _count(before) != _count(after):
        return ""
    was, now = ({one.place: one.count for one in state.keys} for state in (before, after))
    less = [place for place in was if now.get(place, 0) < was[place]]
    more = [place for place in now if was.get(place, 0) < now[place]]
    back = held(after) < held(before)
    places = sorted(place_name(after.maze, one) for one in (more if back else less))
    if not places:
        return ""
    key = "editor-keys-back" if back else "editor-keys-from"
    return words(key, n=len(places), places=words.joined(places))


def _count(state: State) -> int:
    return held(state) + sum(one.count for one in state.keys)
