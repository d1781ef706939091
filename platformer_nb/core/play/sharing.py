"""Shared positions: a position, and optionally an action to rule on, as one short text for a link or a chat.

    name.AQAB7mV...    the game's name, a dot, and in base64url: two bytes of head, a checksum, deflated text

The text is the action in notation (an empty line without one), then the position in notation; house rules
stand in the position. A shared text is input from a stranger: it is bounded before and after inflating, and
only what the rules read becomes a position.
"""

from __future__ import annotations

import re
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeVar

from platformer_nb.core.errors import BadInput, Said, said
from platformer_nb.core.game import Game

S = TypeVar("S")
A = TypeVar("A")

VERSION: Final = 1
MASKED: Final = 0x80
"""Bit of the first byte: the position is what one seat saw, so it cannot be played on."""
FRAGMENT: Final = "position="
"""How a shared text begins in the fragment of a link, which a browser sends to no server."""

MAX_SHARED: Final = 4_000
"""Maximum length of a shared text; that of a usual position is under 600 characters."""
MAX_LINK: Final = 8_000
"""Maximum length of a text in which a shared one is looked for, such as a whole link."""
MAX_INFLATED: Final = 20_000
"""Maximum size of the text in it, in bytes."""

PLACE: Final = said("place-shared")
_HEAD: Final = 6
_SHARED: Final = re.compile(r"([a-z][a-z0-9-]{0,39})\.([A-Za-z0-9_-]+)")


@dataclass(frozen=True, slots=True)
class Shared(Generic[S, A]):
    """A shared position; `action` is the one to rule on, None if there is none.

    `masked`: it is what one seat saw of a game with hidden information.
    """

    state: S
    action: A | None = None
    masked: bool = False


def share(
    game: Game[S, A, Any], state: S, action: A | str | None = None, *, masked: bool = False
) -> str:
    """Return a position, and optionally an action, as a short text.

    Raises BadInput if it is too large, or if the game's notation cannot read the position back.
    """
    written = game.rules.write(state)
    game.rules.read(written)
    asked = "" if action is None else game.rules.write_action(state, action)
    plain = f"{asked}\n{written}".encode()
    number = len(game.phrases)
    packed = _deflated(plain, _phrases(game, number))
    head = bytes((VERSION | (MASKED if masked else 0), number)) + _checksum(game.name, plain)
    text = f"{game.name}.{urlsafe_b64encode(head + packed).decode().rstrip('=')}"
    if len(plain) > MAX_INFLATED or len(text) > MAX_SHARED:
        raise BadInput(PLACE, "error-shared-long", "mend-shared-long")
    return text


def shared_in(text: str) -> str:
    """Return the shared text in a link or in a text of its own; raises BadInput if it is too long."""
    if len(text) > MAX_LINK:
        raise BadInput(PLACE, "error-shared-long", "mend-shared")
    _, found, rest = text.partition(f"#{FRAGMENT}")
    return "".join((rest if found else text).split())


def shared_game(text: str) -> str:
    """Return the name of the game of a shared text, not yet loaded; raises BadInput if the text is none."""
    return _parts(text)[0]


def read_shared(game: Game[S, A, Any], text: str) -> Shared[S, A]:
    """Return the shared position; raises BadInput if the text is damaged or the rules do not read it."""
    name, packed = _parts(text)
    if name != game.name:
        raise BadInput(
            PLACE, "error-shared-game", "mend-shared-game", shared=name, wanted=game.name
        )
    data = _decoded(packed)
    version, number = data[0] & ~MASKED, data[1]
    if version != VERSION or number > len(game.phrases):
        raise BadInput(PLACE, "error-shared-version", "mend-shared-version")
    plain = _inflated(data[_HEAD:], _phrases(game, number))
    if _checksum(name, plain) != data[2:_HEAD]:
        raise _damaged()
    try:
        asked, _, written = plain.decode().partition("\n")
    except UnicodeDecodeError as error:
        raise _damaged() from error
    state = game.rules.read(written)
    action = game.rules.read_action(state, asked) if asked else None
    return Shared(state, action, bool(data[0] & MASKED))


def _parts(text: str) -> tuple[str, str]:
    found = _SHARED.fullmatch(shared_in(text))
    if found is None:
        raise _damaged("error-shared-none")
    if len(found[0]) > MAX_SHARED:
        raise BadInput(PLACE, "error-shared-long", "mend-shared")
    return found[1], found[2]


def _decoded(text: str) -> bytes:
    try:
        data = urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except ValueError as error:
        raise _damaged() from error
    if len(data) <= _HEAD:
        raise _damaged()
    return data


def _damaged(what: str | Said = "error-shared-damaged") -> BadInput:
    return BadInput(PLACE, what, "mend-shared")


def _phrases(game: Game[Any, Any, Any], number: int) -> bytes:
    return game.phrases[number - 1].encode() if number else b""


def _checksum(name: str, plain: bytes) -> bytes:
    """Return four bytes that tell a mistyped or cut text from a whole one; they protect nothing else."""
    return zlib.crc32(plain, zlib.crc32(name.encode())).to_bytes(4, "big")


def _deflated(plain: bytes, phrases: bytes) -> bytes:
    packer = zlib.compressobj(
        9, zlib.DEFLATED, -zlib.MAX_WBITS, 9, zlib.Z_DEFAULT_STRATEGY, phrases
    )
    return packer.compress(plain) + packer.flush()


def _inflated(packed: bytes, phrases: bytes) -> bytes:
    unpacker = zlib.decompressobj(-zlib.MAX_WBITS, phrases)
    try:
        plain = unpacker.decompress(packed, MAX_INFLATED + 1)
    except zlib.error as error:
        raise _damaged() from error
    if len(plain) > MAX_INFLATED:
        raise BadInput(PLACE, "error-shared-large", "mend-shared")
    if not unpacker.eof or unpacker.unused_data:
        raise _damaged()
    return plain
