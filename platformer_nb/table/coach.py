"""The coach at a table: a hint, the odds of the next rolls, why a bot did what it did.

It answers requests only, changes nothing, and sees the observation of the seat that asks.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from platformer_nb.core.errors import Said
from platformer_nb.core.parts.coaching import Coaching, Motive, RollOdds
from platformer_nb.core.play.session import decided
from platformer_nb.core.rules import NATURE
from platformer_nb.core.ruling import Ruling
from platformer_nb.table.screen import masks
from platformer_nb.text.verdicts import say_ruling

if TYPE_CHECKING:
    from platformer_nb.table.table import Table

ABOUT: Final = ("hint", "odds", "why")
"""What may be asked."""

RANDOM: Final = "random"
"""The kind of bot that every game has (`core.game.Bots`), and that has no reasons."""

FEW: Final = 6
"""So many actions of a plan are told at most."""

AnyTable: TypeAlias = "Table[Any, Any, Any]"
AnyCoaching: TypeAlias = Coaching[Any, Any]
AnyMotive: TypeAlias = Motive[Any, Any]
Answer: TypeAlias = dict[str, Any]


def coach(table: AnyTable, asked: Mapping[str, Any]) -> Answer:
    """Return the answer to a question: `about`, one of ABOUT, and the `moment` of a bot's action for `why`.

    `answer` is None where there is nothing to tell: of another view, in a lesson, of what is hidden from whoever
    looks, without a coach.
    """
    coaching = table.game.coaching
    known = asked["for"] == table.number and table.coached and table.screen.asked is None
    found = None
    if known and coaching is not None:
        if asked["about"] == "why":
            found = _why(table, coaching, asked["moment"])
        elif asked["about"] == "odds":
            found = _odds(table, coaching)
        elif _decides(table):
            found = _hint(table, coaching)
    return {**asked, "answer": found}


def coach_offer(table: AnyTable) -> dict[str, int | bool] | None:
    """Return which questions are answered now, and how many actions are done; None without a coach."""
    if table.game.coaching is None or not table.coached:
        return None
    odds = not table.over and table.viewer is not None
    return {"hint": _decides(table), "odds": odds, "moment": len(table.session.history)}


def asked_why(table: AnyTable, moment: int, actor: int | None) -> int | None:
    """Return the moment of an action if a bot's reason for it can be asked for, else None."""
    bot = actor is not None and actor != NATURE and actor in table.bots
    return moment if bot and table.coached and table.game.coaching is not None else None


def _decides(table: AnyTable) -> bool:
    """Return whether a person who looks at the screen has to decide."""
    viewer = table.viewer
    return not table.over and viewer is not None and table.session.actor == viewer


# --- answers ------------------------------------------------------------------------------------------------


def _hint(table: AnyTable, coaching: AnyCoaching) -> Answer:
    rules, state, known = table.session.rules, table.state, table.seen
    viewer = table.viewer
    assert viewer is not None, "a person has to decide"
    actions = tuple(rules.actions(state))
    adviser = coaching.adviser(decided(table.session, viewer))
    action = adviser.choose(rules, known, actions)
    if rules.is_null(known, action):
        useful = tuple(one for one in actions if not rules.is_null(known, one))
        action = adviser.choose(rules, known, useful) if useful else action
    motive = coaching.motive(rules, known, action, past=decided(table.session, viewer))
    told = {**_told(table, known, action, motive), "brings": brings(table, action)}
    marks = coaching.marks(table.section, action)
    return {**told, "places": list(marks.places), "things": list(marks.things)}


def brings(table: AnyTable, action: Any) -> str:
    """Return what is certain to come of an action at once, such as who falls; "" where something is hidden."""
    rules, viewer = table.session.rules, table.viewer
    if viewer is None or masks(rules, table.state, viewer):
        return ""
    found = table.section.foresee(None, rules.write_action(table.state, action))
    return "" if found is None else str(found["text"])


def _why(table: AnyTable, coaching: AnyCoaching, moment: int | None) -> Answer | None:
    """Return a bot's reason for the action that was the `moment`-th, as far as the viewer may know it."""
    history, rules = table.session.history, table.session.rules
    if moment is None or not 0 < moment <= len(history):
        return None
    entry = history[moment - 1]
    if asked_why(table, moment, entry.actor) is None or not isinstance(entry.actor, int):
        return None
    viewer = table.viewer
    if viewer is not None and masks(rules, entry.before, viewer):
        return None
    kinds = (*table.session.bots, *[""] * len(table.names))
    known = rules.observe(entry.before, entry.actor)
    if kinds[entry.actor] == RANDOM:
        told = _told(table, known, entry.action, None)
        return {**told, "reasons": [table.words("coach-random")]}
    past = decided(table.session, entry.actor, moment - 1)
    motive = coaching.motive(rules, known, entry.action, kinds[entry.actor], past)
    told = _told(table, known, entry.action, motive)
    return {**told, "reasons": [table.words("coach-unexplained")]} if motive is None else told


def _told(table: AnyTable, state: Any, action: Any, motive: AnyMotive | None) -> Answer:
    """Return an action, its reasons, its rules, and the plan it belongs to, in words."""
    game, words = table.game, table.words
    ruling = game.rules.judge(state, action)
    verdict = say_ruling(game, words, state, action, Ruling(ruling.legal, ruling.cites))
    found = motive or Motive(())
    against = "" if found.against is None else game.narrator.action(state, found.against, words)
    return {
        "action": verdict.action,
        "does": game.narrator.action(state, action, words),
        "reasons": [_say(table, reason) for reason in found.reasons],
        "plan": _planned(table, found),
        "against": words("coach-against", action=against) if against else "",
        "then": [game.narrator.action(at, one, words) for at, one in found.then[:FEW]],
        "rules": [{**asdict(one), "spaces": list(one.spaces)} for one in verdict.reasons],
        "brings": "",
        "places": [],
        "things": [],
    }


def _planned(table: AnyTable, motive: AnyMotive) -> str:
    """Return what the whole plan gains; "" if the action is all of it."""
    if not motive.plan:
        return ""
    return table.words("coach-plan", reasons=" ".join(_say(table, one) for one in motive.plan))


def _odds(table: AnyTable, coaching: AnyCoaching) -> Answer | None:
    viewer = table.viewer
    if table.over or viewer is None:
        return None
    return {"rolls": _rolls(table, tuple(coaching.next_rolls(table.seen, viewer)))}


def _rolls(table: AnyTable, rolls: Sequence[RollOdds]) -> list[dict[str, Any]]:
    words = table.words
    return [
        {
            "title": _say(table, roll.title),
            "chances": [
                {
                    "name": _say(table, one.name),
                    "chance": float(one.chance),
                    "share": words.share(float(one.chance)),
                    "effect": "" if one.effect is None else _say(table, one.effect),
                    "sign": one.sign,
                }
                for one in roll.chances
            ],
        }
        for roll in rolls
    ]


def _say(table: AnyTable, what: Said) -> str:
    return table.words.tell(what.key, what.facts)
