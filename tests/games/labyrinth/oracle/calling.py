"""Calling an event: the top card, its once rule, then its lasting rule (EVT-1 to EVT-9)."""

from __future__ import annotations

from tests.games.labyrinth.oracle.building import CHANCE, Beyond, Play, builds, in_the_pool
from tests.games.labyrinth.oracle.cards import LIVES, content, events_left
from tests.games.labyrinth.oracle.position import Position
from tests.games.labyrinth.oracle.rolling import drops_one, golem_walks, loses, to_the_centre


def calls(position: Position) -> Play:
    """EVT-2, EVT-9: the lasting rule of the card before ends as the new one is taken."""
    among = {f"event {one}" for one in events_left(position)}
    card = (yield CHANCE, among).split()[1]
    position.called.add(card)
    position.event = ""
    yield from once(position, content("events")[card]["once"])
    position.event = card


def once(position: Position, rule: dict[str, object]) -> Play:
    """EVT-2, EVT-6, EVT-7: what is done at once; what is left open is the active player's choice."""
    seats = position.clockwise(position.active)
    many = int(str(rule.get("lives", rule.get("steps", 1))))
    match rule["effect"]:
        case "each-loses":
            for seat in seats:
                yield from loses(position, seat, many)
        case "named-loses":
            named = (yield position.active, {f"name {seat}" for seat in seats}).split()[1]
            yield from loses(position, named, many)
        case "each-heals":
            for own in position.pawns.values():
                own.lives = min(LIVES, own.lives + many)
        case "each-crystal":
            for own in position.pawns.values():
                own.crystal = True
        case "golem-moves":
            yield from golem_walks(position, many, by_card=False)
        case "golem-to-centre":
            yield from to_the_centre(position)
        case "each-drops":
            for seat in seats:
                if position.carried[seat]:
                    yield from drops_one(position, seat)
        case "remove-traps":
            if position.traps:
                among = {f"at {place}" for place in position.traps}
                position.traps.pop((yield position.active, among).split()[1])
        case "build-tiles":
            if in_the_pool(position):
                yield from builds(position)
        case _:
            raise Beyond(rule["effect"])
