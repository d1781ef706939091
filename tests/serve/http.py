"""Plain HTTP, as a stranger at the door would speak it."""

import re
import urllib.error
import urllib.request
from email.message import Message
from http.cookies import SimpleCookie


def get(url: str, **headers: str) -> tuple[int, Message, str]:
    """Status, headers and body; an error status is an answer like any other."""
    request = urllib.request.Request(url, headers=headers)
    opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    try:
        with opener.open(request, timeout=180) as answer:
            return answer.status, answer.headers, answer.read().decode()
    except urllib.error.HTTPError as error:
        return error.code, error.headers, error.read().decode()


def cookies_of(headers: Message) -> str:
    """The cookies that an answer sets, as a browser sends them back."""
    given = SimpleCookie("; ".join(headers.get_all("Set-Cookie", ())))
    return "; ".join(f"{name}={one.value}" for name, one in given.items())


def loaded_from_elsewhere(html: str) -> list[str]:
    """Addresses on other hosts that a browser would load for this page."""
    attribute = r"""(?:src|href)\s*=\s*["']?((?:https?:)?//[^"'\s>]+)"""
    script = r"""(?:import|from|url)\s*\(?\s*["']?((?:https?:)?//[^"'\s)]+)"""
    return re.findall(attribute, html) + re.findall(script, html)
