"""Turns away requests by a name that is not this server's, before anything else is looked at.

A foreign page that points its own name at this machine (DNS rebinding) would otherwise be taken for ours. It can do so
with names only, so that addresses in numbers are let in.
"""

from __future__ import annotations

import socket
from collections.abc import Iterable
from ipaddress import ip_address
from typing import Any, Final

from tornado.httputil import HTTPServerRequest, split_host_and_port
from tornado.routing import AnyMatches, Matcher, Rule, RuleRouter
from tornado.web import Application, RequestHandler

from platformer_nb.serve.access.headers import SecureHeaders
from platformer_nb.serve.listening import is_local
from platformer_nb.serve.page.notices import NOTICES
from platformer_nb.serve.page.speech import page_language
from platformer_nb.text import Words

MOST_BYTES: Final = 1024 * 1024
"""How large the body of a request may be; no request of ours has one of a tenth of it."""

IDLE_SECONDS: Final = 120
"""How long a connection may be open without a request, or with half of one."""

BODY_SECONDS: Final = 30
"""How long the body of a request may take."""

MOST_LETTERS: Final = 100
"""How much of a foreign name is told."""


def names(host: str, more: Iterable[str] = ()) -> frozenset[str]:
    """Return the names by which a server that listens on `host` may be called, `more` among them."""
    own = {"localhost", host, *more}
    if not is_local(host):
        here = socket.gethostname()
        own |= {here, f"{here.partition('.')[0]}.local", socket.getfqdn()}
    return frozenset(name.lower().rstrip(".") for name in own if name)


def admits(asked: str, allowed: frozenset[str], local: bool) -> bool:
    """Return whether a request for the host `asked` (`name:port`) is for us; of `local` servers, only loopback addresses are."""
    name = split_host_and_port(asked.lower())[0].strip("[]").rstrip(".")
    if name in allowed:
        return True
    try:
        address = ip_address(name)
    except ValueError:
        return False
    return address.is_loopback or not local


class _Stranger(Matcher):
    def __init__(self, host: str, more: Iterable[str]) -> None:
        self._allowed, self._local = names(host, more), is_local(host)

    def match(self, request: HTTPServerRequest) -> dict[str, Any] | None:
        return None if admits(request.host, self._allowed, self._local) else {}


class _TurnAway(RequestHandler):
    """Says that this server is not called that."""

    def initialize(self, asked: str | None) -> None:
        """Set up the handler; `asked` is the language the server was started with."""
        self._asked = asked

    def prepare(self) -> None:
        """Answer any request."""
        accepted = self.request.headers.get("Accept-Language", "")
        words = Words(page_language(None, self._asked, accepted), None)
        name = self.request.host[:MOST_LETTERS]
        self.set_status(403)
        self.finish(
            NOTICES.get_template("notice.html.j2").render(
                words=words,
                title=words("page-stranger", name=name),
                text=words("page-stranger-mend"),
            )
        )


def guarded(
    app: Application, host: str, more: Iterable[str] = (), asked: str | None = None
) -> RuleRouter:
    """Return `app` behind the door of a server that listens on `host`.

    `more` are names that a proxy gives it, `asked` is the language the server was started with.
    """
    refusing = Application([(r".*", _TurnAway, {"asked": asked})])
    refusing.add_transform(SecureHeaders)
    return RuleRouter([Rule(_Stranger(host, more), refusing), Rule(AnyMatches(), app)])
