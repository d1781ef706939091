"""What the rules core says, in a reader's words: rulings, and what will follow of an action.

The core cites ids and facts; here they become sentences, by key. `saying_actions` and `saying_events` say
what an action does and what has happened.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import Any

from platformer_nb.core.explain import Explanation
from platformer_nb.core.game import RuleEntry, Words
from platformer_nb.core.ruling import Cite, Fact, Ruling
from platformer_nb.core.verdict import Reason, Verdict
from platformer_nb.games.platformer import events as e
from platformer_nb.games.platformer.citations import event_rules
from platformer_nb.games.platformer.citations.turns import PAYMENT
from platformer_nb.games.platformer.content import load_rulebook
from platformer_nb.games.platformer.model import actions as a
from platformer_nb.games.platformer.model.facts import figure_card
from platformer_nb.games.platformer.model.house_rules import RULINGS, Rulings
from platformer_nb.games.platformer.model.state import SPECIAL_DIE, State
from platformer_nb.games.platformer.narration.events import say_event
from platformer_nb.games.platformer.notation.action_writer import SPACE, write_action
from platformer_nb.games.platformer.rules.legality.null_actions import wasteful
from platformer_nb.text import verdicts

# --- rulings -----------------------------------------------------------------------------------------------


def say_ruling(words: Words, state: State, text: str, ruling: Ruling) -> Verdict:
    """A ruling on the action written `text`."""
    from platformer_nb.games.platformer import GAME

    return verdicts.say_ruling(GAME, words, state, text, ruling)


def say_cite(words: Words, cite: Cite, legal: bool, rulings: Rulings = ()) -> Reason:
    """One citation: why it forbids (`why-<rule>`), or the rule itself (`rule-<rule>`).

    A rule that the rulebook leaves open says so; `rulings` are the readings the game has chosen.
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
    """The key of the sentence that says why a rule forbids, or when the time for an action comes."""
    if "moment" in cite.facts:
        return f"when-{cite.facts['moment']}"
    if cite.rule == "SYM-5" and "asks" in cite.facts:
        return "star-price"
    return f"why-{cite.rule}"


_PARTS: Mapping[tuple[str, Fact], str] = MappingProxyType(
    {("SPN-1", PAYMENT): "part-SPN-1-payment"}
)
"""Where only one part of a rule allows an action: the rule and the part -> the key of its sentence."""

_TURNS_ON: Mapping[str, str] = MappingProxyType({"SPN-1": "special"})
"""Of a rule that is only partly open: the fact of a refusal that the ruling decides."""


def turns_on_the_ruling(cite: Cite) -> bool:
    """Whether another reading of the rule could allow what it refuses on these facts."""
    return _TURNS_ON.get(cite.rule, "") in ("", *cite.facts)


@cache
def _rulebook() -> Mapping[str, RuleEntry]:
    return load_rulebook()


def rule_page(rule: str) -> int:
    """The page of the rulebook where a rule stands; 0 if it is not in the catalogue."""
    entry = _rulebook().get(rule)
    return entry.page if entry else 0


def is_ruling(rule: str) -> bool:
    """Whether the rulebook leaves a rule open, so that this project had to decide."""
    entry = _rulebook().get(rule)
    return entry is not None and entry.open


def say_why(words: Words, rule: str, rulings: Rulings = ()) -> str:
    """Why this project reads an open rule as it does; "" for a plain rule, and where a game reads it otherwise."""
    own = is_ruling(rule) and all(rule != other for other, _ in rulings)
    return words(f"ruling-why-{rule}") if own else ""


def say_open(words: Words, rule: str, rulings: Rulings = ()) -> str:
    """That the rulebook leaves a rule open, and the reading of a switch; "" for a plain rule."""
    if not is_ruling(rule):
        return ""
    if rule not in RULINGS:
        return words("rule-open")
    return " ".join((words("rule-open"), say_reading(words, rule, rulings)))


def say_reading(words: Words, rule: str, rulings: Rulings = ()) -> str:
    """What a switch means in a game that has chosen these readings."""
    return words(f"ruling-{rule}-{dict(rulings).get(rule, RULINGS[rule][0])}")


def spaces_in(facts: Mapping[str, Fact]) -> tuple[str, ...]:
    """The Spaces that facts name, each once; but not `spaces`, those where it would be allowed."""
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


# --- what will follow ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Step:
    """One thing that will happen, and the rules by which it does."""

    text: str
    rules: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Foreseen:
    """An explanation in a reader's words: the verdict, what will follow, and what is left open."""

    verdict: Verdict
    steps: tuple[Step, ...]
    open: str
    warning: str
    nothing: str = ""
    """That nothing comes of it, if so."""


def say_explanation(
    words: Words, state: State, explained: Explanation[State, a.Action, e.Event]
) -> Foreseen:
    """What will follow of an action in `state`, why, and where chance or somebody decides."""
    verdict = say_ruling(words, state, write_action(state, explained.action), explained.ruling)
    if not explained.ruling:
        return Foreseen(verdict, (), "", "")
    after, events = explained.after, explained.events
    decided = event_rules(state, explained.action)
    steps = tuple(
        Step(say_event(words, after, event), rules)
        for event, rules in zip(events, decided, strict=True)
    )
    warning = say_warning(words, after, events)
    nothing = say_nothing(words, explained.action) if explained.idle else ""
    return Foreseen(verdict, steps, _say_open(words, explained), warning, nothing)


def say_nothing(words: Words, action: a.Action) -> str:
    """That nothing comes of a legal action in the position it was looked at in."""
    return words("nothing-wasted" if wasteful(action) else "nothing-falls")


def _say_open(words: Words, explained: Explanation[State, a.Action, e.Event]) -> str:
    """What is left open after everything that is certain: chance, a decision, or nothing more."""
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
    """What a player should know before: an attack falls short (ATK-2), Wounds, a faint; else ""."""
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
    for hero, wounds in hurt.items():
        if hero not in fainted:
            facts = {"hero": figure_card(state, hero), "n": wounds}
            said.append(words.tell("warning-wounds", facts))
    return " ".join(said)
