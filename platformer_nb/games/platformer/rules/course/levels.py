"""Revealing and removing Levels."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from platformer_nb.core.registry import Instead
from platformer_nb.games.platformer.events import (
    BossAppeared,
    EnemyAppeared,
    EnemyGone,
    LevelRemoved,
    LevelRevealed,
)
from platformer_nb.games.platformer.events.ways import A_LEVEL
from platformer_nb.games.platformer.model.actions import LeaveEmpty
from platformer_nb.games.platformer.model.box.box import Box
from platformer_nb.games.platformer.model.state import (
    FIRST_KIND,
    FREE,
    NOTHING,
    SETUP,
    Constants,
    Frame,
    State,
    figures,
)
from platformer_nb.games.platformer.model.state_builder import Draft
from platformer_nb.games.platformer.model.supply import Level
from platformer_nb.games.platformer.model.terrain import BOSS_SPAWN, SPAWN, Terrain, cut, extended
from platformer_nb.games.platformer.notation.map_drawing import parse_tile
from platformer_nb.games.platformer.registry import rule
from platformer_nb.games.platformer.rules.figures import wounds


@rule("LVL-1", "LVL-2", "LVL-6", "BOS-2")
def reveal_due(draft: Draft, to: int) -> None:
    """LVL-1, LVL-6: a Hero's Move into the top Row of the highest revealed Level reveals the next.

    BOS-2: the Boss Level too.
    LVL-2: it goes on top of the pending stack, so that the turn continues from there afterwards.
    """
    size = draft.terrain.size
    if to >= size - draft.terrain.width and can_grow(draft):
        due = Frame("reveal", draft.level(size - 1) + 1)
        if due not in draft.pending:
            draft.pending.append(due)


@rule("LVL-6")
def reveal_entered(draft: Draft, to: int) -> None:
    """LVL-6: being pushed, placed or landing in the top Row reveals nothing (by a house rule, it does)."""
    if ("LVL-6", "enters") in draft.game.rulings:
        reveal_due(draft, to)


def can_grow(where: Draft | State) -> bool:
    """Return whether there is a Level still to be revealed."""
    highest = where.level(where.terrain.size - 1)
    return highest < where.game.levels and where.terrain.size % row_block(where) == 0


def row_block(where: Draft | State) -> int:
    """Return the number of Spaces of a Level."""
    return where.terrain.width * where.game.box.tile_height


@rule("LVL-1", "BOS-2")
def reveal(draft: Draft, level: Level) -> None:
    """LVL-1, BOS-2: reveal a Level: its tiles, its Enemy card, its Enemies, coins and gems."""
    left, right = draft.game.box.tiles[level.left], draft.game.box.tiles[level.right]
    ladder, feature, wall, floors, tokens = joined(left.drawing, right.drawing)
    first = draft.terrain.size
    draft.terrain = extended(draft.terrain, ladder, feature, wall, floors)
    draft.tower = (*draft.tower, level)
    draft.events.append(LevelRevealed(level.number, level.enemy, why_revealed(draft, level)))
    fill_tokens(draft, first, tokens)
    if level.enemy:
        spawn_enemies(draft, first, level.enemy)
    else:
        draft.pending.append(Frame("boss-place"))


def why_revealed(draft: Draft, level: Level) -> str:
    """SET-1: the first Level is revealed from the beginning. BOS-2: the Boss Level; LVL-1: any other."""
    if not level.enemy:
        return "BOS-2"
    return "SET-1" if draft.step == SETUP else "LVL-1"


@rule("MAP-7", "SET-7")
def fill_tokens(draft: Draft, first: int, tokens: bytes) -> None:
    """MAP-7, SET-7: put a coin or a gem on each space for one."""
    draft.lying = draft.lying[:first] + tokens + draft.lying[first + len(tokens) :]


@rule("MAP-10", "SET-7")
def spawn_enemies(draft: Draft, first: int, enemy: str) -> None:
    """MAP-10, SET-7: put one Enemy on each spawn space of the Level, while there are tokens (LVL-7)."""
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
    """LVL-7, SET-5: Enemy tokens are limited; return how many of a kind are left."""
    return draft.game.kinds[code].tokens - draft.occupied.count(code)


@rule("LVL-7", off=())
def leave_empty_choices(state: State, frame: Frame) -> tuple[int, ...]:
    """LVL-7: return the spawn spaces of the new Level that the active player may leave empty."""
    first = int(frame.card)
    return tuple(
        s for s in state.terrain.where(SPAWN) if s >= first and state.occupied[s] == frame.a
    )


@rule("LVL-7")
def leave_empty(draft: Draft, action: LeaveEmpty) -> None:
    """LVL-7: a spawn space of the new Level stays empty, and as many more as tokens are missing."""
    frame = draft.pending.pop()
    draft.occupied[action.space] = FREE
    draft.events.append(EnemyGone(frame.a, action.space, "LVL-7"))
    if frame.b > 1:
        draft.pending.append(Frame(frame.kind, frame.a, frame.b - 1, frame.card))


@rule("BOS-4", off=())
def boss_spaces(where: State | Draft) -> tuple[int, ...]:
    """BOS-4: return the spawn spaces of the Boss, from which the active player chooses."""
    return tuple(s for s in where.terrain.where(BOSS_SPAWN) if not where.occupied[s])


@rule("BOS-2", "BOS-4")
def place_boss(draft: Draft, to: int) -> None:
    """BOS-2, BOS-4: the Setup of the boss sheet: put the Boss on the chosen spawn space."""
    draft.occupied[to] = draft.game.boss_code
    draft.events.append(BossAppeared(draft.game.boss_code, to))


@rule("TRN-2", "LVL-5")
def remove_due(draft: Draft) -> None:
    """TRN-2: at least 2 Levels above the lowest revealed one, the active Hero removes that one.

    LVL-5: and no more than that one in a turn.
    """
    lowest = draft.level(draft.terrain.low)
    if draft.level(removes_from(draft)) >= lowest + 2:  # off the map is below every Level
        remove(draft, lowest)


@rule("TRN-11", off=Instead(lambda draft: draft.terrain.size - 1))
def removes_from(draft: Draft) -> int:
    """TRN-11: return where the active Hero stands; off the map it is nowhere, and removes no Level."""
    return draft.heroes[draft.active].at


@rule("LVL-4", "LVL-8")
def remove(draft: Draft, level: int) -> None:
    """LVL-4: discard the tokens and the Enemies of a Level (LVL-8); every Hero on it faints."""
    first, last = draft.terrain.low, level * row_block(draft)
    draft.events.append(LevelRemoved(level))
    for space in figures(draft.occupied):
        if space >= last:
            break
        figure = draft.occupied[space]
        if figure < FIRST_KIND:
            wounds.faint(draft, figure - 1, A_LEVEL)
        else:
            draft.occupied[space] = 0
            draft.events.append(EnemyGone(figure, space))
    draft.lying = bytes((NOTHING,)) * last + draft.lying[last:]
    draft.terrain = cut(draft.terrain, last)
    assert first < last


@rule("BLV-4", "BLV-8")
def all_entered(draft: Draft) -> None:
    """BLV-4: when the last Hero has entered the Boss Level, all other Levels go at once.

    BLV-8: the first one changes nothing, unless it is the only one.
    """
    boss_low = draft.terrain.boss_low
    if draft.terrain.low >= boss_low:
        return
    for seat in range(draft.game.players):
        hero = draft.heroes[seat]
        if not (hero.at >= boss_low or (hero.at < 0 and hero.fell_at_boss)):
            return
    for level in range(draft.level(draft.terrain.low), draft.level(boss_low)):
        remove(draft, level)


Drawing = tuple[str, ...]


@rule("MAP-1", "SET-1", off=Instead(lambda left, right: side_by_side(right, left)))
@lru_cache(maxsize=4096)
def joined(left: Drawing, right: Drawing) -> tuple[bytes, bytes, bytes, bytes, bytes]:
    """MAP-1, SET-1: a Level is two tiles side by side, the left one on the left, both upright."""
    return side_by_side(left, right)


def side_by_side(left: Drawing, right: Drawing) -> tuple[bytes, bytes, bytes, bytes, bytes]:
    """Return ladder, feature, wall, floor and token of each Space of two tiles."""
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


@rule("SET-1", "SET-3", off=Instead(lambda state, boss: tuple(state.game.box.tiles)))
def tiles_left(state: State, boss: bool) -> tuple[str, ...]:
    """SET-1, SET-3: return the tiles of the dungeon that are not in the tower yet."""
    used = {t for level in state.tower for t in (level.left, level.right)}
    return _tiles(state.game, boss, frozenset(used))


@lru_cache(maxsize=4096)
def _tiles(game: Constants, boss: bool, used: frozenset[str]) -> tuple[str, ...]:
    return tuple(
        t.id
        for t in game.box.tiles.values()
        if t.dungeon == game.dungeon and t.boss == boss and t.id not in used
    )


@rule("SET-2", "LNG-1", off=Instead(lambda level, game: 1 + level % 3))
def grade_of(level: int, game: Constants) -> int:
    """SET-2, LNG-1: return the grade of a Level's Enemy card; from the third Level on it is III."""
    return min(level, 3)


@rule("SET-2", off=Instead(lambda state, level: tuple(state.game.box.enemies)))
def enemies_left(state: State, level: int) -> tuple[str, ...]:
    """SET-2: return the Enemy cards that this Level can have: of its grade, and not used yet."""
    used = {revealed.enemy for revealed in state.tower}
    grade = grade_of(level, state.game)
    return tuple(
        card.id
        for card in state.game.box.enemies.values()
        if card.grade == grade and card.id not in used
    )


def cards_of_grade(game: Constants, level: int) -> list[str]:
    """Return every Enemy card of the grade of this Level (SET-2)."""
    return [c.id for c in game.box.enemies.values() if c.grade == grade_of(level, game)]


def buildable(state: State) -> bool:
    """Return whether the tiles and Enemy cards left suffice for the Levels still to come."""
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
    """Yield every possible next Level."""
    boss = level == state.game.levels
    tiles = tiles_left(state, boss)
    kinds = ("",) if boss else enemies_left(state, level)
    for left in tiles:
        for right in tiles:
            if left != right:
                for kind in kinds:
                    yield Level(level, left, right, kind)


def whole_map_rows(terrain: Terrain) -> range:
    """Return the numbers of the revealed Rows."""
    return range(terrain.low // terrain.width + 1, terrain.size // terrain.width + 1)


@rule("MAP-1", off=Instead(lambda box: box.tile_width))
def box_width(box: Box) -> int:
    """MAP-1: return the width of the tower in Spaces, two tiles."""
    return 2 * box.tile_width
