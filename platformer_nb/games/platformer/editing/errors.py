"""Errors of the editor in the words of its page: what is pressed and chosen, not what is written in notation."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from platformer_nb.core.errors import BadInput, said

OF_NOTATION: Final = frozenset(
    {
        *("mend-artifacts-off", "mend-artifacts-on", "mend-draw-1", "mend-draw-1-or-2"),
        *(
            "mend-draw-map",
            "mend-enemy-spawns",
            "mend-few-tiles",
            "mend-given",
            "mend-ladder-passes",
        ),
        *("mend-leave-out", "mend-map-lines", "mend-no-level", "mend-no-line", "mend-no-must"),
        *("mend-no-piece", "mend-no-space", "mend-not-lost", "mend-not-rolled", "mend-not-solo"),
        *("mend-one-way-boss", "mend-one-way-row", "mend-seat-0", "mend-spawn-in-air", "mend-step"),
    }
)
"""Keys of mends that say what to write."""

ON_THE_PAGE: Final = {
    "mend-say-levels": said("editor-mend-levels"),
    **dict.fromkeys(OF_NOTATION, said("editor-mend-stays")),
}
"""What the page says instead of a mend in notation."""


@contextmanager
def on_the_page() -> Iterator[None]:
    """Raise errors of the reader with mends that can be carried out on the page."""
    try:
        yield
    except BadInput as error:
        how = ON_THE_PAGE.get(error.how.key, error.how)
        raise BadInput(said("place-position"), error.what, how) from error
