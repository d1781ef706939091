"""Sizes of samples: a small one in `make tests`, a large one in `make deep`."""

from typing import Any

import pytest


def sizes(small: Any, large: Any) -> list[Any]:
    """Return the values of a parameter for both: a test runs once with each.

    The small sample still has to notice the faults that its test is there for.
    """
    return [small, pytest.param(large, marks=pytest.mark.deep)]
