"""The sentences of one language: loading and formatting."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from platformer_nb.content.files import COMMON, added_folders, game_folder, names_in, read_text
from platformer_nb.core.errors import BadInput, Part, on_line, within

BASE: Final = "en"
"""The base language, which has every key."""
CASES: Final = ("gen", "dat", "acc", "inst", "loc")
"""The cases a name may have as attributes; its own text is the nominative."""
GENDER: Final = "gender"
GENDERS: Final = ("masculine", "feminine", "neuter", "plural")
DEFINITE: Final = "def"
"""A name with its article, in a language that has articles: the Werewolf. Defaults to the name."""
FORMS: Final = (*CASES, DEFINITE, GENDER)
"""The attributes a name may have; a sentence with the fact `enemy` may use `$enemy-acc`, …"""
NONE: Final = "none"
"""The value of a missing fact, for which a sentence may have a variant."""


@dataclass(frozen=True, slots=True)
class Book:
    """The sentences of one language; `variables` maps each key to the arguments it mentions."""

    language: str
    bundle: FluentBundle
    variables: dict[str, frozenset[str]] = field(default_factory=dict)
    missing: dict[str, str] = field(default_factory=dict)
    """Placeholder texts for missing facts, by fact or `<fact>-<form>`."""

    def say(self, key: str, args: Mapping[str, Any]) -> str:
        """Return the text of a key of this book; missing arguments get placeholders."""
        given = {n: self._stand_in(n, args) for n in self.variables[key] if n not in args}
        pattern = self.bundle.get_message(key).value
        assert pattern is not None  # `variables` has only messages with a text
        formatted, _errors = self.bundle.format_pattern(pattern, {**given, **args})
        text = str(formatted)
        openers = [*given.values(), *(v for n, v in args.items() if parted(n)[1] == DEFINITE)]
        if any(text.startswith(str(word)) for word in openers):
            text = text[:1].upper() + text[1:]  # a placeholder or article opens the sentence
        return text

    def form(self, key: str, form: str) -> str | None:
        """Return a name in a case, or its gender; None if the name has no such attribute."""
        pattern = self.bundle.get_message(key).attributes.get(form)
        return None if pattern is None else str(self.bundle.format_pattern(pattern, {})[0])

    def _stand_in(self, name: str, args: Mapping[str, Any]) -> Any:
        if name in self.missing:
            return self.missing[name]
        fact, form = parted(name)
        if not form or form == GENDER:
            return NONE
        return args.get(fact, self.missing.get(fact, NONE))


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
    """Return the book of a language, loaded from `folders`; errors name the file and line."""
    made = Book(language, FluentBundle([language], use_isolating=False))
    seen: dict[str, tuple[str, int]] = {}
    added = [folder for name in (COMMON, game or COMMON) for folder in added_folders(name)]
    for folder in folders(game, path):
        if language not in _languages_in(folder) and (language != BASE or folder in added):
            continue  # a game not yet translated falls back to English
        if folder.name == game and not folder.is_dir():
            continue  # a game without texts of its own
        for name in names_in(folder, f"text/{language}", ".ftl"):
            source = read_text(folder, name)
            resource = FluentResource(
                source
            )  # parsing takes most of the loading time: each file is parsed once
            shown = name if path is not None else f"{folder.name}/{name}"
            for entry in resource.body:
                _enter(made, entry, source, shown, seen)
            made.bundle.add_resource(resource)
    for key in made.variables:
        if key.startswith("missing-"):
            fact = key.removeprefix("missing-")
            forms = {f"{fact}-{form}": made.form(key, form) for form in FORMS}
            made.missing.update({f: said for f, said in forms.items() if said is not None})
            made.missing[fact] = made.say(key, {})
    return made


def languages(path: Path | str | None = None) -> tuple[str, ...]:
    """Return the available languages: the folders of the common texts, or of a content folder."""
    return tuple(sorted({one for folder in folders(None, path) for one in _languages_in(folder)}))


def _languages_in(folder: Traversable) -> tuple[str, ...]:
    text = folder / "text"
    if not text.is_dir():
        return ()
    return tuple(sorted(f.name for f in text.iterdir() if f.is_dir()))


def _enter(
    made: Book, entry: ast.EntryType, source: str, name: str, seen: dict[str, tuple[str, int]]
) -> None:
    number = source.count("\n", 0, entry.span.start if entry.span else 0) + 1
    where = within(name, on_line(number))
    if isinstance(entry, ast.Junk):
        raise BadInput(where, "error-not-fluent", "mend-not-fluent")
    if not isinstance(entry, (ast.Message, ast.Term)):
        return
    key = entry.id.name if isinstance(entry, ast.Message) else f"-{entry.id.name}"
    if key in seen:
        file, first = seen[key]
        raise BadInput(
            where, "error-words-twice", "mend-rename", key=key, file=file, line=str(first)
        )
    seen[key] = (name, number)
    if isinstance(entry, ast.Message):
        _check_forms(entry, key, where)
        if entry.value is not None:
            found = _Variables()
            found.visit(entry.value)
            made.variables[key] = frozenset(found.names)


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


class _Variables(Visitor):
    """Collects the names of the arguments in a pattern."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)
