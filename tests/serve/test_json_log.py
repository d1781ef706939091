"""Lines of JSON hold what happened and nobody who did it."""

import json
import logging
import sys

import pytest

from platformer_nb.serve.json_log import JsonLines


def line(message, *facts, error=None):
    record = logging.LogRecord("x", logging.ERROR, "f.py", 1, message, facts, error)
    return json.loads(JsonLines().format(record))


def test_facts_are_left_out():
    written = line("Uncaught exception %s\n%r", "GET /?name=Ada (192.0.2.7)", "Ada")
    assert written["message"] == "Uncaught exception %s"
    assert written["level"] == "error"
    assert "Ada" not in json.dumps(written)


@pytest.mark.parametrize(
    "personal",
    [
        "192.0.2.7",
        "2001:db8::7",
        "0b6d3d1c-9a0e-4c7e-8a51-0d5a7e6f4b21",
        "0b6d3d1c9a0e4c7e8a510d5a7e6f4b21",
        "/home/ada/games",
    ],
)
def test_what_a_message_itself_has_of_a_person_is_crossed_out(personal):
    assert line(f"Connecting to {personal}.")["message"].startswith("Connecting to *")


def test_an_error_is_told_by_its_kind_and_places():
    try:
        raise ValueError("Ada at 192.0.2.7")
    except ValueError:
        written = line("it failed", error=sys.exc_info())
    assert written["error"] == "ValueError"
    assert written["places"][-1].startswith("test_json_log.py:")
    assert "Ada" not in json.dumps(written)
