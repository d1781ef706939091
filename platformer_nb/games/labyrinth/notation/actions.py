"""Actions in notation: `move NE`, `safe jump b`, `lay d5 2`, `swap rope lamp`, `roll 6 2`; see VERBS for all of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from platformer_nb.core.errors import UnreadableAction, one_of, said, use
from platformer_nb.core.value import field_names
from platformer_nb.games.labyrinth.model import actions as a
from platformer_nb.games.labyrinth.model.box import LETTERS, TURNINGS
from platformer_nb.games.labyrinth.model.card_frames import TurnCovered
from platformer_nb.games.labyrinth.model.cards.things import GOLEM_CARDS
from platformer_nb.games.labyrinth.model.frames import LayTile
from platformer_nb.games.labyrinth.model.hexes import CELL_OF, EDGES
from platformer_nb.games.labyrinth.model.maze import is_ordinary
from platformer_nb.games.labyrinth.model.state import State
from platformer_nb.games.labyrinth.notation.names import SEATS, place_names
from platformer_nb.games.labyrinth.rules.maze.building import plainest

LONGEST: Final = 100
"""Most characters of an action."""

VERBS: Final[Mapping[str, tuple[type, tuple[str, ...]]]] = {
    "build": (a.Build, ()),
    "draw": (a.Draw, ("tile",)),
    "lay": (a.Lay, ("cell", "turning")),
    "blank": (a.Blank, ("cell",)),
    "item": (a.DrawItem, ("item",)),
    "move": (a.Move, ("edge",)),
    "jump": (a.RiskyJump, ("corridor",)),
    "safe jump": (a.SafeJump, ("corridor",)),
    "rest": (a.Rest, ()),
    "attack": (a.Attack, ("seat",)),
    "set trap": (a.SetTrap, ("place",)),
    "turn up": (a.TurnUp, ("trap",)),
    "move golem": (a.MoveGolem, ()),
    "card": (a.Card, ("card",)),
    "step golem": (a.StepGolem, ("edge",)),
    "activate crystal": (a.ActivateCrystal, ()),
    "take key": (a.TakeKey, ()),
    "take": (a.TakeItem, ("item",)),
    "swap": (a.Swap, ("item", "item")),
    "take hidden": (a.TakeHidden, ()),
    "swap hidden": (a.SwapHidden, ("item",)),
    "call event": (a.CallEvent, ()),
    "use": (a.Use, ("use",)),
    "pact": (a.Pact, ("use",)),
    "leave": (a.Leave, ()),
    "at": (a.AtPlace, ("place",)),
    "cell": (a.OnCell, ("cell",)),
    "turn": (a.Turn, ("cell", "turning")),
    "exchange": (a.Exchange, ("cell", "cell")),
    "name": (a.Name, ("seat",)),
    "choose": (a.Choose, ("item",)),
    "pick": (a.PickTile, ("tile",)),
    "token": (a.TokenActs, ("character",)),
    "decline": (a.Decline, ()),
    "event": (a.EventCard, ("event",)),
    "deal": (a.Deal, ("character",)),
    "roll": (a.Roll, ("die", "die")),
    "repeat": (a.Repeat, ()),
    "keep": (a.Keep, ()),
    "fight": (a.Fight, ("seat",)),
    "stop": (a.Stop, ()),
    "answer": (a.Answer, ("yes",)),
    "lot": (a.Lot, ("seat",)),
    "push": (a.Push, ("edge",)),
    "drop": (a.Drop, ("item",)),
    "end": (a.End, ()),
}
"""The action of each verb, and what the words after it are."""

_VERB_OF: Final = {kind: (verb, words) for verb, (kind, words) in VERBS.items()}


def _same(names: Mapping[str, int]) -> Callable[[State], Mapping[str, int]]:
    return lambda _state: names


_EDGES: Final = _same({name: edge for edge, name in enumerate(EDGES)})
_DICE: Final = _same({str(face): face for face in range(1, 7)})

_KNOWN: Final[Mapping[str, Callable[[State], Mapping[str, int]]]] = {
    "tile": lambda state: state.box.number_of,
    "cell": _same(CELL_OF),
    "turning": _same({str(turning): turning for turning in range(TURNINGS)}),
    "edge": _EDGES,
    "corridor": _same({letter: corridor for corridor, letter in enumerate(LETTERS)}),
    "seat": lambda state: {SEATS[seat]: seat for seat in range(len(state.pawns))},
    "place": lambda state: place_names(state.maze),
    "item": lambda state: {item: number for number, item in enumerate(state.box.item_ids)},
    "trap": lambda state: {kind: number for number, kind in enumerate(state.box.trap_ids)},
    "card": _same({card: number for number, card in enumerate(GOLEM_CARDS)}),
    "use": lambda state: {use: number for number, use in enumerate(state.box.use_ids)},
    "character": lambda state: {one: n for n, one in enumerate(state.box.character_ids)},
    "event": lambda state: {event: number for number, event in enumerate(state.box.event_ids)},
    "die": _DICE,
    "yes": _same({"no": 0, "yes": 1}),
}
"""The words of each kind, and the number that each stands for."""

_MISSING: Final = {
    "tile": "what-tile",
    "cell": "what-cell",
    "turning": "what-turning",
    "edge": "what-edge",
    "corridor": "what-corridor",
    "seat": "what-seat",
    "place": "what-place",
    "item": "what-item",
    "trap": "what-trap",
    "card": "what-golem-card",
    "use": "what-use",
    "character": "what-character",
    "event": "what-event-card",
    "die": "what-die",
    "yes": "what-yes",
}
"""What an action lacks, by kind."""


def write_action(state: State, action: a.Action) -> str:
    """Return the canonical notation of an action."""
    verb, kinds = _VERB_OF[type(action)]
    values = [getattr(action, name) for name in field_names(action)]
    return " ".join([verb, *map(lambda kind, one: _word(state, kind, one), kinds, values)])


def _word(state: State, kind: str, number: int) -> str:
    return next(word for word, one in _KNOWN[kind](state).items() if one == number)


def read_action(state: State, text: str) -> a.Action:
    """Return the action of a notation; equal turnings of a tile are one. Raise UnreadableAction."""
    if len(text) > LONGEST:
        raise UnreadableAction(text[:LONGEST], "error-too-long", "mend-one-action")
    words = text.split()
    two, first = " ".join(words[:2]).casefold(), "".join(words[:1])
    verb = two if two in VERBS else first.casefold() if first.casefold() in VERBS else first
    if verb not in VERBS:
        raise UnreadableAction(text, "error-no-action", one_of(verb, VERBS), word=verb)
    kind, wanted = VERBS[verb]
    rest = words[len(verb.split()) :]
    if len(rest) > len(wanted):
        raise UnreadableAction(text, "error-left-over", "mend-left-over", word=rest[len(wanted)])
    if len(rest) < len(wanted):
        what = said(_MISSING[wanted[len(rest)]])
        raise UnreadableAction(text, "error-word-missing", "mend-word-missing", what=what)
    values = [_one(text, word, _KNOWN[of](state)) for word, of in zip(rest, wanted, strict=True)]
    return _made(state, kind, values)


def _made(state: State, kind: type, values: list[int]) -> a.Action:
    """Return the action, equal ones as one: the higher die first, the least turning of a tile in hand."""
    if kind is a.Roll:
        values = sorted(values, reverse=True)
    elif kind is a.Exchange:
        values = sorted(values)
    elif kind is a.Lay and isinstance(state.top, LayTile):
        values[1] = plainest(state.box, state.top.tile, values[1])
    elif kind is a.Turn:
        values[1] = _plain(state, *values)
    elif kind is a.Answer:
        return a.Answer(bool(values[0]))
    made: Any = kind(*values)
    return made  # type: ignore[no-any-return]


def _plain(state: State, cell: int, turning: int) -> int:
    """Return the least turning in which the tile of a cell, or the one being turned up there, lies the same way."""
    if isinstance(state.top, TurnCovered):
        return plainest(state.box, state.top.tile, turning)
    code = state.maze.laid[cell]
    return plainest(state.box, code // TURNINGS, turning) if is_ordinary(code) else turning


def _one(text: str, word: str, known: Mapping[str, int]) -> int:
    """Return what a word stands for, in capitals or not."""
    folded = {name.casefold(): number for name, number in known.items()}
    if word.casefold() not in folded:
        mend = one_of(word, known) if len(known) > TURNINGS else use(known)
        raise UnreadableAction(text, "error-unknown", mend, word=word)
    return folded[word.casefold()]
