"""The facts of actions and events for sentences: letters of seats, names of places, ids of tiles and cards."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, Final

from platformer_nb.core.value import field_names
from platformer_nb.games.labyrinth.model import actions as a
from platformer_nb.games.labyrinth.model import card_frames as c
from platformer_nb.games.labyrinth.model import frames as f
from platformer_nb.games.labyrinth.model.box import LETTERS
from platformer_nb.games.labyrinth.model.cards.things import GOLEM_CARDS
from platformer_nb.games.labyrinth.model.hexes import EDGES, NAMES
from platformer_nb.games.labyrinth.model.maze import NOWHERE, place_name
from platformer_nb.games.labyrinth.model.state import HIDDEN, Event, State
from platformer_nb.games.labyrinth.narration.chosen import done_there
from platformer_nb.games.labyrinth.rules.fighting.combat import results, sides
from platformer_nb.games.labyrinth.rules.maze.ways import beyond
from platformer_nb.games.labyrinth.rules.records import letter
from platformer_nb.games.labyrinth.rules.rolls import needs
from platformer_nb.games.labyrinth.rules.using.uses import facts_of

Facts = dict[str, Any]


def kebab(kind: type) -> str:
    """Return the name of a class with hyphens: `risky-jump`."""
    return _hyphenated(kind.__name__)


@lru_cache(maxsize=256)
def _hyphenated(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


def _named(names: Any, number: int) -> str | None:
    return names[number] if 0 <= number < len(names) else None


def _place(state: State, place: int) -> str | None:
    return None if place == NOWHERE else place_name(state.maze, place)


def _use(state: State, use: int) -> tuple[str, Any]:
    """Return the fact that names what is used: an ability, or the card of an item."""
    return next(iter(facts_of(state, use).items()))


def _token(state: State, character: int) -> str | None:
    """Return the id of a character's ability tokens."""
    kind = tuple(state.box.characters.values())[character].tokens
    return None if kind is None else kind.id


# --- actions ---------------------------------------------------------------------------------------------------

_FIELDS: Final[Mapping[str, Callable[[State, int], tuple[str, Any]]]] = {
    "edge": lambda _s, n: ("edge", _named(EDGES, n)),
    "corridor": lambda _s, n: ("corridor", _named(LETTERS, n)),
    "seat": lambda _s, n: ("other", letter(n)),
    "place": lambda s, n: ("place", _place(s, n)),
    "item": lambda s, n: ("item", _named(s.box.item_ids, n)),
    "down": lambda s, n: ("down", _named(s.box.item_ids, n)),
    "up": lambda s, n: ("up", _named(s.box.item_ids, n)),
    "cell": lambda _s, n: ("cell", _named(NAMES, n)),
    "turning": lambda _s, n: ("turning", n),
    "tile": lambda s, n: ("tile", s.box.numbers[n].id),
    "other": lambda _s, n: ("over", _named(NAMES, n)),
    "use": lambda s, n: _use(s, n),
    "event": lambda s, n: ("card", _named(s.box.event_ids, n)),
    "character": lambda s, n: ("character", _named(s.box.character_ids, n)),
    "trap": lambda s, n: ("trap", _named(s.box.trap_ids, n)),
    "kind": lambda _s, n: ("steps", _named(GOLEM_CARDS, n)),
    "high": lambda _s, n: ("high", n),
    "low": lambda _s, n: ("low", n),
    "yes": lambda _s, n: ("answer", "yes" if n else "no"),
}
"""What a sentence is told of each field of an action."""


def action_facts(state: State, action: a.Action) -> tuple[str, Facts]:
    """Return the key of an action's sentence and its facts; what leads nowhere is left out."""
    told = (_FIELDS[name](state, getattr(action, name)) for name in field_names(action))
    facts = {name: value for name, value in told if value is not None}
    if isinstance(action, (a.Move, a.StepGolem, a.Push)):
        frm = {
            a.Move: state.pawn.at,
            a.StepGolem: state.golem.at,
            a.Push: state.centre,
        }[type(action)]
        to = beyond(state.maze, frm, action.edge)
        if to != NOWHERE:
            facts["to"] = place_name(state.maze, to)
    elif isinstance(action, a.TokenActs):
        facts["token"] = _token(state, action.character)
    elif isinstance(action, a.Keep):
        facts |= _kept(state)
    elif isinstance(action, a.Stop):
        facts["n"] = len(state.top.fought) if isinstance(state.top, f.Explore) else 0
    elif isinstance(action, (a.TakeKey, a.TakeItem, a.Swap)):
        facts["place"] = place_name(state.maze, state.pawn.at)
    elif isinstance(action, (a.AtPlace, a.OnCell)):
        facts["does"] = done_there(state, action)
    return f"do-{kebab(type(action))}", facts


def _kept(state: State) -> Facts:
    """Return what is left as it is: a test of some kind, a Golem card, a trap, a combat that is won."""
    match state.top:
        case f.Test():
            return {"on": state.top.kind}
        case f.Combat():
            return {"on": "combat"}
        case f.CardShown():
            return {"on": "card-shown", "n": state.top.steps}
        case c.AtTrap():
            return {"on": "at-trap"}
        case c.Won():
            return {"on": "won", "other": letter(state.top.loser)}
    return {"on": "none"}


# --- events ----------------------------------------------------------------------------------------------------


def event_facts(state: State, event: Event) -> tuple[str, Facts]:
    """Return the kind of an event and its facts, in a position after it."""
    facts: Facts = {
        "who": letter(event.seat) if event.seat >= 0 else None,
        "other": letter(event.other) if event.other >= 0 else None,
        "tile": state.box.numbers[event.tile].id if event.tile >= 0 else None,
        "cell": _named(NAMES, event.cell),
        "turning": event.turning if event.tile >= 0 else None,
        "from": _place(state, event.frm),
        "to": _place(state, event.to),
        "item": _named(state.box.item_ids, event.item),
        "trap": _named(state.box.trap_ids, event.trap),
        "n": event.number,
    }
    if event.kind == "golem-card":
        facts["steps"] = GOLEM_CARDS[event.number]
    elif event.kind == "swapped":
        facts["down"] = state.box.item_ids[event.number]
    elif event.kind == "used":
        name, value = _use(state, event.number)
        facts[name] = value
    elif event.kind in ("token-acts", "token-laid"):
        facts["token"] = _token(state, event.number)
    elif event.kind in ("dealt", "changed-character"):
        facts["character"] = state.box.character_ids[event.number]
    elif event.kind in ("event", "event-lasts", "event-skipped"):
        facts["card"] = state.box.event_ids[event.number]
    elif event.kind == "tiles-swapped":
        facts["over"] = NAMES[event.number]
    return event.kind, {name: value for name, value in facts.items() if value is not None}


def roll_facts(before: State, event: Event) -> Facts:
    """Return both dice of a roll, what it is for, and the least sum that succeeds; `before`: the position before it."""
    dice: Facts = {"high": event.high, "low": event.number - event.high}
    match before.top:
        case f.Test() as test:
            trap = before.trap_on(test.place)
            known = test.kind == "trap" and trap is not None and trap != HIDDEN
            named = {"trap": before.box.trap_ids[trap]} if known and trap is not None else {}
            return {**dice, "on": test.kind, "needed": needs(before, test), **named}
        case f.Combat() as combat:
            side = sides(combat).index(event.seat)
            added = results(before, combat)[side] - combat.sums[side]
            other = letter(sides(combat)[1 - side])
            return {
                **{**dice, "on": "combat", "other": other},
                **{"added": added, "result": event.number + added},
            }
        case f.FirstPlayer():
            return {**dice, "on": "begin"}
    return {**dice, "on": "none"}


def sentence_key(event: Event) -> str:
    """Return the key of an event's sentence."""
    kind = "fell-short" if event.kind == "fell" and event.frm == event.to else event.kind
    return f"event-{kind}"
