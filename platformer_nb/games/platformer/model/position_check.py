"""Checks of a position that was drawn or typed: faults that no legal game can have.

Each check covers one subject and yields the line, the reason and the correction. A position without
faults can be played on from.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from platformer_nb.core.errors import Fact, Said
from platformer_nb.games.platformer.kinds.tables import CONTINUATIONS, PENDING
from platformer_nb.games.platformer.model.state import (
    ACTIONS,
    NOBODY,
    ROLL,
    SETUP,
    SPECIAL_DIE,
    STEPS,
    State,
)
from platformer_nb.games.platformer.model.state_builder import Draft
from platformer_nb.games.platformer.model.terrain import ONE_WAY
from platformer_nb.games.platformer.rules.cards import artifacts
from platformer_nb.games.platformer.rules.course import levels
from platformer_nb.games.platformer.rules.course.advancing import moot
from platformer_nb.games.platformer.rules.dice.payment import EMPTY


class Fault(NamedTuple):
    """A fault in a line of a position, and how to correct it."""

    line: str
    what: Said
    how: Said


def _fault(line: str, reason: str, mend: str, /, **facts: Fact) -> Fault:
    return Fault(line, Said(reason, facts), Said(mend, facts))


def faults(state: State) -> Iterator[Fault]:
    """Yield every fault in order; later ones may follow from the first."""
    for check in (
        _map,
        _tower,
        _heroes,
        _figures,
        _tokens,
        _cards,
        _artifacts,
        _boss_cards,
        _solo,
        _step,
    ):
        yield from check(state)
    if state.winner < 0:
        yield from _pending(state)


def _map(state: State) -> Iterator[Fault]:
    terrain = state.terrain
    if not terrain.size and not any(f.kind == "reveal" for f in state.pending):
        yield _fault("map", "error-no-map", "mend-draw-map")
    rows = {s // terrain.width for s, floor in enumerate(terrain.floor_kind) if floor == ONE_WAY}
    if rows and terrain.floor_kind.count(ONE_WAY) != terrain.width:
        yield _fault("map", "error-one-way-row", "mend-one-way-row")
    elif levels.can_grow(state):
        placed = state.game.boss_code in state.occupied
        if terrain.width != levels.box_width(state.game.box):
            yield _fault("game", "error-levels-fit", "mend-say-levels", levels=str(state.highest))
        elif rows or placed:
            yield _fault("game", "error-above-boss", "mend-say-levels", levels=str(state.highest))
        elif not levels.buildable(state):
            yield _fault("game", "error-box-too-small", "mend-box-too-small")


def _tower(state: State) -> Iterator[Fault]:
    tiles = [t for level in state.tower for t in (level.left, level.right)]
    if len(set(tiles)) < len(tiles):
        yield _fault("tower", "error-tile-twice", "mend-tile-twice")
    numbers = [level.number for level in state.tower]
    if numbers != sorted(set(numbers)) or any(not 1 <= n <= state.highest for n in numbers):
        yield _fault("tower", "error-tower-levels", "mend-tower-levels")
    for level in state.tower:
        top = level.number == state.game.levels
        cards = [""] if top else levels.cards_of_grade(state.game, level.number)
        if level.enemy not in cards:
            yield _fault(
                "tower",
                "error-tower-enemy",
                "mend-boss-level-enemy" if top else "mend-use",
                enemy=level.enemy,
                level=str(level.number),
                known=tuple(cards),
            )


def _heroes(state: State) -> Iterator[Fault]:
    undealt = {f.a for f in state.pending if f.kind == "deal"}
    cards = Counter(hero.card for hero in state.heroes if hero.card)
    boss_level = state.terrain.boss_low < state.terrain.size
    for seat, hero in enumerate(state.heroes):
        line = f"hero {seat + 1}"
        if not hero.card:
            if seat not in undealt or state.step != SETUP or seat + 1 in state.occupied:
                yield _fault(line, "error-no-hero", "mend-no-hero")
        elif cards[hero.card] > 1:
            yield _fault(line, "error-hero-played-twice", "mend-another-hero", hero=hero.card)
        if hero.fell_at_boss and (hero.at >= 0 or not boss_level):
            yield _fault(line, "error-not-fallen", "mend-leave-out")
    if state.must_spawn and (
        state.hero.at >= 0 or state.step != ACTIONS or state.pool == EMPTY or state.pending
    ):
        yield _fault("turn", "error-no-must", "mend-no-must")


def _figures(state: State) -> Iterator[Fault]:
    spare = {f.a: f.b for f in state.pending if f.kind == "leave-empty"}
    for code, kind in state.game.kinds.items():
        count = state.occupied.count(code)
        if count > kind.tokens + spare.get(code, 0):
            yield _fault(
                "map",
                "error-enemy-tokens",
                "mend-enemy-tokens",
                enemy=kind.id,
                count=count,
                tokens=kind.tokens,
            )


def _tokens(state: State) -> Iterator[Fault]:
    supply = state.game.box.bosses[state.game.boss].tokens
    held: Counter[str] = Counter()
    for seat, hero in enumerate(state.heroes, 1):
        held.update(hero.tokens)
        if len(set(hero.tokens)) < len(hero.tokens):
            yield _fault(f"hero {seat}", "error-token-twice", "mend-keep-one")
        if hero.tokens and hero.at < 0:
            yield _fault(f"hero {seat}", "error-tokens-off-map", "mend-leave-out")
        if any(held[token] > supply[token].count for token in hero.tokens):
            yield _fault(f"hero {seat}", "error-too-many-tokens", "mend-leave-some-out")


def _cards(state: State) -> Iterator[Fault]:
    seen: Counter[str] = Counter((*state.items, *state.potions, *state.bottom))
    seen.update(filter(None, state.shop))
    for hero in state.heroes:
        seen.update(item for item, _ in hero.items)
        seen.update(hero.potions)
    for card, count in seen.items():
        if count > 1:
            yield _fault("decks", "error-card-places", "mend-one-of-each", card=card, count=count)


def _artifacts(state: State) -> Iterator[Fault]:
    due = sum(f.kind == "artifact" for f in state.pending)
    if len(state.artifacts) + due > artifacts.COUNT:
        yield _fault(
            "artifacts",
            "error-artifacts",
            "mend-artifacts",
            count=len(state.artifacts) + due,
            most=artifacts.COUNT,
        )


def _boss_cards(state: State) -> Iterator[Fault]:
    in_hand = [f.card for f in state.pending if f.kind == "boss-pair" and f.a]
    cards = [*state.boss_deck, *state.boss_discards, *in_hand]
    known = [c.id for c in state.game.box.bosses[state.game.boss].cards]
    if sorted(cards) != sorted(known):
        yield _fault("boss", "error-boss-cards", "mend-boss-cards", known=tuple(known))
    if not state.boss_deck:
        yield _fault("boss", "error-boss-deck", "mend-boss-deck")


def _solo(state: State) -> Iterator[Fault]:
    solo = state.solo
    if solo is None:
        if state.winner == NOBODY:
            yield _fault("turn", "error-not-lost", "mend-not-lost")
        return
    if state.game.players > 1:
        yield _fault("solo", "error-not-solo", "mend-not-solo")
    revealed = (*solo.deck, solo.card) if solo.card else solo.deck
    if len(set(revealed)) < len(revealed):
        yield _fault("solo", "error-event-twice", "mend-one-of-each")


def _step(state: State) -> Iterator[Fault]:
    if state.winner >= 0 or state.pending or state.step in (ROLL, ACTIONS, SPECIAL_DIE):
        return
    yield _fault("turn", "error-step", "mend-step", step=STEPS[state.step])


# --- what is pending -------------------------------------------------------------------------------


def _pending(state: State) -> Iterator[Fault]:
    for frame in state.pending:
        kind = PENDING.get(frame.kind) or CONTINUATIONS[frame.kind]
        if not kind.possible(state, frame):
            yield _fault("pending", "error-not-due", "mend-leave-out", frame=frame.kind)
            return
    if state.pending:
        last = state.pending[-1]
        if last.kind not in PENDING or moot(Draft(state), last):
            yield _fault("pending", "error-nobody-decides", "mend-nobody-decides", frame=last.kind)
