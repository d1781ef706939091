"""Parsers of what lies on corridors: keys, traps, items."""

from __future__ import annotations

import re
from typing import Final

from platformer_nb.core.errors import one_of
from platformer_nb.core.value import replaced
from platformer_nb.games.labyrinth.model.maze import is_start
from platformer_nb.games.labyrinth.model.state import HIDDEN, KEY_PLACES, NOBODY, Keys, State
from platformer_nb.games.labyrinth.notation.lines import NONE, Line
from platformer_nb.games.labyrinth.notation.names import place_names

_KEYS: Final = re.compile(r"([A-Za-z0-9]+)(?:\*([0-6]))?(?:\+([1-6]))?")

KEY_TOKENS: Final = 6
"""The key tokens of the box (CMP-3)."""


def read_keys(state: State, line: Line) -> State:
    """Return the position with the keys that lie on corridors; raise BadInput."""
    known = _corridors(state) | {f"K{n + 1}": place for n, place in enumerate(KEY_PLACES)}
    found: dict[int, Keys] = {}
    for word in line.rest.split() if line.rest != NONE else []:
        match = _KEYS.fullmatch(word)
        if match is None or match[1] not in known:
            line.fail("error-no-place", one_of(word, known), word=word)
        place, dropped = known[match[1]], int(match[3] or 0)
        count = int(match[2] or 1) + dropped
        if place in found:
            line.fail("error-twice", "mend-keep-one", word=match[1])
        if not count or (dropped and state.owner(place) == NOBODY):
            line.fail("error-no-line", "mend-keys", text=word)
        found[place] = Keys(place, count, dropped)
    total = sum(keys.count for keys in found.values()) + sum(pawn.keys for pawn in state.pawns)
    if total > KEY_TOKENS:
        line.fail("error-too-many", "mend-too-many", word="keys", most=KEY_TOKENS)
    return replaced(state, keys=tuple(found[place] for place in sorted(found)))


def read_traps(state: State, line: Line) -> State:
    """Return the position with the traps on corridors; raise BadInput."""
    kinds = {kind: number for number, kind in enumerate(state.box.trap_ids)} | {"?": HIDDEN}
    found = _pairs(state, line, kinds)
    if len({place for place, _ in found}) < len(found) or state.centre in dict(found):
        line.fail("error-no-line", "mend-traps", text=line.rest)
    made = replaced(state, traps=tuple(sorted(found)))
    if made.trap_pool < 0 or any(count < 0 for count in made.unknown_traps):
        line.fail("error-too-many", "mend-too-many", word="traps", most=state.trap_pool)
    return made


def read_items(state: State, line: Line) -> State:
    """Return the position with the items on corridors; raise BadInput."""
    kinds = {item: number for number, item in enumerate(state.box.item_ids)} | {"?": HIDDEN}
    found = _pairs(state, line, kinds)
    carried = [item for pawn in state.pawns for item in pawn.items]
    every = [*carried, *(item for _, item in found)]
    for item in every:
        if every.count(item) > 1 and item != HIDDEN:
            line.fail("error-twice", "mend-keep-one", word=state.box.item_ids[item])
    made = replaced(state, items=tuple(sorted(found)))
    if made.item_pool < 0:
        line.fail("error-too-many", "mend-too-many", word="items", most=len(kinds) - 1)
    return made


def _pairs(state: State, line: Line, kinds: dict[str, int]) -> list[tuple[int, int]]:
    """Return each corridor with what lies on it: `b4 ?, d3b pit`."""
    known = _corridors(state)
    found = []
    for words in line.entries():
        if len(words) != 2:
            line.fail("error-no-line", "mend-things", text=" ".join(words))
        if words[0] not in known:
            line.fail("error-no-place", one_of(words[0], known), word=words[0])
        if words[1] not in kinds:
            line.fail("error-unknown", one_of(words[1], kinds), word=words[1])
        found.append((known[words[0]], kinds[words[1]]))
    return found


def _corridors(state: State) -> dict[str, int]:
    return {name: at for name, at in place_names(state.maze).items() if not is_start(at)}
