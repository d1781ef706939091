"""Validation of the options chosen before a game begins."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from platformer_nb.core.errors import BadInput, Place, WrongType, one_of, said
from platformer_nb.core.game import Option


def chosen_options(
    options: Iterable[Option], chosen: Mapping[str, Any], place: Place
) -> dict[str, Any]:
    """Return the value of every option: the chosen one, or its default.

    Raises BadInput for an unknown option, TypeError for a value of the wrong type. Whether a value is
    playable is checked by the game.
    """
    known = {option.name: option for option in options}
    for name, value in chosen.items():
        if name not in known:
            what = said("what-option")
            raise BadInput(place, "error-not-what", one_of(name, known), word=name, what=what)
        _expect_type(known[name], value)
    return {name: chosen.get(name, option.default) for name, option in known.items()}


def choice_key(option: Option, choice: Any) -> str:
    """Return the key of a choice's name: by `Option.names`, or else `option-<name>-<choice>`.

    For the kind `switches`, `choice` is the name of a switch, or a pair of it and a value, whose key is that
    of the switch with the value after it.
    """
    if isinstance(choice, tuple):
        switch, value = choice
        return f"{choice_key(option, switch)}-{value}"
    return (option.names or f"option-{option.name}-{{}}").replace("{}", str(choice))


def _expect_type(option: Option, value: object) -> None:
    if option.kind == "seats":
        fits = isinstance(value, Sequence) and not isinstance(value, str)
        if not fits or not all(one is None or isinstance(one, str) for one in value):  # type: ignore[attr-defined]
            raise WrongType(option.name, value, "type-each-seat")
    elif option.kind == "switches":
        fits = isinstance(value, Mapping)
        if not fits or not all(isinstance(x, str) for one in value.items() for x in one):  # type: ignore[attr-defined]
            raise WrongType(option.name, value, "type-switches")
    elif type(value) not in {type(choice) for choice in option.choices}:
        raise WrongType(option.name, value, _TYPES[type(option.choices[0])])


_TYPES = {str: "type-text", int: "type-number", bool: "type-truth"}
"""The type of an option's choices -> the key of what is expected."""
