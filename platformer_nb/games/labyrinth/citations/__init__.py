"""Which rules decide an event besides the one that it names itself."""

from __future__ import annotations

from platformer_nb.games.labyrinth.citations import course, fighting, golem, moving, things, traps
from platformer_nb.games.labyrinth.citations.claims import Claims, Done
from platformer_nb.games.labyrinth.model.actions import Action
from platformer_nb.games.labyrinth.model.state import State
from platformer_nb.games.labyrinth.rules import applying

CLAIMS: Claims = {}
for _chapter in (course, moving, fighting, traps, golem, things):
    for _kind, _claims in _chapter.CLAIMS.items():
        CLAIMS[_kind] = (*CLAIMS.get(_kind, ()), *_claims)


def event_rules(before: State, action: Action) -> tuple[tuple[str, ...], ...]:
    """Return for each event of a legal action the rules that decided it, the one that it names first."""
    after, events = applying.apply(before, action)
    done = Done(before, action, after, events)
    return tuple(
        tuple(
            dict.fromkeys(
                (
                    event.rule,
                    *(rule for rule, holds in CLAIMS.get(event.kind, ()) if holds(done, event)),
                )
            )
        )
        for event in events
    )
