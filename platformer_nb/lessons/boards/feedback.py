"""Feedback to a learner: the result, the reasons, and legal alternatives."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass, replace
from textwrap import fill
from typing import Any, Final, Literal, NamedTuple

from platformer_nb.core.errors import AmbiguousAction, BadInput
from platformer_nb.core.input.plain_text import quoted
from platformer_nb.core.parts.verdict import Reason, Verdict
from platformer_nb.text import BASE, Words
from platformer_nb.text.errors import error_text

WIDTH = 84
"""Most characters of a line of plain text."""

Status = Literal["done", "allowed", "refused", "unreadable", "solved", "not-yet", "going"]


class Labels(NamedTuple):
    """Labels in plain-text feedback: for a page, for the suggestions, for a ruling.

    `alone`: actions are shown without a description, since the language is that of the notation.
    """

    page: str
    instead: str
    ruling: str
    alone: bool = True


NO_LABELS: Final = Labels("", "", "")


@dataclass(frozen=True, slots=True)
class Played:
    """An action in notation and in words, and its events in words; the first two are "" for mere chance."""

    action: str
    said: str
    told: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Consequence:
    """The consequences of a mistake as they were played, and the rules that explain them."""

    title: str
    played: tuple[Played, ...]
    reasons: tuple[Reason, ...]

    def lines(self) -> Iterator[str]:
        """Yield the lines in plain text; nothing if the answer itself played everything."""
        if self.played:
            yield self.title
        for one in self.played:
            yield from ([f"  > {one.action}"] if one.action else ())
            yield from (f"    {line}" for line in one.told)


@dataclass(frozen=True, slots=True)
class Feedback:
    """The response to an action or an answer, in the learner's language.

    `told` are the events in words; `note` explains this particular case; `goals` pairs each goal with
    whether it is met; `reasons` are the deciding rules; `instead` pairs suggested legal actions with their
    descriptions; `after` are the consequences of a mistake.
    """

    status: Status
    title: str
    told: tuple[str, ...] = ()
    note: str = ""
    goals: tuple[tuple[str, bool], ...] = ()
    reasons: tuple[Reason, ...] = ()
    instead: tuple[tuple[str, str], ...] = ()
    _labels: Labels = NO_LABELS
    after: Consequence | None = None

    @property
    def solved(self) -> bool:
        """Whether the exercise is solved."""
        return self.status == "solved"

    @property
    def rules(self) -> tuple[str, ...]:
        """Ids of the deciding rules."""
        return tuple(r.rule for r in self.reasons)

    def __bool__(self) -> bool:
        return self.status in ("done", "allowed", "solved")

    def __repr__(self) -> str:
        if self.status == "done":  # the form in which boards list actions
            return "\n".join(folded([f"> {self.title}", *(f"  {line}" for line in self.told)]))
        lines = list(folded([*self.told, *(self.after.lines() if self.after else ()), self.title]))
        lines += wrapped(f"{'[x]' if done else '[ ]'} {goal}" for goal, done in self.goals)
        lines += wrapped(self.note.splitlines())
        lines += wrapped(cited(self.reasons, self._labels))
        if self.instead:
            lines.append(f"  {self._labels.instead}")
            lines += [f"    {one}" for one in self._instead()]
        return "\n".join(lines)

    def _instead(self) -> Iterator[str]:
        """Yield the suggestions in notation, with a description where the language differs from the notation's."""
        for action, does in self.instead:
            yield action if self._labels.alone or does == action else f"{action} – {does}"

    def as_json(self) -> dict[str, Any]:
        """Return the feedback as JSON values for a component."""
        found = asdict(self)
        del found["_labels"]
        found["reasons"] = [asdict(r) for r in self.reasons]
        found["instead"] = [{"action": a, "text": t} for a, t in self.instead]
        found["goals"] = [{"text": t, "met": m} for t, m in self.goals]
        return found

    def going_on(self, words: Words) -> Feedback:
        """Return the feedback on an answer that is right so far: nothing is lost, something is left to do."""
        return replace(self, status="going", title=words("lesson-going"))

    def with_told(self, told: tuple[str, ...]) -> Feedback:
        """Return the feedback with these earlier events put before its own."""
        return replace(self, told=told + self.told)

    def with_after(self, after: Consequence) -> Feedback:
        """Return the feedback with the consequences of a mistake, and with their rules as its reasons."""
        return replace(self, after=after, reasons=after.reasons)

    # --- constructors ------------------------------------------------------------------------------

    @classmethod
    def done(cls, action: str, told: tuple[str, ...]) -> Feedback:
        """Return the feedback on a legal action that was done."""
        return cls("done", action, told)

    @classmethod
    def judged(cls, words: Words, verdict: Verdict) -> Feedback:
        """Return the feedback on a verdict about an action that was not done."""
        if not verdict.legal:
            return cls.refused(words, verdict)
        return cls("allowed", verdict.title, reasons=verdict.reasons, _labels=labels_in(words))

    @classmethod
    def refused(cls, words: Words, verdict: Verdict) -> Feedback:
        """Return the feedback on an action that was refused."""
        return cls(
            "refused",
            verdict.title,
            note=verdict.none,
            reasons=verdict.reasons,
            instead=verdict.instead,
            _labels=labels_in(words),
        )

    @classmethod
    def asked(cls, words: Words, title: str, rules: tuple[Reason, ...]) -> Feedback:
        """Return the feedback on an incomplete answer, with the rules to choose from."""
        return cls("not-yet", title, reasons=rules, _labels=labels_in(words))

    @classmethod
    def unreadable(cls, words: Words, action: str, error: BadInput) -> Feedback:
        """Return the feedback on an action that cannot be parsed."""
        choices = error.choices if isinstance(error, AmbiguousAction) else ()
        told = error_text(words, error)
        return cls(
            "unreadable",
            words("lesson-unreadable", action=quoted(action)),
            note=f"{told.reason[:1].upper()}{told.reason[1:]}. {told.mend}"
            + ("" if told.mend.endswith(("?", "!", ".")) else "."),
            instead=tuple((c, c) for c in choices),
            _labels=labels_in(words),
        )

    @classmethod
    def graded(
        cls,
        words: Words,
        solved: bool,
        told: tuple[str, ...],
        note: str,
        goals: tuple[tuple[str, bool], ...],
        reasons: tuple[Reason, ...],
    ) -> Feedback:
        """Return the feedback on a legal answer, solved or not yet."""
        return cls(
            "solved" if solved else "not-yet",
            words("lesson-solved" if solved else "lesson-not-yet"),
            told,
            note,
            goals,
            reasons,
            _labels=labels_in(words),
        )


def folded(lines: Iterable[str]) -> Iterator[str]:
    """Yield lines of plain text; longer ones than WIDTH are wrapped with a hanging indent."""
    for line in lines:
        inner = " " * (len(line) - len(line.lstrip()) + 2)
        long = fill(
            line, WIDTH, subsequent_indent=inner, break_long_words=False, break_on_hyphens=False
        )
        yield long if len(line) > WIDTH else line


def wrapped(lines: Iterable[str]) -> list[str]:
    """Return lines of plain text indented and wrapped at WIDTH."""
    return [
        part
        for line in lines
        if line.strip()
        for part in fill(
            line, WIDTH, initial_indent="  ", subsequent_indent="    ", break_long_words=False
        ).splitlines()
    ]


def cited(reasons: Iterable[Reason], labels: Labels) -> Iterator[str]:
    """Yield rules with their pages in plain text; a ruling is marked as one."""
    for one in reasons:
        mark = f", {labels.ruling}" if one.ruling else ""
        yield f"{one.rule} ({labels.page} {one.page}{mark}): {one.text}"


def labels_in(words: Words) -> Labels:
    """Return the labels in a language."""
    alone = words.language == BASE
    return Labels(words("lesson-page"), words("lesson-instead"), words("rule-mark"), alone)
