"""Free combat: who entered chooses, then those it left alone (FRE)."""

from __future__ import annotations

from collections.abc import Sequence

from platformer_nb.core.play.chance import Odds
from platformer_nb.core.registry import Instead
from platformer_nb.core.rules import NATURE
from platformer_nb.core.ruling import Cite
from platformer_nb.core.value import replaced
from platformer_nb.games.labyrinth.model import actions as a
from platformer_nb.games.labyrinth.model.cards.passives import NotFought
from platformer_nb.games.labyrinth.model.frames import DROPPED, FELL, Answers, Combat, Explore
from platformer_nb.games.labyrinth.model.state import State
from platformer_nb.games.labyrinth.model.state_builder import StateBuilder
from platformer_nb.games.labyrinth.registry import rule
from platformer_nb.games.labyrinth.rules.records import Decision, letter, nothing
from platformer_nb.games.labyrinth.rules.using.bonuses import passive
from platformer_nb.games.labyrinth.rules.using.tokens import token_bars

# --- who entered -----------------------------------------------------------------------------------------------


@rule("FRE-1", "FRE-2", "FRE-5", "FRE-6", "FRE-8", "FRE-9", off=())
def opponents(state: State, frame: Explore) -> tuple[int, ...]:
    """FRE-1, FRE-2: who entered, in its own turn or not (FRE-8), may fight each of those who stand there.

    FRE-6: each once; FRE-5: nobody if it did not move; FRE-9: nobody while it is stunned.
    """
    if frame.how == FELL or state.pawns[frame.seat].stun or token_bars(state, frame.place):
        return ()
    return tuple(
        s
        for s in state.others_on(frame.place, frame.seat)
        if s not in frame.fought and may_meet(state, frame, s)
    )


@rule("EXP-5", "FRE-2", off=True)
def may_meet(state: State, frame: Explore, seat: int) -> bool:
    """EXP-5, FRE-2: free combat with each of those who stand there, by a house rule with one; not against a card."""
    if state.reads("EXP-5", "one") and frame.fought:
        return False
    return passive(state, seat, NotFought) is None


@rule("FRE-1", "FRE-6")
def may_be_fought(state: State, frame: Explore, action: a.Fight) -> Cite | None:
    """FRE-1: only characters on the corridor that was entered are fought; FRE-6: each once for a move."""
    facts = {"who": letter(action.seat)}
    if action.seat in frame.fought:
        return Cite("FRE-6", facts)
    if action.seat not in state.others_on(frame.place, frame.seat):
        return Cite("FRE-1", facts)
    if may_meet(state, frame, action.seat):
        return None
    return Cite("EXP-5" if frame.fought else "FRE-2", facts)


def allows(_state: State, action: a.Fight | a.Stop) -> tuple[Cite, ...]:
    """Return the rules by which free combat is chosen or left."""
    if isinstance(action, a.Stop):
        return (Cite("FRE-2"),)
    return (Cite("FRE-1", {"who": letter(action.seat)}), Cite("FRE-2"))


# --- who was left alone ----------------------------------------------------------------------------------------


@rule("FRE-3", "FRE-4", "FRE-6", "FRE-9", "BRG-8", "BRG-11", off=Instead(nothing))
def asks(builder: StateBuilder, frame: Explore) -> None:
    """FRE-3: those left alone may attack who entered, FRE-4: they answer clockwise; FRE-6: not those it fought.

    FRE-9: a stunned character attacks nobody; BRG-8: who fell without leaving its corridor is attacked by nobody;
    BRG-11: who fell below a bridge is.
    """
    state = builder.state
    unfought = passive(state, frame.seat, NotFought) is not None and not frame.fought
    if frame.how == FELL or unfought or token_bars(state, frame.place) or _peace(state, frame):
        return
    ask = tuple(
        s
        for s in state.others_on(frame.place, frame.seat)
        if s not in frame.fought and not state.pawns[s].stun
    )
    if ask:
        builder.push(Answers(frame.seat, frame.place, ask))


def _peace(state: State, frame: Explore) -> bool:
    """Return whether a house rule spares the one who entered."""
    if frame.how == DROPPED and state.reads("BRG-11", "no-combat"):
        return True
    spared = state.reads("FRE-3", "peaceful") or state.reads("EXP-5", "one")
    return spared and bool(frame.fought)


@rule("FRE-4", off=())
def still_attacks(state: State, frame: Answers, seats: tuple[int, ...]) -> tuple[int, ...]:
    """FRE-4: a yes binds, as long as both stand on the corridor and the attacker is not stunned."""
    return tuple(s for s in seats if state.pawns[s].at == frame.place and not state.pawns[s].stun)


def _decides(state: State, frame: Answers) -> int | None:
    if frame.ask:
        return frame.ask[0]
    return NATURE if len(still_attacks(state, frame, frame.yes)) > 1 else None


def _options(state: State, frame: Answers) -> Sequence[a.Action]:
    if frame.ask:
        return (a.Answer(True), a.Answer(False))
    return Odds(map(a.Lot, still_attacks(state, frame, frame.yes)))


def _objects(state: State, frame: Answers, action: a.Answer | a.Lot) -> Cite | None:
    if isinstance(action, a.Answer):
        return None if frame.ask else Cite("FRE-4", {"answers": "all"})
    if frame.ask:
        return Cite("FRE-4", {"answers": "first"})
    if action.seat in still_attacks(state, frame, frame.yes):
        return None
    return Cite("FRE-4", {"who": letter(action.seat)})


def _allows(_state: State, frame: Answers, action: a.Answer | a.Lot) -> tuple[Cite, ...]:
    if isinstance(action, a.Answer):
        return (Cite("FRE-3", {"who": letter(frame.ask[0])}),)
    return (Cite("FRE-4", {"who": letter(action.seat)}),)


def _answer(builder: StateBuilder, frame: Answers, action: a.Answer | a.Lot) -> None:
    if isinstance(action, a.Lot):
        _attack(builder, frame, action.seat)
        return
    seat, *ask = frame.ask
    yes = (*frame.yes, seat) if action.yes else frame.yes
    builder.tell("answered", "FRE-3", seat, other=frame.seat, number=int(action.yes))
    builder.push(replaced(frame, ask=tuple(ask), yes=yes))


def _advance(builder: StateBuilder, frame: Answers) -> None:
    for seat in still_attacks(builder.state, frame, frame.yes):
        _attack(builder, frame, seat)


def _attack(builder: StateBuilder, frame: Answers, seat: int) -> None:
    rest = tuple(s for s in frame.yes if s != seat)
    builder.push(replaced(frame, yes=rest))
    builder.tell("free-combat", "FRE-3", seat, other=frame.seat)
    builder.push(Combat(seat, frame.seat, frame.place))


DECISIONS = (
    Decision(Answers, _decides, _advance, (a.Answer, a.Lot), _options, _objects, _allows, _answer),
)
