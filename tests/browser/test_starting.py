"""What a visitor sees before the game is there, or when it never comes."""

from collections.abc import Callable, Iterator
from pathlib import Path

import nbformat
import pytest
from playwright.sync_api import Page, expect

from tests import servers
from tests.browser.busy import LATE_MODELS, LATE_SCRIPT
from tests.browser.test_layout import WIDER
from tests.browser.visitor import START

CHANGING = """
from pathlib import Path
exec(Path({path!r}).read_text())
"""
"""One server for all: each visitor's kernel runs what is then laid in a file."""


@pytest.fixture(scope="module")
def changing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Path]]:
    """The address of a page, and the file that its kernels run."""
    folder = tmp_path_factory.mktemp("starting")
    source, path = folder / "source.py", folder / "page.ipynb"
    cells = [nbformat.v4.new_code_cell(CHANGING.format(path=str(source)))]
    nbformat.write(nbformat.v4.new_notebook(cells=cells, metadata={"title": "A page"}), path)
    with servers.one_notebook(folder / "run", path) as server:
        yield server.address, source


@pytest.fixture
def serving(changing: tuple[str, Path]) -> Callable[[str], str]:
    """Call with what the kernels of the next visitors run; gives the address."""
    address, path = changing

    def start(source: str) -> str:
        path.write_text(source)
        return address

    return start


WIDGET = """
import ipywidgets
button = ipywidgets.Button(description="press me")
button.on_click(lambda _: setattr(button, "description", "pressed"))
display(button)
"""


def test_a_widget_appears_and_answers(page: Page, serving):
    address = serving(WIDGET)
    page.goto(address, wait_until="commit")
    expect(page.get_by_text("Building the tower")).to_be_visible()
    page.get_by_role("button", name="press me").click(timeout=60_000)
    expect(page.get_by_role("button", name="pressed")).to_be_visible()
    expect(page.locator("#loading")).to_have_count(0)


def test_a_widget_whose_model_comes_while_the_page_is_busy_is_shown(page: Page, serving):
    page.add_init_script(LATE_MODELS)
    address = serving(WIDGET)
    page.goto(address, wait_until="commit")
    page.get_by_role("button", name="press me").click(timeout=60_000)
    expect(page.get_by_role("button", name="pressed")).to_be_visible()


COMPONENT = """
import anywidget
class Pressed(anywidget.AnyWidget):
    _esm = '''
export default {
  render({ model, el }) {
    const button = document.createElement("button");
    button.textContent = "press me";
    button.onclick = () => model.send("press");
    model.on("msg:custom", (answer) => { button.textContent = answer; });
    el.append(button);
  },
};
'''
button = Pressed()
button.on_msg(lambda *_: button.send("pressed"))
display(button)
"""


def test_a_component_whose_script_comes_late_still_hears_its_kernel(page: Page, serving):
    page.add_init_script(LATE_SCRIPT)
    address = serving(COMPONENT)
    page.goto(address, wait_until="commit")
    page.get_by_role("button", name="press me").click(timeout=60_000)
    expect(page.get_by_role("button", name="pressed")).to_be_visible()


SLOW_COMPONENT = COMPONENT.replace(
    "export default", "await new Promise((done) => setTimeout(done, 2500));\nexport default"
)

COVERED = """() => {
  const cells = document.querySelector("#rendered_cells");
  if (!cells || cells.style.display === "none") return null;
  return Boolean(document.elementFromPoint(12, 12)?.closest("#loading"));
}"""


def test_until_the_game_is_drawn_the_page_shows_its_own_words(page: Page, serving):
    address = serving(SLOW_COMPONENT)
    page.goto(address, wait_until="commit")
    covered = page.wait_for_function(f"({COVERED})() !== null && [({COVERED})()]")
    assert covered.json_value() == [True], "what is not drawn yet is seen"
    expect(page.get_by_text("Building the tower")).to_be_visible()
    page.get_by_role("button", name="press me").click(timeout=60_000)
    expect(page.locator("#loading")).to_have_count(0)


LOST = """
import ipywidgets
from pathlib import Path
from IPython.display import display
visits = Path("{visits}")
visits.write_text(visits.read_text() + ".")
button = ipywidgets.Button(description="press me")
display(button)
button.close()
"""


def test_a_kernel_without_what_the_page_shows_is_replaced_once(
    page: Page, serving, tmp_path: Path, watch
):
    watch.expect("widget model not found")
    visits = tmp_path / "visits"
    visits.touch()
    address = serving(LOST.format(visits=visits))
    page.goto(address, wait_until="commit")
    for _ in range(120):
        if len(visits.read_text()) == 2:
            break
        page.wait_for_timeout(500)
    expect(page.get_by_text("model not found")).to_be_attached(timeout=60_000)
    expect(page.get_by_text("could not be started")).to_be_visible()
    page.wait_for_timeout(1000)
    assert len(visits.read_text()) == 2, "once more, and no more"


def test_a_failed_start_is_said_and_can_be_tried_again(page: Page, serving, serious_findings):
    address = serving("1 / 0")
    page.goto(address)
    expect(page.get_by_text("could not be started")).to_be_visible(timeout=60_000)
    for width in (360, 1280):
        page.set_viewport_size({"width": width, "height": 720})
        assert serious_findings(page) == []
        assert page.evaluate(WIDER) <= 0
    assert "ZeroDivisionError" not in page.content()
    with page.expect_navigation():
        page.get_by_role("button", name="Try again").click()


def test_leaving_the_page_ends_its_kernel(page: Page, serving):
    address = serving(
        "import ipywidgets, os\ndisplay(ipywidgets.Button(description=f'pid {os.getpid()}'))"
    )
    page.goto(address)
    pid = int(page.get_by_role("button", name="pid").inner_text(timeout=60_000).split()[1])
    page.goto("about:blank")
    for _ in range(100):
        if not Path(f"/proc/{pid}").exists():
            return
        page.wait_for_timeout(100)
    pytest.fail("the kernel of a page that is gone still runs")


def test_a_request_to_another_host_is_noticed(page: Page, serving, watch):
    watch.expect("request to elsewhere|console")
    address = serving("print('a page')")
    page.goto(address)
    page.evaluate("fetch('http://elsewhere.example/').catch(() => 0)")
    assert any("elsewhere.example" in fault for fault in watch.faults)


CHOICE = """
window.choices = 0;
new MutationObserver(() => {
  const shown = document.querySelector(".pw-choosegame:not([hidden])");
  if (shown?.getClientRects().length) window.choices += 1;
}).observe(document, { subtree: true, childList: true, attributes: true });
"""


def test_a_game_that_is_known_opens_without_a_moment_of_the_choice_of_games(
    page: Page, page_server: str
) -> None:
    page.add_init_script(CHOICE)
    page.goto(f"{page_server}?game=platformer", wait_until="commit")
    expect(page.locator(".pw-newgame")).to_be_visible(timeout=START)
    expect(page.locator(".pw-choosegame")).to_have_count(1)
    assert page.evaluate("window.choices") == 0
    page.locator(".pw-othergame").click()  # who wants another one is asked
    expect(page.locator(".pw-choosegame")).to_be_visible(timeout=START)
