"""A combat that is under way: both results, who decides, what each may still use."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from platformer_nb.core.game import Words
from platformer_nb.games.labyrinth.model import actions as a
from platformer_nb.games.labyrinth.model.frames import Combat
from platformer_nb.games.labyrinth.model.state import State
from platformer_nb.games.labyrinth.narration.called import called, character_of, name_of
from platformer_nb.games.labyrinth.rules.fighting.combat import IN_COMBAT, results, sides
from platformer_nb.games.labyrinth.rules.records import letter
from platformer_nb.games.labyrinth.rules.repeating import window
from platformer_nb.games.labyrinth.rules.using.uses import facts_of


def combat_view(state: State, words: Words) -> dict[str, Any] | None:
    """Return the combat in which something has to be rolled or decided; None without one."""
    top = state.top
    if not isinstance(top, Combat):
        return None
    who = {"who": letter(top.attacker), "other": letter(top.attacked)}
    return {
        "title": words.tell("combat-title", called(state, who)),
        "sides": [_side(state, top, number, words) for number in (0, 1)],
    }


def _side(state: State, combat: Combat, number: int, words: Words) -> dict[str, Any]:
    """Return the attacker, or the attacked: what it has rolled, what is added to it, what it may still use."""
    seat, rolled = sides(combat)[number], combat.sums[number]
    result = results(state, combat)[number] if rolled else 0
    return {
        "seat": seat + 1,
        "figure": character_of(state, seat),
        "name": name_of(state, seat, words),
        "role": words("combat-role", side="attacked" if number else "attacker"),
        "dice": rolled,
        "added": result - rolled,
        "result": result,
        "decides": 0 not in combat.sums and combat.turn == number,
        "may": _may(state, combat, number, words),
    }


def _may(state: State, combat: Combat, number: int, words: Words) -> str:
    """Return what one of the two may still do about its result."""
    if not combat.sums[number]:
        return words("combat-rolls")
    if combat.passed and combat.turn != number:
        return words("combat-passed")
    may = window(state, sides(combat)[number], IN_COMBAT, combat.used)
    names = dict.fromkeys(_names(state, may, words))
    return words("combat-may", what=", ".join(names)) if names else words("combat-may-nothing")


def _names(state: State, may: tuple[a.Action, ...], words: Words) -> Iterator[str]:
    """Yield what such actions use, by name."""
    for action in may:
        match action:
            case a.Repeat():
                yield words("sign-crystal")
            case a.Use() | a.Pact():
                for kind, name in facts_of(state, action.use).items():
                    yield words(f"{kind}-{name}")
