"""House rules: switches of a game where the rulebook is open and groups differ.

The first reading of each is the project's default. A game's choices are part of its notation (`rulings FRE-3 peaceful`),
so of every record. Each switch is read in the function of its rule: `state.reads("FRE-3", "peaceful")`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from platformer_nb.core import house_rules

RULINGS: Final[Mapping[str, tuple[str, ...]]] = {
    "VAR-1": ("open", "hidden"),
    "MOV-3": ("always", "first-turn"),
    "EXP-5": ("each", "one"),
    "FRE-3": ("left-alone", "peaceful"),
    "BRG-9": ("stunned", "spared"),
    "BRG-11": ("combat", "no-combat"),
    "ITM-8": ("full", "any"),
    "DTH-7": ("goes-on", "ends"),
    "GOL-21": ("tests", "spares"),
    "CMB-9": ("combat", "round"),
    "EVT-8": ("stops", "works-on"),
}
"""Rule id -> its readings, the default first.

VAR-1: items of new tiles lie face up, or hidden. MOV-3: a pawn on its start space has to Move first in every turn, or in
its first one. EXP-5: free combat with each character of a corridor, or with one. FRE-3: those left alone may attack the
one who entered, or only if it fought nobody. BRG-9: whoever dies of a fall gets the stun token, or is spared it. BRG-11:
a fall brings free combat below, or none. ITM-8: only full hands swap, or any. DTH-7: the turn goes on after one's
death, or ends. GOL-21: a centre card makes those on the centre tile test, or spares them. CMB-9: what is paid for counts
to the end of the combat, or in its round. EVT-8: bonuses that work by themselves stop with the abilities, or work on.
"""

Rulings = house_rules.Rulings

arranged = partial(house_rules.arranged, RULINGS)
"""Return the readings that differ from the defaults, in the order of RULINGS."""
checked = partial(house_rules.checked, RULINGS)
"""Return the readings unchanged; raise BadInput on an unknown rule or reading."""
