"""The odds that are shown are those of the rules: counted over every outcome that the rules themselves list."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from platformer_nb.core.play.chance import odds
from platformer_nb.core.rules import NATURE
from platformer_nb.games.platformer import GAME
from platformer_nb.games.platformer.bots.next_rolls import (
    at_least_one,
    boss_attack_odds,
    next_rolls,
)
from platformer_nb.games.platformer.events import BossDrew
from platformer_nb.games.platformer.model.actions import BossDraw, Roll
from platformer_nb.games.platformer.model.box.box import ENEMY_FACES, SYMBOLS
from platformer_nb.games.platformer.model.state import State
from tests.bots.test_motives import positions
from tests.bots.test_search import at_the_boss
from tests.games.drawn import position, rules


def rolling() -> State:
    """A position in which a turn's dice are about to be rolled."""
    for state in positions(2, "medusa"):
        for action in list(rules().actions(state))[-1:]:
            after, _ = rules().apply(state, action)
            if rules().actor(after) == NATURE and isinstance(odds(rules(), after)[0][0], Roll):
                return after
    raise AssertionError("nobody rolls")


def test_the_chance_of_each_symbol_is_that_of_all_rolls() -> None:
    """DIE-1: 6 to the 5th rolls, as the rules list them."""
    state, counted = rolling(), dict.fromkeys(SYMBOLS, Fraction(0))
    for roll, chance in odds(rules(), state):
        assert isinstance(roll, Roll)
        for symbol in set(roll.symbols):
            counted[SYMBOLS[symbol]] += chance
    dice, enemy = list(next_rolls(state, 0))[:2]
    assert {one.sign: one.chance for one in dice.chances} == counted
    faces = dict.fromkeys(ENEMY_FACES, Fraction(0))
    for roll, chance in odds(rules(), state):
        assert isinstance(roll, Roll)
        faces[ENEMY_FACES[roll.face]] += chance
    assert {one.sign: one.chance for one in enemy.chances} == faces


@pytest.mark.parametrize("dice", [1, 2, 3, 5])
def test_at_least_one_is_counted_over_every_way_the_dice_can_fall(dice: int) -> None:
    faces = GAME.box.dice_faces
    ways = list(product(faces, repeat=dice))
    for symbol in range(len(SYMBOLS)):
        good = sum(symbol in way for way in ways)
        assert at_least_one(faces, symbol, dice) == Fraction(good, len(ways))


def resolved(state: State, chance: Fraction = Fraction(1)) -> dict[str, Fraction]:
    """Each attack card with its probability, by following every draw of the Boss Turn to the card that counts."""
    found: dict[str, Fraction] = {}
    for outcome, share in odds(rules(), state):
        after, events = rules().apply(state, outcome)
        hits = [event.card for event in events if isinstance(event, BossDrew) and event.hits]
        if hits:
            parts = [{card: chance * share} for card in hits]
        elif state.pending and state.pending[-1].kind.startswith("boss-"):
            parts = [resolved(after, chance * share)]
        else:
            raise AssertionError(f"{outcome} is no part of a Boss Turn")
        for part in parts:
            for card, more in part.items():
                found[card] = found.get(card, Fraction(0)) + more
    return found


def ended(state: State) -> State:
    """The position in which the Boss Turn after this turn begins."""
    for _ in range(6):
        state, _ = rules().apply(state, list(rules().actions(state))[-1])
        if rules().actor(state) == NATURE:
            return state
    raise AssertionError("no Boss Turn comes")


@pytest.mark.parametrize("deck", ["", "boss: deck gaze, hiss", "boss: deck hiss"])
def test_medusas_attacks_have_the_odds_of_all_draws(deck: str) -> None:
    """MED-1: where no card of the deck has the sign, all are shuffled."""
    state = at_the_boss("etorn", f"sword sword\n{deck}")
    counted = resolved(ended(state))
    told = {card: share for card, share in boss_attack_odds(state).items() if share}
    assert told == counted
    assert sum(told.values()) == 1


THRONE = """
game: boss ikee; levels 2
map:
    +----+----+----+----+----+----+----+----+
  6 |    :    : $  :    :    :    :    :    |
    +====+====+====+====+====+====+====+====+
  5 |    : bI :  1 :    : x  :    : *  :    |
    +====+====+====+====+====+====+====+====+
  4 |    :    :    :    :    :    :    : x  |
    +^^^^+^^^^+^^^^+^^^^+^^^^+^^^^+^^^^+^^^^+
hero 1: sweety
hero 2: etorn
turn: 5"""


@pytest.mark.parametrize(
    ("roll", "left", "ties"),
    [
        ("move move sword coin star", "", True),
        ("move sword coin shove star", "", True),
        ("sword sword sword sword sword", "boss: discards tribute, royal-blade", True),
        ("coin coin coin move move", "boss: deck tribute, stampede", False),
        ("coin coin coin move move", "boss: deck tribute", False),
    ],
)
def test_ikees_attacks_have_the_odds_of_all_pairs_for_this_roll(
    roll: str, left: str, ties: bool
) -> None:
    """IKE-1, IKE-2: both cards of a tie. IKE-5: the discards are shuffled when the deck has run out."""
    state = position(f"{THRONE}\nroll: {roll}\npool: -\n{left}\n")
    told = {card: share for card, share in boss_attack_odds(state).items() if share}
    assert told == resolved(ended(state))
    assert (sum(told.values()) > 1) == ties


def test_the_boss_is_told_of_only_where_its_turn_comes() -> None:
    state = at_the_boss("etorn", "sword sword")
    assert [one.title.key for one in next_rolls(state, 0)][2:] == ["odds-boss"]
    away = position("map:\n    +----+\n  1 |  1 |\n    +====+\nhero 1: sweety\npool: move\n")
    assert [one.title.key for one in next_rolls(away, 0)] == ["odds-dice", "odds-enemy-die"]


@pytest.mark.parametrize(("beside", "wounds"), [("  W", 3), ("   ", 0)])
def test_what_the_enemy_die_does_to_the_hero_is_what_the_rules_do(beside: str, wounds: int) -> None:
    """TRN-5: adjacent Enemies attack."""
    drawn = f"""
map:
    +----+----+
  1 |  1 :{beside} |
    +====+====+
hero 1: sweety
pool: move
"""
    _, enemy, *_ = next_rolls(position(drawn), 0)
    attack, *others = enemy.chances
    assert attack.effect is not None
    assert (attack.effect.key, dict(attack.effect.facts)) == (
        "odds-attack",
        {"hero": "sweety", "count": wounds},
    )
    assert [one.effect and one.effect.key for one in others] == [
        "face-left-text",
        "face-right-text",
    ]


def test_a_draw_of_the_rules_is_one_of_the_cards_told() -> None:
    begun = ended(at_the_boss("etorn", "sword sword"))
    (face, _), *_ = odds(rules(), begun)
    after, _ = rules().apply(begun, face)
    assert all(isinstance(draw, BossDraw) for draw, _ in odds(rules(), after))
