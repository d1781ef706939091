"""The terms of a game in a lesson's prose: found by the forms of their names, so that a page can say what they are.

A thing of the catalogue is found by its name. The text `glossary-<kind>-<id>` lists other forms, as cases
and plurals need them: separated by commas, `*` for any ending. An empty one keeps a name that is a common
word out of it.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any, Final, NamedTuple

from platformer_nb.core.game import AnyGame
from platformer_nb.core.parts.catalogue import Thing
from platformer_nb.lessons.page.prose import Node
from platformer_nb.text import Words

PLAIN: Final = frozenset({"code", "pre", "h3", "th"})
"""Elements in which nothing is marked."""


class Terms(NamedTuple):
    """A pattern of all terms, longest first, and the key of the thing for each of its groups."""

    pattern: re.Pattern[str]
    keys: tuple[str, ...]


def glossary_key(thing: Thing) -> str:
    """Return the key of the text with the forms of a thing's name."""
    return f"glossary-{thing.key.replace('/', '-')}"


@lru_cache(maxsize=8)
def terms_of(game: AnyGame, language: str) -> Terms | None:
    """Return the terms of a game in a language; None for a game without a catalogue."""
    if game.catalogue is None:
        return None
    words = Words(language, game.name)
    forms: dict[str, str] = {}
    for thing in (*game.catalogue.things(words), *game.catalogue.signs(words)):
        for form in _forms(words, thing):
            forms.setdefault(form, thing.key)
    if not forms:
        return None
    ordered = sorted(forms, key=len, reverse=True)
    pattern = "|".join(f"({_expression(form)})" for form in ordered)
    return Terms(re.compile(rf"(?<![\w-])(?:{pattern})(?![\w-])"), tuple(forms[f] for f in ordered))


def _forms(words: Words, thing: Thing) -> list[str]:
    key = glossary_key(thing)
    if key in words.own_keys():
        return [form.strip() for form in words(key).split(",") if form.strip(" -")]
    name = thing.name.partition(" (")[0]
    return [name] if name[:1].isupper() else []


def _expression(form: str) -> str:
    """Return a form as an expression: a lower-case one may begin a sentence."""
    first = f"[{form[0]}{form[0].upper()}]" if form[0].islower() else re.escape(form[0])
    return first + re.escape(form[1:]).replace(r"\*", r"\w*")


def marked(game: AnyGame, language: str, nodes: tuple[Node, ...]) -> list[Node]:
    """Return prose with the first mention of each term as a node `["term", key, text]`."""
    terms = terms_of(game, language)
    if terms is None:
        return list(nodes)
    seen: set[str] = set()
    return [part for node in nodes for part in _marked(node, terms, seen)]


def _marked(node: Node, terms: Terms, seen: set[str]) -> list[Node]:
    if isinstance(node, str):
        return _split(node, terms, seen)
    tag, *inner = node
    if tag in PLAIN:
        return [node]
    return [[tag, *(part for one in inner for part in _marked(one, terms, seen))]]


def _split(text: str, terms: Terms, seen: set[str]) -> list[Node]:
    found: list[Any] = []
    end = 0
    for match in terms.pattern.finditer(text):
        assert match.lastindex is not None
        key = terms.keys[match.lastindex - 1]
        if key in seen:
            continue
        seen.add(key)
        found += [text[end : match.start()], ["term", key, match.group()]]
        end = match.end()
    return [part for part in (*found, text[end:]) if part != ""]
