"""Pages whose Python is a web worker of the page itself: what the worker calls, and what is stored for the first paint."""

from __future__ import annotations

import gc
import json
import random
from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from platformer_widgets.component import Component

PAGES: Final = {
    "play": ("platformer_widgets.page.play_page", "play_page"),
    "tutor": ("platformer_widgets.tutor.tutor_page", "tutor_page"),
}
"""Kind of page -> module and name of the function that makes it. `<kind>.js` beside this is its script."""

_open: dict[str, Any] = {}


def make_page(kind: str, language: str) -> Component:
    """Return a page in a language; raises KeyError for an unknown kind, BadInput for an unknown language.

    It counts as unasked: the visitor's own language still comes first.
    """
    module, name = PAGES[kind]
    page: Component = getattr(import_module(module), name)(language)
    page.page = {**page.page, "asked": False}
    return page


def first_state(kind: str, language: str) -> dict[str, Any]:
    """Return all that a page shows when it is opened, as plain values."""
    page = make_page(kind, language)
    state: dict[str, Any] = page.get_state(sorted(page.own_synced))
    return state


def prepare(kind: str, language: str) -> None:
    """Import and read what a visit to a page needs, for a memory that is kept: it holds no page."""
    for choice in make_page(kind, language).page["choices"]:
        page: Any = make_page(kind, language)
        page.connect(lambda _message: None)
        page.receive({"intent": "game", "game": choice["id"]})
    gc.collect()


def open_page(kind: str, language: str, post: Callable[[str], object]) -> None:
    """Open the page of this worker; `post` gets its messages as JSON, beginning with its whole state."""
    # A kept memory holds the state of chance as it was.
    random.seed()
    page: Any = make_page(kind, language)
    _open["page"] = page
    page.connect(lambda message: post(_text(message)))


def came(text: str) -> None:
    """Hand a message of the page, as JSON, to the open page."""
    _open["page"].deliver(json.loads(text))


def _text(message: dict[str, Any]) -> str:
    return json.dumps(message, ensure_ascii=False, separators=(",", ":"))
