"""A position in notation, read: the drawn maze, then a line for each thing that does not show in it.

    turn A 1 used golem event rope     (seat, actions left; what was used or laid down this turn)
    number 7                     (of the turn)
    due test A golem d5 1 -      (what is pending; the last is settled first)
    golem d5 < e5 by C           (the corridor before its last step, if the previous player's card moved it)
    out 3 stay                   (used Golem cards)
    keys K1 K3+1 d3b             (on corridors; K3+1: one more, dropped there by another player)
    traps b4 ?, d3b pit          (? face down)
    items b2b lamp               (? face down)
    event terror                 (in force)
    called rust terror           (so far)
    spent lamp toll              (what is for once in each turn)
    covered c3 ? -, d5 t2 A+B    (tiles laid face down, and who knows them)
    tokens d3b warlock           (ability tokens, and whose they are)
    acted A d3b warlock          (on whom within this activity)
    top card 3 A, tile i1 A+C    (what has been looked at, and by whom)
    rulings FRE-3 peaceful       (house rules)
    won A                        (when the game is over)
    A paladin S1 at c3 lives 3 crystal on stun 0 keys 1 items -

What is left out is as at the beginning; without a line `keys` none lie anywhere. Seats are letters in turn order.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from platformer_nb.core.errors import one_of
from platformer_nb.core.value import replaced
from platformer_nb.games.labyrinth.model.box import Box
from platformer_nb.games.labyrinth.model.cards.things import GOLEM_CARDS
from platformer_nb.games.labyrinth.model.maze import Maze, is_start, place_of
from platformer_nb.games.labyrinth.model.state import ACTIONS, Golem, State
from platformer_nb.games.labyrinth.notation.card_parser import KEYS as CARD_LINES
from platformer_nb.games.labyrinth.notation.card_parser import read_cards
from platformer_nb.games.labyrinth.notation.frames import read_frames
from platformer_nb.games.labyrinth.notation.lines import NONE, Line, Lines
from platformer_nb.games.labyrinth.notation.maze_parser import read_maze
from platformer_nb.games.labyrinth.notation.names import SEATS, place_names
from platformer_nb.games.labyrinth.notation.pawn_parser import read_pawns
from platformer_nb.games.labyrinth.notation.pending_check import check_pending
from platformer_nb.games.labyrinth.notation.position_writer import write
from platformer_nb.games.labyrinth.notation.thing_parser import read_items, read_keys, read_traps
from platformer_nb.games.labyrinth.rules.course.winning import has_won

__all__ = ["read", "write"]

KEYS: Final = (
    "turn", "number", "due", "golem", "out", "keys", "traps", "items", "tail", "down", "won", *CARD_LINES,
    *SEATS,
)  # fmt: skip
"""The first words of the lines after the drawing."""

_TURN: Final = re.compile(r"([A-F]) ([0-2])(?: used (.+))?")
_NUMBER: Final = re.compile(r"[1-9][0-9]{0,5}")
_GOLEM: Final = re.compile(r"(\S+)(?: < (\S+) by ([A-F]))?")


@lru_cache(maxsize=1 << 10)  # Exams vary the same positions again and again.
def read(box: Box, text: str) -> State:
    """Return the position of a notation; raise BadInput, with the line, if it cannot be."""
    lines = Lines(text)
    maze = read_maze(box, lines)
    turn, number, due, golem, out = map(lines.take, KEYS[:5])
    things = lines.take("keys"), lines.take("traps"), lines.take("items")
    won = lines.take("won")
    seats = [(seat, lines.take(seat)) for seat in SEATS]
    state = State(maze, read_pawns(maze, seats, turn), Golem(place_of(maze.field.centre)))
    state = read_cards(state, lines)
    lines.finish(KEYS)
    state = _read_turn(state, turn, number)
    state = replaced(state, golem=_read_golem(state, golem, out, turn))
    state = read_traps(read_keys(state, things[0]), things[1])
    state = read_items(state, things[2])
    state = replaced(state, due=read_frames(state, due))
    check_pending(state, due)
    return _read_winner(state, won)


def _read_winner(state: State, won: Line) -> State:
    """Return the position with its winner: the active player, where it has won (END-1)."""
    if won.rest == NONE:
        return state
    if won.rest != SEATS[state.active] or not has_won(state):
        won.fail("error-not-won", "mend-not-won", word=won.rest)
    return replaced(state, winner=state.active)


def _read_turn(state: State, turn: Line, number: Line) -> State:
    found = _TURN.fullmatch(turn.rest)
    if found is None or SEATS.index(found[1]) >= len(state.pawns):
        turn.fail("error-no-line", "mend-turn", text=turn.rest, most=ACTIONS)
    if number.rest != NONE and not _NUMBER.fullmatch(number.rest):
        number.fail("error-no-line", "mend-turn-number", text=number.rest)
    items = {item: n for n, item in enumerate(state.box.item_ids)}
    words = (found[3] or NONE).split()
    used = [word for word in words if word not in (NONE, "golem", "event")]
    for word in used:
        if word not in items:
            turn.fail("error-unknown", one_of(word, ("golem", "event", *items)), word=word)
    return replaced(
        state,
        active=SEATS.index(found[1]),
        left=int(found[2]),
        has_called="event" in words,
        laid_down=tuple(sorted({items[word] for word in used})),
        turn=1 if number.rest == NONE else int(number.rest),
    )


def _read_golem(state: State, line: Line, out: Line, turn: Line) -> Golem:
    used = "golem" in turn.rest.split()[2:]
    cards = out.rest.split() if out.rest != NONE else []
    for card in cards:
        if card not in GOLEM_CARDS:
            out.fail("error-unknown", one_of(card, GOLEM_CARDS), word=card)
    counts = tuple(cards.count(card) for card in GOLEM_CARDS)
    for card in GOLEM_CARDS:
        most = state.box.golem.get(card, 0)
        if cards.count(card) > most:
            out.fail("error-too-many", "mend-too-many", word=card, most=most)
    if line.rest == NONE:
        return Golem(state.centre, used=used, out=counts)
    found = _GOLEM.fullmatch(line.rest)
    if found is None:
        line.fail("error-no-line", "mend-golem", text=line.rest)
    at = _corridor(state.maze, line, found[1])
    if found[2] is None:
        return Golem(at, used=used, out=counts)
    by = SEATS.index(found[3])
    if by >= len(state.pawns) or (by - state.active) % len(state.pawns) not in (
        0,
        len(state.pawns) - 1,
    ):
        line.fail("error-no-line", "mend-golem", text=line.rest)
    return Golem(at, _corridor(state.maze, line, found[2]), by, used, counts)


def _corridor(maze: Maze, line: Line, word: str) -> int:
    known = {name: place for name, place in place_names(maze).items() if not is_start(place)}
    if word not in known:
        line.fail("error-no-place", one_of(word, known), word=word)
    return known[word]
