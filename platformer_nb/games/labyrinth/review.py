"""Looking back at a game: the values that are drawn, the standings, and what decided it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final, TypeAlias

from platformer_nb.core.game import Words
from platformer_nb.core.parts.review import Series, Standing, Told
from platformer_nb.core.play.session import Entry
from platformer_nb.core.rules import Seat
from platformer_nb.games.labyrinth.bots.distances import way
from platformer_nb.games.labyrinth.model.actions import Action
from platformer_nb.games.labyrinth.model.state import NOBODY, Event, State
from platformer_nb.games.labyrinth.narration.called import character_of

History: TypeAlias = Sequence[Entry[State, Action, Event]]

NEAR: Final = 20
"""Whoever is this far from the win or farther has nothing of it yet: the chart begins there."""


class LabyrinthReview:
    """The review of Labyrinth; see `core.parts.review.Review`."""

    def series(self, words: Words) -> tuple[Series, ...]:
        """Return how near the win is, lives and keys."""
        return tuple(Series(one, words(f"series-{one}")) for one in ("near", "lives", "keys"))

    def values(self, state: State, seat: Seat) -> tuple[int, ...]:
        """Return how much of the way to the win a character has behind it, its lives and its keys."""
        pawn = state.pawns[seat]
        near = NEAR if state.winner == seat else max(0, NEAR - way(state, seat))
        return (near, pawn.lives, pawn.keys)

    def standings(self, state: State, words: Words) -> tuple[Standing, ...]:
        """Return the winner, then the others, whom no rule orders."""
        seats = sorted(range(len(state.pawns)), key=lambda seat: seat != state.winner)
        lost = state.winner == NOBODY
        return tuple(
            Standing(
                seat,
                0 if lost else 1 if seat == state.winner else 2,
                _ended(state, seat, words),
                ("END-1",),
            )
            for seat in seats
        )

    def decided(self, history: History, words: Words) -> Iterator[Told]:
        """Yield who was pushed off or sent home how often, the combats won, and the deaths."""
        for kind, about in (
            ("won-combat", "seat"),
            ("sent-home", "seat"),
            ("died", "seat"),
            ("pushed", "other"),
        ):
            yield from _often(history, kind, about, words)


def _ended(state: State, seat: Seat, words: Words) -> str:
    pawn = state.pawns[seat]
    facts = {"who": character_of(state, seat), "lives": pawn.lives, "keys": pawn.keys}
    return words.tell("standing-pawn", facts)


def _often(history: History, kind: str, about: str, words: Words) -> Iterator[Told]:
    """Yield how often an event befell each character, the most often first; the moment is that of the last."""
    found = [
        (moment, event, entry)
        for moment, entry in enumerate(history, 1)
        for event in entry.events
        if event.kind == kind
    ]
    if not found:
        return
    # A character may be another one by then (CHR-7): it is called as it was.
    names = Counter(character_of(entry.before, getattr(event, about)) for _, event, entry in found)
    told = [words.tell("decided-who", {"who": who, "n": n}) for who, n in names.most_common()]
    moment, last, _ = found[-1]
    yield Told(words(f"decided-{kind}", list=words.joined(told)), moment, (last.rule,))
