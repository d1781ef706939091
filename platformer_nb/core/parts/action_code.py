"""The code of an action beside its rules: what lists it when it is legal, and its notation."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from platformer_nb.core.value import value


@value
class ActionCode:
    """The functions that list the legal actions of a kind, and those that read and write its notation.

    A new clause changes them too: what it forbids must not be listed, and the facts it rests on must be in the notation. `platformer-nb rules` names them.
    """

    listed: tuple[Callable[..., Any], ...]
    notation: tuple[Callable[..., Any], ...]
