"""Moving, zones of control, Pushes, portals: MOV, ZOC, PSH, PRT."""

from tests.games.cited.pairs import Pair

FIELD = """
map:
    +----+----+----+----+
  3 |    :    :    :    |
    +    +    +    +    +
  2 |  G :  1 :    :    |
    +====+====+    +    +
  1 |    :    :    :    |
    +====+====+====+====+
hero 1: sweety; gems 3
hero 2: etorn
pool: move move star
"""

PUSH = """
map:
    +----+----+----+----+
  3 |    :    :    :    |
    +    +    +    +    +
  2 |    :    :    :    |
    +====+====+====+    +
  1 |    :  1 :  2 :    |
    +====+====+====+====+
hero 1: sweety
hero 2: etorn
pool: move move star
"""

VAULT = """
game: dungeon void
map:
    +----+----+----+
  4 |    :    :    |
    +    +    +    +
  3 |    :    :    |
    +    +    +    +
  2 | @  :    :    |
    +    +    +    +
  1 | @1 :    :    |
    +====+====+====+
hero 1: sweety; special move
hero 2: etorn
pool: move
"""

PAIRS = (
    Pair(
        "MOV-2",
        "it jumps, or climbs a Ladder",
        FIELD,
        ("move up",),
        (("  3 |    :    :", "  3 |    :H   :"),),
    ),
    Pair(
        "MOV-3",
        "a Move of two Spaces",
        FIELD,
        ("move right with move+1",),
        (),
        ("move right with move",),
    ),
    Pair(
        "MOV-3",
        "a faint ends a longer Move",
        """
map:
    +----+----+----+
  1 |  1 : ^  :    |
    +====+====+====+
hero 1: sweety; hearts 1; gems 1
pool: move
""",
        ("move right with move+1",),
        (),
        ("move right with move",),
    ),
    Pair(
        "MOV-4",
        "it Moves down, and to the side",
        FIELD.replace(" ====+    +", ""),
        ("move right with move+1", "step down"),
        (),
        ("move right with move+1", "step right"),
    ),
    Pair(
        "MOV-4",
        "through a Platform with a Ladder",
        """
map:
    +----+----+
  2 |H   :    |
    +=HH=+    +
  1 |H 1 :    |
    +====+====+
hero 1: sweety
pool: move
""",
        ("move up",),
        (("=HH=", "    "),),
    ),
    Pair(
        "MOV-5", "gems are on it", FIELD, ("move right with move+1",), (), ("move right with move",)
    ),
    Pair(
        "MOV-5",
        "a symbol's Move is stopped, not a card's",
        FIELD,
        ("move right with move+1", "stop"),
        (("gems 3", "items boots-of-haste"),),
        ("use boots-of-haste", "stop"),
    ),
    Pair(
        "CRD-4",
        "a card's Move goes on, not a symbol's",
        FIELD.replace("gems 3", "gems 3; items boots-of-haste"),
        ("use boots-of-haste", "step right"),
        (),
        ("move right with move+1", "step right"),
    ),
    Pair(
        "SYM-1",
        "a symbol's Move goes on, not a card's",
        FIELD.replace("gems 3", "gems 3; items boots-of-haste"),
        ("move right with move+1", "step right"),
        (),
        ("use boots-of-haste", "step right"),
    ),
    Pair("ZOC-1", "it leaves an Enemy's side", FIELD, ("move right",), (("|  G :", "|    :"),)),
    Pair(
        "ZOC-2",
        "it faints before it has Moved",
        FIELD.replace("gems 3", "hearts 1"),
        ("move right",),
        (("hearts 1", "hearts 2"),),
    ),
    Pair(
        "ZOC-4",
        "two attack together",
        FIELD.replace("  3 |    :    :", "  3 |    :  W :"),
        ("move right",),
        (("  3 |    :  W :", "  3 |    :    :"),),
    ),
    Pair(
        "ZOC-4",
        "what was spent stays spent",
        FIELD.replace("gems 3", "hearts 1"),
        ("move right",),
        (("hearts 1", "hearts 2"),),
    ),
    Pair(
        "ZOC-3",
        "a Hero is pushed away from an Enemy",
        PUSH.replace("  2 |    :    :    :", "  2 |    :    :  G :").replace(
            "+====+====+====+    +\n  1", "+====+====+    +    +\n  1"
        ),
        ("move right push right",),
        (("  2 |    :    :  G :", "  2 |    :    :    :"),),
    ),
    Pair(
        "ZOC-3",
        "a Hero falls from an Enemy's side",
        FIELD.replace("  2 |  G :  1 :    :", "  2 |    :  G :  1 :"),
        ("gravity",),
        (("  2 |    :  G :", "  2 |    :  G |"),),
    ),
    Pair(
        "ADJ-2",
        "an Enemy stands beyond a Wall",
        FIELD.replace("  2 |  G :", "  2 |  G |"),
        ("move right",),
        (("  2 |  G |", "  2 |    |"),),
    ),
    Pair(
        "PSH-1",
        "somebody stands there",
        PUSH,
        ("move right push right",),
        ((":  2 :", ":    :"), ("  3 |    :", "  3 |  2 :")),
        ("move right",),
    ),
    Pair(
        "MAP-2",
        "somebody stands there",
        PUSH,
        ("move right push right",),
        ((":  2 :", ":    :"), ("  3 |    :", "  3 |  2 :")),
        ("move right",),
    ),
    Pair(
        "PSH-2",
        "it is put where the mover comes from",
        PUSH,
        ("move right push left",),
        (),
        ("move right push right",),
    ),
    Pair(
        "PSH-4",
        "a Hero is pushed onto a coin",
        PUSH.replace(":  2 :    |", ":  2 :   c|"),
        ("move right push right",),
        ((":  2 :   c|", ":  G :   c|"), ("  3 |    :", "  3 |  2 :")),
    ),
    Pair(
        "PSH-4",
        "a Hero is pushed onto a Trap",
        PUSH.replace(":  2 :    |", ":  2 : ^  |"),
        ("move right push right",),
        ((":  2 : ^  |", ":  G : ^  |"), ("  3 |    :", "  3 |  2 :")),
    ),
    Pair(
        "PSH-5",
        "a heavy Enemy is pushed",
        PUSH.replace(":  2 :", ":  S :").replace("  3 |    :", "  3 |  2 :"),
        ("move right push right",),
        ((":  S :", ":  G :"),),
    ),
    Pair(
        "PSH-5",
        "an Enemy is pushed off a Platform",
        """
map:
    +----+----+----+
  3 |  2 :    :    |
    +    +    +    +
  2 |  1 :  G :    |
    +====+====+    +
  1 |    :    :    |
    +====+====+====+
hero 1: sweety
hero 2: etorn
pool: move
""",
        ("move right push right",),
        (("+====+====+    +", "+====+====+====+"),),
    ),
    Pair("PRT-1", "through a portal, and by a Move", VAULT, ("portal a2",), (), ("move up",)),
    Pair(
        "PRT-2",
        "an Enemy is spared of",
        VAULT.replace("| @1 :    :", "| @1 :  G :"),
        ("portal a2",),
        (("| @1 :  G :", "| @1 |  G :"),),
    ),
    Pair(
        "PRT-2",
        "the portal is occupied",
        VAULT.replace("| @  :", "| @2 :"),
        ("portal a2 push up",),
        (("| @2 :    :", "| @  :  2 :"),),
        ("portal a2",),
    ),
    Pair(
        "PRT-3",
        "the Special die opens it",
        VAULT,
        ("portal a2 with special",),
        (),
        ("portal a2 with move",),
    ),
    Pair(
        "PRT-4",
        "something lies there",
        VAULT.replace("  2 | @  :", "  2 | @ c:"),
        ("portal a2",),
        (("  2 | @ c:    :", "  2 | @  :   c:"),),
    ),
    Pair("MOV-1", "it Moves", FIELD, ("move right",), (), ("gravity",)),
)
