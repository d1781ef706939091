"""Writer of actions in notation; see docs/notation.md. `action_parser` reads them."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from platformer_nb.games.platformer.model import actions as a
from platformer_nb.games.platformer.model.box import (
    BLANK,
    ENEMY_FACES,
    SYMBOLS,
)
from platformer_nb.games.platformer.model.facts import symbol
from platformer_nb.games.platformer.model.state import State
from platformer_nb.games.platformer.model.terrain import DIRECTIONS, NOWHERE, space_name
from platformer_nb.games.platformer.rules.dice import gems
from platformer_nb.games.platformer.rules.dice.payment import (
    DIE,
    FORGE,
    FORGE_SPECIAL,
    READ,
    SPECIAL,
    Payment,
    Source,
)

OUTSIDE = "outside"
"""The name of a place beyond the sides or the bottom of the map."""

SPACE = re.compile(r"([a-z])([1-9][0-9]?)")


def write_action(state: State, action: a.Action) -> str:
    """Return the canonical notation of the action."""
    return " ".join(_WRITES[type(action)](state, action))


def _name(state: State, space: int) -> str:
    if space < 0:
        return OUTSIDE
    return space_name(state.terrain.width, space)


def _towards(state: State, frm: int, to: int) -> str:
    """Return the direction if `to` is adjacent to `frm`, else the name of the Space."""
    direction = state.terrain.direction(frm, to) if min(frm, to) >= 0 else NOWHERE
    return DIRECTIONS[direction] if direction >= 0 else _name(state, to)


def _with(payment: Payment) -> list[str]:
    return ["with", *(_source(s) for s in payment.sources)]


def _source(source: Source) -> str:
    words = {
        DIE: SYMBOLS[source.face] if source.face != BLANK else "",
        READ: "star",
        SPECIAL: "special",
        FORGE: f"forge {SYMBOLS[source.face]}" if source.face != BLANK else "",
        FORGE_SPECIAL: "forge special",
    }[source.kind]
    return words + (f"+{gems.cost(source.steps)}" if source.steps else "")


def _write_move(state: State, action: a.Move) -> list[str]:
    words = ["move", _towards(state, state.hero.at, action.to)]
    return words + _push(state, action.to, action.push) + _with(action.payment)


def _push(state: State, to: int, push: int) -> list[str]:
    return [] if push == NOWHERE else ["push", _towards(state, to, push)]


def _write_step(state: State, action: a.Step) -> list[str]:
    frame = state.pending[-1] if state.pending else None
    frm = frame.a if frame and frame.kind == "slide" else state.hero.at
    return ["step", _towards(state, frm, action.to), *_push(state, action.to, action.push)]


def _write_set(_state: State, action: a.SetSpecial) -> list[str]:
    if action.payment is None:
        return ["set", "none"]
    return ["set", symbol(action.symbol), *_with(action.payment)]


def _symbols(symbols: tuple[int, ...]) -> list[str]:
    return [SYMBOLS[s] for s in symbols]


_WRITES: dict[type, Callable[[State, Any], list[str]]] = {
    a.Spawn: lambda s, x: ["spawn", _name(s, x.to), *_with(x.payment)],
    a.Move: _write_move,
    a.Portal: lambda s, x: [
        "portal",
        _name(s, x.to),
        *_push(s, x.to, x.push),
        *_with(x.payment),
    ],
    a.Attack: lambda s, x: ["attack", _name(s, x.target), *_with(x.payment)],
    a.Shove: lambda s, x: [
        "shove",
        _name(s, x.enemy),
        _towards(s, x.enemy, x.to),
        *_with(x.payment),
    ],
    a.GainCoin: lambda s, x: ["coin", *_with(x.payment)],
    a.UseStar: lambda s, x: ["star", *_with(x.payment)],
    a.Gravity: lambda s, x: ["gravity"],
    a.Buy: lambda s, x: ["buy", x.card],
    a.Use: lambda s, x: ["use", x.card],
    a.Ability: lambda s, x: ["ability"],
    a.Discard: lambda s, x: ["discard", x.token, *_with(x.payment)],
    a.End: lambda s, x: ["end"],
    a.Step: _write_step,
    a.Stop: lambda s, x: ["stop"],
    a.Slide: lambda s, x: ["slide", _name(s, x.enemy), _towards(s, x.enemy, x.to)],
    a.TurnDie: lambda s, x: ["turn", SYMBOLS[x.frm], "to", SYMBOLS[x.to]],
    a.Target: lambda s, x: ["target", _name(s, x.space)],
    a.Hold: lambda s, x: ["hold"],
    a.Drop: lambda s, x: ["drop"],
    a.Mirror: lambda s, x: ["mirror"],
    a.Endure: lambda s, x: ["endure"],
    a.PlaceBoss: lambda s, x: ["place", "boss", _name(s, x.to)],
    a.PlaceSummons: lambda s, x: ["place", "summons", _name(s, x.to)],
    a.LeaveEmpty: lambda s, x: ["leave", _name(s, x.space)],
    a.SetSpecial: _write_set,
    a.Deal: lambda s, x: ["deal", x.card],
    a.First: lambda s, x: ["first", str(x.seat + 1)],
    a.Roll: lambda s, x: ["roll", *_symbols(x.symbols), "enemy", ENEMY_FACES[x.face]],
    a.Reroll: lambda s, x: ["reroll", *_symbols(x.symbols)],
    a.Reveal: lambda s, x: [
        "reveal",
        str(x.level),
        x.left,
        x.right,
        *([x.enemy] if x.enemy else []),
    ],
    a.DrawArtifact: lambda s, x: ["artifact", x.card],
    a.Draw: lambda s, x: ["draw", x.card],
    a.BossDie: lambda s, x: ["boss-die", ENEMY_FACES[x.face]],
    a.BossDraw: lambda s, x: ["boss-card", x.card],
    a.RevealEvent: lambda s, x: ["event", x.card],
}
