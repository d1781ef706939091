"""A real Chromium that fails a test on a request to elsewhere or an error in the console.

Every test in this folder is marked `browser`. Use the fixtures of pytest-playwright (`page`,
`context`) with `page_server` or `lab_url`.
"""

import re
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, expect

from tests.browser.profiles import ONE_PROCESS, Profiles

HERE = Path(__file__).resolve().parent
AXE = HERE.parent.parent / "node_modules" / "axe-core" / "axe.min.js"
# Told in the page: what axe finds in order is long, and to hand it over takes as long as to look. A rule has one impact,
# and the third of them that are never serious are not asked.
FINDINGS = """async () => {
  const slight = axe._audit.rules.filter(({ impact }) => ["minor", "moderate"].includes(impact));
  const rules = Object.fromEntries(slight.map(({ id }) => [id, { enabled: false }]));
  return (await axe.run(document, { resultTypes: ["violations"], rules })).violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ impact, id, help, nodes }) => nodes.map(({ html }) => `${impact} ${id}: ${help}; ${html.slice(0, 200)}`));
}"""
LOCAL = {"127.0.0.1", "localhost", "::1"}
INLINE = {"data", "blob", "about", "chrome-extension"}

# Three files run at a time: what is waited for may come late, and is waited for no longer than until it comes.
PATIENCE = 30_000
LONG_PATIENCE = 90_000
expect.set_options(timeout=PATIENCE)

AT_HOME = "games.example"
"""A name of this machine that is no secure context over http, as that of another machine at home."""

# What Playwright switches off: of two lists Chromium takes the last one. `test_profiles.py` holds that this one is whole.
PLAYWRIGHTS_OFF = (
    *("AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades"),
    *("HttpsFirstBalancedModeAutoEnable", "LensOverlay", "MediaRouter", "PaintHolding"),
    *("ThirdPartyStoragePartitioning", "AvoidCorsURLLoaderRestartOnRedirect"),
    *("TcpPortRandomizationWin", "OptimizationHints", "NetworkTimeServiceQuerying", "AimEnabled"),
    *("PreconnectToSearch", "msForceBrowserSignIn", "msEdgeUpdateLaunchServicesPreferredVersion"),
)
# A script that is compiled while it comes is compiled though the process has it already, from the page before.
COMPILED_ONCE = [
    f"--disable-features={','.join((*PLAYWRIGHTS_OFF, 'ScriptStreaming'))}",
    "--js-flags=--no-flush-bytecode,--no-isolate-script-cache-ageing",
]

# Chromium's own calls home are switched off, so that what is left comes from the page.
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    ONE_PROCESS,
    f"--host-resolver-rules=MAP {AT_HOME} 127.0.0.1",
]


# Files that take long, the longest first: begun last, one would leave the other workers without work. The first builds
# the site, for which the others of the site would wait: before them come some that do without.
LONG = (
    "site/test_site.py",
    "browser/test_whole_lesson.py",
    "browser/test_saving.py",
    "browser/test_coming_back.py",
    "browser/test_game.py",
    "browser/test_idle.py",
    "lab/test_lab.py",
    "site/test_carrying.py",
    "browser/test_language.py",
    "browser/test_tutor_page.py",
    "browser/test_layout.py",
    "browser/test_maze_lesson.py",
    "browser/test_turn.py",
    "site/test_both_games.py",
    "browser/test_show_me.py",
    "browser/test_lessons.py",
    "browser/test_maze.py",
    "browser/test_way.py",
    "browser/test_lossy_game.py",
    "browser/test_blind_game.py",
    "browser/test_pseudo_language.py",
    "site/test_first_visit.py",
    "site/test_memory.py",
    "toy/test_browser.py",
    "browser/test_server_restart.py",
    "browser/test_small_screens.py",
    "browser/test_starting.py",
    "browser/test_lab.py",
    "site/test_device.py",
    "browser/test_proxy.py",
    "browser/test_watching.py",
    "browser/test_box.py",
    "browser/test_medium.py",
    "browser/test_motion.py",
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    places = {name: place for place, name in enumerate(LONG)}
    items.sort(key=lambda item: places.get("/".join(item.path.parts[-2:]), len(LONG)))
    for item in items:
        if item.path.is_relative_to(HERE):
            item.add_marker(pytest.mark.browser)
        if item.get_closest_marker("moving"):
            item.add_marker(pytest.mark.browser_context_args(reduced_motion="no-preference"))


def chromium() -> str:
    """Where this machine's Chromium is: the one without windows opens a page in about half of the processor's time."""
    names = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
    found = next(filter(None, map(shutil.which, names)), None)
    if found is None:
        pytest.fail("There is no Chromium; run: sudo apt-get install chromium fonts-dejavu-core")
    return found


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """Debian's Chromium: Playwright's own browsers are not downloaded."""
    return browser_type_launch_args | {
        "executable_path": chromium(),
        "args": [*FLAGS, *COMPILED_ONCE],
    }


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """A page stands still, as for who asked for less motion: torches that flicker take half of the processor's time.

    A test that is about what moves, or about presses while something moves, is marked as `moving`.
    """
    return browser_context_args | {"reduced_motion": "reduce"}


class Watch:
    """What a page must not do: call other hosts, write errors, throw."""

    def __init__(self) -> None:
        self.faults: list[str] = []
        self._expected: list[str] = []

    def expect(self, pattern: str) -> None:
        """Errors that match `pattern` are part of this test."""
        self._expected.append(pattern)

    def on_request(self, request: Request) -> None:
        address = urlsplit(request.url)
        if address.scheme not in INLINE and address.hostname not in LOCAL:
            self.faults.append(f"request to elsewhere: {request.url}")

    def on_console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.faults.append(f"console: {message.text} ({message.location.get('url', '')})")

    def on_error(self, error: Any) -> None:
        self.faults.append(f"uncaught: {error.error}")

    def unexpected(self) -> list[str]:
        """The faults, less the expected ones."""
        return [
            fault
            for fault in self.faults
            if not any(re.search(pattern, fault) for pattern in self._expected)
        ]


def watch_over(context: BrowserContext, watch: Watch) -> None:
    """Let `watch` see all that the pages of a profile do."""
    context.set_default_timeout(LONG_PATIENCE)
    context.on("request", watch.on_request)
    context.on("console", watch.on_console)
    context.on("weberror", watch.on_error)


@pytest.fixture
def watch() -> Watch:
    """Call `watch.expect(pattern)` where a console error is what the test is about."""
    return Watch()


@contextmanager
def watched(context: BrowserContext, watch: Watch) -> Iterator[BrowserContext]:
    """Fail a test in whose pages something happens that must not."""
    watch_over(context, watch)
    yield context
    context.remove_listener("request", watch.on_request)
    context.remove_listener("console", watch.on_console)
    context.remove_listener("weberror", watch.on_error)
    faults = watch.unexpected()
    assert not faults, "\n".join(faults)


@pytest.fixture(scope="session")
def profiles(browser: Browser) -> Iterator[Profiles]:
    """The profiles that tests share."""
    shared = Profiles(browser)
    yield shared
    shared.close()


@pytest.fixture
def context(
    request: pytest.FixtureRequest, browser_context_args: dict[str, Any], watch: Watch
) -> Iterator[BrowserContext]:
    """A browser profile with nothing stored in it, watched; one of its own for a test marked as `new_profile`."""
    if request.node.get_closest_marker("new_profile"):
        with watched(request.getfixturevalue("new_context")(), watch) as own:
            yield own
        return
    marker = request.node.get_closest_marker("browser_context_args")
    how = browser_context_args | (marker.kwargs if marker else {})

    def good() -> bool:
        call = getattr(request.node, "rep_call", None)
        return call is not None and bool(call.passed)

    shared: Profiles = request.getfixturevalue("profiles")
    with shared.lend(how, good) as lent, watched(lent, watch):
        yield lent


@pytest.fixture
def serious_findings() -> Callable[[Page], list[str]]:
    """Call with a page: axe-core's serious and critical findings, one line each."""

    def findings(page: Page) -> list[str]:
        if not page.evaluate("'axe' in window"):
            page.evaluate(AXE.read_text(encoding="utf-8"))
        found: list[str] = page.evaluate(FINDINGS)
        return found

    return findings
