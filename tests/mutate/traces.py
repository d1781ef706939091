"""Select the tests that can notice a mutant: those that run its lines, likely and fast ones first.

Traces are cached in .pytest_cache/ by a hash of all they depend on.
"""

from __future__ import annotations

import json
import shutil
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

from tests.mutate.copies import ROOT, Copy, test_files
from tests.mutate.mutants import Mutant
from tests.mutate.targets import target

KEPT = ROOT / ".pytest_cache" / "mutate"
SLOW = 1.0
"""Tests that take so many seconds or more are run only if no faster one has failed."""
TOGETHER = 8
"""Files traced by one process; finished traces are kept if later ones are interrupted."""
FIRST = 3
"""Tests of so many files are run before the others are even collected."""


class Traced(NamedTuple):
    """A test of the rules: the lines it runs, as bits by module (None: everything), and the rules it cites."""

    name: str
    seconds: float
    rules: frozenset[str]
    lines: Mapping[str, int] | None
    failed: bool

    @property
    def file(self) -> str:
        """The file of the test."""
        return self.name.partition("::")[0]

    @property
    def patience(self) -> float:
        """Processor seconds after which the test counts as hanging."""
        return 5 + 10 * self.seconds

    def runs(self, mutant: Mutant) -> bool:
        """Return whether the test runs the changed lines."""
        bits = sum(1 << line for line in mutant.lines)
        return self.lines is None or bool(self.lines.get(mutant.module, 0) & bits)


def traced(copies: Sequence[Copy]) -> list[Traced]:
    """Return every test of the rules; trace those without a cached trace."""
    kept_of_game = KEPT / target().name
    folder = kept_of_game / _digest()
    folder.mkdir(parents=True, exist_ok=True)
    for other in kept_of_game.iterdir():
        if other != folder:
            shutil.rmtree(other)
    kept = {file: folder / f"{_of_file(file)}.json" for file in test_files()}
    missing = [file for file, path in kept.items() if not path.exists()]

    def trace(copy: Copy) -> None:
        while missing:
            some = [missing.pop() for _ in missing[:TOGETHER]]
            fresh = copy.trace(some)
            for file in some:
                its = {name: t for name, t in fresh.items() if name.partition("::")[0] == file}
                kept[file].write_text(json.dumps(its), encoding="utf-8")

    with ThreadPoolExecutor(len(copies)) as pool:
        list(pool.map(trace, copies))
    return [test for path in kept.values() for test in _read(path)]


def _read(path: Path) -> Iterator[Traced]:
    told: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    for name, trace in told.items():
        lines = trace["lines"]
        if lines is not None:
            lines = {module: int(bits, 16) for module, bits in lines.items()}
        yield Traced(name, trace["seconds"], frozenset(trace["rules"]), lines, trace["failed"])


def _of_file(file: str) -> str:
    content = (ROOT / file).read_bytes()
    return sha256(file.encode() + b"\0" + content).hexdigest()[:32]


def _digest() -> str:
    """Return a hash of all that tests depend on except the tests themselves."""
    found = sha256()
    folders = [ROOT / name for name in ("platformer_nb", "content")]
    folders += [ROOT / "tests" / name for name in target().folders]
    files = [path for folder in folders for path in folder.rglob("*")]
    for path in sorted([*files, *(ROOT / "tests").glob("*.py")]):
        if path.suffix in (".py", ".toml", ".ftl") and not path.name.startswith("test_"):
            found.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes())
    return found.hexdigest()[:32]


def stages(mutant: Mutant, tests: list[Traced], quick: bool = False) -> Iterator[list[Traced]]:
    """Yield the tests in the order of running: likely ones, fast ones, then all others."""
    sound = [test for test in tests if not test.failed]
    cited = frozenset(mutant.rules)
    on_import = not any(test.lines and test.runs(mutant) for test in sound)

    def order(test: Traced) -> tuple[bool, bool, float]:
        strange = on_import and mutant.module not in (test.lines or ())
        return strange, not test.rules & cited, test.seconds

    covering = sorted((test for test in sound if on_import or test.runs(mutant)), key=order)
    fast = [test for test in covering if test.seconds < SLOW]
    citing = Counter(test.file for test in fast if test.rules & cited)
    near = Counter(test.file for test in fast if not order(test)[0])
    files = list(dict.fromkeys(file for file, _ in [*citing.most_common(), *near.most_common()]))
    yield [test for test in fast if test.file in files[:FIRST]]
    yield [test for test in fast if test.file not in files[:FIRST]]
    if not quick:
        begun = {test.name for test in fast}
        slow = [test for test in covering if test.name not in begun]
        begun |= {test.name for test in slow}
        yield [*slow, *(test for test in sound if test.name not in begun)]
