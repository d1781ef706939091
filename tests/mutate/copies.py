"""Copies of the project in which one module at a time is mutated, and pytest runs in them."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor, wait
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from tests.mutate.mutants import path_of
from tests.mutate.targets import target

ROOT = Path(__file__).resolve().parents[2]
LEFT = ("node_modules", "__pycache__", "notebooks", "dist", "build", "test-results")
QUIET = ("-q", "-p", "no:cacheprovider", "-m", "not slow and not deep")
NOTHING, FAILED, INTERRUPTED, INTERNAL, USAGE, NO_TESTS = range(6)


class Noticed(NamedTuple):
    """The test that noticed a mutant, and how; both empty if none did."""

    test: str = ""
    how: str = ""

    def __bool__(self) -> bool:
        return bool(self.how)


class Copy:
    """A copy of the project, restored after each run."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        ignore = shutil.ignore_patterns(".*", *LEFT)
        shutil.copytree(ROOT, folder, ignore=ignore, symlinks=True, dirs_exist_ok=True)

    @contextmanager
    def holding(self, module: str, source: str):
        """Replace the source of a module for the block. The old timestamp invalidates compiled files."""
        path = path_of(self.folder, module)
        path.write_text(source, encoding="utf-8")
        os.utime(path, (1, 1))
        try:
            yield
        finally:
            shutil.copy2(path_of(ROOT, module), path)

    def notice(self, tests: Mapping[str, float]) -> Noticed:
        """Run these tests until one fails; each has a limit in seconds."""
        plan = self.folder / "plan.json"
        plan.write_text(json.dumps({"tests": dict(tests)}), encoding="utf-8")
        files = list(dict.fromkeys(test.partition("::")[0] for test in tests))
        patience = 60 + 10 * sum(tests.values())
        try:
            code, _ = self.pytest(
                ["-x", "-p", "tests.mutate.noticing", "--plan", plan, *files], patience
            )
        except subprocess.TimeoutExpired:
            return Noticed("", "hangs")
        told = json.loads(plan.read_text(encoding="utf-8"))
        if told.get("how"):
            return Noticed(told["test"], told["how"])
        return Noticed() if code in (NOTHING, NO_TESTS) else Noticed("", _ended(code))

    def trace(self, files: Sequence[str]) -> dict[str, Any]:
        """Return the traces of the tests in these files: which lines each runs."""
        out = self.folder / "traces.json"
        out.unlink(missing_ok=True)
        plugins = ["-p", "tests.mutate.noticing", "-p", "tests.mutate.tracing", "--traces", out]
        code, said = self.pytest([*plugins, *files], 3600, compiled=True)
        if code not in (NOTHING, FAILED) or not out.exists():
            raise RuntimeError(f"the tests cannot be traced (pytest: {code})\n{said[-2000:]}")
        traces: dict[str, Any] = json.loads(out.read_text(encoding="utf-8"))
        return traces

    def swapped(
        self, jobs: Sequence[Mapping[str, Any]], workers: int
    ) -> Iterator[tuple[int, Noticed]]:
        """Yield results of mutants played in one session, as they arrive: see `swapping`."""
        plan, out = self.folder / "swaps.json", self.folder / "swapped"
        plan.write_text(json.dumps({"jobs": jobs, "workers": workers}), encoding="utf-8")
        out.write_text("", encoding="utf-8")
        files = sorted({test.partition("::")[0] for job in jobs for test in job["tests"]})
        plugins = ["-p", "tests.mutate.noticing", "-p", "tests.mutate.swapping", "--swaps", plan]
        with ThreadPoolExecutor(1) as pool, out.open(encoding="utf-8") as lines:
            ending = pool.submit(self.pytest, [*plugins, *files], None)
            heard, over = 0, False
            while not over:
                over = wait([ending], 0.2).done == {ending}
                for line in lines:
                    told = json.loads(line)
                    heard += 1
                    yield told["number"], Noticed(told["test"], told["how"])
        if heard < len(jobs):
            raise RuntimeError(f"mutants were lost\n{ending.result()[1][-2000:]}")

    def pytest(
        self, options: Sequence[Any], patience: float | None, compiled: bool = False
    ) -> tuple[int, str]:
        """Run pytest in the copy; return exit code and output. Write bytecode only if nothing is mutated."""
        environment = os.environ | {
            "PYTHONPATH": f"{self.folder}{os.pathsep}{self.folder / 'widgets'}",
            "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
        }
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        environment |= {} if compiled else {"PYTHONDONTWRITEBYTECODE": "1"}
        command = [sys.executable, "-m", "pytest", *QUIET, *map(str, options)]
        ended = subprocess.run(
            command,
            cwd=self.folder,
            env=environment,
            timeout=patience,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        return ended.returncode, ended.stdout


def test_files() -> list[str]:
    """Return the files of the rules' tests."""
    return list(target().test_files(ROOT))


def _ended(code: int) -> str:
    """Return why pytest could not go on: the rules cannot be imported, or the process died."""
    return "cannot be imported" if code > 0 else "dies"
