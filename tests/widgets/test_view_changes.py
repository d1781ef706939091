"""Only what has changed in a view is sent, and a page that has missed something gets the whole view."""

import json
import shutil
import subprocess
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest

from platformer_nb.games.platformer.view.new_tables import new_table
from platformer_widgets import PlayTable
from platformer_widgets.view_changes import changes
from tests.raw_visitor import changed

SCRIPT = Path(__file__).parents[2] / "widgets/platformer_widgets/link/changes.js"

EDGES = [
    ({"a": 1}, {"a": True}),
    ({"a": 0, "b": []}, {"a": False}),
    ({"a": None}, {"a": {}}),
    ([1, 2, 3], [2, 3]),
    ([], [[]]),
    ([{"a": 1}], {"a": 1}),
    ({"in": {}}, {"is": 1}),
    (["x", "y"], ["y", "x", "x"]),
]


def played(table: Any, actions: int, random: Random) -> Iterator[dict[str, Any]]:
    """The views of a game in which anything is pressed."""
    view = table.view()
    yield view
    for _ in range(actions):
        dice = [{"intent": "select", "die": die["id"]} for die in view["dice"] if not die["used"]]
        offered = [one["action"] for one in (*view["targets"], *view["buttons"])]
        acts = [{"intent": "act", "action": action} for action in offered if action]
        wish = random.choice([*acts, *dice, {"intent": "undo"}])
        view = table.intent({**wish, "for": view["state"]})
        yield view


def packed(value: Any) -> str:
    """A value as it is sent: true is not 1."""
    return json.dumps(value, sort_keys=True)


@pytest.fixture(scope="module")
def pairs() -> list[tuple[Any, Any]]:
    """Views that follow each other, as they are sent."""
    table = new_table([{"name": "Ada"}, {"name": "Bo"}], seed=5)
    views = list(played(table, 150, Random(1)))
    return [*pairwise(views), (views[-1], views[0]), *EDGES]


def test_what_has_changed_makes_the_next_view(pairs):
    for before, after in pairs:
        change = json.loads(json.dumps(changes(before, after)))
        assert packed(changed(before, change)) == packed(after)


def test_the_browser_makes_the_same_of_it(pairs):
    node = shutil.which("node")
    assert node
    program = f"""
      import {{ changed }} from {json.dumps(SCRIPT.as_uri())};
      import {{ deepStrictEqual }} from "node:assert";
      import {{ readFileSync }} from "node:fs";
      for (const [before, change, after] of JSON.parse(readFileSync(0, "utf8"))) {{
        const copy = structuredClone(before);
        deepStrictEqual(changed(before, change), after);
        deepStrictEqual(before, copy, "the view before is left as it was");
      }}
    """
    given = json.dumps([(before, changes(before, after), after) for before, after in pairs])
    command = [node, "--input-type=module", "-e", program]
    done = subprocess.run(command, input=given, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-3000:]


def test_an_action_sends_a_fraction_of_its_view(pairs):
    real = pairs[: -len(EDGES) - 1]
    whole = sum(len(json.dumps(after)) for _, after in real)
    assert sum(len(json.dumps(changes(*pair))) for pair in real) < whole / 4


def test_nothing_is_sent_of_what_is_the_same():
    view = new_table([{"name": "Ada"}, {"name": "Bo"}], seed=5).view()
    assert changes(view, json.loads(json.dumps(view))) is None


# --- a page and its component -------------------------------------------------------------------------


class Page:
    """A browser's copy of a component, which gets some of its messages."""

    def __init__(self, component: PlayTable, monkeypatch: pytest.MonkeyPatch) -> None:
        self.component = component
        self.state = component.get_state(["view", "serial", "whole"])
        self.lost = False
        self.sizes: list[int] = []
        monkeypatch.setattr(component.comm, "send", self.take)

    def take(self, data: Any = None, **_more: Any) -> None:
        state = json.loads(json.dumps(data["state"]))
        self.sizes.append(len(json.dumps(state)))
        if self.lost:
            return
        patch = state.pop("patch", None)
        self.state |= state
        if patch and patch["since"] == self.state["whole"]:
            self.state["view"] = changed(self.state["view"], patch["change"])
            self.state["whole"] = patch["serial"]

    @property
    def is_whole(self) -> bool:
        return bool(self.state["whole"] == self.state["serial"])

    def say(self, **content: Any) -> None:
        self.component._handle_custom_msg({**content, "for": self.component.view["state"]}, [])


def press(page: Page, random: Random) -> None:
    """Press anything."""
    view = page.component.view
    offered = [one["action"] for one in (*view["targets"], *view["buttons"]) if one["action"]]
    page.say(intent="act", action=random.choice(offered))


@pytest.fixture
def page(monkeypatch: pytest.MonkeyPatch) -> Page:
    component = PlayTable(new_table([{"name": "Ada"}, {"name": "Bo"}], seed=5))
    return Page(component, monkeypatch)


def test_a_page_that_gets_everything_needs_one_whole_view(page):
    random = Random(3)
    for _ in range(40):
        press(page, random)
        assert page.is_whole
        assert page.state["view"] == json.loads(json.dumps(page.component.view))
    assert max(page.sizes[1:]) < page.sizes[0]


def test_a_lost_message_is_noticed_and_no_part_of_the_view_stays_stale(page):
    random = Random(4)
    for _ in range(60):
        page.lost = random.random() < 0.4
        press(page, random)
        if page.lost:
            continue
        if not page.is_whole:
            page.say(intent="whole")
        assert page.is_whole
        assert page.state["view"] == json.loads(json.dumps(page.component.view))


def test_what_is_asked_for_whole_comes_whole_with_a_new_number(page):
    press(page, Random(1))
    press(page, Random(1))
    before = page.state["serial"]
    page.state["view"], page.state["whole"] = {}, -1
    page.say(intent="whole")
    assert page.is_whole
    assert page.state["serial"] == before + 1
    assert page.state["view"]["state"] == page.component.view["state"]


def test_two_views_in_one_answer_are_one_change(page):
    press(page, Random(1))
    with page.component.hold_sync():
        press(page, Random(2))
        press(page, Random(3))
    assert page.is_whole
    assert page.state["view"] == json.loads(json.dumps(page.component.view))


def test_another_language_is_a_change_too(page):
    press(page, Random(1))
    page.component.language = "pl"
    assert page.is_whole
    assert page.state["view"] == json.loads(json.dumps(page.component.view))
