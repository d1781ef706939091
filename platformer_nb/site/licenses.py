"""The licenses of what a site holds of others, to be read beside it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.metadata import distribution
from pathlib import Path
from typing import Final

from platformer_nb.site.parts import PYODIDE

DISTRIBUTIONS: Final = (
    "annotated-types",
    "attrs",
    "babel",
    "fluent.runtime",
    "fluent.syntax",
    "mistune",
    "pydantic",
    "pydantic_core",
    "pytz",
    "typing_extensions",
    "typing-inspection",
)
"""The distributions whose packages are in the archive."""

ENGINE: Final = (
    f"Pyodide {PYODIDE} is under the Mozilla Public License 2.0; its source is published by the project Pyodide.\n"
    "It holds CPython, which is under the Python Software Foundation License, below after it.\n"
)

_TEXTS: Final = Path(__file__).parent / "texts"
_WITHOUT: Final = {"fluent.runtime": "Apache-2.0", "fluent.syntax": "Apache-2.0"}
"""Distributions that name their license and do not bring its text."""

_LICENSE: Final = re.compile(r"(licen[cs]e|copying|notice)", re.IGNORECASE)


def licenses() -> Iterator[tuple[str, str]]:
    """Yield a file name and its text for each license, whole."""
    # CPython's license is also that of typing_extensions, which came out of it.
    yield "pyodide.txt", "\n\n".join((ENGINE, _text("MPL-2.0"), *_texts("typing_extensions")))
    for name in DISTRIBUTIONS:
        texts = _texts(name)
        found = distribution(name)
        about = found.metadata
        named = next((about[key] for key in ("License-Expression", "License") if key in about), "")
        kinds = [
            one.rpartition(" :: ")[2]
            for one in about.get_all("Classifier") or ()
            if one.startswith("License ::")
        ]
        said = named or ", ".join(kinds)
        yield f"{name}.txt", f"{name} {found.version}: {said}\n\n" + "\n\n".join(texts)


def _texts(name: str) -> list[str]:
    """Return the license of a distribution: what it brings, or the text that it names."""
    brought = [
        path.read_text(encoding="utf-8")
        for path in distribution(name).files or ()
        if ".dist-info/" in str(path) and _LICENSE.search(path.name)
    ]
    return brought or [_text(_WITHOUT[name])]


def _text(license: str) -> str:
    return (_TEXTS / f"{license}.txt").read_text(encoding="utf-8")
