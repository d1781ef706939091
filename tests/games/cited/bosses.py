"""The Boss, Medusa and Ikee: BOS, MED, IKE."""

from tests.games.cited.levels import ATTACK
from tests.games.cited.pairs import Pair

HALL = """
game: levels 2
turn: 5; hero 1; step actions
map:
    +----+----+----+----+----+----+----+----+
  6 |    :    :    :    :    :    :    :  2 |
    +====+====+====+====+====+====+====+====+
  5 | *  :    :  1 :  M :    :    : $  :    |
    +====+====+====+====+====+====+====+====+
  4 |    :    :    :    :    :    :    :    |
    +^^^^+^^^^+^^^^+^^^^+^^^^+^^^^+^^^^+^^^^+
hero 1: sweety
hero 2: etorn
boss: deck turn-to-stone, gaze, tail-lash, venom-spray, hiss
roll: move move sword sword star
pool: sword sword
"""

IKEE = (
    HALL.replace("levels 2", "boss ikee; levels 2")
    .replace(":  M :", ":  I :")
    .replace("boss: deck turn-to-stone, gaze, tail-lash, venom-spray, hiss\n", "")
    .replace("pool: sword sword", "pool: -")
)

LADDER = """
game: levels 2
turn: 5; hero 1; step actions
map:
    +----+----+----+----+----+----+----+----+
  6 |    :    :  1 :    :    :    :    :  2 |
    +====+====+    +====+====+====+====+====+
  5 | *  :    :    :  M :    :    : $  :    |
    +====+====+    +====+====+====+====+====+
  4 |    :    :    :    :    :    :    :    |
    +^^^^+^^^^+^^^^+^^^^+^^^^+^^^^+^^^^+^^^^+
hero 1: sweety; tokens stone
hero 2: etorn
roll: move move sword sword star
pool: move sword
"""

GAZE = ("end", "set none", "boss-die left", "boss-card gaze")
PAIR = ("end", "boss-card stampede", "boss-card royal-blade")

PAIRS = (
    Pair(
        "BOS-1", "the Boss is attacked", HALL, ("attack right with sword",), ((":  M :", ":  G :"),)
    ),
    Pair(
        "BOS-3", "the Boss is attacked", HALL, ("attack right with sword",), ((":  M :", ":  G :"),)
    ),
    Pair(
        "BOS-1",
        "the Boss is shoved",
        HALL.replace("sword sword\n", "sword shove\n").replace(
            "roll: move move sword sword star\n", ""
        ),
        ("shove d5 right with shove",),
        ((":  M :", ":  G :"),),
    ),
    Pair(
        "BOS-5",
        "a token strengthens the attack",
        IKEE.replace("pool: -", "pool: sword").replace(
            "hero 1: sweety", "hero 1: sweety; tokens torch"
        ),
        ("attack right with sword",),
        (("; tokens torch", ""),),
    ),
    Pair(
        "BOS-16",
        "it enters a special icon space",
        HALL.replace("  5 | *  :    :  1 :", "  5 |    : *  :  1 :").replace(
            "pool: sword sword", "pool: move"
        ),
        ("move left",),
        ((": *  :", ":    :"),),
    ),
    Pair(
        "BOS-6",
        "a Platform lies between",
        HALL.replace("step actions", "step roll")
        .replace("roll: move move sword sword star\npool: sword sword\n", "")
        .replace("  5 | *  :    :  1 :  M :", "  5 | *  :    :    :  M :")
        .replace("  4 |    :    :    :    :", "  4 |    :    :    :  1 :"),
        ATTACK,
        (
            (
                "+====+====+====+====+====+====+====+====+\n  4",
                "+====+====+====+    +====+====+====+====+\n  4",
            ),
        ),
    ),
    Pair(
        "BOS-13",
        "the Boss attacks by the die",
        HALL.replace("step actions", "step roll").replace(
            "roll: move move sword sword star\npool: sword sword\n", ""
        ),
        ATTACK,
        ((":  M :", ":  G :"),),
    ),
    Pair(
        "BOS-10",
        "its turn ends on the Boss Level",
        HALL,
        ("end", "set none", "boss-die left"),
        (),
        ("end", "set none"),
    ),
    Pair(
        "BOS-7",
        "it is in the Row",
        HALL,
        GAZE,
        (("  5 | *  :    :  1 :", "  5 | *  :    :    :"), ("  4 |    :", "  4 |  1 :")),
    ),
    Pair(
        "BOS-15",
        "a Hero is off the Boss Level",
        HALL.replace(":  2 |", ":    |"),
        ("end", "set none", "boss-die right", "boss-card hiss"),
        (
            (
                ":    :    |\n    +====+====+====+====+====+====+====+====+\n  5",
                ":    :  2 |\n    +====+====+====+====+====+====+====+====+\n  5",
            ),
        ),
    ),
    Pair(
        "BOS-8",
        "a card gives a token",
        HALL,
        ("end", "set none", "boss-die right", "boss-card venom-spray"),
        (("  5 | *  :    :  1 :", "  5 | *  :    :    :"), ("  4 |    :", "  4 |  1 :")),
    ),
    Pair(
        "BOS-9",
        "it has the token already",
        HALL.replace("hero 1: sweety", "hero 1: sweety; tokens stone"),
        ("end", "set none", "boss-die attack", "boss-card turn-to-stone"),
        (("; tokens stone", ""),),
    ),
    Pair(
        "BOS-12",
        "the Boss is defeated",
        HALL.replace("hero 1: sweety", "hero 1: sweety; gems 9").replace(
            "game: levels 2", "game: levels 2"
        ),
        ("attack right with sword+3 sword+3",),
        (("sweety; gems 9", "angelo; gems 9"), (":  M :", ":  W :")),
    ),
    Pair(
        "TRN-14",
        "who faints at the end of its turn has no Boss Turn",
        HALL.replace("hero 1: sweety", "hero 1: sweety; hearts 1; tokens poison"),
        ("end", "set none"),
        (("hearts 1", "hearts 2"),),
    ),
    Pair(
        "MED-2",
        "Poison acts at the end of its turn",
        HALL.replace("hero 1: sweety", "hero 1: sweety; tokens poison"),
        ("end", "set none"),
        (("; tokens poison", ""),),
    ),
    Pair(
        "MED-6",
        "Poison stays",
        HALL.replace("hero 1: sweety", "hero 1: sweety; tokens poison"),
        ("end", "set none"),
        (("; tokens poison", ""),),
    ),
    Pair("MED-5", "a Hero of stone falls", LADDER, ("end", "set none"), (("; tokens stone", ""),)),
    Pair(
        "MED-5",
        "a Hero of stone sets its Special die",
        HALL.replace("hero 1: sweety", "hero 1: sweety; tokens stone"),
        ("end", "set sword with sword"),
        (("; tokens stone", ""),),
    ),
    Pair(
        "MED-3",
        "two symbols discard the token",
        LADDER,
        ("discard stone with move sword",),
        (),
        ("end",),
    ),
    Pair(
        "MED-4",
        "the Mirror wards it off",
        HALL.replace("hero 1: sweety", "hero 1: sweety; tokens mirror"),
        ("end", "set none", "boss-die attack", "boss-card turn-to-stone", "mirror"),
        (("; tokens mirror", ""),),
        ("end", "set none", "boss-die attack", "boss-card turn-to-stone"),
    ),
    Pair(
        "ACT-6",
        "the Mirror works in a Boss Turn",
        HALL.replace("hero 1: sweety", "hero 1: sweety; tokens mirror"),
        ("end", "set none", "boss-die attack", "boss-card turn-to-stone", "mirror"),
        (("; tokens mirror", ""),),
        ("end", "set none", "boss-die attack", "boss-card turn-to-stone"),
    ),
    Pair(
        "IKE-2",
        "both were rolled equally often",
        IKEE,
        PAIR,
        (("roll: move move sword sword star", "roll: move move move sword star"),),
    ),
    Pair(
        "IKE-4",
        "neither was rolled",
        IKEE.replace("roll: move move sword sword star", "roll: coin coin shove shove star"),
        PAIR,
        (("roll: coin coin shove shove star", "roll: coin move shove shove star"),),
    ),
    Pair(
        "IKE-3",
        "neither was rolled",
        IKEE.replace("roll: move move sword sword star", "roll: coin coin shove shove star"),
        PAIR,
        (("roll: coin coin shove shove star", "roll: coin move shove shove star"),),
    ),
    Pair(
        "IKE-6",
        "the Special die would have made a tie",
        IKEE.replace(
            "roll: move move sword sword star", "roll: coin move shove shove star"
        ).replace("hero 1: sweety", "hero 1: sweety; special sword"),
        PAIR,
        (("; special sword", ""),),
    ),
    Pair(
        "DIE-4",
        "used dice count",
        IKEE.replace("roll: move move sword sword star", "roll: move move move sword star").replace(
            "pool: -", "pool: sword"
        ),
        ("end", "set none", "boss-card stampede", "boss-card royal-blade"),
        (("pool: sword", "pool: move move move"),),
    ),
    Pair(
        "IKE-5",
        "the deck runs out",
        IKEE.replace(
            "roll:",
            "boss: deck stampede, royal-blade; discards tribute, shockwave, call-imps, iron-gaze\nroll:",
        ),
        PAIR,
        (
            (
                "deck stampede, royal-blade; discards tribute, shockwave,",
                "deck stampede, royal-blade, tribute, shockwave; discards",
            ),
        ),
    ),
    Pair(
        "SET-9",
        "the Boss is defeated",
        HALL.replace("hero 1: sweety", "hero 1: sweety; gems 9"),
        ("attack right with sword+3 sword+3",),
        (("gems 9", "gems 2"),),
        ("attack right with sword+1 sword+1",),
    ),
    Pair("MED-1", "Medusa draws, not Ikee", HALL, GAZE, (), ("end", "set none")),
    Pair("IKE-1", "Ikee draws two", IKEE, PAIR, (), ("end",)),
    Pair(
        "BOS-11",
        "a summons appears",
        IKEE.replace("  4 |    :", "  4 | x  :"),
        ("end", "boss-card call-imps", "boss-card stampede", "place summons a4"),
        (),
        ("end", "boss-card call-imps"),
    ),
    Pair(
        "BOS-17",
        "on the Space that was chosen",
        IKEE.replace("  4 |    :", "  4 | x  :"),
        ("end", "boss-card call-imps", "boss-card stampede", "place summons a4"),
        (),
        ("end", "boss-card call-imps", "boss-card stampede"),
    ),
    Pair(
        "BOS-11",
        "no spawn space is free",
        IKEE,
        ("end", "boss-card call-imps", "boss-card stampede"),
        (("  4 |    :", "  4 | x  :"),),
    ),
)
