"""A game and progress go by file from notebooks and a server to the site and back, and stay what they were."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import nbformat
import pytest
from playwright.sync_api import FilePayload, Page, expect

from platformer_nb.games.platformer import GAME
from platformer_nb.games.platformer.model import actions as a
from platformer_nb.games.platformer.view.new_tables import new_table
from platformer_nb.lessons.progress.progress import Progress, read, written
from platformer_nb.table.factories.new_game import table_of_new_game
from tests import servers
from tests.browser.pupil import Pupil, board_of
from tests.browser.test_turn import first
from tests.browser.test_tutor_page import forward, room
from tests.browser.visitor import START, Visitor
from tests.site.conftest import Host
from tests.site.test_site import LONG_PATIENCE

pytestmark = [pytest.mark.browser, pytest.mark.slow]

SAVE_PROGRESS = "Save my progress to a file"
PROGRESS = written(Progress().has_solved("puzzles", "p02", 0, 5).answered(["MOV-2"], True, 10))


def saved_game() -> str:
    table = table_of_new_game(GAME, [{"name": "Ada"}, {"name": "Bob"}], "carried", "en")
    table.intent({"intent": "act", "action": "end", "for": table.view()["state"]})
    return table.record()


def as_file(text: str) -> FilePayload:
    return FilePayload(name="it.json", mimeType="application/json", buffer=text.encode())


def opened(page: Page, address: str) -> None:
    """Open a page, and choose the game if it asks which."""
    page.goto(address)
    chosen(page, "Platformer")


def chosen(page: Page, game: str) -> None:
    """Choose a game if the page asks which."""
    asks = page.get_by_role("button", name=game, exact=True)
    there = page.locator(".pw-newgame, .pw-tutorroom").locator("visible=true")
    expect(asks.or_(there).first).to_be_visible(timeout=LONG_PATIENCE)
    if asks.is_visible():
        asks.click()


def played(page: Page, address: str, record: str, whose: str) -> str:
    """Load a game from a file, see whose turn it is, and save it to one."""
    opened(page, address)
    page.locator(".pw-load summary").click(timeout=LONG_PATIENCE)
    page.get_by_label("Load from a file").set_input_files(as_file(record))
    expect(page.locator(".pw-tablegrid")).to_be_visible(timeout=LONG_PATIENCE)
    expect(page.locator(".pw-turn h2")).to_contain_text(whose)
    return downloaded(page, "Save to a file")


def learnt(page: Page, address: str, progress: str) -> str:
    """Load progress from a file, and save it to one."""
    opened(page, address)
    taken_in(page, progress, "p02")
    return downloaded(page, SAVE_PROGRESS)


def taken_in(page: Page, progress: str, known: str) -> None:
    """Load progress from a file, until the browser keeps `known`, which stands in it."""
    page.get_by_role("button", name="My progress").click(timeout=LONG_PATIENCE)
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Load progress from a file").click(timeout=LONG_PATIENCE)
    chooser.value.set_files(as_file(progress))
    for _ in range(LONG_PATIENCE // 100):
        if known in page.evaluate("Object.values(localStorage).join()"):
            return
        page.wait_for_timeout(100)
    raise AssertionError(f"{known} is not kept")


def downloaded(page: Page, name: str) -> str:
    with page.expect_download(timeout=LONG_PATIENCE) as download:
        page.get_by_role("button", name=name).click()
    return download.value.path().read_text(encoding="utf-8")


def test_a_game_and_progress_are_carried_from_a_server_to_the_site_and_back(
    page: Page, served: Host, tmp_path: Path
) -> None:
    game = saved_game()
    with servers.play(tmp_path) as server:
        on_site = played(page, served.address, game, "Bob")
        back = played(page, server.address, on_site, "Bob")
        assert json.loads(game) == json.loads(on_site) == json.loads(back)
        known = learnt(page, f"{served.address}tutor/", PROGRESS)
        home = learnt(page, f"{server.address}tutor", known)
    assert json.loads(home) == json.loads(known)
    assert json.loads(known).items() >= json.loads(PROGRESS).items()


LESSON = "00-first-turn"
"""Learnt in a notebook; `LATER` on the site."""
LATER = "03-jumping"
PLAYERS = [{"name": "Ada", "hero": "sweety"}, {"name": "Bo", "hero": "etorn"}]
TABLE = f"""
from platformer_nb.games.platformer.view.new_tables import new_table
from platformer_widgets import PlayTable
table = new_table({PLAYERS}, "tower")
PlayTable(table)
"""
SAVE = """
from pathlib import Path
from platformer_widgets import Progress
Path("game.json").write_text(table.record(), encoding="utf-8")
Progress().export("progress.json")
"""


def notebook_of_a_learner(path: Path, lesson: Path) -> int:
    """Write a lesson's notebook down to its first exercise, with a game and what saves both below.

    Return the exercise's place.
    """
    book = nbformat.read(lesson, as_version=4)
    exercise = [cell.source for cell in book.cells].index("lesson.exercise(1)")
    own = [nbformat.v4.new_code_cell(source) for source in (TABLE, SAVE)]
    book.cells = [*book.cells[: exercise + 1], *own]
    path.parent.mkdir(parents=True)
    nbformat.write(book, path)
    return exercise


def saved_in_lab(page: Page, address: str, exercise: int) -> str:
    """Solve the exercise of a notebook, do an action in its game, save both; return the game as it has to be saved."""
    page.goto(address, wait_until="commit")
    expect(page.get_by_text("Python 3 (ipykernel) | Idle")).to_be_visible(timeout=START)
    cells = page.locator(".jp-Notebook .jp-Cell")
    saving = cells.nth(exercise + 2)
    saving.locator(".cm-content").click()
    page.get_by_role("menuitem", name="Run", exact=True).click()
    page.get_by_role("menuitem", name="Run All Above Selected Cell", exact=True).click()

    pupil = Pupil(page, "mouse", LESSON, "en")
    step = pupil.lesson.exercises[0]
    board = board_of(pupil.lesson, step)
    assert board is not None
    pupil.sit(cells.nth(exercise), board)
    pupil.solve(step)
    visitor = Visitor(page)
    visitor.room = cells.nth(exercise + 1)
    table = new_table(PLAYERS, "tower")
    visitor.sit_down(table)
    visitor.do(first(visitor, a.Spawn))
    saving.locator(".cm-content").click()
    page.keyboard.press("Control+Enter")
    expect(saving.locator(".jp-OutputArea-output")).to_contain_text("progress.json")
    return table.record()


def test_what_is_learnt_and_played_in_jupyterlab_is_carried_to_the_site_and_on_to_a_server(
    page: Page,
    served: Host,
    lab_notebooks: Path,
    lab_url: Callable[[str], str],
    page_server: str,
    tmp_path: Path,
) -> None:
    # A kernel belongs to a path: a second run does not sit at the first one's boards.
    own = lab_notebooks / tmp_path.name / "en" / f"{LESSON}.ipynb"
    lesson = lab_notebooks / "tutorial" / "platformer" / "en" / own.name
    exercise = notebook_of_a_learner(own, lesson)
    due = saved_in_lab(page, lab_url(own.relative_to(lab_notebooks).as_posix()), exercise)
    game, in_lab = (
        (own.parent / name).read_text(encoding="utf-8") for name in ("game.json", "progress.json")
    )

    game_on_site = played(page, served.address, game, "Bo")
    opened(page, f"{served.address}tutor/")
    taken_in(page, in_lab, LESSON)
    room(page, "lessons")
    solve_on_the_page(page)
    page.get_by_role("button", name="All lessons").click()
    room(page, "progress")
    on_site = downloaded(page, SAVE_PROGRESS)

    game_at_home = played(page, page_server, game_on_site, "Bo")
    opened(page, f"{page_server}tutor")
    taken_in(page, on_site, LATER)
    room(page, "lessons")
    for known in (LESSON, LATER):
        entry = page.locator(".pw-entry", has_text=known[:2]).first
        expect(entry).to_contain_text(re.compile(r"Solved: [1-9]"))
    room(page, "progress")
    at_home = downloaded(page, SAVE_PROGRESS)

    games = [json.loads(record) for record in (due, game, game_on_site, game_at_home)]
    assert games == [games[0]] * 4
    kept = [{(s.lesson, s.exercise) for s in read(text).solved} for text in (in_lab, on_site)]
    assert kept[0] < kept[1], "one thing more is solved on the site"
    assert read(in_lab) | read(at_home) == read(at_home) == read(on_site)


def solve_on_the_page(page: Page) -> None:
    """Solve the first exercise of `LATER`."""
    page.locator(".pw-entry", has_text=LATER[:2]).first.click()
    expect(page.locator(".pw-stepper > h2")).to_be_visible()
    forward(page, 3)
    for space in ("b2", "c2"):
        page.locator(f".pw-board .pw-cell.pw-legal[data-at='{space}']").click()
    expect(page.locator(".pw-feedback[data-status='solved']")).to_be_visible()
