"""Questions of predictions: where a figure will be, what a character will have, who decides next, who has won, what is legal."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Final

from pydantic import StringConstraints

from platformer_nb.core.errors import BadInput, Place, one_of, within
from platformer_nb.core.game import Words
from platformer_nb.core.parts.teaching import Asked
from platformer_nb.core.rules import NATURE
from platformer_nb.games.labyrinth.model.state import ACTIONS, LIVES, NOBODY, State
from platformer_nb.games.labyrinth.narration.called import called, name_of
from platformer_nb.games.labyrinth.notation.actions import read_action
from platformer_nb.games.labyrinth.notation.names import SEATS
from platformer_nb.games.labyrinth.rules.legality import actor
from platformer_nb.games.labyrinth.teaching.goals.names import GOLEM, in_play, pawn_of, where
from platformer_nb.games.labyrinth.teaching.legality_questions import MAY, THEN, of_legality

CORRIDOR: Final = "corridor"
COUNTED: Final = {"lives": LIVES, "keys": 6, "items": 4, "stun": 3}
"""What is counted, each with the largest number offered as an answer: more is no sensible guess."""
LEFT: Final = "left"
NEXT: Final = "next"
WINNER: Final = "winner"
NONE: Final = "nobody"

Ask = Annotated[
    str,
    StringConstraints(
        pattern=r"^(golem|left|next|winner|(corridor|lives|keys|items|stun) [A-F]|(may|then) .+)$"
    ),
]
"""A question: where a figure will be, how much a character will have, who decides next, who has won.

`may build`: whether the action is legal now; `then build`: whether it is legal when all has been played.
"""


def check_asks(asks: Iterable[str], state: State, place: Place) -> None:
    """Raise BadInput for a question about a character that takes no part, or about an action that cannot be read."""
    for ask in asks:
        what, who = ask.split()[0], ask.split()[-1]
        if what in (MAY, THEN):
            read_action(state, ask.removeprefix(what))
        elif who in SEATS and not in_play(state, who):
            known = tuple(SEATS[: len(state.pawns)])
            raise BadInput(within(place, ask), "error-unknown", one_of(who, known), word=who)


def asked(asks: Iterable[str], before: State, after: State, words: Words) -> tuple[Asked, ...]:
    """Return the questions with their true answers."""
    return tuple(_asked(ask, before, after, words) for ask in asks)


def _asked(ask: str, before: State, after: State, words: Words) -> Asked:
    what, _, who = ask.partition(" ")
    if what in (MAY, THEN):
        return of_legality(ask, before if what == MAY else after, words)
    key = ask.replace(" ", "_")
    if what in (CORRIDOR, GOLEM):
        return Asked(key, _question(ask, after, words), where(after, who or GOLEM))
    if what in COUNTED:
        count = _count(after, what, who)
        return Asked(key, _question(ask, after, words), count, most=max(count, COUNTED[what]))
    if what == LEFT:
        return Asked(key, words("predict-left"), after.left, most=max(after.left, ACTIONS))
    if what == NEXT:
        return Asked(key, words("predict-next"), _next(after), _seats(after, words, "predict-over"))
    winner = NONE if after.winner == NOBODY else SEATS[after.winner]
    return Asked(key, words("predict-winner"), winner, _seats(after, words, "predict-nobody"))


def _question(ask: str, state: State, words: Words) -> str:
    """Return a question about a figure, with the character's name."""
    what, _, who = ask.partition(" ")
    return words.tell(f"predict-{what}", called(state, {"who": who}) if who else {})


def _count(state: State, what: str, who: str) -> int:
    has = getattr(pawn_of(state, who), what)
    return has if isinstance(has, int) else len(has)


def _next(state: State) -> str:
    """Return who decides next; the active player where chance does, since its turn goes on."""
    who = actor(state)
    if who is None:
        return NONE
    return SEATS[state.active if who == NATURE else who]


def _seats(state: State, words: Words, nobody: str) -> tuple[tuple[str, str], ...]:
    """Return the answers offered: each seat, and that there is none."""
    seats = ((SEATS[n], name_of(state, n, words)) for n in range(len(state.pawns)))
    return (*seats, (NONE, words(nobody)))
