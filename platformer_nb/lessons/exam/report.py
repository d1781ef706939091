"""The report of an exam, rule by rule with pages: as data, and as plain text."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, dataclass
from typing import Any

from platformer_nb.core.parts.verdict import Reason
from platformer_nb.lessons.boards.feedback import wrapped
from platformer_nb.lessons.progress.mastery import Level
from platformer_nb.text import Words
from platformer_nb.text.verdicts import marked_page


@dataclass(frozen=True, slots=True)
class ReportLine:
    """The result for one rule: its text and page, right and wrong answers, and mastery level."""

    reason: Reason
    right: int
    wrong: int
    level: Level

    @property
    def rule(self) -> str:
        """Id of the rule."""
        return self.reason.rule


@dataclass(frozen=True, slots=True)
class Report:
    """The result of an exam; `count` is the number of its questions, answered or not."""

    seed: str
    count: int
    lines: tuple[ReportLine, ...]
    _words: Words

    @property
    def right(self) -> int:
        """Number of right answers."""
        return sum(line.right for line in self.lines)

    @property
    def answered(self) -> int:
        """Number of answers."""
        return self.right + sum(line.wrong for line in self.lines)

    @property
    def again(self) -> tuple[ReportLine, ...]:
        """The rules that were answered wrong."""
        return tuple(line for line in self.lines if line.wrong)

    @property
    def summary(self) -> str:
        """The result in one sentence."""
        return self._words(
            "exam-summary", right=self.right, answered=self.answered, count=self.count
        )

    @property
    def advice(self) -> str:
        """The rules to read again, with pages."""
        rules = ", ".join(map(self._place, self.again))
        return self._words("exam-again", rules=rules) if rules else self._words("exam-none-again")

    @property
    def pages(self) -> str:
        """The pages to read again, without numbers of rules; "" if nothing has to be, or no page is known."""
        if not self.again:
            return self._words("exam-none-again")
        pages = sorted({line.reason.page for line in self.again if line.reason.page})
        named = ", ".join(map(str, pages))
        return self._words("exam-again-pages", pages=named) if pages else ""

    def said(self, line: ReportLine) -> str:
        """Return one rule's result in words."""
        level = self._words(f"level-{line.level}")
        return self._words("exam-line", right=line.right, wrong=line.wrong, level=level)

    def as_json(self) -> dict[str, Any]:
        """Return the report as JSON values for a component."""
        return {
            "title": self._words("exam-report"),
            "seed": self._words("exam-number", seed=self.seed),
            "summary": self.summary,
            "advice": self.pages if self.lines else "",
            "lines": [self._line(line) for line in self.lines],
        }

    def _line(self, line: ReportLine) -> dict[str, Any]:
        told = {"right": line.right, "wrong": line.wrong, "level": line.level}
        return {**asdict(line.reason), **told, "said": self.said(line)}

    def _place(self, line: ReportLine) -> str:
        page = marked_page(self._words, line.reason.page, line.reason.ruling)
        return self._words("exam-place", rule=line.rule, page=page)

    def __repr__(self) -> str:
        return "\n".join(self._text())

    def _text(self) -> Iterator[str]:
        yield self._words("exam-report")
        yield from wrapped([self.summary])
        yield ""
        for line in self.lines:
            yield f"{'✗' if line.wrong else '✓'} {self._place(line)}: {self.said(line)}"
            yield from wrapped([line.reason.text])
        if self.lines:
            yield ""
            yield from wrapped([self.advice])
        yield from wrapped([self._words("exam-seed", seed=self.seed)])
