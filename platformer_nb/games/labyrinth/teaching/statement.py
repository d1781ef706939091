"""What has to be known to judge an action, beside what a drawn position shows."""

from __future__ import annotations

from collections.abc import Iterator

from platformer_nb.core.game import Words
from platformer_nb.core.rules import NATURE
from platformer_nb.games.labyrinth.model.state import LIVES, Pawn, State
from platformer_nb.games.labyrinth.narration.called import name_of
from platformer_nb.games.labyrinth.narration.positions import say_decision, say_pawn, say_turn
from platformer_nb.games.labyrinth.narration.prompts import deciding
from platformer_nb.games.labyrinth.rules.legality import actor


def remark(state: State, words: Words) -> str:
    """Return what is pending and who decides it; "" if any activity can be chosen, or chance decides."""
    if state.top is None or actor(state) in (None, NATURE):
        return ""
    return " ".join(say_decision(state, words, named=True))


def stated(state: State, words: Words) -> Iterator[str]:
    """Yield whose turn it is, what is pending, what was done this turn, and the rules of this game."""
    yield say_turn(state, words, named=True)
    if told := remark(state, words):
        yield told
    who = name_of(state, state.active, words)
    if state.golem.used:
        yield words("exam-golem-used", who=who)
    if state.has_called:
        yield words("exam-event-used", who=who)
    if state.laid_down:
        items = tuple(state.box.item_ids[item] for item in state.laid_down)
        yield words.tell("exam-laid-down", {"who": who, "item": items, "count": len(items)})
    for rule, reading in state.rulings:
        yield words("exam-ruling", rule=rule, text=words(f"ruling-{rule}-{reading}"))


def held(state: State, words: Words) -> Iterator[str]:
    """Yield what the deciding character has, then each other that has more or less than at the beginning."""
    who = deciding(state)
    yield say_pawn(state, who, words, named=True)
    for seat, pawn in enumerate(state.pawns):
        if seat != who and not _as_begun(pawn):
            yield say_pawn(state, seat, words, named=True)


def _as_begun(pawn: Pawn) -> bool:
    return (pawn.lives, pawn.keys, pawn.stun, pawn.items, pawn.crystal) == (LIVES, 0, 0, (), True)
