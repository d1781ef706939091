"""Checks of a language's texts against its `style.toml`; each yields (key, what) pairs.

All texts a message can produce are checked. Unneeded exceptions, and patterns that do not match their
own examples, are faults of the file.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import islice

from platformer_nb.l10n.counting import Counting
from platformer_nb.l10n.faults import Fault
from platformer_nb.l10n.style import FILE, Avoid, Capital, Excused, Style
from platformer_nb.l10n.texts import Texts, opens


@dataclass(frozen=True)
class StyleCheck:
    """The check of a language's texts against its style."""

    texts: Texts
    style: Style

    def terms(self) -> Iterator[Fault]:
        """Yield words to avoid."""
        for entry, found in self._found:
            yield from _kept(found, entry.excused)

    def capitals(self) -> Iterator[Fault]:
        """Yield terms with wrong capitalization."""
        for entry, found in self._drifted:
            yield from _kept(found, entry.excused)

    def counts(self) -> Iterator[Fault]:
        """Yield counted nouns that are not in the form their number requires."""
        return _kept(self._counted, self.style.counts.excused)

    def commands(self) -> Iterator[Fault]:
        """Yield commands that are mentioned without the label of their button."""
        return _kept(self._unnamed, self.style.commands.excused)

    def faults_of_style(self) -> Iterator[Fault]:
        """Yield faults of the file: unneeded or inconsistent entries."""
        for avoid, found in self._found:
            yield from _idle(found, avoid.excused)
            yield from _examples(avoid)
            if not any(re.fullmatch(avoid.keys, key) for key in self.texts.own):
                yield FILE, f"keys: {avoid.keys}"
        for capital, found in self._drifted:
            yield from _idle(found, capital.excused)
            if not self._mentioned(capital):
                yield FILE, f"stem: {capital.stem}"
        yield from _idle(self._counted, self.style.counts.excused)
        yield from _idle(self._unnamed, self.style.commands.excused)
        yield from self._counting.table_faults()
        for command, key in self.style.commands.buttons.items():
            if key not in self.texts.own:
                yield FILE, f"{command}: {key}"

    # Cached, since each is used twice: for the faults, and for unneeded exceptions.

    @cached_property
    def _found(self) -> list[tuple[Avoid, list[Fault]]]:
        return [(entry, list(self._avoided(entry))) for entry in self.style.avoid]

    @cached_property
    def _drifted(self) -> list[tuple[Capital, list[Fault]]]:
        return [(entry, list(self._miswritten(entry))) for entry in self.style.capital]

    @cached_property
    def _counting(self) -> Counting:
        return Counting(self.texts, self.style.counts)

    @cached_property
    def _counted(self) -> list[Fault]:
        return list(self._counting.faults())

    @cached_property
    def _unnamed(self) -> list[Fault]:
        return list(self._commands_alone())

    def _avoided(self, entry: Avoid) -> Iterator[Fault]:
        wrong, keys = _compiled(entry), re.compile(entry.keys)
        for key, texts in self.texts.prose.items():
            if keys.fullmatch(key):
                for found in _first(wrong.search(text) for text in texts):
                    yield key, f"“{found[0].strip()}” → {entry.say}"

    def _mentioned(self, entry: Capital) -> bool:
        stem = re.compile(rf"\b(?:{entry.stem})", re.IGNORECASE)
        return any(stem.search(text) for texts in self.texts.prose.values() for text in texts)

    def _miswritten(self, entry: Capital) -> Iterator[Fault]:
        first, rest = entry.stem[0], entry.stem[1:]
        wrong = re.compile(rf"\b{first.swapcase()}{rest}\w*")
        for key, texts in self.texts.prose.items():
            if re.fullmatch(entry.keys, key):
                hits = (
                    hit
                    for text in texts
                    for hit in wrong.finditer(text)
                    if first.isupper() or not opens(text, hit.start())
                )
                for hit in _first(hits):
                    yield key, f"“{hit[0]}” → {first}{hit[0][1:]}"

    def _commands_alone(self) -> Iterator[Fault]:
        known = {c: k for c, k in self.style.commands.buttons.items() if k in self.texts.own}
        labels = {command: self._label(key) for command, key in known.items()}
        for key, texts in self.texts.whole.items():
            lacking = dict.fromkeys(
                command
                for text in texts
                for command, label in labels.items()
                if re.search(rf"[`“„«]{re.escape(command)}[`”“»]", text)
                and not label.search(" ".join(text.split()))
            )
            yield from ((key, f"`{command}`") for command in lacking)

    def _label(self, key: str) -> re.Pattern[str]:
        """Return a pattern for the label of a button, with any facts."""
        said = (
            ".+".join(re.escape(part) for part in re.split(r"⟨[^⟩]*⟩", text))
            for text in self.texts.whole[key]
        )
        return re.compile("|".join(said), re.IGNORECASE)


def _examples(entry: Avoid) -> Iterator[Fault]:
    wrong = _compiled(entry)
    for text in entry.finds:
        if not wrong.search(text):
            yield FILE, f"{entry.pattern}: ∌ “{text}”"
    for text in entry.leaves:
        if wrong.search(text):
            yield FILE, f"{entry.pattern}: ∋ “{text}”"


def _compiled(entry: Avoid) -> re.Pattern[str]:
    return re.compile(entry.pattern, re.IGNORECASE)


def _first(hits: Iterable[re.Match[str] | None]) -> Iterator[re.Match[str]]:
    """Yield the first hit, if there is one: each fault is reported once per key."""
    yield from islice(filter(None, hits), 1)


def _kept(found: Iterable[Fault], excused: Excused) -> Iterator[Fault]:
    return ((key, what) for key, what in found if key not in excused)


def _idle(found: Iterable[Fault], excused: Excused) -> Iterator[Fault]:
    needed = {key for key, _ in found}
    return ((key, FILE) for key in excused if key not in needed)
