"""A pytest plugin that tests many mutants in one collected session: each in a forked process.

The mutated function's code object is replaced, which takes no time; pytest collects just once. Changes
outside of functions cannot be swapped: they need a fresh import (see `copies`).
"""

from __future__ import annotations

import gc
import json
import os
import resource
from collections.abc import Iterator
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

import pytest
from _pytest.runner import runtestprotocol

from tests.mutate.mutants import mutated, path_of, source_of, unchanged
from tests.mutate.noticing import COPY, MEMORY, Noticing
from tests.mutate.tracing import forget

IMPORTED = "imported"
"""The mutant was not tested: its change takes effect on import."""
BROKEN = 3
"""Exit code of a process that could not test its mutant."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option."""
    parser.addoption("--swaps", type=Path, help="which mutants, and which tests for each")


def pytest_configure(config: pytest.Config) -> None:
    """Register the plugin if there are mutants."""
    if config.getoption("--swaps"):
        config.pluginmanager.register(Swapping(config.getoption("--swaps")))


class Swapping:
    """Tests the mutants in parallel, and appends a line with each result to a file."""

    def __init__(self, jobs: Path) -> None:
        told = json.loads(jobs.read_text(encoding="utf-8"))
        self.folder = jobs.parent
        self.jobs: list[dict[str, Any]] = told["jobs"]
        self.workers: int = told["workers"]
        self.running: dict[int, int] = {}

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Run in place of pytest's own loop."""
        items = {item.nodeid: item for item in session.items}
        gc.freeze()
        for number, job in enumerate(self.jobs):
            if len(self.running) >= self.workers:
                self._wait()
            plan = self.folder / f"swap-{number}.json"
            plan.write_text(json.dumps({"tests": job["tests"]}), encoding="utf-8")
            child = os.fork()
            if not child:
                _play(job, plan, items, session.config)
            self.running[child] = number
        while self.running:
            self._wait()
        return True

    def _wait(self) -> None:
        child, status = os.wait()
        number = self.running.pop(child)
        told = json.loads((self.folder / f"swap-{number}.json").read_text(encoding="utf-8"))
        if os.waitstatus_to_exitcode(status) == BROKEN:
            raise RuntimeError(f"this mutant could not be played: {self.jobs[number]}")
        how = told.get("how", "") or ("dies" if status else "")
        line = json.dumps({"number": number, "test": told.get("test", ""), "how": how})
        with (self.folder / "swapped").open("a", encoding="utf-8") as out:
            out.write(line + "\n")


def _play(
    job: dict[str, Any], plan: Path, items: dict[str, pytest.Item], config: pytest.Config
) -> None:
    """Swap and run the tests until one fails; then exit the process."""
    try:
        nothing = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2):
            os.dup2(nothing, stream)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        noticing = Noticing(plan)
        config.pluginmanager.register(noticing)
        source = source_of(COPY, job["module"])
        if not swap(
            job["module"], unchanged(source), mutated(source, job["number"]), job["function"]
        ):
            noticing.write("", IMPORTED)
            os._exit(0)
        forget()
        for name in job["tests"]:
            if name in items and not noticing.how:
                with noticing.in_time(name):
                    runtestprotocol(items[name], log=False, nextitem=None)
        os._exit(0)
    finally:
        os._exit(BROKEN)


def swap(module: str, before: str, after: str, function: str) -> bool:
    """Replace the function's code everywhere; return False if that is impossible or would miss the change."""
    file = str(path_of(COPY, module))
    old, new = (
        {code.co_qualname: code for code in _functions(compile(text, file, "exec"))}
        for text in (before, after)
    )
    names = function.split(".")
    name = next((n for n in (".".join(names[: k + 1]) for k in range(len(names))) if n in new), "")
    if old.get(name) in (None, new.get(name)):
        return False
    gc.unfreeze()
    live = [
        found
        for found in gc.get_objects()
        if type(found) is FunctionType
        and found.__code__.co_filename == file
        and found.__code__.co_qualname == name
    ]
    if not live or len({found.__code__.co_firstlineno for found in live}) > 1:
        return False
    for found in live:
        if found.__code__.co_freevars != new[name].co_freevars:
            return False
        found.__code__ = new[name]
    return True


def _functions(code: CodeType) -> Iterator[CodeType]:
    """Yield the code of functions and methods defined on import, but not of nested functions."""
    for inner in code.co_consts:
        if isinstance(inner, CodeType) and not inner.co_name.startswith("<"):
            if inner.co_flags & 0x2:  # CO_NEWLOCALS: a function, not a class
                yield inner
            else:
                yield from _functions(inner)
