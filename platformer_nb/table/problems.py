"""Why an intent was not done, in no language yet."""

from __future__ import annotations

from dataclasses import dataclass

from platformer_nb.core.errors import BadInput, Said
from platformer_nb.core.ruling import Ruling


@dataclass(frozen=True, slots=True)
class Refusal:
    """The rules forbid the action."""

    action: str
    """In notation."""
    ruling: Ruling


@dataclass(frozen=True, slots=True)
class Failure:
    """It came to no action, or something should be known before the next.

    What could not be used, a notice, or the key of the sentence that says why.
    """

    error: str | BadInput | Said


Problem = Refusal | Failure
