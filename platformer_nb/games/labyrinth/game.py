"""The `Game` object of Labyrinth; each part is imported on first access."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from platformer_nb.core.game import Bots, Game, KeyFamilies, Rulebook
from platformer_nb.games.labyrinth.model.actions import Action
from platformer_nb.games.labyrinth.model.state import Event, State

if TYPE_CHECKING:
    from collections.abc import Mapping

    from platformer_nb.core.parts.content import Content
    from platformer_nb.core.parts.renderers import Renderer
    from platformer_nb.games.labyrinth.bots.coaching import LabyrinthCoaching
    from platformer_nb.games.labyrinth.catalogue.catalogue import LabyrinthCatalogue
    from platformer_nb.games.labyrinth.editing.editor import LabyrinthEditor
    from platformer_nb.games.labyrinth.engine import Labyrinth
    from platformer_nb.games.labyrinth.model.box import Box
    from platformer_nb.games.labyrinth.narration.gathering import LabyrinthGathering
    from platformer_nb.games.labyrinth.narration.narrator import LabyrinthNarrator
    from platformer_nb.games.labyrinth.review import LabyrinthReview
    from platformer_nb.games.labyrinth.setup import LabyrinthSetup
    from platformer_nb.games.labyrinth.simulation.simulation import LabyrinthSimulation
    from platformer_nb.games.labyrinth.teaching.teaching import LabyrinthTeaching
    from platformer_nb.games.labyrinth.view.views import LabyrinthViews


class LabyrinthGame(Game[State, Action, Event]):
    """The game of Labyrinth: bring a key to the centre of a maze that grows."""

    name = "labyrinth"

    @cached_property
    def box(self) -> Box:
        """The tiles and cards that come with the project."""
        from platformer_nb.games.labyrinth.content import load_box

        return load_box()

    @cached_property
    def rules(self) -> Labyrinth:
        """The rules for `box`."""
        from platformer_nb.games.labyrinth.engine import Labyrinth

        return Labyrinth(self.box)

    @cached_property
    def setup(self) -> LabyrinthSetup:
        """The seats of a new game."""
        from platformer_nb.games.labyrinth.setup import LabyrinthSetup

        return LabyrinthSetup(self.box)

    @cached_property
    def narrator(self) -> LabyrinthNarrator:
        """Sentences about actions, events and rulings."""
        from platformer_nb.games.labyrinth.narration.narrator import LabyrinthNarrator

        return LabyrinthNarrator()

    @cached_property
    def rulebook(self) -> Rulebook:
        """The rules of the rulebook, their functions and examples."""
        from platformer_nb.games.labyrinth import engine, setup  # noqa: F401 - registers the rule functions
        from platformer_nb.games.labyrinth.content import load_rulebook
        from platformer_nb.games.labyrinth.examples.rule_examples import LabyrinthExamples
        from platformer_nb.games.labyrinth.registry import RULEBOOK

        return Rulebook(load_rulebook(), RULEBOOK, LabyrinthExamples(self))

    @cached_property
    def views(self) -> LabyrinthViews:
        """The board for a page."""
        from platformer_nb.games.labyrinth.view.views import LabyrinthViews

        return LabyrinthViews()

    @property
    def renderers(self) -> Mapping[str, Renderer]:
        """The code that shows each part of its views."""
        from platformer_nb.games.labyrinth.view.renderers import RENDERERS

        return RENDERERS

    @cached_property
    def teaching(self) -> LabyrinthTeaching:
        """Goals, predictions and exams of its lessons."""
        from platformer_nb.games.labyrinth.teaching.teaching import LabyrinthTeaching

        return LabyrinthTeaching(self.box)

    @property
    def phrases(self) -> tuple[str, ...]:
        """Frequent pieces of the notation, for shared positions."""
        from platformer_nb.games.labyrinth.notation.phrases import PHRASES

        return PHRASES

    @property
    def content_hash(self) -> str:
        """The hash of the tiles and cards."""
        return self.box.content_hash

    @cached_property
    def content(self) -> Content:
        """The content files: tiles and cards."""
        from platformer_nb.games.labyrinth.content.folder import LabyrinthFolder

        return LabyrinthFolder()

    @cached_property
    def l10n(self) -> KeyFamilies:
        """The text keys of the game."""
        from platformer_nb.games.labyrinth.l10n import KEYS

        return KEYS

    @cached_property
    def bots(self) -> Bots[State, Action]:
        """The kinds of bots: `greedy` looks one action ahead, the others a turn; `blocking` holds up whoever leads."""
        from platformer_nb.games.labyrinth.bots.greedy import GreedyBot
        from platformer_nb.games.labyrinth.bots.planning import BlockingBot, PlanningBot

        return {"greedy": GreedyBot, "blocking": BlockingBot, "planning": PlanningBot}

    @cached_property
    def catalogue(self) -> LabyrinthCatalogue:
        """Everything in the box, and the player aid."""
        from platformer_nb.games.labyrinth.catalogue.catalogue import LabyrinthCatalogue

        return LabyrinthCatalogue(self.box)

    @cached_property
    def coaching(self) -> LabyrinthCoaching:
        """Hints and reasons of its bots."""
        from platformer_nb.games.labyrinth.bots.coaching import LabyrinthCoaching

        return LabyrinthCoaching()

    @cached_property
    def editor(self) -> LabyrinthEditor:
        """Setting up positions by hand."""
        from platformer_nb.games.labyrinth.editing.editor import LabyrinthEditor

        return LabyrinthEditor(self.box)

    @cached_property
    def gathering(self) -> LabyrinthGathering:
        """Harm that one action does several times, in one line of the log."""
        from platformer_nb.games.labyrinth.narration.gathering import LabyrinthGathering

        return LabyrinthGathering()

    @cached_property
    def review(self) -> LabyrinthReview:
        """What is drawn and told of a game that is over."""
        from platformer_nb.games.labyrinth.review import LabyrinthReview

        return LabyrinthReview()

    @cached_property
    def simulation(self) -> LabyrinthSimulation:
        """Its games between bots: how long they last, who wins and how, what is met."""
        from platformer_nb.games.labyrinth.simulation.simulation import LabyrinthSimulation

        return LabyrinthSimulation(self.box)


GAME = LabyrinthGame()
