"""The commands answer in English here, whatever the computer speaks, unless a test asks otherwise."""

import pytest


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """No language is asked for by the environment."""
    for name in ("PLATFORMER_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
