"""The rules: who decides, what is legal, what an action does."""

from __future__ import annotations

from dataclasses import replace

from platformer_nb.core.play.chance import Odds
from platformer_nb.core.rules import NATURE, Actor, Outcome, Seat
from platformer_nb.core.ruling import Cite, Ruling

from . import clauses, notation
from .clauses import seat_of
from .state import (
    HIDDEN,
    RESTING,
    Action,
    Draw,
    Event,
    Lay,
    Rest,
    Roll,
    Shed,
    State,
    replaced,
    without,
)

DICE = [Roll(max(a, b), min(a, b)) for a in range(1, 7) for b in range(1, 7)]


class MothRules:
    """The rules of the game; see `platformer_nb.core.rules.Rules`."""

    def actor(self, state: State) -> Actor:
        """Return who decides now."""
        if state.night > state.nights:
            return None
        return NATURE if any(state.owed) or state.lamp is None else seat_of(state)

    def actions(self, state: State) -> tuple[Action, ...]:
        """Return every legal action."""
        if state.night > state.nights:
            return ()
        if any(state.owed):
            return Odds(map(Draw, state.deck))
        if state.lamp is None:
            return Odds(DICE)
        seat = seat_of(state)
        hand = tuple(dict.fromkeys(state.hands[seat]))
        fit = [wing for wing in hand if wing >= state.lamp[1]] or hand
        shed = hand if state.dust[seat] and state.deck else ()
        rest = () if state.rested[seat] else (Rest(),)
        return (*map(Lay, fit), *rest, *map(Shed, shed))

    def judge(self, state: State, action: Action | str) -> Ruling[Action]:
        """Return whether the action is legal, by which rules."""
        action = self.read_action(state, action)
        if state.night > state.nights:
            return Ruling(False, (Cite("DAWN-1"),))
        against = next(
            (cite for clause in clauses.CLAUSES if (cite := clause(state, action))), None
        )
        if against is None:
            return Ruling(True, tuple(map(Cite, _allowing(state, action))))
        alike = [one for one in self.actions(state) if type(one) is type(action)]
        return Ruling(False, (against,), tuple(alike[:3]), notation.write_action)

    def apply(self, state: State, action: Action | str) -> tuple[State, tuple[Event, ...]]:
        """Return the state after a legal action, and its events."""
        action = self.read_action(state, action)
        if isinstance(action, Roll):
            rolled = Event("lit", "LAMP-2", wings=(action.glow, action.heat))
            return replace(state, lamp=(action.glow, action.heat)), (rolled,)
        seat = seat_of(state)
        if isinstance(action, Draw):
            return _drawn(state, seat, action.wing), (Event("drew", _why_drawn(state), seat),)
        hands = state.hands
        if not isinstance(action, Rest):
            hands = replaced(hands, seat, without(hands[seat], action.wing))
        if isinstance(action, Shed):
            dust = replaced(state.dust, seat, state.dust[seat] - 1)
            state = replace(state, hands=hands, dust=dust, owed=replaced(state.owed, seat, 1))
            return state, (Event("shed", "SHED-1", seat, action.wing),)
        choice = action.wing if isinstance(action, Lay) else RESTING
        state = replace(state, hands=hands, laid=replaced(state.laid, seat, choice))
        events = (Event("laid", "WING-1", seat),)
        return _revealed(state, events) if None not in state.laid else (state, events)

    def is_null(self, state: State, action: Action) -> bool:
        """Return False: every action does something."""
        return False

    def outcome(self, state: State) -> Outcome | None:
        """Return the result of the game."""
        if state.night <= state.nights:
            return None
        if state.swarm:
            return Outcome(clauses.swarm(state.dust, state.nights), Cite("DAWN-2"))
        return Outcome(clauses.richest(state.dust), Cite("DAWN-1"))

    def moment(self, state: State) -> int:
        """Return the number of nights begun."""
        return min(state.night, state.nights)

    def observe(self, state: State, seat: Seat) -> State:
        """Return the state without the wings in the deck, in other hands, and laid by others this night."""
        hands = tuple(
            hand if own == seat else (HIDDEN,) * len(hand) for own, hand in enumerate(state.hands)
        )
        laid = tuple(
            choice if own == seat or choice is None else HIDDEN
            for own, choice in enumerate(state.laid)
        )
        return replace(state, hands=hands, laid=laid, deck=(HIDDEN,) * len(state.deck))

    def reveals(self, state: State, action: Action) -> bool:
        """Return whether the action turned wings up: a shed one, or all with the last choice."""
        return isinstance(action, Shed) or state.laid.count(None) == 1

    def write(self, state: State) -> str:
        """Return the state in notation."""
        return notation.write(state)

    def read(self, text: str) -> State:
        """Return the state of a notation."""
        return notation.read(text)

    def write_action(self, state: State, action: Action | str) -> str:
        """Return the action in notation."""
        return notation.write_action(self.read_action(state, action))

    def read_action(self, state: State, action: Action | str) -> Action:
        """Return the action of a notation."""
        return notation.read_action(action)


def _allowing(state: State, action: Action) -> tuple[str, ...]:
    """Return the rules by which a legal action is legal."""
    if isinstance(action, Lay):
        weak = state.lamp is not None and action.wing < state.lamp[1]
        return ("WING-1", "WING-2") if weak else ("WING-1",)
    known = {Roll: "LAMP-2", Rest: "REST-1", Shed: "SHED-1"}
    return (known.get(type(action)) or _why_drawn(state),)


def _why_drawn(state: State) -> str:
    """Return the rule by which a wing is drawn now."""
    return "SHED-1" if state.lamp else "GLOW-2" if state.night > 1 else "LAMP-1"


def _drawn(state: State, seat: int, wing: int) -> State:
    hand = tuple(sorted((*state.hands[seat], wing)))
    owed = replaced(state.owed, seat, state.owed[seat] - 1)
    deck = without(state.deck, wing)
    return replace(state, hands=replaced(state.hands, seat, hand), owed=owed, deck=deck)


def _revealed(state: State, events: tuple[Event, ...]) -> tuple[State, tuple[Event, ...]]:
    """Turn all choices up, give the glow, and begin the next night."""
    assert state.lamp is not None
    laid = tuple(choice for choice in state.laid if choice is not None)
    seat, dust = clauses.brightest(laid), state.dust
    events = (*events, Event("revealed", "GLOW-1", wings=laid))
    if seat >= 0:
        dust = replaced(dust, seat, dust[seat] + state.lamp[0])
        events = (*events, Event("won", "GLOW-1", seat, state.lamp[0]))
    over, left = state.night == state.nights, len(state.deck)
    owed: list[int] = []
    for hand in state.hands:
        owed.append(0 if over else min(clauses.missing(hand), left - sum(owed)))
    if over:
        events = (*events, Event("dawn", "DAWN-2" if state.swarm else "DAWN-1"))
    state = replace(
        state,
        night=state.night + 1,
        lamp=None,
        dust=dust,
        laid=(None,) * len(laid),
        rested=tuple(choice == RESTING for choice in laid),
        owed=tuple(owed),
    )
    return state, events
