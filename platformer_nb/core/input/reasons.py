"""Message keys for system and parser errors, whose own messages are in English only."""

from __future__ import annotations

import errno
import re
from typing import Final

from platformer_nb.core.errors import BadInput, Said, said

_SYSTEM: Final = {
    errno.ENOENT: "reason-missing",
    errno.ENOTDIR: "reason-missing",
    errno.EISDIR: "reason-folder",
    errno.EACCES: "reason-denied",
    errno.EPERM: "reason-denied",
    errno.EROFS: "reason-denied",
    errno.ENAMETOOLONG: "reason-name-long",
    errno.ENOSPC: "reason-full",
    errno.EADDRNOTAVAIL: "reason-not-here",
}
"""System error numbers -> message keys."""

_SYNTAX: Final = (
    (r"Expecting value|Invalid value|Invalid (?:date|time).*", "reason-value"),
    (r"Expecting property name.*|Invalid initial character for a key.*", "reason-key"),
    (r"Expecting ',' delimiter|Unclosed (?:array|inline table).*", "reason-comma"),
    (r"Expecting ':' delimiter|Expected '=' after a key.*", "reason-sign"),
    (r"Illegal trailing comma.*", "reason-trailing"),
    (r"Extra data|Expected newline or end of document.*", "reason-more"),
    (r"Unterminated string.*|Expected \"'.*", "reason-string"),
    (r"Expected '\]+'.*", "reason-bracket"),
    (r"Cannot .*", "reason-twice"),
    (r"Unescaped .*|Invalid .*escape.*|Invalid hex.*", "reason-escape"),
    (r"Invalid control character.*|Illegal character.*|Found invalid.*", "reason-control"),
    (r"Unexpected \S+ BOM.*", "reason-mark"),
    (r"Exceeds the limit.*", "reason-number-long"),
)
"""Patterns of `json` and `tomllib` messages -> message keys."""


def of_system(error: OSError) -> Said:
    """Return the reason for a system error; an unlisted one is reported by its number."""
    import socket  # slow to import, and only an error needs it

    if isinstance(error, socket.gaierror):
        return said("reason-no-host")
    key = _SYSTEM.get(error.errno or 0)
    return said(key) if key else said("reason-system", number=str(error.errno or 0))


def refused_by_system(error: OSError) -> BadInput:
    """Return a system error as a BadInput about the file."""
    place = str(error.filename) if error.filename else said("place-file")
    return BadInput(place, "error-refused", "mend-refused", reason=of_system(error))


def of_syntax(message: str) -> Said:
    """Return the reason for a syntax error; the parser's message is only matched, never shown."""
    for pattern, key in _SYNTAX:
        if re.fullmatch(pattern, message, re.DOTALL):
            return said(key)
    return said("reason-syntax")
