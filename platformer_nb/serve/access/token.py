"""A token that opens a server: whoever comes with it once is known by a cookie from then on."""

from __future__ import annotations

import hmac
import secrets
from typing import Final
from urllib.parse import parse_qsl, urlencode, urlsplit

from jupyter_server.base.handlers import JupyterHandler

FIELD: Final = "token"
"""The name of the token in an address and in the form that asks for it."""

COOKIE: Final = "platformer-entry"
WRONG_SECONDS: Final = 1.0
"""How long a wrong token is thought about, so that few can be tried."""


def new_token() -> str:
    """Return a token that nobody guesses."""
    return secrets.token_urlsafe(18)


def is_known(handler: JupyterHandler, token: str) -> bool:
    """Return whether the visitor needs no token, or has shown it."""
    return not token or handler.get_signed_cookie(COOKIE) is not None


def is_right(given: str, token: str) -> bool:
    """Compare without telling by the time how much of it is right."""
    return hmac.compare_digest(given.encode("utf-8", "replace"), token.encode())


def let_in(handler: JupyterHandler) -> str:
    """Set the cookie; return the address without the token, which is not to be shared with a link."""
    handler.set_signed_cookie(
        COOKIE,
        "1",
        expires_days=None,
        path=handler.settings["base_url"],
        httponly=True,
        samesite="Lax",
        secure=handler.request.protocol == "https",
    )
    address = urlsplit(handler.request.uri or "")
    kept = [(name, value) for name, value in parse_qsl(address.query) if name != FIELD]
    return address._replace(
        scheme="", netloc="", path=handler.request.path, query=urlencode(kept)
    ).geturl()
