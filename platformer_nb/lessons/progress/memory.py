"""Progress held in memory while a page is open; its browser stores it between visits."""

from __future__ import annotations

from collections.abc import Callable

from platformer_nb.lessons.progress.progress import Progress


class Memory:
    """In-memory store of progress; calls `changed` after every change, so that it can be stored elsewhere."""

    def __init__(self, changed: Callable[[Progress], None]) -> None:
        self._progress = Progress()
        self._changed = changed

    def load(self) -> Progress:
        """Return the stored progress."""
        return self._progress

    def change(self, make: Callable[[Progress], Progress]) -> Progress:
        """Replace the progress by `make(progress)` and return it."""
        self._progress = make(self._progress)
        self._changed(self._progress)
        return self._progress

    def follow(self, progress: Progress) -> None:
        """Replace the progress by what was stored elsewhere, without calling `changed`.

        It is not merged with what is held here: that would restore what was deleted there.
        """
        self._progress = progress
