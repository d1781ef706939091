"""The games that are told: each a title and a function that plays it."""

from __future__ import annotations

from random import Random
from typing import Any

from platformer_nb.core.rules import NATURE
from platformer_nb.games.platformer.model import actions as a
from platformer_nb.games.platformer.model.state import State
from platformer_nb.games.platformer.rules.course.setup import new_game
from tests.games.drawn import position, rules
from tests.golden.transcript import Teller

# --- the worked example of the rulebook, pages 16 to 18 ------------------------------------------------

WORKED_EXAMPLE = """
game: players 2; levels 4
turn: 9; hero 2; step actions
map:
    +----+----+----+----+----+----+----+----+
  9 |    :    :    :    :    :    :    :    |
    +    +    +    +    +    +    +    +    +
  8 |    :    :    :   g:  1 :    :    :  W |
    +    +    +    +    +====+    +    +====+
  7 |    :    :    :  W :    :    :    :    |
    +    +    +    +====+    +    +    +    +
  6 |    :    :    :    :    :    :    :    |
    +    +    +    +    +====+    +    +    +
  5 |    :    :    :H  c:    :    :    :    |
    +    +    +    +    +    +    +    +    +
  4 |    :  E :    :H   :    :    :    :    |
    +    +====+    +    +    +    +    +    +
  3 |    :    :    :    :    :    :    :    |
    +    +    +    +    +    +    +    +    +
  2 |    :    :    :    :    :    :    :    |
    +    +    +    +    +    +    +    +    +
  1 |    :  2 :   c:    :    :    :    :    |
    +====+====+====+====+====+====+====+====+
hero 1: sweety; special sword; items boots-of-haste (used)
hero 2: etorn; hearts 3; special coin
pool: -
"""

WORKED_TURNS = (
    # Etorn's turn before: Level 1 goes when Sweety's begins
    "end",
    # Sweety
    "roll sword move move star shove enemy right",
    "shove h8 left with shove",
    "step left",
    "attack right with sword star special",
    "use boots-of-haste",
    "step left",
    "end",
    "set star with forge move",
    # Etorn
    "roll sword sword move star shove enemy attack",
    "spawn d4 with star",
    "attack left with sword sword",
    "shove d7 right with shove",
    "move up with move",
    "end",
    "hold",
)


def worked_example() -> str:
    """Sweety's turn and Etorn's, as the rulebook tells them."""
    teller = Teller(rules(), "The worked example: Sweety, then Etorn", position(WORKED_EXAMPLE))
    for action in WORKED_TURNS:
        teller.do(action)
    return teller.text()


# --- games of chance -----------------------------------------------------------------------------------


def wandering(players: int, seed: int, most: int) -> str:
    """Everything decided by a seed; End and Stop are taken a little less often."""
    random = Random(seed)

    def choose(state: State) -> Any:
        found = rules().actions(state)
        if rules().actor(state) == NATURE:
            return found.sample(random)  # type: ignore[attr-defined]
        legal = list(found)
        chosen = random.choice(legal)
        return random.choice(legal) if isinstance(chosen, (a.End, a.Stop)) else chosen

    title = f"{players} players who choose by chance, seed {seed}"
    teller = Teller(rules(), title, new_game(rules().box, players))
    teller.play(choose, most)
    return teller.text()


def bold_choice(state: State, random: Random) -> a.Action:
    """Strike what can be defeated, climb, pick up, and spare gems for the Boss."""
    from platformer_nb.games.platformer.rules.cards.bonus import bonus_of

    legal = list(rules().actions(state))
    best: list[tuple[float, int]] = []
    for place, action in enumerate(legal):
        value = random.random()
        match action:
            case a.Attack(target, payment):
                kind = state.game.kinds[state.occupied[target]]
                wounds = payment.power + bonus_of(state.game, state.hero).attack + state.bonus
                value += 50 - 3 * payment.gems - wounds if wounds >= kind.health else -50
                value += 1000 * (kind.id == state.game.boss and wounds >= kind.health)
            case a.Move(to, _) | a.Step(to, _) as step:
                payment = getattr(step, "payment", None)
                row, now = state.terrain.row(to), state.terrain.row(state.hero.at)
                value += 8 * (row - now) + 6 * bool(state.lying[to])
                if state.hero.at >= state.terrain.boss_low:
                    boss = state.occupied.find(state.game.boss_code)
                    width = state.terrain.width
                    far = abs(to % width - boss % width) + abs(to // width - boss // width)
                    value = random.random() + 10 - far
                value -= 30 * bool(payment and payment.gems)
                value += 3 * bool(state.terrain.floor[to]) - 10 * (state.terrain.feature[to] == 1)
            case a.GainCoin() | a.UseStar() | a.Buy() | a.Use():
                value += 4 - 30 * bool(getattr(action, "payment", None) and action.payment.gems)  # type: ignore[union-attr]
            case a.Shove() | a.Gravity() | a.Drop() | a.Slide() | a.Ability():
                value -= 20
            case a.End() | a.Stop():
                value -= 1
            case a.SetSpecial(symbol, payment):
                value += {1: 9, 0: 3}.get(symbol, 0) if payment else 0
        best.append((value, place))
    return legal[max(best)[1]]


def climb_and_win(seed: int = 68) -> str:
    """Two bold players with obliging dice, until one defeats Medusa."""
    random = Random(seed)

    def choose(state: State) -> Any:
        if rules().actor(state) != NATURE:
            return bold_choice(state, random)
        if state.frame is not None:
            return rules().actions(state).sample(random)  # type: ignore[attr-defined]
        if state.hero.at >= state.terrain.boss_low and state.turn % 4 < 3:
            return "roll sword sword sword sword move enemy " + random.choice(("left", "right"))
        return "roll move move move sword star enemy " + random.choice(("left", "right", "attack"))

    teller = Teller(
        rules(),
        "A whole game: two bold players and obliging dice",
        new_game(rules().box, 2, ["sweety", "etorn"]),
    )
    teller.play(choose, 3000)
    return teller.text()


# --- what is refused -------------------------------------------------------------------------------------


CROSSROADS = """
game: players 2; levels 4
turn: 5; hero 1; step actions
map:
    +----+----+----+----+----+----+----+----+
  3 |    :    :H G :    :    :    :    :    |
    +    +====+=HH=+    +    +    +    +    +
  2 |    :  1 |H   :    :  S :    :    :  2 |
    +    +====+    +    +    +    +    +    +
  1 |    : $  :    :    :    : ^  :    :    |
    +====+====+====+====+====+====+====+====+
hero 1: sweety; gems 1; coins 1; special sword; items thorn-blade, greedymmer (used)
hero 2: etorn
roll: move move coin shove star
shop: items boots-of-haste, -, -; potions -, -, -
"""

REFUSED = (
    "move up",
    "move right",
    "move c3",
    "move d2",
    "move left with sword",
    "move left with star",
    "move left with move+3",
    "move left with forge coin",
    "move left push up",
    "attack gloop",
    "attack h2",
    "shove stone-golem left",
    "shove gloop b1",
    "star",
    "buy boots-of-haste",
    "use thorn-blade",
    "use greedymmer",
    "use stone-skin",
    "ability",
    "spawn a1",
    "discard stone with move move",
    "set star with star",
    "step left",
    "stop",
    "drop",
    "mirror",
    "target c3",
    "slide gloop up",
    "portal d2",
    "roll move move move move move enemy left",
    "coin with special",
)


def refusals() -> str:
    """Everything that is not allowed at one crossroads."""
    teller = Teller(
        rules(), "What is not allowed, by which rules, and what is", position(CROSSROADS)
    )
    for action in REFUSED:
        teller.do(action)
    teller.do("move left with move+1")
    teller.do("step down")
    teller.do("end")
    teller.do("set sword with forge special")
    teller.do("set coin with coin+1")
    teller.do("set coin with coin")
    return teller.text()


STORIES = {
    "worked_example": worked_example,
    "whole_game": climb_and_win,
    "refusals": refusals,
    "two_wanderers": lambda: wandering(2, 5, 220),
    "three_wanderers": lambda: wandering(3, 7, 260),
}
"""Name of a file -> what tells it."""
