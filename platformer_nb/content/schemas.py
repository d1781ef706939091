"""JSON Schemas of the content files, for completion and validation of TOML in editors.

They are written to `content/<game>/schemas/` by `platformer-nb check-content --schemas`; a test
compares them with the models. A content file names its schema in its first line: `#:schema ...`.
A definition used by several schemas is written once; the others refer to its file by a relative `$ref`.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from pydantic import TypeAdapter
from pydantic.json_schema import GenerateJsonSchema, JsonSchemaMode, JsonSchemaValue
from pydantic_core import core_schema

FOLDER: Final = "schemas"

DEFINED: Final = "#/$defs/"

WIDTH: Final = 120


class _Brief(GenerateJsonSchema):
    """Omits pydantic's titles, made of names, and OpenAPI's `discriminator`, which JSON Schema does not have."""

    def field_title_should_be_set(self, schema: Any) -> bool:
        """Return False: no titles."""
        return False

    def tagged_union_schema(self, schema: core_schema.TaggedUnionSchema) -> JsonSchemaValue:
        """Return the schema of the union, without `discriminator`."""
        made = super().tagged_union_schema(schema)
        made.pop("discriminator", None)
        return made


def schemas(shapes: Mapping[str, TypeAdapter[Any]]) -> dict[str, str]:
    """Return the text of each schema, by the name of its kind of file."""
    inputs: list[tuple[str, JsonSchemaMode, TypeAdapter[Any]]] = [
        (name, "validation", shape) for name, shape in shapes.items()
    ]
    by_name, together = TypeAdapter.json_schemas(inputs, by_alias=True, schema_generator=_Brief)
    bodies = {name: by_name[name, "validation"] for name in shapes}
    definitions = together.get("$defs", {})
    homes: dict[str, str] = {}
    for name, body in bodies.items():
        for used in _uses(body, definitions):
            homes.setdefault(used, name)
    made = {}
    for name, body in bodies.items():
        here = _Here(name, homes, bodies)
        own = {_short(d): here.refer(definitions[d]) for d in definitions if homes[d] == name}
        about = {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": name}
        whole = about | here.refer(body, root=True) | ({"$defs": own} if own else {})
        made[name] = _written(whole) + "\n"
    return made


def _written(part: Any, indent: str = "", before: int = 0) -> str:
    """Return JSON with sorted keys; objects and lists that fit into a line are on one line."""
    line = json.dumps(part, ensure_ascii=False, sort_keys=True)
    if not isinstance(part, dict | list) or len(indent) + before + len(line) < WIDTH:
        return line
    deeper = indent + " "
    if isinstance(part, list):
        rows = [deeper + _written(one, deeper) for one in part]
        return "[\n" + ",\n".join(rows) + f"\n{indent}]"
    keys = [(f"{json.dumps(key)}: ", part[key]) for key in sorted(part)]
    rows = [f"{deeper}{key}{_written(value, deeper, len(key))}" for key, value in keys]
    return "{\n" + ",\n".join(rows) + f"\n{indent}}}"


def _short(definition: str) -> str:
    """Return the name of a definition, without the module that pydantic prefixes to ambiguous names."""
    return definition.rpartition("__")[2]


def _uses(body: Any, definitions: Mapping[str, Any]) -> list[str]:
    """Return the definitions used by a schema, directly or indirectly."""
    found: list[str] = []
    parts = [body]
    while parts:
        part = parts.pop()
        if isinstance(part, str) and part.startswith(DEFINED):
            name = part.removeprefix(DEFINED)
            if name not in found:
                found.append(name)
                parts.append(definitions[name])
        elif isinstance(part, dict):
            parts += part.values()
        elif isinstance(part, list):
            parts += part
    return found


@dataclass(frozen=True)
class _Here:
    """Rewrites the references of one schema so that they lead to the file of each definition."""

    name: str
    homes: Mapping[str, str]
    bodies: Mapping[str, Any]

    def refer(self, part: Any, root: bool = False) -> Any:
        """Return part of a schema with its references rewritten; a part equal to a whole schema becomes a `$ref`."""
        if isinstance(part, str) and part.startswith(DEFINED):
            definition = part.removeprefix(DEFINED)
            home = self.homes[definition]
            file = "" if home == self.name else f"{home}.schema.json"
            return f"{file}{DEFINED}{_short(definition)}"
        if isinstance(part, list):
            return [self.refer(one) for one in part]
        if not isinstance(part, dict):
            return part
        for name, body in self.bodies.items():
            if not root and "oneOf" in body and body.items() <= part.items():
                more = {key: value for key, value in part.items() if key not in body}
                return {"$ref": "#" if name == self.name else f"{name}.schema.json", **more}
        return {key: self.refer(value) for key, value in part.items()}


def write_schemas(folder: Path, shapes: Mapping[str, TypeAdapter[Any]]) -> list[Path]:
    """Write `<name>.schema.json` of each shape into the folder; return the paths."""
    folder.mkdir(parents=True, exist_ok=True)
    written = []
    for name, text in schemas(shapes).items():
        path = folder / f"{name}.schema.json"
        path.write_text(text, encoding="utf-8")
        written.append(path)
    return written
