"""The map and what is adjacent: MAP, ADJ."""

from tests.games.cited.enemies import FIGHT, LEFT, RIGHT, ROW
from tests.games.cited.falling import LADDER
from tests.games.cited.pairs import Pair

ENTRY = """
game: levels 2
map:
    +----+----+----+
  6 |    :    : $  |
    +    +    +    +
  5 |    :    :    |
    +    +    +    +
  4 |    :    :  M |
    +^^^^+^^^^+^^^^+
  3 |  1 :    :    |
    +    +    +    +
  2 |    :    :    |
    +    +    +    +
  1 |    :  2 :    |
    +====+====+====+
hero 1: sweety; hearts 2; gems 1
hero 2: etorn
pool: move shove
"""

PAIRS = (
    Pair(
        "ADJ-1",
        "nothing lies between, or a Platform with a Ladder",
        LADDER.replace("  3 |  1 :    |\n    +    +", "  3 |  1 :    |\n    +    +"),
        ("move up",),
        (("  4 |    :    |\n    +    +", "  4 |    :    |\n    +=HH=+"),),
    ),
    Pair(
        "ADJ-3",
        "a Ladder passes the Platform between",
        LADDER.replace("  4 |    :    |\n    +    +", "  4 |    :    |\n    +=HH=+"),
        ("move up",),
        (("+=HH=+", "+    +"),),
    ),
    Pair(
        "ADJ-3",
        "an attack goes along a Ladder",
        """
map:
    +----+----+
  2 |H G :    |
    +=HH=+    +
  1 |H 1 :    |
    +====+====+
hero 1: sweety
pool: sword
""",
        ("attack gloop",),
        (("+=HH=+", "+    +"),),
    ),
    Pair(
        "ADJ-5", "its own Move crosses a one-way Platform", ENTRY, ("move up",), (), ("move right",)
    ),
    Pair(
        "MAP-5",
        "it enters a Trap",
        LADDER.replace("  4 |    :", "  4 | ^  :"),
        ("move up",),
        (("  4 | ^  :", "  4 |    :"),),
    ),
    Pair(
        "MAP-5",
        "an Enemy ignores a Trap",
        FIGHT.replace(":  G :    |", ":  G : ^  |"),
        ("shove gloop right",),
        ((":  G : ^  |", ":  G :    |"),),
    ),
    Pair(
        "MAP-8",
        "it enters a Space with a coin",
        LADDER.replace("  4 |    :", "  4 |   c:"),
        ("move up",),
        (("  4 |   c:", "  4 |    :"),),
    ),
    Pair(
        "MAP-8",
        "it falls past a coin",
        LADDER.replace("  2 |    :", "  2 |   c:"),
        ("gravity",),
        (("  2 |   c:", "  2 |    :"),),
    ),
    Pair(
        "MAP-9",
        "nothing is drawn under the lowest Row",
        ROW.replace("+====+====+====+====+", "+====+====+    +    +"),
        RIGHT,
        (("+====+====+    +    +", "+====+====+====+====+"),),
    ),
    Pair(
        "MAP-12",
        "a coin lies on under an Enemy",
        ROW.replace("  1 |    :  G :", "  1 |   c:  G :"),
        LEFT,
        (("  1 |   c:  G :", "  1 |    :  G :"),),
    ),
    Pair(
        "MAP-12",
        "a coin stays when the Enemy is shoved away",
        FIGHT.replace(":  G :", ":  Gc:"),
        ("shove gloop right",),
        ((":  Gc:", ":  G :"),),
    ),
    Pair(
        "MAP-6",
        "it stands on a Shop space",
        LADDER.replace("  3 |  1", "  3 | $1")
        .replace("hero 1: sweety", "hero 1: sweety; coins 9; boons trade")
        .replace("pool:", "shop: items grapnel, -, -; potions -, -, -\npool:"),
        ("buy grapnel",),
        (("  3 | $1", "  3 |  1"),),
    ),
    Pair(
        "ACT-7",
        "its Shop is in mid-air",
        LADDER.replace("  3 |  1", "  3 | $1")
        .replace("hero 1: sweety", "hero 1: sweety; coins 9")
        .replace("pool:", "shop: items grapnel, -, -; potions -, -, -\npool:"),
        ("buy grapnel",),
        (("  3 | $1 :    |\n    +    +", "  3 | $1 :    |\n    +====+"),),
    ),
)
