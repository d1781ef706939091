"""What to consider before the Actions step is ended: dice that could still do something, a fall, a faint."""

from __future__ import annotations

from platformer_nb.core.game import Words
from platformer_nb.games.platformer import events as e
from platformer_nb.games.platformer.model import actions as a
from platformer_nb.games.platformer.model.box.box import BLANK, SYMBOLS
from platformer_nb.games.platformer.model.state import ACTIONS, SPECIAL_DIE, State
from platformer_nb.games.platformer.narration.events import say_event
from platformer_nb.games.platformer.narration.rulings import say_warning
from platformer_nb.games.platformer.rules.dice.payment import FORGE, Payment
from platformer_nb.games.platformer.rules.legality.applying import apply
from platformer_nb.games.platformer.rules.legality.legal_actions import actions
from platformer_nb.games.platformer.rules.legality.null_actions import is_null


def unused(state: State) -> tuple[str, ...]:
    """Return the symbols that a legal action with an effect can use, of Forged dice only if no other can; each for every die."""
    if state.step != ACTIONS or state.pending:
        return ()
    plain, forged = set[int](), set[int]()
    for action in actions(state):
        payment = getattr(action, "payment", None)
        if not isinstance(payment, Payment) or not any(payment.faces):
            continue
        into = forged if any(one.kind == FORGE for one in payment.sources) else plain
        faces = {face for face, count in enumerate(payment.faces) if count}
        if not faces <= into and not is_null(state, action):
            into |= faces
    return tuple(SYMBOLS[face] for face in sorted(plain or forged) for _ in range(state.pool[face]))


def say_unused(state: State, words: Words) -> str:
    """Return what to consider before the Actions step is ended; "" if no die could do anything."""
    found = unused(state)
    if not found:
        return ""
    counted = {words(f"symbol-{one}"): found.count(one) for one in found}
    named = [f"{n} × {name}" if n > 1 else name for name, n in counted.items()]
    return words("warning-unused", symbols=words.joined(named))


def say_end(state: State, words: Words) -> tuple[str, bool]:
    """Return what to consider before the Actions step is ended, and whether it makes the end asked twice.

    Unused dice do, a faint of the active Hero, and any fall of it: that costs height, and an action could avert it.
    """
    after, events = ended(state)
    falls, figure = falls_of(events, state.active), state.active + 1
    faints = any(isinstance(one, e.Fainted) and one.hero == figure for one in events)
    left, fallen = say_unused(state, words), (say_event(words, after, one) for one in falls)
    told = " ".join(filter(None, (left, *fallen, say_warning(words, after, events))))
    return told, bool(left or falls or faints)


def ended(state: State) -> tuple[State, tuple[e.Event, ...]]:
    """Return what is certain to come of ending the Actions step, whatever becomes of the Special die."""
    after, events = apply(state, a.End())
    if after.step != SPECIAL_DIE or after.pending or after.active != state.active:
        return after, events
    kept, more = apply(after, a.SetSpecial(BLANK, None))
    return kept, (*events, *more)


def falls_of(events: tuple[e.Event, ...], seat: int) -> tuple[e.Fell, ...]:
    """Return the falls of the Hero of a seat."""
    return tuple(one for one in events if isinstance(one, e.Fell) and one.figure == seat + 1)
