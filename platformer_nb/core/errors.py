"""Errors a person can act on: where it is, what is wrong, how to mend it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from platformer_nb.core.ruling import Ruling


class BadInput(ValueError):
    """Something that came from outside (a file, a drawing, a typed word) cannot be used.

    `place` says where it stands, `reason` what is wrong with it, `mend` how to put it right.
    """

    def __init__(self, place: str, reason: str, mend: str) -> None:
        super().__init__(place, reason, mend)
        self.place = place
        self.reason = reason
        self.mend = mend

    def __str__(self) -> str:
        return f"{self.place}: {self.reason}. {self.mend}"


class UnreadableAction(BadInput):
    """The words do not name any action of the game."""


class AmbiguousAction(BadInput):
    """The words fit several actions; `choices` lists them, each in its own notation."""

    def __init__(self, place: str, reason: str, mend: str, choices: tuple[str, ...]) -> None:
        super().__init__(place, reason, mend)
        self.choices = choices


class StaleAction(BadInput):
    """The action was meant for another state than the present one; nothing was changed."""


class IllegalAction(Exception):
    """The action is well formed but the rules forbid it here; `ruling` says which ones and why."""

    def __init__(self, text: str, ruling: Ruling) -> None:
        super().__init__(text, ruling)
        self.text = text
        self.ruling = ruling

    def __str__(self) -> str:
        return f"{self.text}: forbidden by {', '.join(c.rule for c in self.ruling.cites)}"
