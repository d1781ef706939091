"""The values beside the map, by subject, with their names."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from platformer_nb.core.game import Words
from platformer_nb.core.parts.editing import Field, Group, Piece
from platformer_nb.games.platformer.editing.changes import DICE
from platformer_nb.games.platformer.model.box.box import BLANK, ENEMY_FACES, SYMBOLS
from platformer_nb.games.platformer.model.house_rules import RULINGS
from platformer_nb.games.platformer.model.state import STEPS, State
from platformer_nb.games.platformer.model.supply import Level
from platformer_nb.games.platformer.rules.cards.cards import DISPLAY
from platformer_nb.games.platformer.rules.course.levels import can_grow, cards_of_grade, tiles_left
from platformer_nb.games.platformer.rules.course.setup import (
    LONGER_LEVELS,
    PLAYERS,
    STANDARD_LEVELS,
)

EDITED_STEPS = ("actions", "special")
MOST = 99


def groups(state: State, words: Words) -> tuple[Group, ...]:
    """Return the fields of a position."""
    heroes = (_hero(state, words, seat) for seat, hero in enumerate(state.heroes, 1) if hero.card)
    return (
        Group(words("editor-turn"), tuple(_turn(state, words))),
        *heroes,
        Group(words("editor-levels"), tuple(_levels(state, words))),
        Group(words("shop"), tuple(_shop(state, words))),
        Group(words("editor-game"), tuple(_game(state, words))),
        Group(words("option-rulings"), tuple(_rulings(state, words))),
    )


def _cards(cards: Iterable[str], words: Words) -> tuple[Piece, ...]:
    return tuple(Piece(card, words(f"card-{card}")) for card in cards)


def _symbols(words: Words, nothing: str) -> tuple[Piece, ...]:
    return (Piece("", words(nothing)), *(Piece(s, words(f"symbol-{s}")) for s in SYMBOLS))


def _turn(state: State, words: Words) -> Iterator[Field]:
    seats = tuple(
        Piece(str(seat), words("editor-hero", hero=words(f"card-{hero.card}"), seat=seat))
        for seat, hero in enumerate(state.heroes, 1)
        if hero.card
    )
    yield Field("hero", words("editor-active"), "choice", str(state.active + 1), seats)
    steps = (
        Piece("actions", words("editor-step-actions")),
        Piece("special", words("editor-step-special")),
    )
    if STEPS[state.step] in EDITED_STEPS:
        yield Field("step", words("editor-step"), "choice", STEPS[state.step], steps)
    if state.hero.at < 0 and STEPS[state.step] == "actions":
        yield Field("must-spawn", words("editor-must-spawn"), "tick", state.must_spawn)
    dice = [s for s, count in zip(SYMBOLS, state.pool, strict=True) for _ in range(count)]
    for number, die in enumerate([*dice, *[""] * (DICE - len(dice))], 1):
        label = words("editor-die", number=number)
        yield Field(f"die-{number}", label, "choice", die, _symbols(words, "editor-die-used"))
    faces = tuple(Piece(face, words(f"face-{face}")) for face in ENEMY_FACES)
    shown = ENEMY_FACES[state.face] if state.face >= 0 else ""
    yield Field("enemy-die", words("enemy-die"), "choice", shown, faces)


def _hero(state: State, words: Words, seat: int) -> Group:
    hero, box, at = state.heroes[seat - 1], state.game.box, f"hero-{seat}"
    special = "" if hero.special == BLANK else SYMBOLS[hero.special]
    items = tuple(card for card, _ in hero.items)
    tokens = tuple(
        Piece(token, words(f"token-{token}")) for token in box.bosses[state.game.boss].tokens
    )
    fields = [
        Field(f"{at}-card", words("option-heroes"), "choice", hero.card, _cards(box.heroes, words)),
        Field(
            f"{at}-hearts",
            words("hearts"),
            "number",
            hero.hearts,
            least=1,
            most=box.heroes[hero.card].hearts,
        ),
        Field(f"{at}-coins", words("coins"), "number", hero.coins, most=MOST),
        Field(f"{at}-gems", words("gems"), "number", hero.gems, most=MOST),
        Field(
            f"{at}-special",
            words("special-die"),
            "choice",
            special,
            _symbols(words, "symbol-blank"),
        ),
        Field(f"{at}-items", words("editor-items"), "set", items, _cards(box.items, words)),
        Field(
            f"{at}-potions",
            words("editor-potions"),
            "set",
            hero.potions,
            _cards(box.potions, words),
        ),
        Field(f"{at}-tokens", words("editor-tokens"), "set", hero.tokens, tokens),
    ]
    if box.heroes[hero.card].ability:
        fields.append(Field(f"{at}-ability", words("editor-ability"), "tick", hero.ability))
    return Group(words("editor-hero", hero=words(f"card-{hero.card}"), seat=seat), tuple(fields))


def _levels(state: State, words: Words) -> Iterator[Field]:
    for level in reversed(state.tower):
        yield from _level(state, words, level)
    if state.tower and can_grow(state):
        yield Field("level-add", words("editor-level-add"), "do")
    if len(state.tower) > 1:
        yield Field("level-top-off", words("editor-level-top"), "do")
        yield Field("level-low-off", words("editor-level-low"), "do")


def _level(state: State, words: Words, level: Level) -> Iterator[Field]:
    free = tiles_left(state, boss=not level.enemy)
    for side, tile, label in (
        ("left", level.left, words("editor-left", level=level.number)),
        ("right", level.right, words("editor-right", level=level.number)),
    ):
        tiles = tuple(Piece(one, one) for one in sorted((tile, *free)))
        yield Field(f"level-{level.number}-{side}", label, "choice", tile, tiles)
    if level.enemy:
        enemies = _cards(cards_of_grade(state.game, level.number), words)
        label = words("editor-enemy", level=level.number)
        yield Field(f"level-{level.number}-enemy", label, "choice", level.enemy, enemies)


def _shop(state: State, words: Words) -> Iterator[Field]:
    box = state.game.box
    shown = state.shop or ("",) * (2 * DISPLAY)
    for place, card in enumerate(shown, 1):
        item = place <= DISPLAY
        number = place if item else place - DISPLAY
        label = words("editor-shop-item" if item else "editor-shop-potion", number=number)
        cards = _cards(box.items if item else box.potions, words)
        gap = Piece("", words("shop-gap"))
        yield Field(f"shop-{place}", label, "choice", card, (gap, *cards))


def _game(state: State, words: Words) -> Iterator[Field]:
    game = state.game
    yield Field(
        "players", words("editor-players"), "number", game.players, least=1, most=max(PLAYERS)
    )
    dungeons = sorted({tile.dungeon for tile in game.box.tiles.values()})
    names = tuple(Piece(one, words(f"dungeon-{one}")) for one in dungeons)
    yield Field("dungeon", words("option-dungeon"), "choice", game.dungeon, names)
    bosses = _cards(game.box.bosses, words)
    yield Field("boss", words("option-boss"), "choice", game.boss, bosses)
    yield Field(
        "levels",
        words("editor-height"),
        "number",
        game.levels,
        least=min(game.levels, STANDARD_LEVELS),
        most=max(game.levels, LONGER_LEVELS),
    )


def _rulings(state: State, words: Words) -> Iterator[Field]:
    chosen = dict(state.game.rulings)
    for rule, readings in RULINGS.items():
        names = tuple(Piece(one, words(f"ruling-{rule}-{one}")) for one in readings)
        value = chosen.get(rule, readings[0])
        yield Field(f"ruling-{rule}", words(f"ruling-{rule}"), "choice", value, names)
