"""Bonuses for attacks beside cards that deal Wounds: they belong to swords, and both sides say so (ATK-6)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from platformer_nb.games.platformer import events as e
from platformer_nb.games.platformer.content import load_box
from platformer_nb.games.platformer.model.box.effects import Blast, Strengthen, Throw
from platformer_nb.games.platformer.model.state import State
from platformer_nb.games.platformer.narration.events import say_event
from platformer_nb.games.platformer.narration.words import Words
from tests.cards.deciding import FULL, WORDS, told_all
from tests.cards.room import room
from tests.games.drawn import of, play

rule = pytest.mark.rule
BOX = load_box()

GRANTED = {
    "greedymmer": ("items greedymmer", "use greedymmer", 1),
    "thorn-blade": ("items thorn-blade", "use thorn-blade", 2),
    "giants-broth": ("hearts 2; potions giants-broth", "use giants-broth", 2),
    "wager-coin": ("coins 1; items wager-coin", "use wager-coin", 1),
}
"""Cards for the next attack: what their Hero has, how they are used, the Wounds that they add."""

KEPT = {"dragon-tooth": "items dragon-tooth", "torch": "tokens torch"}
"""Cards and tokens that strengthen every attack by 1."""

THROWN = {
    "fire-flask": (("use fire-flask", "target c2"), 2),
    "thunder-flask": (("use thunder-flask",), 1),
}
"""Cards that deal Wounds without a sword: how they are used, and how many."""

ARTIFACTS = "game: players 1; boss ikee; artifacts on\nartifacts: wager-coin, dragon-tooth\n"


def beside_a_drake(owned: str, flask: str) -> State:
    """A Hero next to an Enemy whose health no card here reaches."""
    parts = owned.split("; ")
    drunk = [part.removeprefix("potions ") for part in parts if part.startswith("potions ")]
    rest = [part for part in parts if part and not part.startswith("potions ")]
    hero = "; ".join(["sweety", *rest, f"potions {', '.join([*drunk, flask])}"])
    return room(hero, b2="  1 ", c2="  D ", pool="sword", more=ARTIFACTS + FULL)


def blows(state: State, *texts: str) -> list[tuple[int, str]]:
    """The Wounds dealt by each of the attacks and cards, and by which rule."""
    _, events = play(state, *texts)
    return [(x.wounds, x.rule) for x in of(events, e.Struck)]


@rule("ATK-3", "ATK-6", "CRD-1")
@pytest.mark.parametrize("flask", THROWN)
@pytest.mark.parametrize("card", GRANTED)
def test_a_bonus_for_the_next_attack_waits_for_swords(card: str, flask: str) -> None:
    owned, use, adds = GRANTED[card]
    thrown, dealt = THROWN[flask]
    state = beside_a_drake(owned, flask)
    given, _ = play(state, use)
    assert given.bonus == adds
    after, _ = play(given, *thrown)
    assert blows(given, *thrown) == [(dealt, "CRD-1")], "nothing is added"
    assert after.bonus == adds, "nothing is used up"
    assert blows(after, "attack right with sword") == [(1 + adds, "SYM-2")]
    spent, _ = play(after, "attack right with sword")
    assert spent.bonus == 0, "used up by the attack, though it fell short"


@rule("ATK-3", "ATK-6", "CRD-1")
@pytest.mark.parametrize("flask", THROWN)
@pytest.mark.parametrize("card", KEPT)
def test_what_strengthens_every_attack_strengthens_swords_alone(card: str, flask: str) -> None:
    thrown, dealt = THROWN[flask]
    state = beside_a_drake(KEPT[card], flask)
    assert blows(state, *thrown) == [(dealt, "CRD-1")]
    assert blows(state, "attack right with sword") == [(2, "SYM-2")]


def attack_bonuses() -> Iterator[str]:
    """The key of what each card or token says that strengthens attacks."""
    kept = {c: k.passive for c, k in BOX.items.items() if k.passive}
    kept |= {c: k.card.passive for c, k in BOX.artifacts.items() if k.card.passive}
    kept |= {c: h.passive for c, h in BOX.heroes.items()}
    yield from (f"card-{card}-text" for card, bonus in kept.items() if bonus.attack)
    cards = {**BOX.items, **BOX.potions, **{i: a.card for i, a in BOX.artifacts.items()}}
    given = {card: found.effects for card, found in cards.items()}
    given |= {card: event.gains for card, event in BOX.events.items()}
    given |= {card: hero.ability for card, hero in BOX.heroes.items()}
    for card, effects in given.items():
        if any(isinstance(x, Strengthen) for x in effects):
            yield f"card-{card}-text"
    for boss in BOX.bosses.values():
        yield from (f"token-{token}-text" for token, t in boss.tokens.items() if t.attack)


def cards_that_wound() -> Iterator[str]:
    """The key of what each card says that deals Wounds to Enemies without a sword."""
    for card, found in {**BOX.items, **BOX.potions}.items():
        if any(isinstance(x, (Throw, Blast)) for x in found.effects):
            yield f"card-{card}-text"


SWORDS = {"en": "swords", "pl": "mieczami", "uk": "мечами"}
"""The word as those sentences have it; a language without a row here is not held to it."""


@pytest.mark.parametrize("language", SWORDS)
def test_the_cards_say_in_each_language_that_bonuses_are_for_swords(language: str) -> None:
    words = Words(language)
    found = [*attack_bonuses(), *cards_that_wound()]
    assert len(found) >= 9
    for key in found:
        assert SWORDS[language] in words(key), f"{key}: {words(key)}"


@rule("ATK-2", "CRD-1")
def test_a_blow_by_a_card_is_told_as_one_and_warned_of_without_symbols() -> None:
    state = beside_a_drake("", "thunder-flask")
    after, events = told_all(state, "use thunder-flask")
    blow = of(events, e.Struck)[0]
    assert say_event(WORDS, after, blow) == (
        "Sweety’s card hits the Hoard Drake and deals 1 Wound; defeating this Enemy takes 4."
    )
