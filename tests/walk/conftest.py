"""The same Chromium as in tests/browser: a request to elsewhere or an error in the console fails a walk."""

from tests.browser.conftest import (
    browser_context_args,
    browser_type_launch_args,
    context,
    profiles,
    watch,
)

__all__ = ["browser_context_args", "browser_type_launch_args", "context", "profiles", "watch"]
