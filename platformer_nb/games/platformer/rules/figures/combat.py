"""Actions of a Hero against Enemies: attacks and shoves."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import compress

from platformer_nb.core.registry import Instead
from platformer_nb.core.ruling import Cite
from platformer_nb.games.platformer.events import Burst, Defeated, Looted, Shoved, Struck, Won
from platformer_nb.games.platformer.model.actions import Attack, Shove, Slide, Step
from platformer_nb.games.platformer.model.box.box import SHOVE
from platformer_nb.games.platformer.model.facts import (
    at,
    cite,
    figure_on,
    first_broken,
    nobody,
    who,
)
from platformer_nb.games.platformer.model.state import (
    FIRST_KIND,
    FREE,
    ONLY_ENEMIES,
    Constants,
    Hero,
    State,
    due,
)
from platformer_nb.games.platformer.model.state_builder import Draft, Wallet
from platformer_nb.games.platformer.model.terrain import NOWHERE
from platformer_nb.games.platformer.registry import rule
from platformer_nb.games.platformer.rules.cards.bonus import bonus_of
from platformer_nb.games.platformer.rules.course.solo import count_defeated
from platformer_nb.games.platformer.rules.dice import gems, paying
from platformer_nb.games.platformer.rules.dice.action_cache import Means
from platformer_nb.games.platformer.rules.dice.payment import MOST_SOURCES
from platformer_nb.games.platformer.rules.figures import adjacency
from platformer_nb.games.platformer.rules.figures.boss_level_seal import sealed_off, within_reach
from platformer_nb.games.platformer.rules.figures.wounds import suffer

MOST_SWORDS = MOST_SOURCES
"""No attack can use more sources."""

# --- attacking -------------------------------------------------------------------------------------------


def attacks(state: State, means: Means) -> list[Attack]:
    """Return every legal attack of the active Hero."""
    found: list[Attack] = []
    occupied = state.occupied
    for target in state.terrain.neighbours[state.heroes[state.active].at]:
        if occupied[target] >= FIRST_KIND:
            found += means.attacks.at((target,))
    return found


def attack_objections(state: State, target: int) -> Iterator[Cite]:
    """Yield why this Space cannot be attacked: it has no Enemy, or is out of reach, with the reason."""
    wrong = first_broken(target_is_an_enemy(state, target), sealed_off(state, target))
    if wrong is not None:
        yield wrong
        return
    away = target_is_adjacent(state, target)
    if away is not None:
        yield from adjacency.out_of_reach(state, state.hero.at, target, away)


@rule("ATK-5")
def target_is_an_enemy(state: State, target: int) -> Cite | None:
    """ATK-5: an attack has one target, an Enemy; Heroes are never attacked by Heroes."""
    if state.terrain.covers(target) and state.occupied[target] >= FIRST_KIND:
        return None
    return cite("ATK-5", **nobody(state, state.hero.at, target))


@rule("ATK-1", "ADJ-1", "ADJ-2", "ADJ-3")
def target_is_adjacent(state: State, target: int) -> Cite | None:
    """ATK-1, ADJ-1: the Enemy stands on an adjacent Space.

    Walls and Platforms separate (ADJ-2); Ladders join (ADJ-3).
    """
    if target in state.terrain.neighbours[state.hero.at]:
        return None
    return cite(
        "ATK-1",
        **{"from": at(state, state.hero.at)},
        to=at(state, target),
        **who(state, target),
    )


@rule("SYM-2")
def attack(draft: Draft, action: Attack) -> None:
    """SYM-2: pay and attack."""
    paying.take(draft, action.payment)
    strike(draft, action.target, wounds_dealt(draft, action.payment.power))


@rule("ATK-3", "ATK-6", off=0)
def wounds_dealt(draft: Draft, power: int) -> int:
    """ATK-3: all sources add up in one attack. ATK-6: a bonus for the next attack is used up."""
    wounds = _wounds(draft, draft.heroes[draft.active], power)
    draft.bonus = 0
    return wounds


def foreseen_wounds(state: State, power: int) -> int:
    """ATK-3: return the Wounds that an attack of this power would deal now."""
    return _wounds(state, state.hero, power)


def _wounds(where: State | Draft, hero: Hero | Wallet, power: int) -> int:
    return power + bonus_of(where.game, hero).attack + token_bonus(where.game, hero) + where.bonus


@rule("BOS-5", off=0)
def token_bonus(game: Constants, hero: Hero | Wallet) -> int:
    """BOS-5: return the Wounds that the Boss tokens of a Hero add to its attacks."""
    if not hero.tokens:
        return 0
    known = game.box.bosses[game.boss].tokens
    return sum(known[t].attack for t in hero.tokens)


@rule("ATK-2", "ATK-5", "BOS-3")
def strike(draft: Draft, target: int, wounds: int, why: str = "SYM-2") -> None:
    """ATK-2: an attack that deals at least the Enemy's health defeats it; less does nothing.

    ATK-5: excess Wounds are lost. BOS-3: the Boss's health too has to be dealt in one attack.
    """
    figure = draft.occupied[target]
    needed = health(draft, figure)
    draft.events.append(Struck(draft.active + 1, figure, target, wounds, needed, why))
    if wounds >= needed:
        count_defeated(draft, figure, wounds - needed)
        defeat(draft, target)


@rule("BOS-3", off=Instead(lambda where, figure: where.game.kinds[figure].health))
def health(where: Draft | State, figure: int) -> int:
    """BOS-3: the Boss's health counts the Levels the tower was built with (house rule: those standing)."""
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
    """ENM-7: apply the ability of a kind that wounds every Hero next to it when it is defeated."""
    draft.events.append(Burst(figure, frm))
    for space in draft.terrain.neighbours[frm]:
        if 0 < draft.occupied[space] < FIRST_KIND:
            seat = draft.occupied[space] - 1
            suffer(draft, seat, draft.game.kinds[figure].defeat_wounds, "ENM-7", figure)


@rule("SET-9", "BOS-12")
def win(draft: Draft) -> None:
    """SET-9, BOS-12: the player who defeats the Boss wins at once."""
    draft.winner = draft.active
    draft.pending.clear()
    draft.events.append(Won(draft.active))


# --- shoving -----------------------------------------------------------------------------------------------


def shoves(state: State, means: Means) -> list[Shove]:
    """Return every legal shove of the active Hero; some Enemies may take more than one symbol (ENM-8)."""
    occupied = state.occupied
    heavy = state.game.heavy
    mixed = False
    for code in heavy:  # a box has one such kind; a generator costs more than the search
        if code in occupied:
            mixed = True
    found: list[Shove] = []
    plain = book = means.shoves
    # The loop of `shovable` and the look-ups of `Book.at` in one: half of all positions come here.
    for ways in _from_each_enemy(state):
        if mixed and ways:
            enemy = ways[0][0]
            strong = occupied[enemy] in heavy
            book = means.shoves_of(shoves_needed(state, enemy)) if strong else plain
        made = book.made
        for way in ways:
            if not occupied[way[1]]:
                try:
                    found += made[way]
                except KeyError:
                    found += book.make(way)
    return found


def slides(state: State) -> list[Slide]:
    """Return every way to begin moving an Enemy by a card."""
    return [Slide(frm, to) for frm, to in shovable(state)]


def shovable(where: State | Draft) -> list[tuple[int, int]]:
    """Return every Enemy on the active Hero's side of the seal, with each Space it can be moved to."""
    occupied = where.occupied
    return [way for ways in _from_each_enemy(where) for way in ways if not occupied[way[1]]]


def _from_each_enemy(where: State | Draft) -> Iterator[tuple[tuple[int, int], ...]]:
    """Return the Space of each Enemy on the active Hero's side of the seal, with each adjacent one."""
    terrain, near = where.terrain, where.occupied.translate(ONLY_ENEMIES)
    if terrain.boss_low < terrain.size:
        reached = within_reach(where)
        near = bytes(reached.start) + near[reached.start : reached.stop]
    return compress(terrain.leaving, near)


def slide_steps(state: State, frm: int) -> list[Step]:
    """Return every way to go on with a longer shove of the Enemy on `frm`."""
    return [_step(to) for to in state.terrain.neighbours[frm] if not state.occupied[to]]


_step = lru_cache(maxsize=4096)(Step)


def shove_objections(state: State, frm: int, to: int) -> Iterator[Cite]:
    """Yield why the figure on `frm` cannot be moved to `to`: no Enemy, out of reach, or no way there."""
    wrong = first_broken(shoved_is_an_enemy(state, frm), sealed_off(state, frm))
    if wrong is not None:
        yield wrong
        return
    away = shoved_space_is_adjacent(state, frm, to)
    if away is not None:
        yield from adjacency.barred(state, frm, to, away)
        return
    taken = shoved_space_is_free(state, frm, to)
    if taken is not None:
        yield taken


@rule("SYM-4")
def shoved_is_an_enemy(state: State, frm: int) -> Cite | None:
    """SYM-4: a shove moves an Enemy."""
    if state.terrain.covers(frm) and state.occupied[frm] >= FIRST_KIND:
        return None
    return cite("SYM-4", nobody=1, **nobody(state, NOWHERE, frm))


@rule("ENM-5", "ADJ-5", "LVL-3", "SYM-7")
def shoved_space_is_adjacent(state: State, frm: int, to: int) -> Cite | None:
    """ENM-5, SYM-7: the Enemy goes to an adjacent Space, also off Platforms or up through a Ladder.

    No Space across the Boss Level's border (ADJ-5) or of a hidden Level (LVL-3) is adjacent.
    """
    if not state.terrain.covers(frm) or to in state.terrain.neighbours[frm]:
        return None
    return cite(
        "ENM-5",
        **{"from": at(state, frm)},
        to=at(state, to) if 0 <= to < len(state.occupied) else "",
        same=int(to == frm),
        **who(state, frm),
    )


@rule("ENM-5", "MAP-2")
def shoved_space_is_free(state: State, frm: int, to: int) -> Cite | None:
    """ENM-5, MAP-2: the Enemy goes to a Space without a figure, and pushes nobody."""
    if not state.terrain.covers(to) or not state.occupied[to]:
        return None
    facts = {"from": at(state, frm), "to": at(state, to), "figure": figure_on(state, to)}
    return cite("ENM-5", **facts, free=0, **who(state, frm))


@rule("ENM-5")
def shoved_pushes_nobody(state: State, frm: int, push: int) -> Cite | None:
    """ENM-5: an Enemy that is moved pushes nobody out of its way."""
    if push == NOWHERE:
        return None
    return cite(
        "ENM-5", **{"from": at(state, frm)}, pushes=1, space=at(state, push), **who(state, frm)
    )


@rule("ENM-8", off=1)
def shoves_needed(state: State, frm: int) -> int:
    """ENM-8: some Enemies take two shove symbols, used together."""
    figure, kinds = state.occupied[frm], state.game.kinds
    return kinds[figure].shove_cost if figure in kinds else 1


@rule("ENM-8", "SYM-7")
def enough_shoves(state: State, action: Shove) -> Cite | None:
    """ENM-8, SYM-7: a shove uses exactly this many symbols; ENM-8 also covers missing ones.

    Of one shove paid with other symbols it does not matter how many they are.
    """
    if not state.terrain.covers(action.enemy):
        return None
    needs, has = shoves_needed(state, action.enemy), len(action.payment.sources)
    if needs == 1 and paying.gives_another(state, action.payment, SHOVE):
        return None
    if has == needs > 1:
        has = paying.there(state, action.payment, SHOVE)
    if has == needs:
        return None
    return cite("ENM-8" if needs > 1 else "SYM-7", needs=needs, has=has, **who(state, action.enemy))


@rule("SYM-4", "SYM-7")
def shove(draft: Draft, action: Shove) -> None:
    """SYM-4, SYM-7: pay, move the Enemy one Space, and go on with it if it goes further."""
    paying.take(draft, action.payment)
    reach = shove_reach(draft, action.payment.steps)
    slide(draft, action.enemy, action.to, reach - 1)


@rule("SYM-7", "GEM-4", off=1)
def shove_reach(draft: Draft, steps: int) -> int:
    """SYM-7, GEM-4: return the Spaces in all: one, one for each step of gems, and an ability's bonus once."""
    return foreseen_reach(draft.game, draft.heroes[draft.active], steps)


def foreseen_reach(game: Constants, hero: Hero | Wallet, steps: int) -> int:
    """SYM-7: return the Spaces that a shove with this many steps of gems would go."""
    return gems.raised(1 + bonus_of(game, hero).shove, steps, game.rulings)


_shoved = lru_cache(maxsize=4096)(Shoved)  # the same few shoves, over and over


@rule("SYM-4", "SYM-7", "ENM-6")
def slide(draft: Draft, frm: int, to: int, left: int, by: str = "") -> None:
    """SYM-4, ENM-6: the Enemy moves one Space and attacks nobody; `left` more may follow (SYM-7).

    `by` is BY_CARD if no symbol is used for it.
    """
    figure = draft.occupied[frm]
    draft.occupied[frm] = FREE
    draft.occupied[to] = figure
    draft.events.append(_shoved(figure, frm, to, "CRD-1" if by else "SYM-4"))
    if left > 0 and any(not draft.occupied[n] for n in draft.terrain.neighbours[to]):
        draft.pending.append(due("slide", to, left, by))
