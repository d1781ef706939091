"""Turns, setting up, Spawns and faints: TRN, SET, SPN, WND, FNT."""

from tests.games.cited.pairs import Pair

TOWER = """
turn: 5; hero 2; step actions
map:
    +----+----+----+
  9 |    :    :    |
    +====+====+====+
  8 |    :    :    |
    +====+====+====+
  7 |  1 :    :    |
    +====+====+====+
  6 |    :    :    |
    +====+====+====+
  5 |    :    :    |
    +====+====+====+
  4 |    :    :    |
    +====+====+====+
  3 |    :    :    |
    +====+====+====+
  2 |    :    :  G |
    +====+====+====+
  1 |    :  2 :    |
    +====+====+====+
hero 1: sweety
hero 2: etorn
"""

DIE = """
turn: 5; hero 1; step roll
map:
    +----+----+----+
  2 |    :    :    |
    +    +    +    +
  1 |  G :  1 :  W |
    +====+====+====+
hero 1: sweety
hero 2: etorn
"""

SPAWN = """
turn: 5; hero 1; step actions
map:
    +----+----+----+
  3 |    :    :    |
    +    +    +    +
  2 |    :    :    |
    +====+====+====+
  1 |  W :  G :    |
    +====+====+====+
hero 1: sweety
hero 2: etorn
pool: move
"""

TOP = """
game: levels 2
turn: 5; hero 1; step actions
map:
    +----+----+----+
  6 | $  :    : $  |
    +    +    +    +
  5 |    :    :    |
    +    +    +    +
  4 |    :  2 :    |
    +^^^^+^^^^+^^^^+
hero 1: sweety; fell on boss level
hero 2: etorn
pool: move
"""

FAINT = """
map:
    +----+----+----+
  2 |    :    :    |
    +    +    +    +
  1 |  G :  1 :    |
    +====+====+====+
hero 1: sweety; hearts 1; coins 2
hero 2: etorn
pool: move move
"""

LEFT = ("roll move move move sword coin enemy left",)
ATTACK = ("roll move move move sword coin enemy attack",)

PAIRS = (
    Pair(
        "TRN-2",
        "two Levels above the lowest",
        TOWER,
        ("end",),
        (("  7 |  1 :", "  7 |    :"), ("  6 |    :", "  6 |  1 :")),
    ),
    Pair(
        "TRN-10",
        "it falls at the end of the turn, and when a player wants",
        TOWER.replace("  2 |    :    :  G |", "  2 |    :  2 :  G |")
        .replace(
            ":  2 :    |\n    +====+====+====+\nhero", ":    :    |\n    +====+====+====+\nhero"
        )
        .replace("  2 |    :  2 :  G |\n    +====+====+", "  2 |    :  2 :  G |\n    +====+    +"),
        ("end",),
        (),
        ("gravity",),
    ),
    Pair(
        "ACT-1",
        "it falls when a player wants, and at the end of the turn",
        TOWER.replace("  2 |    :    :  G |", "  2 |    :  2 :  G |")
        .replace(
            ":  2 :    |\n    +====+====+====+\nhero", ":    :    |\n    +====+====+====+\nhero"
        )
        .replace("  2 |    :  2 :  G |\n    +====+====+", "  2 |    :  2 :  G |\n    +====+    +"),
        ("gravity",),
        (),
        ("end",),
    ),
    Pair(
        "TRN-11",
        "off the map at the beginning of its turn",
        TOWER.replace("  7 |  1 :", "  7 |    :"),
        ("end",),
        (("  4 |    :", "  4 |  1 :"),),
    ),
    Pair(
        "TRN-12",
        "who has fainted in its own turn may end it",
        FAINT,
        ("move right", "end"),
        (("hearts 1", "hearts 2"),),
    ),
    Pair("TRN-13", "two Enemies attack by one die", DIE, ATTACK, (("  1 |  G :", "  1 |    :"),)),
    Pair("TRN-5", "the die says attack", DIE, ATTACK, (), LEFT),
    Pair(
        "SPN-5",
        "the lowest Row is full",
        SPAWN.replace("  1 |  W :  G :    |", "  1 |  W :  G :  W |"),
        ("spawn c2",),
        (("  G :  W |", "  G :    |"),),
        ("spawn c1",),
    ),
    Pair(
        "SPN-4",
        "a Shop of the Boss Level is free, and taken",
        TOP.replace("  6 | $  :    : $  |", "  6 | $  :    :    |"),
        ("spawn a6",),
        (("  6 | $  :", "  6 | $2 :"), ("  4 |    :  2 :", "  4 |    :    :")),
        ("spawn a5",),
    ),
    Pair(
        "BLV-6",
        "it fainted on the Boss Level",
        TOP,
        ("spawn a6",),
        (("; fell on boss level", ""),),
        ("spawn a4",),
    ),
    Pair(
        "SPN-3",
        "an Ent keeps still",
        SPAWN.replace("  1 |  W :  G :", "  1 |  W :  E :"),
        ("spawn c1",),
        (("  1 |  W :  E :", "  1 |  E :  W :"),),
    ),
    Pair(
        "SET-12",
        "it comes in for the first time",
        SPAWN.replace("turn: 5; hero 1; step actions", "turn: 2; hero 1; step actions; must spawn"),
        ("spawn c1",),
        (("turn: 2", "turn: 5"),),
    ),
    Pair(
        "FNT-3",
        "it has fainted in its own turn",
        SPAWN,
        ("spawn c1",),
        (("step actions", "step actions; must spawn"),),
    ),
    Pair(
        "FNT-3",
        "a symbol is left to come in again",
        FAINT,
        ("move right",),
        (("pool: move move", "pool: move"),),
    ),
    Pair(
        "FNT-4",
        "the rest of the pool stays",
        FAINT,
        ("move right",),
        (("pool: move move", "pool: move"),),
    ),
    Pair("FNT-2", "it keeps its coins", FAINT, ("move right",), (("; coins 2", ""),)),
    Pair("FNT-1", "it faints", FAINT, ("move right",), (("hearts 1", "hearts 2"),)),
    Pair("WND-1", "an Enemy wounds", DIE, ATTACK, (("  G :", "    :"), (":  W |", ":    |"))),
    Pair(
        "WND-3",
        "there are more Wounds than hearts",
        DIE.replace("hero 1: sweety", "hero 1: sweety; hearts 3"),
        ATTACK,
        (("hearts 3", "hearts 4"),),
    ),
    Pair(
        "WND-4",
        "its hearts are nearly full",
        FAINT.replace("coins 2", "potions forest-honey").replace("hearts 1", "hearts 3"),
        ("use forest-honey",),
        (("hearts 3", "hearts 2"),),
    ),
    Pair(
        "TRN-4",
        "the dice are rolled",
        TOWER,
        ("end", "roll move move move sword coin enemy left"),
        (),
        ("end",),
    ),
    Pair("SPN-1", "it comes in", SPAWN, ("spawn c1",), (), ("end",)),
)
