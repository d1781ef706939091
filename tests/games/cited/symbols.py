"""Symbols, dice, Forging and gems: SYM, DIE, FRG, GEM."""

from tests.games.cited.pairs import Pair

ROOM = """
map:
    +----+----+----+----+
  2 |    :    :    :    |
    +    +    +    +    +
  1 |    :  1 :  G :    |
    +====+====+====+====+
hero 1: sweety; gems 9; special sword
hero 2: etorn
shop: items -, -, -; potions stone-skin, smoke-bomb, second-wind
pool: sword star star coin coin
"""

ROLLED = """
map:
    +----+----+----+----+
  2 |    :    :    :    |
    +    +    +    +    +
  1 |    :  1 :  G :    |
    +====+====+====+====+
hero 1: sweety; special coin
hero 2: etorn
roll: move move sword coin star
pool: coin star
"""

PAIRS = (
    Pair(
        "SYM-5",
        "a star is read as a sword",
        ROOM,
        ("attack right with star",),
        (),
        ("attack right with sword",),
    ),
    Pair(
        "SYM-6",
        "the Special die pays",
        ROOM,
        ("attack right with special",),
        (),
        ("attack right with sword",),
    ),
    Pair(
        "SYM-7",
        "a shove of two Spaces, by an ability",
        ROOM.replace("coin coin", "shove shove"),
        ("shove gloop right",),
        (("hero 1: sweety", "hero 1: angelo"),),
    ),
    Pair(
        "SYM-4",
        "a symbol shoves, and a card",
        ROOM.replace("coin coin", "shove shove").replace("gems 9", "potions bottled-gust"),
        ("shove gloop right",),
        (),
        ("use bottled-gust", "slide gloop right"),
    ),
    Pair(
        "FRG-1",
        "two coins are Forged",
        ROOM,
        ("attack right with forge coin",),
        (),
        ("attack right with sword",),
    ),
    Pair(
        "FRG-5",
        "a forged symbol is used at once, but sets the Special die",
        ROOM,
        ("attack right with forge coin",),
        (),
        ("end", "set sword with forge coin"),
    ),
    Pair(
        "FRG-4",
        "two stars are Forged",
        ROOM,
        ("coin with forge star",),
        (),
        ("coin with coin",),
    ),
    Pair(
        "FRG-2",
        "one half is on the Special die",
        ROLLED,
        (
            "end",
            "set star with forge special",
        ),
        (),
        ("end", "set star with star"),
    ),
    Pair(
        "FRG-3",
        "gems lie on a forged symbol",
        ROOM,
        ("attack right with forge coin+1",),
        (),
        ("attack right with sword+1",),
    ),
    Pair(
        "FRG-3",
        "gems lie on a star",
        ROOM,
        ("attack right with star+1",),
        (),
        ("attack right with star",),
    ),
    Pair(
        "GEM-1",
        "gems raise it",
        ROOM,
        ("attack right with sword+1",),
        (),
        ("attack right with sword",),
    ),
    Pair(
        "GEM-2",
        "gems on two dice",
        ROOM,
        ("attack right with sword+1 special+1",),
        (),
        ("attack right with sword+1",),
    ),
    Pair(
        "GEM-3",
        "9 gems on two swords do no more",
        ROOM,
        ("attack right with sword+6 special+3",),
        (),
        ("attack right with sword+3 special+3",),
    ),
    Pair(
        "GEM-4",
        "a shove that starts with two Spaces",
        ROOM.replace("coin coin", "shove shove"),
        ("shove gloop right with shove+1",),
        (("hero 1: sweety", "hero 1: angelo"),),
    ),
    Pair(
        "DIE-2",
        "the Special die keeps its symbol",
        ROLLED,
        ("end", "set none"),
        (("; special coin", ""),),
    ),
    Pair(
        "DIE-2",
        "it is carried into the next turn",
        ROLLED.replace("pool: coin star", "pool: -"),
        ("end",),
        (("; special coin", ""),),
    ),
    Pair(
        "DIE-3", "the Special die is reset", ROLLED, ("coin with special",), (), ("coin with coin",)
    ),
    Pair(
        "DIE-4",
        "a used die comes back by a card",
        ROLLED.replace("special coin", "items hourglass, boots-of-haste"),
        ("use hourglass",),
        (),
        ("use boots-of-haste",),
    ),
    Pair("DIE-6", "dice are left", ROLLED, ("end",), (("pool: coin star", "pool: -"),)),
    Pair(
        "DIE-6",
        "what is left is lost",
        ROLLED,
        ("end", "set none"),
        (("pool: coin star", "pool: -"),),
        ("end",),
    ),
    Pair(
        "DIE-5",
        "the enemy die is rolled, not rerolled dice",
        ROLLED.replace("hero 2: etorn", "hero 2: etorn; ability used").replace(
            "pool: coin star", "pool: -"
        ),
        ("end", "roll move move move sword coin enemy left"),
        (),
        ("end",),
    ),
    Pair(
        "DIE-1",
        "the action dice are rolled",
        ROLLED.replace("pool: coin star", "pool: -"),
        ("end", "roll move move move sword coin enemy left"),
        (),
        ("end",),
    ),
    Pair("SYM-3", "a coin is used", ROOM, ("coin with coin",), (), ("attack right with sword",)),
    Pair(
        "TRN-8",
        "one die sets the Special die, and a Forge",
        ROOM,
        ("end", "set star with star"),
        (),
        ("end", "set sword with forge coin"),
    ),
    Pair(
        "TRN-9",
        "a Forge sets the Special die, and one die",
        ROOM,
        ("end", "set sword with forge coin"),
        (),
        ("end", "set star with star"),
    ),
    Pair("TRN-7", "the step is ended", ROOM, ("end",), (), ("gravity",)),
)
