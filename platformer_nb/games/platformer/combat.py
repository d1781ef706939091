"""What a Hero does to Enemies: attacking and shoving."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import compress

from platformer_nb.core.ruling import Cite
from platformer_nb.games.platformer import gems, paying
from platformer_nb.games.platformer.actions import Attack, Shove, Slide, Step
from platformer_nb.games.platformer.bonus import bonus_of
from platformer_nb.games.platformer.draft import Draft, Wallet
from platformer_nb.games.platformer.events import Burst, Defeated, Looted, Shoved, Struck, Won
from platformer_nb.games.platformer.facts import at, cite, edge, who
from platformer_nb.games.platformer.means import Means
from platformer_nb.games.platformer.payment import MOST_SOURCES
from platformer_nb.games.platformer.registry import rule
from platformer_nb.games.platformer.solo import count_defeated
from platformer_nb.games.platformer.state import (
    FIRST_KIND,
    FREE,
    ONLY_ENEMIES,
    Frame,
    Game,
    Hero,
    State,
)
from platformer_nb.games.platformer.wounds import suffer

MOST_SWORDS = MOST_SOURCES
"""No attack can use more sources."""

# --- attacking -------------------------------------------------------------------------------------------


def attacks(state: State, means: Means) -> list[Attack]:
    """Every legal attack of the active Hero."""
    found: list[Attack] = []
    occupied = state.occupied
    for target in state.terrain.neighbours[state.heroes[state.active].at]:
        if occupied[target] >= FIRST_KIND:
            found += means.attacks(target)
    return found


def attack_objections(state: State, target: int) -> Iterator[Cite]:
    """Every clause that an attack on this Space breaks."""
    checks = (target_is_an_enemy(state, target), target_is_adjacent(state, target))
    return (c for c in checks if c is not None)


@rule("ATK-5")
def target_is_an_enemy(state: State, target: int) -> Cite | None:
    """ATK-5: an attack has one target, an Enemy; Heroes are never attacked by Heroes."""
    if state.terrain.covers(target) and state.occupied[target] >= FIRST_KIND:
        return None
    return cite("ATK-5", to=at(state, target), **who(state, target))


@rule("ATK-1", "ADJ-1", "ADJ-2", "ADJ-3", "BLV-5")
def target_is_adjacent(state: State, target: int) -> Cite | None:
    """ATK-1, ADJ-3: the Enemy stands on an adjacent Space; Walls and Platforms part, Ladders join."""
    if target in state.terrain.neighbours[state.hero.at]:
        return None
    sealed = (target >= state.terrain.boss_low) != (state.hero.at >= state.terrain.boss_low)
    return cite(
        "BLV-5" if sealed and state.terrain.covers(target) else "ATK-1",
        **{"from": at(state, state.hero.at)},
        to=at(state, target),
        **edge(state, state.hero.at, target),
        **who(state, target),
    )


def attack(draft: Draft, action: Attack) -> None:
    """SYM-2: pay and strike."""
    paying.take(draft, action.payment)
    strike(draft, action.target, wounds_dealt(draft, action.payment.power))


@rule("ATK-3", "ATK-6", off=0)
def wounds_dealt(draft: Draft, power: int) -> int:
    """ATK-3: all sources add up in one attack. ATK-6: a bonus for the next attack is used up."""
    hero = draft.heroes[draft.active]
    wounds = power + bonus_of(draft.game, hero).attack + token_bonus(draft.game, hero) + draft.bonus
    draft.bonus = 0
    return wounds


def foreseen_wounds(state: State, power: int) -> int:
    """ATK-3: the Wounds that an attack of this power would deal now."""
    hero = state.hero
    return power + bonus_of(state.game, hero).attack + token_bonus(state.game, hero) + state.bonus


def token_bonus(game: Game, hero: Hero | Wallet) -> int:
    """BOS-5: Wounds that the Boss tokens of a Hero add to its attacks."""
    if not hero.tokens:
        return 0
    known = game.box.bosses[game.boss].tokens
    return sum(known[t].attack for t in hero.tokens)


@rule("ATK-2", "ATK-5", "BOS-3")
def strike(draft: Draft, target: int, wounds: int, why: str = "SYM-2") -> None:
    """ATK-2: an attack that deals at least the Enemy's health defeats it; less does nothing."""
    figure = draft.occupied[target]
    needed = health(draft, figure)
    draft.events.append(Struck(draft.active + 1, figure, target, wounds, needed, why))
    if wounds >= needed:
        count_defeated(draft, figure, wounds - needed)
        defeat(draft, target)


@rule("BOS-3", off=0)
def health(where: Draft | State, figure: int) -> int:
    """BOS-3: the Boss's health counts the Levels the tower was built with (by a ruling, those standing)."""
    game = where.game
    whole = game.kinds[figure].health
    if figure == game.boss_code and ("BOS-3", "standing") in game.rulings:
        removed = where.level(where.terrain.low) - 1
        return whole - removed * game.box.bosses[game.boss].health_per_level
    return whole


@rule("ATK-4", "ATK-7")
def defeat(draft: Draft, target: int) -> None:
    """ATK-4, ATK-7: the Enemy leaves the map and the attacker gains its loot."""
    figure = draft.occupied[target]
    draft.occupied[target] = FREE
    draft.events.append(Defeated(draft.active + 1, figure, target))
    kind = draft.game.kinds[figure]
    hero = draft.hero(draft.active)
    bonus = bonus_of(draft.game, hero)
    coins, found = kind.loot_coins + bonus.loot_coins, kind.loot_gems + bonus.loot_gems
    hero.coins += coins
    hero.gems += found
    if coins or found:
        draft.events.append(Looted(draft.active + 1, coins, found))
    if kind.defeat_wounds:
        burst(draft, target, figure)
    if figure == draft.game.boss_code:
        win(draft)


@rule("ENM-7")
def burst(draft: Draft, frm: int, figure: int) -> None:
    """ENM-7: the ability of a kind that hurts every Hero next to it when it is defeated."""
    draft.events.append(Burst(figure, frm))
    for space in draft.terrain.neighbours[frm]:
        if 0 < draft.occupied[space] < FIRST_KIND:
            seat = draft.occupied[space] - 1
            suffer(draft, seat, draft.game.kinds[figure].defeat_wounds, "ENM-7")


@rule("SET-9", "BOS-12")
def win(draft: Draft) -> None:
    """SET-9, BOS-12: the player who defeats the Boss wins at once."""
    draft.winner = draft.active
    draft.pending.clear()
    draft.events.append(Won(draft.active))


# --- shoving -----------------------------------------------------------------------------------------------


def shoves(state: State, means: Means) -> list[Shove]:
    """Every legal shove of the active Hero."""
    found: list[Shove] = []
    plain = means.shoves
    if not plain.payments:
        return found
    if state.occupied.translate(ONLY_ENEMIES, state.game.light):
        return _mixed_shoves(state, means)
    for way in shovable(state):
        found += plain[way]
    return found


def _mixed_shoves(state: State, means: Means) -> list[Shove]:
    """The same where some Enemies may take more than one symbol (ENM-8)."""
    found: list[Shove] = []
    for way in shovable(state):
        found += means.shoves_of(shoves_needed(state, way[0]))[way]
    return found


def slides(state: State) -> list[Slide]:
    """Every way to begin moving an Enemy by a card."""
    return [Slide(frm, to) for frm, to in shovable(state)]


def shovable(where: State | Draft) -> list[tuple[int, int]]:
    """Every Enemy within the active Hero's influence, with each Space it can be moved to."""
    terrain, occupied = where.terrain, where.occupied
    boss_low = terrain.boss_low
    near = occupied.translate(ONLY_ENEMIES)
    if boss_low < terrain.size:
        near = _on_this_side(near, boss_low, where.hero_at >= boss_low)
    return [way for ways in compress(terrain.leaving, near) for way in ways if not occupied[way[1]]]


def _on_this_side(near: bytes | bytearray, boss_low: int, at_boss: bool) -> bytes:
    """Only who stands above the border of the Boss Level, or only who stands below it (BLV-5)."""
    return bytes(boss_low) + near[boss_low:] if at_boss else bytes(near[:boss_low])


def slide_steps(state: State, frm: int) -> list[Step]:
    """Every way to go on with a longer shove of the Enemy on `frm`."""
    return [Step(to) for to in state.terrain.neighbours[frm] if not state.occupied[to]]


def shove_objections(state: State, frm: int, to: int) -> Iterator[Cite]:
    """Every clause that moving the Enemy on `frm` to `to` breaks."""
    checks = (
        shoved_is_an_enemy(state, frm),
        boss_level_is_sealed(state, frm),
        shoved_space_is_adjacent_and_free(state, frm, to),
    )
    return (c for c in checks if c is not None)


@rule("SYM-4")
def shoved_is_an_enemy(state: State, frm: int) -> Cite | None:
    """SYM-4: a shove moves an Enemy."""
    if state.terrain.covers(frm) and state.occupied[frm] >= FIRST_KIND:
        return None
    return cite("SYM-4", to=at(state, frm), nobody=1, **who(state, frm))


@rule("BLV-5")
def boss_level_is_sealed(state: State, frm: int) -> Cite | None:
    """BLV-5: Heroes below do not shove what is on the Boss Level, nor the reverse."""
    boss_low = state.terrain.boss_low
    if not state.terrain.covers(frm) or (frm >= boss_low) == (state.hero.at >= boss_low):
        return None
    return cite("BLV-5", to=at(state, frm), **who(state, frm))


@rule("ENM-5", "ADJ-5", "LVL-3", "MAP-2", "SYM-7")
def shoved_space_is_adjacent_and_free(state: State, frm: int, to: int) -> Cite | None:
    """ENM-5: it goes to an adjacent free Space, off Platforms or up through a Ladder too."""
    if not state.terrain.covers(frm) or state.occupied[frm] < FIRST_KIND:
        return None
    free = state.terrain.covers(to) and not state.occupied[to]
    if to in state.terrain.neighbours[frm] and free:
        return None
    outside = not 0 <= to < len(state.occupied)
    return cite(
        "ENM-5",
        **{"from": at(state, frm)},
        to="" if outside else at(state, to),
        free=int(free),
        **({"edge": "outside"} if outside else edge(state, frm, to)),
        **who(state, frm),
    )


@rule("ENM-8", off=1)
def shoves_needed(state: State, frm: int) -> int:
    """ENM-8: some Enemies take two shove symbols, used together."""
    figure = state.occupied[frm]
    return state.game.kinds[figure].shove_cost if figure >= FIRST_KIND else 1


def enough_shoves(state: State, action: Shove) -> Cite | None:
    """ENM-8: so many symbols, no more and no fewer."""
    if not state.terrain.covers(action.enemy):
        return None
    needs, has = shoves_needed(state, action.enemy), len(action.payment.sources)
    if has == needs:
        return None
    return cite("ENM-8" if needs > 1 else "SYM-7", needs=needs, has=has, **who(state, action.enemy))


def shove(draft: Draft, action: Shove) -> None:
    """SYM-4, SYM-7: pay, move the Enemy one Space, and go on with it if it goes further."""
    paying.take(draft, action.payment)
    reach = shove_reach(draft, action.payment.steps)
    slide(draft, action.enemy, action.to, reach - 1)


@rule("SYM-7", "GEM-4", off=1)
def shove_reach(draft: Draft, steps: int) -> int:
    """SYM-7, GEM-4: Spaces in all: one, one for each step of gems, and an ability's bonus once."""
    return foreseen_reach(draft.game, draft.heroes[draft.active], steps)


def foreseen_reach(game: Game, hero: Hero | Wallet, steps: int) -> int:
    """SYM-7: the Spaces that a shove with so many steps of gems would go."""
    return gems.raised(1 + bonus_of(game, hero).shove, steps, game.rulings)


@rule("SYM-4", "SYM-7", "ENM-6")
def slide(draft: Draft, frm: int, to: int, left: int) -> None:
    """SYM-4, ENM-6: the Enemy moves one Space and attacks nobody; `left` more may follow (SYM-7)."""
    figure = draft.occupied[frm]
    draft.occupied[frm] = FREE
    draft.occupied[to] = figure
    draft.events.append(Shoved(figure, frm, to))
    if left > 0 and any(not draft.occupied[n] for n in draft.terrain.neighbours[to]):
        draft.pending.append(Frame("slide", to, left))
