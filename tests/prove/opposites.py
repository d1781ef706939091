"""Opposites of rules that forbid something: what the game would be if it happened.

Switching a function off does not prove such a rule: nothing falls by itself with or without Gravity. So the
forbidden effect is added around a function where it could occur, and an example of the rule has to notice.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from types import FunctionType
from typing import Any

from platformer_nb.core.registry import Entry, Instead
from platformer_nb.games.platformer.events import Pushed
from platformer_nb.games.platformer.model.box.box import BLANK
from platformer_nb.games.platformer.model.facts import cite
from platformer_nb.games.platformer.model.state import (
    FIRST_KIND,
    FREE,
    GRAVITY,
    NOTHING,
    SPECIAL_DIE,
)
from platformer_nb.games.platformer.model.state_builder import Draft
from platformer_nb.games.platformer.model.terrain import ICON, TRAP
from platformer_nb.games.platformer.rules.cards import cards, effect_resolution, targeting
from platformer_nb.games.platformer.rules.course import levels, solo, turn
from platformer_nb.games.platformer.rules.dice.payment import EMPTY
from platformer_nb.games.platformer.rules.figures import (
    boss,
    combat,
    enemies,
    gravity,
    movement,
    on_enter,
    portals,
    spawning,
    wounds,
)

Original = Callable[..., Any]
Opposite = Callable[..., Any]
"""Replaces a function: called with the original function, then with its arguments."""


def instead(function: Any, opposite: Opposite) -> Entry:
    """Return an entry that, switched off, replaces the function with its opposite."""
    copy = FunctionType(
        function.__code__, function.__globals__, function.__name__, function.__defaults__
    )
    copy.__kwdefaults__ = function.__kwdefaults__
    return Entry((), function, Instead(lambda *args, **kw: opposite(copy, *args, **kw)))


# --- falling -------------------------------------------------------------------------------------------------


def then_all_falls(original: Original, draft: Draft, *args: Any, **kw: Any) -> Any:
    """Gravity applies by itself after this."""
    answer = original(draft, *args, **kw)
    gravity.apply_gravity(draft)
    return answer


def tokens_fall_too(original: Original, draft: Draft) -> None:
    """Coins and gems fall with the figures."""
    original(draft)
    lying, width = bytearray(draft.lying), draft.terrain.width
    for space in range(draft.terrain.low + width, draft.terrain.size):
        if lying[space] and not draft.terrain.floor[space] and not lying[space - width]:
            lying[space - width], lying[space] = lying[space], NOTHING
    draft.lying = bytes(lying)


def falling_past_takes_all(original: Original, draft: Draft, frm: int, **kw: Any) -> None:
    """A falling figure takes every token and icon on the way."""
    figure = draft.occupied[frm]
    original(draft, frm, **kw)
    if figure < FIRST_KIND:
        to = draft.heroes[figure - 1].at
        for space in range(to + draft.terrain.width, frm, draft.terrain.width):
            if draft.lying[space]:
                on_enter.take_token(draft, figure - 1, space)
            if draft.terrain.feature[space] == ICON:
                on_enter.take_icon(draft, figure - 1, space)


def attacked_in_the_fall(original: Original, draft: Draft, frm: int, **kw: Any) -> None:
    """Enemies beside the Spaces that a Hero falls past attack it."""
    figure, space = draft.occupied[frm], frm
    while figure < FIRST_KIND and draft.heroes[figure - 1].at == frm:
        _attacked(draft, figure - 1, space)
        if draft.terrain.floor[space]:
            break
        space -= draft.terrain.width
    if draft.occupied[frm] == figure:
        original(draft, frm, **kw)


# --- attacks ---------------------------------------------------------------------------------------------------


def _attacked(draft: Draft, seat: int, at: int) -> None:
    found = enemies.adjacent_enemies(draft, at)
    if found:
        enemies.attack_together(draft, seat, found, "ZOC-1")


def pushed_is_attacked(original: Original, draft: Draft, to: int, push: int) -> None:
    """A pushed Hero is attacked by the Enemies beside its old and its new Space."""
    figure = draft.occupied[to]
    original(draft, to, push)
    if 0 < figure < FIRST_KIND:
        for space in (to, push):
            _attacked(draft, figure - 1, space)


def attacked_at_the_end(original: Original, draft: Draft, seat: int, to: int) -> None:
    """Enemies beside the Space that a Hero enters attack it."""
    original(draft, seat, to)
    _attacked(draft, seat, to)


def attacked_at_the_portal(original: Original, draft: Draft, action: Any) -> None:
    """Enemies beside the portal attack the Hero that leaves by it."""
    _attacked(draft, draft.active, draft.hero_at)
    original(draft, action)


def attacked_when_put(original: Original, draft: Draft, *args: Any) -> None:
    """Being put somewhere by a card counts as a Move: Enemies beside attack."""
    _attacked(draft, draft.active, draft.hero_at)
    original(draft, *args)


def moving_enemies_attack(original: Original, draft: Draft, *args: Any) -> None:
    """Enemies attack after they are moved."""
    original(draft, *args)
    enemies.all_attack(draft)


def one_attack_after_the_other(
    original: Original, draft: Draft, seat: int, attackers: list[int], *args: Any
) -> None:
    """Simultaneous attacks are suffered one by one."""
    for space in attackers:
        original(draft, seat, [space], *args)


def any_attack_defeats(original: Original, draft: Draft, target: int, *args: Any) -> None:
    """An attack with too few Wounds defeats all the same."""
    original(draft, target, *args)
    if draft.occupied[target] >= FIRST_KIND:
        combat.defeat(draft, target)


def dice_alone_count(_original: Original, _draft: Draft, power: int) -> int:
    """Nothing is added to the payment."""
    return power


def more_loot(original: Original, draft: Draft, target: int) -> None:
    """The attacker gains a coin more than the card shows."""
    original(draft, target)
    draft.hero(draft.active).coins += 1


def reaches_all(original: Original, draft: Draft, seat: int, _reach: str) -> Any:
    """Every attack card reaches the whole Boss Level."""
    return original(draft, seat, "everywhere")


def reaches_below(original: Original, draft: Draft, seat: int, reach: str) -> Any:
    """A card without a range reaches Heroes below the Boss Level, and those off the map."""
    return reach == "everywhere" or original(draft, seat, reach)


def effects_the_other_way_round(original: Original, draft: Draft) -> Any:
    """The last effect of an attack card is settled first."""
    return {key: replace(c, effects=c.effects[::-1]) for key, c in original(draft).items()}


def cards_deal_boss_damage(original: Original, draft: Draft, seat: int, _dealt: int) -> None:
    """Every attack card deals the Boss's own damage."""
    original(draft, seat, draft.game.kinds[draft.game.boss_code].damage)


# --- Traps, tokens, Levels ----------------------------------------------------------------------------------------


def enemies_meet_the_space(original: Original, draft: Draft, frm: int, to: int, left: int) -> None:
    """A shoved Enemy takes tokens and is hurt by Traps."""
    original(draft, frm, to, left)
    _met(draft, to)


def pushed_enemies_meet_the_space(original: Original, draft: Draft, to: int, push: int) -> None:
    """A pushed Enemy takes tokens and is hurt by Traps."""
    figure = draft.occupied[to]
    original(draft, to, push)
    if figure >= FIRST_KIND:
        _met(draft, push)


def _met(draft: Draft, to: int) -> None:
    draft.lying = draft.lying[:to] + bytes((NOTHING,)) + draft.lying[to + 1 :]
    if draft.terrain.feature[to] == TRAP:
        draft.occupied[to] = FREE


def pushed_heroes_meet_nothing(_original: Original, draft: Draft, to: int, push: int) -> None:
    """A pushed Hero takes no token and springs no Trap."""
    figure = draft.occupied[to]
    if figure:
        draft.occupied[to], draft.occupied[push] = FREE, figure
        draft.events.append(Pushed(figure, to, push, draft.active + 1))
        if figure < FIRST_KIND:
            draft.hero(figure - 1).at = push


def filled_again(original: Original, draft: Draft, seat: int, to: int) -> None:
    """A taken token lies there again."""
    before = draft.lying
    original(draft, seat, to)
    draft.lying = before


def any_arrival_reveals(_original: Original, draft: Draft, to: int) -> None:
    """Being pushed, placed or landing in the top Row reveals the next Level."""
    levels.reveal_due(draft, to)


def twice(original: Original, draft: Draft) -> None:
    """A second Level is removed if the Hero is still high enough."""
    original(draft)
    original(draft)


def loot_of_the_removed(original: Original, draft: Draft, level: int) -> None:
    """Enemies removed with a Level count as defeated by the active Hero."""
    last = level * levels.row_block(draft)
    for space in range(draft.terrain.low, last):
        if draft.occupied[space] >= FIRST_KIND:
            solo.count_defeated(draft, draft.occupied[space], 0)
            combat.defeat(draft, space)
    original(draft, level)


def turn_ends_with_the_reveal(original: Original, draft: Draft, level: Any) -> None:
    """Revealing a Level ends the actions."""
    original(draft, level)
    if draft.turn:
        draft.step = SPECIAL_DIE


def first_to_enter_closes(_original: Original, draft: Draft) -> None:
    """The first Hero on the Boss Level removes all others."""
    for level in range(draft.level(draft.terrain.low), draft.level(draft.terrain.boss_low)):
        levels.remove(draft, level)


# --- faints, tokens, dice --------------------------------------------------------------------------------------------


def faint_costs_all(original: Original, draft: Draft, seat: int) -> None:
    """A fainting Hero loses coins, gems, items and potions."""
    original(draft, seat)
    hero = draft.hero(seat)
    hero.coins, hero.gems, hero.items, hero.potions = 0, 0, (), ()


def faint_ends_the_turn(original: Original, draft: Draft, seat: int) -> None:
    """A fainting Hero loses the rest of its pool and its bonuses of this turn."""
    original(draft, seat)
    draft.pool, draft.bonus = EMPTY, 0


def wounds_go_on(
    original: Original, draft: Draft, seat: int, dealt: int, *args: Any, **named: Any
) -> None:
    """Wounds beyond the last heart are suffered from the new ones."""
    hearts = draft.heroes[seat].hearts
    original(draft, seat, dealt, *args, **named)
    if draft.heroes[seat].at < 0:
        draft.hero(seat).hearts -= max(0, dealt - hearts)


def poison_is_used_up(original: Original, draft: Draft) -> None:
    """A Poison token is discarded once it has acted."""
    original(draft)
    hero = draft.hero(draft.active)
    hero.tokens = tuple(token for token in hero.tokens if token != "poison")


def stone_forbids_the_setting(original: Original, draft: Draft) -> Any:
    """With a Stone token the Special die cannot be set."""
    if draft.step == SPECIAL_DIE and "stone" in draft.heroes[draft.active].tokens:
        draft.step = GRAVITY
        return True
    return original(draft)


def stone_holds_no_ladder(original: Original, terrain: Any, figure: int, space: int) -> bool:
    """A Hero of stone does not hold on to a Ladder."""
    return original(terrain, figure, space) and figure == 1


def boss_die_moves_enemies(original: Original, draft: Draft, face: int) -> None:
    """The roll of the Boss Turn moves Enemies, or makes them attack."""
    enemies.enemy_die(draft, face)
    original(draft, face)


def faint_binds_too(_original: Original, state: Any) -> Any:
    """A Hero who fainted in its own Actions step may not end it without a Spawn either."""
    return cite("TRN-12", hero=state.hero.card) if state.hero.at < 0 else None


def bonus_waits_for_success(original: Original, draft: Draft, power: int) -> Any:
    """A bonus for the next attack is not used up by it."""
    bonus = draft.bonus
    answer = original(draft, power)
    draft.bonus = bonus
    return answer


def special_die_is_lost(original: Original, draft: Draft) -> None:
    """What the Special die shows is lost like the rest of the dice."""
    original(draft)
    for seat in range(draft.game.players):
        draft.hero(seat).special = BLANK


def bought_items_are_exhausted(original: Original, draft: Draft, action: Any) -> None:
    """An item is ready in the turn after it was bought."""
    original(draft, action)
    hero = draft.hero(draft.active)
    hero.items = tuple((item, ready and item != action.card) for item, ready in hero.items)


OPPOSITES: dict[str, tuple[tuple[Any, Opposite], ...]] = {
    "MAP-5": (
        (combat.slide, enemies_meet_the_space),
        (movement.make_way, pushed_enemies_meet_the_space),
    ),
    "MAP-7": ((on_enter.take_token, filled_again),),
    "MAP-8": ((gravity.fall, falling_past_takes_all),),
    "MAP-12": ((combat.slide, enemies_meet_the_space),),
    "DIE-2": ((turn.lose_dice, special_die_is_lost),),
    "DIE-6": ((turn.lose_dice, special_die_is_lost),),
    "TRN-12": ((spawning.must_spawn_first, faint_binds_too),),
    "TRN-13": ((enemies.attack_together, one_attack_after_the_other),),
    "SPN-3": ((spawning.come_in, attacked_at_the_end),),
    "CRD-3": ((cards.buy, bought_items_are_exhausted),),
    "CRD-4": ((effect_resolution.climb, attacked_when_put), (targeting.blink, attacked_when_put)),
    "GRA-2": ((gravity.fall, attacked_in_the_fall),),
    "GRA-3": ((gravity.apply_gravity, tokens_fall_too),),
    "GRA-9": (
        (combat.defeat, then_all_falls),
        (combat.slide, then_all_falls),
        (enemies.enemy_die, then_all_falls),
    ),
    "MOV-2": ((movement.move, then_all_falls),),
    "PRT-2": ((portals.travel, attacked_at_the_portal),),
    "ZOC-3": (
        (movement.make_way, pushed_is_attacked),
        (gravity.fall, attacked_in_the_fall),
        (spawning.come_in, attacked_at_the_end),
    ),
    "ZOC-4": ((enemies.attack_together, one_attack_after_the_other),),
    "PSH-4": ((movement.make_way, pushed_heroes_meet_nothing),),
    "PSH-5": ((movement.make_way, pushed_enemies_meet_the_space),),
    "ENM-6": ((combat.slide, moving_enemies_attack), (enemies.all_move, moving_enemies_attack)),
    "LVL-2": ((levels.reveal, turn_ends_with_the_reveal),),
    "LVL-5": ((levels.remove_due, twice),),
    "LVL-6": ((levels.reveal_entered, any_arrival_reveals),),
    "LVL-8": ((levels.remove, loot_of_the_removed),),
    "ATK-2": ((combat.strike, any_attack_defeats),),
    "ATK-3": ((combat.wounds_dealt, dice_alone_count),),
    "ATK-6": ((combat.wounds_dealt, bonus_waits_for_success),),
    "ATK-7": ((combat.defeat, more_loot),),
    "WND-3": ((wounds.suffer, wounds_go_on),),
    "FNT-2": ((wounds.faint, faint_costs_all),),
    "FNT-4": ((wounds.faint, faint_ends_the_turn),),
    "BOS-7": ((boss.in_range, reaches_all),),
    "BOS-8": ((boss.cards, effects_the_other_way_round),),
    "BOS-13": ((boss.hit, cards_deal_boss_damage),),
    "BOS-15": ((boss.in_range, reaches_below),),
    "BOS-16": ((gravity.fall, falling_past_takes_all),),
    "MED-1": ((boss.boss_rolls, boss_die_moves_enemies),),
    "MED-5": ((turn.proceed, stone_forbids_the_setting), (gravity.may_hold, stone_holds_no_ladder)),
    "MED-6": ((boss.tokens_act, poison_is_used_up),),
    "BLV-8": ((levels.all_entered, first_to_enter_closes),),
    "ART-4": ((wounds.faint, faint_costs_all),),
    "SOL-6": ((levels.remove, loot_of_the_removed),),
}
"""Rule -> pairs of a function and the opposite to put around it."""
