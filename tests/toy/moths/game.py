"""The game's object, whose parts are loaded when they are first asked for."""

from __future__ import annotations

from functools import cached_property
from hashlib import sha256

from platformer_nb.core.game import Bots, Game, Rulebook

from .rules import MothRules
from .setup import MothSetup
from .state import WINGS, Action, Event, State


class Moths(Game[State, Action, Event]):
    """Moths around a lamp."""

    name = "moths"
    rules = MothRules()
    setup = MothSetup()
    content_hash = sha256(bytes(WINGS)).hexdigest()

    @cached_property
    def narrator(self):
        """Its sentences."""
        from .narrator import MothNarrator

        return MothNarrator()

    @cached_property
    def rulebook(self) -> Rulebook:
        """Its rules by id."""
        from platformer_nb.content import game_folder, load_rulebook

        from .clauses import REGISTRY

        return Rulebook(load_rulebook(game_folder(self.name)), REGISTRY)

    @cached_property
    def bots(self) -> Bots[State, Action]:
        """Its bots."""
        from .bots import Bright

        return {"bright": Bright}


GAME = Moths()
