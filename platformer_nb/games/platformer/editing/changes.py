"""Changes of a sheet by the fields of the editor; each is one small function, found by the field's name."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Final

from platformer_nb.core.errors import BadInput, said
from platformer_nb.games.platformer.editing.sheet import Sheet
from platformer_nb.games.platformer.model.box.box import SYMBOLS, Box
from platformer_nb.games.platformer.model.house_rules import RULINGS
from platformer_nb.games.platformer.model.state import State
from platformer_nb.games.platformer.model.supply import Level
from platformer_nb.games.platformer.notation import position_parser
from platformer_nb.games.platformer.rules.cards.cards import DISPLAY
from platformer_nb.games.platformer.rules.course.levels import (
    box_width,
    cards_of_grade,
    tiles_left,
)
from platformer_nb.games.platformer.rules.course.setup import PLAYERS

Value = int | str
Change = Callable[[Sheet, re.Match[str], Value], None]
DICE: Final = 5


def change(sheet: Sheet, field: str, value: Value) -> None:
    """Change a field of the sheet; raise BadInput if there is no such field."""
    for pattern, act in CHANGES.items():
        found = re.fullmatch(pattern, field)
        if found is not None:
            act(sheet, found, _plain(value))
            return
    raise _none(field)


def _none(word: Value) -> BadInput:
    shown = str(word)[:40]
    return BadInput(said("place-position"), "error-no-piece", "mend-no-piece", word=shown)


def _plain(value: Value) -> Value:
    """Return a value that cannot bring further words of the notation with it."""
    if isinstance(value, int) or re.fullmatch(r"[A-Za-z0-9-]*", value):
        return value
    raise _none(value)


def first_level(box: Box, text: str) -> State:
    """Return the position of a text without a map, with the first Level of its box on it."""
    width = box_width(box)
    blank = "    " + "+----" * width + "+\n"
    for row in range(box.tile_height, 0, -1):
        blank += f"{row:>3} |" + ":".join(["    "] * width) + "|\n"
        blank += "    " + "+    " * width + "+\n"
    state = position_parser.read(box, f"{text}map:\n{blank}")
    left, right = tiles_left(state, boss=False)[:2]
    sheet = Sheet(state)
    sheet.map = sheet.map[:1] + sheet.map[-1:]
    sheet.lines["tower"] = ""
    enemy = cards_of_grade(state.game, 1)[0]
    sheet.set_level(Level(1, left, right, enemy))
    return position_parser.read(box, sheet.text())


# --- the game -------------------------------------------------------------------------------------------


def _players(sheet: Sheet, _found: re.Match[str], value: Value) -> None:
    if value not in PLAYERS:
        raise _none(value)
    count, before = int(value), sheet.state.game.players
    used = {hero.card for hero in sheet.state.heroes}
    free = [card for card in sheet.state.game.box.heroes if card not in used]
    sheet.set_part("game", "players", str(count))
    for seat in range(count + 1, before + 1):
        sheet.lines.pop(f"hero {seat}", None)
        sheet.lift(str(seat))
    for seat, card in zip(range(before + 1, count + 1), free, strict=False):
        sheet.lines[f"hero {seat}"] = card
    if sheet.state.active >= count:
        sheet.set_part("turn", "hero", "1")


def _of_game(sheet: Sheet, found: re.Match[str], value: Value) -> None:
    if found[1] == "boss":
        sheet.lines.pop("boss", None)
        for kind in (sheet.state.game.boss, *_summons(sheet)):
            sheet.lift(sheet.state.game.kinds[sheet.state.game.codes[kind]].glyph)
    sheet.set_part("game", found[1], str(value))


def _summons(sheet: Sheet) -> list[str]:
    game = sheet.state.game
    return [one.id for one in game.box.bosses[game.boss].summons]


def _dungeon(sheet: Sheet, _found: re.Match[str], value: Value) -> None:
    """Another dungeon has other tiles: each Level takes the next of them."""
    if value not in {tile.dungeon for tile in sheet.state.game.box.tiles.values()}:
        raise _none(value)
    sheet.set_part("game", "dungeon", str(value))
    tiles = [t for t in sheet.state.game.box.tiles.values() if t.dungeon == value]
    free = {boss: iter([t.id for t in tiles if t.boss == boss]) for boss in (False, True)}
    for level in list(sheet.tower.values()):
        mine = free[not level.enemy]
        sheet.set_level(Level(level.number, next(mine), next(mine), level.enemy))


def _ruling(sheet: Sheet, found: re.Match[str], value: Value) -> None:
    usual = RULINGS.get(found[1], ("",))[0]
    sheet.set_part("game", f"ruling {found[1]}", None if value == usual else str(value))


def _turn(sheet: Sheet, found: re.Match[str], value: Value) -> None:
    sheet.set_part("turn", found[1], str(value))
    if found[1] == "hero" or value != "actions":
        sheet.set_part("turn", "must spawn", None)


def _must_spawn(sheet: Sheet, _found: re.Match[str], value: Value) -> None:
    sheet.set_part("turn", "must spawn", "" if value == "on" else None)


def _die(sheet: Sheet, found: re.Match[str], value: Value) -> None:
    dice = [
        symbol
        for symbol, count in zip(SYMBOLS, sheet.state.pool, strict=True)
        for _ in range(count)
    ]
    dice += [""] * (DICE - len(dice))
    dice[int(found[1]) - 1] = str(value)
    sheet.lines.pop("roll", None)
    sheet.lines["pool"] = " ".join(filter(None, dice)) or "-"
    if not any(dice):
        sheet.set_part("turn", "must spawn", None)


def _enemy_die(sheet: Sheet, _found: re.Match[str], value: Value) -> None:
    sheet.lines["enemy die"] = str(value)


def _shop(sheet: Sheet, found: re.Match[str], value: Value) -> None:
    cards = [card or "-" for card in sheet.state.shop] or ["-"] * (2 * DISPLAY)
    cards[int(found[1]) - 1] = str(value) or "-"
    items, potions = cards[:DISPLAY], cards[DISPLAY:]
    sheet.lines["shop"] = f"items {', '.join(items)}; potions {', '.join(potions)}"


# --- a Hero ---------------------------------------------------------------------------------------------


def _card(sheet: Sheet, found: re.Match[str], value: Value) -> None:
    """Another Hero has its own hearts, and the Special die of the one before."""
    key = f"hero {found[1]}"
    sheet.set_head(key, str(value))
    sheet.set_part(key, "hearts", None)


def _of_hero(sheet: Sheet, found: re.Match[str], value: Value) -> None:
    sheet.set_part(f"hero {found[1]}", found[2], str(value) or None)


def _held(sheet: Sheet, found: re.Match[str], value: Value) -> None:
    """Give a card or a token to a Hero, or take it away."""
    hero = sheet.state.heroes[int(found[1]) - 1]
    ready = [name + ("" if ready else " (used)") for name, ready in hero.items]
    held = {"items": ready, "potions": list(hero.potions), "tokens": list(hero.tokens)}[found[2]]
    kept = [one for one in held if one.split()[0] != value]
    held = kept if len(kept) < len(held) else [*held, str(value)]
    sheet.set_part(f"hero {found[1]}", found[2], ", ".join(held) or None)


def _ability(sheet: Sheet, found: re.Match[str], value: Value) -> None:
    sheet.set_part(f"hero {found[1]}", "ability", None if value == "on" else "used")


# --- Levels ---------------------------------------------------------------------------------------------


def _level(sheet: Sheet, found: re.Match[str], value: Value) -> None:
    level = sheet.tower.get(int(found[1]))
    if level is None:
        raise _none(found[0])
    if found[2] != "enemy":
        known = (level.left, level.right, *tiles_left(sheet.state, boss=not level.enemy))
    else:
        known = tuple(cards_of_grade(sheet.state.game, level.number)) if level.enemy else ()
    if value not in known:
        raise _none(value)
    parts = {"left": level.left, "right": level.right, "enemy": level.enemy, found[2]: str(value)}
    sheet.set_level(Level(level.number, parts["left"], parts["right"], parts["enemy"]))


def _add_level(sheet: Sheet, _found: re.Match[str], _value: Value) -> None:
    state, number = sheet.state, sheet.state.highest + 1
    top = number == state.game.levels
    tiles = tiles_left(state, boss=top)
    if number > state.game.levels or len(tiles) < 2:
        raise BadInput(said("place-position"), "error-no-more-levels", "mend-leave-out")
    enemy = "" if top else cards_of_grade(state.game, number)[0]
    sheet.set_level(Level(number, tiles[0], tiles[1], enemy))


def _drop_level(sheet: Sheet, found: re.Match[str], _value: Value) -> None:
    tower = sheet.state.tower
    if len(tower) < 2:
        raise BadInput(said("place-position"), "error-last-level", "mend-leave-out")
    sheet.drop_level(tower[-1].number if found[1] == "top" else tower[0].number)


CHANGES: Final[Mapping[str, Change]] = {
    r"players": _players,
    r"(boss|levels)": _of_game,
    r"dungeon": _dungeon,
    r"ruling-([A-Z]+-[0-9]+)": _ruling,
    r"(hero|step)": _turn,
    r"must-spawn": _must_spawn,
    r"die-([1-5])": _die,
    r"enemy-die": _enemy_die,
    r"shop-([1-6])": _shop,
    r"hero-([1-4])-card": _card,
    r"hero-([1-4])-(hearts|coins|gems|special)": _of_hero,
    r"hero-([1-4])-(items|potions|tokens)": _held,
    r"hero-([1-4])-ability": _ability,
    r"level-([0-9]{1,2})-(left|right|enemy)": _level,
    r"level-add": _add_level,
    r"level-(top|low)-off": _drop_level,
}
"""Patterns of the fields' names, each with what changes."""
