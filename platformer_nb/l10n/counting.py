"""Check of counted nouns: each must be in the form that its number requires."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from platformer_nb.l10n.faults import Fault
from platformer_nb.l10n.renderings import plural_form, plural_forms
from platformer_nb.l10n.style import FILE, Counts
from platformer_nb.l10n.texts import Texts

Row = Mapping[str, str]
"""The forms of a noun after numbers in one case, by plural form."""


class Counted(NamedTuple):
    """A number and the noun right after it."""

    number: str
    form: str
    """The plural form of the number."""
    noun: str


@dataclass(frozen=True)
class Counting:
    """The check of a language's counted nouns against its table of forms."""

    texts: Texts
    table: Counts

    def faults(self) -> Iterator[Fault]:
        """Yield nouns in a form that fits the number in no case, and choices that mix cases."""
        for key in self.texts.own if self.table.nouns else ():
            if not any(map(self._counted, self.texts.prose[key])):
                continue
            yield from dict.fromkeys((*self._misfits(key), *self._mixed(key)))

    def table_faults(self) -> Iterator[Fault]:
        """Yield inconsistencies of the table itself."""
        forms = set(plural_forms(self.texts.language))
        if self.table.nouns and set(self.table.forms) != forms:
            yield FILE, f"counts.forms: {' '.join(sorted(forms))}"
        for noun, rows in self.table.nouns.items():
            for row in rows:
                if len(row.split()) != len(self.table.forms):
                    yield FILE, f"counts.nouns.{noun}: {row}"
        for form in sorted(set(self.table.numerals) - forms):
            yield FILE, f"counts.numerals.{form}"

    @cached_property
    def _rows(self) -> Mapping[str, tuple[str, tuple[Row, ...]]]:
        """For each form of each noun: the noun, and its row in every case."""
        known: dict[str, tuple[str, tuple[Row, ...]]] = {}
        for noun, cases in self.table.nouns.items():
            rows = tuple(
                dict(zip(self.table.forms, case.lower().split(), strict=False)) for case in cases
            )
            known |= {form: (noun, rows) for row in rows for form in row.values()}
        return known

    @cached_property
    def _pattern(self) -> re.Pattern[str]:
        words = [re.escape(word) for those in self.table.numerals.values() for word in those]
        number = "|".join((r"\d+(?:[.,]\d+)?", *words))
        return re.compile(rf"(?<![\w.,])({number})[ \u00a0](\w+)", re.IGNORECASE)

    def _counted(self, text: str) -> list[Counted]:
        found = ((number.lower(), noun.lower()) for number, noun in self._pattern.findall(text))
        return [Counted(n, self._form(n), noun) for n, noun in found if noun in self._rows]

    def _form(self, number: str) -> str:
        for form, words in self.table.numerals.items():
            if number in words:
                return form
        return plural_form(self.texts.language, number)

    def _misfits(self, key: str) -> Iterator[Fault]:
        for text in self.texts.prose[key]:
            for number, form, noun in self._counted(text):
                if not any(row.get(form) == noun for row in self._rows[noun][1]):
                    yield key, f"“{number} {noun}”"

    def _mixed(self, key: str) -> Iterator[Fault]:
        """Yield choices by number whose variants differ in the noun's case: “2 coins” beside “of 5 coins”."""
        for texts in self.texts.sweeps(key):
            told = {
                value.variant: [c.noun for c in self._counted(text) if c.number == value.text]
                for value, text in texts.items()
            }
            most = max(map(len, told.values()))
            for place in range(most):
                nouns = {form: those[place] for form, those in told.items() if len(those) == most}
                if not self._fit(nouns):
                    yield key, " / ".join(f"[{form}] {noun}" for form, noun in nouns.items())

    def _fit(self, nouns: Row) -> bool:
        """Return whether one case has all these forms, each after its number."""
        (lemma, rows), *others = (self._rows[noun] for noun in nouns.values())
        if any(other != lemma for other, _ in others):
            return True
        return any(all(row.get(form) == noun for form, noun in nouns.items()) for row in rows)
