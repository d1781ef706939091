"""What goes on by itself after an action, until somebody has to decide."""

from __future__ import annotations

from platformer_nb.games.platformer.kinds.tables import MOOT, RESUMES
from platformer_nb.games.platformer.model.state import ACTIONS, Frame
from platformer_nb.games.platformer.model.state_builder import Draft
from platformer_nb.games.platformer.rules.cards import triggers
from platformer_nb.games.platformer.rules.course.turn import proceed


def advance(draft: Draft) -> None:
    """Resolve everything that needs no decision and no chance."""
    while draft.winner < 0:
        if draft.heard < len(draft.events):
            triggers.hear(draft)
        if draft.step == ACTIONS and not draft.pending:
            return  # by far the most frequent exit
        if draft.pending:
            if not resume(draft):
                return
        elif not proceed(draft):
            return


def resume(draft: Draft) -> bool:
    """Resolve what is pending; return False if somebody has to decide it."""
    frame = draft.pending[-1]
    go_on = RESUMES.get(frame.kind)
    if go_on is not None:
        draft.pending.pop()
        go_on(draft, frame)
        return True
    check = MOOT.get(frame.kind)
    if check is None or not check(draft, frame):
        return False
    draft.pending.pop()
    return True


def moot(draft: Draft, frame: Frame) -> bool:
    """Return whether a pending decision or outcome has become impossible (BOS-8, CRD-2, ZOC-2)."""
    check = MOOT.get(frame.kind)
    return check is not None and check(draft, frame)
