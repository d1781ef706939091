"""Why some rules have no illegal example that cites them: every other rule has one, and a legal one.

A rule may be held by the number of another, or it may be nothing that anybody could break. Both
lists may only shrink: `test_examples` holds them against the examples.
"""

from __future__ import annotations

CITED_BY_ANOTHER: dict[str, tuple[str, ...]] = {
    "what is adjacent, where a Row or a Level ends and what a Platform is, is asked by Moves, Pushes,"
    " attacks, shoves and Spawns, and their rules are cited": (
        *("MAP-1", "MAP-2", "MAP-9", "ADJ-3", "MOV-2", "MOV-4", "LAD-1"),
    ),
    "the tiles, cards and tokens that are left are asked for where they are laid, drawn or run short": (
        "SET-5",
    ),
    "whoever is off the map is told what it can do there, and where it comes in, by the Spawn's own"
    " rules": ("SET-12", "FNT-3", "BLV-6", "BLV-7"),
    "a die that is not there, a pair that is none and gems that do not suffice are refused by the rule"
    " of the symbol, of Forging or of gems": (
        *("DIE-3", "DIE-4", "TRN-4", "FRG-3", "FRG-4", "FRG-5"),
        *("ATK-6", "GEM-2", "GEM-3", "GEM-4"),
    ),
    "at the wrong time the rule of the step is cited, or of what has to be settled first": (
        *("ACT-1", "LVL-2", "BOS-10", "IKE-3", "TRN-0"),
    ),
    "whether a card may be bought or used is said by the rules of buying and using": (
        *("ACT-6", "ACT-7", "CRD-2", "CRD-3", "ART-3"),
    ),
    "a portal and the way into the Boss Level are entered with a Push like any Space": (
        *("PRT-2", "BLV-3"),
    ),
    "the Boss is placed, attacked, left and defeated by the rules of the Boss Level and of attacks": (
        *("BOS-2", "BOS-6", "BOS-11", "BOS-12", "MED-5"),
    ),
}
"""Why another rule is cited -> the rules; each has an illegal example that names the other rule."""

NOTHING_TO_REFUSE: dict[str, tuple[str, ...]] = {
    "chance decides, and no record can even be written with another outcome": ("DIE-5",),
    "it happens by itself when a Level is revealed or removed": (
        *("SET-7", "MAP-7", "MAP-10", "LVL-4", "LVL-5", "LVL-6", "LVL-8", "BLV-4", "BLV-8"),
    ),
    "it happens by itself in its step of the turn": (
        *("DIE-6", "TRN-1", "TRN-2", "TRN-3", "TRN-5", "TRN-6", "TRN-10", "TRN-11", "TRN-13"),
        *("TRN-14", "MED-2", "MED-6"),
    ),
    "it befalls whoever comes onto the Space": (
        "MAP-5",
        "MAP-8",
        "MAP-12",
        "PSH-4",
        "BOS-5",
        "BOS-16",
    ),
    "a fall is nobody's choice": (
        *(
            "GRA-1",
            "GRA-2",
            "GRA-3",
            "GRA-5",
            "GRA-6",
            "GRA-7",
            "GRA-8",
            "GRA-9",
            "GRA-10",
            "GRA-11",
        ),
    ),
    "it says who attacks whom and what follows, and Enemies ask nobody": (
        *("SPN-3", "ZOC-1", "ZOC-2", "ZOC-3", "ZOC-4", "ENM-1", "ENM-2", "ENM-3", "ENM-4", "ENM-6"),
        *("ENM-7", "PSH-5", "BOS-1"),
    ),
    "it says what an attack does; too weak a one is allowed and does nothing": (
        *("ATK-2", "ATK-3", "ATK-4", "ATK-7", "BOS-3"),
    ),
    "Wounds and faints follow from something else": (
        *("WND-1", "WND-2", "WND-3", "WND-4", "FNT-1", "FNT-2", "FNT-4"),
    ),
    "the Boss Turn is played by the cards that are drawn": (
        *("BOS-7", "BOS-8", "BOS-9", "BOS-13", "BOS-15", "IKE-2", "IKE-4", "IKE-5", "IKE-6"),
    ),
    "four Heroes never hold more tokens of a kind than the box has: only the last one can be shown": (
        "BOS-14",
    ),
    "an artifact goes by itself to whoever meets its condition": ("ART-2", "ART-4"),
    "the score is counted when all is over": ("SOL-5", "SOL-6"),
}
"""Why there is nothing to refuse -> the rules; each has an example that shows before and after."""


def listed(groups: dict[str, tuple[str, ...]]) -> list[str]:
    """All rules of the groups."""
    return [rule for rules in groups.values() for rule in rules]
