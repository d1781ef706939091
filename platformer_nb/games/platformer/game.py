"""The `Game` object of Platformer; each part is imported on first access."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import TYPE_CHECKING

from platformer_nb.core.game import Bots, Game, KeyFamilies, Rulebook
from platformer_nb.core.parts.renderers import Renderer
from platformer_nb.games.platformer.events import Event
from platformer_nb.games.platformer.model.actions import Action
from platformer_nb.games.platformer.model.state import State

if TYPE_CHECKING:
    from platformer_nb.core.parts.action_code import ActionCode
    from platformer_nb.core.parts.content import Content
    from platformer_nb.games.platformer.bots.coaching import PlatformerCoaching
    from platformer_nb.games.platformer.bots.greedy import GreedyBot
    from platformer_nb.games.platformer.bots.search import SearchBot
    from platformer_nb.games.platformer.catalogue.catalogue import PlatformerCatalogue
    from platformer_nb.games.platformer.editing.editor import PlatformerEditor
    from platformer_nb.games.platformer.engine import Platformer
    from platformer_nb.games.platformer.model.box.box import Box
    from platformer_nb.games.platformer.narration.gathering import PlatformerGathering
    from platformer_nb.games.platformer.narration.narrator import PlatformerNarrator
    from platformer_nb.games.platformer.review import PlatformerReview
    from platformer_nb.games.platformer.setup import PlatformerSetup
    from platformer_nb.games.platformer.simulation.simulation import PlatformerSimulation
    from platformer_nb.games.platformer.teaching.teaching import PlatformerTeaching
    from platformer_nb.games.platformer.view.views import PlatformerViews


class PlatformerGame(Game[State, Action, Event]):
    """The game of Platformer: climb the tower, defeat the Boss."""

    name = "platformer"

    @cached_property
    def box(self) -> Box:
        """The cards and tiles that come with the project."""
        from platformer_nb.games.platformer.content import load_box

        return load_box()

    @cached_property
    def rules(self) -> Platformer:
        """The rules for `box`."""
        from platformer_nb.games.platformer.engine import Platformer

        return Platformer(self.box)

    @cached_property
    def setup(self) -> PlatformerSetup:
        """The options of a new game: players, Heroes, dungeon, Boss, Levels, artifacts, house rules."""
        from platformer_nb.games.platformer.setup import PlatformerSetup

        return PlatformerSetup(self.box)

    @cached_property
    def narrator(self) -> PlatformerNarrator:
        """Sentences about actions, events and rulings."""
        from platformer_nb.games.platformer.narration.narrator import PlatformerNarrator

        return PlatformerNarrator()

    @cached_property
    def gathering(self) -> PlatformerGathering:
        """Enemies that stay where they are."""
        from platformer_nb.games.platformer.narration.gathering import PlatformerGathering

        return PlatformerGathering()

    @cached_property
    def views(self) -> PlatformerViews:
        """The board for a page."""
        from platformer_nb.games.platformer.view.views import PlatformerViews

        return PlatformerViews()

    @cached_property
    def renderers(self) -> Mapping[str, Renderer]:
        """The code that shows each part of the view."""
        from platformer_nb.games.platformer.view.renderers import RENDERERS

        return RENDERERS

    @cached_property
    def rulebook(self) -> Rulebook:
        """The rules of the rulebook, their functions and examples."""
        from platformer_nb.games.platformer import engine  # noqa: F401 - registers the rule functions
        from platformer_nb.games.platformer.content import load_rulebook
        from platformer_nb.games.platformer.registry import RULEBOOK
        from platformer_nb.games.platformer.teaching.rule_examples import PlatformerExamples

        return Rulebook(load_rulebook(), RULEBOOK, PlatformerExamples(self), _code)

    @cached_property
    def teaching(self) -> PlatformerTeaching:
        """Goals, predictions and exams."""
        from platformer_nb.games.platformer.teaching.teaching import PlatformerTeaching

        return PlatformerTeaching(self)

    @property
    def phrases(self) -> tuple[str, ...]:
        """Frequent pieces of the notation, for shared positions."""
        from platformer_nb.games.platformer.notation.phrases import PHRASES

        return PHRASES

    @property
    def content_hash(self) -> str:
        """The hash of the cards and tiles."""
        return self.box.content_hash

    @cached_property
    def content(self) -> Content:
        """The content files: cards and tiles."""
        from platformer_nb.games.platformer.content.folder import PlatformerFolder

        return PlatformerFolder()

    @cached_property
    def l10n(self) -> KeyFamilies:
        """The text keys of the game."""
        from platformer_nb.games.platformer.l10n import KEYS

        return KEYS

    @cached_property
    def bots(self) -> Bots[State, Action]:
        """The kinds of bots: `greedy` looks one action ahead, `search` one turn ahead."""
        return {"greedy": _greedy, "search": _search}

    @cached_property
    def catalogue(self) -> PlatformerCatalogue:
        """The things of the box with their words, and the player aid."""
        from platformer_nb.games.platformer.catalogue.catalogue import PlatformerCatalogue

        return PlatformerCatalogue(self.box)

    @cached_property
    def coaching(self) -> PlatformerCoaching:
        """Hints of the planning bot, the reasons of both bots, the odds of the dice."""
        from platformer_nb.games.platformer.bots.coaching import PlatformerCoaching

        return PlatformerCoaching()

    @cached_property
    def editor(self) -> PlatformerEditor:
        """Setting up a position by hand."""
        from platformer_nb.games.platformer.editing.editor import PlatformerEditor

        return PlatformerEditor(self.box)

    @cached_property
    def review(self) -> PlatformerReview:
        """Looking back at a game: height, hearts and coins, the standings, what decided it."""
        from platformer_nb.games.platformer.review import PlatformerReview

        return PlatformerReview()

    @cached_property
    def simulation(self) -> PlatformerSimulation:
        """Balance simulations; see docs/balance.md."""
        from platformer_nb.games.platformer.simulation.simulation import PlatformerSimulation

        return PlatformerSimulation(self.box)


def _code(state: State, action: Action) -> ActionCode:
    from platformer_nb.games.platformer.kinds.action_code import code_of

    return code_of(state, action)


def _greedy(seed: int | str) -> GreedyBot:
    from platformer_nb.games.platformer.bots.greedy import GreedyBot

    return GreedyBot(seed)


def _search(seed: int | str) -> SearchBot:
    from platformer_nb.games.platformer.bots.search import SearchBot

    return SearchBot(seed)


GAME = PlatformerGame()
