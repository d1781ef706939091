"""Sentences about what has no effect: a Trap that does not wound, an attack card that reaches nobody."""

from __future__ import annotations

from platformer_nb.core.game import Words
from platformer_nb.games.platformer import events as e
from platformer_nb.games.platformer.model.box.boss_effects import Summon
from platformer_nb.games.platformer.model.state import FIRST_KIND, State
from platformer_nb.games.platformer.model.terrain import TRAP
from platformer_nb.games.platformer.rules.cards.bonus import bonus_of
from platformer_nb.games.platformer.rules.figures import boss

_COMING = (e.Spawned, e.Moved, e.Travelled, e.Placed, e.Pushed, e.Fell)


def trap_spares(words: Words, state: State, event: e.Event) -> str:
    """Return that a Trap to which an event brings a Hero does not wound, and why; "" if none is there (MAP-5)."""
    if not isinstance(event, _COMING):
        return ""
    figure = event.figure if isinstance(event, e.Pushed | e.Fell) else event.hero
    if figure >= FIRST_KIND:
        return ""
    hero = state.heroes[figure - 1]
    spaces = (
        range(event.to, event.frm, state.terrain.width)
        if isinstance(event, e.Fell)
        else (event.to,)
    )
    if (
        not any(state.terrain.feature[s] == TRAP for s in spaces)
        or not bonus_of(state.game, hero).trap
    ):
        return ""
    box = state.game.box
    own = box.heroes[hero.card].passive.trap
    sparing = (item for item, _ in hero.items if (kept := box.kept(item).passive) and kept.trap)
    card = hero.card if own else next(sparing)
    return words.tell(
        "trap-spares", {"hero": hero.card, "card": card, "own": "yes" if own else "no"}
    )


def reaches_nobody(words: Words, state: State, event: e.BossDrew) -> str:
    """Return which Spaces an attack card reaches, if no Hero stands on them; "" for one that only summons (BOS-7)."""
    card = next(c for c in boss.sheet(state).cards if c.id == event.card)
    if not event.hits or all(isinstance(effect, Summon) for effect in card.effects):
        return ""
    if any(boss.in_range(state, seat, card.range) for seat in range(state.game.players)):
        return ""
    return words.tell("boss-reaches-nobody", {"range": card.range, "boss": state.game.boss})
