"""An inquiry: a table at which nothing moves. What is done there is ruled on instead.

A shared position is opened as one, and so is a position that was set up: "may I ...?" is asked by choosing
an action as in a game.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict
from typing import Any, Final, Generic, TypeVar

from platformer_nb.core.errors import BadInput
from platformer_nb.core.game import Game
from platformer_nb.core.parts.intent import Intents
from platformer_nb.core.play.chance import Seeded
from platformer_nb.core.play.explain import Explanation, explain
from platformer_nb.core.play.session import Session
from platformer_nb.core.rules import NATURE
from platformer_nb.table.intents import INTENTS
from platformer_nb.table.lines import open_rules
from platformer_nb.table.problems import Failure, Refusal
from platformer_nb.table.table import Table
from platformer_nb.table.view import sections, views_of
from platformer_nb.text.verdicts import say_ruling

S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")

KEPT: Final = ("act", "dismiss")
"""The intents of every table that mean something where nothing moves."""


class Inquiry(Table[S, A, E], Generic[S, A, E]):
    """A position and the ruling on the action that was asked about last, if any.

    `masked`: the position is what one seat saw, so that nobody can play on from it.
    """

    coached = False

    def __init__(
        self,
        game: Game[S, A, E],
        state: S,
        language: str | None = None,
        action: A | None = None,
        *,
        masked: bool = False,
    ) -> None:
        self.masked = masked
        self.asked: Explanation[S, A, E] | None = None
        super().__init__(game, Session(game.rules, state, Seeded(0)), (), language)
        if action is not None:
            self.do(action)

    def let_chance_decide(self) -> None:
        """Leave chance undecided: the position stays as it is."""

    def _face(self) -> None:
        """Show what whoever decides sees; a position to look at is handed to nobody."""
        actor = self.session.actor
        seat = views_of(self.game).active(self.state) if actor in (None, NATURE) else actor
        self.screen.seat = seat

    @property
    def intents(self) -> Intents:
        """The allowed intents: to ask, to put the ruling away, and those of the game's selections."""
        return {**{name: INTENTS[name] for name in KEPT}, **views_of(self.game).intents}

    def handle(self, message: Mapping[str, Any]) -> None:
        """Do a validated intent; the ruling stays until whoever asked puts it away or begins to choose anew."""
        if message["intent"] != "act":
            self.asked = None
        super().handle(message)
        if self.problem is None:
            self._refuse()

    def act(self, action: A | str) -> bool:
        """Rule on an action, on one without effect too."""
        return self.do(action)

    def do(self, action: A | str) -> bool:
        """Rule on an action; nothing is done. Return False."""
        try:
            self.asked = self._explained(action)
        except BadInput as error:
            self.problem = Failure(error)
            return False
        if self.asked.ruling:
            self.section.clear()
            self.section.follow()
        self._refuse()
        return False

    def _explained(self, action: A | str) -> Explanation[S, A, E]:
        """Return the ruling and what comes of it; where something is hidden, that is not foreseen."""
        rules, state = self.session.rules, self.state
        if not self.masked:
            return explain(rules, state, action)
        meant = rules.read_action(state, action)
        return Explanation(meant, rules.judge(state, meant), (), state, rules.actor(state))

    def _refuse(self) -> None:
        """Show an illegal action as the table's refusal, whose Spaces the board highlights."""
        if self.asked is not None and not self.asked.ruling:
            self.problem = Refusal(self.asked.action, self.asked.ruling)

    def view(self) -> dict[str, Any]:
        """Return the state of a component: a table's view with a section `inquiry`."""
        return sections(super().view(), {"inquiry": self._section()})

    def travel(self) -> dict[str, Any]:
        """Return that nothing can be undone: nothing is done."""
        off = {"can": False, "why": ""}
        return {"undo": off, "redo": off}

    @property
    def playable(self) -> bool:
        """Whether a game can go on from this position."""
        return not (self.masked or self.over)

    def _section(self) -> dict[str, Any]:
        return {"playable": self.playable, "verdict": self._verdict()}

    def _verdict(self) -> dict[str, Any] | None:
        """Return the ruling in words, of a legal action with what comes of it."""
        asked = self.asked
        if asked is None:
            return None
        # As a table does: what is seldom needed is imported when it is.
        from platformer_nb.table.otherwise import otherwise

        said = say_ruling(self.game, self.words, self.seen, asked.action, asked.ruling)
        said = otherwise(self.game, self.words, self.seen, said)
        return {
            "action": said.action,
            "legal": said.legal,
            "title": said.title,
            "reasons": [{**asdict(r), "spaces": list(r.spaces)} for r in said.reasons],
            "instead": [{"action": action, "text": text} for action, text in said.instead],
            "none": said.none,
            **(NOTHING if self.masked or not asked.ruling else self._consequences(asked)),
        }

    def _consequences(self, asked: Explanation[S, A, E]) -> dict[str, Any]:
        narrator, words, before = self.game.narrator, self.words, self.seen
        cited = narrator.event_rules(self.state, asked.action)
        told = (
            (narrator.event(before, self.observed(asked.after), event, words), rules)
            for event, rules in zip(asked.events, cited, strict=True)
        )
        outlook = narrator.outlook(self.state, asked, words)
        return {
            "steps": [
                {"text": text, "rules": list(rules), "rulings": list(open_rules(self.game, rules))}
                for text, rules in told
                if text
            ],
            "notes": [one for one in (outlook.nothing, outlook.warning, outlook.open) if one],
        }


NOTHING: Final[Mapping[str, Any]] = {"steps": [], "notes": []}
"""What comes of an illegal action."""
