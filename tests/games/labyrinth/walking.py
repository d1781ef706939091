"""Drawn positions of a turn, and what is asked of them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random

from platformer_nb.core.play.chance import Odds
from platformer_nb.core.rules import NATURE
from platformer_nb.core.ruling import Cite
from platformer_nb.games.labyrinth.content import load_box
from platformer_nb.games.labyrinth.model import actions as a
from platformer_nb.games.labyrinth.model.card_frames import TurnCovered
from platformer_nb.games.labyrinth.model.frames import LayTile
from platformer_nb.games.labyrinth.model.hexes import CELLS
from platformer_nb.games.labyrinth.model.maze import (
    COVERED,
    FIRST_START,
    PLACES,
    is_start,
    place_name,
)
from platformer_nb.games.labyrinth.model.state import HIDDEN, Event, State
from platformer_nb.games.labyrinth.notation.actions import VERBS, read_action, write_action
from platformer_nb.games.labyrinth.notation.position import read, write
from platformer_nb.games.labyrinth.rules.applying import apply
from platformer_nb.games.labyrinth.rules.legality import actions, actor, judge
from platformer_nb.games.labyrinth.rules.maze.building import plainest
from tests.games.labyrinth.drawn import WORKED

TURN = """\
    turn A 2
    golem d5
    A S1 at c3
    B S3 at d4
    C S5 at d2b
"""


def worked(turn: str = TURN) -> State:
    """The maze of the worked position, with these lines below it."""
    return position(WORKED + turn)


def position(text: str) -> State:
    """The position that is drawn."""
    return read(load_box(), text)


def allowed(state: State, text: str, *because: str) -> None:
    """The action is legal, listed, and these rules are named for it."""
    action = read_action(state, text)
    ruling = judge(state, action)
    assert ruling.legal, f"{text}: {ruling.cites}"
    assert set(because) <= set(ruling.rules), f"{text} is allowed by {ruling.rules}"
    assert action in actions(state)


def refused(state: State, text: str, *because: str, **facts: object) -> Cite:
    """The action is illegal by just these rules; the first citation holds these facts."""
    action = read_action(state, text)
    ruling = judge(state, action)
    assert not ruling.legal, f"{text} is allowed by {ruling.rules}"
    assert ruling.rules == because, f"{text} is refused by {ruling.cites}"
    assert action not in actions(state)
    assert all(judge(state, other).legal for other in ruling.instead)
    assert ruling.instead or actor(state) == NATURE
    for name, value in facts.items():
        assert ruling.cites[0].facts.get(name) == value, dict(ruling.cites[0].facts)
    return ruling.cites[0]


def instead(state: State, text: str) -> list[str]:
    """What is suggested in place of an action."""
    return [write_action(state, one) for one in judge(state, read_action(state, text)).instead]


def play(state: State, *texts: str) -> tuple[State, list[Event]]:
    """Do these, one after the other; the position and all events."""
    events: list[Event] = []
    for text in texts:
        action = read_action(state, text)
        assert judge(state, action), f"{text}: {judge(state, action).cites}"
        state, happened = apply(state, action)
        events += happened
    return state, events


def written(state: State) -> list[str]:
    """All legal actions in notation."""
    return [write_action(state, one) for one in actions(state)]


def at(state: State, seat: int) -> str:
    """Where the pawn of a seat stands."""
    return place_name(state.maze, state.pawns[seat].at)


def universe(state: State) -> Iterator[a.Action]:
    """Every action that can be named at all, on the field and just off it; equal turnings once."""
    tile = state.top.tile if isinstance(state.top, (LayTile, TurnCovered)) else -1
    turnings = sorted({plainest(state.box, tile, t) for t in range(6)}) if tile >= 0 else range(6)
    ranges = {
        "tile": range(-1, len(state.box.numbers) + 1),
        "cell": range(-1, CELLS + 1),
        "turning": turnings,
        "edge": range(-1, 7),
        "corridor": range(-1, 4),
        "seat": range(-1, len(state.pawns) + 1),
        "place": range(-1, PLACES + 1),
        "item": range(-1, len(state.box.item_ids) + 1),
        "trap": range(-1, len(state.box.table) + 1),
        "card": range(-1, 6),
        "use": range(-1, len(state.box.uses) + 1),
        "character": range(-1, len(state.box.characters) + 1),
        "event": range(-1, len(state.box.events) + 1),
        "die": range(8),
    }
    for kind, words in VERBS.values():
        if kind is a.Answer:
            yield from (a.Answer(False), a.Answer(True))
            continue
        for values in product(*(ranges[word] for word in words)):
            if kind is a.Exchange and values[0] > values[1]:
                continue
            yield kind(*values)


def random_play(state: State, seed: int, steps: int) -> Iterator[State]:
    """The positions of a game in which nobody has a plan, but few end their turn early."""
    random = Random(seed)
    for _ in range(steps):
        yield state
        found = actions(state)
        if not found:
            return
        if isinstance(found, Odds):
            action = found.sample(random)
        else:
            busy = [one for one in found if not isinstance(one, a.End)]
            action = random.choice(busy if busy and random.random() < 0.9 else list(found))
        state, _ = apply(state, action)


def varied_play(state: State, seed: int, steps: int) -> Iterator[State]:
    """The same, but every kind of action is as likely, however many there are of it."""
    random = Random(seed)
    for _ in range(steps):
        yield state
        found = actions(state)
        if not found:
            return
        if isinstance(found, Odds):
            action = found.sample(random)
        else:
            kind = random.choice(sorted({type(one).__name__ for one in found}))
            action = random.choice([one for one in found if type(one).__name__ == kind])
        state, _ = apply(state, action)


def is_whole(state: State) -> None:
    """What holds in every position: all tiles, keys and items are there once, pawns where they may be, notation whole."""
    laid = [code // 6 for code in state.maze.laid if 0 <= code < 1000]
    below = [tile for _, tile in state.maze.below]
    hand = {*state.in_hand, *(one.tile for one in state.covered)} - {HIDDEN}
    assert sorted([*laid, *below, *hand, *state.maze.tail, *state.shuffled]) == list(range(30))
    assert len(state.maze.tail) <= state.tile_pool
    assert [one.cell for one in state.covered] == [
        cell for cell, code in enumerate(state.maze.laid) if code == COVERED
    ]
    assert 0 <= state.left <= 2
    for pawn in state.pawns:
        assert pawn.at < FIRST_START or pawn.at == FIRST_START + pawn.start
        assert len(pawn.items) <= 3
        assert 0 <= pawn.lives <= 4
    assert sum(k.count for k in state.keys) + sum(pawn.keys for pawn in state.pawns) == 6
    assert all(0 <= k.dropped <= k.count > 0 for k in state.keys)
    carried = [item for pawn in state.pawns for item in pawn.items]
    lying = [item for _, item in state.items if item != HIDDEN]
    assert sorted([*carried, *lying, *state.unknown_items]) == list(range(len(state.box.items)))
    assert state.item_pool >= 0
    assert state.centre not in dict(state.traps)
    assert not any(is_start(place) for place, _ in (*state.traps, *state.items))
    assert not any(is_start(keys.place) for keys in state.keys)
    assert all(count >= 0 for count in state.unknown_traps)
    assert actor(state) is None or list(actions(state))
    if state.winner < 0:
        assert position(write(state)) == state
        assert write(position(write(state))) == write(state)


def agree(state: State, step: int) -> None:
    """What is listed is what is judged legal, every verdict has a rule, and every action is read as it is written."""
    is_whole(state)
    listed = list(actions(state))
    assert len(listed) == len(set(listed))
    assert listed or state.winner >= 0
    named = list(universe(state))
    legal = [action for action in named if judge(state, action).legal]
    assert set(legal) == set(listed)
    for action in named[step % 5 :: 5]:
        ruling = judge(state, action)
        assert ruling.cites
        assert set(ruling.instead) <= set(listed)
    for action in listed:
        assert read_action(state, write_action(state, action)) == action
