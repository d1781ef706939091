"""A review: a game is looked through from its first action to its last. Nothing of the game changes.

A game's history holds every position as a value, so any moment is shown at once; a saved game is replayed
once, when it is opened. From any moment a game of one's own can branch off, with what was done until then.
"""

from __future__ import annotations

import secrets
from bisect import bisect_right
from collections.abc import Mapping
from itertools import takewhile
from types import MappingProxyType
from typing import Any, Final, Generic, TypeVar

from platformer_nb.core.errors import BadInput, said
from platformer_nb.core.game import Game
from platformer_nb.core.parts.intent import Field, Intent, Intents
from platformer_nb.core.play.chance import Seeded
from platformer_nb.core.play.session import Entry, Session
from platformer_nb.core.rules import Seat
from platformer_nb.table.factories.saves import resumed_session
from platformer_nb.table.factories.seats import BotMaker, seat_bots
from platformer_nb.table.lines import event_of_view, line_of_log
from platformer_nb.table.log import log_entries
from platformer_nb.table.problems import Failure
from platformer_nb.table.result import turns
from platformer_nb.table.screen import masks
from platformer_nb.table.table import Table
from platformer_nb.table.view import envelope, sections, views_of

S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")

USED: Final = "exam-word-used"
"""The key of what a game calls things that are used up, where they are only looked at."""


class Review(Table[S, A, E], Generic[S, A, E]):
    """A game being looked through. `at` is the number of actions done at the moment that is shown.

    A game that is over is shown without masks; any other as `eyes`, the seat that looks, may see it.
    """

    def __init__(
        self,
        game: Game[S, A, E],
        session: Session[S, A, E],
        language: str | None = None,
        eyes: Seat | None = None,
        at: int | None = None,
    ) -> None:
        self.eyes = None if session.over else eyes
        self.played: tuple[Entry[S, A, E], ...] = tuple(session.history)
        self.at = len(self.played)
        self.stepped = False
        copy: Session[S, A, E] = Session(session.rules, session.start, Seeded(0))
        copy.state, copy.bots, copy.history = session.state, session.bots, list(self.played)
        super().__init__(game, copy, session.players, language)
        self.log.add(log_entries(game, copy))
        self._ends = [entry.moment for entry in self.log.entries]
        self.turns = turns(game, self.played)
        if at is not None:
            self.go(at)

    def let_chance_decide(self) -> None:
        """Leave chance undecided: nothing is played on."""

    def enter(self, before: int) -> None:
        """Log nothing: nothing new is done."""

    def _face(self) -> None:
        """Show what the looking seat sees; the screen is handed to nobody."""
        self.screen.seat = self.eyes

    @property
    def intents(self) -> Intents:
        """The allowed intents: to go to another moment."""
        return REVIEW_INTENTS

    def handle(self, message: Mapping[str, Any]) -> None:
        """Do a validated intent."""
        REVIEW_INTENTS[message["intent"]].handle(self, message)

    def begin_intent(self) -> None:
        """Increase the number of the view."""
        self.problem, self.stepped = None, False
        self.number += 1

    def go(self, to: int) -> None:
        """Show the moment after `to` actions, or the nearest there is."""
        to = max(0, min(to, len(self.played)))
        self.stepped = to == self.at + 1
        self.at = to
        self.session.history = list(self.played[:to])
        self.session.state = self.played[to - 1].after if to else self.session.start
        self.section.clear()

    @property
    def playable(self) -> bool:
        """Whether a game can go on from this moment."""
        return not self.over

    def branch(self, language: str, make_bot: BotMaker | None = None) -> Table[S, A, E]:
        """Return a table of a new game that has gone as this one until this moment, with its players and bots.

        Undo goes back beyond the moment, as far as the rules let it; chance decides anew.
        """
        source = str(secrets.randbits(64))
        before = self.session
        session: Session[S, A, E] = Session(before.rules, before.start, Seeded(source))
        session.bots, session.history, session.state = before.bots, [*before.history], before.state
        bots = seat_bots(session.bots, make_bot, source) if make_bot else {}
        return Table(self.game, session, self.names, language, bots).resumed(None)

    # --- view ------------------------------------------------------------------------------------------

    def view(self) -> dict[str, Any]:
        """Return the state of a component: the position, the newest lines of the log, a section `review`."""
        self._face()
        end = bisect_right(self._ends, self.at)
        fresh = range(bisect_right(self._ends, self.at - 1), end) if self.stepped else range(0)
        names = self.shown_names
        board = views_of(self.game).position(self.seen, self.words, names, inert=True)
        return sections(
            envelope(
                self.words,
                state=self.number,
                error=self.error,
                words={"exam-used": self.words(USED)} if self.words.has(USED) else {},
                log=self._lines(end),
                events=[
                    event_of_view(self, self.log.entries[number], self._line(number))
                    for number in fresh
                ],
            ),
            board,
            {"review": self._section(names)},
        )

    def _lines(self, end: int) -> list[dict[str, Any]]:
        """Return what happened at a moment, in that order: the lines of the last action before an entry."""
        lines = (self._line(number) for number in range(end - 1, -1, -1))
        told = (line for line in lines if line["text"])
        last = next(told, None)
        if last is None:
            return []
        before = [*takewhile(lambda line: line["act"] == last["act"], told)]
        return [*reversed(before), last]

    def _line(self, number: int) -> dict[str, Any]:
        key = (self.words.language, self.eyes)
        return self.log.line(number, key, lambda *entry: line_of_log(self, *entry))

    def _section(self, names: tuple[str, ...]) -> dict[str, Any]:
        words = self.words
        turn = self.turns[bisect_right(self.turns, self.at) - 1]
        number = self.game.rules.moment(self.played[turn - 1].after if turn else self.session.start)
        players = [name or words("form-player", seat=seat) for seat, name in enumerate(names, 1)]
        count = len(self.played)
        return {
            "at": self.at,
            "count": count,
            "turns": list(self.turns),
            "title": words("review-of", players=words.joined(players)),
            "text": words("review-moment", turn=number, at=self.at, count=count),
            "playable": self.playable,
            "result": self._result(names),
        }

    def _result(self, names: tuple[str, ...]) -> dict[str, Any]:
        """Return how the whole game went, the same at every moment; nothing where something is hidden."""
        hidden = self.eyes is not None and any(
            masks(self.session.rules, one.after, self.eyes) for one in self.played[-1:]
        )
        return self.result.section(self.game, () if hidden else self.played, names, self.words)


def review_of_table(table: Table[S, A, E], at: int | None = None) -> Review[S, A, E]:
    """Return the review of the game at a table, as its viewer may see it.

    Raises BadInput while the screen is handed over.
    """
    if table.screen.asked is not None:
        raise BadInput(PLACE, "error-review-handover", "mend-review-handover")
    return Review(table.game, table.session, table.words.language, table.viewer, at)


def review_of_record(
    game: Game[S, A, E], text: str, language: str | None = None, *, legacy: str | None = None
) -> Review[S, A, E]:
    """Return the review of a saved game; raises BadInput if it is damaged.

    A game that is not over and hides something from its players is shown to nobody: it is not known who looks.
    """
    session, _, notice = resumed_session(game, text, Seeded(0), legacy=legacy)
    players = range(views_of(game).seats(session.state))
    people = [seat for seat in players if not "".join(session.bots[seat : seat + 1])]
    hidden = any(masks(game.rules, session.state, seat) for seat in players)
    if hidden and not session.over and len(people) != 1:
        raise BadInput(PLACE, "error-review-hidden", "mend-review-hidden")
    review = Review(game, session, language, people[0] if hidden and people else None, at=0)
    review.problem = Failure(notice) if notice else None
    return review


PLACE: Final = said("place-review")


def _go(review: Review[Any, Any, Any], message: Mapping[str, Any]) -> None:
    review.go(message["to"])


REVIEW_INTENTS: Final[Intents] = MappingProxyType(
    {
        "go": Intent(
            _go, "show this moment", {"to": Field((int,), "the number of actions done then")}
        )
    }
)
"""The intents of a review."""
