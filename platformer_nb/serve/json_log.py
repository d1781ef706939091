"""The log as lines of JSON, for a host's tools. Nothing in them is about a visitor.

A line has a message as it stands in the code, without the facts that would be filled in: those may be an address or what
somebody has typed. Of an error it has the kind, and the places in the code.
"""

from __future__ import annotations

import json
import logging
import re
import sys
import time
from pathlib import Path
from traceback import extract_tb
from typing import Any, Final

from tornado.web import RequestHandler

_PERSONAL: Final = re.compile(
    r"""
      [0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12} | [0-9a-f]{32}   # a kernel, a component, a visitor
    | (?:\d{1,3}\.){3}\d{1,3} | \[?(?:[0-9a-f]{0,4}:){2,7}[0-9a-f]{0,4}\]?  # an address
    | (?:/[^\s/]+){2,}                                             # a path
    """,
    re.VERBOSE,
)
LONGEST: Final = 200
MOST_PLACES: Final = 20

requests: Final = logging.getLogger("platformer_nb.requests")


class JsonLines(logging.Formatter):
    """Formats a record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line."""
        line = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": _PERSONAL.sub("*", str(record.msg).partition("\n")[0])[:LONGEST],
            **getattr(record, "facts", {}),
        }
        if record.exc_info and record.exc_info[0] is not None:
            line["error"] = record.exc_info[0].__name__
            line["places"] = _places(record.exc_info[2])
        return json.dumps(line)


def _places(trace: Any) -> list[str]:
    """Return where an error came about: files by their names alone."""
    return [f"{Path(at.filename).name}:{at.lineno}" for at in extract_tb(trace)[-MOST_PLACES:]]


def log_request(handler: RequestHandler) -> None:
    """Write a line about an answer: what kind of handler gave it, not what was asked for and by whom."""
    status = handler.get_status()
    facts = {
        "handler": type(handler).__name__,
        "method": handler.request.method if handler.request.method in _METHODS else "other",
        "status": status,
        "ms": round(1000 * handler.request.request_time(), 1),
    }
    requests.log(
        logging.WARNING if status >= 500 else logging.INFO, "request", extra={"facts": facts}
    )


_METHODS: Final = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")


def write_json(*named: logging.Logger) -> None:
    """Let all logs of this process, and these, be lines of JSON on stderr."""
    lines = logging.StreamHandler(sys.stderr)
    lines.setFormatter(JsonLines())
    root = logging.getLogger()
    for logger in (root, *named, *(logging.getLogger(f"tornado.{each}") for each in _TORNADO)):
        logger.handlers = []
        logger.propagate = True
    root.handlers = [lines]
    requests.setLevel(logging.INFO)


_TORNADO: Final = ("access", "application", "general")
