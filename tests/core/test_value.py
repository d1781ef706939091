"""Value classes are frozen data classes with slots, to whoever looks at them."""

from __future__ import annotations

import copy
import pickle
from dataclasses import asdict, dataclass, fields, is_dataclass, replace
from typing import Any, ClassVar, Generic, TypeVar

import pytest
from pydantic import TypeAdapter, ValidationError

from platformer_nb.core.input.data_shape import Checked, Count
from platformer_nb.core.value import field_names, is_value, part, replaced, value

T = TypeVar("T")


@value
class Coin:
    """A coin."""

    kind: ClassVar[str] = "metal"
    worth: int
    side: str = "head"


@value
class Medal(Coin):
    """A coin with words."""

    words: dict[str, int] = part(default_factory=dict)


@value
class Box(Generic[T]):
    """Something in something."""

    inside: T
    shown: Any = part(default=repr, compare=False)

    def __repr__(self) -> str:
        return f"<Box of {self.shown(self.inside)}>"


@value(kw_only=True)
class Named:
    """Given by name."""

    first: int = 1
    second: int


@value(frozen=False)
class Open:
    """Guarded by types only."""

    number: int


@value
class Twice:
    """A field follows from another."""

    number: int
    double: int = part(init=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "double", 2 * self.number)


@value
class Nothing:
    """No fields."""


@value
class ByKey:
    """An equality and a hash of its own."""

    key: int
    more: int = 0

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ByKey) and self.key == other.key

    def __hash__(self) -> int:
        return self.key


@value
class Paid(Checked):
    """A shape of a file."""

    coins: Count = 0


def test_it_is_made_of_its_fields_by_place_and_by_name():
    assert repr(Coin(2)) == "Coin(worth=2, side='head')"
    assert Coin(worth=2, side="tail").side == "tail"
    assert Medal(1).words == {}
    assert Medal(1).words is not Medal(1).words
    assert Medal(1, "tail", {"a": 1}).words == {"a": 1}
    assert Twice(4).double == 8
    assert Named(second=3) == Named(first=1, second=3)
    assert field_names(Medal) == field_names(Medal(1)) == ("worth", "side", "words")
    assert Coin.kind == "metal"
    assert not hasattr(Coin(1), "__dict__")


@pytest.mark.parametrize(
    ("kind", "args", "given"),
    [(Coin, (), {}), (Coin, (1, "head", 3), {}), (Coin, (1,), {"weight": 2}), (Named, (1, 2), {})],
)
def test_wrong_arguments_are_a_type_error(kind, args, given):
    with pytest.raises(TypeError):
        kind(*args, **given)


def test_the_first_call_and_the_later_ones_are_the_same():
    @value
    class Fresh:
        """Not yet made."""

        a: int

    assert hash(Fresh(1)) == hash(Fresh(1)) == hash((1,))
    assert Fresh(1) == Fresh(1) != Fresh(2)
    assert Fresh.__init__.__qualname__.endswith("Fresh.__init__")


def test_it_equals_and_hashes_like_a_data_class():
    @dataclass(frozen=True, slots=True)
    class Old:
        worth: int
        side: str = "head"

    assert hash(Coin(3, "tail")) == hash(Old(3, "tail"))
    others: tuple[object, ...] = (Medal(1), Old(1), Coin(2))
    assert Coin(1) not in others
    assert Coin(1) == Coin(1)
    assert Box(1, shown=str) == Box(1)
    assert hash(Box(1, shown=str)) == hash(Box(1))
    assert Nothing() == Nothing()
    assert len({Nothing(), Nothing()}) == 1
    assert ByKey(1, 2) == ByKey(1, 3)
    assert hash(ByKey(7)) == 7


@pytest.mark.parametrize("name", ["worth", "side", "unknown"])
def test_it_cannot_be_changed(name):
    coin = Coin(1)
    with pytest.raises(AttributeError):
        setattr(coin, name, 3)
    with pytest.raises(AttributeError):
        delattr(coin, name)
    assert coin == Coin(1)


def test_where_only_types_guard_it_it_has_slots_all_the_same():
    one = Open(1)
    one.number = 2
    assert one == Open(2)
    with pytest.raises(AttributeError):
        one.other = 3  # type: ignore[attr-defined]


def test_it_is_copied_and_replaced():
    medal = Medal(1, words={"a": 1})
    assert copy.copy(medal) == copy.deepcopy(medal) == medal
    assert pickle.loads(pickle.dumps(Coin(5))) == Coin(5)
    assert replaced(medal, worth=2) == Medal(2, words={"a": 1})
    assert replaced(Twice(1), number=5).double == 10
    assert repr(Box[int](3)) == "<Box of 3>"


def test_it_is_a_data_class_to_dataclasses():
    coin: Any = Coin(2)
    assert is_dataclass(type(coin))
    assert [(f.name, f.type) for f in fields(coin)] == [("worth", "int"), ("side", "str")]
    assert asdict(coin) == {"worth": 2, "side": "head"}
    assert replace(coin, side="tail") == Coin(2, "tail")
    assert is_value(coin)
    assert is_value(Coin)
    assert not is_value(3)
    match coin:
        case Coin(worth, side):
            assert (worth, side) == (2, "head")


def test_pydantic_validates_against_it():
    shape = TypeAdapter(Paid)
    assert shape.validate_python({"coins": 4}) == Paid(4)
    for wrong in ({"coins": 100}, {"coins": "4"}, {"gems": 1}):
        with pytest.raises(ValidationError):
            shape.validate_python(wrong)
