"""The schemas say what the models say: an editor that follows their references accepts our files and no faults."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

import pytest
from jsonschema import Draft202012Validator
from referencing import Registry, Resource

CONTENT = Path(__file__).resolve().parent.parent.parent / "content" / "platformer"
SCHEMAS = CONTENT / "schemas"
FILES = sorted(f for f in CONTENT.rglob("*.toml") if "text" not in f.relative_to(CONTENT).parts)


def _retrieve(address: str) -> Resource[Any]:
    """The file at an address, as an editor finds it: references are relative to the file they stand in."""
    return Resource.from_contents(json.loads(Path(unquote(urlsplit(address).path)).read_bytes()))


REGISTRY: Registry[Any] = Registry(retrieve=_retrieve)  # type: ignore[call-arg] # attrs: no stub


def _validator(name: str) -> Draft202012Validator:
    address = (SCHEMAS / f"{name}.schema.json").as_uri()
    return Draft202012Validator({"$ref": address}, registry=REGISTRY)


def _schema_of(file: Path) -> str:
    first = file.read_text(encoding="utf-8").splitlines()[0]
    return Path(first.removeprefix("#:schema ")).name.removesuffix(".schema.json")


@pytest.mark.parametrize("schema", sorted(SCHEMAS.iterdir()), ids=lambda f: f.stem)
def test_every_schema_is_json_schema_and_its_references_lead_somewhere(schema: Path) -> None:
    body = json.loads(schema.read_bytes())
    Draft202012Validator.check_schema(body)
    resolver = REGISTRY.resolver(schema.as_uri())
    parts = [body]
    while parts:
        part = parts.pop()
        if isinstance(part, dict) and "$ref" in part:
            assert isinstance(resolver.lookup(part["$ref"]).contents, dict)
        parts += part.values() if isinstance(part, dict) else part if isinstance(part, list) else ()


@pytest.mark.parametrize("file", FILES, ids=lambda f: str(f.relative_to(CONTENT)))
def test_every_content_file_is_as_its_schema_says(file: Path) -> None:
    held = tomllib.loads(file.read_text(encoding="utf-8"))
    faults = [fault.message for fault in _validator(_schema_of(file)).iter_errors(held)]
    assert faults == []


@pytest.mark.parametrize(
    ("name", "spoil"),
    [
        ("items", lambda d: d["boots-of-haste"]["effects"][0].update(spaces="two")),
        ("items", lambda d: d["boots-of-haste"]["effects"][0].update(spaces=0)),
        ("items", lambda d: d["boots-of-haste"]["effects"][0].update(effect="fly")),
        ("items", lambda d: d["boots-of-haste"].update(prize=3)),
        ("items", lambda d: d["boots-of-haste"].pop("price")),
        ("potions", lambda d: d["forest-honey"]["effects"][0].update(more=1)),
        ("heroes", lambda d: d["sweety"].update(hearts=100)),
        ("heroes", lambda d: d["sweety"].update(passive={"attack": -1})),
        ("artifacts", lambda d: next(iter(d.values())).update(trigger={"when": "never"})),
        (
            "events",
            lambda d: next(iter(d.values())).update(gains=[{"effect": "blast", "wounds": 1}]),
        ),
    ],
)
def test_a_fault_is_seen_through_the_references(name: str, spoil: Callable[[Any], Any]) -> None:
    held = tomllib.loads((CONTENT / f"{name}.toml").read_text(encoding="utf-8"))
    spoilt = deepcopy(held)
    spoil(spoilt)
    assert not _validator(name).is_valid(spoilt)


def test_what_schemas_share_is_written_once() -> None:
    homes: dict[str, list[str]] = {}
    for file in SCHEMAS.iterdir():
        for name, body in json.loads(file.read_bytes()).get("$defs", {}).items():
            homes.setdefault(f"{name} {json.dumps(body)}", []).append(file.name)
    assert [found for found in homes.values() if len(found) > 1] == []
