"""Cards that work by themselves each time their owner meets a condition."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from platformer_nb.games.platformer.events import Triggered
from platformer_nb.games.platformer.model.box.box import Box
from platformer_nb.games.platformer.model.box.conditions import Trigger
from platformer_nb.games.platformer.model.state_builder import Draft
from platformer_nb.games.platformer.registry import rule
from platformer_nb.games.platformer.rules.cards import artifacts
from platformer_nb.games.platformer.rules.cards.effect_resolution import gain_for


def hear(draft: Draft) -> None:
    """Fire triggers for the events since the last call, then hand over artifacts (ART-2).

    Artifacts come second so that they also count what triggers gained. Hence an artifact just taken does not
    fire on these events, and no trigger fires another.
    """
    events = draft.events
    if draft.turn:
        # This runs after every change, and most events meet no condition: no loop in Python, no copy.
        fresh = events[draft.heard :] if draft.heard else events
        laid = draft.supply.artifacts
        box = draft.game.box
        ears = artifacts.HEARD if laid else _ears.get(box.content_hash)
        if ears is None:
            ears = listened_for(box)
        if not ears.isdisjoint(map(type, fresh)):
            pull(draft, [x for x in fresh if type(x) in ears])
            if laid:
                artifacts.take_due(draft)
    draft.heard = len(events)


def listened_for(box: Box) -> frozenset[type]:
    """Return the types of events that can fire a trigger of this box in a game without artifacts."""
    kept = [t for card, t in box.triggers.items() if card not in box.artifacts]
    types = [artifacts.HEARD_BY[type(trigger.condition)] for trigger in kept]
    found = _ears[box.content_hash] = frozenset().union(*types)
    return found


_ears: dict[str, frozenset[type]] = {}


def pull(draft: Draft, fresh: Sequence[Any]) -> None:
    """Fire every trigger whose owner has met its condition, the active Hero's first, then clockwise."""
    known, players = draft.game.box.triggers, draft.game.players
    for turn in range(players if known else 0):
        seat = (draft.active + turn) % players
        hero = draft.heroes[seat]
        if hero.card in known:
            work(draft, seat, hero.card, known[hero.card], fresh)
        for item, _ in hero.items:
            if item in known:
                work(draft, seat, item, known[item], fresh)


@rule("CRD-1")
def work(draft: Draft, seat: int, card: str, trigger: Trigger, fresh: Sequence[Any]) -> None:
    """CRD-1: the owner of a passive card gains each time that it meets the condition."""
    heard = artifacts.HEARD_BY[type(trigger.condition)]
    for event in fresh:
        if type(event) in heard and artifacts.who_meets(draft, trigger.condition, event) == seat:
            draft.events.append(Triggered(seat + 1, card))
            for effect in trigger.gains:
                gain_for(draft, seat, effect)
