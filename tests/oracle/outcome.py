"""The position after an action or a chance event. Raises OutOfScope."""

from __future__ import annotations

from tests.oracle import facts
from tests.oracle.actions import Action, read_action, target
from tests.oracle.aims import aim, throw, turn_die
from tests.oracle.attacks import attack
from tests.oracle.cards import ABILITY, decline, settle, use
from tests.oracle.falling import answer_ladder, apply_gravity
from tests.oracle.gains import gain_coins, gain_gems, gain_hearts, happened, passive
from tests.oracle.legality import OUT_OF_SCOPE, price
from tests.oracle.levels import leave_empty, place_boss, reveal_level
from tests.oracle.movement import first_step, next_step, through_portal
from tests.oracle.payments import effect, pay
from tests.oracle.position import Position, read_place
from tests.oracle.scope import OutOfScope
from tests.oracle.shoves import shove, slide, slide_on
from tests.oracle.spawning import spawn
from tests.oracle.turns import (
    after_the_roll,
    begin_actions,
    end_actions,
    end_step,
    event_revealed,
    gravity_step,
)

CHANCE_IN_SCOPE = ("roll", "reroll", "reveal", "draw", "event")


def after(position: Position, text: str) -> Position:
    """Return the position after a legal action or a chance event."""
    position = position.copy()
    verb = text.split()[0]
    if verb in CHANCE_IN_SCOPE:
        chance(position, verb, text.split()[1:])
    else:
        decide(position, read_action(text))
    settle(position)
    if position.over:
        position.pending = []
    return position


def decide(position: Position, action: Action) -> None:
    """Apply an action of a player."""
    if action.verb in OUT_OF_SCOPE:
        raise OutOfScope(action.verb)
    if position.pending:
        answer(position, action)
    elif action.verb == "set":
        set_special(position, action)
    else:
        act(position, action)


def act(position: Position, action: Action) -> None:
    """TRN-7: apply an action of the Actions step. Its cost is paid first (ZOC-4)."""
    payment = action.payment
    here = position.place_of(position.active)
    if action.verb == "discard":
        pay(position, payment)
        position.hero.tokens.remove("stone")
        return
    if payment:
        pay(position, payment)
    match action.verb:
        case "spawn":
            spawn(position, read_place(action.what))
        case "move" if here:
            to = target(here, action.what)
            push = target(to, action.to) if action.to else None
            first_step(position, to, push, effect(position, payment[0]))
        case "portal":
            to = read_place(action.what)
            through_portal(position, to, target(to, action.to) if action.to else None)
        case "attack":
            attack(position, read_place(action.what), payment)
        case "shove":
            enemy = read_place(action.what)
            shove(position, enemy, target(enemy, action.to), payment)
        case "coin":
            more = passive(position.hero, "coin")
            gain_coins(position, position.active, effect(position, payment[0], more))
        case "star":
            use_star(position, effect(position, payment[0]))
        case "gravity":
            apply_gravity(position)
        case "buy":
            buy(position, action.what)
        case "use":
            use(position, action.what)
        case "ability":
            use(position, ABILITY)
        case "end":
            end_actions(position)
        case verb:
            raise OutOfScope(verb)


def use_star(position: Position, times: int) -> None:
    """SYM-5, FRG-3, GEM-5: apply the Hero card's effects for stars that are no symbol; gems raise
    their gains, not their costs.
    """
    seat = position.active
    for part in facts.hero(position.hero.card)["star"]:
        if part["effect"] == "pay":
            position.hero.coins -= part["coins"]
        elif part["effect"] == "gain":
            gain_hearts(position, seat, times * part.get("hearts", 0))
            gain_gems(position, seat, times * part.get("gems", 0))
        else:
            raise OutOfScope(f"star {part}")


def buy(position: Position, card: str) -> None:
    """ACT-2, CRD-2, CRD-3: pay coins for the card; the gap is filled from the same deck."""
    hero = position.hero
    hero.coins -= price(position, card)
    gap = position.shop.index(card)
    position.shop[gap] = "-"
    if gap < 3:
        hero.items[card] = True
    else:
        hero.potions.append(card)
    position.pending.append(("refill", str(gap)))
    happened(position, position.active, "buys")


def set_special(position: Position, action: Action) -> None:
    """TRN-8, TRN-9, DIE-4: set the Special die to the symbol of a die so used; then Gravity (TRN-10)."""
    pay(position, action.payment)
    if action.what != "none":
        position.hero.special = action.what
    gravity_step(position)


def answer(position: Position, action: Action) -> None:
    """Apply the answer to a pending decision."""
    asked, *rest = position.pending[-1]
    here = position.place_of(position.active)
    match asked, action.verb:
        case "steps", "step" if here:
            to = target(here, action.what)
            next_step(position, to, target(to, action.to) if action.to else None)
        case "slide", "step":
            slide_on(position, target(read_place(rest[0]), action.what))
        case "steps" | "slide", "stop":
            position.pending.pop()
        case _, "stop":
            decline(position)
        case "ladder", _:
            if answer_ladder(position, action.verb == "drop"):
                after_gravity(position)
        case "boss-place", "place":
            place_boss(position, read_place(action.what.removeprefix("boss ")))
        case "swap" | "blink", "target":
            aim(position, read_place(action.what))
        case "throw", "target":
            throw(position, read_place(action.what))
        case "pick", "slide":
            position.pending.pop()
            enemy = read_place(action.what)
            slide(position, enemy, target(enemy, action.to), int(rest[1]) - 1, "card")
        case "turn", "turn":
            turn_die(position, action.what)
        case "leave-empty", "leave":
            leave_empty(position, read_place(action.what))
        case _:
            raise OutOfScope(f"pending {asked}")


def after_gravity(position: Position) -> None:
    """Continue the turn after Gravity: applied by an action, by an event, or at the end of the turn."""
    if position.step == "end":
        end_step(position)
    elif position.step == "enemy":
        begin_actions(position)


def chance(position: Position, verb: str, words: list[str]) -> None:
    """Apply the result of dice and cards."""
    match verb:
        case "roll":
            split = words.index("enemy")
            position.roll, position.pool = list(words[:split]), list(words[:split])
            position.enemy_die = words[split + 1]
            after_the_roll(position)
        case "draw":
            refill(position, words[0])
        case "reroll":
            if position.pending.pop()[0] == "reroll":
                position.pool = []
            position.pool += words
        case "event":
            position.pending.pop()
            event_revealed(position, words[0])
        case "reveal":
            position.pending.pop()
            reveal_level(position, int(words[0]), words[1], words[2], *words[3:])


def refill(position: Position, card: str) -> None:
    """ACT-2, SET-4: fill the gap from its deck; potions from its bottom when nothing else is left."""
    _, gap = position.pending.pop()
    position.shop[int(gap)] = card
    for deck in (position.item_deck, position.potion_deck, position.potion_bottom):
        if card in deck:
            deck.remove(card)
