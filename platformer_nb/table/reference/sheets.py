"""What is printed for the real table: the turn step by step, and a card of rules that somebody chooses."""

from __future__ import annotations

from collections.abc import Collection
from itertools import groupby
from typing import Any

from platformer_nb.core.game import AnyGame
from platformer_nb.core.parts.catalogue import AidPart, Thing
from platformer_nb.table.reference.box_page import has_catalogue
from platformer_nb.text import Words


def sheets(game: AnyGame, language: str, missed: Collection[str] = ()) -> dict[str, Any]:
    """Return the turn sheet and all rules by chapter; `missed` are those that somebody gets wrong.

    The turn is the part of the game's aid that has steps; a game without one has no turn sheet.
    """
    words = Words(language, game.name)
    parts, things = _turn(game, words)
    drawn = {line.drawn for part in parts for line in part.lines}
    return {
        "game": game.name,
        "language": language,
        "turn": {
            "title": words("sheet-turn-of", title=words("page-title")),
            "lines": [
                {"lead": line.lead, "text": line.text, "drawn": line.drawn, "apart": line.apart}
                for part in parts
                for line in part.lines
            ],
            "things": [
                {"key": one.key, "kind": one.kind, "id": one.id, "shown": dict(one.shown)}
                for one in things
                if one.key in drawn
            ],
        },
        "rules": {
            "title": words("sheet-rules-of", title=words("page-title")),
            "missed": [rule for rule in game.rulebook.entries if rule in missed],
            "chapters": _chapters(game, words),
        },
    }


def _turn(game: AnyGame, words: Words) -> tuple[list[AidPart], list[Thing]]:
    if not has_catalogue(game):
        return [], []
    catalogue = game.part("catalogue", game.catalogue)
    return [part for part in catalogue.aid(words) if part.steps], list(catalogue.things(words))


def _chapters(game: AnyGame, words: Words) -> list[dict[str, Any]]:
    """Return every chapter with its rules: id, page and sentence."""
    found = []
    for chapter, rules in groupby(game.rulebook.entries, lambda rule: rule.rpartition("-")[0]):
        told = [game.narrator.rule(rule, words) for rule in rules]
        found.append(
            {
                "id": chapter,
                "name": words(f"chapter-{chapter}"),
                "rules": [{"rule": o.rule, "page": o.page, "text": o.text} for o in told],
            }
        )
    return found
