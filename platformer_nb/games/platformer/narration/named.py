"""What the cards, tokens and Enemies say that an event names: a rule leaves to them what they do."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from platformer_nb.core.game import Words
from platformer_nb.games.platformer.events import Event
from platformer_nb.games.platformer.model.facts import figure_card
from platformer_nb.games.platformer.model.state import FIRST_KIND, State

ABILITY = "ENM-7"
"""The rule that leaves it to a kind of Enemy what it can do."""


def named_texts(state: State, event: Event, rules: Sequence[str], words: Words) -> Iterator[str]:
    """Yield the name and the text of each thing that an event names, once."""
    for key in dict.fromkeys(_keys(state, event, rules)):
        if words.has(f"{key}-text"):
            name = words(key)
            yield f"{name[:1].upper()}{name[1:]}: {words(f'{key}-text')}"


def _keys(state: State, event: Event, rules: Sequence[str]) -> Iterator[str]:
    cause = getattr(event, "cause", 0)
    if ABILITY in rules:
        for figure in (getattr(event, "figure", 0), cause):
            if isinstance(figure, int) and figure >= FIRST_KIND:
                yield f"card-{figure_card(state, figure)}"
    for named in (getattr(event, "card", ""), getattr(event, "token", ""), cause):
        if isinstance(named, str) and named:
            boss_token = named in state.game.box.bosses[state.game.boss].tokens
            yield f"{'token' if boss_token else 'card'}-{named}"
