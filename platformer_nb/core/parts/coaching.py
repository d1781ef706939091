"""The coaching interface of a game: why a bot prefers an action, and what the next rolls may bring."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar, runtime_checkable

from platformer_nb.core.errors import Said
from platformer_nb.core.rules import Seat
from platformer_nb.core.value import value

if TYPE_CHECKING:
    from fractions import Fraction

    from platformer_nb.core.game import Player
    from platformer_nb.core.rules import Rules

S = TypeVar("S")
A = TypeVar("A")


@value
class Motive(Generic[S, A]):
    """Why a bot prefers an action: what it gains over the best that it could do otherwise.

    `reasons`: what the action itself gains, the greatest gain first. `against`: the first action of the best plan
    otherwise, None if there is none. `then`: the rest of the bot's plan, each action with the state before it.
    `plan`: what the whole plan gains, if it is more than this action. `costs`: what the action itself costs,
    `plan_costs`: what the whole plan costs, if it is more. `averts`: the action of `then`, with the state before it,
    that averts what would happen after this one if the plan stopped there. `gains_later`: the first action of `then`,
    with the state before it, that gains something by itself, where this one does not; told in place of a reason.
    `explained`: what the words of these actions mean, told last. `costs_past`: `costs` as told of an action in the past.
    """

    reasons: tuple[Said, ...]
    against: A | None = None
    then: tuple[tuple[S, A], ...] = ()
    plan: tuple[Said, ...] = ()
    costs: tuple[Said, ...] = ()
    plan_costs: tuple[Said, ...] = ()
    averts: tuple[S, A] | None = None
    gains_later: tuple[S, A] | None = None
    explained: tuple[Said, ...] = ()
    costs_past: tuple[Said, ...] = ()


@value
class Advice(Generic[S, A]):
    """What a hint proposes after all, and what it has to say besides its reasons.

    `action`: the adviser's, or the one that has to be done in its place. `urgent`: what comes first, such as who is
    about to win. `follow`: the action that has to come after it for that, with the state before it. `changed`: what
    is different from the seat's last hint, and why.
    """

    action: A
    urgent: tuple[Said, ...] = ()
    follow: tuple[S, A] | None = None
    changed: tuple[Said, ...] = ()


@value
class Marks:
    """What a hint lights: places of the board, and other things by their ids in the view, such as dice."""

    places: tuple[str, ...] = ()
    things: tuple[str, ...] = ()


@value
class RollChance:
    """One thing that a roll may bring: its name, how likely it is, and perhaps what it then does."""

    name: Said
    chance: Fraction
    effect: Said | None = None
    sign: str = ""
    """The id of its picture in the game's own drawings; "" without one."""


@value
class RollOdds:
    """What one roll may bring. The chances need not add up to 1: a roll of several dice brings several things."""

    title: Said
    chances: tuple[RollChance, ...]


class Coaching(Protocol[S, A]):
    """The coach of a game. All methods get observations (`Rules.observe`), never what a seat may not see."""

    def adviser(self, past: Iterable[S] = ()) -> Player[S, A]:
        """Return a new bot whose choices are the hints; two of them choose alike.

        `past`: the positions in which the seat has decided before, the first one first.
        """

    def motive(
        self,
        rules: Rules[S, A, Any],
        state: S,
        action: A,
        kind: str = "",
        past: Iterable[S] = (),
    ) -> Motive[S, A] | None:
        """Return why a kind of bot chooses this legal action, "" for the adviser; None if it has no reasons."""

    def marks(self, section: Any, action: A) -> Marks:
        """Return what an action uses and where it goes, as a view of this board section names it."""

    def next_rolls(self, state: S, seat: Seat) -> Iterable[RollOdds]:
        """Yield the odds of the next rolls that a seat will make or that concern it."""


@runtime_checkable
class AdvisingCoaching(Protocol[S, A]):
    """A coach that looks at what an adviser proposes before it is told."""

    def advice(
        self,
        rules: Rules[S, A, Any],
        state: S,
        action: A,
        last: S | None = None,
        past: Iterable[S] = (),
    ) -> Advice[S, A]:
        """Return what is proposed in place of the adviser's action.

        `last`: the position after the seat's last action; `past`: the positions in which it has decided before.
        """
