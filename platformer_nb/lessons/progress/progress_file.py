"""Where progress is kept: a file of the learner's own, that several notebooks may write to."""

from __future__ import annotations

import fcntl
import os
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from platformer_nb.core.errors import BadInput
from platformer_nb.lessons.progress.progress import Progress, read, written
from platformer_nb.own_files import learner_data

NAME = "progress.json"
VARIABLE = "PLATFORMER_PROGRESS"
"""An environment variable that names another file."""


class ProgressFile:
    """Progress in a file. Every change reads the file anew, under a lock, and replaces it whole.

    A file that cannot be read is set aside under a name of its own and never written over;
    `aside` then tells where it is and `trouble` what was wrong with it.
    """

    def __init__(self, path: Path | None = None) -> None:
        """Without a path: the file named by the environment, else that in the user's data folder."""
        self.path = path or Path(os.environ.get(VARIABLE) or learner_data() / NAME)
        self.aside: Path | None = None
        self.trouble: BadInput | None = None

    def load(self) -> Progress:
        """What is kept; nothing if there is no file yet."""
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
        """Put what `make` makes of the progress in its place; what is kept then."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with self._locked():
            made = make(self.load())
            beside = self.path.with_suffix(f".{os.getpid()}.new")
            beside.write_text(written(made), encoding="utf-8")
            beside.replace(self.path)
        return made

    def take_in(self, text: str) -> Progress:
        """Add progress that was exported elsewhere; nothing kept here is lost."""
        other = read(text)
        return self.change(lambda mine: mine | other)

    def export(self) -> str:
        """All that is kept, as text to be taken elsewhere."""
        return written(self.load())

    def _set_aside(self, trouble: BadInput) -> None:
        self.trouble = trouble
        stamp = time.strftime("%Y%m%d-%H%M%S")
        for number in range(100):
            aside = self.path.with_name(f"{self.path.stem}-damaged-{stamp}-{number}.json")
            if not aside.exists():
                self.path.rename(aside)
                self.aside = aside
                return

    @contextmanager
    def _locked(self) -> Iterator[None]:
        with self.path.with_suffix(".lock").open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            yield
