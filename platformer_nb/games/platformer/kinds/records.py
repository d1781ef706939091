"""Shapes of the records: what has to be said of a kind of pending decision."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from platformer_nb.games.platformer.model.actions import Action
from platformer_nb.games.platformer.model.state import Frame, State
from platformer_nb.games.platformer.model.state_builder import Draft

Facts = Mapping[str, int | str | tuple[str, ...]]
"""Facts of a sentence by name."""


class Click(NamedTuple):
    """How a click on a Space answers a decision: by `action`, made of the Spaces clicked.

    With a `verb` the first click selects a figure and the second what is done with it; the verb is the
    end of the text keys `prompt-` and `target-`. If the second click is `optional`, it follows only where an
    answer without it is illegal: the figure on the Space has to be pushed.
    """

    action: Callable[..., Action]
    verb: str = ""
    optional: bool = False


def of_the_active_hero(state: State, _frame: Frame) -> Facts:
    """Return the active Hero as a fact."""
    return {"hero": state.hero.card}


def first_number(_state: State, frame: Frame) -> Facts:
    """Return the first number of the frame as the fact `n`."""
    return {"n": frame.a}


def second_number(_state: State, frame: Frame) -> Facts:
    """Return the second number of the frame as the fact `n`."""
    return {"n": frame.b}


def always(_state: State, _frame: Frame) -> bool:
    """Return True: nothing in a position contradicts the frame."""
    return True


def active_seat(state: State, _frame: Frame) -> int:
    """Return the seat whose turn it is."""
    return state.active


@dataclass(frozen=True, slots=True, kw_only=True)
class PendingKind:
    """A kind of pending decision or outcome of chance: a `Frame` with this name on `State.pending`.

    Its words are `prompt-<name>` (unless chance decides), `open-<name>` if there is one, and its value of
    the fact `pending` in the sentence `why-<rule>`.
    """

    name: str
    """The kind of its frames, also in notation."""
    rule: str
    """The rule by which it is resolved before anything else."""
    answers: tuple[type[Action], ...]
    """The kinds of action that answer it."""
    choices: Callable[[State, Frame], Sequence[Action]]
    """Return all legal answers, or the outcomes of chance."""
    chance: bool = False
    """Whether chance answers."""
    decider: Callable[[State, Frame], int] = active_seat
    """Return the seat that answers."""
    moot: Callable[[Draft, Frame], bool] | None = None
    """Return whether nothing can answer it any more, so that it is dropped; None if that never happens."""
    possible: Callable[[State, Frame], bool] = always
    """Return whether a position read from notation can have this frame."""
    facts: Callable[[State, Frame], Facts] = of_the_active_hero
    """Return the facts of a refusal because of it: whom it is about, how much of it is left."""
    rule_of: Callable[[Frame], str] | None = None
    """Return the rule of one frame, where it differs between frames."""
    prompt: Callable[[State, Frame], Facts] = first_number
    """Return the facts of its prompt, besides the Hero and the Boss."""
    click: Click | None = None
    """How it is answered by clicks on Spaces; None: by buttons."""
    on_a_space: bool = False
    """Whether the first number of its frames is a Space."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Continuation:
    """A kind of frame that nobody answers: what goes on once everything above it is resolved."""

    name: str
    resume: Callable[[Draft, Frame], None]
    """Continue; the frame has been removed."""
    possible: Callable[[State, Frame], bool] = always
    """Return whether a position read from notation can have this frame."""
