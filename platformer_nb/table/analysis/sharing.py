"""What a table gives to others as text: its position with the refused action, and a report of a doubted ruling."""

from __future__ import annotations

from typing import Any

from platformer_nb.core.errors import BadInput
from platformer_nb.core.play.sharing import PLACE, share
from platformer_nb.core.ruling import Ruling
from platformer_nb.table.analysis.inquiry import Inquiry
from platformer_nb.table.screen import masks
from platformer_nb.table.table import Table
from platformer_nb.table.view import views_of
from platformer_nb.text.verdicts import say_ruling

AnyTable = Table[Any, Any, Any]

HASH_SHOWN = 12
"""Characters of a content hash that tell one content from another."""


def share_table(table: AnyTable, *, asked: bool) -> str:
    """Return the position as the viewer sees it, with the action ruled on last if `asked`, as a short text.

    Raises BadInput while the screen is handed over, or if the position is too large.
    """
    if table.screen.asked is not None:
        raise BadInput(PLACE, "error-shared-handover", "mend-shared-handover")
    found = asked_at(table) if asked else None
    action = None if found is None else found[0]
    return share(table.game, table.seen, action, masked=is_masked(table))


def asked_at(table: AnyTable) -> tuple[Any, Ruling[Any]] | None:
    """Return the action ruled on last at a table, with the ruling: the refused one, or that of an inquiry."""
    if isinstance(table, Inquiry):
        return None if table.asked is None else (table.asked.action, table.asked.ruling)
    return None if table.refusal is None else (table.refusal.action, table.refusal.ruling)


def doubt(table: AnyTable, version: str) -> str:
    """Return a report of the ruling made last: `version` of this program, action, rules, house rules, shared text, position.

    Raises BadInput as `share_table` does.
    """
    shared = share_table(table, asked=True)
    words, game, found = table.words, table.game, asked_at(table)
    lines = [
        words(
            "report-version",
            version=version,
            game=game.name,
            content=game.content_hash[:HASH_SHOWN],
        )
    ]
    if found is not None:
        said = say_ruling(game, words, table.seen, *found)
        lines += [words("report-action", action=said.action), said.title]
        lines += [
            "- " + words("report-rule", rule=one.rule, page=one.page, text=one.text)
            for one in said.reasons
        ]
    house = views_of(game).position(table.seen, words)["rulings"]
    lines += [
        words("report-house", rule=one["rule"], reading=one["reading"], text=one["text"])
        for one in house
    ] or [words("report-no-house")]
    lines += [words("report-shared", text=shared), "", game.rules.write(table.seen)]
    return "\n".join(lines)


def is_masked(table: AnyTable) -> bool:
    """Return whether something is hidden in the position that is shared: nobody can play on from it."""
    viewer = table.viewer
    if isinstance(table, Inquiry) and table.masked:
        return True
    return viewer is not None and not table.over and masks(table.session.rules, table.state, viewer)
