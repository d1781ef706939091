"""The fixtures with which the pages of the house are tested in a browser."""

from tests.browser.conftest import (
    browser_type_launch_args,
    context,
    profiles,
    serious_findings,
    watch,
)

__all__ = ["browser_type_launch_args", "context", "profiles", "serious_findings", "watch"]
