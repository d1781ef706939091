"""The Golem: its cards, its walk, and those it meets (GOL)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from platformer_nb.core.play.chance import Odds
from platformer_nb.core.registry import Instead
from platformer_nb.core.rules import NATURE
from platformer_nb.core.ruling import Cite
from platformer_nb.core.value import replaced
from platformer_nb.games.labyrinth.model import actions as a
from platformer_nb.games.labyrinth.model.card_frames import GolemEnters
from platformer_nb.games.labyrinth.model.cards.effects import GolemFurther
from platformer_nb.games.labyrinth.model.cards.things import GOLEM_CARDS
from platformer_nb.games.labyrinth.model.frames import (
    GOLEM_TEST,
    CardShown,
    Meet,
    TakeCard,
    Test,
    Walk,
)
from platformer_nb.games.labyrinth.model.hexes import EDGES
from platformer_nb.games.labyrinth.model.maze import NOWHERE, is_start, place_name
from platformer_nb.games.labyrinth.model.state import HIDDEN, NOBODY, Golem, State
from platformer_nb.games.labyrinth.model.state_builder import StateBuilder
from platformer_nb.games.labyrinth.registry import rule
from platformer_nb.games.labyrinth.rules.course.turn import golem_bars_the_way
from platformer_nb.games.labyrinth.rules.events.lasting import change
from platformer_nb.games.labyrinth.rules.maze.entering import turns_up_first
from platformer_nb.games.labyrinth.rules.maze.ways import beyond, dead_end, steps
from platformer_nb.games.labyrinth.rules.records import Activity, Decision, goes_on, nothing
from platformer_nb.games.labyrinth.rules.using import use_or_keep, uses
from platformer_nb.games.labyrinth.rules.using.use_or_keep import Answer

STAY, CENTRE = GOLEM_CARDS.index("stay"), GOLEM_CARDS.index("centre")

# --- the activity ----------------------------------------------------------------------------------------------


@rule("ACT-8", "GOL-2", "MOV-4")
def once_per_turn(state: State, _action: a.MoveGolem) -> Cite | None:
    """ACT-8, GOL-2: the Golem is moved once per turn, MOV-4: but as often as it bars the way from the start space."""
    if not state.golem.used or golem_bars_the_way(state):
        return None
    return Cite("ACT-8", {"activity": "golem"})


@rule("GOL-2")
def has_a_card(state: State, _action: a.MoveGolem) -> Cite | None:
    """GOL-2: without a card the Golem is not moved."""
    return None if sum(state.box.deck) else Cite("GOL-2", {"cards": 0})


def _moves_golem(state: State) -> Iterator[a.Action]:
    if sum(state.box.deck) and (not state.golem.used or golem_bars_the_way(state)):
        yield a.MoveGolem()


def _begin(builder: StateBuilder, _action: a.MoveGolem) -> None:
    builder.change(golem=replaced(builder.golem, used=True))
    builder.tell("golem-moved", "GOL-2", builder.active)
    builder.push(TakeCard())


# --- the card --------------------------------------------------------------------------------------------------


@rule("GOL-23", "GOL-27", "LIM-3", "SET-10", off=(1, 1, 1, 1, 1))
def deck(state: State) -> tuple[int, ...]:
    """GOL-23, LIM-3: an empty Golem deck is made anew of its used cards, GOL-27: when a card is needed.

    SET-10: it has every card once.
    """
    box, out = state.box.deck, state.golem.out
    return box if out == box else tuple(all_ - used for all_, used in zip(box, out, strict=True))


def top_cards(state: State) -> Sequence[a.Action]:
    """Return what may lie on top of the deck: one card if it has been seen."""
    known = state.top_card
    if known is not None and known.number != HIDDEN:
        return Odds((a.Card(known.number),))
    return Odds(a.Card(kind) for kind, count in enumerate(deck(state)) for _ in range(count))


def is_in_the_deck(state: State, _frame: object, action: a.Card) -> Cite | None:
    """Return why a card cannot be on top of the deck."""
    return None if action in top_cards(state) else Cite("GOL-2", {"deck": "no"})


@rule("GOL-2", "GOL-3", "GOL-4", "GOL-5", off=Instead(nothing))
def show(builder: StateBuilder, _frame: TakeCard, action: a.Card) -> None:
    """GOL-2: the card is shown, done and put aside; GOL-3: it moves the Golem, GOL-4: not at all, GOL-5: to the centre."""
    golem, left = builder.golem, deck(builder.state)
    used = tuple(all_ - one for all_, one in zip(builder.box.deck, left, strict=True))
    out = tuple(count + (kind == action.kind) for kind, count in enumerate(used))
    builder.change(golem=replaced(golem, out=out), top_card=None)
    builder.tell("golem-card", "GOL-2", builder.active, number=action.kind)
    if action.kind == CENTRE:
        to_the_centre(builder)
    elif action.kind == STAY:
        came_from_nowhere(builder)
    else:
        builder.push(CardShown(action.kind + 1 + change(builder.state, "golem-steps")))


@rule("GOL-9", "GOL-11", "GOL-15", "GOL-25", off=NOWHERE)
def barred(state: State) -> int:
    """GOL-9, GOL-15: the corridor before the last step of the previous player's card; NOWHERE if there is none.

    GOL-11: only the turn just before counts; GOL-25: a card that the player drew before in this turn bars nothing.
    """
    return state.golem.came if state.golem.by != state.active else NOWHERE


@rule("GOL-15", off=Instead(nothing))
def came_from_nowhere(builder: StateBuilder) -> None:
    """GOL-15: after a card that made no step, the active player's moves of the Golem bar nothing."""
    golem = builder.golem
    if golem.by == builder.active:
        builder.change(golem=replaced(golem, came=NOWHERE, by=NOBODY))


@rule("GOL-5", "GOL-15", "GOL-21", "GOL-26", off=Instead(nothing))
def to_the_centre(builder: StateBuilder) -> None:
    """GOL-5, GOL-26: the Golem is put on the centre tile and passes no corridor; GOL-15: it came from nowhere.

    GOL-21: those on the centre tile test, unless it was there already, or a house rule spares them.
    """
    golem, centre = builder.golem, builder.centre
    builder.change(golem=Golem(centre, used=golem.used, out=golem.out))
    if golem.at != centre:
        builder.tell("golem-stepped", "GOL-5", frm=golem.at, to=centre)
        if not builder.reads("GOL-21", "spares"):
            meets(builder)


# --- going further ---------------------------------------------------------------------------------------------

AT_THE_CARD: Final = ("golem",)
"""The moment of what is used when the player's Golem card shows a number."""


def _further(state: State, _frame: CardShown) -> Sequence[a.Action]:
    return use_or_keep.options(state, state.active, AT_THE_CARD)


def _further_objects(state: State, _frame: CardShown, action: Answer) -> Cite | None:
    return use_or_keep.objection(state, state.active, action, AT_THE_CARD)


def _begins_walk(builder: StateBuilder, frame: CardShown) -> None:
    builder.push(Walk(frame.steps, barred(builder.state)))


@rule("GOL-3", off=Instead(nothing))
def goes_further(builder: StateBuilder, frame: CardShown, action: Answer) -> None:
    """GOL-3: the Golem walks as far as its card shows, and as far beyond as an ability or an item lets it."""
    if isinstance(action, a.Keep):
        _begins_walk(builder, frame)
        return
    uses.pays_price(builder, builder.active, action)
    effect = builder.box.uses[action.use].effect
    more = effect.steps if isinstance(effect, GolemFurther) else 0
    builder.push(replaced(frame, steps=frame.steps + more))


def _further_allows(state: State, _frame: CardShown, action: Answer) -> tuple[Cite, ...]:
    return use_or_keep.allowed(state, action, Cite("GOL-3"))


# --- the walk --------------------------------------------------------------------------------------------------


@rule("GOL-7", "GOL-9", "GOL-10", "GOL-12", "GOL-13", off=())
def golem_ways(state: State, came: int) -> tuple[tuple[int, int], ...]:
    """GOL-12: the Golem does not turn back to where it came from, GOL-9: nor does it when the card is taken.

    GOL-10: it does where there is no other way; GOL-13: a start space is none; GOL-7: nor is a jump.
    """
    ways = [(edge, to) for edge, to in steps(state.maze, state.golem.at) if not is_start(to)]
    onward = [(edge, to) for edge, to in ways if to != came]
    return tuple(onward or ways)


def _walk_decides(state: State, frame: Walk) -> int | None:
    return state.active if golem_ways(state, frame.came) else None


@rule("GOL-14", off=Instead(nothing))
def is_stuck(builder: StateBuilder, frame: Walk) -> None:
    """GOL-14: with no way at all the Golem stays, and the steps that cannot be made are lost."""
    builder.tell("golem-stuck", "GOL-14", number=frame.left)
    came_from_nowhere(builder)


@rule("GOL-9", "GOL-12", "GOL-13")
def goes_onward(state: State, frame: Walk, action: a.StepGolem) -> Cite | None:
    """GOL-9, GOL-12: the Golem does not turn back as long as there is another way; GOL-13: nor against a dead end."""
    if action.edge in dict(golem_ways(state, frame.came)):
        return None
    to = beyond(state.maze, state.golem.at, action.edge)
    if to == NOWHERE:
        return Cite("GOL-13", dead_end(state.maze, state.golem.at, action.edge))
    if is_start(to):
        facts = {"place": place_name(state.maze, state.golem.at), "there": "start"}
        return Cite("GOL-13", {**facts, "cell": place_name(state.maze, to)})
    first = frame.came == state.golem.came and state.golem.by not in (NOBODY, state.active)
    return Cite("GOL-9" if first else "GOL-12", {"place": place_name(state.maze, to)})


def _walk_allows(state: State, frame: Walk, action: a.StepGolem) -> tuple[Cite, ...]:
    to = beyond(state.maze, state.golem.at, action.edge)
    cites = (Cite("GOL-3", {"left": frame.left}), Cite("GOL-24", {"edge": EDGES[action.edge]}))
    if to != frame.came:
        return cites
    return (*cites, Cite("GOL-10", {"place": place_name(state.maze, to)}))


@rule("GOL-24", "CHR-6", off=Instead(nothing))
def goes(builder: StateBuilder, frame: Walk, action: a.StepGolem) -> None:
    """GOL-24: the way is chosen step by step; CHR-6: a covered tile is turned up before the Golem comes there."""
    builder.push(GolemEnters(action.edge, frame.left, frame.card))
    turns_up_first(builder, builder.active, builder.golem.at, action.edge)


@rule("GOL-3", "GOL-6", "GOL-8", "GOL-15", "GOL-24", off=Instead(nothing))
def step(builder: StateBuilder, frame: GolemEnters) -> None:
    """GOL-3, GOL-24: the Golem goes one corridor further, then the next way is chosen; GOL-6: all of the card.

    GOL-8: traps and tokens do nothing to it; GOL-15: what an ability or event moves comes from nowhere afterwards.
    """
    golem, active = builder.golem, builder.active
    to = beyond(builder.maze, golem.at, frame.edge)
    came, by = (golem.at, active) if frame.card else (NOWHERE, NOBODY)
    builder.change(golem=replaced(golem, at=to, came=came, by=by))
    builder.tell("golem-stepped", "GOL-3", active, frm=golem.at, to=to)
    if frame.left > 1:
        builder.push(Walk(frame.left - 1, golem.at, frame.card))
    meets(builder)


# --- those it meets --------------------------------------------------------------------------------------------


@rule("GOL-17", "GOL-18", off=Instead(nothing))
def meets(builder: StateBuilder) -> None:
    """GOL-17, GOL-18: on each corridor it comes to, those who stand there test, clockwise from the active player."""
    state = builder.state
    there = tuple(s for s in state.clockwise(state.active) if state.pawns[s].at == state.golem.at)
    if there:
        builder.push(Meet(there))


def _next_test(builder: StateBuilder, frame: Meet) -> None:
    seat, *rest = frame.seats
    if rest:
        builder.push(Meet(tuple(rest)))
    if builder.pawn(seat).at == builder.golem.at:
        builder.push(Test(seat, GOLEM_TEST, builder.golem.at))


MOVE_GOLEM: Final[Activity] = Activity(
    a.MoveGolem,
    1,
    _moves_golem,
    (has_a_card, once_per_turn),
    lambda state, _a: (Cite("MOV-4" if golem_bars_the_way(state) else "GOL-2"),),
    _begin,
)
DECISIONS = (
    Decision(
        TakeCard,
        lambda _s, _f: NATURE,
        nothing,
        (a.Card,),
        lambda state, _frame: top_cards(state),
        is_in_the_deck,
        lambda _s, _f, action: (Cite("GOL-2", {"card": GOLEM_CARDS[action.kind]}),),
        show,
    ),
    Decision(
        CardShown,
        lambda state, frame: state.active if _further(state, frame) else None,
        _begins_walk,
        (a.Use, a.Pact, a.Keep),
        _further,
        _further_objects,
        _further_allows,
        goes_further,
    ),
    Decision(
        Walk,
        _walk_decides,
        is_stuck,
        (a.StepGolem,),
        lambda state, frame: tuple(a.StepGolem(edge) for edge, _ in golem_ways(state, frame.came)),
        goes_onward,
        _walk_allows,
        goes,
    ),
    Decision(GolemEnters, goes_on, step),
    Decision(Meet, goes_on, _next_test),
)
