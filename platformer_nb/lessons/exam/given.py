"""An answer to a question of an exam, and its explanation."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from platformer_nb.core.game import AnyGame
from platformer_nb.core.parts.verdict import Reason, Verdict
from platformer_nb.lessons.boards.feedback import Feedback
from platformer_nb.lessons.exam.question_generator import Item
from platformer_nb.text import Words
from platformer_nb.text.verdicts import say_ruling


class Given(NamedTuple):
    """An answer to a question: the verdict, and the rule named as the reason, if any."""

    item: Item
    legal: bool
    rule: str

    @property
    def right(self) -> bool:
        """Whether the answer is right."""
        return self.item.right(self.legal, self.rule)

    @property
    def luck(self) -> float:
        """How likely a guess at this question is right: a verdict of two, then a rule of those to choose from."""
        item = self.item
        fitting = sum(rule in item.rules for rule in item.choices) / max(1, len(item.choices))
        if item.told is not None:
            return fitting
        return 0.5 if item.legal else 0.5 * fitting

    @property
    def decides(self) -> str:
        """The rule that the answer counts for.

        That is the rule the question was made for if it forbids or allows the action, else the first that
        does: a legal substitute often has nothing to do with the rule it was made for.
        """
        rules = self.item.rules
        return self.item.about if self.item.about in rules or not rules else rules[0]


def explained(
    game: AnyGame, words: Words, given: Given, taught: frozenset[str] | None = None
) -> Feedback:
    """Return feedback on an answer: right or wrong, the verdict with its rules, and legal suggestions.

    What is legal is explained by the rules that are `taught`, if one of them decides it; None: by all.
    """
    item = given.item
    if item.told is not None:
        return _decided(game, words, given)
    ruling = game.rules.judge(item.state, item.action)
    verdict = say_ruling(game, words, item.state, item.action, ruling)
    made = Feedback.judged(words, verdict)
    note = "\n".join(
        filter(None, (verdict.title, made.note, _misjudged(game, words, given, verdict)))
    )
    # Whoever sees that it is illegal, and names another rule, is half right; a wrong yes or no is wrong.
    half = not given.legal and not verdict.legal
    title = words("exam-right" if given.right else "exam-wrong" if half else "exam-misjudged")
    return replace(
        made,
        status="solved" if given.right else "not-yet",
        title=title,
        note=note,
        reasons=_within(item, _once(made.reasons, given.decides), taught),
    )


def _decided(game: AnyGame, words: Words, given: Given) -> Feedback:
    """Return feedback on an answer about what happens: the rule that decides it, of those offered."""
    named = game.narrator.rule(given.rule, words)
    note = words("exam-decided")
    if not given.right:
        note = words("exam-not-decided", text=named.text)
    reasons = (game.narrator.rule(given.item.about, words),)
    made = Feedback.asked(words, words("exam-right" if given.right else "exam-wrong"), reasons)
    return replace(made, status="solved" if given.right else "not-yet", note=note)


def _once(reasons: tuple[Reason, ...], first: str) -> tuple[Reason, ...]:
    """Return each sentence once, with all its Spaces, the rule that the answer counts for before the others."""
    merged: dict[tuple[str, str], Reason] = {}
    for reason in sorted(reasons, key=lambda one: one.rule != first):
        known = merged.setdefault((reason.rule, reason.text), reason)
        spaces = tuple(dict.fromkeys((*known.spaces, *reason.spaces)))
        merged[reason.rule, reason.text] = replace(known, spaces=spaces)
    return tuple(merged.values())


def _within(
    item: Item, reasons: tuple[Reason, ...], taught: frozenset[str] | None
) -> tuple[Reason, ...]:
    """Return the reasons that are taught, where they explain why an action is legal; else all."""
    known = tuple(one for one in reasons if taught is None or one.rule in taught)
    explains = item.legal and any(one.rule in item.rules for one in known)
    return known if explains else reasons


def _misjudged(game: AnyGame, words: Words, given: Given, verdict: Verdict) -> str:
    """Return an explanation of this particular mistake; "" if the answer is right."""
    if given.right:
        return ""
    if given.legal:
        return words("exam-too-kind")
    if verdict.legal:
        return words("exam-too-strict")
    named = game.narrator.rule(given.rule, words)
    return words("exam-other-rule", text=named.text)
