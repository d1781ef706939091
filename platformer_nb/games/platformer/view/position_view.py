"""The view of a position: map, dice, Heroes, Enemies, Shop in the reader's language. See docs/view.md."""

from __future__ import annotations

from typing import Any

from platformer_nb.core.game import Words
from platformer_nb.games.platformer.model import actions as a
from platformer_nb.games.platformer.model import pending_decision
from platformer_nb.games.platformer.model.box.box import (
    BLANK,
    ENEMY_FACES,
    SYMBOLS,
    EnemyCard,
    ShopCard,
)
from platformer_nb.games.platformer.model.state import (
    FIRST_KIND,
    State,
)
from platformer_nb.games.platformer.model.terrain import NOWHERE, space_name
from platformer_nb.games.platformer.rules.cards.artifacts import holder
from platformer_nb.games.platformer.rules.cards.cards import DISPLAY, shop_card
from platformer_nb.games.platformer.rules.cards.temporary_effects import may_trade
from platformer_nb.games.platformer.rules.course.solo import price
from platformer_nb.games.platformer.rules.figures import combat
from platformer_nb.games.platformer.rules.legality import legality
from platformer_nb.games.platformer.view.boss_view import boss_view
from platformer_nb.games.platformer.view.map_view import MapCells, figures_view, map_view, summoned
from platformer_nb.games.platformer.view.turn_view import (
    event_view,
    over_view,
    player_name,
    rulings_view,
    score_view,
    turn_view,
)
from platformer_nb.table.view import envelope, sections


def position_view(state: State, words: Words, names: tuple[str, ...] = ()) -> dict[str, Any]:
    """Return the view of a position that is not being played."""
    return sections(envelope(words), board_view(state, words, names))


def board_view(
    state: State, words: Words, names: tuple[str, ...] = (), cells: MapCells | None = None
) -> dict[str, Any]:
    """Return the board section of a position that is not being played; a table keeps its `cells`."""
    return {
        "map": map_view(state, words, cells),
        "figures": figures_view(state, words),
        "dice": dice_view(state, words, list(state.roll), _used(state)),
        "special": special_view(state, words),
        "enemy_die": enemy_die_view(state, words),
        "heroes": [hero_view(state, words, seat, names) for seat in range(len(state.heroes))],
        "enemies": enemies_view(state, words),
        "boss": boss_view(state, words),
        "shop": shop_view(state, words),
        "artifacts": artifacts_view(state, words, names),
        "turn": turn_view(state, words, names),
        "selection": None,
        "armed": None,
        "targets": [],
        "buttons": [],
        "rulings": rulings_view(state, words),
        "over": over_view(state, words, names),
        "event": event_view(state, words),
        "score": score_view(state, words),
    }


def inert_board(board: dict[str, Any], words: Words) -> dict[str, Any]:
    """Return a board without clickable cards, where exhausted cards are marked in their text."""
    return {**board, "heroes": [_inert_hero(hero, words) for hero in board["heroes"]]}


def _inert_hero(hero: dict[str, Any], words: Words) -> dict[str, Any]:
    if not hero["card"]:
        return hero
    ability = {**hero["ability"], "action": None}
    if not ability["ready"]:
        ability["text"] = _spent(ability["text"], words)
    items = [
        {
            **item,
            "action": None,
            "name": item["name"] if item["ready"] else _spent(item["name"], words),
        }
        for item in hero["items"]
    ]
    potions = [{**potion, "action": None} for potion in hero["potions"]]
    return {**hero, "ability": ability, "items": items, "potions": potions}


def _spent(name: str, words: Words) -> str:
    return f"{name} ({words('card-exhausted')})"


def _used(state: State) -> list[bool]:
    left = list(state.pool)
    used = []
    for face in state.roll:
        used.append(not left[face])
        left[face] -= not used[-1]
    return used


def dice_view(
    state: State, words: Words, faces: list[int], used: list[bool]
) -> list[dict[str, Any]]:
    """Return the views of the five dice of the turn."""
    return [
        {
            "id": f"d{place + 1}",
            "symbol": SYMBOLS[face],
            "name": words(f"symbol-{SYMBOLS[face]}"),
            "used": used[place],
            "selected": False,
            "gems": 0,
            "forged": None,
        }
        for place, face in enumerate(faces)
    ]


def special_view(state: State, words: Words) -> dict[str, Any]:
    """Return the view of the active player's Special die."""
    special = state.hero.special
    shown = None if special == BLANK else SYMBOLS[special]
    return {
        "id": "special",
        "symbol": shown,
        "name": words(f"symbol-{shown}") if shown else words("special-die-blank"),
        "selected": False,
        "gems": 0,
    }


def enemy_die_view(state: State, words: Words) -> dict[str, Any] | None:
    """Return the view of the enemy die, None before it is rolled."""
    if state.face < 0:
        return None
    face = ENEMY_FACES[state.face]
    return {"face": face, "name": words(f"face-{face}")}


def hero_view(state: State, words: Words, seat: int, names: tuple[str, ...]) -> dict[str, Any]:
    """Return the view of one player's Hero and possessions."""
    hero = state.heroes[seat]
    if not hero.card:
        return {"seat": seat + 1, "player": player_name(names, seat, words), "card": None}
    card = state.game.box.heroes[hero.card]
    return {
        "seat": seat + 1,
        "player": player_name(names, seat, words),
        "card": hero.card,
        "name": words(f"card-{hero.card}"),
        "active": seat == state.active,
        "at": space_name(state.terrain.width, hero.at) if hero.at >= 0 else None,
        "hearts": hero.hearts,
        "max_hearts": card.hearts,
        "coins": hero.coins,
        "gems": hero.gems,
        "ward": hero.ward,
        "special": None if hero.special == BLANK else SYMBOLS[hero.special],
        "star": words(f"card-{hero.card}-star"),
        "ability": {
            "text": words(f"card-{hero.card}-text"),
            "kind": "turn" if card.ability else "passive",
            "ready": hero.ability,
            "action": "ability" if card.ability else None,
        },
        "items": [_owned(state, words, item, ready) for item, ready in hero.items],
        "potions": [_owned(state, words, potion, True) for potion in hero.potions],
        "tokens": [
            {"id": t, "name": words(f"token-{t}"), "text": words(f"token-{t}-text")}
            for t in hero.tokens
        ],
        "boons": [
            {"id": b, "name": words(f"boon-{b}"), "text": words(f"boon-{b}-text")}
            for b in hero.boons
        ],
    }


def _owned(state: State, words: Words, card: str, ready: bool) -> dict[str, Any]:
    found = shop_card(state, card)
    assert found is not None
    return {
        "id": card,
        "name": words(f"card-{card}"),
        "text": words(f"card-{card}-text"),
        "kind": _kind(found),
        "condition": words(f"card-{card}-condition") if card in state.artifacts else None,
        "ready": ready,
        "action": f"use {card}" if found.effects else None,
    }


def _kind(card: ShopCard) -> str:
    return "exhaust" if card.effects else "passive"


def enemies_view(state: State, words: Words) -> list[dict[str, Any]]:
    """Return the views of the kinds of Enemies on the map or in the tower, including a Boss on the map."""
    cards = dict.fromkeys(level.enemy for level in state.tower if level.enemy)
    for figure in state.occupied:
        if figure >= FIRST_KIND:
            cards.setdefault(state.game.kinds[figure].id)
    return [_enemy(state, words, state.game.kinds[state.game.codes[card]]) for card in cards]


def _enemy(state: State, words: Words, kind: EnemyCard) -> dict[str, Any]:
    return {
        "card": kind.id,
        "name": words(f"card-{kind.id}"),
        "summons": summoned(state, kind.id),
        "grade": kind.grade,
        "health": combat.health(state, state.game.codes[kind.id]),
        "damage": kind.damage,
        "loot": loot_text(words, kind),
        "text": words(f"card-{kind.id}-text"),
    }


def loot_text(words: Words, kind: EnemyCard) -> str:
    """Return what an Enemy leaves: coins and gems, or that it is nothing."""
    parts = []
    if kind.loot_coins:
        parts.append(words("coin-count", n=kind.loot_coins))
    if kind.loot_gems:
        parts.append(words("gem-count", n=kind.loot_gems))
    return words.joined(parts) or words("loot-nothing")


def artifacts_view(state: State, words: Words, names: tuple[str, ...]) -> list[dict[str, Any]]:
    """Return the views of the artifacts in play: condition and holder (None for one not taken yet)."""
    return [_artifact(state, words, card, names) for card in state.artifacts]


def _artifact(state: State, words: Words, card: str, names: tuple[str, ...]) -> dict[str, Any]:
    seat = holder(state, card)
    return {
        "id": card,
        "name": words(f"card-{card}"),
        "text": words(f"card-{card}-text"),
        "condition": words(f"card-{card}-condition"),
        "kind": _kind(state.game.box.artifacts[card].card),
        "seat": seat + 1 if seat != NOWHERE else None,
        "player": player_name(names, seat, words) if seat != NOWHERE else None,
    }


def shop_view(state: State, words: Words) -> dict[str, Any]:
    """Return the view of the displayed cards, and whether the active Hero can buy."""
    shown = [_displayed(state, words, card) if card else None for card in state.shop]
    at = state.hero.at
    return {
        "open": at >= 0 and may_trade(state),
        "items": shown[:DISPLAY],
        "potions": shown[DISPLAY:],
    }


def _displayed(state: State, words: Words, card: str) -> dict[str, Any]:
    found = shop_card(state, card)
    assert found is not None
    return {
        "id": card,
        "name": words(f"card-{card}"),
        "text": words(f"card-{card}-text"),
        "price": price(state, found),
        "kind": _kind(found),
        "action": f"buy {card}",
        "legal": pending_decision.actor(state) == state.active
        and legality.legal(state, a.Buy(card)),
    }
