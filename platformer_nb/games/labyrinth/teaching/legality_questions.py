"""Questions of predictions whether an action is legal, answered by the rule and with what would be legal instead."""

from __future__ import annotations

import re
from typing import Final

from platformer_nb.core.game import Words
from platformer_nb.core.parts.teaching import Asked
from platformer_nb.games.labyrinth import GAME
from platformer_nb.games.labyrinth.model.state import State
from platformer_nb.games.labyrinth.narration.called import name_of
from platformer_nb.games.labyrinth.narration.prompts import deciding
from platformer_nb.games.labyrinth.notation.actions import read_action
from platformer_nb.games.labyrinth.rules.legality import judge
from platformer_nb.text.verdicts import say_ruling

MAY: Final = "may"
"""Whether an action is legal before anything is played."""
THEN: Final = "then"
"""Whether it is legal when all has been played."""

YES: Final = "yes"
NO: Final = "no"


def of_legality(ask: str, state: State, words: Words) -> Asked:
    """Return the question whether the action named in `ask` is legal in this position."""
    when, _, text = ask.partition(" ")
    action = read_action(state, text)
    question = words(
        f"predict-{when}",
        who=name_of(state, deciding(state), words),
        action=GAME.narrator.action(state, action, words),
    )
    choices = ((YES, words("predict-legal")), (NO, words("predict-illegal")))
    truth = YES if judge(state, action).legal else NO
    key = re.sub(r"\W+", "_", ask)
    return Asked(key, question, truth, choices, why=_why(state, text, words))


def _why(state: State, text: str, words: Words) -> str:
    """Return the rules that refuse an action, on these facts, and what is legal instead; "" for a legal one."""
    action = read_action(state, text)
    ruling = judge(state, action)
    if ruling.legal:
        return ""
    verdict = say_ruling(GAME, words, state, action, ruling)
    told = dict.fromkeys(
        words("predict-why", text=one.text, rule=one.rule) for one in verdict.reasons
    )
    if not verdict.instead:
        return " ".join((*told, verdict.none))
    instead = "; ".join(says for _, says in verdict.instead)
    return " ".join((*told, words("predict-instead", actions=instead)))
