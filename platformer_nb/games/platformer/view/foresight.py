"""What would happen: the certain consequences of a click, told before it."""

from __future__ import annotations

from typing import Any

from platformer_nb.core.game import Words
from platformer_nb.core.play.explain import Explanation, explain, explain_written
from platformer_nb.games.platformer import GAME
from platformer_nb.games.platformer.events import Event
from platformer_nb.games.platformer.model import actions as a
from platformer_nb.games.platformer.model.state import ACTIONS, SPECIAL_DIE, State
from platformer_nb.games.platformer.model.terrain import space_name
from platformer_nb.games.platformer.narration.actions import say_payment
from platformer_nb.games.platformer.narration.events import say_event
from platformer_nb.games.platformer.rules.legality import legality
from platformer_nb.games.platformer.view.clicks import click_resolver
from platformer_nb.games.platformer.view.clicks.click_resolver import Arm
from platformer_nb.games.platformer.view.clicks.selection import Hand
from platformer_nb.games.platformer.view.ending import ended, falls_of

GRAVITY = a.Gravity()


def foreseen_at(state: State, words: Words, hand: Hand, at: int) -> dict[str, Any] | None:
    """Return what a click on a Space would bring; None if it does nothing yet, or is illegal."""
    found = click_resolver.meant(state, hand, at)
    if found is None or isinstance(found, Arm):
        return None
    certain = explain(GAME.rules, state, found)
    if not certain.ruling:
        return None
    told, paid = _foreseen(state, words, certain), getattr(found, "payment", None)
    if paid is None or not hand.empty:
        return told
    # Nobody has chosen what pays: it is named before it is spent.
    cost = words("foreseen-paid", payment=say_payment(words, state, paid))
    return {**told, "text": f"{told['text']} {cost}"}


def foreseen_action(state: State, words: Words, notation: str) -> dict[str, Any] | None:
    """Return what an action would bring; None if it is illegal or cannot be read."""
    found = explain_written(GAME.rules, state, notation)
    return None if found is None else _foreseen(state, words, found)


def _foreseen(
    state: State, words: Words, found: Explanation[State, a.Action, Event]
) -> dict[str, Any]:
    told, after = _told(state, words, found), found.after
    falling = _falls(state, after)
    if falling is not None:
        if falling.events:
            more = words("foreseen-gravity", text=_told(after, words, falling))
        else:  # a Ladder
            more = words.tell("foreseen-gravity-asks", {"hero": after.hero.card})
        told, after = f"{told} {more}", falling.after
    elif isinstance(found.action, a.End) and after.step == SPECIAL_DIE:
        # The fall comes after the Special die, whatever it then shows.
        rest, events = ended(state)
        if falls := falls_of(events, state.active):
            text = " ".join(say_event(words, rest, one) for one in falls)
            told = f"{told} {words('foreseen-gravity', text=text)}".lstrip()
            after = rest
    return {"text": told, **_lands(state, after)}


def _told(state: State, words: Words, found: Explanation[State, a.Action, Event]) -> str:
    """Return the certain events as sentences, and what has to be decided or revealed then."""
    said = [say_event(words, found.after, event) for event in found.events]
    if found.after.pending or found.actor is None:
        said.append(GAME.narrator.outlook(state, found, words).open)
    return " ".join(filter(None, said))


def _falls(before: State, after: State) -> Explanation[State, a.Action, Event] | None:
    """Return Gravity as the active Hero would meet it in mid-air after an action; None if it stays where it is."""
    same = after.active == before.active and after.step == ACTIONS and not after.pending
    if not same or after.hero.at < 0 or not legality.legal(after, GRAVITY):
        return None
    found = explain(GAME.rules, after, GRAVITY)
    moved = found.after.heroes[before.active].at != after.hero.at
    asked = bool(found.after.pending) and found.actor == before.active
    return found if moved or asked else None


def _lands(before: State, after: State) -> dict[str, Any]:
    """Return who ends on which Space, if the Hero whose turn it is comes to another."""
    at = after.heroes[before.active].at
    if at < 0 or at == before.hero.at:
        return {"figure": None, "lands": None}
    return {
        "figure": f"hero-{before.active + 1}",
        "lands": space_name(before.terrain.width, at),
    }
