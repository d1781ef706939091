"""Browser profiles that tests share, as most of what a page costs is a process that starts and compiles its scripts.

All pages of a site are in one process (`--process-per-site`), which a page that is never closed keeps alive. What a
test leaves in a profile is removed after it; a test that failed takes its profile with it.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, Request

ONE_PROCESS = "--process-per-site"
HOME = "http://127.0.0.1/"
"""Of the same site as every server of the tests, whose ports are no part of a site."""
LEFT = "local_storage,indexeddb,cache_storage,service_workers,file_systems"


class Profile:
    """A profile for one test after another."""

    def __init__(self, context: BrowserContext) -> None:
        self.context = context
        self._origins: set[str] = set()
        self._keeper = context.new_page()
        self._keeper.route("**/*", lambda route: route.fulfill(body=""))
        self._keeper.goto(HOME)
        self._tools = context.new_cdp_session(self._keeper)
        context.on("request", self._note)

    def _note(self, request: Request) -> None:
        address = urlsplit(request.url)
        if address.scheme in ("http", "https"):
            self._origins.add(f"{address.scheme}://{address.netloc}")

    def clear(self) -> None:
        """Close the pages of a test, and remove what they have stored."""
        for page in self.context.pages:
            if page is not self._keeper:
                page.close()
        self.context.clear_cookies()
        self.context.clear_permissions()
        for origin in self._origins:
            kept = {"origin": origin, "storageTypes": LEFT}
            self._tools.send("Storage.clearDataForOrigin", kept)
        self._origins.clear()


class Profiles:
    """The profiles of a browser, one for each way in which contexts are opened."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._free: dict[str, Profile] = {}

    @contextmanager
    def lend(self, how: Mapping[str, Any], good: Callable[[], bool]) -> Iterator[BrowserContext]:
        """A profile as if it were new; it is lent again if `good` holds afterwards."""
        key = json.dumps(how, sort_keys=True)
        profile = self._free.pop(key, None) or Profile(self._browser.new_context(**how))
        yield profile.context
        if good():
            profile.clear()
            self._free[key] = profile
        else:
            profile.context.close()

    def close(self) -> None:
        """Give all profiles up."""
        for profile in self._free.values():
            profile.context.close()
