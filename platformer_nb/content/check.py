"""Validation of content by its shape, with errors in plain words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from difflib import get_close_matches
from importlib.resources.abc import Traversable
from typing import Any, TypeVar

from pydantic import TypeAdapter, ValidationError
from pydantic_core import ErrorDetails

from platformer_nb.content.files import read_toml
from platformer_nb.content.shapes import ContentModel
from platformer_nb.core.errors import BadInput, Said, key_of, said, use, within
from platformer_nb.core.input.data_shape import Checked
from platformer_nb.core.input.reasons import of_syntax

T = TypeVar("T")

LONGEST = 60
"""Maximum length of a value shown in an error."""

_TYPES = {
    "int_type": ("error-int-type", "mend-int-type"),
    "bool_type": ("error-bool-type", "mend-bool-type"),
    "string_type": ("error-string-type", "mend-string-type"),
    "list_type": ("error-list-type", "mend-list-type"),
    "dict_type": ("error-table-type", "mend-table-type"),
    "model_type": ("error-table-type", "mend-table-type"),
    "model_attributes_type": ("error-table-type", "mend-table-type"),
    "dataclass_type": ("error-table-type", "mend-table-type"),
    "union_tag_not_found": ("error-tag-missing", "mend-tag-missing"),
    "missing": ("error-key-missing", "mend-key-missing"),
}
"""pydantic error types -> keys of the reason and the fix."""

_LIMITS = {
    "greater_than_equal": ("error-at-least", "ge"),
    "greater_than": ("error-more-than", "gt"),
    "less_than_equal": ("error-at-most", "le"),
    "less_than": ("error-less-than", "lt"),
    "too_short": ("error-few-items", "min_length"),
    "too_long": ("error-many-items", "max_length"),
    "string_too_short": ("error-short-text", "min_length"),
    "string_too_long": ("error-long-text", "max_length"),
}
"""pydantic error types of limits -> key of the reason, and where pydantic has the limit."""


def check(shape: TypeAdapter[T], data: dict[str, Any], file: str) -> T:
    """Return the data in its shape; raises BadInput for the first error."""
    try:
        return shape.validate_python(data)
    except ValidationError as error:
        raise faults(error, data, file)[0] from error


def faults(error: ValidationError, data: Any, file: str) -> list[BadInput]:
    """Return all validation errors of the data."""
    return [_fault(found, data, file) for found in error.errors(include_url=False)]


def _fault(found: ErrorDetails, data: Any, file: str) -> BadInput:
    return BadInput(within(file, _place(found, data)), *_explain(found))


def _explain(fault: ErrorDetails) -> tuple[Said, Said]:
    """Return the reason and the fix."""
    kind, context = fault["type"], fault.get("ctx", {})
    value = _shown(fault["input"])
    if kind in _TYPES:
        return said(_TYPES[kind][0]), said(_TYPES[kind][1])
    if kind in _LIMITS:
        key, limit = _LIMITS[kind]
        return said(key, value=value, limit=context[limit]), said("mend-value")
    if kind == "json_invalid":
        return said(
            "error-not-json",
            reason=of_syntax(re.sub(r" at line \d+ column \d+$", "", str(context["error"]))),
        ), said("mend-as-saved")
    if kind in ("extra_forbidden", "unexpected_keyword_argument"):
        return said("error-key-unknown"), _did_you_mean(str(fault["loc"][-1]))
    if kind == "literal_error":
        return said("error-value-unknown", value=value), _write(context["expected"])
    if kind == "union_tag_invalid":
        key = str(context["discriminator"]).strip("'")
        reason = said("error-tag-unknown", key=key, tag=repr(context["tag"]))
        return reason, _write(context["expected_tags"])
    if kind == "string_pattern_mismatch":
        mend = said("mend-pattern", pattern=str(context["pattern"]))
        return said("error-pattern", value=value), mend
    return said("error-value", value=value), said("mend-value")


def _write(known: Any) -> Said:
    """Return the fix that lists the allowed words, which pydantic joins as 'a', 'b' or 'c'."""
    return use(re.findall(r"'[^']*'", str(known)) or (str(known),))


def read_checked(
    folder: Traversable, file: str, shape: TypeAdapter[Any], found: list[BadInput]
) -> Any | None:
    """Return a file validated by its model; on errors add them to `found` and return None."""
    try:
        data = read_toml(folder, file)
    except BadInput as fault:
        found.append(fault)
        return None
    try:
        return shape.validate_python(data)
    except ValidationError as error:
        found += faults(error, data, file)
        return None


def _did_you_mean(key: str) -> Said:
    known = {name for model in _below(ContentModel) for name in model.model_fields}
    known |= {
        name for shape in _below(Checked) for name in getattr(shape, "__dataclass_fields__", ())
    }
    close = get_close_matches(key, known - {key}, 1)
    return said("mend-did-you-mean", near=tuple(close)) if close else said("mend-remove-key")


def _below(parent: type[T]) -> Iterator[type[T]]:
    """Yield the class and all its subclasses."""
    yield parent
    for more in parent.__subclasses__():
        yield from _below(more)


def _place(fault: ErrorDetails, data: Any) -> Said:
    """Return the path of keys to the error, as in the file.

    pydantic's own steps ("symbol", "step", "[key]") are left out.
    """
    steps: list[str] = []
    for step in fault["loc"]:
        if isinstance(data, dict) and step in data:
            data = data[step]
            steps.append(str(step))
        elif isinstance(data, list) and isinstance(step, int) and step < len(data):
            data = data[step]
            steps.append(str(step + 1))
    if fault["type"] == "missing":
        steps.append(str(fault["loc"][-1]))
    return key_of(".".join(steps)) if steps else said("place-whole-file")


def _shown(value: object) -> str:
    """Return a value for an error, shortened: the whole value is in the file."""
    text = repr(value)
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"
