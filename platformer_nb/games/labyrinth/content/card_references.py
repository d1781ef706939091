"""Checks of what a model of the cards cannot say: exact counts, ids that exist, prices that end."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from platformer_nb.core.errors import BadInput, Place, key_of, one_of, use, within
from platformer_nb.games.labyrinth.content.models import BoxFile
from platformer_nb.games.labyrinth.model.cards import effects as fx
from platformer_nb.games.labyrinth.model.cards import passives
from platformer_nb.games.labyrinth.model.cards.events import NUMBERS, SetNumber
from platformer_nb.games.labyrinth.model.cards.things import (
    GOLEM_CARDS,
    Ability,
    Character,
    Event,
    Item,
    Pieces,
    Use,
)
from platformer_nb.games.labyrinth.model.cards.traps import Trap
from platformer_nb.games.labyrinth.registry import rule

BOX_FILE: Final = "box.toml"
CHARACTERS_FILE: Final = "characters.toml"
ITEMS_FILE: Final = "items.toml"
EVENTS_FILE: Final = "events.toml"
TRAPS_FILE: Final = "traps.toml"

CARDS: Final = {CHARACTERS_FILE: 15, ITEMS_FILE: 15, EVENTS_FILE: 12, TRAPS_FILE: 12}
"""How many cards, or rows of the Labyrinth Table, a file has (CMP-2)."""

GOLEM: Final = 12
"""The Golem movement cards (CMP-2)."""

TRAP_TOKENS: Final = 60
ABILITY_TOKENS: Final = 21
"""The tokens whose kinds stand in files of their own (CMP-3)."""

PIECES: Final = Pieces(6, 8, 14, 24, 6, 7, 1, 2, 6)
"""The other tokens and pieces (CMP-1, CMP-3, CMP-4)."""

NEED_TOKENS: Final = (fx.LayToken, fx.GoToToken, fx.LayHidden, passives.TokenHeals)
"""The effects that are about ability tokens of the character's own."""


@rule("CMP-1", "CMP-3", "CMP-4")
def check_box(box: BoxFile) -> None:
    """CMP-1, CMP-3, CMP-4: raise BadInput unless the pieces are those of the box, and the Golem deck has 12 cards."""
    for name in ("keys", "crystals", "stun", "lives", "frame", "bases", "golem", "dice", "faces"):
        place = within(BOX_FILE, key_of(f"pieces.{name}"))
        _check_count(place, getattr(box.pieces, name), getattr(PIECES, name))
    place = within(BOX_FILE, key_of("golem"))
    for kind in GOLEM_CARDS:
        if kind not in box.golem:
            raise BadInput(place, "error-golem-kind", "mend-golem-kind", word=kind)
    _check_count(place, sum(box.golem.values()), GOLEM)


def check_ids(files: Mapping[str, Iterable[str]], characters: Mapping[str, Character]) -> None:
    """Raise BadInput if two cards share an id, or two abilities, or two kinds of ability tokens."""
    cards = ((within(file, key_of(card)), card) for file, ids in files.items() for card in ids)
    _check_once(cards)
    _check_once(_abilities(characters))
    _check_once(
        (within(CHARACTERS_FILE, key_of(f"{card}.tokens.id")), one.tokens.id)
        for card, one in characters.items()
        if one.tokens is not None
    )


def _abilities(characters: Mapping[str, Character]) -> Iterator[tuple[Place, str]]:
    for card, one in characters.items():
        yield within(CHARACTERS_FILE, key_of(f"{card}.passive.id")), one.passive.id
        for name in one.abilities:
            yield within(CHARACTERS_FILE, key_of(f"{card}.abilities.{name}")), name


def _check_once(named: Iterable[tuple[Place, str]]) -> None:
    seen: set[str] = set()
    for place, name in named:
        if name in seen:
            raise BadInput(place, "error-id-twice", "mend-rename", word=name)
        seen.add(name)


@rule("CMP-2", "CMP-3", "TRP-9")
def check_numbers(
    files: Mapping[str, Mapping[str, object]],
    characters: Mapping[str, Character],
    traps: Mapping[str, Trap],
) -> None:
    """CMP-2, CMP-3, TRP-9: raise BadInput unless there are as many cards, traps and ability tokens as in the box."""
    for file, cards in files.items():
        _check_count(file, len(cards), CARDS[file])
    _check_count(TRAPS_FILE, sum(trap.tokens for trap in traps.values()), TRAP_TOKENS)
    owned = sum(one.tokens.count for one in characters.values() if one.tokens is not None)
    _check_count(CHARACTERS_FILE, owned, ABILITY_TOKENS)


def _check_count(place: Place, count: int, needed: int) -> None:
    if count != needed:
        raise BadInput(place, "error-count", "mend-write-so-many", count=count, needed=needed)


def check_character(card: str, one: Character, traps: Iterable[str]) -> None:
    """Raise BadInput if what its abilities speak of does not exist, or a use has no end."""
    file = CHARACTERS_FILE
    if len(one.abilities) not in (1, 2):
        place = within(file, key_of(f"{card}.abilities"))
        raise BadInput(place, "error-abilities", "mend-abilities", count=len(one.abilities))
    passive = one.passive.effect
    where = within(file, key_of(f"{card}.passive.effect"))
    if isinstance(passive, passives.TakesAll) and passive.after not in one.abilities:
        raise BadInput(where, "error-no-ability", use(one.abilities), word=passive.after)
    if isinstance(passive, passives.ImmuneTo) and passive.trap not in traps:
        raise BadInput(where, "error-no-trap", one_of(passive.trap, traps), word=passive.trap)
    if isinstance(passive, passives.CombatBonus) and passive.tokens:
        _check_tokens(where, one)
    for name, ability in one.abilities.items():
        place = within(file, key_of(f"{card}.abilities.{name}"))
        check_use(place, ability)
        if ability.price.discard:
            raise BadInput(place, "error-discard", "mend-remove-key")
        if isinstance(ability.effect, NEED_TOKENS):
            _check_tokens(place, one)
    if isinstance(passive, NEED_TOKENS):
        _check_tokens(where, one)


def _check_tokens(place: Place, one: Character) -> None:
    if one.tokens is None:
        raise BadInput(place, "error-no-tokens", "mend-no-tokens")


def check_use(place: Place, use: Ability | Use) -> None:
    """Raise BadInput if a use is free without a limit (ITM-10), or costs actions outside its user's turn (CRY-7)."""
    if use.price.is_free and use.limit == "paid":
        raise BadInput(place, "error-endless", "mend-endless")
    if use.price.actions and use.when != "turn":
        raise BadInput(place, "error-moment-actions", "mend-moment-actions")


def check_item(card: str, item: Item) -> None:
    """Raise BadInput unless an item either works by itself or has one use (ITM-9)."""
    place = within(ITEMS_FILE, key_of(card))
    if (item.carried is None) == (item.use is None):
        raise BadInput(place, "error-item-works", "mend-one-of-these")
    if item.use is not None:
        check_use(within(ITEMS_FILE, key_of(f"{card}.use")), item.use)


def check_events(events: Mapping[str, Event]) -> None:
    """Raise BadInput unless exactly one event is the last (SET-11), and a number that is set becomes another."""
    last = sum(event.last for event in events.values())
    if last != 1:
        raise BadInput(EVENTS_FILE, "error-last-event", "mend-last-event", count=last)
    for card, event in events.items():
        rule = event.lasting
        if isinstance(rule, SetNumber) and rule.to == NUMBERS[rule.number]:
            place = within(EVENTS_FILE, key_of(f"{card}.lasting.to"))
            raise BadInput(place, "error-same-number", "mend-same-number", count=rule.to)
