"""Sentences about the position after an example, and about the game it sets up.

An example states facts in the short notation of `teaching.examples.facts`: `2 at b1`, `hero 1 hearts 3`.
This module maps each to the key of a sentence.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any, Final, NamedTuple

from platformer_nb.core.game import Words
from platformer_nb.games.platformer.content.examples import NewGame
from platformer_nb.games.platformer.model import pending_decision
from platformer_nb.games.platformer.model.facts import figure_card
from platformer_nb.games.platformer.model.state import State, figures
from platformer_nb.games.platformer.narration.rulings import say_reading
from platformer_nb.games.platformer.notation.position_writer import glyph

_HERO: Final = r"hero (?P<hero>\d+)"
_N: Final = r"(?P<n>\d+)"
_CARD: Final = r"(?P<card>[a-z-]+)"

_GATHERED: Final = ("seen-at", "seen-holds", "seen-empty")
"""Sentences that can list several Spaces for which the same is true."""

_SENTENCES: Final = (
    (r"(?P<figure>\S) at (?P<to>\w+)", "seen-at"),
    (r"(?P<to>\w+) holds (?P<token>coin|gem)", "seen-holds"),
    (r"(?P<to>\w+) is empty", "seen-empty"),
    (rf"{_HERO} is active", "seen-active"),
    (rf"{_HERO} is off the map", "exam-off-map"),
    (rf"hero (?P<seat>\d+) is {_CARD}", "seen-is"),
    (rf"{_HERO} hearts {_N}", "seen-hearts"),
    (rf"{_HERO} coins {_N}", "seen-coins"),
    (rf"{_HERO} gems {_N}", "seen-gems"),
    (rf"{_HERO} special blank", "seen-special-blank"),
    (rf"{_HERO} special (?P<symbol>\w+)", "seen-special"),
    (rf"{_HERO} has token (?P<token>[a-z-]+)", "seen-token"),
    (rf"{_HERO} has won", "seen-won"),
    (rf"{_HERO} has {_CARD} ready", "seen-ready"),
    (rf"{_HERO} has {_CARD} used", "seen-used"),
    (rf"{_HERO} has {_CARD}", "seen-card"),
    (rf"{_HERO} ability ready", "seen-ability"),
    (rf"{_HERO} ability used", "exam-ability"),
    (rf"{_HERO} ward 0", "seen-no-ward"),
    (rf"{_HERO} ward {_N}", "exam-ward"),
    (r"turn (?P<number>\d+)", "seen-turn"),
    (r"step (?P<step>\w+)", "seen-step"),
    (r"pool -", "seen-no-pool"),
    (r"pool (?P<dice>.+)", "seen-pool"),
    (r"enemy die (?P<face>\w+)", "seen-enemy-die"),
    (rf"an action die shows (?P<symbol>\w+) on {_N} of (?P<of>\d+) sides", "seen-sides"),
    (rf"the enemy die shows (?P<face>\w+) on {_N} of (?P<of>\d+) sides", "seen-enemy-sides"),
    (r"attack bonus 0", "seen-no-bonus"),
    (rf"attack bonus {_N}", "exam-bonus"),
    (r"levels (?P<low>\d+) to (?P=low)", "seen-level"),
    (r"levels (?P<low>\d+) to (?P<high>\d+)", "seen-levels"),
    (rf"shop has {_CARD}", "seen-shop"),
    (r"shop gaps 0", "seen-no-gaps"),
    (rf"shop gaps {_N}", "seen-gaps"),
    (r"potions at the bottom -", "seen-no-bottom"),
    (r"potions at the bottom (?P<card>.+)", "seen-bottom"),
    (rf"boss deck {_N}", "seen-boss-deck"),
    (rf"discarded {_CARD}", "seen-discarded"),
    (r"pending -", "seen-nothing-pending"),
    (r"pending (?P<frame>[a-z-]+)", "seen-pending"),
    (rf"{_HERO} decides", "exam-decides"),
    (r"chance decides", "prompt-chance"),
    (r"nobody decides", "prompt-over"),
    (r"the game is lost", "seen-lost"),
    (rf"{_CARD} lies in the middle", "event-artifact-laid"),
    (rf"events left {_N}", "seen-events"),
    (r"event -", "seen-no-event"),
    (rf"event {_CARD}", "event-event-revealed"),
    (rf"enemies defeated {_N}", "seen-defeated"),
    (rf"wounds beyond the boss's health {_N}", "seen-surplus"),
    (rf"score events {_N}", "seen-score-events"),
    (rf"score enemies {_N}", "seen-score-enemies"),
    (rf"score surplus {_N}", "seen-score-surplus"),
    (rf"score gems {_N}", "seen-score-gems"),
    (rf"score worth {_N}", "seen-score-worth"),
    (rf"score in all {_N}", "seen-score-total"),
)
"""The pattern of each fact and the key of its sentence; the first match counts."""


class _Fact(NamedTuple):
    """A parsed fact: the key of its sentence, the values in it, and its Spaces, if any."""

    key: str
    told: dict[str, str]
    spaces: tuple[str, ...]


def say_facts(words: Words, state: State, facts: Iterable[str]) -> Iterator[str]:
    """Yield facts about this position as sentences; raise KeyError for a fact without a sentence."""
    for fact in _gathered(_read(fact) for fact in facts):
        yield _said(words, state, fact)


def _read(text: str) -> _Fact:
    for pattern, key in _SENTENCES:
        if found := re.fullmatch(pattern, text):
            told = found.groupdict()
            space = told.pop("to", None)
            return _Fact(key, told, (space,) if space else ())
    raise KeyError(f"no sentence for the fact {text!r}")


def _gathered(facts: Iterable[_Fact]) -> Iterator[_Fact]:
    """Merge facts that differ only in the Space."""
    found: dict[str, _Fact] = {}
    for fact in facts:
        name = f"{fact.key} {fact.told}" if fact.key in _GATHERED else f"{len(found)}"
        before = found.get(name)
        found[name] = fact if before is None else fact._replace(spaces=before.spaces + fact.spaces)
    return iter(found.values())


def _said(words: Words, state: State, fact: _Fact) -> str:
    told: dict[str, Any] = {name: _meant(state, name, text) for name, text in fact.told.items()}
    key = fact.key
    if key == "seen-pending":
        key, seat = f"open-{fact.told['frame']}", pending_decision.actor(state)
        seat = seat if isinstance(seat, int) and seat >= 0 else state.active
        told = {"hero": state.heroes[seat].card, "boss": state.game.boss}
    if fact.spaces:
        told |= {"to": fact.spaces, "n": len(fact.spaces)}
    return words.tell(key, told)


def _meant(state: State, name: str, text: str) -> Any:
    """Convert a value of a fact for its sentence: Hero and figure to card ids, digits to numbers."""
    match name:
        case "hero":
            return state.heroes[int(text) - 1].card
        case "figure":
            found = (state.occupied[space] for space in figures(state.occupied))
            return next(figure_card(state, f) for f in found if glyph(state, f) == text)
        case "dice" | "card" if " " in text or name == "dice":
            return tuple(text.split())
        case _:
            return int(text) if text.isdigit() else text


# --- the game that an example sets up -----------------------------------------------------------------------


def say_new_game(words: Words, game: NewGame) -> Iterator[str]:
    """Yield the options of a new game, a few words each."""
    yield words("seen-players", n=game.players)
    yield words("seen-tower", n=game.levels)
    yield words(f"dungeon-{game.dungeon}")
    yield words(f"card-{game.boss}")
    if game.heroes:
        yield ", ".join(words(f"card-{hero}") for hero in game.heroes)
    if game.artifacts:
        yield words("option-artifacts")
    rulings = tuple(sorted(game.rulings.items()))
    yield from (f"{rule}: {say_reading(words, rule, rulings)}" for rule, _ in rulings)
