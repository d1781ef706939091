"""A position, parsed from its text by docs/notation.md alone.

A place is a pair (column, Row), the column counted from 0, the Row as numbered on the map.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, fields, replace

from tests.oracle import facts
from tests.oracle.drawing import Map, read_map

Place = tuple[int, int]
Frame = tuple[str, ...]


@dataclass
class Hero:
    """A Hero, its card, and its player's possessions."""

    card: str = ""
    hearts: int = 0
    coins: int = 0
    gems: int = 0
    special: str = ""
    items: dict[str, bool] = field(default_factory=dict)
    """Item or artifact -> whether it is ready."""
    potions: list[str] = field(default_factory=list)
    tokens: list[str] = field(default_factory=list)
    ability_used: bool = False
    ward: int = 0
    boons: list[str] = field(default_factory=list)
    fell_on_boss_level: bool = False

    def copy(self) -> Hero:
        """Return a copy that can be changed."""
        return replace(
            self,
            items=dict(self.items),
            potions=list(self.potions),
            tokens=list(self.tokens),
            boons=list(self.boons),
        )


@dataclass
class Position:
    """The contents of a position's text. Seats are counted from 1, as the Heroes are drawn."""

    players: int = 1
    dungeon: str = "forest"
    boss: str = "medusa"
    levels: int = 4
    artifacts_on: bool = False
    rulings: dict[str, str] = field(default_factory=dict)
    tower: dict[int, tuple[str, ...]] = field(default_factory=dict)
    """Number of a revealed Level -> its tiles and its enemy card."""
    turn: int = 2
    active: int = 1
    step: str = "actions"
    must_spawn: bool = False
    over: str = ""
    """Empty while the game goes on, else `won 2` or `lost`."""
    map: Map = field(default_factory=Map)
    figures: dict[Place, str] = field(default_factory=dict)
    lying: dict[Place, str] = field(default_factory=dict)
    heroes: dict[int, Hero] = field(default_factory=dict)
    roll: list[str] = field(default_factory=list)
    pool: list[str] = field(default_factory=list)
    enemy_die: str = ""
    bonus: int = 0
    shop: list[str] = field(default_factory=list)
    item_deck: list[str] = field(default_factory=list)
    potion_deck: list[str] = field(default_factory=list)
    potion_bottom: list[str] = field(default_factory=list)
    boss_deck: list[str] = field(default_factory=list)
    boss_discards: list[str] = field(default_factory=list)
    artifacts: list[str] = field(default_factory=list)
    solo: bool = False
    event: str = ""
    events_left: list[str] = field(default_factory=list)
    defeated: int = 0
    surplus: int = 0
    pending: list[Frame] = field(default_factory=list)
    at_once: bool = False
    """Whether an event is in progress; triggered cards wait until it is settled (gains.py)."""
    met: list[tuple[int, str, int]] = field(default_factory=list)
    """Records of the event in progress: seat, what, amount."""

    def copy(self) -> Position:
        """Return a copy that can be changed. The map is shared: it is replaced, never changed."""
        other = replace(self)
        for name in _CONTAINERS:
            setattr(other, name, getattr(self, name).copy())
        other.heroes = {seat: hero.copy() for seat, hero in self.heroes.items()}
        return other

    @property
    def hero(self) -> Hero:
        """The active player's Hero."""
        return self.heroes[self.active]

    def where(self, figure: str) -> Place | None:
        """Return the place of a Hero (by seat) or the Boss."""
        return next((place for place, who in self.figures.items() if who == figure), None)

    def place_of(self, seat: int) -> Place | None:
        """Return a Hero's place, None if it is off the map."""
        return self.where(str(seat))

    def enemies(self) -> list[Place]:
        """The places of all Enemies, the Boss and summons too (BOS-1, BOS-11)."""
        return [place for place, who in self.figures.items() if not who.isdigit()]

    def kind(self, place: Place) -> facts.Card:
        """Return the card of the Enemy on this Space."""
        return facts.enemies(self.boss)[self.figures[place]]

    def is_boss(self, place: Place) -> bool:
        """Whether the Boss stands there."""
        return self.figures[place] == str(facts.boss(self.boss)["glyph"])

    def seats_from_active(self) -> list[int]:
        """All seats, the active player's first, then clockwise."""
        return [(self.active - 1 + n) % self.players + 1 for n in range(self.players)]


_CONTAINERS: tuple[str, ...] = (
    "rulings",
    "tower",
    "figures",
    "lying",
    "roll",
    "pool",
    "shop",
    "item_deck",
)
_CONTAINERS += ("potion_deck", "potion_bottom", "boss_deck", "boss_discards", "artifacts")
_CONTAINERS += ("events_left", "pending", "met")


def level_of(place: Place) -> int:
    """MAP-1: the Level a place belongs to, from 1."""
    return (place[1] - 1) // facts.TILE_HEIGHT + 1


def name(place: Place) -> str:
    """Return the name of a place: `c5` is the column's letter and the Row's number."""
    return f"{chr(ord('a') + place[0])}{place[1]}"


OUTSIDE = (-9, -9)


def read_place(text: str) -> Place:
    """Return the place of a name; `outside` is not on the map."""
    if text == "outside":
        return OUTSIDE
    return ord(text[0]) - ord("a"), int(text[1:])


def read(text: str) -> Position:
    """Parse a position. Raise ValueError for anything unknown.

    A longer Move of a Hero who has fainted is over (MOV-3), even if the text still contains its rest.
    """
    position = Position()
    drawn: list[str] = []
    for line in text.splitlines():
        if line.startswith((" ", "+")):
            drawn.append(line)
        elif line and line not in ("platformer 1", "map:"):
            key, _, value = line.partition(":")
            _enter(position, key, value.strip())
    position.map, position.figures, position.lying = read_map(drawn)
    if position.place_of(position.active) is None:
        position.pending = [frame for frame in position.pending if frame[0] != "steps"]
    return position


def _enter(position: Position, key: str, value: str) -> None:
    match key.split():
        case ["game"]:
            _game(position, value)
        case ["tower"]:
            for level in value.split(";"):
                number, *cards = level.split()
                position.tower[int(number)] = tuple(cards)
        case ["turn"]:
            _turn(position, value)
        case ["hero", seat]:
            position.heroes[int(seat)] = _hero(value)
        case ["roll"]:
            position.roll = value.split()
        case ["pool"]:
            position.pool = value.replace("-", "").split()
        case ["enemy", "die"]:
            position.enemy_die = value
        case ["bonus"]:
            position.bonus = int(value.removeprefix("attack "))
        case ["shop"]:
            parts = dict(_parts(value))
            position.shop = [*parts["items"].split(", "), *parts["potions"].split(", ")]
        case ["decks"]:
            parts = dict(_parts(value))
            position.item_deck = _list(parts["items"])
            position.potion_deck = _list(parts["potions"])
            position.potion_bottom = _list(parts["bottom"])
        case ["boss"]:
            parts = dict(_parts(value))
            position.boss_deck = _list(parts["deck"])
            position.boss_discards = _list(parts["discards"])
        case ["artifacts"]:
            position.artifacts = _list(value)
        case ["solo"]:
            parts = dict(_parts(value))
            position.solo = True
            position.event = parts.get("event", "")
            position.events_left = _list(parts["deck"])
            position.defeated = int(parts.get("defeated", 0))
            position.surplus = int(parts.get("surplus", 0))
        case ["pending"]:
            position.pending = [_frame(frame) for frame in value.split("; ")]
        case _:
            raise ValueError(f"no such line: {key}")


def _frame(value: str) -> Frame:
    """Parse a pending decision. Of Spaces that stay empty only the number counts (LVL-7), of a gap its slot."""
    word, *rest = value.split()
    match word:
        case "leave-empty":
            return word, rest[1]
        case "refill":
            return word, rest[0]
    return word, *rest


def _parts(value: str) -> Iterator[tuple[str, str]]:
    """Yield name and rest of each part of `name rest; name rest`."""
    for part in value.split("; "):
        word, _, rest = part.partition(" ")
        yield word, rest


def _list(value: str) -> list[str]:
    return [] if value == "-" else value.split(", ")


def _game(position: Position, value: str) -> None:
    for word, rest in _parts(value):
        match word:
            case "players":
                position.players = int(rest)
            case "dungeon":
                position.dungeon = rest
            case "boss":
                position.boss = rest
            case "levels":
                position.levels = int(rest)
            case "artifacts":
                position.artifacts_on = rest == "on"
            case "ruling":
                rule, reading = rest.split()
                position.rulings[rule] = reading
            case _:
                raise ValueError(f"no such word of a game: {word}")


def _turn(position: Position, value: str) -> None:
    number, hero, step, *more = value.split("; ")
    position.turn = int(number)
    position.active = int(hero.removeprefix("hero "))
    position.step = step.removeprefix("step ")
    for word in more:
        if word == "must spawn":
            position.must_spawn = True
        else:
            position.over = word


def _hero(value: str) -> Hero:
    card, *parts = value.split("; ")
    hero = Hero("" if card == "-" else card)
    for word, rest in _parts("; ".join(parts)) if parts else ():
        match word:
            case "hearts" | "coins" | "gems" | "ward":
                setattr(hero, word, int(rest))
            case "special":
                hero.special = rest
            case "items":
                hero.items = {
                    item.removesuffix(" (used)"): not item.endswith(" (used)")
                    for item in rest.split(", ")
                }
            case "potions" | "tokens" | "boons":
                setattr(hero, word, rest.split(", "))
            case "ability":
                hero.ability_used = True
            case "fell":
                hero.fell_on_boss_level = True
            case _:
                raise ValueError(f"no such word of a Hero: {word}")
    return hero


_IN_ANY_ORDER = ("roll", "pool", "item_deck", "potion_deck", "boss_deck", "events_left")


def differences(one: Position, other: Position) -> list[str]:
    """Return the differences of two positions, one line each: first `one`, then `other`."""
    found: list[str] = []
    for part in fields(Position):
        mine, yours = getattr(one, part.name), getattr(other, part.name)
        if part.name in _IN_ANY_ORDER:
            mine, yours = sorted(mine), sorted(yours)
        if part.name == "heroes":
            for seat in sorted({*mine, *yours}):
                found += _hero_differences(seat, mine.get(seat), yours.get(seat))
        elif part.name in ("figures", "lying"):
            for place in sorted({*mine, *yours}):
                if mine.get(place) != yours.get(place):
                    who, else_ = mine.get(place, "nobody"), yours.get(place, "nobody")
                    found.append(f"{part.name} {name(place)}: {who} | {else_}")
        elif part.name == "map" and mine != yours:
            found += _map_differences(mine, yours)
        elif mine != yours:
            found.append(f"{part.name}: {mine} | {yours}")
    return found


def _map_differences(mine: Map, yours: Map) -> Iterator[str]:
    for part in fields(Map):
        one, other = getattr(mine, part.name), getattr(yours, part.name)
        if isinstance(one, dict):
            one, other = one.items(), other.items()
        if one != other:
            told = (one, other) if isinstance(one, int) else (one - other, other - one)
            yield f"map {part.name}: {told[0]} | {told[1]}"


def _hero_differences(seat: int, mine: Hero | None, yours: Hero | None) -> Iterator[str]:
    if mine is None or yours is None:
        yield f"hero {seat}: {mine} | {yours}"
        return
    for part in fields(Hero):
        one, other = getattr(mine, part.name), getattr(yours, part.name)
        if part.name in ("potions", "tokens", "boons"):
            one, other = sorted(one), sorted(other)
        if one != other:
            yield f"hero {seat} {part.name}: {one} | {other}"
