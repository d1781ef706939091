"""A page whose visitor can search the rules of its game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from platformer_nb.core.errors import BadInput
from platformer_nb.core.parts.intent import MAX_WORD, read_mapping, read_text
from platformer_nb.games import load_game
from platformer_widgets import door
from platformer_widgets.component import Component

if TYPE_CHECKING:
    from platformer_nb.table.reference.rule_card import Here

FIND: Final = "find-rules"
SHOW: Final = "show-rule"
EXPLAIN: Final = "explain-rule"

MOST_TRIED: Final = 12
"""Most actions that are tried one after the other in a card's example."""

PAGE_STYLES: Final = ("page/play_page.css", "rules/search.css", "rules/card.css")
"""The styles of every page on which rules are searched."""


class RulesPage(Component):
    """Answers `find-rules` (`text`) with a message `rules`, and `show-rule` (`rule`, perhaps `like`: what it has
    refused) with a message `rule`.

    `explain-rule` (`rule`, `actions`, perhaps `like`) is answered with a message `explained`: the rule, and an
    example after these actions: the present position, if `like` was refused in it, else one of the same kind of
    action, if there is one.
    """

    def _here(self) -> Here | None:
        """Return the position that is shown, if actions may be tried in it; None without one."""
        return None

    def _heard(self, content: object) -> bool:
        kind = door.kind_of(content)
        if kind not in (FIND, SHOW, EXPLAIN) or not self.game:
            return super()._heard(content)
        # Nobody searches while a page starts.
        from platformer_nb.table.reference.rule_card import rule_card
        from platformer_nb.table.reference.rule_page import found_rules, rule_page

        message, game = read_mapping(content), load_game(self.game)
        if kind == FIND:
            query = read_text(message.get("text"), "text", MAX_WORD)
            self.send({"type": "rules", **found_rules(game, self.language, query)})
            return True
        rule = read_text(message.get("rule"), "rule", MAX_WORD)
        if rule not in game.rulebook.entries:
            raise door.Refused("there is no such rule")
        like = read_text(message.get("like", ""), "like", MAX_WORD)
        here = self._here() if like else None
        if kind == SHOW:
            state = here.state if here else None
            self.send({"type": "rule", **rule_page(game, self.language, rule, like, state)})
            return True
        tried = _tried(message.get("actions", []))
        try:
            found = rule_card(game, self.language, rule, tried, like, here)
        except BadInput as error:
            raise door.Refused("an action cannot be read") from error
        self.send({"type": "explained", **found})
        return True


def _tried(value: object) -> list[str]:
    if not isinstance(value, list) or len(value) > MOST_TRIED:
        raise door.Refused("actions are no list, or too many")
    return [read_text(action, "actions", MAX_WORD) for action in value]
