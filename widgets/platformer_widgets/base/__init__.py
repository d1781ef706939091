"""What components are made of: a Jupyter widget where anywidget is installed, else plain Python with the same names.

A component names no widget library. It declares what is synced by `synced_dict()`, `synced_int()`, `synced_bool()`,
`synced_text()`, and uses of its base no more than what both of these have:

    jupyter.py    anywidget: JupyterLab, Notebook, Voilà
    plain.py      nothing but the standard library: a web worker, tests
"""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING, Final

HAS_WIDGETS: Final = all(find_spec(name) for name in ("anywidget", "ipywidgets", "traitlets"))
"""Whether components are Jupyter widgets here."""

if TYPE_CHECKING or HAS_WIDGETS:
    from platformer_widgets.base.jupyter import (
        Base,
        Callbacks,
        synced_bool,
        synced_dict,
        synced_int,
        synced_text,
    )
else:
    from platformer_widgets.base.plain import (
        Base,
        Callbacks,
        synced_bool,
        synced_dict,
        synced_int,
        synced_text,
    )

__all__ = [
    "HAS_WIDGETS",
    "Base",
    "Callbacks",
    "synced_bool",
    "synced_dict",
    "synced_int",
    "synced_text",
]
