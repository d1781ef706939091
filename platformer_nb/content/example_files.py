"""The files of a rulebook's examples, of any game: `content/<game>/examples/<chapter>.toml`, and what is stored beside them.

Stored are the rules that lack something, that no verdict cites, the example that proves each, and what shows each:
`pending.toml`, `uncited.toml`, `proven.toml`, `shown.toml`. A game that stores none of a kind has no such file.
"""

# ruff: noqa: RUF012 - pydantic copies what a field is given by default

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from functools import cached_property
from importlib.resources.abc import Traversable
from typing import Annotated, Any, ClassVar, Final, Generic, TypeVar

from pydantic import ConfigDict, Field, TypeAdapter

from platformer_nb.content.check import check
from platformer_nb.content.files import names_in, read_toml
from platformer_nb.content.shapes import ContentModel, RuleId
from platformer_nb.core.errors import BadInput, Part, key_of, one_of, within
from platformer_nb.core.input.data_shape import Id

FOLDER: Final = "examples"
PENDING: Final = f"{FOLDER}/pending.toml"
UNCITED: Final = f"{FOLDER}/uncited.toml"
PROVEN: Final = f"{FOLDER}/proven.toml"
SHOWN: Final = f"{FOLDER}/shown.toml"
STORED: Final = (PENDING, UNCITED, PROVEN, SHOWN)

Fact = str | int | list[str]


class Example(ContentModel):
    """One example: a position or a new game, and what is tried in it."""

    model_config = ConfigDict(use_attribute_docstrings=True)  # an editor shows them

    name: Id
    rules: Annotated[list[RuleId], Field(min_length=1)]
    position: str = ""
    game: ContentModel | None = None
    before: list[str] = []
    """What is done first."""
    do: list[str] = []
    """What is tried then."""
    refused: list[RuleId] = []
    """All rules that forbid what is tried; none if it is legal."""
    facts: dict[str, Fact] = {}
    """What the first of these rules says of the position."""
    allowed: list[RuleId] = []
    """Rules by which it is legal."""
    events: list[dict[Id, Fact | bool]] = []
    """What happens, in this order."""
    after: list[str] = []
    """What is true of the position then."""
    fails: str = ""
    """The rule by which the game or the position cannot be set up."""

    @property
    def expects(self) -> bool:
        """Whether it says what happens, or what is true afterwards."""
        return bool(self.events or self.after)


E = TypeVar("E", bound=Example)


class ExampleFile(ContentModel, Generic[E]):
    """A file of `examples/`: some chapters of the rules."""

    example: list[E] = []


class Pending(ContentModel):
    """Rules that wait, and what for; or that lack something for good, and why."""

    why: str
    rules: Annotated[list[RuleId], Field(min_length=1)]


class PendingFile(ContentModel):
    """A list of the rules that still lack something."""

    pending: list[Pending] = []


class UncitedFile(ContentModel):
    """A list of the rules that no verdict and no event cites."""

    uncited: list[Pending] = []


class ProvenFile(ContentModel):
    """For each rule, its example that ends differently without the functions of the rule."""

    proven: dict[RuleId, Id]


class ShownFile(ContentModel):
    """For each rule, the renderers whose part of a view depends on it; and the rules that no view shows."""

    unshown: list[Pending] = []
    shown: dict[RuleId, Annotated[list[str], Field(min_length=1)]]


PENDING_FILE: TypeAdapter[PendingFile] = TypeAdapter(PendingFile)
UNCITED_FILE: TypeAdapter[UncitedFile] = TypeAdapter(UncitedFile)
PROVEN_FILE: TypeAdapter[ProvenFile] = TypeAdapter(ProvenFile)
SHOWN_FILE: TypeAdapter[ShownFile] = TypeAdapter(ShownFile)

M = TypeVar("M", bound=ContentModel)

Rules = Collection[str]
"""The ids of a rulebook."""


class ExampleFiles(Generic[E]):
    """The examples in a game's folder, and what is stored of its rules, each read on first use; BadInput if not valid."""

    model: ClassVar[TypeAdapter[Any]]
    """A file of examples: `ExampleFile` of the game's model."""
    beside: ClassVar[Collection[str]] = ()
    """Further files of the folder that hold no examples."""

    def __init__(self, content: Traversable, rules: Rules) -> None:
        self.content = content
        self.rules = rules

    @cached_property
    def all(self) -> tuple[E, ...]:
        """All examples in the order of their files."""
        found: dict[str, E] = {}
        for file in names_in(self.content, FOLDER, ".toml"):
            if file in STORED or file in self.beside:
                continue
            for key, example in self._in(file):
                _fits_together(example, self.rules, file, key)
                if example.name in found:
                    place = within(file, key_of(f"{key}.name"))
                    raise BadInput(place, "error-example-twice", "mend-rename", name=example.name)
                found[example.name] = self.finished(example, file, key)
        return tuple(found.values())

    def _in(self, file: str) -> Iterator[tuple[str, E]]:
        examples = check(self.model, read_toml(self.content, file), file).example
        return ((f"example.{number}", example) for number, example in enumerate(examples, 1))

    def finished(self, example: E, file: str, key: str) -> E:
        """Return an example as it is played, with what its file only names."""
        return example

    @cached_property
    def proven(self) -> Mapping[str, str]:
        """The example that proves each rule, as `python -m tests.prove --examples --store` found it."""
        of_rules = {(rule, example.name) for example in self.all for rule in example.rules}
        found = self._read(PROVEN_FILE, PROVEN)
        for rule, name in found.proven.items() if found else ():
            place = within(PROVEN, key_of(f"proven.{rule}"))
            require_rule(rule, self.rules, place)
            if (rule, name) not in of_rules:
                names = [example for of, example in of_rules if of == rule]
                raise BadInput(place, "error-value-unknown", one_of(name, names), value=repr(name))
        return found.proven if found else {}

    @cached_property
    def shown(self) -> Mapping[str, list[str]]:
        """The renderers of each rule, as `python -m tests.prove --shown --store` measured them."""
        found = self._read(SHOWN_FILE, SHOWN)
        for rule in found.shown if found else ():
            require_rule(rule, self.rules, within(SHOWN, key_of(f"shown.{rule}")))
        return found.shown if found else {}

    @cached_property
    def unshown(self) -> Mapping[str, str]:
        """The rules that no part of a view depends on, each with the reason."""
        found = self._read(SHOWN_FILE, SHOWN)
        return self._reasons(found.unshown, SHOWN, "unshown") if found else {}

    @cached_property
    def uncited(self) -> Mapping[str, str]:
        """The rules that no ruling and no event cites, each with the reason."""
        found = self._read(UNCITED_FILE, UNCITED)
        return self._reasons(found.uncited, UNCITED, "uncited") if found else {}

    def pending(self, name: str = PENDING) -> Mapping[str, str]:
        """Return the rules that a file says lack something, by default an example, each with the reason."""
        found = self._read(PENDING_FILE, name)
        return self._reasons(found.pending, name, "pending") if found else {}

    def _read(self, model: TypeAdapter[M], name: str) -> M | None:
        there = self.content.joinpath(*name.split("/")).is_file()
        return check(model, read_toml(self.content, name), name) if there else None

    def _reasons(self, groups: Iterable[Pending], file: str, key: str) -> Mapping[str, str]:
        found: dict[str, str] = {}
        for number, group in enumerate(groups, 1):
            for rule in group.rules:
                require_rule(rule, self.rules, within(file, key_of(f"{key}.{number}.rules")))
                found[rule] = group.why
        return found


def _fits_together(example: Example, known: Rules, file: str, key: str) -> None:
    """Raise BadInput if an example names no such rule, or does not say what it is to say."""
    place = within(file, key_of(key))
    for rule in (*example.rules, *example.refused, *example.allowed):
        require_rule(rule, known, within(file, key_of(f"{key}.rules")))
    if bool(example.position) == (example.game is not None):
        raise BadInput(place, "error-example-start", "mend-example-start")
    if example.refused and (len(example.do) != 1 or example.expects):
        raise BadInput(place, "error-example-refusal", "mend-example-refusal")
    if not (example.fails or example.do or example.game is not None):
        where = within(file, key_of(f"{key}.do"))
        raise BadInput(where, "error-example-do", "mend-example-do")
    if example.facts and not example.refused:
        where = within(file, key_of(f"{key}.facts"))
        raise BadInput(where, "error-example-facts", "mend-example-facts")
    if not (example.fails or example.refused or example.allowed or example.expects):
        raise BadInput(place, "error-example-expects", "mend-example-expects")


def require_rule(rule: str, known: Rules, place: tuple[Part, ...]) -> None:
    """Raise BadInput if there is no such rule."""
    if rule not in known:
        raise BadInput(place, "error-no-rule", one_of(rule, known), rule=rule)
