"""A component alone on a page, its kernel in this process: nothing has to be started or waited for."""

from __future__ import annotations

import json

from playwright.sync_api import Page

from platformer_widgets.assets import bundle
from platformer_widgets.component import Component

FRAME = """<!doctype html><html lang="en"><head><title>A component</title><meta name="viewport"
content="width=device-width"><style>%s</style></head><body style="margin:8px"><main id="place"></main>
<script type="module">
const model = { data: JSON.parse(await shown()), heard: {}, get(key) { return this.data[key]; },
  on(name, call) { (this.heard[name] ??= []).push(call); }, off() {},
  async send(message) { this.data = JSON.parse(await told(JSON.stringify(message)));
    for (const key of ["answered", "serial"]) for (const call of this.heard[`change:${key}`] ?? []) call(); } };
const source = URL.createObjectURL(new Blob([await code()], { type: "text/javascript" }));
(await import(source)).default.render({ model, el: document.getElementById("place") });
</script></body></html>"""


def frame(page: Page, component: Component, script: str) -> None:
    """Show a component by its script, such as `referee.js`."""

    def shown() -> str:
        names = ("view", "words", "serial", "whole", "live", "game", "answered")
        return json.dumps({name: getattr(component, name) for name in names})

    def told(message: str) -> str:
        component._message(component, json.loads(message), [])
        return shown()

    page.expose_function("code", lambda: bundle(script))
    page.expose_function("shown", shown)
    page.expose_function("told", told)
    page.set_content(FRAME % component._css)
