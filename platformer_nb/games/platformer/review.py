"""Looking back at a game: the values that are drawn, the standings, and what decided it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, Final, TypeAlias

from platformer_nb.core.game import Words
from platformer_nb.core.parts.review import Series, Standing, Told
from platformer_nb.core.play.session import Entry
from platformer_nb.core.rules import Seat
from platformer_nb.games.platformer import events as e
from platformer_nb.games.platformer.model.actions import Action
from platformer_nb.games.platformer.model.state import FIRST_KIND, NOBODY, State
from platformer_nb.games.platformer.model.terrain import NOWHERE
from platformer_nb.games.platformer.narration.events import fallen
from platformer_nb.games.platformer.rules.course.scoring import score
from platformer_nb.games.platformer.rules.course.solo import why_lost

History: TypeAlias = Sequence[Entry[State, Action, e.Event]]

LONG_FALL: Final = 3
"""Spaces of a fall that is worth telling."""


class PlatformerReview:
    """The review of Platformer; see `core.parts.review.Review`."""

    def series(self, words: Words) -> tuple[Series, ...]:
        """Return height, hearts and coins: who is highest is ahead."""
        return (
            Series("height", words("series-height"), absent=0),
            Series("hearts", words("series-hearts")),
            Series("coins", words("series-coins")),
        )

    def values(self, state: State, seat: Seat) -> tuple[int, ...]:
        """Return the Row a Hero stands on (0: off the map), its hearts and coins."""
        hero = state.heroes[seat]
        return (_row(state, seat), hero.hearts, hero.coins)

    def standings(self, state: State, words: Words) -> tuple[Standing, ...]:
        """Return the winner, then the others, whom no rule orders (BOS-12); of a solo game its one seat."""
        lost = state.winner == NOBODY
        why = (why_lost(state),) if lost else ("BOS-12",)
        seats = sorted(range(len(state.heroes)), key=lambda seat: seat != state.winner)
        return tuple(
            Standing(
                seat,
                0 if lost else 1 if seat == state.winner else 2,
                _ended(state, seat, words),
                (*why, "SOL-5") if score(state) else why,
            )
            for seat in seats
        )

    def decided(self, history: History, words: Words) -> Iterator[Told]:
        """Yield the hardest attack on the Boss, who fainted how often, and the longest fall of a Hero."""
        yield from _hardest(history, words)
        yield from _faints(history, words)
        yield from _longest_fall(history, words)


def _row(state: State, seat: Seat) -> int:
    at = state.heroes[seat].at
    return 0 if at == NOWHERE else at // state.terrain.width + 1


def _ended(state: State, seat: Seat, words: Words) -> str:
    hero = state.heroes[seat]
    facts = {"hero": hero.card, "row": _row(state, seat), "n": hero.hearts, "coins": hero.coins}
    return words.tell("standing-hero" if hero.at != NOWHERE else "standing-fainted", facts)


def _happened(history: History, kind: type[Any]) -> Iterator[tuple[int, Any, Entry[Any, Any, Any]]]:
    """Yield the events of a kind, each with the number of actions after which it had happened, and its entry."""
    for moment, entry in enumerate(history, 1):
        yield from ((moment, event, entry) for event in entry.events if isinstance(event, kind))


def _card(state: State, hero: int) -> str:
    return state.heroes[hero - 1].card


def _hardest(history: History, words: Words) -> Iterator[Told]:
    """Yield the attack that dealt the Boss most Wounds, and how many attacks on it there were."""
    hits = [
        (hit.wounds, moment, hit, entry)
        for moment, hit, entry in _happened(history, e.Struck)
        if hit.figure == entry.before.game.boss_code
    ]
    if not hits:
        return
    wounds, moment, hit, entry = max(hits, key=lambda one: one[0])
    facts = {
        "hero": _card(entry.before, hit.hero),
        "boss": entry.before.game.boss,
        "n": wounds,
        "count": len(hits),
        "turn": entry.before.turn,
    }
    yield Told(words.tell("decided-boss", facts), moment, (hit.rule,))


def _faints(history: History, words: Words) -> Iterator[Told]:
    """Yield how often each Hero fainted, the most often first; the moment is that of the last."""
    faints = [(moment, faint) for moment, faint, _ in _happened(history, e.Fainted)]
    if not faints:
        return
    counts = Counter(faint.hero for _, faint in faints).most_common()
    heroes = [
        words.tell("decided-fainted", {"hero": _card(history[-1].after, hero), "n": count})
        for hero, count in counts
    ]
    moment, last = faints[-1]
    yield Told(words("decided-faints", list=words.joined(heroes)), moment, (last.rule,))


def _longest_fall(history: History, words: Words) -> Iterator[Told]:
    """Yield the longest fall of a Hero, if it was a long one."""
    falls = [
        (fallen(entry.after, fall), moment, fall, entry)
        for moment, fall, entry in _happened(history, e.Fell)
        if fall.figure < FIRST_KIND
    ]
    if not falls:
        return
    spaces, moment, fall, entry = max(falls, key=lambda one: one[0])
    if spaces >= LONG_FALL:
        hero = _card(entry.after, fall.figure)
        facts = {"hero": hero, "n": spaces, "turn": entry.before.turn}
        yield Told(words.tell("decided-fall", facts), moment, (fall.rule,))
