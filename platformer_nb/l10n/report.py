"""The report on the texts of all languages."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Container, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from platformer_nb.content.files import read_toml
from platformer_nb.core.errors import BadInput, key_of, within
from platformer_nb.core.game import KeyFamilies
from platformer_nb.games import game_names
from platformer_nb.l10n import faults
from platformer_nb.l10n.families import LESSON, families_of
from platformer_nb.l10n.messages import Message, messages
from platformer_nb.l10n.style import style as style_of
from platformer_nb.l10n.style_faults import StyleCheck
from platformer_nb.l10n.texts import Texts
from platformer_nb.l10n.uses import GAP, Uses, uses
from platformer_nb.text import BASE, languages
from platformer_nb.text.books import folders

SAME: Final = "text/same.toml"
"""The texts that may equal the English ones: keys and reasons by language."""


@dataclass(frozen=True, slots=True)
class Proof:
    """The result for one language: the number of keys, and the faults by kind."""

    language: str
    keys: int
    faults: Mapping[str, tuple[faults.Fault, ...]]

    @property
    def good(self) -> bool:
        """Whether there are no faults."""
        return not any(self.faults.values())

    def as_json(self) -> dict[str, Any]:
        """Return the result as plain values."""
        found: dict[str, Any] = {"keys": self.keys, "good": self.good}
        for kind, those in self.faults.items():
            if all(not what for _, what in those):
                found[kind] = [key for key, _ in those]
            else:
                listed: dict[str, list[str]] = defaultdict(list)
                for key, what in those:
                    listed[key].append(what)
                found[kind] = dict(listed)
        return found


@dataclass(frozen=True, slots=True)
class Proofs:
    """The results for all languages, and for the code that uses the keys."""

    languages: Mapping[str, Proof]
    code: tuple[faults.Fault, ...]
    """Undeclared or unused families, and names that no longer occur in the code."""

    @property
    def good(self) -> bool:
        """Whether there are no faults at all."""
        return not self.code and all(proof.good for proof in self.languages.values())


def proofread(shown: Iterable[str] | None = None, games: tuple[str, ...] = ()) -> Proofs:
    """Check the texts of these games or of all, with the common ones, in these languages or in all.

    With several games, a key of one game is reported as `game:key`.
    """
    names, chosen = games or game_names(), tuple(shown or languages())
    of_games = [_proofread(name, chosen) for name in names]
    if len(of_games) == 1:
        return of_games[0]
    common = messages(BASE, None)
    return Proofs(
        {
            one: _together(names, [found.languages[one] for found in of_games], common)
            for one in chosen
        },
        tuple(dict.fromkeys(fault for found in of_games for fault in found.code)),
    )


def _together(names: Iterable[str], found: Iterable[Proof], common: Container[str]) -> Proof:
    """Return the combined result of a language in several games; faults of common texts are listed once."""
    proofs = tuple(found)
    faulty: dict[str, dict[faults.Fault, None]] = {kind: {} for kind in faults.FAULTS}
    keys = 0
    for name, proof in zip(names, proofs, strict=True):
        shared = len(messages(proof.language, None)) if keys else 0
        keys += proof.keys - shared
        for kind, those in proof.faults.items():
            for key, what in those:
                faulty[kind][key if key in common else f"{name}:{key}", what] = None
    return Proof(proof.language, keys, {kind: tuple(those) for kind, those in faulty.items()})


def _proofread(game: str, shown: Iterable[str]) -> Proofs:
    """Check the texts of one game with the common ones."""
    english, said = messages(BASE, game), uses(game)
    families = families_of(game)
    needed, allowed = wanted(english, said, families)
    allowed |= _used_elsewhere(set(english) - needed - allowed, game)
    return Proofs(
        {one: _proof(one, game, english, needed, allowed) for one in shown},
        tuple(code_faults(english, said, families)),
    )


def _used_elsewhere(unused: Iterable[str], game: str) -> frozenset[str]:
    """Return those of the keys a game does not use that stand in the common texts and are used in another game."""
    left, used = {key for key in unused if key in messages(BASE, None)}, set[str]()
    for other in game_names():
        if left and other != game:
            needed, allowed = wanted(messages(BASE, other), uses(other), families_of(other))
            found = left & (needed | allowed)
            used, left = used | found, left - found
    return frozenset(used)


def _proof(
    language: str,
    game: str,
    english: Mapping[str, Message],
    needed: frozenset[str],
    allowed: frozenset[str],
) -> Proof:
    known, own = needed | allowed, messages(language, game)
    style = StyleCheck(Texts(language, own, english), style_of(language, game))
    found: dict[str, Iterable[faults.Fault]] = {
        # Keys that are optional in English are required in other languages if English has them.
        "missing": ((key, "") for key in sorted(needed | allowed & set(english)) if key not in own),
        "unused": ((key, "") for key in own if key not in known),
        "same": () if language == BASE else faults.untranslated(own, english, same(language, game)),
        "placeholders": faults.placeholders(own, english),
        "plurals": faults.plurals(language, own),
        "untold": faults.untold(own, english),
        "genders": faults.genders(own),
        "forms": faults.forms(own, families_of(game).facts()),
        "terms": style.terms(),
        "capitals": style.capitals(),
        "counts": style.counts(),
        "commands": style.commands(),
        "style": style.faults_of_style(),
    }
    return Proof(language, len(own), {kind: tuple(found[kind]) for kind in faults.FAULTS})


def same(language: str, game: str) -> dict[str, str]:
    """Return the keys of a language whose text may equal the English one, each with the reason."""
    found: dict[str, str] = {}
    for folder in folders(game):
        if not (folder / "text" / "same.toml").is_file():
            continue
        for key, reason in read_toml(folder, SAME).get(language, {}).items():
            if not isinstance(reason, str) or not reason:
                place = within(SAME, key_of(f"{language}.{key}"))
                raise BadInput(place, "error-same-reason", "mend-same-reason")
            found[key] = reason
    return found


# --- required keys -----------------------------------------------------------------------------------------


def wanted(
    english: Mapping[str, Message], said: Uses, families: KeyFamilies
) -> tuple[frozenset[str], frozenset[str]]:
    """Return the keys that the code requires, and further ones that are allowed."""
    # Not every text with a hyphen is a key: `"special-die"`.
    needed = said.spoken | {key for key in (*said.keys, *said.page) if key in english}
    needed -= {key for key in said.page if key.startswith(LESSON) and key not in said.keys}
    allowed: set[str] = set()
    for family in (*families.families.values(), *families.told.values()):
        needed.update(family.needed())
        allowed.update(family.allowed())
    needed |= {f"missing-{name}" for name in _told(english) if f"missing-{name}" in english}
    for key in tuple(needed | allowed):
        if key in english:
            needed |= english[key].refers
    return frozenset(needed), frozenset(allowed - needed)


def _told(english: Mapping[str, Message]) -> set[str]:
    return {name for message in english.values() for name in message.facts}


def code_faults(
    english: Mapping[str, Message], said: Uses, families: KeyFamilies
) -> Iterator[faults.Fault]:
    """Yield undeclared or unused families, and family names that do not occur in the code."""
    found = {**said.families}
    found |= {key: places for key, places in said.page.items() if GAP in key}
    for pattern, places in sorted(found.items()):
        if pattern in families.no_keys or pattern in families.families:
            continue
        shape = re.compile(re.escape(pattern).replace(re.escape(GAP), ".+"))
        if any(shape.fullmatch(key) for key in english):
            yield pattern, places[0]
    for pattern in sorted({*families.families, *families.no_keys} - set(found)):
        yield pattern, ""
    for pattern, family in families.families.items():
        for name in family.written:
            if name not in said.texts:
                yield pattern, name
