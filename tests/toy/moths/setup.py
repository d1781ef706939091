"""How a game begins, and what can be chosen."""

from __future__ import annotations

from typing import Any

from platformer_nb.core.errors import BadInput, said
from platformer_nb.core.game import Option
from platformer_nb.core.options import chosen_options

from .state import HAND, WINGS, State


class MothSetup:
    """Two or three moths, three or four nights, against each other or as a swarm."""

    seats = range(2, 4)
    options = (Option("nights", (3, 4), 4), Option("swarm", (False, True), False))

    def new(self, players: int, **chosen: Any) -> State:
        """Return the state before the first wing is drawn."""
        place = said("place-new-game")
        options = chosen_options(self.options, chosen, place)
        if players not in self.seats:
            wrong = said("error-players", players=players, rule="LAMP-1")
            raise BadInput(place, wrong, said("mend-players", least=2, most=3))
        if options["nights"] not in (3, 4):
            raise BadInput(place, "error-never", "mend-never")
        return State(
            swarm=options["swarm"],
            nights=options["nights"],
            night=1,
            lamp=None,
            hands=((),) * players,
            dust=(0,) * players,
            laid=(None,) * players,
            rested=(False,) * players,
            owed=(HAND,) * players,
            deck=tuple(sorted(WINGS)),
        )
