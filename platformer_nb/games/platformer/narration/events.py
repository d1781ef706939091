"""Sentences about events, in the reader's language."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache, partial
from typing import Any

from platformer_nb.core.game import Words
from platformer_nb.games.platformer import events as e
from platformer_nb.games.platformer.citations.sparing import spared_by
from platformer_nb.games.platformer.events.ways import A_LEVEL, A_TRAP, ATTACKS, Cause
from platformer_nb.games.platformer.model.box.boss_effects import (
    BossEffect,
    Lose,
    ResetSpecial,
    Summon,
)
from platformer_nb.games.platformer.model.box.box import BLANK, ENEMY_FACES, SYMBOLS
from platformer_nb.games.platformer.model.facts import at, figure_card, symbol
from platformer_nb.games.platformer.model.state import Hero, State
from platformer_nb.games.platformer.rules.figures import boss


def event_type(event: e.Event) -> str:
    """Return the kind of an event, such as `enemy-moved` for EnemyMoved."""
    return _hyphenated(type(event).__name__)


@lru_cache(maxsize=256)
def _hyphenated(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


def say_event(words: Words, state: State, event: e.Event) -> str:
    """Return one sentence about an event; `state` is any state of the game after it."""
    key, facts = event_facts(state, event)
    if isinstance(event, e.FirstPlayer) and (name := words.player(event.seat)):
        facts["person"] = name
    spared = trap_spares(words, state, event)
    return f"{words.tell(key, facts)} {spared}".rstrip()


def event_facts(state: State, event: e.Event) -> tuple[str, dict[str, Any]]:
    """Return the key of an event's sentence and its facts: ids of cards and symbols, names of Spaces."""
    facts: dict[str, Any] = {}
    for field, value in zip(event._fields, event, strict=True):
        if field not in ("rule", "cause"):
            facts.update(_fact(state, field, value))
    kind = event_type(event)
    match event:
        case e.LevelRevealed(_, ""):
            kind, facts["boss"] = "boss-revealed", state.game.boss
        case e.EnemyGone(_, _, "LVL-7"):
            kind = "spawn-left-empty"
        case e.Struck(rule="CRD-1"):
            kind = "struck-by-card"
        case e.EnemyAttacked():
            kind += _way_of_attack(state, event)
        case (
            e.Wounded(cause=cause)
            | e.Lost(cause=cause)
            | e.SpecialReset(cause=cause)
            | e.TokenGained(cause=cause)
            | e.Fainted(cause=cause)
        ) if cause:
            kind += "-by"
            facts.update(_cause(state, event, cause))
        case e.TokenLost(rule="MED-4" | "CRD-1" as why):
            kind += "-ward" if why == "MED-4" else "-card"
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


def _way_of_attack(state: State, event: e.EnemyAttacked) -> str:
    """Return the end of the key for why an Enemy attacks: a Hero leaves it (ZOC-1), it reaches far (ENM-7)."""
    comes_near = any(rule == "ZOC-1" for rule, _ in state.game.rulings)
    if event.rule == "ZOC-1" and not comes_near:
        return "-leaving"
    return "-far" if event.rule == "ENM-7" else ""


def _cause(state: State, event: e.Event, cause: Cause) -> dict[str, Any]:
    """Return what did something to a Hero: `cause` selects the words, further facts have its name."""
    if isinstance(cause, int):
        kind = {"CRD-1": "hero", "ENM-7": "ability"}.get(event.rule, "enemy")
        card = figure_card(state, cause)
        return {"cause": kind, "figure": card, "enemy": card}
    if cause in (A_LEVEL, A_TRAP, ATTACKS):
        return {"cause": cause}
    if cause in state.game.box.bosses[state.game.boss].tokens:
        return {"cause": "second" if event.rule == "BOS-9" else "token", "token": cause}
    return {"cause": "card", "card": cause}


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
    "enemy-attacked-leaving": "attacked-leaving",
    "enemy-attacked-far": "attacked-far",
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
        case "taker":
            return {"figure": figure_card(state, value)}
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


def trap_spares(words: Words, state: State, event: e.Event) -> str:
    """Return that a Trap to which an event brings a Hero does not wound, and why; "" if none is there (MAP-5)."""
    hero, card = spared_by(state, event)
    if not card:
        return ""
    own = "yes" if card == hero else "no"
    return words.tell("trap-spares", {"hero": hero, "card": card, "own": own})


def without_effect(words: Words, state: State, event: e.BossDrew) -> str:
    """Return why an attack card changes nothing, `state` being the one before; "" if it does, or only summons (BOS-7).

    It reaches no Hero, or takes what none of those whom it reaches has.
    """
    card = next(c for c in boss.sheet(state).cards if c.id == event.card)
    effects = [effect for effect in card.effects if not isinstance(effect, Summon)]
    if not event.hits or not effects:
        return ""
    reached = [
        hero for seat, hero in enumerate(state.heroes) if boss.in_range(state, seat, card.range)
    ]
    if not reached:
        return words.tell("boss-reaches-nobody", {"range": card.range, "boss": state.game.boss})
    lacking = [_lacking(effect, reached) for effect in effects]
    return " ".join(words("boss-takes-nothing", what=what) for what in lacking if what)


def _lacking(effect: BossEffect, heroes: Sequence[Hero]) -> str:
    """Return what an effect takes of Heroes, if none of them has it; "" for any other effect."""
    match effect:
        case Lose(coins, gems) if not any(coins * h.coins or gems * h.gems for h in heroes):
            return "coins" if coins else "gems"
        case ResetSpecial() if all(hero.special == BLANK for hero in heroes):
            return "special"
    return ""
