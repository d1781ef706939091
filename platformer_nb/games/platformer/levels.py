"""Revealing and removing Levels."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from platformer_nb.games.platformer import wounds
from platformer_nb.games.platformer.box import Box
from platformer_nb.games.platformer.draft import Draft
from platformer_nb.games.platformer.drawing import parse_tile
from platformer_nb.games.platformer.events import (
    BossAppeared,
    EnemyAppeared,
    EnemyGone,
    LevelRemoved,
    LevelRevealed,
)
from platformer_nb.games.platformer.registry import rule
from platformer_nb.games.platformer.state import (
    FIRST_KIND,
    NOTHING,
    Frame,
    Game,
    Level,
    State,
    figures,
)
from platformer_nb.games.platformer.terrain import BOSS_SPAWN, SPAWN, Terrain, cut, extended


@rule("LVL-1", "LVL-2", "LVL-6", "BOS-2")
def reveal_due(draft: Draft, to: int) -> None:
    """LVL-1, LVL-6: a Hero's Move into the top Row of the highest revealed Level reveals the next.

    LVL-2: it is put on top of what is due, so that the turn goes on from there afterwards.
    """
    size = draft.terrain.size
    if to >= size - draft.terrain.width and can_grow(draft):
        due = Frame("reveal", draft.level(size - 1) + 1)
        if due not in draft.pending:
            draft.pending.append(due)


@rule("LVL-6")
def reveal_entered(draft: Draft, to: int) -> None:
    """LVL-6: being pushed, placed or landing in the top Row reveals nothing (by a ruling, it does)."""
    if ("LVL-6", "enters") in draft.game.rulings:
        reveal_due(draft, to)


def can_grow(where: Draft | State) -> bool:
    """Whether there is a Level still to be revealed."""
    highest = where.level(where.terrain.size - 1)
    return highest < where.game.levels and where.terrain.size % row_block(where) == 0


def row_block(where: Draft | State) -> int:
    """How many Spaces a Level has."""
    return where.terrain.width * where.game.box.tile_height


def reveal(draft: Draft, level: Level) -> None:
    """LVL-1, MAP-10: turn up a Level: its tiles, its Enemy card, its Enemies, coins and gems."""
    left, right = draft.game.box.tiles[level.left], draft.game.box.tiles[level.right]
    ladder, feature, wall, floors, tokens = joined(left.drawing, right.drawing)
    first = draft.terrain.size
    draft.terrain = extended(draft.terrain, ladder, feature, wall, floors)
    draft.tower = (*draft.tower, level)
    draft.events.append(LevelRevealed(level.number, level.enemy))
    fill_tokens(draft, first, tokens)
    if level.enemy:
        spawn_enemies(draft, first, level.enemy)
    else:
        draft.pending.append(Frame("boss-place"))


@rule("MAP-7", "SET-7")
def fill_tokens(draft: Draft, first: int, tokens: bytes) -> None:
    """MAP-7, SET-7: put a coin or a gem on each space for one."""
    draft.lying = draft.lying[:first] + tokens + draft.lying[first + len(tokens) :]


@rule("MAP-10", "SET-7")
def spawn_enemies(draft: Draft, first: int, enemy: str) -> None:
    """MAP-10: one Enemy on each spawn space of the Level, as long as there are tokens (LVL-7)."""
    code = draft.game.codes[enemy]
    spaces = [s for s in draft.terrain.where(SPAWN) if s >= first and not draft.occupied[s]]
    short = len(spaces) - enemy_tokens(draft, code)
    for space in spaces:
        draft.occupied[space] = code
        draft.events.append(EnemyAppeared(code, space))
    if short > 0:
        draft.pending.append(Frame("leave-empty", code, short, str(first)))


@rule("LVL-7", "SET-5", off=99)
def enemy_tokens(draft: Draft | State, code: int) -> int:
    """LVL-7: how many tokens of a kind are left."""
    return draft.game.kinds[code].tokens - draft.occupied.count(code)


def leave_empty_choices(state: State, frame: Frame) -> tuple[int, ...]:
    """The spawn spaces of the new Level that may stay empty (LVL-7)."""
    first = int(frame.card)
    return tuple(
        s for s in state.terrain.where(SPAWN) if s >= first and state.occupied[s] == frame.a
    )


@rule("BOS-4", off=())
def boss_spaces(where: State | Draft) -> tuple[int, ...]:
    """BOS-4: the Boss appears on one of its spawn spaces, of the active player's choice."""
    return tuple(s for s in where.terrain.where(BOSS_SPAWN) if not where.occupied[s])


def place_boss(draft: Draft, to: int) -> None:
    """BOS-2, BOS-4: the Setup of the boss sheet."""
    draft.occupied[to] = draft.game.boss_code
    draft.events.append(BossAppeared(draft.game.boss_code, to))


@rule("TRN-2", "TRN-11", "LVL-5")
def remove_due(draft: Draft) -> None:
    """TRN-2: at least 2 Levels above the lowest revealed one, the active Hero removes that one."""
    at = draft.heroes[draft.active].at
    if at < 0:
        return
    lowest = draft.level(draft.terrain.low)
    if draft.level(at) >= lowest + 2:
        remove(draft, lowest)


@rule("LVL-4", "LVL-8")
def remove(draft: Draft, level: int) -> None:
    """LVL-4: discard the Enemies and tokens of a Level; every Hero on it faints."""
    first, last = draft.terrain.low, level * row_block(draft)
    draft.events.append(LevelRemoved(level))
    for space in figures(draft.occupied):
        if space >= last:
            break
        figure = draft.occupied[space]
        if figure < FIRST_KIND:
            wounds.faint(draft, figure - 1)
        else:
            draft.occupied[space] = 0
            draft.events.append(EnemyGone(figure, space))
    draft.lying = bytes((NOTHING,)) * last + draft.lying[last:]
    draft.terrain = cut(draft.terrain, last)
    assert first < last


@rule("BLV-4", "BLV-8")
def all_entered(draft: Draft) -> None:
    """BLV-4: when the last Hero has entered the Boss Level, all other Levels go at once."""
    boss_low = draft.terrain.boss_low
    if draft.terrain.low >= boss_low:
        return
    for seat in range(draft.game.players):
        hero = draft.heroes[seat]
        if not (hero.at >= boss_low or (hero.at < 0 and hero.fell_at_boss)):
            return
    for level in range(draft.level(draft.terrain.low), draft.level(boss_low)):
        remove(draft, level)


@lru_cache(maxsize=4096)
def joined(
    left: tuple[str, ...], right: tuple[str, ...]
) -> tuple[bytes, bytes, bytes, bytes, bytes]:
    """Two tiles side by side (MAP-1): ladder, feature, wall, floor and token of each Space."""
    a, b = parse_tile(left), parse_tile(right)
    rows = zip(a.rows(), b.rows(), strict=True)
    ladder, feature, wall, floors, tokens = (
        bytearray(),
        bytearray(),
        bytearray(),
        bytearray(),
        bytearray(),
    )
    for one, two in rows:
        ladder += one.ladder + two.ladder
        feature += one.feature + two.feature
        shared = bytes((one.wall[-1] | two.wall[0],))
        wall += bytes((0,)) + one.wall[1:-1] + shared + two.wall[1:-1]
        floors += one.floor + two.floor
        tokens += one.token + two.token
    return bytes(ladder), bytes(feature), bytes(wall), bytes(floors), bytes(tokens)


@rule("SET-1", "SET-3", off=())
def tiles_left(state: State, boss: bool) -> tuple[str, ...]:
    """SET-1, SET-3: the tiles of the dungeon that are not in the tower yet."""
    used = {t for level in state.tower for t in (level.left, level.right)}
    return _tiles(state.game, boss, frozenset(used))


@lru_cache(maxsize=4096)
def _tiles(game: Game, boss: bool, used: frozenset[str]) -> tuple[str, ...]:
    return tuple(
        t.id
        for t in game.box.tiles.values()
        if t.dungeon == game.dungeon and t.boss == boss and t.id not in used
    )


@rule("SET-2", "LNG-1", off=1)
def grade_of(level: int, game: Game) -> int:
    """SET-2, LNG-1: the grade of a Level's Enemy card; from the third Level on it is III."""
    return min(level, 3)


def enemies_left(state: State, level: int) -> tuple[str, ...]:
    """The Enemy cards that may turn out to be this Level's."""
    used = {revealed.enemy for revealed in state.tower}
    grade = grade_of(level, state.game)
    return tuple(
        card.id
        for card in state.game.box.enemies.values()
        if card.grade == grade and card.id not in used
    )


def cards_of_grade(game: Game, level: int) -> list[str]:
    """SET-2: every Enemy card of the grade this Level has."""
    return [c.id for c in game.box.enemies.values() if c.grade == grade_of(level, game)]


def buildable(state: State) -> bool:
    """Whether the tiles and Enemy cards that are left suffice for the Levels still to come."""
    coming = range(state.highest + 1, state.game.levels)
    grades = [grade_of(level, state.game) for level in coming]
    return (
        len(tiles_left(state, boss=False)) >= 2 * len(coming)
        and len(tiles_left(state, boss=True)) >= 2
        and all(
            len(enemies_left(state, level)) >= grades.count(grade_of(level, state.game))
            for level in coming
        )
    )


def next_level_outcomes(state: State, level: int) -> Iterator[Level]:
    """Every way the next Level can turn out."""
    boss = level == state.game.levels
    tiles = tiles_left(state, boss)
    kinds = ("",) if boss else enemies_left(state, level)
    for left in tiles:
        for right in tiles:
            if left != right:
                for kind in kinds:
                    yield Level(level, left, right, kind)


def whole_map_rows(terrain: Terrain) -> range:
    """The numbers of the Rows revealed."""
    return range(terrain.low // terrain.width + 1, terrain.size // terrain.width + 1)


@rule("MAP-1", off=4)
def box_width(box: Box) -> int:
    """MAP-1: the width of the tower in Spaces, two tiles."""
    return 2 * box.tile_width
