"""Checks of one language against English; each yields (key, what) pairs."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Final

from babel import Locale

from platformer_nb.l10n.messages import PLURALS, Message, fact
from platformer_nb.text.books import GENDER, GENDERS, NONE, WITH_ARTICLE, parted

FAULTS: Final = (
    *("missing", "unused", "same", "placeholders", "plurals", "untold", "genders", "forms"),
    *("terms", "capitals", "counts", "commands", "style"),
)
"""The kinds of faults."""

Messages = Mapping[str, Message]
Fault = tuple[str, str]
"""A key and what is wrong with it, such as placeholders that differ or variants that are missing."""


def placeholders(own: Messages, english: Messages) -> Iterator[Fault]:
    """Yield differences between the facts a sentence mentions and those of the English one."""
    for key, message in own.items():
        if key not in english:
            continue
        for name in sorted(english[key].facts - message.facts):
            yield key, f"−${name}"
        for name in sorted(message.facts - english[key].facts):
            yield key, f"+${name}"


def plurals(language: str, own: Messages) -> Iterator[Fault]:
    """Yield plural forms that are missing in a choice by number, or that the language does not have."""
    needed = {*Locale.parse(language).plural_form.tags, "other"}
    for key, message in own.items():
        for choice in message.choices:
            given = choice.variants & (PLURALS | {"other"})
            if not given & PLURALS:
                continue
            for form in sorted(needed - given):
                yield key, f"${choice.variable}: −[{form}]"
            for form in sorted(given - needed):
                yield key, f"${choice.variable}: +[{form}]"


def untold(own: Messages, english: Messages) -> Iterator[Fault]:
    """Yield facts that may be missing in English but have no variant or placeholder for it here."""
    stand_ins = {key.removeprefix("missing-") for key in own if key.startswith("missing-")}
    for key, message in own.items():
        if key not in english:
            continue
        for name in sorted(_may_miss(english[key]) & message.facts - stand_ins):
            chosen = [c for c in message.choices if fact(c.variable) == name]
            if not any(NONE in choice.variants for choice in chosen):
                yield key, f"${name}: −[{NONE}]"


def _may_miss(message: Message) -> frozenset[str]:
    return frozenset(fact(c.variable) for c in message.choices if NONE in c.variants)


def genders(own: Messages) -> Iterator[Fault]:
    """Yield variants of a choice by gender that are no genders."""
    for key, message in own.items():
        for choice in message.choices:
            if parted(choice.variable)[1] == GENDER:
                for name in sorted(choice.variants - {*GENDERS, NONE, "other"}):
                    yield key, f"${choice.variable}: +[{name}]"


def forms(own: Messages, named: Mapping[str, tuple[str, ...]]) -> Iterator[Fault]:
    """Yield forms of names and terms that sentences use but these lack.

    `named` maps a fact to the keys of its possible names. A name with only a gender is the same in every
    case, as many foreign names are. A name may have no article (Medusa); one that has an article somewhere has it
    in every form that is asked for.
    """
    asked: dict[str, set[str]] = {}
    terms = {one for message in own.values() for one in message.cases}
    yield from ((key, f"−.{case}") for key, case in sorted(terms) if case not in own[key].forms)
    for message in own.values():
        for variable in message.variables:
            about, form = parted(variable)
            for key in named.get(about, ()) if form else ():
                asked.setdefault(key, set()).add(form)
    for key, wanted in asked.items():
        given = own[key].forms if key in own else frozenset()
        if not given & WITH_ARTICLE.keys():
            wanted -= WITH_ARTICLE.keys()
        if wanted - WITH_ARTICLE.keys() and GENDER not in given:
            lacking = {GENDER}
        else:
            lacking = wanted - given if given - {GENDER} else set()
        yield from ((key, f"−.{form}") for form in sorted(lacking))


def untranslated(own: Messages, english: Messages, same: Mapping[str, str]) -> Iterator[Fault]:
    """Yield texts equal to the English ones but not listed in `same.toml`, and listed ones that differ."""
    for key, message in own.items():
        if key not in english:
            continue
        equal = message.letters and _plain(message.text) == _plain(english[key].text)
        if equal and key not in same:
            yield key, message.text
        elif not equal and key in same:
            yield key, "same.toml"
    for key in sorted(set(same) - set(own)):
        yield key, "same.toml"


def _plain(text: str) -> str:
    """Return a text without the cases of its facts: `{ $hero-acc }` becomes `{ $hero }`."""
    return re.sub(r"\$([\w-]+)", lambda found: f"${fact(found[1])}", text)
