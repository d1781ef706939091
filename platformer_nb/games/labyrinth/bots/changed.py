"""How the aim of a hint and the way to it have changed since the seat's last action, and what has changed them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from platformer_nb.core.errors import Said, said
from platformer_nb.core.value import replaced
from platformer_nb.games.labyrinth.bots.distances import next_key, way_told
from platformer_nb.games.labyrinth.bots.hinting import aim_of
from platformer_nb.games.labyrinth.bots.searches import FAR
from platformer_nb.games.labyrinth.model import actions as a
from platformer_nb.games.labyrinth.model.hexes import NAMES
from platformer_nb.games.labyrinth.model.maze import EMPTY, is_start, place_name, put
from platformer_nb.games.labyrinth.model.state import NOBODY, State, state_with, with_pawn
from platformer_nb.games.labyrinth.narration.called import character_of
from platformer_nb.games.labyrinth.rules.applying import apply


def changes(
    state: State, action: a.Action, seat: int, last: State | None, past: Sequence[State] = ()
) -> Iterator[Said]:
    """Yield which key is the aim now, if it is another than after the seat's last action, and what made the way longer.

    `last` is the position after that action, `past` are those in which the seat has decided before.
    """
    then, _ = apply(state, action)
    if then.winner != NOBODY:
        return
    if isinstance(action, a.TakeKey):
        yield said("aim-taken", centre=place_name(state.maze, state.centre))
    aim = aim_of((*past, state), seat)
    to = next_key(then, seat, aim)
    if last is None:
        if to is not None:
            yield said("aim-first", key=place_name(then.maze, to))
        return
    if _has_died(last, state, seat):
        yield said("cause-died", place=place_name(state.maze, state.pawns[seat].at))
    had = aim_of((*past, last), seat)
    before, now = way_told(last, seat, had), way_told(state, seat, aim)
    if to is not None and to != next_key(last, seat, had):
        yield _other_key(state, then, seat, last, to, had)
    if before < now < FAR:
        yield said("aim-longer", before=before, now=now)
        yield from causes(last, state, seat, had)


def _other_key(state: State, then: State, seat: int, last: State, to: int, had: int) -> Said:
    """Return why a key is the aim now that was not."""
    key, was = place_name(then.maze, to), next_key(last, seat, had)
    if was is None:
        return said("aim-lost" if last.pawns[seat].keys else "aim-first", key=key)
    facts: dict[str, str | int] = {"key": key, "was": place_name(state.maze, was)}
    if not state.keys_on(was).count:
        others = [one for one in range(len(state.pawns)) if one != seat]
        took = [one for one in others if state.pawns[one].keys > last.pawns[one].keys]
        who = character_of(state, took[0]) if len(took) == 1 else "none"
        return said("aim-gone", **facts, who=who)
    left, other = way_told(then, seat, to), _by_way_of(then, seat, was)
    return said("aim-nearer", **facts, left=left, other=other, far="yes" if other >= FAR else "no")


def _by_way_of(state: State, seat: int, key: int) -> int:
    """Return how far it is to the win by way of this key, and no other."""
    only = tuple(one for one in state.keys if one.place == key)
    return way_told(state_with(state, {"keys": only}), seat)


def _has_died(last: State, state: State, seat: int) -> bool:
    """Return whether a character begins again: it is back on a start space with more lives than it had."""
    pawn, was = state.pawns[seat], last.pawns[seat]
    return is_start(pawn.at) and pawn.at != was.at and was.lives < pawn.lives


def causes(last: State, state: State, seat: int, aim: int) -> Iterator[Said]:
    """Yield each change since a position that makes the way of a seat longer by itself."""
    far = way_told(last, seat, aim)

    def grows(then: State) -> bool:
        return way_told(then, seat, aim) > far

    pawn, was = state.pawns[seat], last.pawns[seat]
    moved = pawn.at != was.at and not _has_died(last, state, seat)
    if moved and grows(with_pawn(last, seat, replaced(was, at=pawn.at))):
        yield said("cause-moved", place=place_name(state.maze, pawn.at))
    if state.golem.at != last.golem.at and grows(state_with(last, {"golem": state.golem})):
        yield said("cause-golem", place=place_name(state.maze, state.golem.at))
    yield from _tiles(last, state, seat, aim)
    for other, rival in enumerate(state.pawns):
        there = rival.at == state.centre and last.pawns[other].at != state.centre
        if other != seat and there:
            centre = place_name(state.maze, state.centre)
            yield said("cause-rival", who=character_of(state, other), centre=centre)


def _tiles(last: State, state: State, seat: int, aim: int) -> Iterator[Said]:
    """Yield the tiles that now lie across the way of a seat, and those that are missing on it."""
    far, laid = way_told(last, seat, aim), state.maze.laid
    if way_told(state_with(last, {"maze": state.maze}), seat, aim) <= far:
        return
    across, missing = list[str](), list[str]()
    for cell, code in enumerate(laid):
        if code == last.maze.laid[cell]:
            continue
        maze = replaced(last.maze, laid=put(last.maze.laid, cell, code))
        if way_told(state_with(last, {"maze": maze}), seat, aim) > far:
            (missing if code == EMPTY else across).append(NAMES[cell])
    if across:
        yield said("cause-tile", cells=tuple(across), count=len(across))
    if missing:
        yield said("cause-gap", cells=tuple(missing), count=len(missing))
