"""The location of a user's own files."""

from __future__ import annotations

import os
from pathlib import Path


def learner_data() -> Path:
    """Return the user's data folder for this program (XDG)."""
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "platformer-nb"
