"""The solo game and the longer map: SOL, LNG."""

from tests.games.cited.pairs import Pair

ALONE = """
turn: 5; hero 1; step actions
map:
    +----+----+----+
  3 |    :    :    |
    +    +    +    +
  2 | ^  :    :    |
    +====+    +    +
  1 |  1 :  G :    |
    +====+====+====+
hero 1: sweety
solo: event fresh-spikes
pool: move sword
"""

ROLL = (
    ALONE.replace("step actions", "step roll")
    .replace("pool: move sword\n", "")
    .replace("+====+    +    +", "+    +    +    +")
)

BOSS = """
game: levels 5
turn: 5; hero 1; step actions
map:
    +----+----+----+----+
 15 |    :    :    : $2 |
    +====+====+====+====+
 14 |    :  1 :  M :    |
    +====+====+====+====+
 13 |    :    :    :    |
    +^^^^+^^^^+^^^^+^^^^+
hero 1: sweety
hero 2: etorn
pool: sword
"""

ATTACK = ("roll move move move sword coin enemy attack",)

PAIRS = (
    Pair(
        "SOL-2",
        "the event sharpens Traps",
        ALONE.replace("+====+    +    +", "+    +    +    +"),
        ("move up",),
        (("event fresh-spikes", "event night-watch"),),
    ),
    Pair(
        "SOL-2",
        "the event lulls the Enemies",
        ROLL.replace("fresh-spikes", "lullaby"),
        ATTACK,
        (("event lullaby", "event night-watch"),),
    ),
    Pair(
        "SOL-2",
        "the event takes a die away",
        ROLL.replace("fresh-spikes", "numb-fingers"),
        ("roll move move sword coin enemy left",),
        (("event numb-fingers", "event night-watch"),),
        ("roll move move move sword coin enemy left",),
    ),
    Pair(
        "SOL-2",
        "the event lets fall",
        ROLL.replace("fresh-spikes", "shaking-tower")
        .replace("  3 |    :", "  3 |  1 :")
        .replace("  1 |  1 :", "  1 |    :"),
        ("roll move move move sword coin enemy left",),
        (("event shaking-tower", "event night-watch"),),
    ),
    Pair(
        "SOL-2",
        "the event has Enemies move in the End step",
        ALONE.replace("fresh-spikes", "night-watch"),
        ("end", "set none"),
        (("event night-watch", "event lullaby"),),
    ),
    Pair(
        "TRN-14",
        "Poison acts before the event does",
        ALONE.replace("fresh-spikes", "hailstorm").replace(
            "hero 1: sweety", "hero 1: sweety; tokens poison"
        ),
        ("end", "set none"),
        (("event hailstorm", "event lullaby"),),
    ),
    Pair(
        "SOL-3",
        "the Hero faints",
        ROLL.replace("hero 1: sweety", "hero 1: sweety; hearts 1"),
        ATTACK,
        (("hearts 1", "hearts 3"),),
    ),
    Pair(
        "SOL-4",
        "no event is left",
        ALONE.replace("event fresh-spikes", "event fresh-spikes; deck -"),
        ("end", "set none"),
        (("deck -", "deck lullaby"),),
    ),
    Pair(
        "SOL-6",
        "the Boss counts as defeated",
        BOSS.replace("levels 5", "levels 4")
        .replace(" 15", " 12")
        .replace(" 14", " 11")
        .replace(" 13", " 10")
        .replace(" $2 ", " $  ")
        .replace("hero 2: etorn\n", "solo: event battle-song\n")
        .replace("hero 1: sweety", "hero 1: sweety; gems 28")
        .replace("pool: sword", "pool: sword sword"),
        ("attack right with sword+6 sword+6",),
        ((":  M :", ":  W :"),),
    ),
    Pair(
        "SOL-5",
        "the score is counted",
        BOSS.replace("levels 5", "levels 4")
        .replace(" 15", " 12")
        .replace(" 14", " 11")
        .replace(" 13", " 10")
        .replace(" $2 ", " $  ")
        .replace("hero 2: etorn\n", "solo: event battle-song\n")
        .replace("hero 1: sweety", "hero 1: sweety; gems 28")
        .replace("pool: sword", "pool: sword sword"),
        ("attack right with sword+6 sword+6",),
        ((":  M :", ":  W :"),),
    ),
    Pair(
        "LNG-1",
        "the Boss of a longer tower is attacked",
        BOSS,
        ("attack right with sword",),
        ((":  M :", ":  W :"),),
    ),
    Pair(
        "SOL-1",
        "the next event is revealed",
        ALONE.replace("event fresh-spikes", "event fresh-spikes; deck lullaby"),
        ("end", "set none", "event lullaby"),
        (),
        ("end", "set none"),
    ),
)
