"""What holds in every position of every game, and what ties two positions to the events between them."""

from __future__ import annotations

import dataclasses
from collections import Counter
from collections.abc import Iterable
from typing import Any

from platformer_nb.games.platformer import events as e
from platformer_nb.games.platformer.model.state import FINISH, FIRST_KIND, SETUP, Hero, State
from platformer_nb.games.platformer.rules.course.solo import event_of
from platformer_nb.games.platformer.rules.figures.gravity import floating


def check(state: State) -> None:
    """Nothing impossible stands on the table."""
    _figures(state)
    _heroes(state)
    _cards(state)
    assert sum(state.pool) <= len(state.roll)
    assert len(state.roll) in (0, 5 - event_of(state).fewer_dice)
    assert min(state.pool) >= 0
    assert state.bonus >= 0


def _figures(state: State) -> None:
    count = Counter(state.occupied)
    for seat, hero in enumerate(state.heroes):
        assert count[seat + 1] == (hero.at >= 0), f"Hero {seat + 1}"
        assert hero.at < 0 or state.occupied[hero.at] == seat + 1
    spare = sum(f.b for f in state.pending if f.kind == "leave-empty")
    for code, kind in state.game.kinds.items():
        assert count[code] <= kind.tokens + spare, kind.id
    for space in range(len(state.occupied)):
        if not state.terrain.covers(space):
            assert not state.occupied[space], "a figure outside the map"
            assert not state.lying[space], "a token outside the map"


def _heroes(state: State) -> None:
    box = state.game.box
    supply = box.bosses[state.game.boss].tokens
    held: Counter[str] = Counter()
    for hero in state.heroes:
        if not hero.card:
            assert state.step == SETUP
            continue
        assert 1 <= hero.hearts <= box.heroes[hero.card].hearts
        assert hero.coins >= 0
        assert hero.gems >= 0
        assert hero.ward >= 0
        assert 0 <= hero.special <= 5
        assert len(set(hero.tokens)) == len(hero.tokens)
        assert hero.at >= 0 or not hero.tokens
        assert hero.at < 0 or not hero.fell_at_boss
        held.update(hero.tokens)
    assert all(held[token] <= supply[token].count for token in held)


def _cards(state: State) -> None:
    box = state.game.box
    items: Counter[str] = Counter(state.items)
    potions: Counter[str] = Counter((*state.potions, *state.bottom))
    items.update(filter(None, state.shop[:3]))
    held: Counter[str] = Counter()
    potions.update(filter(None, state.shop[3:]))
    for hero in state.heroes:
        items.update(item for item, _ in hero.items if item not in state.artifacts)
        held.update(item for item, _ in hero.items if item in state.artifacts)
        potions.update(hero.potions)
    assert items == Counter(box.items.keys())
    assert potions == Counter(box.potions.keys())
    assert all(count == 1 for count in held.values()), "an artifact has one holder"
    assert len(set(state.artifacts)) == len(state.artifacts) <= 2
    in_hand = [f.card for f in state.pending if f.kind == "boss-pair" and f.a]
    boss = Counter((*state.boss_deck, *state.boss_discards, *in_hand))
    assert boss == Counter(c.id for c in box.bosses[state.game.boss].cards)
    tiles = [t for level in state.tower for t in (level.left, level.right)]
    assert len(set(tiles)) == len(tiles)


def told(before: State, after: State, events: Iterable[Any]) -> None:
    """The events alone lead from one position to the other."""
    story = _Story(before)
    events = list(events)
    for event in events:
        getattr(story, type(event).__name__, story.ignore)(event)
    assert +story.enemies == _enemies(after)
    for seat, (mine, theirs) in enumerate(zip(story.heroes, after.heroes, strict=True)):
        for name, value in mine.items():
            assert value == getattr(theirs, name), f"Hero {seat + 1}: {name}"
    assert story.turn == after.turn
    _stands(before, after, events)


def _stands(before: State, after: State, events: list[Any]) -> None:
    """TRN-10: nobody floats when Gravity has been applied at the end of a turn."""
    ended = any(isinstance(x, (e.TurnBegan, e.BossRolled)) for x in events)
    ended = ended or (after.step > FINISH and before.step <= FINISH)
    since = any(isinstance(x, (e.LevelRemoved, e.BossDrew)) for x in events)
    poisoned = any(isinstance(x, e.Wounded) and x.rule == "MED-2" for x in events)
    boss_turn = before.step > FINISH
    # A solo event may move Enemies after the end of the turn: the next Gravity takes them.
    watch = any(isinstance(x, e.EnemyMoved) for x in events)
    if ended and before.turn and not since and not poisoned and not boss_turn and not watch:
        # Who hovers stays, and holds whoever stands on it.
        width = after.terrain.width
        held = {x.at % width for x in events if isinstance(x, e.Hovered)}
        assert [space for space in floating(after) if space % width not in held] == []


def _enemies(state: State) -> Counter[tuple[int, int]]:
    return Counter((f, s) for s, f in enumerate(state.occupied) if f >= FIRST_KIND)


UNTOLD = {"ability", "ward", "fell_at_boss", "items"}
"""Fields of a Hero that no event changes by itself."""

TOLD = tuple(field.name for field in dataclasses.fields(Hero) if field.name not in UNTOLD)


class _Story:
    """Figures and belongings, changed by nothing but what the events say."""

    def __init__(self, state: State) -> None:
        self.box = state.game.box
        self.enemies = _enemies(state)
        self.turn = state.turn
        self.heroes: list[dict[str, Any]] = []
        for hero in state.heroes:
            self.heroes.append({name: getattr(hero, name) for name in TOLD})

    def ignore(self, event: Any) -> None:
        pass

    def _to(self, event: Any) -> None:
        if event.figure < FIRST_KIND:
            assert self.heroes[event.figure - 1]["at"] == event.frm
            self.heroes[event.figure - 1]["at"] = event.to
        else:
            assert self.enemies[event.figure, event.frm]
            self.enemies[event.figure, event.frm] -= 1
            self.enemies[event.figure, event.to] += 1

    Pushed = Shoved = Swapped = Fell = EnemyMoved = _to

    def _hero_to(self, event: Any) -> None:
        assert self.heroes[event.hero - 1]["at"] == event.frm
        self.heroes[event.hero - 1]["at"] = event.to

    Moved = Placed = Travelled = _hero_to

    def Spawned(self, event: e.Spawned) -> None:
        assert self.heroes[event.hero - 1]["at"] < 0
        self.heroes[event.hero - 1]["at"] = event.to

    def Fainted(self, event: e.Fainted) -> None:
        hero = self.heroes[event.hero - 1]
        assert hero["at"] == event.frm
        hero["at"] = -1
        hero["hearts"] = self.box.heroes[hero["card"]].hearts

    def _appears(self, event: Any) -> None:
        self.enemies[event.figure, event.to] += 1

    EnemyAppeared = BossAppeared = _appears

    def EnemyGone(self, event: e.EnemyGone) -> None:
        assert self.enemies[event.figure, event.frm]
        self.enemies[event.figure, event.frm] -= 1

    def Defeated(self, event: e.Defeated) -> None:
        assert self.enemies[event.figure, event.at]
        self.enemies[event.figure, event.at] -= 1

    def Wounded(self, event: e.Wounded) -> None:
        hero = self.heroes[event.hero - 1]
        assert 0 < event.wounds <= hero["hearts"]
        hero["hearts"] -= event.wounds
        assert hero["hearts"] == event.left

    def Took(self, event: e.Took) -> None:
        self.heroes[event.hero - 1]["coins" if event.token == "coin" else "gems"] += 1

    def Gained(self, event: e.Gained) -> None:
        for name in ("coins", "gems", "hearts"):
            self.heroes[event.hero - 1][name] += getattr(event, name)

    def Lost(self, event: e.Lost) -> None:
        for name in ("coins", "gems"):
            self.heroes[event.hero - 1][name] -= getattr(event, name)

    def Paid(self, event: e.Paid) -> None:
        for name in ("coins", "hearts"):
            self.heroes[event.hero - 1][name] -= getattr(event, name)

    def Stolen(self, event: e.Stolen) -> None:
        self.heroes[event.figure - 1]["coins"] -= event.coins
        self.heroes[event.hero - 1]["coins"] += event.coins

    def Looted(self, event: e.Looted) -> None:
        for name in ("coins", "gems"):
            self.heroes[event.hero - 1][name] += getattr(event, name)

    def GemsSpent(self, event: e.GemsSpent) -> None:
        self.heroes[event.hero - 1]["gems"] -= event.gems

    def Bought(self, event: e.Bought) -> None:
        hero = self.heroes[event.hero - 1]
        hero["coins"] -= event.price
        if event.card in self.box.potions:
            hero["potions"] = (*hero["potions"], event.card)

    def Used(self, event: e.Used) -> None:
        hero = self.heroes[event.hero - 1]
        if event.card in self.box.potions:
            left = list(hero["potions"])
            left.remove(event.card)
            hero["potions"] = tuple(left)

    def BoonGranted(self, event: e.BoonGranted) -> None:
        hero = self.heroes[event.hero - 1]
        hero["boons"] = tuple(sorted({*hero["boons"], event.boon}))

    def BoonEnded(self, event: e.BoonEnded) -> None:
        hero = self.heroes[event.hero - 1]
        hero["boons"] = tuple(b for b in hero["boons"] if b != event.boon)

    def SpecialSet(self, event: e.SpecialSet) -> None:
        self.heroes[event.hero - 1]["special"] = event.symbol

    def SpecialReset(self, event: e.SpecialReset) -> None:
        self.heroes[event.hero - 1]["special"] = 5

    def TokenGained(self, event: e.TokenGained) -> None:
        hero = self.heroes[event.hero - 1]
        hero["tokens"] = tuple(sorted((*hero["tokens"], event.token)))

    def TokenLost(self, event: e.TokenLost) -> None:
        hero = self.heroes[event.hero - 1]
        hero["tokens"] = tuple(t for t in hero["tokens"] if t != event.token)

    def Dealt(self, event: e.Dealt) -> None:
        card = self.box.heroes[event.card]
        self.heroes[event.seat].update(card=event.card, hearts=card.hearts)

    def TurnBegan(self, event: e.TurnBegan) -> None:
        self.turn = event.number
