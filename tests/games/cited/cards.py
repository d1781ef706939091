"""Cards and the Shop: ACT, CRD, ART."""

from tests.games.cited.pairs import Pair

SHOP = """
map:
    +----+----+----+----+
  2 |    :    :    :    |
    +    +    +    +    +
  1 |    : $1 :  G :  2 |
    +====+====+====+====+
hero 1: sweety; coins 9; items boots-of-haste, feather-cloak; potions stone-skin, smoke-bomb
hero 2: etorn
shop: items grapnel, bark-shield, loaded-die; potions forest-honey, second-wind, gem-cordial
artifacts: feather-cloak
pool: move sword shove
"""

PAIRS = (
    Pair(
        "ACT-3",
        "an item is used, and a potion",
        SHOP,
        ("use boots-of-haste",),
        (),
        ("use stone-skin",),
    ),
    Pair(
        "ACT-4",
        "a potion is used, and an item",
        SHOP,
        ("use stone-skin",),
        (),
        ("use boots-of-haste",),
    ),
    Pair(
        "ART-3",
        "an artifact is used, and an item",
        SHOP,
        ("use feather-cloak",),
        (),
        ("use boots-of-haste",),
    ),
    Pair(
        "CRD-3",
        "a bought item can be used at once, a passive one cannot",
        SHOP,
        ("buy grapnel",),
        (),
        ("buy bark-shield",),
    ),
    Pair(
        "CRD-2",
        "the deck has run out",
        SHOP.replace("pool:", "decks: potions -\npool:").replace(
            "stone-skin, smoke-bomb", "stone-skin"
        ),
        ("buy forest-honey",),
        (("decks: potions -\n", ""),),
    ),
    Pair(
        "CRD-2",
        "a potion that comes back fills a gap",
        SHOP.replace("gem-cordial", "-"),
        ("use stone-skin",),
        (("second-wind, -", "second-wind, gem-cordial"),),
    ),
    Pair(
        "CRD-1",
        "a card makes it cheaper",
        SHOP.replace("boots-of-haste,", "hagglers-scale,"),
        ("buy grapnel",),
        (("hagglers-scale,", "boots-of-haste,"),),
    ),
    Pair(
        "SOL-2",
        "the event of the turn sets the price",
        SHOP.replace(":  2 |", ":    |")
        .replace("hero 2: etorn\n", "")
        .replace("artifacts: feather-cloak\n", "solo: event market-day\n")
        .replace(", feather-cloak", ""),
        ("buy grapnel",),
        (("event market-day", "event lullaby"),),
    ),
    Pair(
        "ART-4",
        "a faint does not lose an artifact",
        SHOP.replace("coins 9", "hearts 1; coins 9"),
        ("move left",),
        ((", feather-cloak;", ";"),),
    ),
    Pair(
        "ART-4",
        "the holder meets the condition again",
        SHOP.replace("feather-cloak", "merchants-crown"),
        ("buy grapnel",),
        ((", merchants-crown;", ";"),),
    ),
    Pair(
        "ART-2",
        "the condition of an artifact is met",
        SHOP.replace(", feather-cloak;", ";").replace("feather-cloak", "merchants-crown"),
        ("buy grapnel",),
        (),
        ("use boots-of-haste",),
    ),
    Pair(
        "CRD-4",
        "a card puts the Hero somewhere",
        SHOP.replace("stone-skin, smoke-bomb", "blink-powder, fire-flask").replace(
            "second-wind, gem-cordial", "second-wind, gem-cordial"
        ),
        ("use blink-powder", "target a2"),
        (),
        ("use fire-flask", "target gloop"),
    ),
    Pair("ACT-2", "a card is bought", SHOP, ("buy grapnel",), (), ("use stone-skin",)),
)
