"""Switch rule functions off, to prove that something notices."""

from __future__ import annotations

import inspect
import sys
from collections.abc import Callable, Collection, Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from platformer_nb.core.registry import Entry, Instead


@contextmanager
def without(*entries: Entry) -> Iterator[None]:
    """Switch these functions off, under every name and in every table that refers to them.

    Their code objects are exchanged, so that all existing references are affected. The caches of the
    rooms of these functions (a game's `rules`, its `model`) are cleared before and after.
    """
    functions: list[Any] = [inspect.unwrap(entry.function) for entry in entries]
    bodies = [{part: getattr(function, part) for part in _BODY} for function in functions]
    packages = {_room(function.__module__) for function in functions}
    try:
        for function, entry in zip(functions, entries, strict=True):
            _exchange(function, _body_of(entry.off))
        _forget(packages)
        yield
    finally:
        for function, body in zip(functions, bodies, strict=True):
            _exchange(function, body)
        _forget(packages)


_BODY = ("__code__", "__defaults__", "__kwdefaults__")


def _room(module: str) -> str:
    """Return the room of a game that a module belongs to, the package next below the game's own."""
    package = module.rpartition(".")[0]
    while outer := package.rpartition(".")[0]:
        if f"{package}.game" in sys.modules or f"{outer}.game" in sys.modules:
            break
        package = outer
    return package


def _exchange(function: Any, body: Mapping[str, Any]) -> None:
    for part, value in body.items():
        setattr(function, part, value)


def _body_of(off: Any) -> dict[str, Any]:
    """Return the code and defaults of a function that is switched off."""
    stand_in, answer = (_instead, off.function) if isinstance(off, Instead) else (_off, off)
    body = {part: getattr(stand_in, part) for part in _BODY}
    return body | {"__kwdefaults__": {"answer": answer}}


def _off(*_args: Any, answer: Any = None, **_kwargs: Any) -> Any:
    return answer


def _instead(*args: Any, answer: Callable[..., Any], **kwargs: Any) -> Any:
    return answer(*args, **kwargs)


def _forget(packages: Collection[str]) -> None:
    """Clear every cache (anything with `cache_clear`) in the modules of these packages."""
    below = tuple(f"{package}." for package in packages)
    for name, module in list(sys.modules.items()):
        if name.startswith(below) or name in packages:
            for value in list(vars(module).values()):
                if not isinstance(value, type) and hasattr(value, "cache_clear"):
                    value.cache_clear()
