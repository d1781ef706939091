"""`platformer-nb play --terminal` on a pseudo-terminal, as somebody types."""

from __future__ import annotations

import os
import pty
import select
import signal
import subprocess
import sys
import time
from pathlib import Path


class Typed:
    """The command itself, on a pseudo-terminal."""

    def __init__(self, folder: Path, *options: str) -> None:
        mine, theirs = pty.openpty()
        command = [sys.executable, "-m", "platformer_nb", "play", "--terminal", *options]
        environ = {**os.environ, "XDG_DATA_HOME": str(folder), "PLATFORMER_LANGUAGE": "en"}
        self.process = subprocess.Popen(
            command,
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env=environ,
            start_new_session=True,
            # A test run in the background ignores Ctrl-C, and what it starts inherits that.
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
        )
        os.close(theirs)
        self.mine, self.seen, self.all = mine, "", ""

    def until(self, text: str, seconds: float = 60) -> str:
        end = time.monotonic() + seconds
        while text not in self.seen:
            assert time.monotonic() < end, self.seen
            if select.select([self.mine], [], [], 1)[0]:
                try:
                    self._keep()
                except OSError:  # it has ended
                    assert text in self.seen, self.seen
        found, _, self.seen = self.seen.partition(text)
        return found

    def _keep(self) -> None:
        new = os.read(self.mine, 65536).decode(errors="replace")
        self.seen, self.all = self.seen + new, self.all + new

    def asks(self, seconds: float = 60) -> bool:
        """Whether a line is waited for, once nothing more is printed; False when it has ended."""
        end = time.monotonic() + seconds
        while not self.seen.endswith(("> ", ". ", ": ")):
            assert time.monotonic() < end, self.seen
            if select.select([self.mine], [], [], 0.2)[0]:
                try:
                    self._keep()
                except OSError:
                    return False
        self.seen = ""
        return True

    def type(self, line: bytes) -> None:
        os.write(self.mine, line)

    def ended(self) -> int:
        self.until("--resume")
        return self.process.wait(30)
