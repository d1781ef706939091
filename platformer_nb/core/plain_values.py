"""Trees of values as plain data, for JSON: values by the name of their class, tuples as lists."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import ModuleType
from typing import Any, Final

from platformer_nb.core.value import given_names, is_value

CLASS: Final = "="
"""The key under which plain data has the name of a value's class."""

Plain = dict[str, "Plain"] | list["Plain"] | str | int | bool | None


def plain(tree: Any) -> Plain:
    """Return a tree of values, tuples and mappings by text as plain data; raises TypeError for anything else."""
    if isinstance(tree, tuple):
        return [plain(one) for one in tree]
    if isinstance(tree, Mapping):
        return {key: plain(one) for key, one in tree.items()}
    if is_value(tree):
        fields = {name: plain(getattr(tree, name)) for name in given_names(tree)}
        return {CLASS: type(tree).__name__, **fields}
    if tree is None or isinstance(tree, (str, int)):
        return tree
    raise TypeError(f"{tree!r} cannot be written as plain data")


def valued(data: Plain, classes: Mapping[str, type[Any]]) -> Any:
    """Return the tree of values that plain data describes.

    Raises ValueError if it names a class that is not among these, or its fields are not those of the class.
    """
    if isinstance(data, list):
        return tuple([valued(one, classes) for one in data])
    if not isinstance(data, dict):
        return data
    fields = {key: valued(one, classes) for key, one in data.items() if key != CLASS}
    if CLASS not in data:
        return fields
    kind = classes.get(str(data[CLASS]))
    if kind is None or fields.keys() != set(given_names(kind)):
        raise ValueError(f"no value class {data[CLASS]} with the fields {', '.join(fields)}")
    return kind(**fields)


def value_classes(modules: Iterable[ModuleType]) -> dict[str, type[Any]]:
    """Return the value classes of modules by name."""
    found = (one for module in modules for one in vars(module).values())
    return {one.__name__: one for one in found if isinstance(one, type) and is_value(one)}
