"""What an action would bring, told before it is done. Asking changes nothing, not even the number of the view."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from platformer_nb.core.parts.views import Offer
from platformer_nb.table.screen import masks
from platformer_nb.table.table import Table

NOTHING: Mapping[str, Any] = {"text": "", "figure": None, "lands": None}


def foresee(table: Table[Any, Any, Any], asked: Mapping[str, Any]) -> dict[str, Any]:
    """Return the answer to a question about a Space (`at`) or an `action`, which names what was asked.

    It tells nothing of another view than the present one, in a lesson, where something is hidden from
    whoever looks, and while it is not their decision.
    """
    known = asked["for"] == table.number and _may_be_foreseen(table)
    found = table.section.foresee(asked["at"], asked["action"]) if known else None
    return {**asked, **(NOTHING if found is None else found)}


def _may_be_foreseen(table: Table[Any, Any, Any]) -> bool:
    viewer = table.viewer
    if table.over or table.bot is not None or table.screen.asked is not None or viewer is None:
        return False
    return table.offer == Offer() and not masks(table.session.rules, table.state, viewer)
