"""Sentences about events, in the reader's language."""

from __future__ import annotations

import re
from functools import partial
from typing import Any

from platformer_nb.core.game import Words
from platformer_nb.games.platformer import events as e
from platformer_nb.games.platformer.model.box.box import ENEMY_FACES, SYMBOLS
from platformer_nb.games.platformer.model.facts import at, figure_card, symbol
from platformer_nb.games.platformer.model.state import State


def event_type(event: e.Event) -> str:
    """Return the kind of an event, such as `enemy-moved` for EnemyMoved."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", type(event).__name__).lower()


def say_event(words: Words, state: State, event: e.Event) -> str:
    """Return one sentence about an event; `state` is any state of the game after it."""
    key, facts = event_facts(state, event)
    return words.tell(key, facts)


def event_facts(state: State, event: e.Event) -> tuple[str, dict[str, Any]]:
    """Return the key of an event's sentence and its facts: ids of cards and symbols, names of Spaces."""
    facts: dict[str, Any] = {}
    for field, value in zip(event._fields, event, strict=True):
        if field != "rule":
            facts.update(_fact(state, field, value))
    kind = event_type(event)
    match event:
        case e.LevelRevealed(_, ""):
            kind, facts["boss"] = "boss-revealed", state.game.boss
        case e.EnemyGone(_, _, "LVL-7"):
            kind = "spawn-left-empty"
        case e.Struck(rule="CRD-1"):
            kind = "struck-by-card"
        case e.Used(_, card, "ACT-5"):
            kind, facts["hero"] = "ability", card
        case e.BossDrew(card, hits, _):
            kind = "boss-card" if hits else _passed_over(state, card, facts)
        case e.BossRolled():
            kind, facts["boss"] = "boss-die", state.game.boss
        case e.Fell():
            facts["n"] = fallen(state, event)
        case e.Turned(frm, to, _):
            facts["symbol"], facts["to-symbol"] = SYMBOLS[frm], SYMBOLS[to]
        case e.Dealt(_, card, _):
            facts["hero"] = card
        case e.TurnBegan(seat, _, _) | e.Won(seat, _) | e.Refreshed(seat, _):
            facts["hero"] = state.heroes[seat].card
    return f"event-{EVENT_KEYS.get(kind, kind)}", facts


def _passed_over(state: State, card: str, facts: dict[str, Any]) -> str:
    """Add the sign of an attack card without effect; return the key of why it has none (MED-1, IKE-1)."""
    sheet = state.game.box.bosses[state.game.boss]
    sign = next(one.face for one in sheet.cards if one.id == card)
    if sheet.draws == "die":
        facts["face"] = ENEMY_FACES[sign]
        return "boss-card-missed"
    facts["symbol"] = SYMBOLS[sign]
    return "boss-card-rarer"


def spent_die(before: State, after: State) -> str:
    """Return the symbol of the die of the pool that an action has spent; "" unless it is one."""
    spent = [face for face, have in enumerate(before.pool) if after.pool[face] < have]
    return SYMBOLS[spent[0]] if len(spent) == 1 else ""


EVENT_KEYS = {
    "enemy-attacked": "attacked",
    "turn-began": "turn-begins",
    "strengthened": "bonus",
}
"""Kinds of events whose sentence has a different key."""


def _fact(state: State, field: str, value: Any) -> dict[str, Any]:
    name = partial(at, state)
    match field:
        case "hero" | "figure":
            card = figure_card(state, value)
            return {field: card, "enemy": card} if field == "figure" else {field: card}
        case "by":
            return {"hero": figure_card(state, value)}
        case "frm":
            return {"from": name(value)} if value >= 0 else {}
        case "to" if isinstance(value, int):
            return {"to": name(value)}
        case "at":
            return {"at": name(value), "to": name(value)}
        case "symbols":
            return {"dice": tuple(SYMBOLS[s] for s in value)}
        case "symbol":
            return {"symbol": symbol(value)}
        case "face":
            return {"face": ENEMY_FACES[value]}
        case "seat":
            return {"seat": value + 1}
        case "wounds":
            return {"n": value, "wounds": value}
        case "needed":
            return {"needs": value}
        case "card":
            return {"card": value, "hero-card": value}
    return {field: value}


def fallen(state: State, event: e.Fell) -> int:
    """Return how many Spaces a figure fell."""
    return (event.frm - event.to) // state.terrain.width
