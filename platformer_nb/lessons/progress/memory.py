"""Progress that somebody else keeps: a page holds it while it is open, its browser between two visits."""

from __future__ import annotations

from collections.abc import Callable

from platformer_nb.lessons.progress.progress import Progress


class Memory:
    """Keeps progress while a page is open; `changed` hears of every change, to keep it elsewhere."""

    def __init__(self, changed: Callable[[Progress], None]) -> None:
        self._progress = Progress()
        self._changed = changed

    def load(self) -> Progress:
        """What is kept."""
        return self._progress

    def change(self, make: Callable[[Progress], Progress]) -> Progress:
        """Keep what `make` makes of it."""
        self._progress = make(self._progress)
        self._changed(self._progress)
        return self._progress

    def follow(self, progress: Progress) -> None:
        """Somebody has changed what is kept elsewhere: that is the truth now, nobody need hear of it.

        It is not joined with what is held here, or what was forgotten there would come back from here.
        """
        self._progress = progress
