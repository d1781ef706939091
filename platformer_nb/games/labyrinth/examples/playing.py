"""Playing an example: what is tried in its position, and in what it ends otherwise than it says."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from platformer_nb.core.errors import BadInput
from platformer_nb.games.labyrinth.content import load_box
from platformer_nb.games.labyrinth.content.examples import Example, NewGame
from platformer_nb.games.labyrinth.examples.facts import is_true
from platformer_nb.games.labyrinth.model.actions import Action
from platformer_nb.games.labyrinth.model.state import Event, State
from platformer_nb.games.labyrinth.narration.facts import event_facts
from platformer_nb.games.labyrinth.narration.positions import sentences
from platformer_nb.games.labyrinth.notation.actions import read_action
from platformer_nb.games.labyrinth.notation.position import read
from platformer_nb.games.labyrinth.rules.applying import apply
from platformer_nb.games.labyrinth.rules.legality import actions, actor, grounds, objections

if TYPE_CHECKING:
    from platformer_nb.core.game import Words


def begin(example: Example) -> State:
    """Return the state an example starts from; raise BadInput if it cannot be set up."""
    return _drawn(example.position) if example.game is None else set_up(example.game)


@lru_cache(maxsize=1024)
def _drawn(position: str) -> State:
    """Return a position that has been read before, so that a proof reads it with every rule in force."""
    return read(load_box(), position)


def set_up(game: NewGame) -> State:
    """Return the position of a new game before the first draw."""
    from platformer_nb.games.labyrinth.setup import LabyrinthSetup

    return LabyrinthSetup(load_box()).new(game.players, characters=game.characters)


def faults(example: Example) -> Iterator[str]:
    """Yield the expectations that fail."""
    try:
        state = begin(example)
    except BadInput as error:
        if example.fails != error.what.facts.get("rule"):
            yield f"it cannot be set up: {error.what.key}"
        return
    if example.fails:
        yield "it can be set up"
        return
    for text in example.before:
        state, _, broken, _ = _done(state, text)
        if broken:
            yield f"before: {text} is refused by {', '.join(broken)}"
    if example.refused:
        yield from _refusal(example, state)
        return
    events: list[Event] = []
    allowing: set[str] = set()
    for text in example.do:
        if _offered(state, read_action(state, text)) is False:
            yield f"{text} is not offered"
        state, happened, broken, by = _done(state, text)
        events += happened
        allowing.update(by)
        if broken:
            yield f"{text} is refused by {', '.join(broken)}"
    yield from (f"allowed, but not by {rule}" for rule in example.allowed if rule not in allowing)
    told = [seen(state, event) for event in events]
    if example.events and told != example.events:
        yield f"what happens is {told}"
    yield from (f"“{fact}” is not so" for fact in example.after if not is_true(state, fact))


def _refusal(example: Example, state: State) -> Iterator[str]:
    action = read_action(state, example.do[0])
    cites = tuple(objections(state, action))
    if not cites:
        yield "it is allowed"
    elif [cite.rule for cite in cites] != example.refused:
        yield f"it is refused by {', '.join(cite.rule for cite in cites)}"
    else:
        for name, value in example.facts.items():
            wanted = tuple(value) if isinstance(value, list) else value
            if cites[0].facts.get(name) != wanted:
                yield f"the fact {name} is {cites[0].facts.get(name)}"
    if _offered(state, action):
        yield "it is offered"


def _offered(state: State, action: Action) -> bool | None:
    """Return whether the action is among those that can be done, or can come by chance; None when the game is over."""
    return None if actor(state) is None else action in actions(state)


def _done(
    state: State, text: str
) -> tuple[State, tuple[Event, ...], tuple[str, ...], tuple[str, ...]]:
    """Return the state after an action, its events, the rules that forbid it, and those that allow it."""
    action = read_action(state, text)
    # Objections are asked for alone: with a rule off, what else a ruling says may raise.
    broken = tuple(cite.rule for cite in objections(state, action))
    if broken:
        return state, (), broken, ()
    allowing = tuple(cite.rule for cite in grounds(state, action))
    after, events = apply(state, action)
    return after, events, (), allowing


def seen(state: State, event: Event) -> Mapping[str, Any]:
    """Return an event in the words of the example files: its kind, its rule, its facts but numbers of 0."""
    kind, told = event_facts(state, event)
    known = {name: value for name, value in told.items() if not (name == "n" and not value)}
    plain = {name: list(v) if isinstance(v, tuple) else v for name, v in known.items()}
    return {"event": kind, "rule": event.rule, **plain}


# --- in words ---------------------------------------------------------------------------------------------------


def say_new_game(words: Words, game: NewGame) -> str:
    """Return the line about the game that is set up."""
    seats = [words("example-players", count=game.players)]
    seats += [words(f"card-{one}") for one in game.characters]
    return words("catalogue-new-game", text="; ".join(seats))


def said_after(example: Example, words: Words) -> list[str]:
    """Return the sentences about the position that were not true at the beginning; of a new game, all of them."""
    state = start = begin(example)
    for text in (*example.before, *example.do):
        state = _done(state, text)[0]
    known = set() if example.game is not None else set(sentences(start, words))
    return [one for one in sentences(state, words) if one not in known]
