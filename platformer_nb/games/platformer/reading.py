"""A position from text, with errors that say where, what and how to mend it."""

from __future__ import annotations

import re
from typing import Any

from platformer_nb.core.errors import BadInput, Part, on_line, one_of, said, within
from platformer_nb.games.platformer.box import BLANK, ENEMY_FACES, SYMBOLS, Box
from platformer_nb.games.platformer.cards import DISPLAY
from platformer_nb.games.platformer.checking import faults
from platformer_nb.games.platformer.drawing import Drawn, parse_rows
from platformer_nb.games.platformer.due import ANSWERS
from platformer_nb.games.platformer.effects import BOONS
from platformer_nb.games.platformer.levels import box_width
from platformer_nb.games.platformer.payment import Pool
from platformer_nb.games.platformer.rulings import checked
from platformer_nb.games.platformer.state import (
    ACTIONS,
    NOBODY,
    STEPS,
    Frame,
    Game,
    Hero,
    Level,
    Solo,
    State,
    game,
)
from platformer_nb.games.platformer.terrain import (
    NOWHERE,
    ONE_WAY,
    PLATFORM,
    Terrain,
    ground,
    space_name,
)
from platformer_nb.games.platformer.wording import SPACE
from platformer_nb.games.platformer.writing import HEADER, SPACE_FRAMES, with_artifacts

POSITION = said("place-position")
MAP = within(POSITION, said("place-map"))

MAX_CHARS = 50_000
MAX_WIDTH = 26
MAX_ROWS = 60

_KEY = re.compile(r"([a-z]+(?: [a-z]+)*(?: ?[0-9])?) *:(.*)")
_LABEL = re.compile(r" {0,3}(\d{1,2}) ")


def read(box: Box, text: str) -> State:
    """The position a text describes; raises BadInput."""
    if len(text) > MAX_CHARS:
        raise BadInput(POSITION, "error-too-long", "mend-position-long", most=MAX_CHARS)
    return _Reader(box, text).state()


class _Reader:
    """Reads the lines of a position one by one, then puts the state together."""

    def __init__(self, box: Box, text: str) -> None:
        self.box = box
        self.lines: dict[str, tuple[int, str]] = {}
        self.map: list[tuple[int, str]] = []
        self._split(text)

    # --- lines ---------------------------------------------------------------------------------------------

    def _split(self, text: str) -> None:
        in_map = False
        for number, line in enumerate(text.splitlines(), 1):
            stripped = line.strip()
            if not stripped or stripped.startswith("#"):
                continue
            if in_map and (line[:1] == " " or line[:1] == "+") and not _KEY.fullmatch(stripped):
                self.map.append((number, line))
                continue
            in_map = False
            if stripped == HEADER:
                continue
            found = _KEY.fullmatch(stripped)
            if found is None:
                raise BadInput(_line(number), "error-no-line", "mend-no-line", text=stripped[:40])
            key, value = found[1], found[2].strip()
            self._enter(number, key, value)
            in_map = key == "map"
        if not self.map and "map" in self.lines:
            raise BadInput(MAP, "error-map-empty", "mend-draw-map")

    def _enter(self, number: int, key: str, value: str) -> None:
        if key not in KEYS and not re.fullmatch(r"hero [1-4]", key):
            raise BadInput(_line(number), "error-unknown", one_of(key, KEYS), word=key)
        if key in self.lines:
            raise BadInput(_line(number), "error-twice", "mend-keep-one", word=key)
        self.lines[key] = (number, value)

    def fields(self, key: str) -> dict[str, str]:
        """The fields of a line, `name value; name value`, by name."""
        number, value = self.lines.get(key, (0, ""))
        found: dict[str, str] = {}
        for part in filter(None, (p.strip() for p in value.split(";"))):
            name, _, rest = part.partition(" ")
            if name in found:
                raise BadInput(_line(number), "error-twice", "mend-keep-one", word=name)
            found[name] = rest.strip()
        return found

    def place(self, key: str) -> tuple[Part, ...]:
        """Where a line stands, for errors."""
        if key not in self.lines:
            return (POSITION,)
        return within(POSITION, said("place-line-of", line=str(self.lines[key][0]), key=key))

    def number(self, key: str, value: str, most: int = 99_999) -> int:
        """A whole number from 0 on."""
        if not value.isdecimal() or len(value) > 6 or int(value) > most:
            raise BadInput(
                self.place(key), "error-no-number", "mend-whole-number", word=value, most=most
            )
        return int(value)

    def choice(self, key: str, value: str, known: Any) -> str:
        """One of the known words."""
        if value not in known:
            raise BadInput(self.place(key), "error-unknown", one_of(value, known), word=value)
        return value

    def cards(self, key: str, value: str, known: Any) -> tuple[str, ...]:
        """A list of card ids, `-` for none."""
        names = [v.strip() for v in value.split(",")]
        return tuple(self.choice(key, v, known) for v in names if v and v != "-")

    def symbols(self, key: str) -> tuple[int, ...]:
        """The symbols of a line, in rising order."""
        words = [w for w in self.lines[key][1].split() if w != "-"]
        return tuple(sorted(SYMBOLS.index(self.choice(key, w, SYMBOLS)) for w in words))

    # --- the state ---------------------------------------------------------------------------------------------

    def state(self) -> State:
        """The whole position."""
        drawn, first_row = self._drawn()
        rows = len(drawn.lowest_first)
        width = len(drawn.lowest_first[0].ladder) if rows else box_width(self.box)
        seats = self._seats(drawn)
        chosen = self._game(len(seats), width, first_row, rows, drawn)
        terrain = self._terrain(drawn, first_row, width)
        spaces = max(terrain.size, self._tower_spaces(chosen, width))
        occupied, lying = bytearray(spaces), bytearray(spaces)
        self._people(drawn, terrain, chosen, occupied, lying)
        heroes = tuple(self._hero(chosen, seat, occupied) for seat in range(chosen.players))
        roll = self.symbols("roll") if "roll" in self.lines else ()
        pool = self._pool(roll)
        turn = self.fields("turn")
        active = self._active(turn, chosen)
        shop = self._shop()
        decks = self._decks(heroes, shop)
        step = STEPS.index(self.choice("turn", turn["step"], STEPS)) if "step" in turn else ACTIONS
        face = -1
        if "enemy die" in self.lines:
            face = ENEMY_FACES.index(
                self.choice("enemy die", self.lines["enemy die"][1], ENEMY_FACES)
            )
        state = State(
            game=chosen,
            terrain=terrain,
            occupied=bytes(occupied),
            lying=bytes(lying),
            heroes=heroes,
            active=active,
            turn=self._turn_number(turn),
            step=step,
            roll=roll or _unfold(pool) if "pool" in self.lines else roll,
            pool=pool,
            face=face,
            bonus=self._bonus(),
            must_spawn="must" in turn,
            pending=self._pending(width),
            tower=self._tower(),
            shop=shop,
            items=decks[0],
            potions=decks[1],
            bottom=decks[2],
            boss_deck=self._boss(chosen)[0],
            boss_discards=self._boss(chosen)[1],
            winner=self._winner(turn, chosen),
            solo=self._solo(),
            artifacts=self._artifacts(heroes),
        )
        self._check(state)
        return state

    def _drawn(self) -> tuple[Drawn, int]:
        """The drawn Rows and the number of the lowest one."""
        lines = [
            (n, line) for n, line in self.map if not re.fullmatch(r" *([a-z] +)*[a-z] *", line)
        ]
        if not lines:
            return Drawn(()), 1
        edge = lines[0][1].find("+")
        if edge < 0:
            raise BadInput(_line(lines[0][0]), "error-no-edge", "mend-no-edge")
        labels = [_LABEL.match(line) for _, line in lines[1::2]]
        first = labels[-1] if labels else None
        plain = [(n, line[edge:]) for n, line in lines]
        drawn = parse_rows(plain, POSITION, edge)
        width = len(drawn.lowest_first[0].ladder)
        if width < 1 or width > MAX_WIDTH or len(drawn.lowest_first) > MAX_ROWS:
            raise BadInput(
                MAP, "error-map-large", "mend-map-large", columns=MAX_WIDTH, rows=MAX_ROWS
            )
        lowest = int(first[1]) if first else 1
        self._check_labels(lines, labels, lowest)
        return drawn, lowest

    def _check_labels(
        self, lines: list[tuple[int, str]], labels: list[re.Match[str] | None], lowest: int
    ) -> None:
        rows = len(labels)
        for place, label in enumerate(labels):
            expected = lowest + rows - 1 - place
            if (label and int(label[1]) != expected) or expected < 1 or expected > MAX_ROWS:
                mend = "mend-row" if expected > 0 else "mend-rows-from-1"
                where = _line(lines[1 + 2 * place][0])
                raise BadInput(where, "error-rows", mend, row=str(expected))

    def _seats(self, drawn: Drawn) -> tuple[int, ...]:
        named = [int(key[-1]) for key in self.lines if key.startswith("hero ")]
        seen = [int(c) for row in drawn.lowest_first for c in row.figure if c in "1234"]
        most = max([*named, *seen, 1])
        return tuple(range(1, most + 1))

    def _game(self, seats: int, width: int, first_row: int, rows: int, drawn: Drawn) -> Game:
        rulings = self._rulings()
        fields = self.fields("game")
        for name in fields:
            self.choice("game", name, ("players", "dungeon", "boss", "levels", "artifacts"))
        self.choice("game", fields.get("artifacts", "off"), ("on", "off"))
        players = self.number("game", fields["players"], 4) if "players" in fields else seats
        if players < seats:
            raise BadInput(self.place("game"), "error-seats", "mend-seats", count=seats)
        boss = self.choice("game", fields.get("boss", next(iter(self.box.bosses))), self.box.bosses)
        dungeons = {t.dungeon for t in self.box.tiles.values()}
        dungeon = fields.get("dungeon", "forest" if "forest" in dungeons else min(dungeons))
        self.choice("game", dungeon, sorted(dungeons))
        drawn_levels = -(-(first_row - 1 + rows) // self.box.tile_height)
        boss_drawn = any(ONE_WAY in row.floor for row in drawn.lowest_first)
        whole = width == box_width(self.box) and not boss_drawn
        default = max(4, drawn_levels) if whole or not rows else drawn_levels
        levels = self.number("game", fields["levels"], 20) if "levels" in fields else default
        if levels < max(1, drawn_levels):
            raise BadInput(self.place("game"), "error-levels", "mend-levels", count=drawn_levels)
        return game(self.box, players, dungeon, boss, levels, rulings)

    def _rulings(self) -> dict[str, str]:
        """The switches of open rulings in the line of the game, which then is without them."""
        number, value = self.lines.get("game", (0, ""))
        parts = [p.strip() for p in value.split(";")]
        found: dict[str, str] = {}
        for part in parts:
            if part.split()[:1] != ["ruling"]:
                continue
            _, rule, reading = (*part.split(), "", "")[:3]
            if rule in found or len(part.split()) > 3:
                raise BadInput(
                    self.place("game"), "error-ruling-twice", "mend-ruling-twice", text=part
                )
            found |= checked(self.place("game"), {rule: reading})
        if found:
            rest = "; ".join(p for p in parts if p.split()[:1] != ["ruling"])
            self.lines["game"] = (number, rest)
        return found

    def _tower_spaces(self, chosen: Game, width: int) -> int:
        return chosen.levels * self.box.tile_height * width

    def _terrain(self, drawn: Drawn, first_row: int, width: int) -> Terrain:
        if not drawn.lowest_first:
            return ground(width)
        low = (first_row - 1) * width
        blank = bytes(low)
        rows = drawn.lowest_first
        floors = bytearray(b"".join(r.floor for r in rows))
        for column in range(width):
            if first_row > 1 and floors[column] != ONE_WAY:
                floors[column] = PLATFORM
        walls = bytearray()
        for row in rows:
            walls += bytes((0,)) + row.wall[1:-1]
        return Terrain(
            width,
            low,
            blank + b"".join(r.ladder for r in rows),
            blank + b"".join(r.feature for r in rows),
            blank + bytes(walls),
            blank + bytes(floors),
        )

    def _people(
        self, drawn: Drawn, terrain: Terrain, chosen: Game, occupied: bytearray, lying: bytearray
    ) -> None:
        glyphs = {kind.glyph: code for code, kind in chosen.kinds.items()}
        glyphs |= {str(seat + 1): seat + 1 for seat in range(chosen.players)}
        space = terrain.low
        seen: set[str] = set()
        for row in drawn.lowest_first:
            for character, token in zip(row.figure, row.token, strict=True):
                lying[space] = token
                if character != " ":
                    if character not in glyphs:
                        raise BadInput(
                            within(MAP, space_name(terrain.width, space)),
                            "error-nobody-drawn",
                            "mend-use",
                            sign=character,
                            known=tuple(glyphs),
                        )
                    if character.isdigit() and character in seen:
                        raise BadInput(MAP, "error-hero-twice", "mend-keep-one", hero=character)
                    seen.add(character)
                    occupied[space] = glyphs[character]
                space += 1

    def _hero(self, chosen: Game, seat: int, occupied: bytearray) -> Hero:
        key = f"hero {seat + 1}"
        box = self.box
        cards = list(box.heroes)
        if key not in self.lines:
            named = {
                v.partition(";")[0].strip() for k, (_, v) in self.lines.items() if k[:4] == "hero"
            }
            unnamed = [s for s in range(seat) if f"hero {s + 1}" not in self.lines]
            free = [c for c in cards if c not in named] or cards
            card = free[len(unnamed) % len(free)]
            return Hero(card=card, at=occupied.find(seat + 1), hearts=box.heroes[card].hearts)
        number, value = self.lines[key]
        first, _, rest = value.partition(";")
        if first.strip() == "-":
            return Hero()
        card = self.choice(key, first.strip(), box.heroes)
        self.lines[key] = (number, rest)
        fields = self.fields(key)
        self.lines[key] = (number, value)
        full = box.heroes[card].hearts
        for name in fields:
            self.choice(key, name, HERO_FIELDS)
        hearts = self.number(key, fields["hearts"], full) if "hearts" in fields else full
        if not hearts:
            raise BadInput(self.place(key), "error-no-hearts", "mend-no-hearts")
        special = fields.get("special", "")
        tokens = chosen.box.bosses[chosen.boss].tokens
        return Hero(
            card=card,
            at=occupied.find(seat + 1),
            hearts=hearts,
            coins=self.number(key, fields.get("coins", "0")),
            gems=self.number(key, fields.get("gems", "0")),
            special=SYMBOLS.index(self.choice(key, special, SYMBOLS)) if special else BLANK,
            items=self._items(key, fields.get("items", "")),
            potions=self.cards(key, fields.get("potions", ""), box.potions),
            tokens=tuple(sorted(self.cards(key, fields.get("tokens", ""), tokens))),
            ability="ability" not in fields,
            ward=self.number(key, fields.get("ward", "0")),
            fell_at_boss="fell" in fields,
            boons=tuple(sorted(set(self.cards(key, fields.get("boons", ""), BOONS)))),
        )

    def _items(self, key: str, value: str) -> tuple[tuple[str, bool], ...]:
        found = []
        for part in filter(None, (p.strip() for p in value.split(","))):
            used = part.endswith("(used)")
            name = part.removesuffix("(used)").strip()
            found.append(
                (self.choice(key, name, {**self.box.items, **self.box.artifacts}), not used)
            )
        return tuple(found)

    def _pool(self, roll: tuple[int, ...]) -> Pool:
        symbols = self.symbols("pool") if "pool" in self.lines else roll
        if len(symbols) > 5 or len(roll) > 5:
            raise BadInput(
                self.place("pool" if "pool" in self.lines else "roll"),
                "error-dice",
                "mend-dice",
                count=max(len(symbols), len(roll)),
            )
        a, b, c, d, e = (symbols.count(s) for s in range(5))
        return (a, b, c, d, e)

    def _active(self, turn: dict[str, str], chosen: Game) -> int:
        for name in turn:
            if not name.isdecimal():
                self.choice("turn", name, ("hero", "step", "must", "won", "lost"))
        if "hero" not in turn:
            return 0
        seat = self.number("turn", turn["hero"], chosen.players)
        if not seat:
            raise BadInput(self.place("turn"), "error-seat-0", "mend-seat-0")
        return seat - 1

    def _turn_number(self, turn: dict[str, str]) -> int:
        return next((self.number("turn", name) for name in turn if name.isdecimal()), 2)

    def _winner(self, turn: dict[str, str], chosen: Game) -> int:
        if "lost" in turn:
            return NOBODY
        return self.number("turn", turn["won"], chosen.players) - 1 if "won" in turn else NOWHERE

    def _solo(self) -> Solo | None:
        """What only a solo game has; it is one if the line is there."""
        if "solo" not in self.lines:
            return None
        fields = self.fields("solo")
        for name in fields:
            self.choice("solo", name, ("event", "deck", "defeated", "surplus"))
        known = self.box.events
        card = self.choice("solo", fields["event"], known) if "event" in fields else ""
        deck = tuple(sorted(e for e in known if e != card))
        if "deck" in fields:
            deck = tuple(sorted(self.cards("solo", fields["deck"], known)))
        counts = [self.number("solo", fields.get(name, "0")) for name in ("defeated", "surplus")]
        return Solo(deck, card, *counts)

    def _bonus(self) -> int:
        fields = self.fields("bonus")
        for name in fields:
            self.choice("bonus", name, ("attack",))
        return self.number("bonus", fields.get("attack", "0"))

    def _shop(self) -> tuple[str, ...]:
        fields = self.fields("shop")
        found: list[str] = []
        for name, known in (("items", self.box.items), ("potions", self.box.potions)):
            names = [v.strip() for v in fields.get(name, "").split(",") if v.strip()]
            cards = ["" if v == "-" else self.choice("shop", v, known) for v in names]
            if len(cards) > DISPLAY:
                raise BadInput(
                    self.place("shop"),
                    "error-display",
                    "mend-display",
                    cards=name,
                    count=len(cards),
                    most=DISPLAY,
                )
            found += [*cards, *[""] * DISPLAY][:DISPLAY]
        for name in fields:
            self.choice("shop", name, ("items", "potions"))
        return tuple(found)

    def _decks(
        self, heroes: tuple[Hero, ...], shop: tuple[str, ...]
    ) -> tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]:
        fields = self.fields("decks")
        for name in fields:
            self.choice("decks", name, ("items", "potions", "bottom"))
        bottom = self.cards("decks", fields.get("bottom", ""), self.box.potions)
        out = set(shop) | set(bottom)
        for hero in heroes:
            out |= {item for item, _ in hero.items} | set(hero.potions)
        items = tuple(sorted(c for c in self.box.items if c not in out))
        potions = tuple(sorted(c for c in self.box.potions if c not in out))
        if "items" in fields:
            items = tuple(sorted(self.cards("decks", fields["items"], self.box.items)))
        if "potions" in fields:
            potions = tuple(sorted(self.cards("decks", fields["potions"], self.box.potions)))
        return items, potions, bottom

    def _boss(self, chosen: Game) -> tuple[tuple[str, ...], tuple[str, ...]]:
        fields = self.fields("boss")
        for name in fields:
            self.choice("boss", name, ("deck", "discards"))
        known = sorted(c.id for c in self.box.bosses[chosen.boss].cards)
        discards = tuple(sorted(self.cards("boss", fields.get("discards", ""), known)))
        deck = tuple(c for c in known if c not in discards)
        if "deck" in fields:
            deck = tuple(sorted(self.cards("boss", fields["deck"], known)))
            if "discards" not in fields:
                discards = tuple(c for c in known if c not in deck)
        return deck, discards

    def _artifacts(self, heroes: tuple[Hero, ...]) -> tuple[str, ...]:
        """Those in play: named in their line, or else held by a Hero."""
        known = self.box.artifacts
        _, value = self.lines.get("artifacts", (0, ""))
        held = [item for hero in heroes for item, _ in hero.items if item in known]
        return tuple(dict.fromkeys((*self.cards("artifacts", value, known), *held)))

    def _tower(self) -> tuple[Level, ...]:
        _, value = self.lines.get("tower", (0, ""))
        found = []
        for part in filter(None, (p.strip() for p in value.split(";"))):
            words = [*part.split(), ""]
            if len(words) not in (4, 5) or not words[0].isdecimal() or len(words[0]) > 2:
                raise BadInput(self.place("tower"), "error-no-level", "mend-no-level", word=part)
            for tile in words[1:3]:
                self.choice("tower", tile, self.box.tiles)
            if words[3]:
                self.choice("tower", words[3], self.box.enemies)
            found.append(Level(int(words[0]), words[1], words[2], words[3]))
        return tuple(found)

    def _pending(self, width: int) -> tuple[Frame, ...]:
        number, value = self.lines.get("pending", (0, ""))
        found = []
        for part in filter(None, (p.strip() for p in value.split(";"))):
            kind, *rest = part.split()
            self.choice("pending", kind, PENDING)
            numbers = [0, 0]
            if rest and kind in SPACE_FRAMES:
                numbers[0] = self._space(number, rest.pop(0), width)
                if rest:
                    numbers[1] = self.number("pending", rest.pop(0))
            else:
                for place in range(min(2, len(rest))):
                    numbers[place] = self.number("pending", rest.pop(0))
            if len(rest) > (kind not in SPACE_FRAMES):
                raise BadInput(
                    self.place("pending"), "error-left-over", "mend-leave-out", word=rest[-1]
                )
            found.append(Frame(kind, numbers[0], numbers[1], rest[0] if rest else ""))
        return tuple(found)

    def _space(self, number: int, word: str, width: int) -> int:
        found = SPACE.fullmatch(word)
        if found is None or ord(found[1]) - ord("a") >= width:
            raise BadInput(_line(number), "error-no-space", "mend-no-space", word=word)
        return (int(found[2]) - 1) * width + ord(found[1]) - ord("a")

    def _check(self, state: State) -> None:
        """What cannot be in any game; see `checking`."""
        used = tuple(r - p for r, p in zip(_count(state.roll), state.pool, strict=True))
        if "roll" in self.lines and "pool" in self.lines and min(used) < 0 and not _rerolled(state):
            raise BadInput(self.place("pool"), "error-not-rolled", "mend-not-rolled")
        switch = self.fields("game").get("artifacts", "")
        if switch and (switch == "on") != with_artifacts(state):
            if switch == "on":
                raise BadInput(self.place("game"), "error-artifacts-on", "mend-artifacts-on")
            raise BadInput(self.place("game"), "error-artifacts-off", "mend-artifacts-off")
        for fault in faults(state):
            raise BadInput(
                MAP if fault.line == "map" else self.place(fault.line), fault.what, fault.how
            )


def _line(number: int) -> tuple[Part, ...]:
    return within(POSITION, on_line(number))


def _rerolled(state: State) -> bool:
    """A card may have turned dice: then the pool holds no more dice than were rolled."""
    return sum(state.pool) <= len(state.roll)


def _count(symbols: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(symbols.count(s) for s in range(5))


def _unfold(pool: Pool) -> tuple[int, ...]:
    return tuple(symbol for symbol, count in enumerate(pool) for _ in range(count))


KEYS = (
    "game",
    "tower",
    "turn",
    "map",
    "roll",
    "pool",
    "enemy die",
    "bonus",
    "shop",
    "decks",
    "boss",
    "solo",
    "artifacts",
    "pending",
    "script",
)
"""The keys of a position, besides `hero 1` to `hero 4`."""

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

PENDING = (*ANSWERS, "gravity", "effects", "boss-effects")
"""The kinds of frames."""
