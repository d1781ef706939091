"""`@pytest.mark.rule("CRD-1")` names the rules a test is the proof of, here as in `tests/games`."""

from tests.games.conftest import pytest_configure

__all__ = ["pytest_configure"]
