"""The rules that allow a legal action, with the facts they rest on."""

from __future__ import annotations

from collections.abc import Iterator

from platformer_nb.core.ruling import Cite
from platformer_nb.games.platformer import actions as a
from platformer_nb.games.platformer import combat, enemies, movement
from platformer_nb.games.platformer.due import FRAME_RULES
from platformer_nb.games.platformer.facts import at, cite, edge, symbol, who
from platformer_nb.games.platformer.paying import star_symbol
from platformer_nb.games.platformer.payment import FORGE, FORGE_SPECIAL, READ, SPECIAL, Payment
from platformer_nb.games.platformer.state import State
from platformer_nb.games.platformer.terrain import DOWN, LADDERED, ONE_WAY, UP

_PLAIN: dict[type, tuple[str, ...]] = {
    a.Spawn: ("SPN-1",),
    a.GainCoin: ("SYM-3",),
    a.UseStar: ("SYM-5",),
    a.Gravity: ("ACT-1", "GRA-1"),
    a.Ability: ("ACT-5",),
    a.Discard: ("MED-3",),
    a.End: ("TRN-7", "DIE-6"),
    a.Stop: ("MOV-5",),
    a.Slide: ("ENM-5",),
    a.TurnDie: ("CRD-1",),
    a.Hold: ("GRA-4",),
    a.Drop: ("GRA-4",),
    a.Mirror: ("MED-4",),
    a.Endure: ("MED-4",),
    a.PlaceBoss: ("BOS-4",),
    a.PlaceSummons: ("BOS-17",),
    a.LeaveEmpty: ("LVL-7",),
    a.Deal: ("SET-6",),
    a.First: ("SET-8",),
    a.Roll: ("TRN-4",),
    a.Reroll: ("CRD-1",),
    a.Reveal: ("LVL-1",),
    a.Draw: ("ACT-2",),
    a.DrawArtifact: ("ART-1",),
    a.BossDie: ("MED-1",),
    a.RevealEvent: ("SOL-1",),
}


def grounds(state: State, action: a.Action) -> tuple[Cite, ...]:
    """Why a legal action is legal."""
    return tuple(_grounds(state, action))


def _grounds(state: State, action: a.Action) -> Iterator[Cite]:
    match action:
        case a.Move(to, push, payment):
            yield cite("SYM-1")
            yield from _paid(state, payment)
            yield from _moved(state, to, push)
        case a.Portal(to, push, payment):
            yield cite("PRT-1", to=at(state, to))
            yield cite("PRT-2", to=at(state, to))
            yield from _paid(state, payment)
            if push >= 0:
                yield cite("PSH-1", to=at(state, to), space=at(state, push), **who(state, to))
        case a.Step(to, push) if state.pending[-1].kind == "steps":
            yield cite("MOV-3", left=state.pending[-1].a)
            yield from _moved(state, to, push)
        case a.Step(to, _):
            yield cite("SYM-7", to=at(state, to))
        case a.Attack(target, payment):
            yield cite("SYM-2")
            yield cite("ATK-1", to=at(state, target), **who(state, target))
            yield from _paid(state, payment)
            needs = combat.health(state, state.occupied[target])
            yield cite("ATK-2", needs=needs, **who(state, target))
        case a.Shove(enemy, to, payment):
            yield cite("SYM-4", **who(state, enemy))
            yield cite("ENM-5", to=at(state, to), **who(state, enemy))
            yield from _paid(state, payment)
            if combat.shoves_needed(state, enemy) > 1:
                yield cite("ENM-8", **who(state, enemy))
        case a.Buy(card):
            yield cite("ACT-2", card=card, space=at(state, state.hero.at))
        case a.Use(card):
            yield cite("ACT-4" if card in state.game.box.potions else "ACT-3", card=card)
        case a.Target(space):
            yield from _targeted(state, space)
        case a.SetSpecial(face, payment):
            forged = payment is not None and payment.sources[0].kind in (FORGE, FORGE_SPECIAL)
            yield cite("TRN-9" if forged else "TRN-8", symbol=symbol(face))
            if payment is not None:
                yield from _paid(state, payment)
        case a.BossDraw():
            yield cite(FRAME_RULES[state.pending[-1].kind])
        case _:
            for rule_id in _PLAIN[type(action)]:
                yield cite(rule_id)
            payment = getattr(action, "payment", None)
            if payment is not None:
                yield from _paid(state, payment)


def _targeted(state: State, space: int) -> Iterator[Cite]:
    yield cite("CRD-1")
    kind = state.pending[-1].kind
    if kind == "throw":
        needs = combat.health(state, state.occupied[space])
        yield cite("ATK-2", needs=needs, **who(state, space))
    else:
        yield cite("CRD-4", to=at(state, space), **who(state, space))


def _moved(state: State, to: int, push: int) -> Iterator[Cite]:
    frm = state.hero.at
    terrain = state.terrain
    direction = terrain.direction(frm, to)
    floor = terrain.floor_kind[max(frm, to)] if direction in (UP, DOWN) else 0
    yield cite("MOV-1", **{"from": at(state, frm)}, to=at(state, to))
    if edge(state, frm, to).get("edge") == "wall":
        yield cite("CRD-1")
    if floor == LADDERED:
        yield cite("ADJ-3", **{"from": at(state, frm)}, to=at(state, to))
    elif floor == ONE_WAY:
        yield cite("BLV-1", to=at(state, to))
    elif direction == UP:
        yield cite("MOV-2", to=at(state, to))
    if push >= 0:
        yield cite("PSH-1", to=at(state, to), space=at(state, push), **who(state, to))
    zone = movement.zone_of(state.game, frm, to)
    near = enemies.adjacent_enemies(state, zone) if zone >= 0 else []
    if near and enemies.sneaks(state, state.active):
        yield cite("CRD-1")
        return
    for enemy in enemies.daring(state, state.active, near):
        yield cite("ZOC-1", space=at(state, enemy), **who(state, enemy))


def _paid(state: State, payment: Payment) -> Iterator[Cite]:
    kinds = {s.kind for s in payment.sources}
    if READ in kinds:
        reads = star_symbol(state)
        yield cite("SYM-5", symbol=symbol(reads) if reads is not None else "")
    if SPECIAL in kinds:
        yield cite("SYM-6", symbol=symbol(state.hero.special))
    if FORGE in kinds:
        yield cite("FRG-1")
    if FORGE_SPECIAL in kinds:
        yield cite("FRG-2")
    if payment.gems:
        yield cite("GEM-1", gems=payment.gems, has=state.hero.gems)
