"""Storage of progress in a file of the learner's own, which several notebooks may write to."""

from __future__ import annotations

import errno
import os
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from pathlib import Path

from platformer_nb.core.errors import BadInput
from platformer_nb.lessons.progress.progress import Progress, read, written

NAME = "progress.json"
VARIABLE = "PLATFORMER_PROGRESS"
"""Environment variable that names another file."""


class ProgressFile:
    """Progress in a file. Every change rereads the file under a lock and replaces it atomically.

    An unreadable file is renamed and never overwritten; `aside` is then its new path and `trouble` the
    error.
    """

    def __init__(self, path: Path | None = None) -> None:
        """Use this file, by default the one named by the environment or that in the user's data folder."""
        self.path = path or _own()
        self.aside: Path | None = None
        self.trouble: BadInput | None = None

    def load(self) -> Progress:
        """Return the stored progress; empty if there is no file yet or it is unreadable."""
        try:
            text = self.path.read_text(encoding="utf-8")
        except FileNotFoundError:
            return Progress()
        except UnicodeDecodeError:
            text = ""
        try:
            return read(text, self.path.name)
        except BadInput as trouble:
            self._set_aside(trouble)
            return Progress()

    def change(self, make: Callable[[Progress], Progress]) -> Progress:
        """Replace the stored progress by `make(progress)` and return it."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with self._lock():
            made = make(self.load())
            beside = self.path.with_suffix(f".{os.getpid()}.new")
            beside.write_text(written(made), encoding="utf-8")
            beside.replace(self.path)
        return made

    def take_in(self, text: str) -> Progress:
        """Merge in exported progress, keeping all that is stored; raises BadInput if it cannot be parsed."""
        other = read(text)
        return self.change(lambda mine: mine | other)

    def export(self) -> str:
        """Serialize all stored progress."""
        return written(self.load())

    def _lock(self) -> AbstractContextManager[object]:
        """Return the lock of this file. In a browser there is none: a lock that a closed page leaves would stay for ever."""
        if sys.platform == "emscripten":
            return nullcontext()
        return _locked(self.path)

    def _set_aside(self, trouble: BadInput) -> None:
        self.trouble = trouble
        stamp = time.strftime("%Y%m%d-%H%M%S")
        for number in range(100):
            aside = self.path.with_name(f"{self.path.stem}-damaged-{stamp}-{number}.json")
            if not aside.exists():
                self.path.rename(aside)
                self.aside = aside
                return


WITHOUT_LOCKS = (errno.ENOSYS, errno.ENOLCK, errno.EOPNOTSUPP)
"""How a file system says that it has no locks, as those of network homes may."""


@contextmanager
def _locked(path: Path) -> Iterator[None]:
    """Hold the lock of a file: the system's, or where there are no locks a file that only one can make."""
    from filelock import FileLock, SoftFileLock

    lock: FileLock | SoftFileLock = FileLock(path.with_suffix(".lock"), fallback_to_soft=False)
    try:
        lock.acquire()
    except OSError as error:
        if error.errno not in WITHOUT_LOCKS:
            raise
        lock = SoftFileLock(path.with_suffix(".held"))
        lock.acquire()
    try:
        yield
    finally:
        lock.release()


def _own() -> Path:
    """Return the file that the environment names, or that in the user's data folder."""
    from platformer_nb.own_files import learner_data

    named = os.environ.get(VARIABLE)
    return Path(named) if named else learner_data() / NAME
