"""Positions and actions as text; `?` is a wing that the observer may not see.

night: 2 of 4, swarm
lamp: 5 3
moth 1: wings 2 4 6; dust 3; laid 5
moth 2: wings 1 1; dust 0; rested; owed 1
deck: 1 2 3
"""

from __future__ import annotations

import re
from typing import Final

from platformer_nb.core.errors import BadInput, UnreadableAction, one_of, said

from .state import HIDDEN, RESTING, WINGS, Action, Draw, Lay, Rest, Roll, Shed, State

VERBS: Final[dict[str, type[Action]]] = {
    "lay": Lay,
    "rest": Rest,
    "shed": Shed,
    "draw": Draw,
    "roll": Roll,
}
_NIGHT = re.compile(r"night: ([1-9]) of ([1-9])(, swarm)?")
_LAMP = re.compile(r"lamp: (?:([1-6]) ([1-6])|dark)")
_MOTH = re.compile(
    r"moth \d: wings([ ?1-6]*); dust (\d+)(?:; laid ([?1-6]|rest))?(; rested)?(?:; owed ([1-3]))?"
)
_DECK = re.compile(r"deck:([ ?1-6]*)")


def write(state: State) -> str:
    """Return the state in notation."""
    lines = [f"night: {state.night} of {state.nights}{', swarm' * state.swarm}"]
    lines.append(f"lamp: {state.lamp[0]} {state.lamp[1]}" if state.lamp else "lamp: dark")
    for seat, hand in enumerate(state.hands):
        laid, owed = state.laid[seat], state.owed[seat]
        parts = [f"moth {seat + 1}: wings{_signs(hand)}", f"dust {state.dust[seat]}"]
        parts += [f"laid {'rest' if laid == RESTING else laid or '?'}"] if laid is not None else []
        parts += ["rested"] * state.rested[seat] + [f"owed {owed}"] * bool(owed)
        lines.append("; ".join(parts))
    return "\n".join([*lines, f"deck:{_signs(state.deck)}", ""])


def read(text: str) -> State:
    """Return the state of a notation; raises BadInput with the line."""
    lines = [(number, line.strip()) for number, line in enumerate(text.splitlines(), 1)]
    lines = [(number, line) for number, line in lines if line]
    patterns = [_NIGHT, _LAMP, *[_MOTH] * max(2, len(lines) - 3), _DECK]
    found = []
    for place, pattern in enumerate(patterns):
        number, line = lines[place] if place < len(lines) else (len(text.splitlines()), "")
        match = pattern.fullmatch(line)
        if match is None:
            where = said("place-line", line=str(number))
            raise BadInput(where, "error-no-line", "mend-line", text=line)
        found.append(match)
    night, lamp, *moths, deck = found
    state = State(
        swarm=bool(night[3]),
        nights=int(night[2]),
        night=int(night[1]),
        lamp=(int(lamp[1]), int(lamp[2])) if lamp[1] else None,
        hands=tuple(_wings(moth[1]) for moth in moths),
        dust=tuple(int(moth[2]) for moth in moths),
        laid=tuple(_choice(moth[3]) for moth in moths),
        rested=tuple(bool(moth[4]) for moth in moths),
        owed=tuple(int(moth[5] or 0) for moth in moths),
        deck=_wings(deck[1]),
    )
    _check(state)
    return state


def _check(state: State) -> None:
    """Raise BadInput for a position that no game reaches."""
    known = [*state.deck, *(wing for hand in state.hands for wing in hand)]
    known += [wing for wing in state.laid if wing is not None and wing > 0]
    place = said("place-position")
    for wing in set(known) - {HIDDEN}:
        if known.count(wing) > WINGS.count(wing):
            raise BadInput(place, "error-wings", "mend-wings", wing=wing)
    waits = None in state.laid and (state.lamp is None or state.lamp[0] >= state.lamp[1])
    if not waits or len(state.laid) > 3 or sum(state.owed) > len(state.deck):
        raise BadInput(place, "error-never", "mend-never")
    if state.lamp and not (any(state.owed) or state.hands[state.laid.index(None)]):
        raise BadInput(place, "error-never", "mend-never")


def write_action(action: Action) -> str:
    """Return an action in notation."""
    verb = next(verb for verb, kind in VERBS.items() if isinstance(action, kind))
    return " ".join([verb, *(str(getattr(action, name)) for name in action.__slots__)])


def read_action(action: Action | str) -> Action:
    """Return the action of a notation; raises UnreadableAction, TypeError for anything but text and actions."""
    if isinstance(action, Lay | Rest | Shed | Draw | Roll):
        return action
    if not isinstance(action, str):
        raise TypeError(f"an action or its notation is expected, not {action!r}")
    verb, *numbers = action.split() or [""]
    kind = VERBS.get(verb)
    if kind is None:
        place = said("place-action", text=action)
        raise UnreadableAction(place, "error-no-action", one_of(verb, VERBS), word=verb)
    if len(numbers) != len(kind.__slots__) or not all(re.fullmatch("[1-6]", n) for n in numbers):
        place = said("place-action", text=action)
        raise UnreadableAction(place, "error-strengths", "mend-strengths", verb=verb)
    return kind(*map(int, numbers))


def _signs(wings: tuple[int, ...]) -> str:
    return "".join(f" {wing or '?'}" for wing in wings)


def _wings(text: str) -> tuple[int, ...]:
    return tuple(0 if sign == "?" else int(sign) for sign in text.replace(" ", ""))


def _choice(text: str | None) -> int | None:
    if text is None:
        return None
    return RESTING if text == "rest" else int(text.replace("?", "0"))
