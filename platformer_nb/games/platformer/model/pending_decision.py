"""Who decides, and which kinds of action are in place now."""

from __future__ import annotations

from platformer_nb.core.registry import Instead
from platformer_nb.core.rules import NATURE, Actor
from platformer_nb.core.ruling import Cite
from platformer_nb.games.platformer.kinds.tables import ACTIONS as KINDS
from platformer_nb.games.platformer.kinds.tables import CHANCE, PENDING, STEP_OF
from platformer_nb.games.platformer.model import actions as a
from platformer_nb.games.platformer.model.facts import cite
from platformer_nb.games.platformer.model.state import (
    ACTIONS,
    NOBODY,
    ROLL,
    STEPS,
    State,
)
from platformer_nb.games.platformer.registry import rule
from platformer_nb.games.platformer.rules.course.solo import why_lost
from platformer_nb.games.platformer.rules.dice.special_die import discards, stone_forbids
from platformer_nb.games.platformer.rules.figures import spawning


def actor(state: State) -> Actor:
    """Return the seat that decides, NATURE for chance, or None when the game is over."""
    if state.winner >= 0:
        return None
    if state.pending:
        frame = state.pending[-1]
        if frame.kind in CHANCE:
            return NATURE
        return decider(state)
    return NATURE if state.step == ROLL else state.active


@rule("GRA-4", "MED-4", "ACT-6", off=Instead(lambda state: state.active))
def decider(state: State) -> int:
    """GRA-4, MED-4: a Hero's own player decides for it, in anyone's turn; else the active one (ACT-6)."""
    frame = state.pending[-1]
    return PENDING[frame.kind].decider(state, frame)


def not_due(state: State, action: a.Action) -> Cite | None:
    """Cite the rule by which something else has to be done first, if any."""
    if state.winner >= 0:
        return game_is_over(state)
    if state.pending:
        return something_pending(state, action)
    return wrong_step(state, action)


@rule("SET-9", "SOL-3", "SOL-4")
def game_is_over(state: State) -> Cite | None:
    """SET-9: the game has been won; SOL-3, SOL-4: or it is lost."""
    if state.winner == NOBODY:
        return cite(why_lost(state), hero=state.hero.card)
    return cite("SET-9", hero=state.heroes[state.winner].card)


@rule("MOV-5", "SYM-7", "GRA-4", "BOS-4", "PRT-3")
def something_pending(state: State, action: a.Action) -> Cite | None:
    """MOV-5, SYM-7: a longer action is finished first, and no step of it uses a portal (PRT-3).

    GRA-4, BOS-4: a pending decision is made before anything else.
    """
    frame = state.pending[-1]
    kind = PENDING[frame.kind]
    if isinstance(action, kind.answers):
        return None
    broken = kind.rule if kind.rule_of is None else kind.rule_of(frame)
    return cite(broken, pending=frame.kind, **kind.facts(state, frame))


@rule("TRN-0", "TRN-7", "TRN-8")
def wrong_step(state: State, action: a.Action) -> Cite | None:
    """TRN-0, TRN-7, TRN-8: each step of a turn has its own decisions; actions of other steps are illegal."""
    if STEP_OF.get(type(action)) == state.step:
        return None
    return untimely(state, action) or cite("TRN-7", step=STEPS[state.step])


def untimely(state: State, action: a.Action) -> Cite | None:
    """Cite when this action is possible; None for actions of the Actions step."""
    kind = KINDS[type(action)]
    if kind.forestalled is not None and (held := kind.forestalled(state)) is not None:
        return held
    return None if kind.moment is None else kind.moment.cited(state)


def not_able(state: State, action: a.Action) -> Cite | None:
    """Cite what prevents the active Hero from nearly every action of the Actions step."""
    if STEP_OF.get(type(action)) != ACTIONS:
        return None
    if state.hero.at < 0:
        return off_the_map(state, action)
    if isinstance(action, (a.Discard, a.End, a.Spawn)):
        return None
    stone = stone_forbids(state)
    if stone is None:
        return None
    free = next(discards(state), None) is not None
    return Cite(stone.rule, {**stone.facts, "hero": state.hero.card, "able": int(free)})


@rule("SPN-2", "TRN-7")
def off_the_map(state: State, action: a.Action) -> Cite | None:
    """SPN-2, TRN-7: a Hero off the map can do nothing but Spawn (or end the step, TRN-12)."""
    if isinstance(action, (a.Spawn, a.End)):
        return None
    able = bool(spawning.spawns(state))
    return cite("SPN-2", hero=state.hero.card, must=int(state.must_spawn), able=int(able))
