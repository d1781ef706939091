"""Card effects that reach beyond their Hero: other figures, tokens on the map, the Shop."""

from __future__ import annotations

from platformer_nb.games.platformer.events import Commanded, Restocked, Stolen
from platformer_nb.games.platformer.model.state import FIRST_KIND, Frame
from platformer_nb.games.platformer.model.state_builder import Draft
from platformer_nb.games.platformer.model.terrain import NOWHERE
from platformer_nb.games.platformer.registry import rule
from platformer_nb.games.platformer.rules.cards.cards import DISPLAY, RESTOCKED
from platformer_nb.games.platformer.rules.figures import combat, enemies, wounds
from platformer_nb.games.platformer.rules.figures.boss_level_seal import within_reach
from platformer_nb.games.platformer.rules.figures.on_enter import take_token


@rule("CRD-1", off=())
def in_range(draft: Draft, reach: str) -> tuple[int, ...]:
    """CRD-1: return the Spaces in range of the active Hero but its own; only the seal limits it, no Wall."""
    terrain, here = draft.terrain, draft.heroes[draft.active].at
    if here == NOWHERE:
        return ()
    width = terrain.width
    rows = {
        "row": range(here // width, here // width + 1),
        "around": range(here // width - 1, here // width + 2),
        "level": level_rows(draft, here),
    }[reach]
    near = range(here % width - 1, here % width + 2) if reach == "around" else range(width)
    spaces = (row * width + column for row in rows for column in near if 0 <= column < width)
    reached = within_reach(draft)
    return tuple(s for s in spaces if s != here and terrain.covers(s) and s in reached)


def level_rows(draft: Draft, space: int) -> range:
    """Return the Rows of the Level of a Space."""
    height = draft.game.box.tile_height
    first = (draft.level(space) - 1) * height
    return range(first, first + height)


@rule("CRD-1")
def blast(draft: Draft, dealt: int) -> None:
    """CRD-1: Heroes around suffer Wounds; an Enemy, or the Boss, is defeated if its health is reached."""
    reached = [(space, draft.occupied[space]) for space in in_range(draft, "around")]
    for _, figure in reached:
        if 0 < figure < FIRST_KIND:
            wounds.suffer(draft, figure - 1, dealt, "CRD-1", draft.active + 1)
    for space, figure in reached:
        if figure >= FIRST_KIND and draft.winner == NOWHERE:
            combat.strike(draft, space, dealt, "CRD-1")


@rule("CRD-1")
def command(draft: Draft, face: int) -> None:
    """CRD-1: the Enemies in reach act by this face; the enemy die itself is not changed."""
    draft.events.append(Commanded(draft.active + 1, face))
    enemies.enemy_die(draft, face, within_reach(draft))


@rule("CRD-1")
def steal(draft: Draft, coins: int, reach: str) -> None:
    """CRD-1: take coins of each other Hero in range, at most those it has."""
    spaces = in_range(draft, reach)
    for seat in range(draft.game.players):
        taken = min(coins, draft.heroes[seat].coins)
        if taken and draft.heroes[seat].at in spaces:
            draft.hero(seat).coins -= taken
            draft.hero(draft.active).coins += taken
            draft.events.append(Stolen(draft.active + 1, seat + 1, taken))


@rule("CRD-1", "MAP-8")
def collect(draft: Draft, reach: str) -> None:
    """CRD-1, MAP-8: the Hero takes each token in range as if it entered the Space."""
    for space in in_range(draft, reach):
        if draft.lying[space]:
            take_token(draft, draft.active, space)


@rule("CRD-1")
def restock(draft: Draft) -> None:
    """CRD-1: return the displayed cards to the decks and shuffle these; chance then deals new ones."""
    draft.items = tuple(sorted((*draft.items, *(c for c in draft.shop[:DISPLAY] if c))))
    displayed = (c for c in draft.shop[DISPLAY:] if c)
    draft.potions = tuple(sorted((*draft.potions, *draft.bottom, *displayed)))
    draft.bottom = ()
    draft.events.append(Restocked(draft.active + 1))
    for slot in reversed(range(len(draft.shop))):
        draft.pending.append(Frame("refill", slot, RESTOCKED))
    draft.shop = ("",) * len(draft.shop)
