"""The static site in a browser: bytes, times, memory. `python -m benchmarks.site FOLDER` (built by `make site`)."""

import argparse
import json
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from shutil import which
from statistics import median
from threading import Thread
from typing import Any

from playwright.sync_api import BrowserContext, sync_playwright

PAGES = {"play": "", "tutor": "tutor/"}
MARKS = """() => Object.fromEntries(performance.getEntriesByType("mark")
    .filter((one) => one.name.startsWith("site-")).map((one) => [one.name, Math.round(one.startTime)]))"""


class Counting(SimpleHTTPRequestHandler):
    """A plain file server that counts the bytes of the files it sends."""

    def log_message(self, *_what: object) -> None:
        pass

    def copyfile(self, source: Any, outputfile: Any) -> None:
        data = source.read()
        self.server.sent += len(data)  # type: ignore[attr-defined]
        outputfile.write(data)


def visit(context: BrowserContext, address: str) -> dict[str, Any]:
    """Open a page and wait until it can be played; return milliseconds and bytes of memory."""
    page = context.new_page()
    page.goto(address)
    page.wait_for_selector("body[data-kept]", state="attached", timeout=120_000)
    marks: dict[str, Any] = page.evaluate(MARKS)
    detail = page.evaluate("performance.getEntriesByName('site-ready')[0].detail")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.wait_for_selector("body[data-memory]", state="attached", timeout=120_000)
    page.close()
    return {**marks, **{key: detail[key] for key in ("memory", "again")}, "phases": detail["times"]}


def measured(folder: Path, rounds: int) -> dict[str, Any]:
    """Return for each page the medians of cold and warm visits."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Counting, directory=str(folder)))
    server.sent = 0  # type: ignore[attr-defined]
    Thread(target=server.serve_forever, daemon=True).start()
    found: dict[str, Any] = {}
    with sync_playwright() as driver:
        found_browser = which("chromium") or which("chromium-headless-shell")
        browser = driver.chromium.launch(executable_path=found_browser, args=["--no-sandbox"])
        for name, path in PAGES.items():
            address = f"http://127.0.0.1:{server.server_port}/{path}"
            visits: dict[str, list[dict[str, Any]]] = {"cold": [], "warm": []}
            sent: dict[str, list[int]] = {"cold": [], "warm": []}
            for _ in range(rounds):
                context = browser.new_context()
                for kind, each in visits.items():
                    before = server.sent  # type: ignore[attr-defined]
                    each.append(visit(context, address))
                    sent[kind].append(server.sent - before)  # type: ignore[attr-defined]
                context.close()
            found[name] = {
                kind: {
                    "drawn_ms": median(one["site-drawn"] for one in each),
                    "ready_ms": median(one["site-ready"] for one in each),
                    "memory_mb": round(each[0]["memory"] / 1e6, 1),
                    "sent_mb": round(median(sent[kind]) / 1e6, 2),
                    "phases_ms": each[-1]["phases"],
                    "on_kept_memory": all(one["again"] for one in each),
                }
                for kind, each in visits.items()
            }
        browser.close()
    server.shutdown()
    return found


def main() -> None:
    """Print what was measured as JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, nargs="?", default=Path("dist/site"))
    parser.add_argument("--rounds", type=int, default=3)
    args = parser.parse_args()
    print(json.dumps(measured(args.folder, args.rounds), indent=1))


if __name__ == "__main__":
    main()
