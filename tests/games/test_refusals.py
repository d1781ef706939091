"""Refusals that teach: whatever is refused is refused by a rule, on facts, and with what is near.

`REFUSALS=1000000` asks about so many random illegal actions; without it a few thousand are asked.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from platformer_nb.core.play.chance import Seeded
from platformer_nb.core.play.session import Session
from platformer_nb.core.rules import NATURE
from platformer_nb.core.ruling import Ruling
from platformer_nb.games.platformer.content import load_rulebook
from platformer_nb.games.platformer.model import actions as a
from platformer_nb.games.platformer.model.box.box import SYMBOLS
from platformer_nb.games.platformer.model.state import State
from platformer_nb.games.platformer.narration.rulings import say_ruling, why_key
from platformer_nb.games.platformer.narration.words import Words
from platformer_nb.games.platformer.rules.course.setup import new_game
from platformer_nb.games.platformer.rules.dice.payment import (
    DIE,
    FORGE,
    FORGE_SPECIAL,
    READ,
    SPECIAL,
    Payment,
    Source,
    payment,
)
from platformer_nb.games.platformer.rules.legality import legality
from tests.games.drawn import action, judge, play, position, rules, written

HOW_MANY = int(os.environ.get("REFUSALS", "3000"))
WORDS = Words(strict=True)
BOOK = load_rulebook()
BLANK = 5

SUMMIT = """
game: players 2; boss {boss}
turn: 30; hero 1; step actions
map:
    +----+----+----+----+----+----+----+----+
 12 |    :    :Hx  :    :    :    :H   :    |
    +    +    +    +====+    +    +    +    +
 11 | *  :  {glyph} :H   : $  :    : b  :H  c:   g|
    +====+    +    +    +    +    +    +====+
 10 | $  :  1 :    : ^  :    :    :    : *  |
    +^^^^+^^^^+^^^^+^^^^+^^^^+^^^^+^^^^+^^^^+
  9 |    :    :  2 :    |  W :    :    :    |
    +    +    +    +    +    +    +    +    +
  8 |    :    :    :    :    :    :    :    |
    +    +    +    +    +    +    +    +    +
  7 |    :    :    :    :    :    :    :    |
    +====+====+====+====+====+====+====+====+
hero 1: sweety; coins 3; gems 4; special star; items boots-of-haste, greedymmer (used); potions stone-skin{tokens}
hero 2: etorn; hearts 2; coins 1
shop: items bronze-mask, -, -; potions -, -, -
roll: move sword sword star shove
pool: move sword sword star shove
enemy die: left
"""


def summit(boss: str, tokens: str = "") -> State:
    box = rules().box
    text = SUMMIT.format(boss=boss, glyph=box.bosses[boss].glyph, tokens=tokens)
    shown = next(iter(i for i in box.items if i not in ("boots-of-haste", "greedymmer")))
    return position(text.replace("bronze-mask", shown))


def wandering(random: Random, seed: int) -> Iterator[State]:
    """Positions of random games, whole ones and from the Boss Level on, chance and decisions too."""
    starts = [
        new_game(rules().box, 1 + seed % 4),
        new_game(rules().box, 2, dungeon="void", boss="ikee"),
        summit("medusa"),
        summit("medusa", "; tokens mirror, stone"),
        summit("ikee"),
    ]
    session = Session(rules(), starts[seed % len(starts)], Seeded(seed))
    for _ in range(400):
        yield session.state
        if session.over:
            return
        if session.actor == NATURE:
            session._apply(session.chance.choose(rules(), session.state))
            continue
        found = list(rules().actions(session.state))
        chosen = random.choice(found)
        session.do(random.choice(found) if isinstance(chosen, (a.End, a.Stop)) else chosen)


def anything(random: Random, state: State) -> a.Action:
    """An action of any kind with anything in it: most are illegal in most positions."""
    width, size = state.terrain.width, state.terrain.size
    here = [h.at for h in state.heroes if h.at >= 0] or [0]
    beside = [h + d for h in here for d in (-1, 1, width, -width, width + 1, 0)]
    folk = [s for s, f in enumerate(state.occupied) if f] or [0]

    def space() -> int:
        pool = random.choice((beside, folk, range(max(1, size)), range(len(state.occupied))))
        return max(0, random.choice(pool))

    def paid(most: int = 3) -> Payment:
        sources = []
        for _ in range(random.choice((1, 1, 1, 2, most))):
            kind = random.choice((DIE, DIE, DIE, READ, SPECIAL, FORGE, FORGE_SPECIAL))
            face = {READ: 4, SPECIAL: BLANK}.get(kind, random.randrange(5))
            sources.append(Source(kind, face, random.choice((0, 0, 0, 1, 2))))
        return payment(*sources)

    box = state.game.box
    card = random.choice([*box.items, *box.potions])
    push = random.choice((-1, -1, space()))
    symbol = random.randrange(5)
    roll = tuple(random.randrange(5) for _ in range(5))
    boss_card = random.choice(box.bosses[state.game.boss].cards).id
    tile = random.choice(list(box.tiles))
    makers: list[Any] = [
        lambda: a.Spawn(space(), paid()),
        lambda: a.Move(space(), push, paid()),
        lambda: a.Portal(space(), push, paid()),
        lambda: a.Attack(space(), paid(5)),
        lambda: a.Shove(space(), space(), paid()),
        lambda: a.GainCoin(paid()),
        lambda: a.UseStar(paid()),
        a.Gravity,
        lambda: a.Buy(card),
        lambda: a.Use(card),
        a.Ability,
        lambda: a.Discard(random.choice(list(box.bosses[state.game.boss].tokens)), paid()),
        a.End,
        lambda: a.Step(space(), push),
        a.Stop,
        lambda: a.Slide(space(), space()),
        lambda: a.TurnDie(symbol, random.randrange(5)),
        lambda: a.Target(space()),
        a.Hold,
        a.Drop,
        a.Mirror,
        a.Endure,
        lambda: a.PlaceBoss(space()),
        lambda: a.PlaceSummons(space()),
        lambda: a.LeaveEmpty(space()),
        lambda: a.SetSpecial(symbol, random.choice((None, paid()))),
        lambda: a.Deal(random.choice(list(box.heroes))),
        lambda: a.First(random.randrange(4)),
        lambda: a.Roll(roll, random.randrange(3)),
        lambda: a.Reroll(roll[: random.randrange(5)]),
        lambda: a.Reveal(random.randrange(1, 5), tile, tile, random.choice(list(box.enemies))),
        lambda: a.Draw(card),
        lambda: a.RevealEvent(random.choice(list(box.events) or [card])),
        lambda: a.BossDie(random.randrange(3)),
        lambda: a.BossDraw(boss_card),
    ]
    made: a.Action = random.choice(makers)()
    return made


def asked(how_many: int) -> Iterator[tuple[State, a.Action, Ruling[a.Action]]]:
    """So many random illegal actions, each with the ruling on it; most where something is due."""
    random = Random(20)
    seed = found = 0
    while True:
        for state in wandering(random, seed):
            for _ in range(1 if state.pending else random.randrange(3) == 0):
                action = anything(random, state)
                ruling = rules().judge(state, action)
                if not ruling.legal:
                    yield state, action, ruling
                    found += 1
                    if found == how_many:
                        return
        seed += 1


def complaints(state: State, action: a.Action, ruling: Ruling[a.Action]) -> Iterator[str]:
    """What is wrong with a refusal."""
    if not ruling.cites:
        yield "no rule"
    for cite in ruling.cites:
        if cite.rule not in BOOK:
            yield f"{cite.rule} is in no rulebook"
        if not cite.facts:
            yield f"{cite.rule} on no facts"
        if not WORDS.has(why_key(cite)):
            yield f"{cite.rule} has no sentence of its own"
    verdict = say_ruling(WORDS, state, action, ruling)
    for reason in verdict.reasons:
        text = re.sub(r"(is|have) none\b|\bNone (of|is|does)\b", "it", reason.text)
        if re.search(r"[{}]|\bnone\b|\bNone\b|missing-|  |\s[.,:;]", text) or not text.endswith(
            "."
        ):
            yield f"{reason.rule} says “{reason.text}”"
    yield from untrue_of_payments(state, ruling)
    yield from dear_alternatives(state, action, ruling)
    if not ruling.written and not verdict.none:
        yield "neither an alternative nor “none”"
    for found, other in zip(ruling.instead, ruling.written, strict=True):
        if not legality.legal(state, found) or rules().read_action(state, other) != found:
            yield f"instead {other}, which is illegal"
        if isinstance(found, a.Gravity) and not isinstance(action, a.Hold | a.Drop):
            yield f"instead {other}"
        if isinstance(found, a.End) and len(ruling.written) > 1:
            yield f"instead {other}, though there is more that can be done"


def untrue_of_payments(state: State, ruling: Ruling[a.Action]) -> Iterator[str]:
    """What a refusal says of dice, stars and gems that is not so."""
    hero = state.hero
    pool = dict(zip(SYMBOLS, state.pool, strict=True))
    shown = "blank" if hero.special == BLANK else SYMBOLS[hero.special]
    for rule, facts in ((c.rule, dict(c.facts)) for c in ruling.cites):
        counted = {"symbol", "needs", "has"} <= set(facts) and "count" not in facts
        if rule in ("SYM-1", "SYM-2", "SYM-3", "SYM-4", "SYM-5", "FRG-1", "MED-3") and counted:
            if facts["has"] != pool[str(facts["symbol"])]:
                yield f"{rule} counts the pool wrongly"
            if not facts.get("same") and int(str(facts["needs"])) <= int(str(facts["has"])):
                yield f"{rule} needs no more than there is"
        if rule == "GEM-1" and not facts["needs"] > facts["has"] == hero.gems:  # type: ignore[operator]
            yield "GEM-1 counts the gems wrongly"
        if rule == "SYM-5" and facts.get("hero") and "symbol" in facts:
            star = state.card.star
            reads = isinstance(star, int) and SYMBOLS[star] == facts["symbol"]
            if reads != bool(facts.get("same")):
                yield "SYM-5 says of the star what it is not"
        if rule == "SYM-6" and facts["symbol"] != shown:
            yield "SYM-6 says of the Special die what it does not show"


def dear_alternatives(state: State, wanted: a.Action, ruling: Ruling[a.Action]) -> Iterator[str]:
    """What is offered for more than it would cost, or with gems that nobody asked for."""
    asked = getattr(wanted, "payment", None)
    other: Any
    for other, text in zip(ruling.instead, ruling.written, strict=True):
        paid = getattr(other, "payment", None)
        if paid is None:
            continue
        if paid.gems and not (asked and asked.gems):
            yield "gems are offered that nobody asked for"
        dice = [(s.kind, s.face) for s in paid.sources]
        if asked and dice == [(s.kind, s.face) for s in asked.sources]:
            continue
        plain = [s for s in paid.sources if s.kind != DIE and not isinstance(wanted, a.UseStar)]
        simple = replace(other, payment=payment(*(_as_die(other, s) for s in paid.sources)))
        if plain and not isinstance(other, a.SetSpecial) and legality.legal(state, simple):
            yield f"a die that shows it would do instead of {text}"


def _as_die(action: a.Action, source: Source) -> Source:
    """The die of the pool that would do the same."""
    needed = {a.Move: 0, a.Portal: 0, a.Attack: 1, a.GainCoin: 2, a.Shove: 3, a.UseStar: 4}
    return Source(DIE, needed.get(type(action), 0), source.steps)


def test_random_illegal_actions_are_refused_by_rules_on_facts_with_what_is_near() -> None:
    wrong: dict[str, str] = {}
    kinds: set[type] = set()
    pending: set[str] = set()
    for state, refused, ruling in asked(HOW_MANY):
        kinds.add(type(refused))
        pending.add(state.pending[-1].kind if state.pending else "")
        for complaint in complaints(state, refused, ruling):
            wrong.setdefault(complaint, f"{rules().write_action(state, refused)} {ruling.cites}")
    assert wrong == {}
    assert len(kinds) >= 28
    assert len(pending) >= 6


# --- what is near ----------------------------------------------------------------------------------------------


HALL = """
map:
    +----+----+----+----+----+
  2 |    :    :    :    :    |
    +    +    +    +    +    +
  1 |  1 :    :  W :    : $  |
    +====+====+====+====+====+
hero 1: sweety; coins {coins}
shop: items {items}; potions -, -, -
pool: {pool}
"""


def hall(pool: str = "move sword", coins: int = 0, items: str = "-, -, -") -> State:
    return position(HALL.format(pool=pool, coins=coins, items=items))


def instead(state: State, text: str) -> tuple[str, ...]:
    ruling = judge(state, text)
    assert not ruling.legal
    for other in ruling.written:
        assert judge(state, other).legal
    return ruling.written


@pytest.mark.rule("ATK-1")
def test_for_an_attack_out_of_reach_the_move_that_brings_it_in_reach() -> None:
    near = instead(hall(), "attack c1 with sword")
    assert near[0] == "move right with move"
    after, _ = play(hall(), near[0])
    assert judge(after, "attack c1 with sword").legal
    far = hall().occupied.find(1)
    assert far == 0
    assert instead(hall("sword"), "attack c1 with sword") == (), "no die to come nearer with"


@pytest.mark.rule("ATK-5")
def test_for_an_attack_on_nobody_the_enemy_in_reach() -> None:
    state = position(
        HALL.replace("|  1 :    :", "|    :  1 :").format(pool="sword", coins=0, items="-, -, -")
    )
    assert instead(state, "attack a1 with sword") == ("attack c1 with sword",)


@pytest.mark.rule("ACT-2")
def test_for_too_few_coins_a_cheaper_card_the_dearest_first() -> None:
    priced = sorted(rules().box.items.values(), key=lambda card: card.price)
    cheap, dear = priced[0], priced[-1]
    text = HALL.replace("|  1 :", "|    :").replace(": $  |", ": $1 |")
    items = f"{cheap.id}, {dear.id}, -"
    state = position(text.format(pool="coin", coins=dear.price - 1, items=items))
    assert instead(state, f"buy {dear.id}")[0] == f"buy {cheap.id}"
    poor = position(text.format(pool="coin", coins=0, items=items))
    assert instead(poor, f"buy {dear.id}") == ("coin with coin",), "gain one first"
    away = position(
        HALL.replace("|  1 :", "|    :")
        .replace(":    : $  |", ":  1 : $  |")
        .format(pool="move", coins=9, items=items)
    )
    assert instead(away, f"buy {cheap.id}") == ("move right with move",), "to the Shop"


@pytest.mark.rule("SYM-2")
def test_for_a_die_that_is_not_there_the_same_deed_paid_otherwise() -> None:
    state = position(
        HALL.replace("|  1 :    :", "|    :  1 :").format(
            pool="sword star", coins=0, items="-, -, -"
        )
    )
    assert instead(state, "attack c1 with sword sword")[0].startswith("attack c1 with sword")


@pytest.mark.rule("ENM-5")
def test_for_a_shove_to_a_taken_space_the_same_enemy_elsewhere() -> None:
    near = instead(hall("shove"), "shove c1 down")
    assert near
    assert all(other.startswith("shove c1") for other in near)


@pytest.mark.rule("MAP-11")
def test_ending_and_gravity_are_never_near_a_move() -> None:
    state = hall("sword")
    assert set(written(state)) >= {"gravity", "end"}
    assert instead(state, "move left") == ()
    verdict = say_ruling(WORDS, state, action(state, "move left"), judge(state, "move left"))
    assert verdict.none == WORDS("none-legal")


@pytest.mark.rule("TRN-8")
def test_to_set_the_special_die_the_actions_have_to_end() -> None:
    assert instead(hall(), "set sword with sword") == ("end",)


@pytest.mark.rule("MOV-5", "SPN-2")
def test_while_something_is_due_that_is_what_is_named() -> None:
    longer = position(HALL.format(pool="move", coins=0, items="-, -, -") + "pending: steps 2\n")
    near = instead(longer, "buy stone-skin")
    assert near[0] == "stop", "to do something else one has to stop"
    assert near[1].startswith("step")
    assert instead(longer, "move right")[0].startswith("step")
    off = position(HALL.replace("|  1 :", "|    :").format(pool="move", coins=0, items="-, -, -"))
    assert all(other.startswith("spawn") for other in instead(off, "move up"))
