"""Legality of one action: the clauses it breaks, or the rules that allow it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from platformer_nb.core.rules import NATURE
from platformer_nb.core.ruling import Cite, Ruling
from platformer_nb.games.platformer import citations
from platformer_nb.games.platformer.model import actions as a
from platformer_nb.games.platformer.model import pending_decision
from platformer_nb.games.platformer.model.box import BLANK, COIN, MOVE, SHOVE, SWORD
from platformer_nb.games.platformer.model.facts import at, cite, symbol, who
from platformer_nb.games.platformer.model.state import State
from platformer_nb.games.platformer.rules.cards import cards, targeting
from platformer_nb.games.platformer.rules.course import chance_outcomes, levels
from platformer_nb.games.platformer.rules.dice import paying, special_die
from platformer_nb.games.platformer.rules.figures import boss, combat, movement, portals, spawning
from platformer_nb.games.platformer.rules.legality import suggestions


def judge(state: State, action: a.Action) -> Ruling[a.Action]:
    """Return whether the action is legal, the rules and facts that decide, and suggestions if it is not."""
    broken = _each_once(objections(state, action))
    if broken:
        return Ruling(False, broken, suggestions.instead(state, action))
    return Ruling(True, citations.grounds(state, action))


def _each_once(found: Iterator[Cite]) -> tuple[Cite, ...]:
    """Return the citations without duplicates."""
    said: list[Cite] = []
    for one in found:
        if one not in said:
            said.append(one)
    return tuple(said)


def legal(state: State, action: a.Action) -> bool:
    """Return whether no clause objects: `judge` without the reasons."""
    return next(objections(state, action), None) is None


def objections(state: State, action: a.Action) -> Iterator[Cite]:
    """Yield the clauses that the action breaks; if it is out of turn, only that.

    Parts of an action can be corrected separately: where it goes or whom it concerns, and the payment.
    Each part yields the first clause that it breaks (see `first_broken`), with the rule on which
    that clause rests if it forbids nothing by itself.
    """
    for check in (pending_decision.not_due, pending_decision.not_able):
        found = check(state, action)
        if found is not None:
            yield found
            return
    if pending_decision.actor(state) == NATURE:
        yield from chance_outcomes.objections(state, action)
    else:
        yield from _OBJECTIONS[type(action)](state, action)


def _move(state: State, action: a.Move) -> Iterator[Cite]:
    way = tuple(movement.objections(state, action.to, action.push))
    yield from movement.lacking_last(way, paying.objections(state, action.payment, MOVE))


def _attack(state: State, action: a.Attack) -> Iterator[Cite]:
    yield from combat.attack_objections(state, action.target)
    found = paying.objections(state, action.payment, SWORD, 1, combat.MOST_SWORDS)
    yield from found


def _shove(state: State, action: a.Shove) -> Iterator[Cite]:
    yield from combat.shove_objections(state, action.enemy, action.to)
    wrong = combat.enough_shoves(state, action)
    if wrong is not None:
        yield wrong
    count = len(action.payment.sources)
    yield from paying.objections(state, action.payment, SHOVE, count, count)


def _step(state: State, action: a.Step) -> Iterator[Cite]:
    frame = state.pending[-1]
    if frame.kind == "slide":
        alone = combat.shoved_pushes_nobody(state, frame.a, action.push)
        if alone is not None:
            yield alone
        else:
            yield from combat.shove_objections(state, frame.a, action.to)
    else:
        yield from movement.objections(state, action.to, action.push)


def _slide(state: State, action: a.Slide) -> Iterator[Cite]:
    figure = who(state, action.enemy)
    if "hero" in figure:  # forbidden by the card, not by the rule of shoves (SYM-4)
        yield cite("CRD-1", asks="enemy", to=at(state, action.enemy), **figure)
    else:
        yield from combat.shove_objections(state, action.enemy, action.to)


def _spawn(state: State, action: a.Spawn) -> Iterator[Cite]:
    yield from spawning.objections(state, action)


def _end(state: State, _action: a.End) -> Iterator[Cite]:
    found = pending_decision.must_spawn_first(state)
    if found is not None:
        yield found


def _turn_die(state: State, action: a.TurnDie) -> Iterator[Cite]:
    has, same = state.pool[action.frm], action.frm == action.to
    if not has or same:
        asks = "to-turn" if not has else "other-face"
        yield cite("CRD-1", asks=asks, symbol=symbol(action.frm), has=has)


def _place_boss(state: State, action: a.PlaceBoss) -> Iterator[Cite]:
    spaces = levels.boss_spaces(state)
    yield from _not_among("BOS-4", state, action.to, spaces, boss=state.game.boss)


def _place_summons(state: State, action: a.PlaceSummons) -> Iterator[Cite]:
    spaces = boss.summon_spaces(state)
    yield from _not_among("BOS-17", state, action.to, spaces)


def _leave_empty(state: State, action: a.LeaveEmpty) -> Iterator[Cite]:
    frame = state.pending[-1]
    spaces = levels.leave_empty_choices(state, frame)
    kind = state.game.kinds[frame.a].id
    yield from _not_among("LVL-7", state, action.space, spaces, figure=kind)


def _not_among(
    rule: str, state: State, space: int, spaces: tuple[int, ...], **facts: str
) -> Iterator[Cite]:
    """Yield a citation if a Space is not one of those to choose from, with the figure on it."""
    if space not in spaces:
        inside = 0 <= space < len(state.occupied)
        names = tuple(at(state, s) for s in spaces)
        said = {**facts, **who(state, space), "space": at(state, space) if inside else ""}
        yield cite(rule, spaces=names, **said)


def _set_special(state: State, action: a.SetSpecial) -> Iterator[Cite]:
    if action.payment is None and action.symbol != BLANK:
        yield cite("TRN-8", has=0)
    yield from special_die.setting_objections(state, action)


def _nothing(_state: State, _action: a.Action) -> Iterator[Cite]:
    return iter(())


_OBJECTIONS: dict[type, Callable[[State, Any], Iterator[Cite]]] = {
    a.Spawn: _spawn,
    a.Move: _move,
    a.Portal: lambda s, x: portals.objections(s, x),
    a.Attack: _attack,
    a.Shove: _shove,
    a.GainCoin: lambda s, x: paying.objections(s, x.payment, COIN),
    a.UseStar: lambda s, x: cards.star_objections(s, x),
    a.Gravity: _nothing,
    a.Buy: lambda s, x: cards.buy_objections(s, x.card),
    a.Use: lambda s, x: cards.use_objections(s, x.card),
    a.Ability: lambda s, _: cards.ability_objections(s),
    a.Discard: lambda s, x: special_die.discard_objections(s, x),
    a.End: _end,
    a.Step: _step,
    a.Stop: _nothing,
    a.Slide: _slide,
    a.TurnDie: _turn_die,
    a.Target: lambda s, x: targeting.objections(s, x),
    a.Hold: _nothing,
    a.Drop: _nothing,
    a.Mirror: _nothing,
    a.Endure: _nothing,
    a.PlaceBoss: _place_boss,
    a.PlaceSummons: _place_summons,
    a.LeaveEmpty: _leave_empty,
    a.SetSpecial: _set_special,
}
