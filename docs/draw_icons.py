"""Draws the icons of an installed site, platformer_nb/site/shell/icons, of icon.svg beside them.

Run `.venv/bin/python docs/draw_icons.py` after that drawing has changed.
"""

import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from platformer_nb.site.build import ICONS, SHELL  # noqa: E402
from tests.browser.conftest import FLAGS, chromium  # noqa: E402

GROUND = "#e9eef1"
PART = {"icon": 1.0, "mask": 0.6, "touch": 0.7}
"""How much of the square the drawing takes: a system may cut a fifth from each side of a `mask`."""


def main() -> None:
    """Draw each icon in its size."""
    drawing = (SHELL / "icon.svg").read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        for name in ICONS:
            kind, _, side = name.partition("-")
            page = browser.new_page(viewport={"width": int(side), "height": int(side)})
            ground = "transparent" if kind == "icon" else GROUND
            page.set_content(
                f"<style>body {{ margin: 0; height: 100vh; display: grid; place-items: center; background: {ground} }}"
                f"svg {{ width: {PART[kind]:.0%} }}</style>{drawing}"
            )
            page.screenshot(path=SHELL / "icons" / f"{name}.png", omit_background=kind == "icon")
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
