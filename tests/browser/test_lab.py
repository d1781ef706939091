"""The components in JupyterLab: played by keys inside an output, each one alone, and as text."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import nbformat
from playwright.sync_api import Page, expect

from platformer_nb.games.platformer.model import actions as a
from platformer_nb.games.platformer.model.terrain import NOWHERE
from platformer_nb.games.platformer.view.new_tables import new_table
from tests.browser.busy import LATE_MODELS
from tests.browser.hands import PATIENCE
from tests.browser.test_turn import first
from tests.browser.visitor import START, Visitor

DRAWN = """\\
map:
    +----+----+----+----+
  3 |    :    :H   :   g|
    +    +====+=HH=+    +
  2 |  W : ^  :H   :    |
    +====+    +    +====+
  1 |    :    :H 1 : $  |
    +====+====+====+====+
    a    b    c    d
hero 1: sweety
pool: move shove star
"""

GAME = """
from platformer_nb.games.platformer.view.new_tables import new_table
from platformer_widgets import PlayTable
table = new_table([{"name": "Ada", "hero": "sweety"}, {"name": "Bo", "hero": "etorn"}], "tower")
PlayTable(table)
"""


def write(folder: Path, name: str, *cells: str) -> None:
    book = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(cell) for cell in cells])
    book.metadata["kernelspec"] = {"name": "python3", "display_name": "Python 3 (ipykernel)"}
    nbformat.write(book, folder / name)


def run_all(page: Page, address: str) -> None:
    """Open a notebook alone and run all its cells."""
    page.goto(address, wait_until="commit")
    idle = page.get_by_text("Python 3 (ipykernel) | Idle")
    expect(idle).to_be_visible(timeout=START)
    page.get_by_role("menuitem", name="Run", exact=True).click()
    page.get_by_role("menuitem", name="Run All Cells", exact=True).click()


def cells(page: Page) -> list[str]:
    """The sources of the notebook's cells, as they are shown."""
    shown = page.locator(".jp-Notebook .jp-Cell .jp-InputArea-editor .cm-content")
    return [text.strip() for text in shown.all_inner_texts()]


def test_a_turn_by_keys_in_an_output(page: Page, lab_notebooks: Path, lab_url) -> None:
    write(lab_notebooks, "turn.ipynb", GAME, "'a cell below'")
    run_all(page, lab_url("turn.ipynb"))
    visitor = Visitor(page, "keys")
    expect(page.locator("button.pw-die").first).to_be_visible(timeout=START)
    visitor.sit_down(
        new_table([{"name": "Ada", "hero": "sweety"}, {"name": "Bo", "hero": "etorn"}], "tower")
    )
    before = cells(page)
    assert len(before) == 2

    visitor.die("d1").click()
    assert visitor.table is not None
    visitor.table.intent({"intent": "select", "die": "d1", "for": visitor.table.number})
    visitor.await_table()
    for key in ("d", "d", "b", "x", "m", "y", "r", "z", "l", "o", "j", "k", "v", "0", "0"):
        page.keyboard.press(key)
    expect(visitor.die("d1")).to_be_focused()
    # A cell of a notebook would be made above by this key; here it goes to what can be done.
    page.keyboard.press("a")
    expect(page.locator(".pw-area-controls button:focus")).to_have_count(1)
    visitor.do(first(visitor, a.Spawn))
    visitor.do(first(visitor, a.Move, push=NOWHERE))
    visitor.do(a.End())
    visitor.do(first(visitor, a.SetSpecial))
    expect(page.locator(".pw-turn h2")).to_have_text(visitor.view()["turn"]["title"])

    assert cells(page) == before
    expect(page.locator(".jp-Notebook.jp-mod-editMode")).to_have_count(0)
    expect(page.locator(".jp-Dialog")).to_have_count(0)


def test_each_component_alone_as_text_and_after_a_reload(
    page: Page, lab_notebooks: Path, lab_url, serious_findings: Callable[[Page], list[str]]
) -> None:
    names = ("MapGrid", "DicePool", "Shop", "HeroPanel", "Log")
    setting = f'from platformer_widgets import {", ".join(names)}\ndrawn = """{DRAWN}"""'
    write(
        lab_notebooks,
        "alone.ipynb",
        setting,
        *[f"{name}(drawn)" for name in names],
        "print(MapGrid(drawn))",
    )
    run_all(page, lab_url("alone.ipynb"))
    expect(page.locator(".pw-mapgrid .pw-figure")).to_have_count(2, timeout=START)
    for part in ("mapgrid", "dicepool", "shopwindow", "heropanel", "logbook"):
        expect(page.locator(f".pw-{part}")).to_be_attached(timeout=PATIENCE)
        page.locator(f".pw-{part}").scroll_into_view_if_needed()
        expect(page.locator(f".pw-{part}")).to_be_visible()
    expect(page.locator(".pw-dicepool .pw-die[data-face=shove]").first).to_be_attached()
    expect(page.locator(".pw-heropanel .pw-name")).to_have_text("Sweety")
    text = page.locator(".jp-OutputArea-output pre").last.inner_text(timeout=PATIENCE)
    assert "  2 |  W : ^  :H   :    |" in text
    assert text.startswith("platformer 1")

    page.keyboard.press("Control+s")
    expect(page.locator(".jp-mod-dirty")).to_have_count(0, timeout=PATIENCE)
    page.add_init_script(LATE_MODELS)
    page.reload(wait_until="commit")
    expect(page.locator(".pw-mapgrid .pw-figure")).to_have_count(2, timeout=START)
    expect(page.locator(".pw-dicepool .pw-die[data-face=shove]").first).to_be_attached()
