"""A pytest plugin that records which lines of the rules each test runs, and how long it takes.

`python -m pytest -p tests.mutate.tracing --traces FILE ...` writes them as JSON. Caches are cleared between
tests, so that a line counts for every test that needs it.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from time import process_time
from types import CodeType, FrameType
from typing import Any

import pytest

from tests.mutate.mutants import modules, path_of
from tests.mutate.targets import target

ROOT = Path(__file__).resolve().parents[2]
MOST = 300_000
"""Limit of traced calls and lines per test."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option."""
    parser.addoption("--traces", type=Path, help="where the traces are written")


def pytest_configure(config: pytest.Config) -> None:
    """Register the plugin if traces are requested."""
    if config.getoption("--traces"):
        config.pluginmanager.register(Tracing(config.getoption("--traces")))


class Tracer:
    """Records the lines that run in some files. Stops tracing a function once all its lines were seen.

    A test beyond the limit is not traced to its end: it counts as running everything.
    """

    def __init__(self, files: frozenset[str]) -> None:
        self.files = files
        self.missing: dict[int, set[int]] = {}
        self.codes: dict[int, CodeType] = {}
        self.left = MOST

    def lines(self) -> dict[str, set[int]] | None:
        """Return the lines by file; None beyond the limit."""
        if self.left <= 0:
            return None
        found: dict[str, set[int]] = {}
        for key, code in self.codes.items():
            if code.co_filename in self.files:
                found.setdefault(code.co_filename, set()).update(_lines(code) - self.missing[key])
        return found

    def call(self, frame: FrameType, event: str, arg: Any) -> Any:
        """The trace function for `sys.settrace`."""
        code = frame.f_code
        missing = self.missing.get(id(code))
        if missing is None:
            missing = _lines(code) if code.co_filename in self.files else set()
            self.missing[id(code)] = missing
            self.codes[id(code)] = code
        self._count()
        if not missing:
            return None
        missing.discard(frame.f_lineno)
        return self._line

    def _line(self, frame: FrameType, event: str, arg: Any) -> Any:
        missing = self.missing[id(frame.f_code)]
        missing.discard(frame.f_lineno)
        self._count()
        if not missing:
            frame.f_trace_lines = False
        return self._line

    def _count(self) -> None:
        self.left -= 1
        if self.left <= 0:
            sys.settrace(None)


def _lines(code: CodeType) -> set[int]:
    return {line for _, _, line in code.co_lines() if line}


class Tracing:
    """Traces every test and stores the lines of each module as the bits of a number."""

    def __init__(self, out: Path) -> None:
        self.out = out
        self.names = {str(path_of(ROOT, name)): name for name in modules(ROOT)}
        self.traces: dict[str, Any] = {}
        self.failed: set[str] = set()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        """Trace one test, its fixtures included."""
        forget()
        tracer = Tracer(frozenset(self.names))
        began = process_time()
        sys.settrace(tracer.call)
        try:
            return (yield)
        finally:
            sys.settrace(None)
            lines = tracer.lines()
            self.traces[item.nodeid] = {
                "seconds": round(process_time() - began, 3),
                "rules": sorted({r for mark in item.iter_markers("rule") for r in mark.args}),
                "lines": None if lines is None else self._bits(lines),
                "failed": item.nodeid in self.failed,
            }

    def _bits(self, lines: dict[str, set[int]]) -> dict[str, str]:
        return {
            self.names[file]: f"{sum(1 << line for line in its):x}" for file, its in lines.items()
        }

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Mark failing tests: they can notice nothing."""
        if report.failed:
            self.failed.add(report.nodeid)

    def pytest_sessionfinish(self) -> None:
        """Write the traces."""
        self.out.write_text(json.dumps(self.traces), encoding="utf-8")


def forget() -> None:
    """Clear the caches in the modules of the rules."""
    for name in modules(ROOT):
        module = sys.modules.get(f"{'.'.join(target().rules.parts)}.{name}")
        for value in vars(module).values() if module else ():
            if hasattr(value, "cache_clear") and not isinstance(value, type):
                value.cache_clear()
