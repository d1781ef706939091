"""The first state of each page, and its script and styles: what is drawn before Python is there."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager

from platformer_nb.core.discovery import VARIABLE
from platformer_nb.site.pages.frame import ways
from platformer_nb.text import BASE, Words, languages
from platformer_nb.text.choosing import VARIABLE as LANGUAGE


def first_states(kinds: Iterable[str], games: list[str], *, lab: bool) -> dict[str, str]:
    """Return for each kind of page and language, as `<kind>.<language>`, the JSON of its state, words and ways."""
    from platformer_widgets.worker import first_state

    # A worker has no environment: what chooses a game here does not choose one there.
    with without(VARIABLE, LANGUAGE):
        return _states(first_state, kinds, games, lab)


def _states(
    first_state: Callable[[str, str], object], kinds: Iterable[str], games: list[str], lab: bool
) -> dict[str, str]:
    return {
        f"{kind}.{code}": json.dumps(
            {
                "state": first_state(kind, code),
                "words": _words(code),
                "ways": [way._asdict() for way in ways(games, code, lab=lab)],
            },
            ensure_ascii=False,
            separators=(",", ":"),
        )
        for kind in kinds
        for code in languages()
    }


@contextmanager
def without(*names: str) -> Iterator[None]:
    """Leave out these variables of the environment meanwhile."""
    kept = {name: os.environ.pop(name) for name in names if name in os.environ}
    try:
        yield
    finally:
        os.environ.update(kept)


def _words(language: str) -> dict[str, str]:
    """Return what a page says before and beside its component."""
    words = Words(language, None)
    return {
        "starting": words("site-starting"),
        "failed": words("site-failed"),
        "again": words("site-again"),
        "newer": words("site-newer"),
        "install": words("site-install"),
    }


def scripts(kinds: Iterable[str]) -> dict[str, str]:
    """Return the script of each kind of page."""
    from platformer_widgets.assets import bundle

    return {kind: bundle(f"worker/{kind}.js") for kind in kinds}


def styles(kinds: Iterable[str]) -> dict[str, str]:
    """Return the styles of each kind of page."""
    from platformer_widgets.worker import make_page

    return {kind: str(make_page(kind, BASE)._css) for kind in kinds}
