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
from platformer_nb.games.labyrinth.model.hexes import CELL_OF
from platformer_nb.games.labyrinth.model.state import NOBODY, Event, State
from platformer_nb.games.labyrinth.narration.events import HARM
from platformer_nb.games.labyrinth.narration.facts import event_facts
from platformer_nb.games.labyrinth.notation.names import place_names
from platformer_nb.games.labyrinth.view.board_view import board_view, player_name
from platformer_nb.games.labyrinth.view.buttons import ALWAYS, PICK_UP, buttons, with_trap
from platformer_nb.games.labyrinth.view.choices import targets
from platformer_nb.games.labyrinth.view.foresight import foreseen_action, foreseen_at
from platformer_nb.games.labyrinth.view.pointing import (
    may_set_traps,
    meant_at,
    move_to,
    trap_at,
)
from platformer_nb.games.labyrinth.view.unchosen import unchosen
from platformer_nb.games.labyrinth.view.unreachable import unreachable


class LabyrinthSection:
    """The section of a table. All that is chosen before an action is that a place is one for a trap."""

    def __init__(self, table: PlayedTable[State, a.Action]) -> None:
        self.table = table
        self.aiming = False
        """Whether a press on the maze sets a trap there."""

    def view(self) -> dict[str, Any]:
        """Return the position, and what clicks do now."""
        table, state, words = self.table, self.table.seen, self.table.words
        view = board_view(state, words, table.shown_names, table.offer.conclusions)
        turn, bot = view["turn"], table.bot is not None
        turn["bot"] = bot
        verbs = table.offer.verbs
        decided = any(pawn["decides"] for pawn in view["pawns"])
        for pawn in view["pawns"]:
            pawn["bot"] = pawn["seat"] - 1 in table.bots
            # Abilities that are not taught yet stay folded: the portrait and a press tell of them.
            taught = verbs is None or _ABILITY in verbs
            concerned = pawn["decides"] if decided else pawn["active"]
            pawn["open"] = concerned and (taught or bool(pawn["items"]))
        if bot:
            player = player_name(state, turn["decides"] - 1, words, table.shown_names)
            turn["prompt"] = words("prompt-bot", player=player)
        turn["prompt"] = table.offer.prompt or turn["prompt"]
        if turn["aim"]:
            turn["aim"] = f"{turn['aim']} {self._left()}"
        view["aiming"] = self.aiming
        if bot or not table.offer.open or not turn["decides"]:
            return view
        lit = list(targets(state, words, self.aiming)) if table.offer.lit else []
        view["targets"] = self._taught(lit)
        if view["hand"] and lit:
            fits = len({one["at"] for one in lit if one["legal"]})
            view["hand"]["fits"] = words("hand-fits", n=fits)
        if self.aiming:
            turn["prompt"] = words("prompt-set-trap")
        seeks = verbs is not None and _KEY in verbs and not state.pawn.keys
        always = (PICK_UP, *ALWAYS) if seeks else ALWAYS
        offered = [*buttons(state, words, always)]
        view["buttons"] = self._taught(with_trap(state, words, offered, self.aiming))
        return view

    def _left(self) -> str:
        """Return how many actions are left to the win of the seat in turn, as a hint reckons them."""
        # No page needs the bots to start.
        from platformer_nb.games.labyrinth.bots.distances import way_told
        from platformer_nb.games.labyrinth.bots.hinting import aim_of
        from platformer_nb.games.labyrinth.bots.searches import FAR

        state, seat = self.table.seen, self.table.seen.active
        n = way_told(state, seat, aim_of((*self.table.decided(seat), state), seat))
        return self.table.words("aim-left", n=n, far="yes" if n >= FAR else "no")

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
        return None if at is None else foreseen_at(state, words, meant_at(state, at, self.aiming))

    def follow(self) -> None:
        """Do nothing: the section follows by itself."""

    def clear(self) -> None:
        """Let a press on the maze mean no trap any more."""
        self.aiming = False

    def aim(self, _message: Mapping[str, Any]) -> None:
        """Let a press on the maze set a trap there; once more: no longer."""
        if not self.aiming and not may_set_traps(self.table.seen):
            self.table.do(a.SetTrap(self.table.seen.pawn.at))  # refused, with the reason
            return
        self.aiming = not self.aiming

    def point(self, message: Mapping[str, Any]) -> None:
        """Do the one action that is possible at a place, else the Move there, which is refused with its reason.

        A trap could be set almost everywhere, so a press means it only where that has been chosen (`aim`).
        """
        state, at = self.table.seen, message["at"]
        found = meant_at(state, at, self.aiming)
        if self.aiming and not found and (trap := trap_at(state, at)) is not None:
            self.table.do(trap)
            return
        if not found and isinstance(state.top, LayTile) and at in CELL_OF:
            self.table.do(a.Lay(CELL_OF[at], 0))
            return
        if len(found) == 1:
            self.table.do(found[0])
            return
        if not found and (refused := unchosen(state, at, self.table.words)) is not None:
            self.table.answer(lambda: self._allowed(refused))
            return
        meant = move_to(state, at)
        if found or meant is None or not (at in CELL_OF or at in place_names(state.maze)):
            self.table.answer(lambda: self._unreachable(state, at))
        else:
            self.table.do(meant)

    def _unreachable(self, state: State, at: str) -> Verdict:
        """Return why nothing can be done at a place."""
        return self._allowed(unreachable(state, at, self.table.words))

    def _allowed(self, told: Verdict) -> Verdict:
        """Return a refusal with the alternatives that a lesson has taught."""
        verbs = self.table.offer.verbs
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


INTENTS: Final[Intents] = MappingProxyType(
    {
        "point": Intent(
            LabyrinthSection.point,
            "act on this corridor or cell, where only one action is meant",
            {"at": Field((str,), "a corridor, a cell or a start space")},
        ),
        "aim": Intent(
            LabyrinthSection.aim,
            "let a press on the maze set a trap there; once more, or any action: no longer",
        ),
    }
)
"""The intents of the board section, besides those of every table."""
