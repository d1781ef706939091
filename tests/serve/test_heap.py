"""The server asks the system's allocator to keep no freed memory, where it can."""

import platform
import subprocess
import sys

import pytest

MEASURE = """
import ctypes, sys
from platformer_nb.serve import heap

NAMES = "arena ordblks smblks hblks hblkhd usmblks fsmblks uordblks fordblks keepcost".split()

class Info(ctypes.Structure):
    _fields_ = [(name, ctypes.c_size_t) for name in NAMES]

mallinfo = ctypes.CDLL(None).mallinfo2
mallinfo.restype = Info
if sys.argv[1] == "small":
    assert heap.keep_small()
freed = bytes(300_000)
del freed
before = mallinfo().hblks
held = [bytes(200_000) for _ in range(10)]
print(mallinfo().hblks - before)
"""


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="glibc's allocator")
@pytest.mark.parametrize(("heap", "mappings"), [("small", 10), ("usual", 0)])
def test_a_large_message_is_a_mapping_of_its_own(heap, mappings):
    command = [sys.executable, "-c", MEASURE, heap]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert int(done.stdout) == mappings


HOLES = """
from pathlib import Path
from platformer_nb.serve import heap

def resident():
    return int(Path("/proc/self/statm").read_text().split()[1]) * 4096

heap.keep_small()
before = resident()
left = [bytes(10_000) for _ in range(5_000)]
kept = left[::50]
del left
full = resident() - before
heap.give_back()
print(full, resident() - before)
"""


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="glibc's allocator")
def test_holes_between_what_stays_are_given_back():
    done = subprocess.run([sys.executable, "-c", HOLES], capture_output=True, text=True, check=True)
    full, left = map(int, done.stdout.split())
    assert full > 40e6
    assert left < 8e6
