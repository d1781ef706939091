"""The location of a user's own files."""

from __future__ import annotations

from pathlib import Path

from platformdirs import user_data_path


def learner_data() -> Path:
    """Return the user's data folder for this program, where the operating system keeps such data."""
    return user_data_path("platformer-nb", appauthor=False)
