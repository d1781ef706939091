"""Gravity and Ladders: GRA, LAD."""

from tests.games.cited.pairs import Pair

STACK = """
map:
    +----+----+
  4 |    :    |
    +    +    +
  3 |  2 :    |
    +    +    +
  2 |  G :    |
    +    +    +
  1 |    :  1 |
    +====+====+
hero 1: sweety
hero 2: etorn
pool: move
"""

LADDER = """
map:
    +----+----+
  4 |    :    |
    +    +    +
  3 |  1 :    |
    +    +    +
  2 |    :    |
    +    +    +
  1 |    :  2 |
    +====+====+
hero 1: sweety
hero 2: etorn
pool: move
"""

SEALED = """
game: levels 2
map:
    +----+----+----+
  6 |    :    : $  |
    +    +    +    +
  5 |    :  2 :    |
    +    +    +    +
  4 |    :    :  M |
    +^^^^+^^^^+^^^^+
  3 |    :    :    |
    +    +    +    +
  2 |    :    :    |
    +    +    +    +
  1 |  1 :    :    |
    +====+====+====+
hero 1: sweety
hero 2: etorn
pool: move
"""

PAIRS = (
    Pair(
        "GRA-1",
        "somebody stands on nothing",
        LADDER,
        ("gravity",),
        (("+    +    +\n  2", "+====+    +\n  2"),),
    ),
    Pair(
        "GRA-6",
        "the figure beneath falls first, and there is none",
        STACK,
        ("gravity",),
        (("|  G :", "|    :"),),
    ),
    Pair(
        "GRA-6",
        "a Hero on a Ladder holds somebody",
        """
map:
    +----+----+
  3 |  2 :    |
    +    +    +
  2 |H 1 :    |
    +    +    +
  1 |    :    |
    +====+====+
hero 1: sweety
hero 2: etorn
pool: move
""",
        ("gravity", "hold"),
        (("  3 |  2 :    |", "  3 |    :  2 |"),),
    ),
    Pair(
        "GRA-2",
        "a Trap lies on the way, not where it lands",
        LADDER.replace("  2 |    :", "  2 | ^  :"),
        ("gravity",),
        (("  2 | ^  :", "  2 |    :"), ("  1 |    :", "  1 | ^  :")),
    ),
    Pair(
        "GRA-2",
        "it falls past an Enemy",
        LADDER.replace("  2 |    :    |", "  2 |    :  G |").replace(
            "+    +    +\n  1", "+    +====+\n  1"
        ),
        ("gravity",),
        (("  2 |    :  G |", "  2 |    |  G |"),),
    ),
    Pair(
        "GRA-3",
        "a coin lies where it falls past",
        LADDER.replace("  2 |    :", "  2 |   c:"),
        ("gravity",),
        (("  2 |   c:", "  2 |    :"),),
    ),
    Pair(
        "GRA-4",
        "it stands on a Ladder",
        LADDER.replace("  3 |  1", "  3 |H 1"),
        ("gravity", "drop"),
        (("H 1", "  1"),),
        ("gravity",),
    ),
    Pair(
        "GRA-5",
        "an Enemy is on a Ladder",
        STACK.replace("|  2 :", "|    :")
        .replace("  1 |    :  1", "  1 |  2 :  1")
        .replace("  2 |  G :", "  2 |    :")
        .replace("  3 |    :", "  3 |H G :"),
        ("gravity",),
        (("H G", "  G"),),
    ),
    Pair(
        "GRA-7",
        "it falls past a Ladder",
        LADDER.replace("  2 |    :", "  2 |H   :"),
        ("gravity",),
        (("  2 |H   :", "  2 |    :"),),
    ),
    Pair(
        "GRA-8",
        "it falls onto somebody",
        LADDER.replace("  1 |    :", "  1 |  G :"),
        ("gravity",),
        (("  1 |  G :", "  1 |    :"),),
    ),
    Pair(
        "GRA-9",
        "it Moves into mid-air, and onto a Platform",
        """
map:
    +----+----+
  3 |    :    |
    +    +    +
  2 |  1 :    |
    +====+    +
  1 |    :    |
    +====+====+
hero 1: sweety
pool: move
""",
        ("move right",),
        (("+====+    +\n  1", "+====+====+\n  1"),),
    ),
    Pair(
        "GRA-9",
        "a defeated Enemy held somebody",
        STACK.replace("  2 |  G :    |", "  2 |  G :  1 |")
        .replace(":  1 |\n    +=", ":    |\n    +=")
        .replace("pool: move", "pool: sword"),
        ("attack gloop",),
        (("  3 |  2 :", "  3 |    :"), ("  1 |    :", "  1 |  2 :")),
    ),
    Pair(
        "GRA-9",
        "a shoved Enemy stays in mid-air",
        """
map:
    +----+----+
  3 |    :    |
    +    +    +
  2 |  G :    |
    +====+    +
  1 |  1 :    |
    +====+====+
hero 1: etorn
pool: shove
""",
        ("shove gloop right",),
        (("+====+    +\n  1", "+====+====+\n  1"),),
    ),
    Pair(
        "GRA-10",
        "it falls from one Level into the next",
        LADDER.replace("  4 |    :", "  4 |  1 :").replace("  3 |  1 :", "  3 |    :"),
        ("gravity",),
        (("  4 |  1 :", "  4 |    :"), ("  3 |    :", "  3 |  1 :")),
    ),
    Pair(
        "GRA-11",
        "it falls beyond the seal",
        SEALED,
        ("gravity",),
        (
            ("  1 |  1 :    :", "  1 |    :    :"),
            ("  6 |    :    :", "  6 |    :  1 :"),
        ),
    ),
    Pair(
        "LAD-1",
        "an Enemy is shoved along a Ladder, and through the air",
        """
map:
    +----+----+
  3 |    :    |
    +    +    +
  2 |    :    |
    +=HH=+    +
  1 |H G :  1 |
    +====+====+
hero 1: etorn
pool: shove
""",
        ("shove gloop up",),
        (("+=HH=+    +", "+    +    +"), ("|H G :", "|  G :")),
    ),
    Pair(
        "LAD-2",
        "it falls onto a Platform with a Ladder",
        LADDER.replace("  2 |    :    |\n    +    +", "  2 |H   :    |\n    +=HH=+"),
        ("gravity",),
        (("+=HH=+", "+====+"),),
    ),
    Pair(
        "LAD-2",
        "an Enemy steps onto a Platform with a Ladder",
        """
turn: 2; hero 1; step roll
map:
    +----+----+----+
  2 |  G :H   :    |
    +====+=HH=+====+
  1 |    :H   :  1 |
    +====+====+====+
hero 1: etorn
""",
        ("roll move move move sword coin enemy right",),
        (("=HH=", "===="),),
    ),
)
