"""Random actions, drawn without regard to the rules."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from platformer_nb.games.platformer.kinds.tables import PENDING, STEP_OF
from platformer_nb.games.platformer.model import actions as a
from platformer_nb.games.platformer.model.state import ACTIONS, State
from platformer_nb.games.platformer.model.terrain import PORTAL
from platformer_nb.games.platformer.rules.dice.payment import (
    DIE,
    FORGE,
    FORGE_SPECIAL,
    READ,
    SPECIAL,
    Payment,
    Source,
    payment,
)

BLANK = 5
STAR = 4
TOKENS = ("stone", "poison", "mirror", "brand")


def anything(state: State, random: Random) -> a.Action:
    """Return a random action, mostly with plausible arguments; every second answers the pending decision."""
    if random.random() < 0.5:
        answer = random.choice(asked(state))
        drawn = ANSWERED.get(answer)
        if drawn is not None:
            return drawn(state, random)
    return random.choice(DRAWN)(state, random)


def asked(state: State) -> tuple[type, ...]:
    """Return the types of action that are in place now."""
    if state.pending:
        return PENDING[state.pending[-1].kind].answers
    return _of_step(state.step) or _of_step(ACTIONS)


def _of_step(step: int) -> tuple[type, ...]:
    return tuple(kind for kind, its in STEP_OF.items() if its == step)


def _space(state: State, random: Random) -> int:
    """Return a random Space, mostly near a figure."""
    at = state.hero.at
    kind = random.random()
    if at >= 0 and kind < 0.6:
        width = state.terrain.width
        return max(0, at + random.choice((-1, 1, width, -width, 2, -2, width + 1, 0)))
    taken = [space for space, figure in enumerate(state.occupied) if figure]
    if taken and kind < 0.85:
        return random.choice(taken)
    return random.randrange(len(state.occupied))


def _source(random: Random) -> Source:
    steps = random.choice((0, 0, 0, 0, 1, 1, 2, 3))
    match random.randrange(8):
        case 0:
            return Source(READ, STAR, steps)
        case 1:
            return Source(SPECIAL, BLANK, steps)
        case 2:
            return Source(FORGE, random.randrange(5), steps)
        case 3:
            return Source(FORGE_SPECIAL, random.randrange(5), steps)
        case _:
            return Source(DIE, random.randrange(5), steps)


def _payment(random: Random) -> Payment:
    sources = [_source(random) for _ in range(random.choice((1, 1, 1, 1, 2, 2, 3)))]
    return payment(*sources)


def _card(state: State, random: Random) -> str:
    box = state.game.box
    near = [card for card in state.shop if card]
    near += [*(item for item, _ in state.hero.items), *state.hero.potions]
    if near and random.random() < 0.5:
        return random.choice(near)
    return random.choice([*box.items, *box.potions, *box.artifacts])


def _push(state: State, random: Random) -> int:
    return -1 if random.random() < 0.6 else _space(state, random)


def _set_special(_state: State, random: Random) -> a.Action:
    return a.SetSpecial(random.randrange(6), None if random.random() < 0.2 else _payment(random))


def _level(state: State, random: Random) -> a.Action:
    tiles, kinds = list(state.game.box.tiles), [k.id for k in state.game.kinds.values()]
    left, right = random.choice(tiles), random.choice(tiles)
    due = state.pending[-1].a if state.pending else 1
    number = due if random.random() < 0.7 else random.randrange(1, 7)
    return a.Reveal(number, left, right, random.choice(["", *kinds]))


def _dice(_state: State, random: Random) -> a.Action:
    symbols = tuple(sorted(random.randrange(5) for _ in range(random.choice((4, 5, 5, 6)))))
    return a.Roll(symbols, random.randrange(3))


def _reroll(state: State, random: Random) -> a.Action:
    many = sum(state.pool) + random.choice((-1, 0, 0, 1))
    return a.Reroll(tuple(sorted(random.randrange(5) for _ in range(max(0, many)))))


def _portal(state: State, random: Random) -> a.Action:
    """Return a portal action, mostly to a portal, with a suitable payment."""
    portals = state.terrain.where(PORTAL)
    to = random.choice(portals) if portals and random.random() < 0.7 else _space(state, random)
    return a.Portal(to, _push(state, random), _payment(random))


def _boss_card(state: State, random: Random) -> a.Action:
    bosses = state.game.box.bosses
    boss = state.game.boss if random.random() < 0.8 else random.choice(list(bosses))
    return a.BossDraw(random.choice([c.id for c in bosses[boss].cards]))


Drawn = Callable[[State, Random], a.Action]

DRAWN: list[Drawn] = [
    *[lambda s, r: a.Move(_space(s, r), _push(s, r), _payment(r))] * 5,
    *[lambda s, r: a.Attack(_space(s, r), _payment(r))] * 4,
    *[lambda s, r: a.Shove(_space(s, r), _space(s, r), _payment(r))] * 4,
    *[lambda s, r: a.Spawn(_space(s, r), _payment(r))] * 2,
    *[_portal] * 2,
    lambda s, r: a.GainCoin(_payment(r)),
    lambda s, r: a.UseStar(_payment(r)),
    *[lambda s, r: a.Buy(_card(s, r))] * 2,
    *[lambda s, r: a.Use(_card(s, r))] * 2,
    lambda s, r: a.Ability(),
    lambda s, r: a.Gravity(),
    lambda s, r: a.End(),
    lambda s, r: a.Stop(),
    lambda s, r: a.Hold(),
    lambda s, r: a.Drop(),
    lambda s, r: a.Mirror(),
    lambda s, r: a.Endure(),
    lambda s, r: a.Discard(r.choice(TOKENS), _payment(r)),
    *[lambda s, r: a.Step(_space(s, r), _push(s, r))] * 2,
    *[lambda s, r: a.Slide(_space(s, r), _space(s, r))] * 2,
    lambda s, r: a.TurnDie(r.randrange(5), r.randrange(5)),
    lambda s, r: a.PlaceBoss(_space(s, r)),
    lambda s, r: a.PlaceSummons(_space(s, r)),
    lambda s, r: a.LeaveEmpty(_space(s, r)),
    *[_set_special] * 3,
    _level,
    _dice,
    lambda s, r: a.Draw(_card(s, r)),
    lambda s, r: a.Deal(r.choice(list(s.game.box.heroes))),
    lambda s, r: a.First(r.randrange(5)),
    lambda s, r: a.BossDie(r.randrange(4)),
    _boss_card,
    _reroll,
    lambda s, r: a.Target(_space(s, r)),
    lambda s, r: a.DrawArtifact(r.choice(list(s.game.box.artifacts))),
    lambda s, r: a.RevealEvent(r.choice(list(s.game.box.events))),
]
"""Generators of each type of action, the common ones more often."""

ANSWERED: dict[type, Drawn] = {
    a.Spawn: lambda s, r: a.Spawn(_space(s, r), _payment(r)),
    a.Move: lambda s, r: a.Move(_space(s, r), _push(s, r), _payment(r)),
    a.Portal: _portal,
    a.Attack: lambda s, r: a.Attack(_space(s, r), _payment(r)),
    a.Shove: lambda s, r: a.Shove(_space(s, r), _space(s, r), _payment(r)),
    a.Buy: lambda s, r: a.Buy(_card(s, r)),
    a.Use: lambda s, r: a.Use(_card(s, r)),
    a.Ability: lambda s, r: a.Ability(),
    a.UseStar: lambda s, r: a.UseStar(_payment(r)),
    a.GainCoin: lambda s, r: a.GainCoin(_payment(r)),
    a.Gravity: lambda s, r: a.Gravity(),
    a.End: lambda s, r: a.End(),
    a.Discard: lambda s, r: a.Discard(r.choice(TOKENS), _payment(r)),
    a.Step: lambda s, r: a.Step(_space(s, r), _push(s, r)),
    a.Slide: lambda s, r: a.Slide(_space(s, r), _space(s, r)),
    a.TurnDie: lambda s, r: a.TurnDie(r.randrange(5), r.randrange(5)),
    a.Target: lambda s, r: a.Target(_space(s, r)),
    a.PlaceBoss: lambda s, r: a.PlaceBoss(_space(s, r)),
    a.PlaceSummons: lambda s, r: a.PlaceSummons(_space(s, r)),
    a.LeaveEmpty: lambda s, r: a.LeaveEmpty(_space(s, r)),
    a.SetSpecial: _set_special,
    a.Deal: lambda s, r: a.Deal(r.choice(list(s.game.box.heroes))),
    a.First: lambda s, r: a.First(r.randrange(5)),
    a.Roll: _dice,
    a.Reroll: _reroll,
    a.Reveal: _level,
    a.Draw: lambda s, r: a.Draw(_card(s, r)),
    a.DrawArtifact: lambda s, r: a.DrawArtifact(r.choice(list(s.game.box.artifacts))),
    a.BossDie: lambda s, r: a.BossDie(r.randrange(4)),
    a.BossDraw: _boss_card,
    a.RevealEvent: lambda s, r: a.RevealEvent(r.choice(list(s.game.box.events))),
}
"""Type of answer -> its generator, without types that cannot be answered wrongly."""
