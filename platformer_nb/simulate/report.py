"""What the reports of all games share: a share of wins under a name, and a report as JSON."""

from __future__ import annotations

import json
from typing import Any, Final, Generic, TypeVar

from pydantic import ConfigDict, TypeAdapter, ValidationError
from pydantic.dataclasses import dataclass

from platformer_nb.content.check import faults
from platformer_nb.core.errors import BadInput
from platformer_nb.simulate.statistics import Share

R = TypeVar("R")

STRICT: Final = ConfigDict(extra="forbid")
"""The configuration of every class in a report."""


@dataclass(frozen=True, config=STRICT)
class Named:
    """The share of wins of a figure, a kind of bot or a place in the order of turns."""

    name: str
    share: Share


class ReportForm(Generic[R]):
    """A report as JSON, validated against its class."""

    def __init__(self, kind: type[R]) -> None:
        self._adapter: TypeAdapter[R] = TypeAdapter(kind)

    def write(self, report: R) -> str:
        """Return the report as JSON."""
        return self._adapter.dump_json(report, indent=1).decode() + "\n"

    def read(self, text: str | bytes, place: str = "report") -> R:
        """Return the report parsed from JSON; raise BadInput if it is not valid."""
        try:
            return self._adapter.validate_json(text)
        except ValidationError as error:
            first = faults(error, _data(text), place)[0]
            raise BadInput(first.where, first.what, "mend-report") from error

    def schema(self) -> dict[str, Any]:
        """Return the JSON Schema of a report."""
        return self._adapter.json_schema()


class Reporting(Generic[R]):
    """The data side of a `Simulation`: its report as JSON and back."""

    form: ReportForm[R]

    def write(self, report: R) -> str:
        """Return the report as JSON."""
        return self.form.write(report)

    def read(self, text: str | bytes, place: str = "report") -> R:
        """Return the report parsed from JSON; raises BadInput."""
        return self.form.read(text, place)

    def schema(self) -> dict[str, Any]:
        """Return the JSON Schema of a report."""
        return self.form.schema()


def _data(text: str | bytes) -> Any:
    """Return the parsed JSON, for the places of errors; None if it is no JSON."""
    try:
        return json.loads(text)
    except ValueError:
        return None
