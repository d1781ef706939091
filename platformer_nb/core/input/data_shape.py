"""Bounds of data classes, for classes that content files are validated against as they stand.

pydantic takes the schema of a class, or of an annotation, from a method `__get_pydantic_core_schema__`.
The schemas are plain dicts, so classes with bounds are made of the standard library alone: the rules use
them without pydantic, which is imported only where files are read.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Annotated, Any, ClassVar, get_args

Schema = dict[str, Any]


class Checked:
    """Base of a data class read from a table: an unknown key or a value of a wrong type is an error."""

    __slots__ = ()
    __pydantic_config__: ClassVar[Mapping[str, object]] = {"strict": True, "extra": "forbid"}

    @classmethod
    def __get_pydantic_core_schema__(cls, source: Any, handler: Any) -> Schema:
        """Accept a table in place of an instance; the values in it stay strict."""
        made: Schema = handler(source)
        handler.resolve_ref_schema(made)["strict"] = False
        return made


class Bounds:
    """The least and the greatest value of a number."""

    def __init__(self, least: int, most: int) -> None:
        self.least, self.most = least, most

    def __get_pydantic_core_schema__(self, source: Any, handler: Any) -> Schema:
        """Add the bounds."""
        return {**handler(source), "ge": self.least, "le": self.most}


class Pattern:
    """The pattern of a text."""

    def __init__(self, pattern: str) -> None:
        self.pattern = pattern

    def __get_pydantic_core_schema__(self, source: Any, handler: Any) -> Schema:
        """Add the pattern."""
        return {**handler(source), "pattern": self.pattern}


class OneOf:
    """The words that a text may be."""

    def __init__(self, words: Iterable[str]) -> None:
        self.words = tuple(words)

    def __get_pydantic_core_schema__(self, _source: Any, _handler: Any) -> Schema:
        """Return the schema of these words."""
        return {"type": "literal", "expected": list(self.words)}


class IndexOf(OneOf):
    """The words that stand for a number in a file: the number is the index of the word."""

    def __get_pydantic_core_schema__(self, source: Any, handler: Any) -> Schema:
        """Read a word, return its index."""
        return _then(self.words.index, super().__get_pydantic_core_schema__(source, handler))


class Row:
    """The least number of items of a tuple; a file has a list."""

    def __init__(self, least: int = 0) -> None:
        self.least = least

    def __get_pydantic_core_schema__(self, source: Any, handler: Any) -> Schema:
        """Read a list, return a tuple."""
        (items,) = handler(source)["items_schema"]
        listed: Schema = {"type": "list", "items_schema": items}
        return _then(tuple, listed | ({"min_length": self.least} if self.least else {}))


class Named:
    """Tables of several classes: `key` holds the name of the class, its attribute `name`.

    The classes are those of the annotation, a class or a union, or else what `classes` returns.
    """

    def __init__(self, key: str, classes: Callable[[], Iterable[type]] | None = None) -> None:
        self.key, self.classes = key, classes

    def __get_pydantic_core_schema__(self, source: Any, handler: Any) -> Schema:
        """Choose the class by its name, and read the rest of the table as its fields."""
        classes: Iterable[Any] = self.classes() if self.classes else get_args(source) or (source,)
        rest = {"type": "no-info", "function": self._without_name}
        return {
            "type": "tagged-union",
            "discriminator": self.key,
            "choices": {
                c.name: {
                    "type": "function-before",
                    "function": rest,
                    "schema": handler.generate_schema(c),
                }
                for c in classes
            },
        }

    def __get_pydantic_json_schema__(self, schema: Any, handler: Any) -> Schema:
        """Add the key of the name to the schema of each class."""
        made: Schema = handler(schema)
        for choice, name in zip(made["oneOf"], schema["choices"], strict=True):
            table = handler.resolve_ref_schema(choice)
            named = {self.key: {"const": name, "type": "string"}}
            table["properties"] = named | table.get("properties", {}) | named
            needed = [key for key in table.get("required", ()) if key != self.key]
            table["required"] = [self.key, *needed]
        return made

    def _without_name(self, table: Mapping[str, Any]) -> dict[str, Any]:
        return {key: value for key, value in table.items() if key != self.key}


def _then(function: Callable[[Any], Any], schema: Schema) -> Schema:
    """Return the schema of a value that `function` converts after it was validated."""
    called = {"type": "no-info", "function": function}
    return {"type": "function-after", "function": called, "schema": schema}


Count = Annotated[int, Bounds(0, 99)]
Some = Annotated[int, Bounds(1, 99)]
Id = Annotated[str, Pattern(r"^[a-z][a-z0-9]*(-[a-z0-9]+)*$")]
