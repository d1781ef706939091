"""Actions in notation: `build`, `draw t1`, `lay d5 2`, `blank d5`, `move NE`, `safe jump b`, `end`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, NoReturn

from platformer_nb.core.errors import Said, UnreadableAction, one_of, said, use
from platformer_nb.games.labyrinth.model import actions as a
from platformer_nb.games.labyrinth.model.box import LETTERS, TURNINGS
from platformer_nb.games.labyrinth.model.hexes import CELL_OF, EDGES, NAMES
from platformer_nb.games.labyrinth.model.state import State
from platformer_nb.games.labyrinth.rules.building import plainest

LONGEST: Final = 100
"""Most characters of an action."""


def write_action(state: State, action: a.Action) -> str:
    """Return the canonical notation of an action."""
    match action:
        case a.Draw(tile):
            return f"draw {state.maze.field.box.numbers[tile].id}"
        case a.Lay(cell, turning):
            return f"lay {NAMES[cell]} {turning}"
        case a.Blank(cell):
            return f"blank {NAMES[cell]}"
        case a.Move(edge):
            return f"move {EDGES[edge]}"
        case a.SafeJump(corridor):
            return f"safe jump {LETTERS[corridor]}"
        case a.Build():
            return "build"
        case a.End():
            return "end"


def read_action(state: State, text: str) -> a.Action:
    """Return the action of a notation; equal turnings of a tile are one. Raise UnreadableAction."""
    if len(text) > LONGEST:
        raise UnreadableAction(text[:LONGEST], "error-too-long", "mend-one-action")
    words = text.split()
    verb = "safe jump" if words[:2] == ["safe", "jump"] else "".join(words[:1])
    rest = words[len(verb.split()) :]
    if verb not in _READERS:
        raise UnreadableAction(text, "error-no-action", one_of(verb, _READERS), word=verb)
    count, reader = _READERS[verb]
    if len(rest) > count:
        raise UnreadableAction(text, "error-left-over", "mend-left-over", word=rest[count])
    if len(rest) < count:
        what = said(_PARTS[verb][len(rest)])
        raise UnreadableAction(text, "error-word-missing", "mend-word-missing", what=what)
    return reader(state, text, rest)


def _lay(state: State, text: str, words: list[str]) -> a.Lay:
    cell = _one(text, words[0], CELL_OF)
    turnings = {str(turning): turning for turning in range(TURNINGS)}
    turning = _one(text, words[1], turnings)
    if state.due is not None and state.due.tile >= 0:
        turning = plainest(state.maze.field.box, state.due.tile, turning)
    return a.Lay(cell, turning)


def _draw(state: State, text: str, words: list[str]) -> a.Draw:
    return a.Draw(_one(text, words[0], state.maze.field.box.number_of))


def _one(text: str, word: str, known: Mapping[str, int]) -> int:
    if word not in known:
        _unknown(text, word, one_of(word, known) if len(known) > TURNINGS else use(known))
    return known[word]


def _unknown(text: str, word: str, mend: Said) -> NoReturn:
    raise UnreadableAction(text, "error-unknown", mend, word=word)


_EDGE_OF: Final = {name: edge for edge, name in enumerate(EDGES)}
_CORRIDOR_OF: Final = {letter: corridor for corridor, letter in enumerate(LETTERS)}

Reader = Callable[[State, str, list[str]], a.Action]

_READERS: Final[dict[str, tuple[int, Reader]]] = {
    "build": (0, lambda _state, _text, _words: a.Build()),
    "draw": (1, _draw),
    "lay": (2, _lay),
    "blank": (1, lambda _state, text, words: a.Blank(_one(text, words[0], CELL_OF))),
    "move": (1, lambda _state, text, words: a.Move(_one(text, words[0], _EDGE_OF))),
    "safe jump": (1, lambda _state, text, words: a.SafeJump(_one(text, words[0], _CORRIDOR_OF))),
    "end": (0, lambda _state, _text, _words: a.End()),
}
"""How many words follow a verb, and what they make."""

_PARTS: Final = {
    "draw": ("what-tile",),
    "lay": ("what-cell", "what-turning"),
    "blank": ("what-cell",),
    "move": ("what-edge",),
    "safe jump": ("what-corridor",),
}
"""What each word after a verb should be."""
