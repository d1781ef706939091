"""Events of the solo game: revealing one, its immediate effects, its effects in the End step."""

from __future__ import annotations

from platformer_nb.games.platformer.events import EventRevealed
from platformer_nb.games.platformer.model.box.effects import EndEnemies, EndWounds, EventEnd, Gain
from platformer_nb.games.platformer.model.state import Frame
from platformer_nb.games.platformer.model.state_builder import Draft
from platformer_nb.games.platformer.model.terrain import OPEN
from platformer_nb.games.platformer.registry import rule
from platformer_nb.games.platformer.rules.cards import effect_resolution
from platformer_nb.games.platformer.rules.course import solo
from platformer_nb.games.platformer.rules.figures import enemies, gravity, wounds


@rule("SOL-1", "SOL-4")
def event_due(draft: Draft) -> None:
    """SOL-1, SOL-4: each turn, the first too, begins with revealing the top event."""
    if draft.solo is None:
        return
    if draft.solo.deck:
        draft.pending.append(Frame("event"))
    else:
        solo.lost_by_time(draft)


@rule("SOL-1")
def reveal_event(draft: Draft, card: str) -> None:
    """SOL-1: reveal the event in place of the last one and resolve its immediate gains."""
    assert draft.solo is not None, "only a solo game has events"
    deck = tuple(c for c in draft.solo.deck if c != card)
    draft.solo = draft.solo._replace(deck=deck, card=card)
    draft.events.append(EventRevealed(card))
    for effect in draft.game.box.events[card].gains:
        if isinstance(effect, Gain):
            effect_resolution.gain_for(draft, draft.active, effect, why="SOL-2")
        else:
            effect_resolution.settle(draft, effect, 0)


@rule("SOL-2")
def before_actions(draft: Draft) -> None:
    """SOL-2: an event may have Gravity apply before the actions, unless the game is over by then."""
    if draft.winner < 0 and solo.event_of(draft).falls_first:
        gravity.apply_gravity(draft, gravity.BY_EVENT)


@rule("SOL-2", "TRN-14")
def event_ends(draft: Draft) -> None:
    """SOL-2, TRN-14: some events act in the End step, after the tokens."""
    for effect in solo.event_of(draft).end:
        if draft.winner < 0:
            at_the_end(draft, effect)


def at_the_end(draft: Draft, effect: EventEnd) -> None:
    """Resolve one End step effect of an event."""
    match effect:
        case EndWounds(dealt, spared):
            if not sheltered(draft, spared):
                card = draft.solo.card if draft.solo is not None else 0
                wounds.suffer(draft, draft.active, dealt, "SOL-2", card)
        case EndEnemies(face):
            enemies.enemy_die(draft, face)


def sheltered(draft: Draft, spared: str) -> bool:
    """Return whether the Hero is spared: on a Ladder, or under a Platform."""
    terrain = draft.terrain
    at = draft.heroes[draft.active].at
    if at < 0:
        return True
    if spared == "ladder":
        return bool(terrain.ladder[at])
    above = at + terrain.width
    return above < terrain.size and terrain.floor_kind[above] != OPEN
