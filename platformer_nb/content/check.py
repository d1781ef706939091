"""Hold a file against its shape, and say in plain words what does not fit."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Any, TypeVar

from pydantic import TypeAdapter, ValidationError
from pydantic_core import ErrorDetails

from platformer_nb.content import models
from platformer_nb.core.errors import BadInput

T = TypeVar("T")

_TYPES = {
    "int_type": ("a whole number is needed here", "Write a number such as 1, without quotes"),
    "bool_type": ("true or false is needed here", "Write true or false, without quotes"),
    "string_type": ("a text is needed here", 'Write a text in quotes, such as "move"'),
    "list_type": ("a list is needed here", "Write a list in brackets: [ ... ]"),
    "dict_type": ("a table is needed here", "Write a table in braces: { ... }"),
    "model_type": ("a table is needed here", "Write a table in braces: { ... }"),
    "model_attributes_type": ("a table is needed here", "Write a table in braces: { ... }"),
    "union_tag_not_found": ("the key “effect” is missing", 'Add a key such as effect = "gain"'),
    "missing": ("the key is missing", "Add it"),
}


def check(shape: TypeAdapter[T], data: dict[str, Any], file: str) -> T:
    """The data in its shape; raises BadInput for the first fault."""
    try:
        return shape.validate_python(data)
    except ValidationError as error:
        raise faults(error, data, file)[0] from error


def faults(error: ValidationError, data: dict[str, Any], file: str) -> list[BadInput]:
    """Everything in the data that does not fit its shape, in plain words."""
    return [_fault(found, data, file) for found in error.errors(include_url=False)]


def _fault(found: ErrorDetails, data: dict[str, Any], file: str) -> BadInput:
    reason, mend = _explain(found)
    return BadInput(f"{file}, key {_path(found, data)}", reason, mend)


def _explain(fault: ErrorDetails) -> tuple[str, str]:
    kind, context = fault["type"], fault.get("ctx", {})
    if kind in _TYPES:
        return _TYPES[kind]
    if kind == "extra_forbidden":
        return "there is no such key", _did_you_mean(str(fault["loc"][-1]))
    if kind == "literal_error":
        return f"{fault['input']!r} is unknown", f"Write one of {context['expected']}"
    if kind == "union_tag_invalid":
        key = str(context["discriminator"]).strip("'")
        return f"there is no {key} {context['tag']!r}", f"Write one of {context['expected_tags']}"
    if kind == "string_pattern_mismatch":
        return (
            f"{fault['input']!r} is spelled wrongly",
            f"It has to match the pattern {context['pattern']}",
        )
    return f"{fault['input']!r} will not do: {_lower(fault['msg'])}", "Correct the value"


def _did_you_mean(key: str) -> str:
    known = {
        name
        for model in vars(models).values()
        if isinstance(model, type) and issubclass(model, models.Table)
        for name in model.model_fields
    }
    close = get_close_matches(key, known, 1)
    return f"Did you mean “{close[0]}”?" if close else "Remove it or correct its spelling"


def _path(fault: ErrorDetails, data: Any) -> str:
    """The keys that lead to the fault, as they stand in the file.

    pydantic also names its own branches ("symbol", "step", "[key]") on the way; they are left out.
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
    return ".".join(steps) or "(the whole file)"


def _lower(text: str) -> str:
    return text[:1].lower() + text[1:]
