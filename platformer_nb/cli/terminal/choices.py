"""What can be chosen now: numbered lists short enough to be listened to."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

PAGE: Final = 12
"""Number of choices that are read out at a time."""


@dataclass(frozen=True, slots=True)
class Choice:
    """An action, in notation and in words; or, without words, all actions that begin with a verb."""

    written: str
    text: str
    count: int = 1

    @property
    def is_group(self) -> bool:
        """Whether it stands for several actions."""
        return not self.text


class Choices:
    """The legal actions as a list; many of them as a list of their verbs first. Numbers begin with 1."""

    def __init__(self, actions: Mapping[str, str]) -> None:
        """Use these actions, given in notation with their words."""
        self._actions = [Choice(written, text) for written, text in actions.items()]
        self._first = 0
        self._shown: Sequence[Choice] = self._top()

    def _top(self) -> list[Choice]:
        """Return all actions, or the groups of them if they are too many."""
        verbs: dict[str, list[Choice]] = {}
        for one in self._actions:
            verbs.setdefault(one.written.split()[0], []).append(one)
        if len(self._actions) <= PAGE or len(verbs) == 1:
            return self._actions
        return [
            found[0] if len(found) == 1 else Choice(verb, "", len(found))
            for verb, found in verbs.items()
        ]

    @property
    def page(self) -> list[tuple[int, Choice]]:
        """The choices to read out, each with its number."""
        shown = self._shown[self._first : self._first + PAGE]
        return list(enumerate(shown, self._first + 1))

    @property
    def left(self) -> int:
        """The number of choices after this page."""
        return max(0, len(self._shown) - self._first - PAGE)

    def more(self) -> None:
        """Go to the next page, from the last to the first."""
        self._first = self._first + PAGE if self.left else 0

    def back(self) -> None:
        """Go back to the first list."""
        self._shown, self._first = self._top(), 0

    def pick(self, line: str) -> str | None:
        """Return the action of a number, else the line as it is; None if a group is open now.

        Raises LookupError for a number that is not in the list.
        """
        if not (line.isascii() and line.isdigit()):
            found = [one for one in self._shown if one.is_group and one.written == line]
            return self._opened(found[0]) if found else line
        if not 0 < len(line) < 6 or not 0 < int(line) <= len(self._shown):
            raise LookupError(line)
        chosen = self._shown[int(line) - 1]
        return self._opened(chosen)

    def _opened(self, chosen: Choice) -> str | None:
        """Return an action in notation; of a group, list its actions and return None."""
        if not chosen.is_group:
            return chosen.written
        self._shown = [one for one in self._actions if one.written.split()[0] == chosen.written]
        self._first = 0
        return None
