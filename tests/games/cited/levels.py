"""Levels and the Boss Level: SET, LVL, BLV."""

from tests.games.cited.pairs import Pair
from tests.games.cited.spaces import ENTRY
from tests.games.cited.turns import TOWER

TOP_ROW = """
map:
    +----+----+----+----+----+----+----+----+
  3 |    :    :    :    :    :    :    :    |
    +    +====+====+====+====+====+====+====+
  2 |  1 :    :    :    :    :    :    :    |
    +    +====+====+====+====+====+====+====+
  1 |    :  2 :    :    :    :    :    :    |
    +    +====+====+====+====+====+====+====+
tower: 1 f01 f02 gloop
hero 1: sweety
hero 2: etorn
pool: move move
"""

INSIDE = """
game: levels 2
turn: 5; hero 1; step roll
map:
    +----+----+----+
  6 |    :    : $  |
    +    +    +    +
  5 |    :    :    |
    +    +    +    +
  4 |  1 :    :  M |
    +^^^^+^^^^+^^^^+
  3 |    :    :    |
    +    +    +    +
  2 |    :    :    |
    +    +    +    +
  1 |  G :  2 :    |
    +====+====+====+
hero 1: sweety
hero 2: etorn
"""

RIGHT = ("roll move move move sword coin enemy right",)
ATTACK = ("roll move move move sword coin enemy attack",)

PAIRS = (
    Pair("LVL-1", "a Move into the top Row", TOP_ROW, ("move up",), (), ("move right",)),
    Pair(
        "LVL-6", "a Move into the top Row, of its own", TOP_ROW, ("move up",), (), ("move right",)
    ),
    Pair(
        "LVL-6",
        "a Move along the top Row",
        TOP_ROW.replace("  2 |  1 :", "  2 |    :").replace("  3 |    :", "  3 |  1 :"),
        ("move right",),
        (("  3 |  1 :", "  3 |    :"), ("  2 |    :", "  2 |  1 :")),
    ),
    Pair(
        "LVL-6",
        "a Hero is pushed into the top Row",
        TOP_ROW.replace("  2 |  1 :    :", "  2 |  2 :  1 :").replace(
            "  1 |    :  2 :", "  1 |    :    :"
        ),
        ("move left push up",),
        (("  2 |  2 :", "  2 |  G :"), ("  1 |    :    :", "  1 |    :  2 :")),
    ),
    Pair(
        "LVL-2",
        "the turn goes on after the reveal",
        TOP_ROW,
        ("move up", "reveal 2 f08 f03 ent"),
        (),
        ("move up",),
    ),
    Pair(
        "MAP-7",
        "its coins and gems are laid",
        TOP_ROW,
        ("move up", "reveal 2 f08 f03 ent"),
        (),
        ("move up",),
    ),
    Pair(
        "LVL-7",
        "tokens run short",
        TOP_ROW.replace("  1 |    :  2 :    :    :", "  1 |    :  2 :  E :    :"),
        ("move up", "reveal 2 f08 f03 ent"),
        ((":  E :", ":    :"),),
    ),
    Pair(
        "SET-5",
        "tokens run short",
        TOP_ROW.replace("  1 |    :  2 :    :    :", "  1 |    :  2 :  E :    :"),
        ("move up", "reveal 2 f08 f03 ent"),
        ((":  E :", ":    :"),),
    ),
    Pair(
        "FNT-1",
        "a Hero is on the Level that goes",
        TOWER,
        ("end",),
        (("  1 |    :  2 :", "  1 |    :    :"), ("  8 |    :", "  8 |  2 :")),
    ),
    Pair(
        "LVL-4",
        "a Level goes",
        TOWER,
        ("end",),
        (("  7 |  1 :", "  7 |    :"), ("  6 |    :", "  6 |  1 :")),
    ),
    Pair(
        "LVL-5",
        "two Levels could go",
        TOWER.replace("  9 |", " 10 |  1 :    :    |\n    +====+====+====+\n  9 |")
        .replace("  7 |  1 :", "  7 |    :")
        .replace("turn: 5", "game: levels 5\nturn: 5"),
        ("end",),
        ((" 10 |  1 :", " 10 |    :"), ("  9 |    :", "  9 |  1 :")),
    ),
    Pair(
        "LVL-8",
        "it came from another Level",
        TOWER.replace("  2 |    :    :  G |", "  2 |    :    :  W |"),
        ("end",),
        (("  2 |    :    :  W |", "  2 |    :    :  G |"),),
    ),
    Pair(
        "LVL-8",
        "one that has left it stays",
        TOWER.replace(
            "turn: 5",
            "tower: 1 f01 f02 gloop; 2 f03 f04 ent\nturn: 5",
        ).replace("  4 |    :", "  4 |  G :"),
        ("end",),
        (("  4 |  G :", "  4 |    :"),),
    ),
    Pair(
        "MAP-9",
        "who was in the air stands on the new ground",
        TOWER.replace("  4 |    :    :    |\n    +====", "  4 |H 2 :    :    |\n    +    ").replace(
            "  1 |    :  2 :", "  1 |    :    :"
        ),
        ("end", "hold"),
        (("  4 |H 2 :    :    |\n    +    ", "  4 |H 2 :    :    |\n    +===="),),
        ("end",),
    ),
    Pair("BLV-1", "up into the Boss Level", ENTRY, ("move up",), (), ("move right",)),
    Pair(
        "BLV-3",
        "it pushes its way in",
        ENTRY.replace("  4 |    :", "  4 |  G :"),
        ("move up push up",),
        (("  4 |  G :", "  4 |    :"),),
        ("move up",),
    ),
    Pair(
        "BLV-7",
        "it faints while pushing its way in",
        ENTRY.replace("  4 |    :", "  4 |  W :"),
        ("move up push up",),
        (("  4 |  W :", "  4 |  G :"),),
    ),
    Pair(
        "BLV-8",
        "the first to enter",
        ENTRY,
        ("move up",),
        (("  6 |    :", "  6 |  2 :"), ("  1 |    :  2 :", "  1 |    :    :")),
    ),
    Pair(
        "BLV-4",
        "the last to enter",
        ENTRY.replace("  6 |    :", "  6 |  2 :").replace("  1 |    :  2 :", "  1 |    :    :"),
        ("move up",),
        (("  6 |  2 :", "  6 |    :"), ("  1 |    :    :", "  1 |    :  2 :")),
    ),
    Pair(
        "BLV-8",
        "alone, it is the last as well",
        ENTRY.replace("  1 |    :  2 :", "  1 |    :    :").replace(
            "hero 2: etorn\n", "solo: event lullaby\n"
        ),
        ("move up",),
        (),
        ("move right",),
    ),
    Pair(
        "BLV-5", "the die reaches beyond the seal", INSIDE, RIGHT, (("  1 |  G :", "  1 |    :"),)
    ),
    Pair(
        "BLV-6",
        "it faints on the Boss Level",
        INSIDE.replace("hero 1: sweety", "hero 1: sweety; hearts 1").replace(
            "  4 |  1 :    :", "  4 |    :  1 :"
        ),
        ATTACK,
        (("; hearts 1", ""),),
    ),
    Pair(
        "SET-3",
        "the Boss Level is drawn",
        TOP_ROW.replace("map:", "game: levels 2\nmap:"),
        ("move up", "reveal 2 fb1 fb3"),
        (("game: levels 2\n", ""),),
        ("move up", "reveal 2 f08 f03 ent"),
    ),
    Pair(
        "BOS-2",
        "the Boss Level is drawn",
        TOP_ROW.replace("map:", "game: levels 2\nmap:"),
        ("move up", "reveal 2 fb1 fb3"),
        (("game: levels 2\n", ""),),
        ("move up", "reveal 2 f08 f03 ent"),
    ),
    Pair(
        "SET-2",
        "an Enemy card is drawn",
        TOP_ROW,
        ("move up", "reveal 2 f08 f03 ent"),
        (("map:", "game: levels 2\nmap:"),),
        ("move up", "reveal 2 fb1 fb3"),
    ),
    Pair(
        "SET-1",
        "a tower tile is drawn",
        TOP_ROW,
        ("move up", "reveal 2 f08 f03 ent"),
        (("map:", "game: levels 2\nmap:"),),
        ("move up", "reveal 2 fb1 fb3"),
    ),
    Pair(
        "BOS-4",
        "the Boss appears",
        TOP_ROW.replace("map:", "game: levels 2\nmap:"),
        ("move up", "reveal 2 fb1 fb3", "place boss g4"),
        (),
        ("move up", "reveal 2 fb1 fb3"),
    ),
    Pair(
        "MAP-1",
        "two tiles are laid side by side",
        TOP_ROW,
        ("move up", "reveal 2 f08 f03 ent"),
        (),
        ("move up",),
    ),
)
