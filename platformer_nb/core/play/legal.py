"""The legal actions of a state, as a lazy collection."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any, Final, Generic, TypeVar, overload

from platformer_nb.core.rules import Rules

A = TypeVar("A")

SHOWN: Final = 5
"""Number of actions shown in a repr."""


class LegalActions(Sequence[A], Generic[A]):
    """The legal actions of a state: `len`, `in`, iteration and indexing; `print` writes them in notation.

    `in` takes an action or its notation and tests its legality without building the list. It raises
    BadInput for unreadable notation, and TypeError for any other type.
    """

    __slots__ = ("_found", "_rules", "_state")

    def __init__(self, rules: Rules[Any, A, Any], state: Any) -> None:
        self._rules = rules
        self._state = state
        self._found: tuple[A, ...] | None = None

    @property
    def _all(self) -> tuple[A, ...]:
        if self._found is None:
            self._found = tuple(self._rules.actions(self._state))
        return self._found

    def __len__(self) -> int:
        return len(self._all)

    def __bool__(self) -> bool:
        return any(True for _ in self)

    def __iter__(self) -> Iterator[A]:
        return iter(self._rules.actions(self._state) if self._found is None else self._found)

    def __contains__(self, action: object) -> bool:
        rules, state = self._rules, self._state
        return bool(rules.judge(state, rules.read_action(state, action)))  # type: ignore[arg-type]

    @overload
    def __getitem__(self, place: int) -> A: ...

    @overload
    def __getitem__(self, place: slice) -> tuple[A, ...]: ...

    def __getitem__(self, place: int | slice) -> A | tuple[A, ...]:
        return self._all[place]

    def __str__(self) -> str:
        return "\n".join(self._written())

    def __repr__(self) -> str:
        few = ", ".join(islice(self._written(), SHOWN))
        more = ", ..." if len(self) > SHOWN else ""
        return f"<{len(self)} legal actions{': ' if few else ''}{few}{more}>"

    def _written(self) -> Iterator[str]:
        return (self._rules.write_action(self._state, action) for action in self)
