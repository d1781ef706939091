"""The view: one JSON value with everything the components show, in the reader's language. See docs/view.md."""

from __future__ import annotations

from typing import Any

from platformer_nb.core.game import Words
from platformer_nb.games.platformer.kinds.tables import PENDING
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
    ACTIONS,
    FIRST_KIND,
    NOBODY,
    SPECIAL_DIE,
    STEPS,
    State,
)
from platformer_nb.games.platformer.model.terrain import NOWHERE, space_name
from platformer_nb.games.platformer.rules.cards.artifacts import holder
from platformer_nb.games.platformer.rules.cards.cards import DISPLAY, shop_card
from platformer_nb.games.platformer.rules.cards.temporary_effects import may_trade
from platformer_nb.games.platformer.rules.course.scoring import score
from platformer_nb.games.platformer.rules.course.solo import price, why_lost
from platformer_nb.games.platformer.rules.dice.special_die import stone
from platformer_nb.games.platformer.rules.figures import combat
from platformer_nb.games.platformer.rules.legality import legality
from platformer_nb.games.platformer.view.boss_view import boss_view
from platformer_nb.games.platformer.view.clicks.selection import Hand
from platformer_nb.games.platformer.view.map_view import MapCells, figures_view, map_view, summoned
from platformer_nb.table.view import envelope, sections

# --- positions outside a game --------------------------------------------------------------------------------


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
        return {"seat": seat + 1, "player": _player(names, seat, words), "card": None}
    card = state.game.box.heroes[hero.card]
    return {
        "seat": seat + 1,
        "player": _player(names, seat, words),
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


def _player(names: tuple[str, ...], seat: int, words: Words) -> str:
    given = names[seat] if seat < len(names) else ""
    return given or words("form-player", seat=seat + 1)


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
        "player": _player(names, seat, words) if seat != NOWHERE else None,
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


def turn_view(state: State, words: Words, names: tuple[str, ...]) -> dict[str, Any]:
    """Return the view of the turn: who is asked, the headline, and the prompt."""
    decides = pending_decision.actor(state)
    seat = decides if decides is not None and decides >= 0 else state.active
    return {
        "number": state.turn,
        "seat": seat + 1,
        "step": STEPS[state.step],
        "title": _headline(state, seat, words, names),
        "prompt": prompt(state, words, Hand(), names),
        "aim": _aim(state, words),
    }


def _aim(state: State, words: Words) -> str:
    """Return how far it is to the end: the active Hero's Level, those still hidden, and the Boss's health now.

    "" after the game. BOS-3: the health counts all Levels of the tower.
    """
    if state.winner >= 0:
        return ""
    boss, health = state.game.boss, combat.health(state, state.game.boss_code)
    at, levels = state.hero.at, state.game.levels
    key = "aim-climb" if state.highest < levels else "aim-boss"
    stands = words("aim-level", level=state.level(at) if at >= 0 else 0, levels=levels)
    aim = words(key, n=levels - state.highest, boss=words(f"card-{boss}"), health=health)
    return f"{stands} {aim}"


def _headline(state: State, seat: int, words: Words, names: tuple[str, ...]) -> str:
    """Return whose turn it is; if another player decides something in it, that player and the question."""
    if seat == state.active or not state.pending:
        return _whose_turn(state, words, names)
    frame = state.pending[-1]
    facts = PENDING[frame.kind].prompt(state, frame)
    ids = {f"{name}-id": value for name, value in facts.items() if isinstance(value, str)}
    return words(f"asked-{frame.kind}", player=_player(names, seat, words), **ids)


def _whose_turn(state: State, words: Words, names: tuple[str, ...]) -> str:
    hero = words(f"card-{state.hero.card}") if state.hero.card else ""
    return words("turn-title", player=_player(names, state.active, words), hero=hero)


def prompt(state: State, words: Words, hand: Hand, names: tuple[str, ...] = ()) -> str:
    """Return the prompt for the decision to be made now; in another player's turn it says whose that is."""
    decides = pending_decision.actor(state)
    if decides is None:
        return words("prompt-over")
    if hand.armed >= 0:
        return words(f"prompt-{hand.verb}")
    if decides < 0:
        return words("prompt-chance")
    if state.pending:
        frame = state.pending[-1]
        facts = {"hero": state.heroes[decides].card, "boss": state.game.boss}
        asked = PENDING[frame.kind].prompt(state, frame)
        told = words.tell(f"prompt-{frame.kind}", {**facts, **asked})
        mine = decides == state.active
        return told if mine else f"{_whose_turn(state, words, names)}. {told}"
    if state.step == ACTIONS and state.hero.at < 0:
        return words("prompt-spawn")
    if state.step == ACTIONS and stone(state):
        return words("prompt-stone")
    return words("prompt-special" if state.step == SPECIAL_DIE else "prompt-actions")


def over_view(state: State, words: Words, names: tuple[str, ...]) -> dict[str, Any] | None:
    """Return the outcome, None during the game."""
    if state.winner < 0:
        return None
    if state.winner == NOBODY:
        key = "lost-faint" if why_lost(state) == "SOL-3" else "lost-time"
        name = _player(names, state.active, words)
        return {"winner": None, "text": words(key, player=name)}
    hero = words(f"card-{state.heroes[state.winner].card}")
    name = _player(names, state.winner, words)
    return {"winner": state.winner + 1, "text": words("win-text", player=f"{name} ({hero})")}


def rulings_view(state: State, words: Words) -> list[dict[str, str]]:
    """Return the house rules: the open rules whose reading differs from the project's."""
    return [
        {"rule": rule, "reading": reading, "text": words(f"ruling-{rule}-{reading}")}
        for rule, reading in state.game.rulings
    ]


def event_view(state: State, words: Words) -> dict[str, Any] | None:
    """Return the event of a solo turn and the number left; None in other games."""
    if state.solo is None:
        return None
    card, left = state.solo.card, len(state.solo.deck)
    of = len(state.game.box.events)
    return {
        "id": card,
        "title": words("solo-event", n=of - left, of=of),
        "name": words(f"card-{card}") if card else "",
        "text": words(f"card-{card}-text") if card else "",
        "left": left,
        "left_text": words("solo-events-left", n=left),
    }


def score_view(state: State, words: Words) -> dict[str, Any] | None:
    """Return the score sheet of a solo game that was won (SOL-5), else None."""
    lines = score(state)
    if not lines:
        return None
    total = sum(line.points for line in lines)
    return {
        "title": words("score-title"),
        "lines": [
            {"text": words(f"score-{line.what}", n=line.amount), "points": line.points}
            for line in lines
        ],
        "total": total,
        "text": words("score-total", n=total),
    }
