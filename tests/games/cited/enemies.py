"""Enemies and attacks: ENM, ATK."""

from tests.games.cited.pairs import Pair

ROW = """
turn: 5; hero 1; step roll
map:
    +----+----+----+----+
  3 |    :    :    :    |
    +    +    +    +    +
  2 |  1 :    :    :    |
    +====+    +    +    +
  1 |    :  G :  W :    |
    +====+====+====+====+
hero 1: sweety
hero 2: etorn
"""

FIGHT = """
map:
    +----+----+----+----+
  3 |    :    :    :    |
    +    +    +    +    +
  2 |    :    :    :    |
    +====+====+====+====+
  1 |    :  1 :  G :    |
    +====+====+====+====+
hero 1: angelo; gems 3; special sword
hero 2: etorn
pool: sword sword star shove shove
"""

RIGHT = ("roll move move move sword coin enemy right",)
LEFT = ("roll move move move sword coin enemy left",)
ATTACK = ("roll move move move sword coin enemy attack",)

PAIRS = (
    Pair(
        "ENM-1",
        "there is no Platform beside it",
        ROW.replace("  2 |  1 :    :", "  2 |  1 :  G :"),
        RIGHT,
        (("  2 |  1 :  G :", "  2 |  1 :    :"),),
    ),
    Pair(
        "ENM-2",
        "a Wall stops it",
        ROW.replace("  W :    |", "  W |    |"),
        RIGHT,
        (("  W |    |", "  W :    |"),),
    ),
    Pair(
        "MAP-3",
        "a Wall stops it",
        ROW.replace("  W :    |", "  W |    |"),
        RIGHT,
        (("  W |    |", "  W :    |"),),
    ),
    Pair(
        "MAP-11",
        "the side of the map stops it",
        ROW.replace("  W :    |", "    :  W |"),
        RIGHT,
        (("    :  W |", "  W :    |"),),
    ),
    Pair(
        "MAP-2",
        "a Hero stops it",
        ROW.replace(":  W :    |", ":  W :  2 |"),
        RIGHT,
        ((":  W :  2 |", ":  W :    |"), ("  3 |    :", "  3 |  2 :")),
    ),
    Pair("ENM-3", "the one before it moves as well", ROW, RIGHT, (("  G :  W :", "  G :    :"),)),
    Pair(
        "ENM-4",
        "an Enemy moves on a Level where the Hero is not",
        ROW.replace(
            "  3 |    :", "  4 |    :    :    :    |\n    +    +    +    +    +\n  3 |    :"
        )
        .replace("  4 |    :", "  4 |  1 :")
        .replace("  2 |  1 :", "  2 |    :"),
        RIGHT,
        (("  4 |  1 :", "  4 |    :"), ("  2 |    :", "  2 |  1 :")),
    ),
    Pair(
        "ENM-6",
        "it comes next to a Hero",
        ROW.replace("+====+    +", "+    +    +"),
        LEFT,
        (("  2 |  1 :    :", "  2 |    :    :"), ("  3 |    :", "  3 |  1 :")),
    ),
    Pair(
        "ENM-7",
        "its ability reaches along the Row",
        ROW.replace("  2 |  1 :", "  2 |    :").replace(
            "  1 |    :  G :  W :", "  1 |  1 :    :  D :"
        ),
        ATTACK,
        ((":  D :", ":  W :"),),
    ),
    Pair(
        "ENM-7",
        "its attack resets the Special die",
        ROW.replace("  2 |  1 :", "  2 |    :")
        .replace("  1 |    :  G :  W :", "  1 |    :  1 :  W :")
        .replace("hero 1: sweety", "hero 1: sweety; special coin"),
        ATTACK,
        ((":  W :", ":  D :"),),
    ),
    Pair(
        "ENM-8",
        "two symbols move it",
        FIGHT.replace(":  G :", ":  S :"),
        ("shove stone-golem right with shove shove",),
        ((":  S :", ":  G :"),),
        ("shove gloop right",),
    ),
    Pair("ENM-5", "it is shoved", FIGHT, ("shove gloop right",), (), ("attack gloop with sword",)),
    Pair(
        "ATK-1", "it is attacked", FIGHT, ("attack gloop with sword",), (), ("shove gloop right",)
    ),
    Pair(
        "ATK-3",
        "two swords add up",
        FIGHT,
        ("attack gloop with sword sword",),
        (),
        ("attack gloop with sword",),
    ),
    Pair(
        "ATK-4",
        "it is defeated",
        FIGHT,
        ("attack gloop with sword",),
        ((":  G :", ":  W :"),),
        ("attack werewolf with sword",),
    ),
    Pair(
        "ATK-5",
        "a Wound too many is lost",
        FIGHT,
        ("attack gloop with sword sword",),
        (),
        ("attack gloop with sword",),
    ),
    Pair(
        "ATK-6",
        "a bonus is used up",
        FIGHT.replace("pool:", "bonus: attack 1\npool:"),
        ("attack gloop with sword",),
        (("attack 1", "attack 0"),),
    ),
    Pair(
        "ATK-6",
        "a forged sword will do",
        FIGHT,
        ("attack gloop with forge shove",),
        (),
        ("attack gloop with sword",),
    ),
    Pair(
        "ATK-7",
        "it leaves loot",
        FIGHT,
        ("attack gloop with sword",),
        ((":  G :", ":  W :"),),
        ("attack werewolf with sword",),
    ),
    Pair(
        "ACT-5",
        "the Hero adds to its shove",
        FIGHT.replace("angelo", "sweety"),
        ("shove gloop right",),
        (("hero 1: sweety", "hero 1: angelo"),),
    ),
    Pair(
        "CRD-1",
        "a card adds to the attack",
        FIGHT.replace("gems 3", "items dragon-tooth").replace(
            "pool:", "artifacts: dragon-tooth\npool:"
        ),
        ("attack gloop with sword",),
        (("items dragon-tooth", "gems 3"),),
    ),
    Pair(
        "ART-3",
        "it is an artifact that adds to the attack",
        FIGHT.replace("gems 3", "items dragon-tooth").replace(
            "pool:", "artifacts: dragon-tooth\npool:"
        ),
        ("attack gloop with sword",),
        (("items dragon-tooth", "gems 3"),),
    ),
    Pair(
        "CRD-1",
        "a card softens an attack",
        ROW.replace("  2 |  1 :", "  2 |    :")
        .replace("  1 |    :  G :  W :", "  1 |    :  1 :  W :")
        .replace("sweety", "sweety; items bark-shield"),
        ATTACK,
        (("; items bark-shield", ""),),
    ),
    Pair(
        "CRD-1",
        "a card has the Enemies move",
        FIGHT.replace("gems 3", "items west-wind-whistle, boots-of-haste"),
        ("use west-wind-whistle",),
        (),
        ("use boots-of-haste",),
    ),
    Pair(
        "ATK-2",
        "an attack has to reach its health",
        FIGHT,
        ("attack gloop with sword",),
        (),
        ("shove gloop right",),
    ),
    Pair(
        "SYM-2", "a sword is used", FIGHT, ("attack gloop with sword",), (), ("shove gloop right",)
    ),
)
