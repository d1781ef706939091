"""Messages that no page sends: the pages answer each, in words, and go on."""

import json
import logging
from random import Random
from typing import Any

import pytest

from platformer_widgets import play_page
from platformer_widgets.tutor.tutor_page import tutor_page
from tests.sizes import sizes

pytestmark = pytest.mark.slow

LONG = "x" * 100_000
JUNK: tuple[Any, ...] = (
    None,
    True,
    0,
    -1,
    2**70,
    1e308,
    "",
    "act",
    LONG,
    "\ud800",
    "\0",
    "{$x}",
    [],
    {},
    [[]],
    [{}],
)
START = {
    "intent": "start",
    "players": [{"name": "Ada", "bot": None}, {"name": "Bot", "bot": "greedy"}],
    "seed": "1",
    "options": {},
}
KINDS = (
    *("start", "load", "resume", "save", "language", "game", "ping", "share", "shared", "whole"),
    *("things", "coach", "foresee", "act", "undo", "redo", "select", "point", "bot", "take"),
    *("open", "step", "rule", "check", "exam", "puzzle", "return", "progress", "import", "forget"),
)
FIELDS = (
    *("for", "action", "at", "record", "text", "link", "what", "language", "game", "players"),
    *("options", "seed", "post", "lesson", "rule", "about", "lines", "answer", "id"),
)


@pytest.fixture
def play():
    page = play_page("en", "platformer")
    page._message(page, START, [])
    assert page.view["turn"]
    return page


def answered(page):
    """Whether an honest message is still answered."""
    page._message(page, {"intent": "ping", "post": {"from": "honest", "number": 1}}, [])
    return page.answered == {"from": "honest", "number": 1}


def shown(page):
    """All that a page shows, as a browser gets it."""
    return json.dumps([page.view, page.page])


def hostile(random):
    """A message of any shape."""
    if random.random() < 0.1:
        return random.choice(JUNK)
    message = {field: random.choice(JUNK) for field in random.sample(FIELDS, 4)}
    return message | {"intent": random.choice(KINDS)}


@pytest.mark.parametrize("make", [play_page, tutor_page])
def test_2500_messages_of_any_shape_end_in_words(make, caplog):
    caplog.set_level(logging.ERROR)
    page, random = make("en", "platformer"), Random(1)
    for number in range(2500):
        page._message(page, hostile(random), [])
        if number % 100 == 0:
            assert "{???}" not in shown(page)
    assert [r.getMessage() for r in caplog.records if r.exc_info] == []
    assert answered(page)


@pytest.mark.parametrize("many", sizes(400, 2000))
def test_damaged_saves_end_in_words(play, caplog, many):
    caplog.set_level(logging.ERROR)
    random = Random(1)
    for _ in range(2):
        play._message(play, {"intent": "bot", "for": play.view["state"]}, [])
    whole = play._table.record()
    for number in range(many):
        damaged = list(whole)
        for _ in range(random.randint(1, 5)):
            damaged[random.randrange(len(damaged))] = random.choice('{}[]":,\\0a9x\n')
        play._message(play, {"intent": "load", "record": "".join(damaged)}, [])
        if number % 100 == 0:
            assert "{???}" not in shown(play)
    assert [r.getMessage() for r in caplog.records if r.exc_info] == []
    play._message(play, {"intent": "load", "record": whole}, [])
    assert play.page["problem"] is None
    assert answered(play)


def test_a_long_fact_is_shortened_before_it_is_told(play):
    record = json.loads(play._table.record())
    for key in record:
        for value in (LONG, [LONG], {LONG: LONG}):
            play._message(
                play, {"intent": "load", "record": json.dumps({**record, key: value})}, []
            )
            assert "{???}" not in shown(play)
            assert LONG not in shown(play), key
