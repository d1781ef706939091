"""Components say the same over both of their bases: in Jupyter, and in a Python that has no widget library."""

from __future__ import annotations

import json
import logging
import subprocess
import sys
from typing import Any

import pytest

from platformer_widgets.base import jupyter, plain

NOT_THERE = (
    "anywidget bqplot comm ipykernel IPython ipywidgets jupyterlab numpy tornado traitlets voila"
)

SCRIPT = """
import json, sys, time
time.time = lambda: 1_790_000_000.0
if sys.argv[1:]:
    sys.modules.update(dict.fromkeys(sys.argv[1:]))  # what is None here cannot be imported

from platformer_widgets import play_page, tutor_page
from platformer_widgets.base import HAS_WIDGETS

def visit(page, messages):
    sent = []
    if HAS_WIDGETS:
        page.comm.send = lambda data=None, **_: sent.append(data)
        page.send_state()
    else:
        page.connect(sent.append)
    first = sent.pop()["state"]
    assert set(first) >= {"view", "words", "page", "serial"} and not sent
    for number, message in enumerate(messages(page), 1):
        content = {"post": {"from": "page-1", "number": number}, **message}
        data = {"method": "custom", "content": content}
        page._handle_msg({"content": {"data": data}, "buffers": []}) if HAS_WIDGETS else page.deliver(data)
    return [{k: v for k, v in each.items() if k != "buffer_paths"} for each in sent]

def game(page):
    yield {"intent": "start", "players": [{}, {"bot": "greedy"}], "seed": "7"}
    for action in ("spawn a1", "spawn a1", "end", "nonsense"):
        yield {"intent": "act", "action": action, "for": page.view["state"]}
    yield {"intent": "bot", "for": page.view["state"]}
    yield {"intent": "ping"}
    yield {"intent": "language", "language": "uk"}
    yield {"intent": "undo", "for": page.view["state"]}
    yield {}

def lessons(page):
    yield {"intent": "open", "lesson": "00-first-turn", "step": 1}
    yield {"intent": "room", "room": "progress"}
    yield {"intent": "puzzle", "number": 1}
    yield {"intent": "rule", "rule": "MOV-1"}

told = [visit(play_page("en", "platformer"), game), visit(tutor_page("pl", "platformer"), lessons)]
print(json.dumps([HAS_WIDGETS, told], sort_keys=True))
"""


def traffic(*missing: str) -> list[Any]:
    ran = subprocess.run(
        [sys.executable, "-c", SCRIPT, *missing], capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stderr
    found: list[Any] = json.loads(ran.stdout)
    return found


def test_a_page_says_the_same_without_jupyter() -> None:
    (widgets, with_jupyter), (none, without) = traffic(), traffic(*NOT_THERE.split())
    assert (widgets, none) == (True, False)
    play, tutor = without
    assert sum(message["method"] == "update" for message in play) == 10
    assert len(tutor) >= 4
    assert without == with_jupyter


class Plain(plain.Base):
    view = plain.synced_dict()
    number = plain.synced_int()
    live = plain.synced_bool(True)
    name = plain.synced_text("a")


@pytest.fixture
def sent() -> list[Any]:
    return []


@pytest.fixture
def component(sent) -> Plain:
    made = Plain(number=1)
    made.connect(sent.append)
    return made


def test_who_connects_gets_the_whole_state_first(component, sent) -> None:
    state = {"view": {}, "number": 1, "live": True, "name": "a"}
    assert sent == [{"method": "update", "state": state}]
    assert component.own_synced == set(component.keys) == set(state)


def test_what_changes_is_sent_and_what_does_not_is_not(component, sent) -> None:
    sent.clear()
    component.number, component.live = 1, False
    assert sent == [{"method": "update", "state": {"live": False}}]


def test_what_is_held_goes_out_as_one_at_the_end_of_the_outermost_block(component, sent) -> None:
    sent.clear()
    with component.hold_sync():
        component.number = 2
        with component.hold_sync():
            component.name = "b"
        component.resend(["live"])
        assert sent == []
    assert sent == [{"method": "update", "state": {"number": 2, "name": "b", "live": True}}]


def test_a_held_state_goes_out_though_the_block_fails(component, sent) -> None:
    sent.clear()

    def failing() -> None:
        with component.hold_sync():
            component.number = 5
            raise KeyError

    with pytest.raises(KeyError):
        failing()
    assert sent == [{"method": "update", "state": {"number": 5}}]


@pytest.mark.parametrize(("name", "value"), [("view", []), ("number", True), ("name", None)])
def test_a_value_of_another_type_is_refused(component, name, value) -> None:
    with pytest.raises(TypeError, match=name):
        setattr(component, name, value)
    with pytest.raises(TypeError, match="nothing"):
        Plain(nothing=1)


def test_two_components_share_no_mapping() -> None:
    one, other = Plain(), Plain()
    one.view["a"] = 1
    assert other.view == {}


@pytest.mark.parametrize("message", [None, [], {}, {"method": "update", "state": {"number": 9}}])
def test_nobody_writes_the_state_from_outside(component, message) -> None:
    heard: list[object] = []
    component.on_msg(lambda _component, content, _buffers: heard.append(content))
    component.deliver(message)
    assert (component.number, heard) == (1, [])
    component.deliver({"method": "custom", "content": 3})
    assert heard == [3]


def test_a_message_has_no_buffers(component) -> None:
    with pytest.raises(ValueError, match="buffers"):
        component.send({}, [b"x"])


def test_a_callback_that_raises_stops_no_other(caplog) -> None:
    called: list[object] = []
    calls = plain.Callbacks()
    keep = called.append
    for callback in (lambda _n: 1 // 0, keep, keep):
        calls.register_callback(callback)
    with caplog.at_level(logging.ERROR):
        calls(4)
    assert "ZeroDivisionError" in caplog.text
    calls.register_callback(keep, remove=True)
    calls(5)
    assert called == [4], "added once, and removed"


def test_both_bases_have_what_components_use() -> None:
    used = "own_synced resend send_update send_state get_state hold_sync on_msg send keys"
    for name in used.split():
        assert hasattr(jupyter.Base, name), name
        assert hasattr(plain.Base, name), name
