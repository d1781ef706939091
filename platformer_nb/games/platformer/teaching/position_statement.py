"""Facts needed to judge an action that the drawn position does not show: step, decision, effects."""

from __future__ import annotations

from collections.abc import Iterator

from platformer_nb.core.game import Words
from platformer_nb.games.platformer.model import pending_decision
from platformer_nb.games.platformer.model.state import STEPS, Frame, Hero, State
from platformer_nb.games.platformer.model.terrain import space_name
from platformer_nb.games.platformer.view.clicks.selection import Hand
from platformer_nb.games.platformer.view.turn_view import prompt, rulings_view


def stated(state: State, words: Words) -> Iterator[str]:
    """Yield sentences on the step, the pending decision, Heroes off the map, effects, and house rules."""
    yield words.tell("exam-step", {"hero": state.hero.card, "step": STEPS[state.step]})
    yield from _decision(state, words)
    if state.must_spawn:
        yield words.tell("exam-must-spawn", {"hero": state.hero.card})
    for hero in state.heroes:
        if hero.card:
            yield from _condition(hero, words)
    if state.bonus:
        yield words("exam-bonus", n=state.bonus)
    if state.highest and _tower_matters(state):
        levels = {"low": state.lowest, "high": state.highest, "all": state.game.levels}
        one = state.lowest == state.highest
        yield words("exam-level" if one else "exam-levels", **levels)
    yield from (ruling["text"] for ruling in rulings_view(state, words))


def _tower_matters(state: State) -> bool:
    """Return whether a Level is still to come, or the Boss Level is drawn; a board of a lesson is a piece of a tower."""
    terrain = state.terrain
    return state.highest < state.game.levels or terrain.boss_low < terrain.size


def _decision(state: State, words: Words) -> Iterator[str]:
    """Yield sentences on the pending decision, and on who makes it if not the active Hero."""
    decides = pending_decision.actor(state)
    if not isinstance(decides, int) or not state.pending:
        return
    if decides != state.active:
        yield words.tell("exam-decides", {"hero": state.heroes[decides].card})
    yield prompt(state, words, Hand())
    yield from _way(state, state.pending[-1], words)


def _way(state: State, frame: Frame, words: Words) -> Iterator[str]:
    """Yield a sentence on a figure's remaining movement, where the prompt does not mention it."""
    if frame.kind == "steps" and frame.b:
        yield words("exam-through")
    elif frame.kind == "slide":
        yield words("exam-slide", space=space_name(state.terrain.width, frame.a), n=frame.b)
    elif frame.kind == "pick":
        yield words("exam-pick", n=frame.b)


def _condition(hero: Hero, words: Words) -> Iterator[str]:
    facts = {"hero": hero.card, "n": hero.ward}
    if hero.at < 0:
        yield words.tell("exam-fell" if hero.fell_at_boss else "exam-off-map", facts)
    if hero.ward:
        yield words.tell("exam-ward", facts)
    if not hero.ability:
        yield words.tell("exam-ability", facts)
    yield from (
        f"{words(f'card-{hero.card}')}: {words(f'boon-{boon}-text')}" for boon in hero.boons
    )
