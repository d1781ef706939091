"""Gains and losses of Heroes, and the artifacts and passive cards triggered by them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from tests.oracle import facts
from tests.oracle.position import Hero, Position


def passive(hero: Hero, word: str) -> int:
    """CRD-1, ART-3: the sum of passive effects of the Hero card and the cards a Hero holds."""
    cards = [facts.hero(hero.card), *map(facts.item, hero.items)]
    return sum(int(card.get("passive", {}).get(word, 0)) for card in cards)


def gain_coins(position: Position, seat: int, coins: int) -> None:
    """CRD-3: no limit on coins. May meet the condition "Gain a coin and have 6 or more"."""
    if coins > 0:
        position.heroes[seat].coins += coins
        happened(position, seat, "hoards")


def gain_gems(position: Position, seat: int, gems: int) -> None:
    """CRD-3: no limit on gems."""
    position.heroes[seat].gems += gems


def gain_hearts(position: Position, seat: int, hearts: int) -> None:
    """WND-4: at most the hearts on the Hero card."""
    hero = position.heroes[seat]
    hero.hearts = min(hero.hearts + hearts, int(facts.hero(hero.card)["hearts"]))


def reset_special(hero: Hero) -> None:
    """DIE-3: to blank."""
    hero.special = ""


def happened(position: Position, seat: int, what: str, much: int = 1) -> None:
    """CRD-1, ART-2: record an event of a Hero, with its amount, as cards may be triggered by it.

    SOL-3, BOS-12: in a game that is over no card is triggered.
    """
    if not position.over:
        position.met.append((seat, what, much))
        if not position.at_once:
            _cards_work(position)


@contextmanager
def at_once(position: Position) -> Iterator[None]:
    """MOV-3, GRA-1, ART-4: treat the block as one event with all its consequences, for several Heroes too.

    Fire triggered cards when it is settled.
    """
    before, position.at_once = position.at_once, True
    yield
    position.at_once = before
    if not before:
        _cards_work(position)


def _cards_work(position: Position) -> None:
    """CRD-1, ART-2: grant the gains of triggered cards; then artifacts change hands, those gains included."""
    if position.over:
        position.met = []
    before, position.at_once = position.at_once, True
    for seat, what, much in list(position.met):
        hero = position.heroes[seat]
        for card in [facts.hero(hero.card), *map(facts.item, sorted(hero.items))]:
            trigger = card.get("trigger")
            if trigger and _meets(trigger["condition"], what, much):
                for gain in trigger["gains"]:
                    gain_hearts(position, seat, gain.get("hearts", 0))
                    gain_gems(position, seat, gain.get("gems", 0))
                    gain_coins(position, seat, gain.get("coins", 0))
    position.at_once = before
    _hand_over_artifacts(position)


def _hand_over_artifacts(position: Position) -> None:
    """ART-2, ART-4: to the Heroes who met the condition, the active player first, then clockwise; refreshed.

    A holder keeps it unchanged.
    """
    for card in position.artifacts:
        condition = facts.item(card)["condition"]
        who = {
            seat
            for seat, what, much in position.met
            if _meets(condition, what, position.heroes[seat].coins if what == "hoards" else much)
        }
        taker = next((seat for seat in position.seats_from_active() if seat in who), 0)
        if taker and card not in position.heroes[taker].items:
            for other in position.heroes.values():
                other.items.pop(card, None)
            position.heroes[taker].items[card] = True
    position.met = []


def _meets(condition: facts.Card, what: str, much: int) -> bool:
    """ART-2: whether an event meets a card's condition, amount included."""
    wanted = max((number for word, number in condition.items() if word != "when"), default=1)
    return bool(condition["when"] == what) and much >= int(wanted)
