"""A position in plain text: the map, who stands there, what everybody has, what is for sale.

Whoever reads it sees what somebody at the table would see, so that a drawn position can be judged.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from textwrap import fill

from platformer_nb.core.game import Words
from platformer_nb.games.platformer.model.box import BLANK, SYMBOLS
from platformer_nb.games.platformer.model.state import Hero, State, figures
from platformer_nb.games.platformer.model.terrain import NOWHERE
from platformer_nb.games.platformer.notation.position_writer import draw, glyph
from platformer_nb.games.platformer.teaching.cards_text import middle, owned, wares
from platformer_nb.games.platformer.view.position_view import event_view
from platformer_nb.lessons.boards.feedback import WIDTH, wrapped

_INDENT = "    "
_GAP = "   "
_COUNTS_THE_ROLL = "ikee"
"""This Boss looks at what was rolled, also when the dice are used (IKE-1)."""


def drawn(state: State, words: Words, told: bool = False) -> str:
    """The map, who stands on it, the event, what each Hero has, the cards; `told`: what they do as well."""
    lines = [draw(state)]
    names = {
        glyph(state, f): words(f"card-{_card(state, f)}")
        for f in (state.occupied[s] for s in figures(state.occupied))
    }
    if names:
        lines += _rows(f"{g} = {name}" for g, name in sorted(names.items()))
    lines += _event(state, words)
    lines += _rows(_active(state, words))
    for hero in state.heroes:
        if hero is not state.hero:
            lines += _rows((words(f"card-{hero.card}"), *_has(hero, words), *_cards(hero, words)))
    lines += [f"{_INDENT}{line}" for line in (*middle(state, words), *wares(state, words, told))]
    return "\n".join(lines)


def _rows(parts: Iterable[str]) -> list[str]:
    """Parts side by side, on as many lines as they need."""
    rows: list[str] = []
    for part in parts:
        if rows and len(rows[-1] + _GAP + part) <= WIDTH:
            rows[-1] += _GAP + part
        else:
            rows += fill(
                part,
                WIDTH,
                initial_indent=_INDENT,
                subsequent_indent=_INDENT + _GAP,
                break_long_words=False,
            ).splitlines()
    return rows


def _event(state: State, words: Words) -> Iterator[str]:
    """The event of a solo turn and what it does (SOL-1)."""
    event = event_view(state, words)
    if event is not None and event["id"]:
        yield _INDENT + words("lesson-event", event=event["name"], left=event["left_text"])
        yield from (f"{_INDENT}{line}" for line in wrapped([event["text"]]))


def _active(state: State, words: Words) -> Iterator[str]:
    """What the Hero whose turn it is has; its name where it could be taken for another."""
    hero = state.hero
    if len(state.heroes) > 1 or hero.at == NOWHERE:
        yield words.tell("lesson-turn", {"hero": hero.card})
    pool = [s for s, count in enumerate(state.pool) for _ in range(count)]
    if state.game.boss == _COUNTS_THE_ROLL and len(state.roll) > len(pool):
        yield words("lesson-rolled", dice=_dice(state.roll, words))
    yield words("lesson-pool", dice=_dice(pool, words) or "-")
    yield from _has(hero, words)


def _dice(faces: Iterable[int], words: Words) -> str:
    """What dice show: `move move`, or where the language has its own words `рух (move) ×2`."""
    ids = [SYMBOLS[face] for face in faces]
    names = {symbol: words(f"symbol-{symbol}") for symbol in ids}
    if all(symbol == name for symbol, name in names.items()):
        return " ".join(ids)
    counts = Counter(ids)
    return ", ".join(
        f"{name} ({symbol}) ×{counts[symbol]}" if counts[symbol] > 1 else f"{name} ({symbol})"
        for symbol, name in names.items()
    )


def _has(hero: Hero, words: Words) -> Iterator[str]:
    """Whether a Hero is off the map, and what it has besides cards."""
    if hero.special != BLANK:
        yield words("lesson-special", symbol=_dice([hero.special], words))
    yield words("lesson-hearts", n=hero.hearts)
    if hero.coins:
        yield words("lesson-coins", n=hero.coins)
    if hero.gems:
        yield words("lesson-gems", n=hero.gems)
    if hero.tokens:
        yield words.tell("lesson-tokens", {"token": hero.tokens})
    if hero.at == NOWHERE:
        yield words("lesson-word-off")


def _cards(hero: Hero, words: Words) -> Iterator[str]:
    """The cards of a Hero who waits: they can be taken away, or work in everybody's turn."""
    if cards := ", ".join(owned(hero, words)):
        yield words("lesson-cards-of", cards=cards)


def _card(state: State, figure: int) -> str:
    return (
        state.heroes[figure - 1].card
        if figure <= len(state.heroes)
        else (state.game.kinds[figure].id)
    )
