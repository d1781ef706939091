"""Legality of actions: for each verb when, where and with what payment."""

from __future__ import annotations

from tests.oracle import facts
from tests.oracle.actions import NO_STEP, Payment, target
from tests.oracle.aims import places_for, why_not_blow, why_not_turn
from tests.oracle.attacks import why_not_attack
from tests.oracle.cards import ABILITY, why_not_use
from tests.oracle.drawing import BOSS_SPAWN, SHOP, SPAWN
from tests.oracle.gains import passive
from tests.oracle.levels import number_of_the_highest
from tests.oracle.movement import why_not_portal, why_not_step
from tests.oracle.payments import gives, why_not_there
from tests.oracle.position import Place, Position, level_of, read_place
from tests.oracle.scope import OutOfScope
from tests.oracle.shoves import why_not_shove, why_not_slide
from tests.oracle.spawning import why_not_spawn

ACTIONS = {"spawn", "move", "portal", "attack", "shove", "coin", "star", "gravity"}
ACTIONS |= {"buy", "use", "ability", "discard", "end"}
"""The verbs of the Actions step (TRN-7)."""

ANSWERS = {
    "steps": {"step", "stop"},
    "slide": {"step", "stop"},
    "ladder": {"hold", "drop"},
    "boss-place": {"place"},
    "leave-empty": {"leave"},
    "swap": {"target", "stop"},
    "blink": {"target", "stop"},
    "throw": {"target", "stop"},
    "pick": {"slide", "stop"},
    "turn": {"turn", "stop"},
}
"""The verbs that answer a pending decision."""

OUT_OF_SCOPE = ("mirror", "endure")
"""The verbs of Boss Turns."""


def verbs(position: Position) -> set[str]:
    """Return the verbs that may have legal actions now."""
    if position.pending:
        asked = position.pending[-1][0]
        if asked not in ANSWERS:
            raise OutOfScope(f"pending {asked}")
        return ANSWERS[asked]
    return {"actions": ACTIONS, "special": {"set"}}[position.step]


def not_now(position: Position, verb: str) -> str:
    """TRN-7, TRN-12, SPN-2, MED-3, MOV-5: why the verb is not possible at this moment, "" if it is."""
    if verb in OUT_OF_SCOPE:
        raise OutOfScope(verb)
    if position.over:
        return "BOS-12"
    if verb not in verbs(position):
        return "TRN-0"
    if position.pending or position.step != "actions":
        return ""
    off_the_map = position.place_of(position.active) is None
    if verb == "end":
        return "TRN-12" if position.must_spawn and off_the_map else ""
    if off_the_map != (verb == "spawn"):
        return "SPN-2" if off_the_map else "SPN-1"
    if ("stone" in position.hero.tokens) != (verb == "discard"):
        return "MED-3"
    return ""


def misplaced(position: Position, verb: str, what: str, to: str) -> str:
    """Return why the verb is not possible there, whatever the payment; "" if it is."""
    here = position.place_of(position.active)
    match verb:
        case "move" if here:
            place = target(here, what)
            return why_not_step(position, position.active, place, _pushed(place, to))
        case "portal":
            place = read_place(what)
            return why_not_portal(position, place, _pushed(place, to))
        case "attack":
            return why_not_attack(position, read_place(what))
        case "shove":
            enemy = read_place(what)
            return why_not_shove(position, enemy, target(enemy, to))
        case "step" if position.pending[-1][0] == "slide":
            enemy = read_place(position.pending[-1][1])
            return "SYM-7" if to else why_not_slide(position, enemy, target(enemy, what))
        case "step" if here:
            place = target(here, what)
            walls = position.pending[-1][2] == "1"
            return why_not_step(position, position.active, place, _pushed(place, to), walls)
        case "spawn":
            return why_not_spawn(position, read_place(what))
        case "buy":
            return why_not_buy(position, what)
        case "use":
            return why_not_use(position, what)
        case "ability":
            return why_not_use(position, ABILITY)
        case "target":
            return "" if read_place(what) in places_for(position, position.pending[-1]) else "CRD-4"
        case "slide":
            enemy = read_place(what)
            return why_not_blow(position, enemy, target(enemy, to))
        case "turn":
            return why_not_turn(position, what)
        case "discard":
            return "" if what == "stone" else "MED-3"
        case "place":
            return _why_not_place_boss(position, read_place(what.removeprefix("boss ")))
        case "leave":
            return _why_not_leave(position, read_place(what))
    return ""


def _pushed(place: Place, to: str) -> Place | None:
    return target(place, to) if to else None


def why_not_buy(position: Position, card: str) -> str:
    """ACT-2, ACT-7, MAP-6: a displayed card, on a Shop space, for its price."""
    here = position.place_of(position.active)
    if card == "-" or card not in position.shop:
        return "ACT-2"
    if position.map.features.get(here or (-1, -1)) != SHOP and "trade" not in position.hero.boons:
        return "MAP-6"
    return "ACT-2" if price(position, card) > position.hero.coins else ""


def price(position: Position, card: str) -> int:
    """ACT-2: the printed price, changed by an event (SOL-2), possibly to 0.

    CRD-1: a card may lower it for its owner, but not below 1 if the card has a price.
    """
    shown = max(0, facts.price(card) + int(facts.event(position.event).get("prices", 0)))
    discount = passive(position.hero, "discount")
    return max(1, shown - discount) if shown and discount else shown


def _why_not_place_boss(position: Position, place: Place) -> str:
    """BOS-4, MAP-2: one of its spawn spaces on which nobody stands."""
    free = place in position.map.where(BOSS_SPAWN) and place not in position.figures
    return "" if free else "BOS-4"


def _why_not_leave(position: Position, place: Place) -> str:
    """LVL-7: a spawn space of the Level just revealed that is not empty yet."""
    new = level_of(place) == number_of_the_highest(position)
    empty = place not in position.figures
    return "LVL-7" if empty or not new or place not in position.map.where(SPAWN) else ""


SYMBOL_OF = {"move": "move", "portal": "move", "attack": "sword", "shove": "shove"}
SYMBOL_OF |= {"coin": "coin", "star": "star"}
"""Verb -> the symbol it takes (SYM-1 to SYM-5)."""


def cost(position: Position, verb: str, what: str) -> int:
    """Return the number of symbols: 1, or an Enemy's shove cost (ENM-8); 0 for any number."""
    match verb:
        case "attack":
            return 0
        case "discard":
            return 2
        case "shove" if (enemy := read_place(what)) in position.enemies():
            return int(position.kind(enemy).get("shove_cost", 1))
    return 1


def unpaid(position: Position, verb: str, what: str, symbols: int, payment: Payment) -> str:
    """GEM-1: why this payment is not possible, whatever the Space; "" if it is."""
    if any(source.steps == NO_STEP for source in payment):
        return "GEM-1"
    if verb == "set":
        return _why_not_set(position, what, payment)
    if verb not in (*SYMBOL_OF, "spawn", "discard"):
        return "TRN-7" if payment else ""
    if (symbols and len(payment) != symbols) or not payment:
        return "SYM-1"
    if verb in ("portal", "spawn", "discard") and any(source.steps for source in payment):
        return "GEM-5"
    if any(source.face == "special" for source in payment):
        return "FRG-2"
    symbol = SYMBOL_OF.get(verb)
    if symbol and not all(gives(position.hero, source, symbol) for source in payment):
        return "SYM-5"
    if verb == "spawn" and not _pays_for_spawn(position, payment):
        return "SPN-1"
    if verb == "star" and not _star_can_be_used(position):
        return "SYM-5"
    return why_not_there(position, payment)


def _why_not_set(position: Position, symbol: str, payment: Payment) -> str:
    """TRN-8, TRN-9, FRG-2, GEM-5: to the face of an unused die, or by Forging to any other symbol (DIE-2)."""
    if symbol == "none" or not payment:
        return "TRN-8" if payment or symbol != "none" else ""
    if symbol not in facts.SYMBOLS:
        return "DIE-2"
    if len(payment) > 1 or payment[0].steps:
        return "TRN-8"
    source = payment[0]
    if source.kind == "special" or (source.kind == "die" and source.face != symbol):
        return "TRN-8"
    forged = position.hero.special if source.face == "special" else source.face
    if source.kind == "forge" and forged == symbol:
        return "TRN-9"
    return why_not_there(position, payment)


def _pays_for_spawn(position: Position, payment: Payment) -> bool:
    """SPN-1, SYM-6: a die of the pool; by ruling the Special die as well."""
    kind = payment[0].kind
    return kind == "die" or (kind == "special" and position.rulings.get("SPN-1") == "special")


def _star_can_be_used(position: Position) -> bool:
    """SYM-5: the Hero card names effects, not a symbol, and their cost can be paid."""
    star = facts.hero(position.hero.card)["star"]
    if isinstance(star, str):
        return False
    costs = sum(int(effect["coins"]) for effect in star if effect["effect"] == "pay")
    return costs <= position.hero.coins
