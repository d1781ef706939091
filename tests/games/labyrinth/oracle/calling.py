"""Calling an event: the top card, its once rule, then its lasting rule (EVT-1 to EVT-9)."""

from __future__ import annotations

from tests.games.labyrinth.oracle.abilities import demolished, turns
from tests.games.labyrinth.oracle.building import CHANCE, Play, builds, in_the_pool
from tests.games.labyrinth.oracle.cards import LIVES, content, events_left
from tests.games.labyrinth.oracle.changing import demolish, turn
from tests.games.labyrinth.oracle.maze import where
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
        case "turn-tiles":
            for _ in range(int(str(rule["tiles"]))):
                if ways := set(turns(position, list(where()))):
                    _, cell, turning = (yield position.active, ways).split()
                    turn(position, cell, turning)
        case "named-changes":
            yield from changes(position)
        case "each-demolishes":
            for _ in range(int(str(rule["tiles"]))):
                for seat in seats:
                    yield from demolishes(position, seat)
        case other:
            raise AssertionError(other)


def changes(position: Position) -> Play:
    """CHR-8: one who has a character gets another that is not in play, drawn by chance."""
    able = [seat for seat in position.pawns if position.who[seat]]
    if able and undealt(position):
        named = (yield position.active, {f"name {seat}" for seat in able}).split()[1]
        position.who[named] = (yield CHANCE, {"deal"}).split()[1]


def undealt(position: Position) -> set[str]:
    """TWO-1: the characters that nobody has, for so many players."""
    free = set(content("characters")) - set(position.who.values())
    many = len(position.pawns)
    return {one for one in free if content("characters")[one].get("players", 2) <= many}


def demolishes(position: Position, seat: str) -> Play:
    """TIL-16: a player removes an ordinary tile, if there is one that can be removed (EVT-6)."""
    if among := set(demolished(position, list(where()))):
        demolish(position, (yield seat, among).split()[1])
