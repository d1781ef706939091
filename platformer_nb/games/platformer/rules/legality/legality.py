"""Legality of one action: the clauses it breaks, or the rules that allow it."""

from __future__ import annotations

from collections.abc import Iterator

from platformer_nb.core.ruling import Cite, Ruling
from platformer_nb.games.platformer import citations
from platformer_nb.games.platformer.kinds.tables import ACTIONS
from platformer_nb.games.platformer.model import actions as a
from platformer_nb.games.platformer.model import pending_decision
from platformer_nb.games.platformer.model.state import State
from platformer_nb.games.platformer.rules.legality import suggestions


def judge(state: State, action: a.Action) -> Ruling[a.Action]:
    """Return whether the action is legal, the rules and facts that decide, and suggestions if it is not."""
    broken = _each_once(objections(state, action))
    if broken:
        return Ruling(False, broken, suggestions.instead(state, action))
    return Ruling(True, citations.grounds(state, action))


def _each_once(found: Iterator[Cite]) -> tuple[Cite, ...]:
    """Return the citations without duplicates."""
    said: list[Cite] = []
    for one in found:
        if one not in said:
            said.append(one)
    return tuple(said)


def legal(state: State, action: a.Action) -> bool:
    """Return whether no clause objects: `judge` without the reasons."""
    return next(objections(state, action), None) is None


def objections(state: State, action: a.Action) -> Iterator[Cite]:
    """Yield the clauses that the action breaks; if it is out of turn, only that.

    Parts of an action can be corrected separately: where it goes or whom it concerns, and the payment.
    Each part yields the first clause that it breaks (see `first_broken`), with the rule on which
    that clause rests if it forbids nothing by itself.
    """
    for check in (pending_decision.not_due, pending_decision.not_able):
        found = check(state, action)
        if found is not None:
            yield found
            return
    yield from ACTIONS[type(action)].objections(state, action)
