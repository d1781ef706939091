"""Shapes of the records: all there is to a kind of pending decision, to a kind of action."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

from platformer_nb.core.ruling import Cite
from platformer_nb.core.value import value
from platformer_nb.games.platformer.model.actions import Action, End
from platformer_nb.games.platformer.model.facts import cite
from platformer_nb.games.platformer.model.state import STEPS, Frame, State
from platformer_nb.games.platformer.model.state_builder import Draft
from platformer_nb.games.platformer.notation.action_words import Typed

Facts = Mapping[str, int | str | tuple[str, ...]]
"""Facts of a sentence by name."""

A = TypeVar("A", bound=Action)

# --- pending decisions ------------------------------------------------------------------------------


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


@value(kw_only=True)
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


@value(kw_only=True)
class Continuation:
    """A kind of frame that nobody answers: what goes on once everything above it is resolved."""

    name: str
    resume: Callable[[Draft, Frame], None]
    """Continue; the frame has been removed."""
    possible: Callable[[State, Frame], bool] = always
    """Return whether a position read from notation can have this frame."""


# --- actions ----------------------------------------------------------------------------------------


def no_facts(_state: State) -> Facts:
    """Return no facts."""
    return {}


class Moment(NamedTuple):
    """When an action is possible that belongs to no step: the rule that brings it, and by what.

    Its sentence is `when-<name>`.
    """

    rule: str | Callable[[State], str]
    name: str
    facts: Callable[[State], Facts] = no_facts

    def cited(self, state: State) -> Cite:
        """Return the citation for an action that is not possible now."""
        rule = self.rule if isinstance(self.rule, str) else self.rule(state)
        return cite(rule, moment=self.name, step=STEPS[state.step], **self.facts(state))


class Idle(NamedTuple):
    """How an action can turn out to have no effect: `pay` for it, resolve its effects, and compare.

    What paying leaves pending are its effects. An action without a cost has `nothing` instead, which returns
    whether it has no effect.
    """

    pay: Callable[[Draft, Any], None] | None = None
    nothing: Callable[[State], bool] | None = None

    @property
    def costs(self) -> bool:
        """Whether an action of this kind costs anything."""
        return self.pay is not None


def no_objections(_state: State, _action: Action) -> Iterator[Cite]:
    """Yield nothing: the action is legal whenever it is in place."""
    return iter(())


def no_words(_state: State, _action: Action) -> list[str]:
    """Return no words: the verb is all there is."""
    return []


def nothing_said(_state: State, _action: Action) -> Facts:
    """Return no facts."""
    return {}


def same_kind(_state: State, wanted: Action, other: Action) -> int | None:
    """Rank actions of the same kind first, all others not at all."""
    return 0 if type(other) is type(wanted) and not isinstance(other, End) else None


@value(kw_only=True)
class ActionKind(Generic[A]):
    """A kind of action: a class in `model.actions`."""

    type: type[A]
    verb: str
    """Its first word in notation, or its first two."""
    apply: Callable[[Draft, A], None]
    """Apply a legal action; what follows by itself comes after."""
    objections: Callable[[State, A], Iterator[Cite]] = no_objections
    """Yield the clauses that an action breaks that is in place: see `legality.objections`."""
    choices: Callable[[State], Sequence[A]] | None = None
    """Return all legal actions of this kind in the Actions step; None: `legal_actions` lists them itself."""
    listed: Callable[..., Any] | None = None
    """The function in which `legal_actions` lists them fast, without the clauses; None: it does so itself."""
    step: int | None = None
    """The step of a turn in which it is chosen; None: it only answers what is pending."""
    moment: Moment | None = None
    """When it is possible, for a refusal; None for actions of the Actions step."""
    forestalled: Callable[[State], Cite | None] | None = None
    """Cite what keeps its moment from coming, if anything does."""
    write: Callable[[State, A], list[str]] = no_words
    """Return the words after the verb."""
    parse: Callable[[Typed], A] | None = None
    """Read the words after the verb; None: there are none."""
    key: str | Callable[[State, A], str] = "do-chance"
    """The key of its sentence."""
    facts: Callable[[State, A], Facts] = nothing_said
    """Return the facts of its sentence."""
    near: Callable[[State, A, Action], int | None] = same_kind
    """Rank a legal action by how near it is to a refused one of this kind; None: not near."""
    goes_on: bool = False
    """Whether it makes or continues a longer Move, a longer shove or what a card does."""
    in_many_ways: bool = False
    """Whether it can be done to one Space in several ways."""
    symbol: int | None = None
    """The symbol that pays for it; None if none does, or any."""
    idle: Idle | None = None
    """How it can have no effect; None: it always has one."""
    primary: bool = False
    """Whether its button is the main one."""

    def read(self, words: Typed) -> A:
        """Return the action in the words after the verb."""
        return self.type() if self.parse is None else self.parse(words)

    def sentence(self, state: State, action: A) -> tuple[str, Facts]:
        """Return the key and the facts of the sentence of an action."""
        key = self.key if isinstance(self.key, str) else self.key(state, action)
        return key, self.facts(state, action)
