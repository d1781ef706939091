"""Run the tests of a rule without the rule.

pytest collects once; then each rule function is switched off in a process of its own, which runs the
tests that cite an id of the function until one of them fails. The process ends with the proof, so
that nothing can stay switched off.
"""

from __future__ import annotations

import os
import resource
import select
import signal
import time
from collections.abc import Iterator
from contextlib import nullcontext
from typing import Any, NamedTuple

import pytest
from _pytest.runner import runtestprotocol
from hypothesis import settings

from platformer_nb.core.registry import Entry
from platformer_nb.games.platformer.registry import RULEBOOK
from tests.prove.switching import without

HANGS = "hangs"
MEMORY = 3 << 30


class Proof(NamedTuple):
    """The result for one function: the error that killed it ("": it survived), and the test."""

    function: str
    rules: tuple[str, ...]
    tests: int
    how: str
    test: str
    seconds: float

    @property
    def killed(self) -> bool:
        """Whether a test of its rules failed."""
        return bool(self.how)


def place(entry: Entry) -> str:
    """Return module and name of a function, without packages: `gravity.falls`."""
    return short(entry.place)


def short(place: str) -> str:
    """Return the same from the full path of a function."""
    return ".".join(place.split(".")[-2:])


class Prover:
    """A pytest plugin that proves instead of running the tests.

    `only` are the functions to be proved (none: all of them), every `share`th of them. With `passing` the tests are
    known to pass with every rule in force.
    """

    def __init__(
        self,
        only: tuple[str, ...] = (),
        share: int = 1,
        workers: int = 2,
        patience: float = 30,
        *,
        passing: bool = False,
    ) -> None:
        self.only, self.share, self.passing = only, share, passing
        self.workers, self.patience = workers, patience
        self.proofs: list[Proof] = []
        self.unsound: tuple[str, ...] = ()
        """Tests that fail although every rule is in force; they prove nothing."""

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Run in place of pytest's own loop."""
        settings.register_profile("prove", database=None, derandomize=True, deadline=None)
        settings.load_profile("prove")
        citing = [
            (item, frozenset(rule for mark in item.iter_markers("rule") for rule in mark.args))
            for item in session.items
        ]
        chosen = [e for e in RULEBOOK if not self.only or place(e) in self.only][:: self.share]
        about = {rule for entry in chosen for rule in entry.rules}
        citing = [(item, rules) for item, rules in citing if rules & about]
        if not self.passing:
            self.unsound = tuple(_sound([item for item, _ in citing], 20 * self.patience))
        waiting = [
            (e, [i for i, r in citing if r & {*e.rules} and i.nodeid not in self.unsound])
            for e in chosen
        ]
        self._prove(waiting[::-1])
        return True

    def _prove(self, waiting: list[tuple[Entry, list[pytest.Item]]]) -> None:
        running: list[_Run] = []
        while waiting or running:
            while waiting and len(running) < self.workers:
                entry, tests = waiting.pop()
                running.append(_Run(entry, tests, self.patience))
            done = [run for run in running if run.over()]
            self.proofs += [run.proof() for run in done]
            running = [run for run in running if run not in done]
            if not done:
                select.select([run.out for run in running], [], [], 0.1)
        order = {place(e): n for n, e in enumerate(RULEBOOK)}
        self.proofs.sort(key=lambda p: order[p.function])


class _Run:
    """A process in which one function (None: no function) is switched off."""

    def __init__(self, entry: Entry | None, tests: list[pytest.Item], patience: float) -> None:
        self.entry, self.tests = entry, tests
        self.began = time.monotonic()
        self.until = self.began + patience
        self.said = b""
        self.hangs = False
        self.out, end = os.pipe()
        self.child = os.fork()
        if not self.child:
            _play(entry, tests, end)
        os.close(end)

    def over(self) -> bool:
        """Return whether the process has ended; end it after its time limit."""
        while select.select([self.out], [], [], 0)[0]:
            heard = os.read(self.out, 65536)
            self.said += heard
            if not heard:
                return True
        if time.monotonic() > self.until:
            os.kill(self.child, signal.SIGKILL)
            self.hangs = True
        return self.hangs

    def failures(self) -> list[list[str]]:
        """Return id and error name of each failed test."""
        os.waitpid(self.child, 0)
        os.close(self.out)
        *lines, last = self.said.decode().split("\n")
        failed = [line.split("\t") for line in lines]
        if self.hangs:
            return [*failed, ["", HANGS]]
        return failed if last == "." else [*failed, ["", "dies"]]

    def proof(self) -> Proof:
        """Return the proof."""
        assert self.entry is not None
        test, how = next(iter(self.failures()), ["", ""])
        seconds = round(time.monotonic() - self.began, 2)
        return Proof(place(self.entry), self.entry.rules, len(self.tests), how, test, seconds)


def _sound(tests: list[pytest.Item], patience: float) -> Iterator[str]:
    run = _Run(None, tests, patience)
    while not run.over():
        select.select([run.out], [], [], 0.1)
    yield from (test or how for test, how in run.failures())


def _play(entry: Entry | None, tests: list[pytest.Item], end: int) -> None:
    """Run the tests and write the failing ones to the pipe: only the first, if a rule is off."""
    try:
        nothing = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2):
            os.dup2(nothing, stream)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        with without(entry) if entry else nullcontext():
            for test in tests:
                error = _error(test)
                if error:
                    os.write(end, f"{test.nodeid}\t{error}\n".encode())
                    if entry:
                        break
        os.write(end, b".")
    finally:
        os._exit(0)


def _error(test: pytest.Item) -> str:
    """Return the name of the error by which the test fails, "" if it passes."""
    errors: list[str] = []

    class Listen:
        @pytest.hookimpl(wrapper=True)
        def pytest_runtest_makereport(self, item: pytest.Item, call: Any) -> Any:
            report = yield
            if report.failed:
                errors.append(call.excinfo.typename if call.excinfo else "unexpected pass")
            return report

    listen = Listen()
    test.config.pluginmanager.register(listen)
    try:
        runtestprotocol(test, log=False, nextitem=None)
    finally:
        test.config.pluginmanager.unregister(listen)
    return errors[0] if errors else ""
