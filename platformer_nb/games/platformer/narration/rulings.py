"""Sentences about rulings and about the consequences of an action.

The core cites ids and facts; here they become sentences, by key. `narration.actions` and
`narration.events` describe actions and events.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import Any

from platformer_nb.core.game import RuleEntry, Words
from platformer_nb.core.parts.verdict import Reason, Verdict
from platformer_nb.core.play.explain import Explanation
from platformer_nb.core.ruling import Cite, Fact, Ruling
from platformer_nb.games.platformer import events as e
from platformer_nb.games.platformer.citations import event_rules
from platformer_nb.games.platformer.citations.turns import PAYMENT
from platformer_nb.games.platformer.content import load_rulebook
from platformer_nb.games.platformer.model import actions as a
from platformer_nb.games.platformer.model.facts import figure_card
from platformer_nb.games.platformer.model.house_rules import RULINGS, Rulings
from platformer_nb.games.platformer.model.state import SPECIAL_DIE, State
from platformer_nb.games.platformer.narration.events import say_event
from platformer_nb.games.platformer.notation.action_parts import SPACE
from platformer_nb.games.platformer.rules.legality.null_actions import wasteful
from platformer_nb.text import verdicts

# --- rulings -----------------------------------------------------------------------------------------------


def say_ruling(words: Words, state: State, action: a.Action, ruling: Ruling[a.Action]) -> Verdict:
    """Return the verdict on an action."""
    from platformer_nb.games.platformer import GAME

    return verdicts.say_ruling(GAME, words, state, action, ruling)


def say_cite(words: Words, cite: Cite, legal: bool, rulings: Rulings = ()) -> Reason:
    """Return one citation in words: why it forbids (`why-<rule>`), or the rule itself (`rule-<rule>`).

    An open rule is marked as such; `rulings` are the game's house rules.
    """
    page = rule_page(cite.rule)
    key = why_key(cite)
    part = _PARTS.get((cite.rule, cite.facts.get("part", ""))) if legal else None
    if part is not None:
        text = words(part)
    elif (legal or not words.has(key)) and any(cite.rule == rule for rule, _ in rulings):
        text = say_reading(words, cite.rule, rulings)
    elif legal or not words.has(key):
        text = words(f"rule-{cite.rule}")
    else:
        text = words.tell(key, cite.facts)
    said = say_open(words, cite.rule, rulings) if legal or turns_on_the_ruling(cite) else ""
    why = say_why(words, cite.rule, rulings) if said else ""
    return Reason(cite.rule, page, text, spaces_in(cite.facts), bool(said), said, why)


def why_key(cite: Cite) -> str:
    """Return the key of the sentence for why a rule forbids an action, or for when the action is possible."""
    if "moment" in cite.facts:
        return f"when-{cite.facts['moment']}"
    if cite.rule == "SYM-5" and "asks" in cite.facts:
        return "star-price"
    if cite.facts.get("asks") == "number":
        return "reroll-number"
    return f"why-{cite.rule}"


_PARTS: Mapping[tuple[str, Fact], str] = MappingProxyType(
    {("SPN-1", PAYMENT): "part-SPN-1-payment"}
)
"""For rules that allow an action by one part only: the rule and the part -> the key of its sentence."""

_TURNS_ON: Mapping[str, str] = MappingProxyType({"SPN-1": "special"})
"""For rules that are only partly open: the fact of a refusal that the ruling decides."""


def turns_on_the_ruling(cite: Cite) -> bool:
    """Return whether another reading of the rule could allow what it refuses on these facts."""
    return _TURNS_ON.get(cite.rule, "") in ("", *cite.facts)


@cache
def _rulebook() -> Mapping[str, RuleEntry]:
    return load_rulebook()


def rule_page(rule: str) -> int:
    """Return the page of the rulebook for a rule; 0 if it is not in the catalogue."""
    entry = _rulebook().get(rule)
    return entry.page if entry else 0


def is_ruling(rule: str) -> bool:
    """Return whether the rulebook leaves a rule open, so that this project had to decide."""
    entry = _rulebook().get(rule)
    return entry is not None and entry.open


def say_why(words: Words, rule: str, rulings: Rulings = ()) -> str:
    """Return why this project reads an open rule as it does; "" for other rules, or if a house rule replaces it."""
    own = is_ruling(rule) and all(rule != other for other, _ in rulings)
    return words(f"ruling-why-{rule}") if own else ""


def say_open(words: Words, rule: str, rulings: Rulings = ()) -> str:
    """Return the notice that the rulebook leaves a rule open, with the reading in play; "" for other rules."""
    if not is_ruling(rule):
        return ""
    if rule not in RULINGS:
        return words("rule-open")
    return " ".join((words("rule-open"), say_reading(words, rule, rulings)))


def say_reading(words: Words, rule: str, rulings: Rulings = ()) -> str:
    """Return the meaning of a house rule in a game with these readings."""
    return words(f"ruling-{rule}-{dict(rulings).get(rule, RULINGS[rule][0])}")


def spaces_in(facts: Mapping[str, Fact]) -> tuple[str, ...]:
    """Return the Spaces named by facts, each once, except those in `spaces`, where the action would be allowed."""
    found: list[str] = []
    for name, value in facts.items():
        if name == "spaces":
            continue
        for word in (
            (value,) if isinstance(value, str) else value if isinstance(value, tuple) else ()
        ):
            if re.fullmatch(SPACE, word) and word not in found:
                found.append(word)
    return tuple(found)


# --- consequences -------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Consequence:
    """One consequence of an action, and the ids of the rules behind it."""

    text: str
    rules: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Foreseen:
    """An explanation in words: the verdict, the consequences, what is open, a warning."""

    verdict: Verdict
    steps: tuple[Consequence, ...]
    open: str
    warning: str
    nothing: str = ""
    """A notice that the action has no effect, else ""."""


def say_explanation(
    words: Words, state: State, explained: Explanation[State, a.Action, e.Event]
) -> Foreseen:
    """Return the consequences of an action in `state`, with their rules, up to the next chance or decision."""
    verdict = say_ruling(words, state, explained.action, explained.ruling)
    if not explained.ruling:
        return Foreseen(verdict, (), "", "")
    after, events = explained.after, explained.events
    decided = event_rules(state, explained.action)
    steps = tuple(
        Consequence(say_event(words, after, event), rules)
        for event, rules in zip(events, decided, strict=True)
    )
    warning = say_warning(words, after, events)
    nothing = say_nothing(words, explained.action) if explained.idle else ""
    return Foreseen(verdict, steps, _say_open(words, explained), warning, nothing)


def say_nothing(words: Words, action: a.Action) -> str:
    """Return the notice that a legal action has no effect in its position."""
    return words("nothing-wasted" if wasteful(action) else "nothing-falls")


def _say_open(words: Words, explained: Explanation[State, a.Action, e.Event]) -> str:
    """Return what is open after all certain consequences: chance, a decision, or the end of the game."""
    actor, state = explained.actor, explained.after
    if actor is None:
        return words("open-over")
    step = "special-die" if state.step == SPECIAL_DIE else "turn-goes-on"
    kind = state.frame.kind if state.frame else "roll" if actor < 0 else step
    key = f"open-{kind}"
    if not words.has(key):
        key = "open-chance" if actor < 0 else "open-decision"
    seat = actor if actor >= 0 else state.active
    return words.tell(key, {"hero": state.heroes[seat].card, "boss": state.game.boss})


def say_warning(words: Words, state: State, events: tuple[e.Event, ...]) -> str:
    """Return what a player should consider first: an attack falls short (ATK-2), Wounds, a faint, a solo game lost (SOL-3); else ""."""
    said = []
    hurt: dict[int, int] = {}
    fainted: list[int] = []
    for event in events:
        if isinstance(event, e.Struck) and event.wounds < event.needed:
            facts: dict[str, Any] = {"wounds": event.wounds, "needs": event.needed}
            facts["enemy"] = figure_card(state, event.figure)
            key = "warning-short-card" if event.rule == "CRD-1" else "warning-short"
            said.append(words.tell(key, facts))
        elif isinstance(event, e.Wounded):
            hurt[event.hero] = hurt.get(event.hero, 0) + event.wounds
        elif isinstance(event, e.Fainted):
            fainted.append(event.hero)
    for hero in fainted:
        said.append(words.tell("warning-faint", {"hero": figure_card(state, hero)}))
    for lost in (event for event in events if isinstance(event, e.GameLost)):
        said.append(words.tell("warning-lost", {"hero": figure_card(state, lost.hero)}))
    for hero, wounds in hurt.items():
        if hero not in fainted:
            facts = {"hero": figure_card(state, hero), "n": wounds}
            said.append(words.tell("warning-wounds", facts))
    return " ".join(said)
