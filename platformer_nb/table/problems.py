"""Reasons why an intent was not done, independent of language."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from platformer_nb.core.errors import BadInput, Said
from platformer_nb.core.parts.verdict import Verdict
from platformer_nb.core.play.explain import Explanation
from platformer_nb.core.ruling import Ruling


@dataclass(frozen=True, slots=True)
class Refusal:
    """An action that the rules forbid."""

    action: Any
    ruling: Ruling[Any]


@dataclass(frozen=True, slots=True)
class Idle:
    """A legal action that would change nothing, and was not done."""

    explained: Explanation[Any, Any, Any]


@dataclass(frozen=True, slots=True)
class Answered:
    """A press that meant no action; `say` returns the game's verdict in the language of the table."""

    say: Callable[[], Verdict]


@dataclass(frozen=True, slots=True)
class Failure:
    """Any other failure of an intent, or a notice to be shown before the next one.

    `error` is the error, the notice, or the key of the sentence that explains it.
    """

    error: str | BadInput | Said


Problem = Refusal | Idle | Answered | Failure
