"""A position below an answer: the drawn map, then sentences instead of notation.

First what a lesson states about a position, then the rest of its lines: not all of it is visible on the table.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from textwrap import fill
from typing import Final

from platformer_nb.core.game import Words
from platformer_nb.games.platformer.model import pending_decision
from platformer_nb.games.platformer.model.box.box import ENEMY_FACES, SYMBOLS
from platformer_nb.games.platformer.model.state import NOBODY, State
from platformer_nb.games.platformer.narration.examples import say_facts
from platformer_nb.games.platformer.notation.position_writer import with_artifacts
from platformer_nb.games.platformer.teaching.position_statement import stated
from platformer_nb.games.platformer.teaching.text_board import drawn

INDENT: Final = "    "
WIDTH: Final = 84


def lines_of(text: str) -> frozenset[str]:
    """Return the keys of the lines in a position's notation, such as `turn`, `shop`, `enemy die`."""
    keys = (line.partition(":")[0] for line in text.splitlines() if line[:1].isalpha())
    return frozenset(keys)


def said_position(state: State, words: Words, lines: Collection[str]) -> Iterator[str]:
    """Yield the map and sentences for these lines of its notation."""
    if state.terrain.size:
        yield from drawn(state, words).splitlines()
    for sentence in _sentences(state, words, lines):
        yield from fill(
            sentence,
            WIDTH,
            initial_indent=INDENT,
            subsequent_indent=INDENT + "  ",
            break_long_words=False,
        ).splitlines()


def _sentences(state: State, words: Words, lines: Collection[str]) -> Iterator[str]:
    moment, *granted = stated(state, words)
    if "game" in lines:
        yield "; ".join(_game(state, words))
    if "turn" in lines:
        yield from (*say_facts(words, state, [f"turn {state.turn}"]), moment)
    yield from granted
    yield from _chance(state, words)
    yield from _end(state, words)
    if "roll" in lines:
        yield words.tell("lesson-rolled", {"dice": tuple(SYMBOLS[s] for s in state.roll)})
    if "enemy die" in lines:
        yield from say_facts(words, state, [f"enemy die {ENEMY_FACES[state.face]}"])
    if "tower" in lines:
        yield from _tower(state, words)
    for line, decks in _decks(state).items():
        yield from (_deck(words, key, cards) for key, cards in decks if line in lines)
    if "solo" in lines and state.solo is not None:
        counted = [("enemies defeated", state.solo.defeated)]
        counted += [("wounds beyond the boss's health", state.solo.surplus)]
        yield from say_facts(words, state, (f"{what} {n}" for what, n in counted if n))


def _game(state: State, words: Words) -> Iterator[str]:
    """Yield the options of the game, without its house rules, which `stated` covers."""
    yield words("seen-players", n=state.game.players)
    yield words("seen-tower", n=state.game.levels)
    yield words(f"dungeon-{state.game.dungeon}")
    yield words(f"card-{state.game.boss}")
    if with_artifacts(state):
        yield words("option-artifacts")


def _chance(state: State, words: Words) -> Iterator[str]:
    """Yield what chance is about to decide; the prompts cover only the decisions of players."""
    if state.pending and not isinstance(pending_decision.actor(state), int):
        yield from say_facts(words, state, [f"pending {state.pending[-1].kind}"])


def _end(state: State, words: Words) -> Iterator[str]:
    if state.winner == NOBODY:
        yield words("seen-lost")
    elif state.winner >= 0:
        yield from say_facts(words, state, [f"hero {state.winner + 1} has won"])


def _tower(state: State, words: Words) -> Iterator[str]:
    for level in state.tower:
        tiles = words("list-comma").join(filter(None, (level.left, level.right)))
        label = words("level-label", level=level.number)
        enemy = words(f"card-{level.enemy}") if level.enemy else ""
        yield f"{label}: {'; '.join(filter(None, (tiles, enemy)))}"


def _decks(state: State) -> dict[str, Iterable[tuple[str, tuple[str, ...]]]]:
    """Return, by line, the decks it lists: pairs of text key and cards."""
    events = state.solo.deck if state.solo is not None else ()
    return {
        "decks": (
            ("seen-deck-items", state.items),
            ("seen-deck-potions", state.potions),
            ("seen-deck-bottom", state.bottom),
        ),
        "boss": (("seen-deck-boss", state.boss_deck), ("seen-deck-discards", state.boss_discards)),
        "solo": (("seen-deck-events", events),),
    }


def _deck(words: Words, key: str, cards: tuple[str, ...]) -> str:
    names = words("list-comma").join(words(f"card-{card}") for card in cards)
    return words(key, cards=names or words("seen-deck-none"))
