"""What the Labyrinth Table and the cards say of what an event names: a rule leaves to them what happens."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from platformer_nb.core.game import Words
from platformer_nb.games.labyrinth.model.state import HIDDEN, Event, State
from platformer_nb.games.labyrinth.narration.facts import event_facts

TABLE: Final = frozenset({"TRP-9", "TRP-10", "TRP-11"})
"""The rules that leave it to the row of a trap what happens."""


def named_texts(state: State, event: Event, rules: Sequence[str], words: Words) -> Iterator[str]:
    """Yield the name of each thing that an event names, with its row or its text; `state` is that after it."""
    _, facts = event_facts(state, event)
    trap = event.trap if event.trap >= 0 else _trap_here(state, event, rules)
    if trap is not None:
        row = state.box.table[trap]
        tested = words("trap-test", rolls=row.rolls, difficulty=row.difficulty)
        name = f"card-{state.box.trap_ids[trap]}"
        yield words("named-row", name=words(name), test=tested, text=words(f"{name}-text"))
    if event.kind == "event-lasts":
        name = f"card-{facts['card']}"
        holds = words("event-lasting", text=words(f"{name}-lasting"))
        yield words("ability-told", name=words(name), text=holds)
    if item := facts.get("item"):
        yield f"{words(f'card-{item}')}: {words(f'card-{item}-text')}"


def _trap_here(state: State, event: Event, rules: Sequence[str]) -> int | None:
    """Return the trap that does something to the seat of an event: the one that it has come upon."""
    if TABLE.isdisjoint(rules) or event.seat < 0:
        return None
    places = [event.frm, state.pawns[event.seat].at]
    kinds = [state.trap_on(place) for place in places if place >= 0]
    return next((kind for kind in kinds if kind is not None and kind != HIDDEN), None)
