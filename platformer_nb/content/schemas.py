"""JSON Schemas of the content files, for editors that complete and check TOML while one types.

They stand in `content/<game>/schemas/`, written by `platformer-nb check-content --schemas`; a test
holds them against the models. A content file names its schema in its first line: `#:schema ...`.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from pydantic import TypeAdapter

FOLDER: Final = "schemas"


def schema(name: str, shape: TypeAdapter[Any]) -> str:
    """The schema of one kind of file, as the text that is written."""
    made = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"{name}.toml",
        **shape.json_schema(by_alias=True),
    }
    return json.dumps(made, ensure_ascii=False, indent=1, sort_keys=True) + "\n"


def write_schemas(folder: Path, shapes: Mapping[str, TypeAdapter[Any]]) -> list[Path]:
    """Write `<name>.schema.json` of each shape into the folder; the files that were written."""
    folder.mkdir(parents=True, exist_ok=True)
    written = []
    for name, shape in shapes.items():
        path = folder / f"{name}.schema.json"
        path.write_text(schema(name, shape), encoding="utf-8")
        written.append(path)
    return written
