"""A position in plain text: the map, its figures, each Hero's possessions, the Shop.

It shows everything visible at the table, so that an action can be judged from it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from textwrap import fill

from platformer_nb.core.game import Words
from platformer_nb.games.platformer.model.box.box import BLANK, SYMBOLS
from platformer_nb.games.platformer.model.state import Hero, State, figures
from platformer_nb.games.platformer.model.terrain import NOWHERE
from platformer_nb.games.platformer.notation.position_writer import draw, glyph
from platformer_nb.games.platformer.teaching.cards_text import middle, owned, wares
from platformer_nb.games.platformer.view.turn_view import event_view
from platformer_nb.lessons.boards.feedback import WIDTH, wrapped

_INDENT = "    "
_GAP = "   "
_COUNTS_THE_ROLL = "ikee"
"""The Boss that counts the dice rolled, even when they have been used (IKE-1)."""


def drawn(state: State, words: Words, told: bool = False) -> str:
    """Return the map, its figures, the event, each Hero's possessions and the cards; with `told` also card texts."""
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
    """Return the parts joined on as few lines as fit."""
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
    """Yield the event of a solo turn and its text (SOL-1)."""
    event = event_view(state, words)
    if event is not None and event["id"]:
        yield _INDENT + words("lesson-event", event=event["name"], left=event["left_text"])
        yield from (f"{_INDENT}{line}" for line in wrapped([event["text"]]))


def _active(state: State, words: Words) -> Iterator[str]:
    """Yield the active Hero's possessions, after its name where it would be unclear."""
    hero = state.hero
    if len(state.heroes) > 1 or hero.at == NOWHERE:
        yield words.tell("lesson-turn", {"hero": hero.card})
    pool = [s for s, count in enumerate(state.pool) for _ in range(count)]
    if state.game.boss == _COUNTS_THE_ROLL and len(state.roll) > len(pool):
        yield words("lesson-rolled", dice=_dice(state.roll, words))
    yield words("lesson-pool", dice=_dice(pool, words) or "-")
    yield from _has(hero, words)


def _dice(faces: Iterable[int], words: Words) -> str:
    """Return dice in words: `move move`, or with the language's own words `рух (move) ×2`."""
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
    """Yield a Hero's possessions other than cards, and whether it is off the map."""
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
    """Yield the cards of a waiting Hero: they can be taken away, or work in any turn."""
    if cards := ", ".join(owned(hero, words)):
        yield words("lesson-cards-of", cards=cards)


def _card(state: State, figure: int) -> str:
    return (
        state.heroes[figure - 1].card
        if figure <= len(state.heroes)
        else (state.game.kinds[figure].id)
    )
