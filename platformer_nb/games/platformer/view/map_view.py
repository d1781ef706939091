"""The view of the map: Spaces, Levels and figures. See docs/view.md."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from platformer_nb.core.game import Words
from platformer_nb.games.platformer.model.facts import figure_card
from platformer_nb.games.platformer.model.state import FIRST_KIND, State
from platformer_nb.games.platformer.model.terrain import FEATURES, Terrain, is_ground, space_name
from platformer_nb.games.platformer.rules.course import levels
from platformer_nb.games.platformer.rules.figures import combat

FLOORS = (None, "platform", "ladder", "oneway")
TOKENS = (None, "coin", "gem")


class MapCells:
    """The Spaces of a table's map as last viewed: one is made anew if something else stands or lies there.

    The views are kept, not copied: nobody may change them.
    """

    def __init__(self) -> None:
        self._of: tuple[Terrain, Words] | None = None
        self._made: dict[int, tuple[tuple[str, int, int], dict[str, Any]]] = {}

    def view(self, state: State, words: Words, space: int) -> dict[str, Any]:
        """Return the view of a Space."""
        if self._of is None or self._of[0] is not state.terrain or self._of[1] is not words:
            self._of, self._made = (state.terrain, words), {}
        figure, lying = state.occupied[space], state.lying[space]
        card = figure_card(state, figure) if figure else ""
        hearts = state.heroes[figure - 1].hearts if 0 < figure < FIRST_KIND else 0
        now = card, hearts, lying
        made = self._made.get(space)
        if made is not None and made[0] == now:
            return made[1]
        cell = _cell(state, words, space)
        self._made[space] = now, cell
        return cell


def map_view(state: State, words: Words, cells: MapCells | None = None) -> dict[str, Any]:
    """Return the view of the revealed Spaces and the Levels; a table keeps its `cells`."""
    cell = _cell if cells is None else cells.view
    terrain = state.terrain
    rows = levels.whole_map_rows(terrain)
    return {
        "dungeon": state.game.dungeon,
        "width": terrain.width,
        "rows": [rows.start, rows.stop - 1] if rows else [1, 0],
        "levels": [_level(state, words, n) for n in range(1, state.game.levels + 1)],
        "cells": [cell(state, words, s) for s in range(terrain.low, terrain.size)],
    }


def _level(state: State, words: Words, number: int) -> dict[str, Any]:
    height = state.game.box.tile_height
    boss = number == state.game.levels and state.terrain.width == levels.box_width(state.game.box)
    status = (
        "hidden" if number > state.highest else "removed" if number < state.lowest else "revealed"
    )
    key = "level-boss" if boss else "level-label"
    return {
        "number": number,
        "rows": [(number - 1) * height + 1, number * height],
        "status": status,
        "boss": boss,
        "label": words(key, level=number),
    }


def _cell(state: State, words: Words, space: int) -> dict[str, Any]:
    terrain = state.terrain
    width = terrain.width
    column = space % width
    feature = FEATURES[terrain.feature[space]]
    right = column + 1 == width or bool(terrain.wall[space + 1])
    return {
        "id": space_name(width, space),
        "col": column,
        "row": space // width + 1,
        "level": state.level(space),
        "wall": {"left": column == 0 or bool(terrain.wall[space]), "right": right},
        "floor": _floor(terrain, space),
        "ladder": bool(terrain.ladder[space]),
        "feature": None if feature == "plain" else feature,
        "icon": _icon_token(state) if feature == "icon" else None,
        "token": TOKENS[state.lying[space]],
        "label": _cell_label(state, words, space),
    }


def _floor(terrain: Terrain, space: int) -> str | None:
    """MAP-9: the lowest Row has solid ground, whatever is drawn there."""
    ground = "platform" if is_ground(space, terrain.low, terrain.width) else None
    return FLOORS[terrain.floor_kind[space]] or ground


def _icon_token(state: State) -> str:
    """BOS-5: the token that the Boss's special icon spaces give."""
    return state.game.box.bosses[state.game.boss].icon_token


def _cell_label(state: State, words: Words, space: int) -> str:
    terrain = state.terrain
    parts = []
    figure = state.occupied[space]
    if figure:
        parts.append(_named(state, words, figure))
    if terrain.ladder[space]:
        parts.append(words("cell-ladder"))
    if terrain.feature[space]:
        parts.append(_feature(state, words, FEATURES[terrain.feature[space]]))
    if state.lying[space]:
        parts.append(words(f"cell-{TOKENS[state.lying[space]]}"))
    parts += [words(f"cell-wall-{side}") for side in _walls(state, space)]
    floor = _floor(terrain, space)
    if floor:
        parts.append(words(f"cell-floor-{floor}"))
    name = space_name(terrain.width, space)
    return words("cell-label", space=name, what=", ".join(parts) or words("cell-empty"))


def _named(state: State, words: Words, figure: int) -> str:
    """Return the name of a figure, of a Hero with the hearts it has left."""
    name = words(f"card-{figure_card(state, figure)}")
    if figure >= FIRST_KIND:
        return name
    hero = state.heroes[figure - 1]
    most = state.game.box.heroes[hero.card].hearts
    return words("cell-hero", hero=name, n=hero.hearts, most=most)


def _feature(state: State, words: Words, feature: str) -> str:
    if feature != "icon":
        return words(f"cell-{feature}")
    return words("cell-icon-of", token=words(f"token-{_icon_token(state)}"))


def _walls(state: State, space: int) -> Iterator[str]:
    terrain = state.terrain
    column = space % terrain.width
    if column == 0 or terrain.wall[space]:
        yield "left"
    if column + 1 == terrain.width or terrain.wall[space + 1]:
        yield "right"


def figures_view(state: State, words: Words) -> list[dict[str, Any]]:
    """Return the views of the Heroes and Enemies; a Hero off the map has `at` None."""
    found = [_hero_figure(state, words, seat) for seat in range(len(state.heroes))]
    width = state.terrain.width
    for space, figure in enumerate(state.occupied):
        if figure >= FIRST_KIND:
            kind = state.game.kinds[figure]
            boss = figure == state.game.boss_code
            place = space_name(width, space)
            found.append(
                {
                    "id": "boss" if boss else f"enemy-{place}",
                    "kind": "boss" if boss else "enemy",
                    "card": kind.id,
                    "at": place,
                    "name": words(f"card-{kind.id}"),
                    "summons": summoned(state, kind.id),
                    "damage": kind.damage,
                    "health": combat.health(state, figure),
                }
            )
    return found


def summoned(state: State, card: str) -> bool:
    """BOS-11: return whether a card is one of the Boss's summons, no Enemy of the tower."""
    return any(card == one.id for one in state.game.box.bosses[state.game.boss].summons)


def _hero_figure(state: State, words: Words, seat: int) -> dict[str, Any]:
    hero = state.heroes[seat]
    return {
        "id": f"hero-{seat + 1}",
        "kind": "hero",
        "card": hero.card,
        "seat": seat + 1,
        "at": space_name(state.terrain.width, hero.at) if hero.at >= 0 else None,
        "name": words(f"card-{hero.card}") if hero.card else "",
        "active": seat == state.active,
        "hearts": hero.hearts,
    }
