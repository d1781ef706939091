"""`@pytest.mark.rule("GRA-6")` names the rules a test is the proof of."""

import pytest


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): the rules of the rulebook this test proves")
