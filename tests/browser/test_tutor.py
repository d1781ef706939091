from collections.abc import Callable

from playwright.sync_api import Page, expect


def test_jupyterlab_opens_without_a_word_to_anybody_and_a_notebook_in_this_python(
    page: Page, lab_url: Callable[[str], str]
):
    # By its address: in which folder the list of files opens is remembered from other tests.
    page.goto(lab_url("play.ipynb"))
    expect(page.locator("#jp-main-dock-panel")).to_be_visible(timeout=60_000)
    page.wait_for_timeout(2_000)  # news and updates would be asked for now
    expect(page.get_by_text("Would you like to")).to_have_count(0)
    expect(page.get_by_text("Python 3 (ipykernel) | Idle")).to_be_visible(timeout=90_000)
