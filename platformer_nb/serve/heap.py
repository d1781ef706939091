"""The web server's heap: memory that is freed goes back to the system."""

from __future__ import annotations

import ctypes
import gc
import sys
from typing import Final

M_TRIM_THRESHOLD: Final = -1
M_MMAP_THRESHOLD: Final = -3
M_ARENA_MAX: Final = -8

OPTIONS: Final = {M_ARENA_MAX: 1, M_MMAP_THRESHOLD: 64 * 1024, M_TRIM_THRESHOLD: 128 * 1024}
"""What `mallopt` is told, by the numbers of glibc's malloc.h."""


def keep_small() -> bool:
    """Have glibc keep no freed memory; return whether it does. Call this before there are threads.

    A visitor's page comes with messages of a quarter of a megabyte, in several copies. glibc puts them into a heap for
    each thread, and after the first into the middle of it, where they leave holes: a server whose objects took
    17 MB had a heap of 54 MB after 60 visits, 30 of them more than after 20. Now each is a mapping of its own.
    """
    if not sys.platform.startswith("linux"):
        return False
    mallopt = getattr(ctypes.CDLL(None), "mallopt", None)
    return mallopt is not None and all(mallopt(*each) for each in OPTIONS.items())


def give_back() -> None:
    """Collect what nobody needs and give its memory back to the system.

    What visitors leave lies between what stays: the end of the heap, which is given back by itself, is not reached.
    """
    gc.collect()
    if sys.platform.startswith("linux") and (
        trim := getattr(ctypes.CDLL(None), "malloc_trim", None)
    ):
        trim(0)
