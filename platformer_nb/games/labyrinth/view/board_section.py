"""The board section of a table: what is offered to click, what is drawn of an event."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Any, Final

from platformer_nb.core.parts.intent import Field, Intent, Intents
from platformer_nb.core.parts.verdict import Verdict
from platformer_nb.core.parts.views import PlayedTable
from platformer_nb.games.labyrinth.model import actions as a
from platformer_nb.games.labyrinth.model.frames import LayTile
from platformer_nb.games.labyrinth.model.hexes import CELL_OF, NEIGHBOURS
from platformer_nb.games.labyrinth.model.maze import MOST_CORRIDORS, is_start
from platformer_nb.games.labyrinth.model.state import NOBODY, Event, State
from platformer_nb.games.labyrinth.narration.events import HARM
from platformer_nb.games.labyrinth.narration.facts import event_facts
from platformer_nb.games.labyrinth.notation.names import place_names
from platformer_nb.games.labyrinth.rules import legality
from platformer_nb.games.labyrinth.view.board_view import board_view, player_name
from platformer_nb.games.labyrinth.view.buttons import ALWAYS, PICK_UP, buttons
from platformer_nb.games.labyrinth.view.choices import target_of, targets
from platformer_nb.games.labyrinth.view.foresight import foreseen_action, foreseen_at
from platformer_nb.games.labyrinth.view.unreachable import unreachable


class LabyrinthSection:
    """The section of a table. Nothing is chosen before an action, so it keeps nothing."""

    def __init__(self, table: PlayedTable[State, a.Action]) -> None:
        self.table = table

    def view(self) -> dict[str, Any]:
        """Return the position, and what clicks do now."""
        table, state, words = self.table, self.table.seen, self.table.words
        view = board_view(state, words, table.shown_names)
        turn, bot = view["turn"], table.bot is not None
        turn["bot"] = bot
        verbs = table.offer.verbs
        for pawn in view["pawns"]:
            pawn["bot"] = pawn["seat"] - 1 in table.bots
            # Abilities that are not taught yet stay folded: the portrait and a press tell of them.
            taught = verbs is None or _ABILITY in verbs
            pawn["open"] = pawn["active"] and (taught or bool(pawn["items"]))
        if bot:
            player = player_name(state, turn["decides"] - 1, words, table.shown_names)
            turn["prompt"] = words("prompt-bot", player=player)
        turn["prompt"] = table.offer.prompt or turn["prompt"]
        if bot or not table.offer.open or not turn["decides"]:
            return view
        view["targets"] = self._taught(list(targets(state, words)))
        seeks = verbs is not None and _KEY in verbs and not state.pawn.keys
        always = (PICK_UP, *ALWAYS) if seeks else ALWAYS
        view["buttons"] = self._taught(list(buttons(state, words, always)))
        return view

    def _taught(self, choices: list[dict[str, Any]]) -> list[dict[str, Any]]:
        verbs = self.table.offer.verbs
        if verbs is None:
            return choices
        return [one for one in choices if _verb(one["action"]) in verbs]

    def event(self, before: State, after: State, event: Event) -> dict[str, Any]:
        """Return what is drawn of an event: who moves from where to where."""
        kind, facts = event_facts(after, event)
        moves = "golem" if kind.startswith("golem-") else self._pawn(event)
        told = {"type": kind, "figure": moves, "from": facts.get("from"), "to": facts.get("to")}
        return {**told, "dice": [event.high, event.number - event.high] if event.high else None}

    def _pawn(self, event: Event) -> str | None:
        seat = event.other if event.kind == "pushed" else event.seat
        return None if seat == NOBODY else f"pawn-{seat + 1}"

    def befalls(self, event: Event) -> int | None:
        """Return the seat that an event harms or moves against its will."""
        if event.kind == "pushed":
            return event.other
        return event.seat if event.kind in HARM else None

    def foresee(self, at: str | None, action: str | None) -> dict[str, Any] | None:
        """Return what a press on a place, or an action, would bring up to the first chance or decision."""
        state, words = self.table.seen, self.table.words
        if action is not None:
            return foreseen_action(state, words, action)
        return None if at is None else foreseen_at(state, words, at)

    def follow(self) -> None:
        """Do nothing: the section follows by itself."""

    def clear(self) -> None:
        """Do nothing: there is nothing to clear."""

    def point(self, message: Mapping[str, Any]) -> None:
        """Do the one action that is possible at a place, else the Move there, which is refused with its reason.

        A trap could be set almost everywhere, so it is never what a press alone means.
        """
        state, at = self.table.seen, message["at"]
        legal = (one for one in legality.actions(state) if not isinstance(one, a.SetTrap))
        found = [one for one in legal if target_of(state, one) == at]
        if not found and isinstance(state.top, LayTile) and at in CELL_OF:
            self.table.do(a.Lay(CELL_OF[at], 0))
            return
        if len(found) == 1:
            self.table.do(found[0])
            return
        meant = _move_to(state, at)
        if found or meant is None or not (at in CELL_OF or at in place_names(state.maze)):
            self.table.answer(lambda: self._unreachable(state, at))
        else:
            self.table.do(meant)

    def _unreachable(self, state: State, at: str) -> Verdict:
        """Return why nothing can be done at a place, with the alternatives that a lesson has taught."""
        told, verbs = unreachable(state, at, self.table.words), self.table.offer.verbs
        if verbs is None:
            return told
        return replace(told, instead=tuple(one for one in told.instead if _verb(one[0]) in verbs))


_GOLEM: Final = "move golem"
"""The activity that is taught apart from a Move, though both begin with the same word."""
_KEY: Final = "take key"
"""What the choices of a lesson have, besides `take`, that teaches which keys can be picked up and where."""
_ABILITY: Final = "use"
"""What the choices of a lesson have in which abilities are used."""


def _verb(action: str) -> str:
    """Return what the choices of a lesson call an action: its first word."""
    return _GOLEM if action.startswith(_GOLEM) else action.split()[0]


def _move_to(state: State, at: str) -> a.Action | None:
    """Return the Move of the active pawn, or the step of the Golem, towards a place or cell beside it."""
    known = place_names(state.maze)
    cell = CELL_OF.get(at, known[at] // MOST_CORRIDORS if at in known else -1)
    golem = state.top is not None and a.StepGolem in map(type, legality.actions(state))
    here = state.golem.at if golem else state.pawn.at
    if is_start(here) or cell < 0 or cell not in NEIGHBOURS[here // MOST_CORRIDORS]:
        return None
    edge = NEIGHBOURS[here // MOST_CORRIDORS].index(cell)
    return a.StepGolem(edge) if golem else a.Move(edge)


INTENTS: Final[Intents] = MappingProxyType(
    {
        "point": Intent(
            LabyrinthSection.point,
            "act on this corridor or cell, where only one action is meant",
            {"at": Field((str,), "a corridor, a cell or a start space")},
        )
    }
)
"""The intents of the board section, besides those of every table."""
