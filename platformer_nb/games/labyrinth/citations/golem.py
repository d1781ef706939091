"""The Golem and events (GOL, EVT)."""

from __future__ import annotations

from typing import Final

from platformer_nb.games.labyrinth.citations.claims import Claims, Done, always
from platformer_nb.games.labyrinth.model.cards.things import GOLEM_CARDS
from platformer_nb.games.labyrinth.model.frames import Meet, Walk
from platformer_nb.games.labyrinth.model.state import NO_EVENT, NOBODY, Event, State
from platformer_nb.games.labyrinth.rules.maze.ways import jumps


def _stays(_done: Done, event: Event) -> bool:
    return GOLEM_CARDS[event.number] == "stay"


def _is_put(_done: Done, event: Event) -> bool:
    return event.rule == "GOL-5"


def _walks(_done: Done, event: Event) -> bool:
    return event.rule == "GOL-3"


def _is_put_beside_characters(done: Done, event: Event) -> bool:
    return _is_put(done, event) and any(pawn.at == event.to for pawn in done.before.pawns)


def _at_a_bridge(done: Done, event: Event) -> bool:
    return _walks(done, event) and bool(jumps(done.before.maze, event.to))


def _over_things(done: Done, event: Event) -> bool:
    return _walks(done, event) and _things_on(done.before, event.to)


def _things_on(state: State, place: int) -> bool:
    items, keys = state.items_on(place), state.keys_on(place).count
    return bool(state.trap_on(place) is not None or items or keys or state.tokens_on(place))


def _begins_freely(done: Done, event: Event) -> bool:
    walk = done.pending(Walk)
    first = walk is not None and walk.came < 0
    return _walks(done, event) and first and done.before.golem.by == NOBODY


def _begins_after_an_own_card(done: Done, event: Event) -> bool:
    walk = done.pending(Walk)
    first = walk is not None and walk.came < 0
    return _walks(done, event) and first and done.before.golem.by == done.before.active


def _is_where_it_came_from(done: Done, event: Event) -> bool:
    return _walks(done, event) and done.after.golem.came == event.frm


def _the_deck_was_out(done: Done, _event: Event) -> bool:
    return sum(done.before.golem.out) == sum(done.before.box.deck)


def _of_the_golem(_done: Done, event: Event) -> bool:
    return event.rule == "GOL-16"


def _was_met(done: Done, event: Event) -> bool:
    return _of_the_golem(done, event) and not done.explores(event.seat)


def _on_the_way(done: Done, event: Event) -> bool:
    walk = done.pending(Walk)
    return _was_met(done, event) and (walk is not None or done.pending(Meet) is not None)


def _came(done: Done, event: Event) -> bool:
    return _of_the_golem(done, event) and done.explores(event.seat)


def _replaces(done: Done, _event: Event) -> bool:
    return done.before.event != NO_EVENT


_TESTED: Final = (("GOL-17", _was_met), ("GOL-18", _on_the_way), ("GOL-19", _came))

CLAIMS: Final[Claims] = {
    "golem-card": (
        ("GOL-4", _stays),
        ("GOL-23", _the_deck_was_out),
        ("GOL-27", _the_deck_was_out),
        ("LIM-3", _the_deck_was_out),
    ),
    "golem-stepped": (
        ("GOL-6", _walks),
        ("GOL-7", _at_a_bridge),
        ("GOL-8", _over_things),
        ("GOL-11", _begins_freely),
        ("GOL-15", _is_where_it_came_from),
        ("GOL-21", _is_put_beside_characters),
        ("GOL-25", _begins_after_an_own_card),
        ("GOL-26", _is_put),
    ),
    "passed": (*_TESTED, ("GOL-22", always)),
    "sent-home": (*_TESTED, ("GOL-20", _of_the_golem)),
    "event": (("EVT-9", _replaces),),
    "event-lasts": (("EVT-9", _replaces),),
}
