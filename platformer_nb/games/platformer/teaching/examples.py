"""Run the examples of rules: play the actions and compare the results.

`seen` converts an event, and `facts` a state, to the vocabulary of the example files.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

from platformer_nb.core.errors import BadInput
from platformer_nb.core.rules import NATURE
from platformer_nb.core.ruling import Ruling
from platformer_nb.games.platformer import events as e
from platformer_nb.games.platformer.content.examples import Example, load_examples
from platformer_nb.games.platformer.model.actions import Action
from platformer_nb.games.platformer.model.box.box import BLANK, ENEMY_FACES, SYMBOLS, Box
from platformer_nb.games.platformer.model.state import (
    COIN_TOKEN,
    NOBODY,
    NOTHING,
    ROLL,
    STEPS,
    Hero,
    State,
)
from platformer_nb.games.platformer.model.terrain import space_name
from platformer_nb.games.platformer.narration.events import event_type
from platformer_nb.games.platformer.narration.examples import say_facts, say_new_game
from platformer_nb.games.platformer.notation.position_parser import read
from platformer_nb.games.platformer.notation.position_writer import glyph
from platformer_nb.games.platformer.rules.course.chance_outcomes import action_die, enemy_die
from platformer_nb.games.platformer.rules.course.scoring import score
from platformer_nb.games.platformer.rules.legality.legality import legal

if TYPE_CHECKING:
    from platformer_nb.core.game import Words
    from platformer_nb.games.platformer.engine import Platformer


class Played(NamedTuple):
    """The result of running an example: initial state, last ruling, all events, final state.

    `tried` is the state before the tested action; `faults` lists the expectations that failed, none for a
    valid example; `done` pairs each tested action with the state before it.
    """

    start: State | None
    tried: State | None
    ruling: Ruling[Action] | None
    events: tuple[e.Event, ...]
    end: State | None
    faults: tuple[str, ...]
    done: tuple[tuple[State, Action], ...] = ()


def examples_of(rule: str) -> tuple[Example, ...]:
    """Return the examples of a rule."""
    return tuple(x for x in load_examples() if rule in x.rules)


@cache
def _rules() -> Platformer:
    from platformer_nb.games.platformer import GAME

    return GAME.rules


def run(example: Example) -> Played:
    """Play an example and compare its results; raises BadInput if it cannot be parsed."""
    try:
        start = begin(example)
    except BadInput as error:
        if not example.fails:
            raise
        if example.fails == error.what.facts.get("rule"):
            return Played(None, None, None, (), None, ())
        return Played(None, None, None, (), None, ("it cannot be set up for another reason",))
    if example.fails:
        return Played(start, start, None, (), start, ("the game can be set up",))
    state, faults = start, []
    ruling: Ruling[Action]
    for text in example.before:
        state, _, ruling = _do(state, text)
        if not ruling.legal:
            faults.append(f"before: {text} is refused by {', '.join(ruling.rules)}")
    tried = state
    if example.refused:
        action = _rules().read_action(state, example.do[0])
        # A legal action is not judged: with a rule disabled, its citations may raise.
        ruling = Ruling(True, ()) if legal(state, action) else _rules().judge(state, action)
        faults += _refusal(example, ruling)
        if _offered(state, action):
            faults.append("it is offered")
        return Played(start, tried, ruling, (), state, tuple(faults))
    events: list[e.Event] = []
    done: list[tuple[State, Action]] = []
    allowing: set[str] = set()
    ruling = Ruling(True, ())
    for text in example.do:
        action = _rules().read_action(state, text)
        if _offered(state, action) is False:
            faults.append(f"{text} is not offered")
        done.append((state, action))
        state, happened, ruling = _do(state, text)
        events += happened
        allowing |= set(ruling.rules)
        if not ruling.legal:
            faults.append(f"{text} is refused by {', '.join(ruling.rules)}")
    faults += [f"allowed, but not by {r}" for r in example.allowed if r not in allowing]
    faults += _missing_events(state, example.events, events)
    kinds = {event_type(event) for event in events}
    faults += [f"{kind} happens" for kind in example.never if kind in kinds]
    true = facts(state)
    faults += [f"“{fact}” is not so" for fact in example.after if fact not in true]
    return Played(start, tried, ruling, tuple(events), state, tuple(faults), tuple(done))


def begin(example: Example) -> State:
    """Return the state an example starts from; raises BadInput if it cannot be set up."""
    box = _box(example.supply)
    if example.game is None:
        return read(box, example.position)
    from platformer_nb.games.platformer.rules.course.setup import new_game

    chosen = example.game
    return new_game(
        box,
        chosen.players,
        chosen.heroes,
        chosen.dungeon,
        chosen.boss,
        chosen.levels,
        chosen.rulings,
        chosen.artifacts,
    )


def _box(supply: Mapping[str, int]) -> Box:
    """Return the project's box with these counts of Boss tokens."""
    box = _rules().box
    if not supply:
        return box
    bosses = {
        boss: replace(
            sheet,
            tokens={
                token: replace(card, count=supply.get(token, card.count))
                for token, card in sheet.tokens.items()
            },
        )
        for boss, sheet in box.bosses.items()
    }
    return replace(box, bosses=bosses, content_hash=f"{box.content_hash} {sorted(supply.items())}")


def _offered(state: State, action: Action) -> bool | None:
    """Return whether the action is among the legal actions; None where chance decides or the game is over."""
    if _rules().actor(state) in (NATURE, None):
        return None
    return action in list(_rules().actions(state))


def _do(state: State, text: str) -> tuple[State, tuple[e.Event, ...], Ruling[Action]]:
    action = _rules().read_action(state, text)
    ruling = _rules().judge(state, action)
    if not ruling.legal:
        return state, (), ruling
    after, events = _rules().apply(state, action)
    return after, events, ruling


def _refusal(example: Example, ruling: Ruling[Action]) -> Iterator[str]:
    if ruling.legal:
        yield "it is allowed"
    elif list(ruling.rules) != example.refused:
        yield f"it is refused by {', '.join(ruling.rules)}"
    else:
        said = ruling.cites[0].facts
        for name, value in example.facts.items():
            wanted = tuple(value) if isinstance(value, list) else value
            if said.get(name) != wanted:
                yield f"the fact {name} is {said.get(name)}"


# --- events -----------------------------------------------------------------------------------------------


def _missing_events(
    state: State, wanted: Iterable[Mapping[str, Any]], events: Iterable[e.Event]
) -> Iterator[str]:
    happened = iter([seen(state, event) for event in events])
    for event in wanted:
        if not any(all(s.get(k) == v for k, v in event.items()) for s in happened):
            yield f"nowhere (or not in this order): {dict(event)}"


def seen(state: State, event: e.Event) -> dict[str, str | int | bool | list[str]]:
    """Return an event in the example vocabulary: figures as map glyphs, Spaces by name."""
    told: dict[str, Any] = {"event": event_type(event)}
    symbols = isinstance(event, e.Turned)
    for field, value in zip(event._fields, event, strict=True):
        told["from" if field == "frm" else field] = _seen(state, field, value, symbols)
    return told


def _seen(state: State, field: str, value: Any, symbols: bool) -> Any:
    match field:
        case "frm" | "to" if symbols:
            return SYMBOLS[value]
        case "frm" | "to" | "at" if isinstance(value, int):
            return space_name(state.terrain.width, value) if value >= 0 else "off"
        case "hero" | "figure":
            return glyph(state, value)
        case "seat":
            return value + 1
        case "symbols":
            return [SYMBOLS[s] for s in value]
        case "symbol":
            return "blank" if value == BLANK else SYMBOLS[value]
        case "face":
            return ENEMY_FACES[value]
    return list(value) if isinstance(value, tuple) else value


# --- facts about a state -------------------------------------------------------------------------------------


def facts(state: State) -> frozenset[str]:
    """Return all facts about a state as short phrases: `2 at b1`, `hero 1 hearts 3`, `d1 holds coin` ..."""
    return frozenset(_facts(state))


def _facts(state: State) -> Iterator[str]:
    width = state.terrain.width
    for space, (figure, token) in enumerate(zip(state.occupied, state.lying, strict=True)):
        name = space_name(width, space)
        if figure:
            yield f"{glyph(state, figure)} at {name}"
        if token:
            yield f"{name} holds {'coin' if token == COIN_TOKEN else 'gem'}"
        if not figure and token == NOTHING and state.terrain.low <= space < state.terrain.size:
            yield f"{name} is empty"
    for seat, hero in enumerate(state.heroes, 1):
        for fact in _hero(hero):
            yield f"hero {seat} {fact}"
    yield f"turn {state.turn}"
    yield f"hero {state.active + 1} is active"
    yield f"step {STEPS[state.step]}"
    dice = [SYMBOLS[i] for i, n in enumerate(state.pool) for _ in range(n)]
    yield f"pool {' '.join(dice) or '-'}"
    if state.face >= 0:
        yield f"enemy die {ENEMY_FACES[state.face]}"
    if state.step == ROLL and not state.pending:
        yield from _sides("an action die", action_die(state.game.box), SYMBOLS)
        yield from _sides("the enemy die", enemy_die(state.game.box), ENEMY_FACES)
    yield f"attack bonus {state.bonus}"
    yield f"levels {state.lowest} to {state.highest}"
    yield from (f"shop has {card}" for card in state.shop if card)
    yield f"shop gaps {state.shop.count('')}"
    yield f"potions at the bottom {' '.join(state.bottom) or '-'}"
    yield f"boss deck {len(state.boss_deck)}"
    yield from (f"discarded {card}" for card in state.boss_discards)
    yield f"pending {state.pending[-1].kind if state.pending else '-'}"
    yield f"{_decider(state)} decides"
    if state.winner == NOBODY:
        yield "the game is lost"
    elif state.winner >= 0:
        yield f"hero {state.winner + 1} has won"
    held = {item for hero in state.heroes for item, _ in hero.items}
    yield from (f"{card} lies in the middle" for card in state.artifacts if card not in held)
    if state.solo is not None:
        yield f"events left {len(state.solo.deck)}"
        yield f"event {state.solo.card or '-'}"
        yield f"enemies defeated {state.solo.defeated}"
        yield f"wounds beyond the boss's health {state.solo.surplus}"
        yield from _score(state)


def _sides(die: str, faces: Sequence[int], names: Sequence[str]) -> Iterator[str]:
    for face, count in Counter(faces).items():
        yield f"{die} shows {names[face]} on {count} of {len(faces)} sides"


def _decider(state: State) -> str:
    actor = _rules().actor(state)
    if actor is None:
        return "nobody"
    return "chance" if actor == NATURE else f"hero {actor + 1}"


def _score(state: State) -> Iterator[str]:
    lines = score(state)
    yield from (f"score {line.what} {line.points}" for line in lines)
    if lines:
        yield f"score in all {sum(line.points for line in lines)}"


def _hero(hero: Hero) -> Iterator[str]:
    if hero.card:
        yield f"is {hero.card}"
    if hero.at < 0:
        yield "is off the map"
    yield f"hearts {hero.hearts}"
    yield f"coins {hero.coins}"
    yield f"gems {hero.gems}"
    yield f"special {'blank' if hero.special == BLANK else SYMBOLS[hero.special]}"
    yield from (f"has {card} {'ready' if ready else 'used'}" for card, ready in hero.items)
    yield from (f"has {card}" for card in hero.potions)
    yield from (f"has token {token}" for token in hero.tokens)
    yield f"ability {'ready' if hero.ability else 'used'}"
    yield f"ward {hero.ward}"


# --- an example in words for readers ---------------------------------------------------------------------------


def said_before(example: Example, words: Words) -> Iterator[str]:
    """Yield lines about the game that is set up, and about what else its box holds."""
    if example.game is not None:
        yield words("catalogue-new-game", text="; ".join(say_new_game(words, example.game)))
    for token, count in example.supply.items():
        yield words("catalogue-supply", token=words(f"token-{token}"), count=count)


def said_after(example: Example, words: Words) -> Iterator[str]:
    """Yield a line with what the example states of the last position."""
    if example.after and (end := run(example).end) is not None:
        true = say_facts(words, end, example.after)
        yield words("catalogue-then", text=" ".join(true))
