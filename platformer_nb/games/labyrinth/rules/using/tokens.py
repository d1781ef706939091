"""Ability tokens on corridors: what they do to whoever comes there, and what they bar (EXP-3, EXP-9)."""

from __future__ import annotations

from collections.abc import Sequence

from platformer_nb.core.registry import Instead
from platformer_nb.core.ruling import Cite
from platformer_nb.core.value import replaced
from platformer_nb.games.labyrinth.model import actions as a
from platformer_nb.games.labyrinth.model.card_frames import AtGate, TokensAct
from platformer_nb.games.labyrinth.model.cards import tokens as t
from platformer_nb.games.labyrinth.model.cards.things import Tokens
from platformer_nb.games.labyrinth.model.frames import PUT, TOKEN_TEST, Explore, Test
from platformer_nb.games.labyrinth.model.maze import place_name
from platformer_nb.games.labyrinth.model.state import State
from platformer_nb.games.labyrinth.model.state_builder import StateBuilder
from platformer_nb.games.labyrinth.registry import rule
from platformer_nb.games.labyrinth.rules.fighting.dying import lose_lives
from platformer_nb.games.labyrinth.rules.placing import explores, put, stun
from platformer_nb.games.labyrinth.rules.records import Decision, nothing

PASSIVE = (t.BarsFights, t.Mark)
"""What tokens do that act on nobody."""


def tokens_of(state: State, character: int) -> Tokens:
    """Return the ability tokens of a character, as its card says."""
    found = tuple(state.box.characters.values())[character].tokens
    assert found is not None
    return found


@rule("CMB-1", "FRE-1")
def token_bars(state: State, place: int) -> Cite | None:
    """CMB-1, FRE-1: nobody attacks or fights for free on a corridor where a token bars it."""
    for whose in state.tokens_on(place):
        kind = tokens_of(state, whose)
        if isinstance(kind.effect, t.BarsFights):
            facts = {"place": place_name(state.maze, place), "token": kind.id}
            return Cite("FRE-1", facts)
    return None


@rule("EXP-3", "EXP-9", "CHR-4", off=())
def acting(state: State, seat: int, place: int, among: Sequence[int]) -> tuple[int, ...]:
    """EXP-3: the tokens that act on whoever comes; CHR-4: those of a character that is not in play as well.

    EXP-9: none acts on the same character twice within an activity.
    """
    return tuple(
        whose
        for whose in among
        if whose in state.tokens_on(place)
        and (seat, place, whose) not in state.acted
        and _is_meant(state, seat, whose)
        and not isinstance(tokens_of(state, whose).effect, PASSIVE)
    )


def _is_meant(state: State, seat: int, whose: int) -> bool:
    whom, own = tokens_of(state, whose).whom, state.pawns[seat].character == whose
    return whom == "all" or (whom == "owner") == own


def meets_tokens(builder: StateBuilder, frame: Explore) -> None:
    """Let the ability tokens of a corridor act on whoever has come there."""
    found = tuple([whose for where, whose in builder.tokens if where == frame.place])
    if found and acting(builder.state, frame.seat, frame.place, found):
        builder.push(TokensAct(frame.seat, frame.place, found))


# --- in which order --------------------------------------------------------------------------------------------


def _left(state: State, frame: TokensAct) -> tuple[int, ...]:
    return acting(state, frame.seat, frame.place, frame.left)


@rule("EXP-3", off=None)
def who_orders(state: State, frame: TokensAct) -> int | None:
    """EXP-3: the active player chooses the order of several tokens."""
    return state.active if len(_left(state, frame)) > 1 else None


def _is_among_them(state: State, frame: TokensAct, action: a.TokenActs) -> Cite | None:
    if action.character in _left(state, frame):
        return None
    return Cite("EXP-3", {"place": place_name(state.maze, frame.place)})


def _ordered(builder: StateBuilder, frame: TokensAct, action: a.TokenActs) -> None:
    left = tuple(whose for whose in frame.left if whose != action.character)
    builder.push(replaced(frame, left=left))
    acts(builder, frame, action.character)


def _advance(builder: StateBuilder, frame: TokensAct) -> None:
    left = _left(builder.state, frame)
    if left:
        _ordered(builder, frame, a.TokenActs(left[0]))


@rule("EXP-3", "EXP-9", off=Instead(nothing))
def acts(builder: StateBuilder, frame: TokensAct, whose: int) -> None:
    """EXP-3: a token takes effect, and comes back to its owner if it says so; EXP-9: not twice within an activity."""
    seat, place = frame.seat, frame.place
    kind = tokens_of(builder.state, whose)
    builder.change(acted=tuple(sorted((*builder.acted, (seat, place, whose)))))
    builder.tell("token-acts", "EXP-3", seat, number=whose, to=place)
    if kind.returns:
        builder.lift_token(place, whose)
    match kind.effect:
        case t.TakesLives(lives):
            lose_lives(builder, seat, lives, "EXP-3")
        case t.Stuns(count):
            stun(builder, seat, count, "EXP-3")
        case t.SendsBack():
            builder.push(Test(seat, TOKEN_TEST, place))
        case t.Gate():
            builder.push(AtGate(seat, place))


# --- gates -----------------------------------------------------------------------------------------------------


def _gates(state: State, frame: AtGate) -> tuple[int, ...]:
    """Return the other corridors with a gate of the same kind."""
    here = {
        whose
        for whose in state.tokens_on(frame.place)
        if isinstance(tokens_of(state, whose).effect, t.Gate)
    }
    return tuple(place for place, whose in state.tokens if whose in here and place != frame.place)


def _ways(state: State, frame: AtGate) -> Sequence[a.Action]:
    found = _gates(state, frame)
    return (*map(a.AtPlace, found), a.Decline()) if found else ()


def _is_a_gate(state: State, frame: AtGate, action: a.AtPlace | a.Decline) -> Cite | None:
    if isinstance(action, a.Decline) or action.place in _gates(state, frame):
        return None
    return Cite("EXP-3", {"place": place_name(state.maze, frame.place)})


def _through(builder: StateBuilder, frame: AtGate, action: a.AtPlace | a.Decline) -> None:
    if isinstance(action, a.AtPlace):
        goes_through(builder, frame, action.place)


@rule("EXP-8", off=Instead(nothing))
def goes_through(builder: StateBuilder, frame: AtGate, to: int) -> None:
    """EXP-8: whoever is put on another corridor by an effect explores it from the first step on."""
    put(builder, frame.seat, to)
    builder.tell("put", "EXP-8", frame.seat, frm=frame.place, to=to)
    explores(builder, frame.seat, frame.place, PUT)


DECISIONS = (
    Decision(
        TokensAct,
        who_orders,
        _advance,
        (a.TokenActs,),
        lambda state, frame: tuple(map(a.TokenActs, _left(state, frame))),
        _is_among_them,
        lambda state, _f, action: (
            Cite("EXP-3", {"token": tokens_of(state, action.character).id}),
        ),
        _ordered,
    ),
    Decision(
        AtGate,
        lambda state, frame: frame.seat if _gates(state, frame) else None,
        nothing,
        (a.AtPlace, a.Decline),
        _ways,
        _is_a_gate,
        lambda state, frame, _a: (Cite("EXP-3", {"place": place_name(state.maze, frame.place)}),),
        _through,
    ),
)
