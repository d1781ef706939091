"""Pages that nobody uses are warned and ended; what a page asks by itself keeps it not."""

import asyncio
import time
from types import SimpleNamespace

import pytest

from platformer_nb.serve.kernels.idle_pages import IdlePages


class Connection:
    def __init__(self):
        self.warnings = 0
        self.ended = False

    def warn(self):
        self.warnings += 1

    def end(self):
        self.ended = True


class Kernels(dict):
    list_kernel_ids = dict.keys
    get_kernel = dict.get

    async def shutdown_kernel(self, kernel_id, now):
        del self[kernel_id]


@pytest.fixture
def clock(monkeypatch):
    at = [0.0]
    monkeypatch.setattr(time, "monotonic", lambda: at[0])
    return at


def kernel(*connections):
    return SimpleNamespace(used=0.0, warned=None, connections=set(connections))


def test_a_page_is_warned_then_ended(clock):
    page = Connection()
    kernels = Kernels(one=kernel(page))
    idle = IdlePages(kernels, seconds=100)
    for clock[0], warnings, there in (
        (99, 0, 1),
        (100, 1, 1),
        (120, 2, 1),
        (159, 3, 1),
        (160, 3, 0),
    ):
        asyncio.run(idle.look())
        assert (page.warnings, len(kernels)) == (warnings, there), clock
    assert page.ended


def test_a_page_that_is_used_again_is_warned_anew_later(clock):
    page = Connection()
    kernels = Kernels(one=kernel(page))
    idle = IdlePages(kernels, seconds=100)
    clock[0] = 100
    asyncio.run(idle.look())
    kernels["one"].used = 130
    for clock[0], warnings in ((161, 1), (229, 1), (230, 2), (270, 3)):
        asyncio.run(idle.look())
        assert (page.warnings, len(kernels)) == (warnings, 1), clock


def test_what_has_no_page_is_left_to_jupyter(clock):
    kernels = Kernels(one=kernel())
    clock[0] = 10_000
    asyncio.run(IdlePages(kernels, seconds=100).look())
    assert len(kernels) == 1
