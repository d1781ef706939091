"""Parsers of a position's cards: Heroes and their possessions, the Shop, decks, Boss, artifacts, events."""

from __future__ import annotations

from platformer_nb.core.errors import BadInput
from platformer_nb.games.platformer.model.box.box import BLANK, SYMBOLS
from platformer_nb.games.platformer.model.box.effects import BOONS
from platformer_nb.games.platformer.model.state import Constants, Hero, Solo
from platformer_nb.games.platformer.notation.key_lines import Lines
from platformer_nb.games.platformer.rules.cards.cards import DISPLAY

HERO_FIELDS = (
    "hearts",
    "coins",
    "gems",
    "special",
    "items",
    "potions",
    "tokens",
    "ability",
    "ward",
    "boons",
    "fell",
)


def hero(lines: Lines, chosen: Constants, seat: int, occupied: bytearray) -> Hero:
    """Return the Hero of a seat (from 0): from its line, or else a default one that no other seat has."""
    key = f"hero {seat + 1}"
    box = lines.box
    cards = list(box.heroes)
    if key not in lines.lines:
        named = {
            v.partition(";")[0].strip() for k, (_, v) in lines.lines.items() if k[:4] == "hero"
        }
        unnamed = [s for s in range(seat) if f"hero {s + 1}" not in lines.lines]
        free = [c for c in cards if c not in named] or cards
        card = free[len(unnamed) % len(free)]
        return Hero(card=card, at=occupied.find(seat + 1), hearts=box.heroes[card].hearts)
    number, value = lines.lines[key]
    first, _, rest = value.partition(";")
    if first.strip() == "-":
        return Hero()
    card = lines.choice(key, first.strip(), box.heroes)
    lines.lines[key] = (number, rest)
    fields = lines.fields(key)
    lines.lines[key] = (number, value)
    full = box.heroes[card].hearts
    for name in fields:
        lines.choice(key, name, HERO_FIELDS)
    hearts = lines.number(key, fields["hearts"], full) if "hearts" in fields else full
    if not hearts:
        raise BadInput(lines.place(key), "error-no-hearts", "mend-no-hearts")
    special = fields.get("special", "")
    tokens = chosen.box.bosses[chosen.boss].tokens
    return Hero(
        card=card,
        at=occupied.find(seat + 1),
        hearts=hearts,
        coins=lines.number(key, fields.get("coins", "0")),
        gems=lines.number(key, fields.get("gems", "0")),
        special=SYMBOLS.index(lines.choice(key, special, SYMBOLS)) if special else BLANK,
        items=_items(lines, key, fields.get("items", "")),
        potions=lines.cards(key, fields.get("potions", ""), box.potions),
        tokens=tuple(sorted(lines.cards(key, fields.get("tokens", ""), tokens))),
        ability="ability" not in fields,
        ward=lines.number(key, fields.get("ward", "0")),
        fell_at_boss="fell" in fields,
        boons=tuple(sorted(set(lines.cards(key, fields.get("boons", ""), BOONS)))),
    )


def _items(lines: Lines, key: str, value: str) -> tuple[tuple[str, bool], ...]:
    found = []
    for part in filter(None, (p.strip() for p in value.split(","))):
        used = part.endswith("(used)")
        name = part.removesuffix("(used)").strip()
        found.append(
            (lines.choice(key, name, {**lines.box.items, **lines.box.artifacts}), not used)
        )
    return tuple(found)


def shop(lines: Lines) -> tuple[str, ...]:
    """Return the three items and three potions displayed, "" for a gap."""
    fields = lines.fields("shop")
    found: list[str] = []
    for name, known in (("items", lines.box.items), ("potions", lines.box.potions)):
        names = [v.strip() for v in fields.get(name, "").split(",") if v.strip()]
        cards = ["" if v == "-" else lines.choice("shop", v, known) for v in names]
        if len(cards) > DISPLAY:
            raise BadInput(
                lines.place("shop"),
                "error-display",
                "mend-display",
                cards=name,
                count=len(cards),
                most=DISPLAY,
            )
        found += [*cards, *[""] * DISPLAY][:DISPLAY]
    for name in fields:
        lines.choice("shop", name, ("items", "potions"))
    return tuple(found)


def decks(
    lines: Lines, heroes: tuple[Hero, ...], shop: tuple[str, ...]
) -> tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]:
    """Return the item deck, the potion deck and the potions below it; decks not listed hold all remaining cards."""
    fields = lines.fields("decks")
    for name in fields:
        lines.choice("decks", name, ("items", "potions", "bottom"))
    bottom = lines.cards("decks", fields.get("bottom", ""), lines.box.potions)
    out = set(shop) | set(bottom)
    for hero in heroes:
        out |= {item for item, _ in hero.items} | set(hero.potions)
    items = tuple(sorted(c for c in lines.box.items if c not in out))
    potions = tuple(sorted(c for c in lines.box.potions if c not in out))
    if "items" in fields:
        items = tuple(sorted(lines.cards("decks", fields["items"], lines.box.items)))
    if "potions" in fields:
        potions = tuple(sorted(lines.cards("decks", fields["potions"], lines.box.potions)))
    return items, potions, bottom


def boss_cards(lines: Lines, chosen: Constants) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the Boss's attack cards: the deck and the discards."""
    fields = lines.fields("boss")
    for name in fields:
        lines.choice("boss", name, ("deck", "discards"))
    known = sorted(c.id for c in lines.box.bosses[chosen.boss].cards)
    discards = tuple(sorted(lines.cards("boss", fields.get("discards", ""), known)))
    deck = tuple(c for c in known if c not in discards)
    if "deck" in fields:
        deck = tuple(sorted(lines.cards("boss", fields["deck"], known)))
        if "discards" not in fields:
            discards = tuple(c for c in known if c not in deck)
    return deck, discards


def artifacts(lines: Lines, heroes: tuple[Hero, ...]) -> tuple[str, ...]:
    """Return the artifacts in play: those of their line, and those held by Heroes."""
    known = lines.box.artifacts
    _, value = lines.lines.get("artifacts", (0, ""))
    held = [item for hero in heroes for item, _ in hero.items if item in known]
    return tuple(dict.fromkeys((*lines.cards("artifacts", value, known), *held)))


def solo(lines: Lines) -> Solo | None:
    """Return the parts of the state that only a solo game has; None without the line `solo`."""
    if "solo" not in lines.lines:
        return None
    fields = lines.fields("solo")
    for name in fields:
        lines.choice("solo", name, ("event", "deck", "defeated", "surplus"))
    known = lines.box.events
    card = lines.choice("solo", fields["event"], known) if "event" in fields else ""
    deck = tuple(sorted(e for e in known if e != card))
    if "deck" in fields:
        deck = tuple(sorted(lines.cards("solo", fields["deck"], known)))
    counts = [lines.number("solo", fields.get(name, "0")) for name in ("defeated", "surplus")]
    return Solo(deck, card, *counts)
