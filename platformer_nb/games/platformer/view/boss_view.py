"""The view of the Boss: its numbers now, its attacks, and which of them can come next."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from typing import Any

from platformer_nb.core.game import Words
from platformer_nb.games.platformer.model.box.box import ENEMY_FACES, SYMBOLS, BossCard
from platformer_nb.games.platformer.model.state import State
from platformer_nb.games.platformer.model.terrain import space_name
from platformer_nb.games.platformer.rules.figures import boss, combat


def boss_view(state: State, words: Words) -> dict[str, Any]:
    """Return the view of the Boss (BOS-3): `groups` are its attacks by their sign, with the chance of each."""
    sheet, code = boss.sheet(state), state.game.boss_code
    at = state.occupied.find(code)
    by_die = sheet.draws == "die"
    rule = "MED-1" if by_die else "IKE-1"
    return {
        "card": sheet.id,
        "name": words(f"card-{sheet.id}"),
        "text": words(f"card-{sheet.id}-text"),
        "at": space_name(state.terrain.width, at) if at >= 0 else None,
        "health": combat.health(state, code),
        "damage": sheet.damage,
        "how": {"rule": rule, "text": words(f"rule-{rule}")},
        "groups": list(_groups(state, words, by_die)),
    }


def next_attacks(state: State) -> dict[str, Fraction]:
    """Return for each attack card the chance that it takes effect in the next Boss Turn, from what is open now.

    MED-1: the first card drawn that bears the face of the die. IKE-1: of two cards the one whose symbol is
    rolled more often; of a roll to come nothing is known, so the present one counts.
    """
    return _by_die(state) if boss.sheet(state).draws == "die" else _by_roll(state)


def _by_die(state: State) -> dict[str, Fraction]:
    cards, faces = boss.sheet(state).cards, state.game.box.enemy_faces
    chance = {card.id: Fraction(0) for card in cards}
    for face, count in Counter(faces).items():
        bearing = [card.id for card in cards if card.face == face]
        # Without one left in the deck it is shuffled, and all come back.
        left = [card for card in bearing if card in state.boss_deck] or bearing
        for card in left:
            chance[card] += Fraction(count, len(faces) * len(left))
    return chance


def _by_roll(state: State) -> dict[str, Fraction]:
    known = {card.id: card for card in boss.sheet(state).cards}
    chance = dict.fromkeys(known, Fraction(0))
    for first, second, weight in _pairs(state):
        one, two = (state.roll.count(known[card].face) for card in (first, second))
        if one >= two:
            chance[first] += weight
        if two >= one:
            chance[second] += weight
    return chance


def _pairs(state: State) -> Iterator[tuple[str, str, Fraction]]:
    """Yield the two cards that IKE-1 may draw, with their probability; IKE-5: an empty deck is shuffled."""
    deck = state.boss_deck or state.boss_discards
    for first in deck:
        rest = [card for card in deck if card != first] or list(state.boss_discards)
        for second in rest:
            yield first, second, Fraction(1, len(deck) * len(rest))


def _groups(state: State, words: Words, by_die: bool) -> Iterator[dict[str, Any]]:
    chance = next_attacks(state)
    for sign in dict.fromkeys(card.face for card in boss.sheet(state).cards):
        name = (ENEMY_FACES if by_die else SYMBOLS)[sign]
        if by_die:
            title = words("boss-if-die", face=words(f"face-{name}"))
        else:
            rolled = state.roll.count(sign)
            title = words("boss-if-rolled", symbol=words(f"symbol-{name}"), n=rolled)
        mine = [card for card in boss.sheet(state).cards if card.face == sign]
        attacks = [_attack(state, words, card, chance[card.id]) for card in mine]
        yield {"sign": name, "title": title, "attacks": attacks}


def _attack(state: State, words: Words, card: BossCard, chance: Fraction) -> dict[str, Any]:
    if chance:
        note = words("boss-next", share=words.share(float(chance), 0))
    elif card.id in state.boss_discards:
        note = words("boss-discarded")
    else:
        note = words("boss-rarer")
    return {
        "id": card.id,
        "name": words(f"card-{card.id}"),
        "text": words(f"card-{card.id}-text"),
        "next": chance > 0,
        "note": note,
    }
