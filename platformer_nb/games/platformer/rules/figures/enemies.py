"""Enemies: the enemy die, their attacks, their abilities."""

from __future__ import annotations

from functools import lru_cache

from platformer_nb.core.registry import Instead
from platformer_nb.games.platformer.events import EnemyAttacked, EnemyMoved, EnemyStayed, Lost
from platformer_nb.games.platformer.events.ways import ATTACKS, Cause
from platformer_nb.games.platformer.model.state import FIRST_KIND, FREE, Hero, State, enemies
from platformer_nb.games.platformer.model.state_builder import Draft, Wallet
from platformer_nb.games.platformer.model.terrain import LEFT, NOWHERE, RIGHT, Terrain
from platformer_nb.games.platformer.registry import rule
from platformer_nb.games.platformer.rules.cards.bonus import bonus_of
from platformer_nb.games.platformer.rules.cards.temporary_effects import is_unseen
from platformer_nb.games.platformer.rules.course.solo import event_of
from platformer_nb.games.platformer.rules.figures import wounds
from platformer_nb.games.platformer.rules.figures.boss_level_seal import EVERYWHERE

ATTACK_FACE, LEFT_FACE, RIGHT_FACE = range(3)


def enemy_die(draft: Draft, face: int, within: range = EVERYWHERE) -> None:
    """Resolve the enemy die (step 4), or an effect like it on Enemies and Heroes `within` these Spaces."""
    if face == ATTACK_FACE:
        all_attack(draft, within)
    else:
        all_move(draft, LEFT if face == LEFT_FACE else RIGHT, within)


@rule("TRN-5", "ENM-4")
def all_attack(draft: Draft, within: range = EVERYWHERE) -> None:
    """TRN-5: every Enemy attacks every Hero on an adjacent Space, on every Level (ENM-4)."""
    # Attacks are simultaneous (TRN-13): find all Heroes reached before any of them faints.
    attacked = []
    for seat in range(draft.game.players):
        at = draft.heroes[seat].at
        if at in within:
            far = enemies_in_reach(draft, at)
            attackers = adjacent_enemies(draft, at)
            attackers += far
            if attackers and (attackers := daring(draft, seat, attackers)):
                attacked.append((seat, attackers, far))
    for seat, attackers, far in attacked:
        attack_together(draft, seat, attackers, "TRN-5", far)


@rule("TRN-6", "ENM-6")
def all_move(draft: Draft, direction: int, within: range = EVERYWHERE) -> None:
    """TRN-6: every Enemy moves one Space that way; none attacks by moving (ENM-6)."""
    spaces = front_first(obeying(draft), direction)
    if within is not EVERYWHERE:
        spaces = [space for space in spaces if space in within]
    terrain, occupied, tell = draft.terrain, draft.occupied, draft.events.append
    beside = terrain.adjacent[direction]
    for frm in spaces:
        to = beside[frm]
        figure = occupied[frm]
        why = blocked(occupied, to) or steps_off(terrain, to)  # the rule that keeps it
        if why is None:
            occupied[to] = figure
            occupied[frm] = FREE
            tell(_moved(figure, frm, to))
        else:
            tell(_stayed(figure, frm, why))


@rule("ENM-4", "BOS-1", off=Instead(lambda draft: _on_the_level_of(draft, draft.hero_at)))
def obeying(draft: Draft) -> list[int]:
    """ENM-4: Enemies on every Level act by the enemy die, and so does the Boss (BOS-1)."""
    return enemies(draft.occupied)


def _on_the_level_of(draft: Draft, space: int) -> list[int]:
    return [s for s in enemies(draft.occupied) if draft.level(s) == draft.level(space)]


@rule("ENM-3", off=Instead(lambda spaces, direction: spaces[:: 1 if direction == RIGHT else -1]))
def front_first(spaces: list[int], direction: int) -> list[int]:
    """ENM-3: all move at the same time, so those in front move first and leave their Spaces free."""
    return spaces[::-1] if direction == RIGHT else spaces


# Every turn moves every Enemy or has them attack, so these few facts are cached.
_attacked = lru_cache(maxsize=4096)(EnemyAttacked)
_moved = lru_cache(maxsize=4096)(EnemyMoved)
_stayed = lru_cache(maxsize=4096)(EnemyStayed)


@rule("ENM-2")
def blocked(occupied: bytearray | bytes, to: int) -> str | None:
    """ENM-2: Walls, the edge of the map, and Heroes and Enemies that do not move stop an Enemy."""
    return "ENM-2" if to == NOWHERE or occupied[to] else None


@rule("ENM-1")
def steps_off(terrain: Terrain, to: int) -> str | None:
    """ENM-1: an Enemy never moves onto a Space without a Platform."""
    return None if to == NOWHERE or terrain.floor[to] else "ENM-1"


def adjacent_enemies(where: Draft | State, at: int) -> list[int]:
    """Return the Spaces of all Enemies that can attack a Hero standing at `at`."""
    occupied = where.occupied
    found = [n for n in where.terrain.neighbours[at] if occupied[n] >= FIRST_KIND]
    if at >= where.terrain.boss_low:
        boss = boss_beside(where, at)
        if boss >= 0 and boss not in found:
            found.append(boss)
    return found


@rule("BOS-6", off=NOWHERE)
def boss_beside(where: Draft | State, at: int) -> int:
    """BOS-6: the Boss attacks the four next Spaces of its Level, whatever lies between."""
    terrain = where.terrain
    boss = where.occupied.find(where.game.boss_code)
    if boss < terrain.boss_low or terrain.direction(boss, at) == NOWHERE:
        return NOWHERE
    return boss


@rule("ENM-7", off=())
def enemies_in_reach(where: Draft | State, at: int) -> tuple[int, ...]:
    """ENM-7: return the Enemies whose attack by the enemy die reaches along the Row, over free Spaces."""
    occupied = where.occupied
    longest = 0
    for code, reach in where.game.far:
        if reach > longest and code in occupied:
            longest = reach
    if not longest:
        return ()
    found = []
    for beside in (where.terrain.adjacent[LEFT], where.terrain.adjacent[RIGHT]):
        space = beside[at]
        for apart in range(1, longest):
            if space == NOWHERE or occupied[space]:
                break
            space = beside[space]
            if space != NOWHERE and kinds_reach(where, space) > apart:
                found.append(space)
    return tuple(found)


def kinds_reach(where: Draft | State, space: int) -> int:
    """Return how far the figure on a Space attacks along its Row; 0 if it does not."""
    figure = where.occupied[space]
    return where.game.kinds[figure].reach if figure >= FIRST_KIND else 0


def daring(where: Draft | State, seat: int, spaces: list[int]) -> list[int]:
    """Return those of the Enemies on these Spaces that attack the Hero of a seat: its cards stop some."""
    if not spaces:
        return spaces
    hero = where.heroes[seat]
    fear = bonus_of(where.game, hero).fear
    if not fear and not hero.boons:
        return spaces
    hidden = is_unseen(hero)
    return [s for s in spaces if attacks_it(where, where.occupied[s], fear, hidden)]


@rule("CRD-1", off=True)
def attacks_it(where: Draft | State, figure: int, fear: int, hidden: bool) -> bool:
    """CRD-1: no Enemy attacks an unseen Hero or one that it fears; the Boss attacks both."""
    if figure == where.game.boss_code:
        return True
    return not hidden and not 0 < where.game.kinds[figure].grade <= fear


@rule("CRD-1", off=False)
def sneaks(where: Draft | State, seat: int) -> bool:
    """CRD-1: a Hero with this bonus Moves without triggering zones of control (ZOC-1)."""
    return bonus_of(where.game, where.heroes[seat]).sneak


@rule("WND-1", "TRN-13", "ZOC-4", "BOS-13")
def attack_together(
    draft: Draft, seat: int, attackers: list[int], why: str, far: tuple[int, ...] = ()
) -> None:
    """TRN-13, ZOC-4: attacks at the same time are one event: Wounds add up, one faint at most.

    Each deals the damage of its Enemy (WND-1), of the Boss too (BOS-13). Attacks from the Spaces `far` are
    due to an ability (ENM-7), the others to the rule `why`.
    """
    kinds = draft.game.kinds
    armour = armour_of(draft, draft.heroes[seat])
    total = 0
    cause: Cause = draft.occupied[attackers[0]] if len(attackers) == 1 else ATTACKS
    for space in attackers:
        kind = kinds[draft.occupied[space]]
        dealt = max(0, kind.damage - armour)
        total += dealt
        rule_id = "ENM-7" if space in far else why
        draft.events.append(_attacked(draft.occupied[space], space, seat + 1, dealt, rule_id))
        if kind.hit_resets_special or kind.hit_steals_coins:
            on_hit(draft, seat, draft.occupied[space])
    wounds.suffer(draft, seat, total, cause=cause)


@rule("CRD-1", "SOL-2", off=0)
def armour_of(draft: Draft, hero: Hero | Wallet) -> int:
    """CRD-1, SOL-2: return the reduction of each Enemy attack by cards and the event of the turn."""
    return bonus_of(draft.game, hero).armour - event_of(draft).enemy_damage


@rule("ENM-7")
def on_hit(draft: Draft, seat: int, figure: int) -> None:
    """ENM-7: apply the ability of a kind that affects a Hero it attacks."""
    kind = draft.game.kinds[figure]
    if kind.hit_resets_special:
        wounds.reset_special(draft, seat, figure)
    if kind.hit_steals_coins:
        lose(draft, seat, kind.hit_steals_coins, 0, cause=figure)


@rule("ENM-7")
def near_move(draft: Draft, seat: int, at: int) -> None:
    """ENM-7: apply the ability of a kind that affects a Hero Moving next to it (the Ent's)."""
    kinds, occupied = draft.game.kinds, draft.occupied
    for space in draft.terrain.neighbours[at]:
        if occupied[space] >= FIRST_KIND and (cost := kinds[occupied[space]].near_move_costs):
            coins = min(cost, draft.heroes[seat].coins)
            lose(draft, seat, coins, cost - coins, cause=occupied[space])


def lose(
    draft: Draft, seat: int, coins: int, gems: int, why: str = "ENM-7", cause: Cause = 0
) -> None:
    """Take coins and gems from a Hero, at most those it has; `cause`: who or what takes them."""
    seen = draft.heroes[seat]
    coins, gems = min(coins, seen.coins), min(gems, seen.gems)
    if coins or gems:
        hero = draft.hero(seat)
        hero.coins -= coins
        hero.gems -= gems
        draft.events.append(Lost(seat + 1, coins, gems, why, cause))
