"""Which rules decide an event besides the one that it names itself."""

from __future__ import annotations

from typing import Final

from platformer_nb.games.labyrinth.citations import course, fighting, golem, moving, things, traps
from platformer_nb.games.labyrinth.citations.claims import Claims, Done
from platformer_nb.games.labyrinth.model.actions import Action
from platformer_nb.games.labyrinth.model.state import Event, State
from platformer_nb.games.labyrinth.rules import applying

CLAIMS: Claims = {}
for _chapter in (course, moving, fighting, traps, golem, things):
    for _kind, _claims in _chapter.CLAIMS.items():
        CLAIMS[_kind] = (*CLAIMS.get(_kind, ()), *_claims)

OF_THE_CRYSTAL: Final = "CRY-7"


def event_rules(before: State, action: Action) -> tuple[tuple[str, ...], ...]:
    """Return for each event of a legal action the rules that decided it, the one that it names first.

    Of an ability that does not ask for the Fate Crystal the rule that speaks of it comes last (CRY-7).
    """
    after, events = applying.apply(before, action)
    done = Done(before, action, after, events)
    return tuple(_ordered(done, event) for event in events)


def _ordered(done: Done, event: Event) -> tuple[str, ...]:
    claimed = [rule for rule, holds in CLAIMS.get(event.kind, ()) if holds(done, event)]
    last = (
        event.rule == OF_THE_CRYSTAL and event.kind == "used" and not _asks_for_crystal(done, event)
    )
    return tuple(dict.fromkeys([*claimed, event.rule] if last else [event.rule, *claimed]))


def _asks_for_crystal(done: Done, event: Event) -> bool:
    return done.before.box.uses[event.number].price.crystal
