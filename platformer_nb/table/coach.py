"""The coach at a table: a hint, the odds of the next rolls, why something happened and why a bot did it.

It answers requests only, changes nothing, and sees the observation of the seat that asks.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from platformer_nb.core.errors import Said
from platformer_nb.core.parts.coaching import Advice, AdvisingCoaching, Coaching, Motive, RollOdds
from platformer_nb.core.parts.verdict import Reason
from platformer_nb.core.play.session import decided
from platformer_nb.core.ruling import Ruling
from platformer_nb.table.lines import sentence
from platformer_nb.table.log import LogEntry
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

_TEXTS: Final = (
    *("action", "does", "chose", "brings", "costs"),
    *("plan", "plan_costs", "against"),
)
"""The parts of an answer that are one text each."""

_NOTHING: Final[dict[str, Any]] = {
    **dict.fromkeys(_TEXTS, ""),
    **dict.fromkeys(("urgent", "told", "reasons", "then", "rules", "places", "things"), ()),
}
"""An answer in words that tells nothing."""

AnyTable: TypeAlias = "Table[Any, Any, Any]"
AnyCoaching: TypeAlias = Coaching[Any, Any]
AnyMotive: TypeAlias = Motive[Any, Any]
Answer: TypeAlias = dict[str, Any]


def coach(table: AnyTable, asked: Mapping[str, Any]) -> Answer:
    """Return the answer to a question: `about`, one of ABOUT, and for `why` the `lines` of the log by their numbers.

    `answer` is None where there is nothing to tell: of another view, in a lesson, while the screen is handed over;
    of a hint or odds without a coach too.
    """
    coaching = table.game.coaching
    known = asked["for"] == table.number and table.coached and table.screen.asked is None
    found = None
    if known and asked["about"] == "why":
        found = _why(table, asked["lines"] or ())
    elif known and coaching is not None:
        if asked["about"] == "odds":
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
    past = tuple(decided(table.session, viewer))
    adviser = coaching.adviser(past)
    action = adviser.choose(rules, known, actions)
    if rules.is_null(known, action):
        useful = tuple(one for one in actions if not rules.is_null(known, one))
        action = adviser.choose(rules, known, useful) if useful else action
    advice: Advice[Any, Any] = Advice(action)
    if isinstance(coaching, AdvisingCoaching):
        advice = coaching.advice(rules, known, action, _last(table, viewer), past)
        action = advice.action
    motive = coaching.motive(rules, known, action, past=past)
    told = {**_told(table, known, action, motive), "brings": brings(table, action)}
    told["urgent"] = _urgent(table, advice)
    told["reasons"] = [*[_say(table, one) for one in advice.changed], *told["reasons"]]
    if told["brings"] and motive is not None and motive.averts is not None:
        averting = table.game.narrator.action(*motive.averts, table.words)
        told["brings"] += " " + table.words("coach-averts", action=averting)
    marks = coaching.marks(table.section, action)
    return {**told, "places": list(marks.places), "things": list(marks.things)}


def _last(table: AnyTable, seat: int) -> Any:
    """Return the position after a seat's last action, as the seat knows it; None if it has done nothing yet."""
    for entry in reversed(table.session.history):
        if entry.actor == seat:
            return table.session.rules.observe(entry.after, seat)
    return None


def _urgent(table: AnyTable, advice: Advice[Any, Any]) -> list[str]:
    """Return what comes first, with the action that has to follow."""
    told = [_say(table, one) for one in advice.urgent]
    if told and advice.follow is not None:
        state, action = advice.follow
        name = table.game.narrator.action(state, action, table.words)
        told.append(table.words("coach-follow", action=name))
    return told


def brings(table: AnyTable, action: Any) -> str:
    """Return what is certain to come of an action at once, such as who falls; "" where something is hidden."""
    rules, viewer = table.session.rules, table.viewer
    if viewer is None or masks(rules, table.state, viewer):
        return ""
    found = table.section.foresee(None, rules.write_action(table.state, action))
    if found is None or not found["text"]:
        return ""
    # What only opens a decision says itself that it comes next.
    happens = bool(table.session.explain(action).events)
    return table.words("coach-brings", text=found["text"]) if happens else str(found["text"])


def _why(table: AnyTable, lines: Sequence[int]) -> Answer | None:
    """Return what decided each of these lines of the log, and the reason of the bot that they come from, if one does."""
    log = table.log
    entries = [log.entries[number - 1] for number in lines if 0 < number <= len(log)]
    if not lines or len(entries) != len(lines):
        return None
    told = [_explained(table, entry) for entry in entries]
    moments = [entry.moment for entry in entries if entry.entry.actor in table.bots]
    chosen = _motive(table, moments[-1]) if moments else None
    return {**_NOTHING, **(chosen or {}), "told": [one for one in told if one["text"]]}


def _explained(table: AnyTable, entry: LogEntry[Any, Any, Any]) -> Answer:
    """Return a line of the log with the rules that decided it, in words."""
    from platformer_nb.core.parts.narrator import NamingNarrator  # no page needs it to start

    narrator, words = table.game.narrator, table.words
    about: list[str] = []
    if isinstance(narrator, NamingNarrator):
        after = table.observed(entry.entry.after)
        about += narrator.named(after, entry.event, entry.rules, words)
    rules = [_rule(narrator.rule(rule, words)) for rule in entry.rules]
    return {"text": sentence(table, entry), "rules": rules, "about": about}


def _motive(table: AnyTable, moment: int) -> Answer | None:
    """Return a bot's reason for the action that was the `moment`-th, as far as the viewer may know it."""
    coaching, rules, viewer = table.game.coaching, table.session.rules, table.viewer
    entry = table.session.history[moment - 1]
    assert isinstance(entry.actor, int), "a bot has decided"
    if coaching is None or (viewer is not None and masks(rules, entry.before, viewer)):
        return None
    kinds = (*table.session.bots, *[""] * len(table.names))
    known = rules.observe(entry.before, entry.actor)
    motive, unknown = None, "coach-random"
    if kinds[entry.actor] != RANDOM:
        past = decided(table.session, entry.actor, moment - 1)
        motive = coaching.motive(rules, known, entry.action, kinds[entry.actor], past)
        unknown = "coach-unexplained"
    told = _told(table, known, entry.action, motive)
    player = table.shown_names[entry.actor]
    chose = table.words("coach-chose", player=player, action=told["does"])
    paid = [_say(table, cost) for cost in motive.costs_past] if motive else []
    reasons = [*told["reasons"], *paid] if motive else [table.words(unknown)]
    # What it cost is past: it warns nobody now.
    return {**told, "chose": chose, "reasons": reasons, "costs": "", "plan_costs": ""}


def _told(table: AnyTable, state: Any, action: Any, motive: AnyMotive | None) -> Answer:
    """Return an action, its reasons, its rules, and the plan it belongs to, in words."""
    game, words = table.game, table.words
    ruling = game.rules.judge(state, action)
    verdict = say_ruling(game, words, state, action, Ruling(ruling.legal, ruling.cites))
    found = motive or Motive(())
    against = "" if found.against is None else game.narrator.action(state, found.against, words)
    return {
        **_NOTHING,
        "action": verdict.action,
        "does": game.narrator.action(state, action, words),
        "reasons": [
            *(_say(table, reason) for reason in found.reasons),
            *_later(table, found),
            *(_say(table, one) for one in found.explained),
        ],
        "plan": _planned(table, found),
        "costs": " ".join(_say(table, cost) for cost in found.costs),
        "plan_costs": " ".join(
            words("coach-plan-costs", text=_say(table, cost)) for cost in found.plan_costs
        ),
        "against": words("coach-against", action=against) if against else "",
        "then": [game.narrator.action(at, one, words) for at, one in found.then[:FEW]],
        "rules": [_rule(one) for one in verdict.reasons],
    }


def _later(table: AnyTable, motive: AnyMotive) -> list[str]:
    """Return with which later step of the plan the gain comes, if the action gains nothing by itself."""
    if motive.gains_later is None:
        return []
    return [
        table.words(
            "coach-later", action=table.game.narrator.action(*motive.gains_later, table.words)
        )
    ]


def _rule(reason: Reason) -> Answer:
    return {**asdict(reason), "spaces": list(reason.spaces)}


def _planned(table: AnyTable, motive: AnyMotive) -> str:
    """Return what the whole plan gains besides what the action does; "" if the action is all of it."""
    more = [_say(table, one) for one in motive.plan if one not in motive.reasons]
    return table.words("coach-plan", reasons=" ".join(more)) if more else ""


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
