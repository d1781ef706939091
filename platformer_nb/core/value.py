"""Value classes: immutable, slotted, equal by their fields. The rules define a hundred of them at every start.

A class decorated with `value` is a frozen data class with slots to type checkers, to pydantic and to `dataclasses`,
but defined in a tenth of the time: its methods are compiled when the first of them is called.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final, NoReturn, TypeVar, dataclass_transform, overload

if TYPE_CHECKING:
    from dataclasses import Field

T = TypeVar("T")

_ABSENT: Final[Any] = object()

_FIELDS: Final = "__value_fields__"

_WRITTEN: Final = ("__init__", "__eq__", "__hash__")
"""The methods that are written out for the fields of a class."""


class DeclaredField:
    """The declaration of a field by `part`."""

    __slots__ = ("compare", "default", "factory", "init")

    def __init__(self, default: Any, factory: Any, init: bool, compare: bool) -> None:
        self.default, self.factory, self.init, self.compare = default, factory, init, compare


def part(
    *,
    default: Any = _ABSENT,
    default_factory: Any = _ABSENT,
    init: bool = True,
    compare: bool = True,
) -> Any:
    """Declare a field that has a factory of its default, is no argument, or does not count for equality."""
    return DeclaredField(default, default_factory, init, compare)


@overload
def value(cls: type[T], /) -> type[T]: ...
@overload
def value(*, frozen: bool = True, kw_only: bool = False) -> Callable[[type[T]], type[T]]: ...


@dataclass_transform(frozen_default=True, field_specifiers=(part,))
def value(cls: type[T] | None = None, /, *, frozen: bool = True, kw_only: bool = False) -> Any:
    """Make a class of annotated fields a value class; methods that it defines itself are kept.

    `__post_init__` is called as in a data class. `kw_only`: its fields are given by name only. `frozen`: an
    assignment raises AttributeError; where it is not, `Final` fields let the type checker find it.
    """
    if cls is None:
        return lambda decorated: _made(decorated, frozen, kw_only)
    return _made(cls, frozen, kw_only)


def field_names(of: object) -> tuple[str, ...]:
    """Return the names of the fields of a value or of a value class, in order."""
    return tuple(getattr(of, _FIELDS))


def given_names(of: object) -> tuple[str, ...]:
    """Return the names of the fields that the constructor takes."""
    fields: dict[str, DeclaredField] = getattr(of, _FIELDS)
    return tuple(name for name, field in fields.items() if field.init)


def is_value(of: object) -> bool:
    """Return whether this is a value, or a value class."""
    return hasattr(of, _FIELDS)


def replaced(given: T, **changed: Any) -> T:
    """Return a copy with some fields changed."""
    fields: dict[str, DeclaredField] = getattr(given, _FIELDS)
    same = {n: getattr(given, n) for n, f in fields.items() if f.init and n not in changed}
    return type(given)(**same, **changed)


def describe(cls: Any, names: Sequence[str]) -> None:
    """Make a class whose methods are written out a value class: to `replaced`, to patterns, to `field_names`."""
    fields = {name: DeclaredField(_ABSENT, _ABSENT, True, True) for name in names}
    for attribute, known in ((_FIELDS, fields), ("__match_args__", tuple(names))):
        setattr(cls, attribute, known)


def _made(cls: type[Any], frozen: bool, kw_only: bool) -> type[Any]:
    """Return the class with slots, and with stubs for its methods, which compile them."""
    body = dict(cls.__dict__)
    fields: dict[str, DeclaredField] = {}
    for base in reversed(cls.__mro__[1:]):
        fields |= base.__dict__.get(_FIELDS, {})
    inherited = frozenset(fields)
    own = [n for n, kind in body.get("__annotations__", {}).items() if not _of_class(kind)]
    for name in own:
        given = body.pop(name, _ABSENT)
        fields[name] = (
            given if isinstance(given, DeclaredField) else DeclaredField(given, _ABSENT, True, True)
        )
    for name in ("__dict__", "__weakref__"):
        body.pop(name, None)
    body["__slots__"] = tuple(name for name in own if name not in inherited)
    body[_FIELDS] = fields
    body["__match_args__"] = tuple(n for n, f in fields.items() if f.init and not kw_only)
    body["__dataclass_fields__"] = _DataclassFields(kw_only)
    lazy = [name for name in _WRITTEN if body.get(name) is None]
    if "__eq__" in cls.__dict__ and "__hash__" in lazy:
        lazy.remove("__hash__")  # equal values of its own kind have hashes of their own, or none

    def stub(name: str) -> Callable[..., Any]:
        def method(self: Any, /, *args: Any, **given: Any) -> Any:
            compiled = _compiled(made, frozen, kw_only)
            for one in lazy:
                setattr(made, one, compiled[one])
            return compiled[name](self, *args, **given)

        return method

    stubs = {name: stub(name) for name in lazy}
    guards = _FROZEN if frozen else {}
    metaclass: Any = cls.__class__
    made: type[Any] = metaclass(cls.__name__, cls.__bases__, _SHARED | guards | body | stubs)
    made.__qualname__ = cls.__qualname__
    return made


def _of_class(annotation: object) -> bool:
    return str(annotation).startswith(("ClassVar", "typing.ClassVar"))


def _compiled(cls: type[Any], frozen: bool, kw_only: bool) -> dict[str, Callable[..., Any]]:
    """Return the constructor, equality and hash of a class: those of a data class, but writing to the slots."""
    fields: dict[str, DeclaredField] = getattr(cls, _FIELDS)
    known: dict[str, Any] = {"_absent": _ABSENT}
    write = "_set_{}(self, {})" if frozen else "self.{} = {}"
    taken, lines = ["self", *(["*"] if kw_only and fields else [])], []
    for name, field in fields.items():
        known[f"_set_{name}"] = getattr(cls, name).__set__
        if field.init and field.factory is not _ABSENT:
            known[f"_new_{name}"] = field.factory
            taken.append(f"{name}=_absent")
            lines.append(write.format(name, f"_new_{name}() if {name} is _absent else {name}"))
        elif field.init:
            known[f"_default_{name}"] = field.default
            taken.append(name if field.default is _ABSENT else f"{name}=_default_{name}")
            lines.append(write.format(name, name))
    if hasattr(cls, "__post_init__"):
        lines.append("self.__post_init__()")
    compared = [name for name, field in fields.items() if field.compare]
    mine, theirs = (
        "(" + "".join(f"{of}.{n}, " for n in compared) + ")" for of in ("self", "other")
    )
    same = f"{mine} == {theirs} if other.__class__ is self.__class__ else NotImplemented"
    source = f"""
def methods({", ".join(known)}):
    def __init__({", ".join(taken)}):
        {"; ".join(lines) or "pass"}
    def __eq__(self, other):
        return {same}
    def __hash__(self):
        return hash({mine})
    return __init__, __eq__, __hash__
"""
    made: dict[str, Any] = {}
    exec(source, made)
    methods = made["methods"](**known)
    for name, method in zip(_WRITTEN, methods, strict=True):
        method.__qualname__ = f"{cls.__qualname__}.{name}"
        method.__module__ = cls.__module__
    return dict(zip(_WRITTEN, methods, strict=True))


class _DataclassFields:
    """The fields as `dataclasses` describes them, for whoever takes a value for a data class; made on demand."""

    def __init__(self, kw_only: bool) -> None:
        self._kw_only = kw_only

    def __get__(self, _instance: object, owner: Any) -> dict[str, Field[Any]]:
        from dataclasses import MISSING, field, make_dataclass

        bases = reversed(owner.__mro__)
        kinds = {n: k for base in bases for n, k in vars(base).get("__annotations__", {}).items()}
        listed: dict[str, DeclaredField] = getattr(owner, _FIELDS)
        described: list[Any] = []
        for name, one in listed.items():
            default = MISSING if one.default is _ABSENT else one.default
            factory = MISSING if one.factory is _ABSENT else one.factory
            about: Any = {"default": default, "default_factory": factory}
            described.append(
                (name, kinds[name], field(init=one.init, compare=one.compare, **about))
            )
        made: Any = make_dataclass(owner.__name__, described, kw_only=self._kw_only)
        owner.__dataclass_fields__ = made.__dataclass_fields__
        return dict(made.__dataclass_fields__)


def _repr(self: Any) -> str:
    told = ", ".join(f"{name}={getattr(self, name)!r}" for name in field_names(self))
    return f"{type(self).__qualname__}({told})"


def _setattr(self: object, name: str, _given: object) -> NoReturn:
    raise AttributeError(f"cannot assign to field {name!r}")


def _delattr(self: object, name: str) -> NoReturn:
    raise AttributeError(f"cannot delete field {name!r}")


def _getstate(self: Any) -> list[Any]:
    return [getattr(self, name) for name in field_names(self)]


def _setstate(self: Any, state: list[Any]) -> None:
    for name, given in zip(field_names(self), state, strict=True):
        object.__setattr__(self, name, given)


_SHARED: Final = {
    "__repr__": _repr,
    "__getstate__": _getstate,
    "__setstate__": _setstate,
}
_FROZEN: Final = {"__setattr__": _setattr, "__delattr__": _delattr}
