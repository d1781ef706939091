"""The collector of one game: how it was won, what was met in it."""

from __future__ import annotations

from collections import Counter
from typing import Final

from platformer_nb.core.parts.simulation import Order, Result
from platformer_nb.games.labyrinth.model.state import NO_CHARACTER, Event, State
from platformer_nb.games.labyrinth.simulation.played import (
    BEGAN,
    KILLED,
    MET,
    OTHERWISE,
    PUSHED,
    SENT,
    TOOK,
    WALKED,
    Played,
)

GOLEM_TESTS: Final = frozenset({"passed", "sent-home"})
GOLEM_RULE: Final = "GOL-16"
JUMPS: Final = frozenset({"jumps", "jumped", "fell"})

DECISIVE: Final = (
    ("ended", BEGAN),
    ("took-key", TOOK),
    ("sent-home", SENT),
    ("died", KILLED),
    ("pushed", PUSHED),
    ("moved", WALKED),
    ("jumped", WALKED),
)
"""What of the last activity has decided a game, the strongest first."""


class Notes:
    """Collects from the events of one game."""

    def __init__(self) -> None:
        self.first = 0
        self.way = ""
        self.counted: Counter[str] = Counter()
        self.met: dict[str, set[str]] = {kind: set() for kind in MET}
        self._activity: list[Event] = []

    def __call__(self, state: State, happened: tuple[Event, ...]) -> None:
        """Record the events of one action; `state` is the position after it."""
        self._activity += happened
        for event in happened:
            self._record(state, event)
        if not state.due:
            self._activity.clear()
        items = state.box.item_ids
        self.met["carried"].update(items[item] for pawn in state.pawns for item in pawn.items)
        names, dealt = state.box.character_ids, (pawn.character for pawn in state.pawns)
        self.met["character"].update(names[one] for one in dealt if one != NO_CHARACTER)

    def kept(self, order: Order, result: Result[State]) -> Played:
        """Return the record of the game."""
        state, players = result.state, order.players
        return Played(
            players,
            order.bots,
            next(iter(result.winners), None),
            self.way,
            self.first,
            -(-result.turns // players),
            tuple(pawn.start for pawn in state.pawns),
            tuple(state.box.character_ids[pawn.character] for pawn in state.pawns),
            self.counted["died"],
            self.counted["golem-test"],
            self.counted["jump"],
            tuple(tuple(sorted(self.met[kind])) for kind in MET),
        )

    def _record(self, state: State, event: Event) -> None:
        box, kind = state.box, event.kind
        if kind == "laid":
            self.met["tile"].add(box.numbers[event.tile].id)
        elif kind == "used":
            self.met["used"].add(box.use_ids[event.number])
        elif kind == "event":
            self.met["event"].add(box.event_ids[event.number])
        elif kind in ("trap-tested", "immune"):
            self.met["trap"].add(box.trap_ids[event.trap])
        elif kind in GOLEM_TESTS and event.rule == GOLEM_RULE:
            self.counted["golem-test"] += 1
        elif kind in JUMPS:
            self.counted["jump"] += 1
        elif kind == "died":
            self.counted["died"] += 1
        elif kind == "begins":
            self.first = event.seat
        elif kind == "won":
            self.way = self._how(event.seat)

    def _how(self, winner: int) -> str:
        """Return how a game was won: by what the last activity did, to the winner or to its rivals."""
        kinds = {event.kind for event in self._activity if _counts(event, winner)}
        return next((way for kind, way in DECISIVE if kind in kinds), OTHERWISE)


def _counts(event: Event, winner: int) -> bool:
    """Return whether an event can have decided the game: rivals are sent home or die, the winner does the rest."""
    if event.kind == "sent-home":
        return event.rule == GOLEM_RULE and event.seat != winner
    if event.kind in ("died", "ended"):
        return event.seat != winner
    return event.seat == winner
