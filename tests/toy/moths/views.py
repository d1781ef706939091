"""The board section of a page: the lamp, the moths, the buttons; made of what the viewer may see."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from platformer_nb.core.game import Words
from platformer_nb.core.parts.intent import Intents
from platformer_nb.core.parts.views import PlayedTable
from platformer_nb.core.rules import Seat

from .clauses import seat_of
from .game import GAME
from .state import Action, Event, Lay, Rest, Shed, State

MothTable = PlayedTable[State, Action]


class MothViews:
    """The views of the game; see `platformer_nb.core.parts.views.Views`."""

    intents: Intents = MappingProxyType({})
    words: Mapping[str, tuple[str, ...]] = MappingProxyType({})

    def seats(self, state: State) -> int:
        """Return the number of moths."""
        return len(state.hands)

    def active(self, state: State) -> Seat:
        """Return the moth that decides."""
        return seat_of(state)

    def state(self, given: object) -> State:
        """Return a state, or read a position."""
        if isinstance(given, State):
            return given
        if isinstance(given, str):
            return GAME.rules.read(given)
        raise TypeError(f"a position is expected, not {given!r}")

    def position(
        self, state: State, words: Words, names: tuple[str, ...] = (), *, inert: bool = False
    ) -> dict[str, Any]:
        """Return the section of a position that nobody plays."""
        return board(state, words, names, () if inert else buttons(state, words))

    def section(self, table: MothTable) -> MothSection:
        """Return the section of a table."""
        return MothSection(table)


class MothSection:
    """The section of a table. Nothing is chosen before an action, so it keeps nothing."""

    def __init__(self, table: MothTable) -> None:
        self.table = table

    def view(self) -> dict[str, Any]:
        """Return the section: what the viewer sees, and what is offered to choose."""
        words, seen, offer = self.table.words, self.table.seen, self.table.offer
        bot = self.table.bot is not None
        found = [] if bot or not offer.open else buttons(seen, words)
        if offer.verbs is not None:
            found = [button for button in found if button["action"].split()[0] in offer.verbs]
        section = board(seen, words, self.table.shown_names, found)
        section["turn"]["bot"] = bot
        section["turn"]["prompt"] = offer.prompt or section["turn"]["prompt"]
        for seat in self.table.bots:
            section["moths"][seat]["bot"] = True
        return section

    def event(self, before: State, after: State, event: Event) -> dict[str, Any]:
        """Return what is drawn of an event."""
        return {"type": event.kind, "moth": event.moth + 1, "wings": list(event.wings)}

    def befalls(self, event: Event) -> None:
        """Harm nobody."""

    def foresee(self, at: str | None, action: str | None) -> None:
        """Foresee nothing: the hands are hidden."""

    def follow(self) -> None:
        """Do nothing: the section follows by itself."""

    def clear(self) -> None:
        """Do nothing: there is nothing to clear."""


def buttons(state: State, words: Words) -> list[dict[str, Any]]:
    """Return the choices of the moth that decides, the illegal ones too: a click explains them."""
    if state.lamp is None or any(state.owed) or state.night > state.nights:
        return []
    hand = dict.fromkeys(state.hands[seat_of(state)])
    choices: list[Action] = [*map(Lay, hand), Rest(), *map(Shed, hand)]
    return [_button(state, one, words) for one in choices]


def _button(state: State, action: Action, words: Words) -> dict[str, Any]:
    return {
        "action": GAME.rules.write_action(state, action),
        "text": GAME.narrator.action(state, action, words),
        "legal": bool(GAME.rules.judge(state, action)),
        "kind": "primary" if isinstance(action, Lay) else "plain",
        "warning": "",
    }


def board(
    state: State, words: Words, names: Sequence[str], choices: Sequence[Mapping[str, Any]]
) -> dict[str, Any]:
    """Return the section of a position."""
    over = GAME.rules.outcome(state)
    deciding = 0 if over or None not in state.laid else seat_of(state) + 1
    said = words("outlook-moth", moth=deciding) if deciding else ""
    return {
        "lamp": {"text": GAME.narrator.lamp(state, words), "lit": state.lamp is not None},
        "night": words("position-night", night=GAME.rules.moment(state), nights=state.nights),
        "deck": words("position-deck", count=len(state.deck)),
        "moths": [_moth(state, seat, words, names, deciding) for seat in range(len(state.hands))],
        "turn": {"number": GAME.rules.moment(state), "seat": deciding, "bot": False}
        | {"title": said, "prompt": said and words("prompt-choose"), "step": "choose"},
        "targets": [],
        "buttons": list(choices),
        "rulings": [],
        "over": over
        and {"winner": (*over.winners, -1)[0] + 1, "text": GAME.narrator.outcome(state, words)},
    }


def _moth(
    state: State, seat: int, words: Words, names: Sequence[str], deciding: int
) -> dict[str, Any]:
    return {
        "name": (names[seat] if seat < len(names) else "") or words("moth", moth=seat + 1),
        "dust": words("position-dust", dust=state.dust[seat]),
        "wings": list(state.hands[seat]),
        "said": GAME.narrator.moth(state, seat, words),
        "choice": GAME.narrator.choice(state, seat, words),
        "deciding": seat + 1 == deciding,
        "bot": False,
    }
