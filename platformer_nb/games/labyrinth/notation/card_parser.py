"""Parsers of the lines about cards: the event in force, ability tokens, covered tiles, what has been looked at."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TypeVar

from platformer_nb.core.errors import one_of
from platformer_nb.core.value import replaced
from platformer_nb.games.labyrinth.model.cards.things import GOLEM_CARDS
from platformer_nb.games.labyrinth.model.hexes import CELL_OF, CELLS, NAMES
from platformer_nb.games.labyrinth.model.house_rules import RULINGS, arranged, checked
from platformer_nb.games.labyrinth.model.maze import COVERED, is_start, place_of
from platformer_nb.games.labyrinth.model.state import HIDDEN, NO_EVENT, Covered, Known, State
from platformer_nb.games.labyrinth.notation.lines import NONE, Line, Lines
from platformer_nb.games.labyrinth.notation.names import SEATS, place_names

T = TypeVar("T")

KEYS = ("event", "called", "spent", "covered", "tokens", "acted", "top", "rulings")
"""The first words of these lines."""


def read_cards(state: State, lines: Lines) -> State:
    """Return the position with these lines; raise BadInput."""
    taken = {key: lines.take(key) for key in KEYS}
    readers: Mapping[str, Callable[[State, Line], State]] = {
        "event": _event,
        "called": _called,
        "spent": _spent,
        "covered": _covered,
        "tokens": _tokens,
        "acted": _acted,
        "top": _top,
        "rulings": _rulings,
    }
    for key, reader in readers.items():
        state = reader(state, taken[key])
    return state


def _numbered(words: Iterable[str]) -> dict[str, int]:
    return {word: number for number, word in enumerate(words)}


def _of(line: Line, known: Mapping[str, T], word: str) -> T:
    if word not in known:
        line.fail("error-unknown", one_of(word, known), word=word)
    return known[word]


def _words(line: Line) -> list[str]:
    return [] if line.rest == NONE else line.rest.split()


def _event(state: State, line: Line) -> State:
    known = _numbered(state.box.event_ids) | {NONE: NO_EVENT}
    return replaced(state, event=_of(line, known, line.rest))


def _called(state: State, line: Line) -> State:
    known = _numbered(state.box.event_ids)
    found = {_of(line, known, word) for word in _words(line)}
    if state.event not in (NO_EVENT, *found):
        line.fail("error-no-line", "mend-called", text=line.rest)
    return replaced(state, called=tuple(sorted(found)))


def _spent(state: State, line: Line) -> State:
    passives = (one.passive.id for one in state.box.characters.values())
    known = {word: word for word in (*state.box.use_ids, *passives)}
    return replaced(state, spent=tuple(sorted({_of(line, known, w) for w in _words(line)})))


def _seats(state: State, line: Line, words: str) -> tuple[int, ...]:
    known = _numbered(SEATS[: len(state.pawns)])
    return tuple(sorted({_of(line, known, word) for word in words.split("+") if word != NONE}))


def _covered(state: State, line: Line) -> State:
    """Return the position with the tile below each covered cell: `covered c3 ? -, d5 t2 A+B`."""
    found: dict[int, Covered] = {}
    for words in line.entries():
        if len(words) != 3 or words[0] not in CELL_OF:
            line.fail("error-no-line", "mend-covered", text=" ".join(words))
        cell = CELL_OF[words[0]]
        tile = _of(line, {**state.box.number_of, "?": HIDDEN}, words[1])
        free = tile == HIDDEN or tile in replaced(state, covered=tuple(found.values())).shuffled
        if cell in found or state.maze.laid[cell] != COVERED or not free:
            line.fail("error-no-line", "mend-covered", text=" ".join(words))
        found[cell] = Covered(cell, tile, _seats(state, line, words[2]))
    missing = [n for n in range(CELLS) if state.maze.laid[n] == COVERED and n not in found]
    if missing:
        line.fail("error-no-line", "mend-covered", text=NAMES[missing[0]])
    made = replaced(state, covered=tuple(found[cell] for cell in sorted(found)))
    if made.tile_pool < len(made.maze.tail):
        line.fail("error-too-many", "mend-too-many", word="?", most=len(made.shuffled))
    return made


def _lying(state: State) -> dict[str, int]:
    """Return the places on which ability tokens lie: corridors, and covered tiles."""
    known = {name: at for name, at in place_names(state.maze).items() if not is_start(at)}
    return known | {NAMES[one.cell]: place_of(one.cell) for one in state.covered}


def _tokens(state: State, line: Line) -> State:
    known, whose = _lying(state), _numbered(state.box.character_ids)
    found: list[tuple[int, int]] = []
    for words in line.entries():
        if len(words) != 2:
            line.fail("error-no-line", "mend-things", text=" ".join(words))
        found.append((_of(line, known, words[0]), _of(line, whose, words[1])))
    made = replaced(state, tokens=tuple(sorted(found)))
    twice = len(set(found)) < len(found) or state.centre in dict(found)
    if twice or any(made.token_pool(one) < 0 for one in range(len(state.box.characters))):
        line.fail("error-no-line", "mend-tokens", text=line.rest)
    return made


def _acted(state: State, line: Line) -> State:
    known, whose = _lying(state), _numbered(state.box.character_ids)
    seats = _numbered(SEATS[: len(state.pawns)])
    found: set[tuple[int, int, int]] = set()
    for words in line.entries():
        if len(words) != 3:
            line.fail("error-no-line", "mend-things", text=" ".join(words))
        one = _of(line, seats, words[0]), _of(line, known, words[1]), _of(line, whose, words[2])
        found.add(one)
    return replaced(state, acted=tuple(sorted(found)))


def _top(state: State, line: Line) -> State:
    """Return the position with what has been looked at: `top card 3 A, tile i1 A+C`."""
    for words in line.entries():
        if len(words) != 3 or words[0] not in ("card", "tile"):
            line.fail("error-no-line", "mend-top", text=" ".join(words))
        seats = _seats(state, line, words[2])
        if words[0] == "card":
            number = _of(line, {**_numbered(GOLEM_CARDS), "?": HIDDEN}, words[1])
            state = replaced(state, top_card=Known(number, seats))
            continue
        number = _of(line, {**state.box.number_of, "?": HIDDEN}, words[1])
        if number != HIDDEN and number not in state.shuffled:
            line.fail("error-twice", "mend-keep-one", word=words[1])
        state = replaced(state, top_tile=Known(number, seats))
    return state


def _rulings(state: State, line: Line) -> State:
    chosen: dict[str, str] = {}
    for words in line.entries():
        if len(words) != 2:
            line.fail("error-no-line", "mend-rulings", text=" ".join(words))
        rule = _of(line, {one: one for one in RULINGS}, words[0])
        chosen[rule] = words[1]
    return replaced(state, rulings=arranged(checked("rulings", chosen)))
