"""The board section of a table: the hand, the dice as shown, and the intents on them."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

from platformer_nb.core.parts.intent import Field, Intent, Intents
from platformer_nb.core.parts.views import PlayedTable
from platformer_nb.games.platformer.events import Event
from platformer_nb.games.platformer.model.actions import Action
from platformer_nb.games.platformer.model.box.box import BLANK, SYMBOLS
from platformer_nb.games.platformer.model.state import State
from platformer_nb.games.platformer.model.terrain import NOWHERE
from platformer_nb.games.platformer.notation.action_parts import SPACE
from platformer_nb.games.platformer.view import foresight, section_view
from platformer_nb.games.platformer.view.clicks import click_resolver, selection
from platformer_nb.games.platformer.view.clicks.click_resolver import Arm
from platformer_nb.games.platformer.view.clicks.selection import Chosen, Hand
from platformer_nb.games.platformer.view.map_view import MapCells
from platformer_nb.games.platformer.view.table_dice import DICE, SPECIAL, TableDice
from platformer_nb.games.platformer.view.unfit import say_blank, say_used

MOST_STEPS: Final = 4
"""The most gem steps that the page offers for one die, which cost 10 gems."""


class PlatformerSection:
    """The selection on a table before it becomes an action.

    `hand` holds the selected dice and `chosen` their names, in the same order.
    """

    def __init__(self, table: PlayedTable[State, Action]) -> None:
        self.table = table
        self.hand = Hand()
        self.chosen: list[str] = []
        self.dice = TableDice()
        self.cells = MapCells()
        self._spent: list[int] = []
        """The places of the dice chosen for the action before."""

    @property
    def state(self) -> State:
        """The present position."""
        return self.table.seen

    def view(self) -> dict[str, Any]:
        """Return the view: the position, the hand, and what a click would do."""
        return section_view.section_view(self)

    def event(self, before: State, after: State, event: Event) -> dict[str, Any]:
        """Return the drawn parts of an event."""
        return section_view.drawn_event(after, event)

    def befalls(self, event: Event) -> int | None:
        """Return the seat of the Hero that an event harms or moves against its will."""
        return section_view.befalls(event)

    def foresee(self, at: str | None, action: str | None) -> dict[str, Any] | None:
        """Return what a click on a Space, or an action, would bring."""
        state, words = self.state, self.table.words
        if action is not None:
            return foresight.foreseen_action(state, words, action)
        space = None if at is None else self._space(at)
        return None if space is None else foresight.foreseen_at(state, words, self.hand, space)

    def follow(self) -> None:
        """Update the dice from the state; among equal ones those chosen last are the used ones."""
        self.dice.lay(self.state, self._spent)

    @property
    def laid(self) -> str:
        """The dice as they lie, for a record; see `core.parts.views.Laying`."""
        return self.dice.written()

    def lay(self, laid: str) -> None:
        """Lay the dice as a record says, if they are those of the position."""
        self.dice.read(self.state, laid)

    def clear(self) -> None:
        """Deselect all dice."""
        self._spent = [DICE.index(die) for die in self.chosen if die in DICE]
        self.hand = Hand()
        self.chosen = []

    # --- intents ---------------------------------------------------------------------------------------

    def _select(self, message: Mapping[str, Any]) -> None:
        die = message["die"]
        if die in self.chosen:
            place = self.chosen.index(die)
            del self.chosen[place]
            selection.let_go(self.hand, self.state, place)
        else:
            chosen = self._die(die)
            if die == SPECIAL and chosen is None:
                self.table.answer(lambda: say_blank(self.state, self.table.words))
                return
            face = self._used(die)
            if face is not None:
                self.table.answer(lambda: say_used(self.state, self.table.words, face))
                return
            if chosen is None:
                self.table.fail("error-die")
                return
            self.chosen.append(die)
            self.hand.dice.append(chosen)
        self.hand.armed, self.hand.verb = NOWHERE, ""

    def _die(self, die: str) -> Chosen | None:
        if die == SPECIAL and self.state.hero.special != BLANK:
            return Chosen(BLANK, special=True)
        if die in DICE:
            place = DICE.index(die)
            if place < len(self.dice.faces) and not self.dice.used[place]:
                return Chosen(self.dice.faces[place])
        return None

    def _used(self, die: str) -> int | None:
        """Return what a used die shows; None if it is none of those."""
        place = DICE.index(die) if die in DICE else len(self.dice.faces)
        used = place < len(self.dice.faces) and self.dice.used[place]
        return self.dice.faces[place] if used else None

    def _boost(self, message: Mapping[str, Any]) -> None:
        die, by = message["die"], message["by"]
        if die not in self.chosen or by not in (1, -1):
            self.table.fail("error-die")
            return
        chosen = self.hand.dice[self.chosen.index(die)]
        bearer = selection.bearer(self.hand, self.state, chosen)
        bearer.steps = min(MOST_STEPS, max(0, bearer.steps + by))

    def _forge(self, message: Mapping[str, Any]) -> None:
        name, hand, state = message["symbol"], self.hand, self.state
        symbol = SYMBOLS.index(name) if name in SYMBOLS else None
        if name is None or symbol in selection.forge_choices(hand, state):
            selection.forge(hand, state, symbol)
        else:
            self.table.fail("error-forge")

    def _clear(self, _message: Mapping[str, Any]) -> None:
        self.clear()

    def _point(self, message: Mapping[str, Any]) -> None:
        at = self._space(message["at"])
        if at is None:
            self.table.fail("error-space")
            return
        if at == self.hand.armed:
            self.hand.armed, self.hand.verb = NOWHERE, ""
            return
        found = click_resolver.meant(self.state, self.hand, at)
        if isinstance(found, Arm):
            self.hand.armed, self.hand.verb = found.at, found.verb
        elif found is not None:
            self.table.do(found)
        else:
            self.table.fail("error-nothing-here")

    def _space(self, name: str) -> int | None:
        found = SPACE.fullmatch(name)
        width = self.state.terrain.width
        if found is None or ord(found[1]) - ord("a") >= width:
            return None
        return (int(found[2]) - 1) * width + ord(found[1]) - ord("a")


_DIE: Final = Field((str,), '"d1" to "d5", "special"')

INTENTS: Final[Intents] = MappingProxyType(
    {
        "select": Intent(PlatformerSection._select, "choose a die or let it go", {"die": _DIE}),
        "boost": Intent(
            PlatformerSection._boost,
            "one step of gems more or less on a chosen die",
            {"die": _DIE, "by": Field((int,), "1 or -1")},
        ),
        "forge": Intent(
            PlatformerSection._forge,
            "read the pair chosen last as this symbol; more pairs and dice may follow",
            {"symbol": Field((str, type(None)), "its name, or null: as it is")},
        ),
        "clear": Intent(PlatformerSection._clear, "let all dice go"),
        "point": Intent(
            PlatformerSection._point,
            "act on this Space with the chosen dice (or the plainest that will do)",
            {"at": Field((str,), "a Space")},
        ),
    }
)
"""The intents of the board section, besides those of every table."""
