"""Every word a person reads, by key.

The sentences stand in `content/<game>/text/<language>/*.ftl` (Project Fluent). The code knows keys and
facts; a language is a folder, and adding one touches no code. What a language lacks is said in
English.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from platformer_nb.content.files import game_folder, names_in, read_text
from platformer_nb.core.errors import BadInput

BASE = "en"
"""The language that has every key."""

_CARDS = frozenset({"card", "hero", "enemy", "item", "potion", "boss", "figure"})
_PREFIXES = {
    "token": ("token", "card"),
    "symbol": ("symbol",),
    "to-symbol": ("symbol",),
    "given": ("symbol",),
    "needed": ("symbol",),
    "symbols": ("symbol",),
    "faces": ("face",),
    "dice": ("symbol",),
    "face": ("face",),
    "step": ("step",),
    **dict.fromkeys(_CARDS, ("card",)),
}
"""Under which families of keys the value of a fact may have a name."""


class Words:
    """The words of one language.

    A fact that a sentence mentions but that was not given reads as the message `missing-<fact>`,
    or, without one, as the text `none`, for which the sentence may have a variant.
    """

    def __init__(
        self, language: str = BASE, *, strict: bool = False, path: Path | str | None = None
    ) -> None:
        """Strict: an unknown key raises KeyError. Else it stands for itself, as a page has to go on."""
        folder = None if path is None else str(Path(path).resolve())
        self.language = language
        self.strict = strict
        self._books = [_book(language, folder)] if language in languages(path) else []
        if language != BASE:
            self._books.append(_book(BASE, folder))
        if not self._books:
            raise BadInput(f"text/{language}", "there are no words in it", "Put the files back")

    def __call__(self, key: str, /, **args: Any) -> str:
        """The text of a key, with its arguments filled in."""
        return self.fill(key, args)

    def fill(self, key: str, args: Mapping[str, Any]) -> str:
        """The same with the arguments as a mapping, as their names may have hyphens."""
        for book in self._books:
            if key in book.variables:
                return book.say(key, args)
        if self.strict:
            raise KeyError(f"no file of text/{self.language} or text/{BASE} has the key {key!r}")
        return key

    def tell(self, key: str, facts: Mapping[str, Any]) -> str:
        """The text of a key about structured facts: ids become names first (see `fact`).

        The id itself is told as `<fact>-id`, for a sentence that has a variant for it.
        """
        args: dict[str, Any] = {}
        for name, value in facts.items():
            args[name] = self.fact(name, value)
            if isinstance(value, str):
                args[f"{name}-id"] = value
        return self.fill(key, args)

    def fact(self, name: str, value: Any) -> Any:
        """A fact as it is read: a card's name for its id, a symbol's name, a list as words."""
        if isinstance(value, (tuple, list)):
            return self.joined([str(self.fact(name, v)) for v in value])
        if isinstance(value, str):
            for prefix in _PREFIXES.get(name, ()):
                if self.has(f"{prefix}-{value}"):
                    return self(f"{prefix}-{value}")
        return value

    def joined(self, words: Sequence[str]) -> str:
        """Several words as one list: a, b and c."""
        if len(words) < 2:
            return "".join(words)
        first = self("list-comma").join(words[:-1])
        return self("list-and", first=first, last=words[-1])

    def has(self, key: str) -> bool:
        """Whether there is such a key."""
        return any(key in book.variables for book in self._books)

    def keys(self) -> Iterator[str]:
        """Every key, each once."""
        return iter(dict.fromkeys(key for book in self._books for key in book.variables))

    def own_keys(self) -> frozenset[str]:
        """The keys this language has itself, without those it borrows."""
        return frozenset(self._books[0].variables) if self.language_found else frozenset()

    @property
    def language_found(self) -> bool:
        """Whether the language has words of its own."""
        return self._books[0].language == self.language

    def variables(self, key: str) -> frozenset[str]:
        """The names of the arguments that a sentence mentions."""
        return next((b.variables[key] for b in self._books if key in b.variables), frozenset())


def languages(path: Path | str | None = None) -> tuple[str, ...]:
    """The languages there are words in."""
    text = (game_folder() if path is None else Path(path)) / "text"
    if not text.is_dir():
        return ()
    return tuple(sorted(f.name for f in text.iterdir() if f.is_dir()))


@dataclass(frozen=True, slots=True)
class _Book:
    """The sentences of one language; `variables` has every key and the arguments it mentions."""

    language: str
    bundle: FluentBundle
    variables: dict[str, frozenset[str]] = field(default_factory=dict)
    missing: dict[str, str] = field(default_factory=dict)

    def say(self, key: str, args: Mapping[str, Any]) -> str:
        given = {n: self.missing.get(n, "none") for n in self.variables[key] if n not in args}
        pattern = self.bundle.get_message(key).value
        assert pattern is not None  # only messages with a text are in `variables`
        formatted, _errors = self.bundle.format_pattern(pattern, {**given, **args})
        text = str(formatted)
        if any(text.startswith(word) for word in given.values()):
            text = text[:1].upper() + text[1:]  # a stand-in opens the sentence
        return text


@lru_cache(maxsize=16)
def _book(language: str, path: str | None) -> _Book:
    folder: Traversable = game_folder() if path is None else Path(path)
    book = _Book(language, FluentBundle([language], use_isolating=False))
    seen: dict[str, str] = {}
    for name in names_in(folder, f"text/{language}", ".ftl"):
        source = read_text(folder, name)
        for entry in FluentParser().parse(source).body:
            _enter(book, entry, source, name, seen)
        book.bundle.add_resource(FluentResource(source))
    for key in book.variables:
        if key.startswith("missing-"):
            book.missing[key.removeprefix("missing-")] = book.say(key, {})
    return book


def _enter(book: _Book, entry: ast.EntryType, source: str, name: str, seen: dict[str, str]) -> None:
    line = source.count("\n", 0, entry.span.start if entry.span else 0) + 1
    if isinstance(entry, ast.Junk):
        raise BadInput(
            f"{name}, line {line}",
            f"it is not Fluent: {'; '.join(str(a.message) for a in entry.annotations)}",
            "Correct the message there",
        )
    if not isinstance(entry, (ast.Message, ast.Term)):
        return
    key = entry.id.name if isinstance(entry, ast.Message) else f"-{entry.id.name}"
    if key in seen:
        raise BadInput(
            f"{name}, line {line}",
            f"the key {key} stands in {seen[key]} already",
            "Remove or rename one of them",
        )
    seen[key] = f"{name}, line {line}"
    if isinstance(entry, ast.Message) and entry.value is not None:
        found = _Variables()
        found.visit(entry.value)
        book.variables[key] = frozenset(found.names)


class _Variables(Visitor):
    """Collects the names of the arguments a pattern mentions."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)
