"""The sentences of one language: loading, parsing on demand, formatting."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cached_property, lru_cache
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast
from fluent.syntax.parser import with_span
from fluent.syntax.stream import FluentParserStream
from fluent.syntax.visitor import Visitor

from platformer_nb.content.files import (
    COMMON,
    added_folders,
    content_root,
    game_folder,
    names_in,
    read_text,
)
from platformer_nb.core.errors import BadInput, Part
from platformer_nb.text.entries import Entry, entries

BASE: Final = "en"
"""The base language, which has every key."""
CASES: Final = ("gen", "dat", "acc", "inst", "loc")
"""The cases a name may have as attributes; its own text is the nominative."""
GENDER: Final = "gender"
GENDERS: Final = ("masculine", "feminine", "neuter", "plural")
ARTICLES: Final = ("def", "indef")
"""A name with its article, in a language that has articles: the Werewolf, a Werewolf."""
WITH_ARTICLE: Final = {f"{article}{case}": case for article in ARTICLES for case in ("", *CASES)}
"""A form with an article, such as `defacc` (den Werwolf) -> the case that a name without it is in."""
FORMS: Final = (*CASES, *WITH_ARTICLE, GENDER)
"""The attributes a name may have; a sentence with the fact `enemy` may use `$enemy-acc`, …"""
TERM: Final = "term-"
"""How the key of a common word begins that a game may give anew, such as what it calls a turn."""
NONE: Final = "none"
"""The value of a missing fact, for which a sentence may have a variant."""

KEPT: Final = 4096
"""Most texts with their arguments that a book keeps."""

_TEXT: Final = re.compile(r"(?:[^{}\n\r]|\r(?!\n))+")
"""What stands before a placeholder, an end of a line, or the end."""


class _Parser(FluentParser):
    """Reads what `FluentParser` reads, and text as a whole: by the character it takes half of the time of parsing."""

    @with_span
    def get_text_element(self, ps: FluentParserStream) -> ast.TextElement:
        """Return the text up to a brace or the end of the line."""
        found = _TEXT.match(ps.string, ps.index)
        if found is None:
            return ast.TextElement("")
        ps.index, ps.peek_offset = found.end(), 0
        return ast.TextElement(found[0])


def resource_of(source: str, *, spans: bool = False) -> ast.Resource:
    """Return the entries of a source; with `spans` each part has its place in it."""
    return _Parser(with_spans=spans).parse(source)


class Book:
    """The sentences of one language. A message is parsed when it is first used, with those it refers to."""

    def __init__(self, language: str, game: str | None = None) -> None:
        self.language = language
        self.game = game
        self._entries: dict[str, Entry] = {}
        self._variables: dict[str, frozenset[str]] = {}
        """The arguments that each parsed message mentions."""
        self._terms: dict[str, tuple[str, ...]] = {}
        """The terms that each parsed message refers to."""
        self._said: dict[tuple[object, ...], str] = {}
        """Texts by key and arguments: a view repeats most of those of the view before."""
        self._missing: dict[str, str | None] = {}

    @cached_property
    def _bundle(self) -> FluentBundle:
        """The parsed messages. It loads what is known of the language's numbers: megabytes."""
        return FluentBundle([self.language], use_isolating=False)

    def add(self, source: str, file: str, *, valid: bool) -> None:
        """Add a file, parsed at once unless it is known to be valid; raises BadInput for its errors."""
        if valid:
            for key, entry in entries(source, file):
                self._enter(key, entry)
            return
        resource = resource_of(source, spans=True)
        for parsed in resource.body:
            span = parsed.span or ast.Span(0, 0)
            has_text = isinstance(parsed, ast.Message) and parsed.value is not None
            entry = Entry(source, file, span.start, span.end, has_text)
            if isinstance(parsed, (ast.Message, ast.Term)):
                self._enter(_key(parsed), entry)
            self._note(parsed, entry)
        self._bundle.add_resource(resource, allow_overrides=True)  # of terms: see `_enter`

    def has(self, key: str) -> bool:
        """Return whether there is a message of this key."""
        entry = self._entries.get(key)
        return entry is not None and entry.has_text

    def __iter__(self) -> Iterator[str]:
        """Iterate over the keys of the messages."""
        return (key for key, entry in self._entries.items() if entry.has_text)

    def variables(self, key: str) -> frozenset[str]:
        """Return the arguments that a message mentions; raises BadInput if it is not Fluent."""
        if key not in self._variables:
            self._parse(key)
        return self._variables[key]

    def parse(self) -> None:
        """Parse all messages now: for a process that others are forked from."""
        for key in self._entries:
            self._parse(key)

    def say(self, key: str, args: Mapping[str, Any]) -> str:
        """Return the text of a key of this book; missing arguments get placeholders."""
        plain = self._plain(key)
        if plain is not None:
            return plain
        # 1, 1.0 and True are equal, and are written otherwise.
        if not all(type(value) in (str, int) for value in args.values()):
            return self._formatted(key, args)
        asked = (key, *args.items())
        text = self._said.get(asked)
        if text is None:
            if len(self._said) >= KEPT:
                self._said.clear()
            text = self._said[asked] = self._formatted(key, args)
        return text

    def _formatted(self, key: str, args: Mapping[str, Any]) -> str:
        """Return the text of a message with these arguments."""
        given = {n: self._stand_in(n, args) for n in self.variables(key) if n not in args}
        pattern = self._bundle.get_message(key).value
        assert pattern is not None  # `has` is true of messages with a text only
        formatted, _errors = self._bundle.format_pattern(pattern, {**given, **args})
        text = str(formatted)
        openers = [*given.values(), *(v for n, v in args.items() if parted(n)[1] in WITH_ARTICLE)]
        openers += [word for term in self._terms[key] for word in self._forms_of(term)]
        if any(text.startswith(str(word)) for word in openers):
            text = text[:1].upper() + text[1:]  # a placeholder, article or term opens the sentence
        return text

    def form(self, key: str, form: str) -> str | None:
        """Return a name in a case, or its gender; None if the name has no such attribute.

        A name without an article, such as Medusa, stands in the case alone where an article is wanted.
        """
        self.variables(key)
        attributes = self._bundle.get_message(key).attributes
        pattern = attributes.get(form, attributes.get(WITH_ARTICLE.get(form, "")))
        return None if pattern is None else str(self._bundle.format_pattern(pattern, {})[0])

    def _forms_of(self, term: str) -> list[str]:
        """Return a term in every case that it has."""
        if not self.has(term):
            return []
        cases = (self.form(term, case) for case in (*CASES, *WITH_ARTICLE))
        return [self.say(term, {}), *(word for word in cases if word)]

    def _plain(self, key: str) -> str | None:
        """Return the text of a message that is not parsed and need not be: one line without placeholders."""
        entry = None if key in self._variables else self._entries.get(key)
        return entry.plain if entry is not None else None

    def _stand_in(self, name: str, args: Mapping[str, Any]) -> Any:
        placeholder = self._placeholder(name)
        if placeholder is not None:
            return placeholder
        fact, form = parted(name)
        if not form or form == GENDER:
            return NONE
        return args.get(fact, self._placeholder(fact) or NONE)

    def _placeholder(self, name: str) -> str | None:
        """Return the text for a missing fact, or for one of its forms; None if there is none."""
        if name not in self._missing:
            fact, form = parted(name)
            found = None
            if self.has(f"missing-{name}"):
                found = self.say(f"missing-{name}", {})
            elif form and self.has(f"missing-{fact}"):
                found = self.form(f"missing-{fact}", form)
            self._missing[name] = found
        return self._missing[name]

    def _enter(self, key: str, entry: Entry) -> None:
        first = self._entries.get(key)
        anew = first is not None and (_folder(first), _folder(entry)) == (COMMON, self.game)
        if first is not None and not (key.startswith(TERM) and anew):
            facts = {"key": key, "file": first.file, "line": str(first.line)}
            raise BadInput(entry.place, "error-words-twice", "mend-rename", **facts)
        self._entries[key] = entry
        self._said.clear()

    def _parse(self, key: str) -> None:
        wanted = [key]
        while wanted:
            name = wanted.pop()
            if name in self._variables or name not in self._entries:
                continue
            entry = self._entries[name]
            resource = resource_of(entry.text)
            for parsed in resource.body:
                wanted += self._note(parsed, entry)
            self._bundle.add_resource(resource)

    def _note(self, parsed: ast.EntryType, entry: Entry) -> list[str]:
        """Keep what a parsed entry mentions, and return the entries it refers to; raises BadInput."""
        if isinstance(parsed, ast.Junk):
            raise BadInput(entry.place, "error-not-fluent", "mend-not-fluent")
        if not isinstance(parsed, (ast.Message, ast.Term)):
            return []
        if isinstance(parsed, ast.Message):
            _check_forms(parsed, parsed.id.name, entry.place)
        found = _Mentions()
        if parsed.value is not None:
            found.visit(parsed.value)
        self._variables[_key(parsed)] = frozenset(found.variables)
        self._terms[_key(parsed)] = tuple(e for e in found.entries if e.startswith(TERM))
        for attribute in parsed.attributes:
            found.visit(attribute)
        return found.entries


def _key(parsed: ast.Message | ast.Term) -> str:
    name: str = parsed.id.name
    return name if isinstance(parsed, ast.Message) else f"-{name}"


def _folder(entry: Entry) -> str:
    return entry.file.partition("/")[0]


def parted(name: str) -> tuple[str, str]:
    """Split an argument into fact and form: ("enemy", "acc"); the form is "" if there is none."""
    fact, _, form = name.rpartition("-")
    return (fact, form) if fact and form in FORMS else (name, "")


def folders(game: str | None, path: str | Path | None = None) -> tuple[Traversable, ...]:
    """Return the folders with the texts of a game: common, its own, and those that add languages to them.

    With `path`, return that content folder only.
    """
    if path is not None:
        return (Path(path),)
    names = (COMMON,) if game is None else (COMMON, game)
    return (*map(game_folder, names), *(added for name in names for added in added_folders(name)))


@lru_cache(maxsize=16)
def book(language: str, game: str | None, path: str | None = None) -> Book:
    """Return the book of a language, loaded from `folders`; errors name the file and line.

    The tests parse every text of this project, so that only others are parsed here.
    """
    made = Book(language, game)
    own = {content_root() / name for name in (COMMON, game or COMMON)}
    added = [folder for name in (COMMON, game or COMMON) for folder in added_folders(name)]
    for folder in folders(game, path):
        if language not in _languages_in(folder) and (language != BASE or folder in added):
            continue  # a game not yet translated falls back to English
        if folder.name == game and not folder.is_dir():
            continue  # a game without texts of its own
        for name in names_in(folder, f"text/{language}", ".ftl"):
            shown = name if path is not None else f"{folder.name}/{name}"
            valid = path is None and folder in own
            made.add(read_text(folder, name), shown, valid=valid)
    return made


def languages(path: Path | str | None = None) -> tuple[str, ...]:
    """Return the available languages: the folders of the common texts, or of a content folder."""
    return tuple(sorted({one for folder in folders(None, path) for one in _languages_in(folder)}))


def _languages_in(folder: Traversable) -> tuple[str, ...]:
    text = folder / "text"
    if not text.is_dir():
        return ()
    return tuple(sorted(f.name for f in text.iterdir() if f.is_dir()))


def _check_forms(entry: ast.Message, key: str, where: tuple[Part, ...]) -> None:
    for attribute in entry.attributes:
        if attribute.id.name not in FORMS:
            raise BadInput(
                where,
                "error-no-form",
                "mend-use",
                key=key,
                form=f".{attribute.id.name}",
                known=tuple(f".{form}" for form in FORMS),
            )
        if attribute.id.name == GENDER:
            said = "".join(
                e.value for e in attribute.value.elements if isinstance(e, ast.TextElement)
            )
            if said not in GENDERS:
                raise BadInput(
                    where, "error-no-gender", "mend-use", key=key, gender=said, known=GENDERS
                )


class _Mentions(Visitor):
    """Collects what a pattern mentions: its arguments, and the messages and terms it refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.entries: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.entries.append(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.entries.append(f"-{node.id.name}")
        self.generic_visit(node)
