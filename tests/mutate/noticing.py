"""A pytest plugin that runs chosen tests in a given order until one fails.

`python -m pytest -p tests.mutate.noticing --plan FILE ...`: the file contains the tests, each with its limit
in processor seconds; the result is written to it. A test beyond its limit hangs, which counts as failing.
"""

from __future__ import annotations

import json
import os
import resource
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

import platformer_nb

MEMORY = 3 << 30
HANGS = "hangs"
COPY = Path(__file__).resolve().parents[2]


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option."""
    parser.addoption("--plan", type=Path, help="which tests, and for how long")


def pytest_configure(config: pytest.Config) -> None:
    """Make runs deterministic, and register the plugin if there is a plan."""
    settings.register_profile(
        "mutate",
        database=None,
        derandomize=True,
        deadline=None,
        suppress_health_check=list(HealthCheck),
    )
    settings.load_profile("mutate")
    time.perf_counter = (
        time.process_time
    )  # processor time, as a busy machine must not make a test fail
    if not Path(platformer_nb.__file__).is_relative_to(COPY):
        raise pytest.UsageError(f"{platformer_nb.__file__} is not in the copy {COPY}")
    if config.getoption("--plan"):
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        config.pluginmanager.register(Noticing(config.getoption("--plan")))


class Noticing:
    """Runs the planned tests in order."""

    def __init__(self, plan: Path) -> None:
        self.file = plan
        self.patience: dict[str, float] = json.loads(plan.read_text(encoding="utf-8"))["tests"]
        self.running = self.how = ""
        self.write("", "")
        signal.signal(signal.SIGPROF, self._hangs)

    def write(self, test: str, how: str) -> None:
        """Write the result to the plan's file, with the tests."""
        self.how = how
        told = {"tests": self.patience, "test": test, "how": how}
        self.file.write_text(json.dumps(told), encoding="utf-8")

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Keep the planned tests, in order."""
        found = {item.nodeid: item for item in items}
        items[:] = [found[test] for test in self.patience if test in found]

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        """Run one test within its limit."""
        with self.in_time(item.nodeid):
            return (yield)

    @contextmanager
    def in_time(self, test: str) -> Iterator[None]:
        """Limit the processor time of the block to that of the test."""
        self.running = test
        signal.setitimer(signal.ITIMER_PROF, self.patience[test])
        try:
            yield
        finally:
            signal.setitimer(signal.ITIMER_PROF, 0)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(self, item: pytest.Item, call: Any) -> Any:
        """Record the error by which a test fails."""
        report = yield
        if report.failed:
            self.write(item.nodeid, call.excinfo.typename if call.excinfo else "unexpected pass")
        return report

    def _hangs(self, number: int, frame: FrameType | None) -> None:
        self.write(self.running, HANGS)
        os._exit(1)
