"""Possible outcomes of chance for each position, and their odds."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import product
from random import Random
from typing import overload

from platformer_nb.core.registry import Instead
from platformer_nb.core.ruling import Cite
from platformer_nb.games.platformer.model.actions import (
    ChanceAction,
    Reroll,
    Reveal,
    Roll,
)
from platformer_nb.games.platformer.model.box.box import ENEMY_FACES, SYMBOLS, Box
from platformer_nb.games.platformer.model.facts import cite
from platformer_nb.games.platformer.model.state import State
from platformer_nb.games.platformer.registry import rule
from platformer_nb.games.platformer.rules.course import levels
from platformer_nb.games.platformer.rules.course.solo import event_of

DICE = 5
"""Number of action dice (DIE-1)."""

MOST_GRADES = 3
"""Highest grade of Enemy cards: one for each Level of a standard tower below the Boss Level (SET-2)."""


class Outcomes(Sequence[ChanceAction]):
    """Possible outcomes of chance, each once; listed lazily."""

    __slots__ = ("_listed",)

    def __init__(self) -> None:
        self._listed: tuple[ChanceAction, ...] | None = None

    @abstractmethod
    def listed(self) -> Iterable[ChanceAction]:
        """Yield every outcome as often as it is likely."""

    @abstractmethod
    def sample(self, random: Random) -> ChanceAction:
        """Draw one outcome by its odds."""

    def __len__(self) -> int:
        return len(self._all())

    @overload
    def __getitem__(self, index: int) -> ChanceAction: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[ChanceAction]: ...
    def __getitem__(self, index: int | slice) -> ChanceAction | Sequence[ChanceAction]:
        return self._all()[index]

    def __iter__(self) -> Iterator[ChanceAction]:
        return iter(self._all())

    def _all(self) -> tuple[ChanceAction, ...]:
        if self._listed is None:
            self._listed = tuple(dict.fromkeys(self.listed()))
        return self._listed


class Equal(Outcomes):
    """Equally likely ways; several ways may lead to the same outcome."""

    __slots__ = ("ways",)

    def __init__(self, ways: Sequence[ChanceAction]) -> None:
        super().__init__()
        self.ways = ways

    def listed(self) -> Iterable[ChanceAction]:
        """Return the ways."""
        return self.ways

    def sample(self, random: Random) -> ChanceAction:
        """Draw one of the ways."""
        return self.ways[int(random.random() * len(self.ways))]


class NextLevel(Outcomes):
    """Possible next Levels: too many to list when only one is drawn."""

    __slots__ = ("_level", "_state")

    def __init__(self, state: State, level: int) -> None:
        super().__init__()
        self._state = state
        self._level = level

    def listed(self) -> Iterable[ChanceAction]:
        """Yield every pair of tiles, in either order, with every Enemy card."""
        for level in levels.next_level_outcomes(self._state, self._level):
            yield Reveal(*level)

    def sample(self, random: Random) -> ChanceAction:
        """Draw two tiles of the dungeon and an Enemy card of the Level's grade, all equally likely."""
        state, level = self._state, self._level
        boss = level == state.game.levels
        left, right = random.sample(levels.tiles_left(state, boss), 2)
        enemy = "" if boss else random.choice(levels.enemies_left(state, level))
        return Reveal(level, left, right, enemy)


@rule("DIE-1", off=Instead(lambda box: tuple(range(len(SYMBOLS)))))
def action_die(box: Box) -> tuple[int, ...]:
    """DIE-1: the faces of an action die: five symbols on six faces, so that one stands twice."""
    return box.dice_faces


@rule("DIE-5", off=Instead(lambda box: box.enemy_faces[:1]))
def enemy_die(box: Box) -> tuple[int, ...]:
    """DIE-5: the faces of the enemy die: attack, move left, move right, each twice."""
    return box.enemy_faces


@lru_cache(maxsize=8)
def rolls(
    dice_faces: tuple[int, ...], enemy_faces: tuple[int, ...], dice_count: int = DICE
) -> Equal:
    """Return all rolls of the action dice and the enemy die, each face equally likely."""
    made: dict[tuple[tuple[int, ...], int], Roll] = {}
    ways = []
    for dice in product(dice_faces, repeat=dice_count):
        symbols = tuple(sorted(dice))
        for face in enemy_faces:
            key = (symbols, face)
            if key not in made:
                made[key] = Roll(symbols, face)
            ways.append(made[key])
    return Equal(ways)


@lru_cache(maxsize=64)
def rerolls(dice_faces: tuple[int, ...], count: int) -> Equal:
    """Return all rolls of `count` action dice."""
    return Equal([Reroll(tuple(sorted(dice))) for dice in product(dice_faces, repeat=count)])


def roll_outcomes(state: State) -> Outcomes:
    """Return the possible rolls of the turn."""
    box = state.game.box
    return rolls(action_die(box), enemy_die(box), dice_rolled(state))


@rule("DIE-1", "SOL-2", off=DICE)
def dice_rolled(state: State) -> int:
    """DIE-1: five action dice are rolled. SOL-2: an event may remove some for its turn."""
    return DICE - event_of(state).fewer_dice


@rule("SOL-1", off=())
def events_left(state: State) -> tuple[str, ...]:
    """SOL-1: return the event cards that have not been revealed, in unknown order."""
    return state.solo.deck if state.solo is not None else ()


@rule("SET-11", "MED-1", "IKE-1", off=Instead(lambda state: state.boss_deck[:1]))
def boss_cards_left(state: State) -> tuple[str, ...]:
    """SET-11: return the attack cards still in the shuffled deck; any may be drawn (MED-1, IKE-1)."""
    return state.boss_deck


@rule("SET-6", off=())
def heroes_left(state: State) -> tuple[str, ...]:
    """SET-6: each player gets a random Hero; return the cards nobody has."""
    taken = {hero.card for hero in state.heroes}
    return tuple(card for card in state.game.box.heroes if card not in taken)


# --- legality of an outcome that a record or a script names ------------------------------------------------


@rule("DIE-1", "TRN-4", off=())
def impossible_dice(state: State, symbols: tuple[int, ...], count: int) -> Iterator[Cite]:
    """DIE-1, TRN-4: exactly `count` dice are rolled, each showing one of its faces."""
    faces = action_die(state.game.box)
    if len(symbols) != count or any(s not in faces for s in symbols):
        yield cite("DIE-1", needs=count, has=len(symbols), symbols=tuple(SYMBOLS))


def impossible_face(state: State, face: int) -> Iterator[Cite]:
    """Yield the clause that an impossible face of the enemy die breaks (DIE-5)."""
    if face not in enemy_die(state.game.box):
        yield cite("DIE-5", faces=ENEMY_FACES)


@rule("SET-1", "SET-2", "LVL-1", off=())
def impossible_level(state: State, action: Reveal, level: int) -> Iterator[Cite]:
    """SET-1, SET-2: tiles of the dungeon that are left, an Enemy card of the Level's grade.

    LVL-1: and no Level but the next. SET-3, LNG-1: the same for the Boss Level, and for the additional
    Level of a longer tower.
    """
    boss = level == state.game.levels
    tiles = levels.tiles_left(state, boss)
    if action.level != level:
        yield cite("LVL-1", level=level)
    wrong = next((t for t in (action.left, action.right) if t not in tiles), "")
    if wrong or action.left == action.right:
        lies = next((v.number for v in state.tower if wrong in (v.left, v.right)), "")
        tile = wrong or action.left
        facts: dict[str, int | str] = {
            "level": level,
            "tile": tile,
            "lies": lies,
            "twin": int(not wrong),
        }
        asks = _wrong_tile(state, wrong, boss)
        yield cite("SET-3" if boss else "SET-1", **facts, **asks)
    if action.enemy not in (("",) if boss else levels.enemies_left(state, level)):
        rule_id = "BOS-2" if boss else "LNG-1" if level > MOST_GRADES else "SET-2"
        yield cite(rule_id, level=level, **_wrong_enemy(state, action.enemy, level))


def _wrong_tile(state: State, tile: str, boss: bool) -> dict[str, str]:
    """Return what is wrong with a tile that lies nowhere: its dungeon, or that it is for the Boss Level."""
    found = state.game.box.tiles.get(tile)
    if found is None:
        return {}
    if found.dungeon != state.game.dungeon:
        return {"asks": "dungeon"}
    return {"asks": "boss"} if found.boss and not boss else {}


def _wrong_enemy(state: State, enemy: str, level: int) -> dict[str, int | str]:
    """Return what is wrong with an Enemy card for a Level: its grade, or the Level that has it already."""
    card = state.game.box.enemies.get(enemy)
    if card is None:
        return {}
    needed = levels.grade_of(level, state.game)
    if card.grade != needed:
        return {"enemy": enemy, "grade": "I" * card.grade, "needed": "I" * needed}
    return {"enemy": enemy, "lies": next((v.number for v in state.tower if v.enemy == enemy), "")}
