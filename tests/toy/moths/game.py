"""The game's object, whose parts are loaded when they are first asked for."""

from __future__ import annotations

from functools import cached_property
from hashlib import sha256
from typing import TYPE_CHECKING

from platformer_nb.core.game import Bots, Game, KeyFamilies, KeyFamily, Rulebook

from .rules import MothRules
from .setup import MothSetup
from .state import WINGS, Action, Event, State

if TYPE_CHECKING:
    from platformer_nb.simulate.plain import PlainSimulation

    from .narrator import MothNarrator
    from .review import MothReview
    from .teaching import MothTeaching
    from .views import MothViews


class Moths(Game[State, Action, Event]):
    """Moths around a lamp."""

    name = "moths"
    rules = MothRules()
    setup = MothSetup()
    content_hash = sha256(bytes(WINGS)).hexdigest()

    @cached_property
    def narrator(self) -> MothNarrator:
        """Its sentences."""
        from .narrator import MothNarrator

        return MothNarrator()

    @cached_property
    def rulebook(self) -> Rulebook:
        """Its rules by id, and drawn examples of them."""
        from platformer_nb.content import game_folder
        from platformer_nb.content.files import read_toml
        from platformer_nb.content.game_content import game_rulebook
        from platformer_nb.core.parts.examples import DrawnExample
        from platformer_nb.text.examples import DrawnExamples

        from .clauses import REGISTRY

        folder = game_folder(self.name)
        drawn = [DrawnExample(**one) for one in read_toml(folder, "examples.toml")["examples"]]
        examples = DrawnExamples(self, drawn, read_toml(folder, "proven.toml"))
        return Rulebook(game_rulebook(self.name), REGISTRY, examples)

    @cached_property
    def views(self) -> MothViews:
        """Its board on a page."""
        from .views import MothViews

        return MothViews()

    @cached_property
    def review(self) -> MothReview:
        """Looking back at a game."""
        from .review import MothReview

        return MothReview()

    @cached_property
    def teaching(self) -> MothTeaching:
        """Its goals, predictions, puzzles and exams."""
        from .teaching import MothTeaching

        return MothTeaching()

    @cached_property
    def l10n(self) -> KeyFamilies:
        """The families of keys that its code builds."""
        return KeyFamilies(
            {
                "do-{}": KeyFamily(lambda: ("do-lay", "do-shed", "do-draw")),
                "event-{}": KeyFamily(lambda: ("event-drew", "event-shed", "event-won")),
            }
        )

    @cached_property
    def bots(self) -> Bots[State, Action]:
        """Its bots."""
        from .bots import Bright

        return {"bright": Bright}

    @cached_property
    def simulation(self) -> PlainSimulation:
        """Its games between bots."""
        from platformer_nb.simulate.plain import PlainSimulation

        return PlainSimulation(self, ("bright", "random"))


GAME = Moths()
