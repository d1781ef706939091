"""Places for pages, and who comes next."""

import pytest

from platformer_nb.serve.page.room import FORGOTTEN_SECONDS, MOST_IN_LINE, Room


@pytest.fixture
def kernels():
    return {"a": 1, "b": 2}


def test_while_there_is_room_everybody_comes_in(kernels):
    assert Room(kernels, 3).place("ada", known=False, now=0) == 0


def test_who_waits_comes_in_by_order_and_before_who_has_just_come(kernels):
    room = Room(kernels, 2)
    assert room.place("ada", known=True, now=0) == 1
    assert room.place("bob", known=True, now=1) == 2
    assert room.place("ada", known=True, now=2) == 1
    kernels.pop("a")
    assert room.place("eve", known=True, now=3) == 3
    assert room.place("bob", known=True, now=4) == 2
    assert room.place("ada", known=True, now=5) == 0


def test_who_asks_no_longer_loses_the_place(kernels):
    room = Room(kernels, 2)
    room.place("ada", known=True, now=0)
    kernels.pop("a")
    assert room.place("bob", known=True, now=FORGOTTEN_SECONDS + 1) == 0


def test_who_keeps_no_cookie_keeps_no_place_from_others(kernels):
    room = Room(kernels, 2)
    for number in range(10):
        assert room.place(f"nobody {number}", known=False, now=0) == 1
    assert room.waiting == 0
    kernels.pop("a")
    assert room.place("ada", known=True, now=1) == 0


def test_the_line_has_an_end(kernels):
    room = Room(kernels, 2)
    for number in range(MOST_IN_LINE + 10):
        room.place(str(number), known=True, now=0)
    assert room.waiting == MOST_IN_LINE


def test_a_page_that_is_starting_has_its_place_already(kernels):
    room = Room(kernels, 3)
    with room.starting():
        assert room.place("ada", known=False, now=0) == 1
    assert room.place("ada", known=False, now=0) == 0
