"""The parsed messages of a language: where each is, what it mentions, by what it chooses."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache, lru_cache
from importlib.resources.abc import Traversable
from pathlib import Path
from types import MappingProxyType

from fluent.syntax import FluentSerializer, ast
from fluent.syntax.visitor import Visitor

from platformer_nb.content.files import names_in, read_text
from platformer_nb.core.errors import BadInput, on_line, within
from platformer_nb.text.books import GENDER, folders, parted, resource_of

ID = "-id"
PLURALS = frozenset({"zero", "one", "two", "few", "many"})
"""The plural categories except `other`, which is also the name of any default variant."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A selector: its argument, and the names of its variants."""

    variable: str
    variants: frozenset[str]
    numbers: frozenset[str]
    """Variants that are numbers, such as `[0]`."""


@dataclass(frozen=True, slots=True)
class Message:
    """One message of a language."""

    key: str
    place: str
    text: str
    """Its source text, without attributes."""
    letters: bool
    """Whether it has letters outside its placeholders."""
    variables: frozenset[str]
    printed: frozenset[str]
    """The arguments it prints, not only selects by."""
    choices: tuple[Choice, ...]
    refers: frozenset[str]
    """Other messages it refers to."""
    cases: frozenset[tuple[str, str]]
    """The cases in which it refers to them: their keys, and the attributes."""
    forms: frozenset[str]
    """The attributes it has: cases and gender."""
    pattern: ast.Pattern = field(repr=False, compare=False)
    named: Mapping[str, ast.Pattern] = field(repr=False, compare=False)
    """Its pattern in each case it has."""

    @property
    def facts(self) -> frozenset[str]:
        """The facts it mentions, in any form."""
        return frozenset(fact(name) for name in self.variables)


def fact(variable: str) -> str:
    """Return the fact of an argument: `enemy` for `enemy-acc` and `enemy-id`."""
    return parted(variable)[0].removesuffix(ID)


@lru_cache(maxsize=16)
def messages(language: str, game: str | None, path: Path | None = None) -> Mapping[str, Message]:
    """Return the messages of a language by key, of a game and the common ones; or only of a content folder.

    Raises BadInput for invalid messages.
    """
    found: dict[str, Message] = {}
    for folder, name in files_of(language, ".ftl", game, path):
        found |= {message.key: message for message in _read(name, read_text(folder, name))}
    return MappingProxyType(found)


@cache  # The common texts are read for every game, and parsing takes a third of a check.
def _read(name: str, source: str) -> tuple[Message, ...]:
    found = []
    for entry in resource_of(source, spans=True).body:
        line = source.count("\n", 0, entry.span.start if entry.span else 0) + 1
        if isinstance(entry, ast.Junk):
            where = within(name, on_line(line))
            raise BadInput(where, "error-not-fluent", "mend-not-fluent")
        if isinstance(entry, ast.Message) and entry.value is not None:
            found.append(_taken_apart(entry, f"{name}, line {line}"))
    return tuple(found)


def files_of(
    language: str, ending: str, game: str | None, path: Path | None = None
) -> Iterator[tuple[Traversable, str]]:
    """Yield the files of a language with this ending, each as its content folder and its name there."""
    for folder in folders(game, path):
        if (folder / "text" / language).is_dir():
            yield from ((folder, name) for name in names_in(folder, f"text/{language}", ending))


def _taken_apart(entry: ast.Message, place: str) -> Message:
    assert entry.value is not None
    reader = _Reader()
    reader.visit(entry.value)
    return Message(
        key=entry.id.name,
        place=place,
        text=_written(entry.value),
        letters=any(c.isalpha() for c in "".join(reader.texts)),
        variables=frozenset(reader.variables),
        printed=frozenset(reader.printed),
        choices=tuple(reader.choices),
        refers=frozenset(reader.refers),
        cases=frozenset(reader.cases),
        forms=frozenset(a.id.name for a in entry.attributes),
        pattern=entry.value,
        named={a.id.name: a.value for a in entry.attributes if a.id.name != GENDER},
    )


def _written(pattern: ast.Pattern) -> str:
    bare = ast.Message(ast.Identifier("x"), pattern)
    return FluentSerializer().serialize_entry(bare).removeprefix("x =").strip()


class _Reader(Visitor):
    """Collects the parts of a pattern."""

    def __init__(self) -> None:
        self.texts: list[str] = []
        self.variables: set[str] = set()
        self.printed: set[str] = set()
        self.choices: list[Choice] = []
        self.refers: set[str] = set()
        self.cases: set[tuple[str, str]] = set()

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.texts.append(node.value)

    def visit_StringLiteral(self, node: ast.StringLiteral) -> None:
        self.texts.append(node.value)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.refers.add(node.id.name)
        if node.attribute:
            self.cases.add((node.id.name, node.attribute.name))

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)
        self.printed.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        selector = node.selector
        if isinstance(selector, ast.VariableReference):
            self.variables.add(selector.id.name)
            self.choices.append(Choice(selector.id.name, *_variants(node)))
        else:
            for variable in _inside(selector):
                self.variables.add(variable)
                self.choices.append(Choice(variable, *_variants(node)))
        for variant in node.variants:
            self.visit(variant.value)


def _variants(node: ast.SelectExpression) -> tuple[frozenset[str], frozenset[str]]:
    names = {v.key.name for v in node.variants if isinstance(v.key, ast.Identifier)}
    numbers = {v.key.value for v in node.variants if isinstance(v.key, ast.NumberLiteral)}
    return frozenset(names), frozenset(numbers)


def _inside(node: ast.BaseNode) -> Iterator[str]:
    reader = _Reader()
    reader.visit(node)
    yield from reader.variables
