"""Messages between a page and its kernel, as the frames of the websocket: read without trust, and written.

A frame is a number of offsets, the offsets, and the parts that they point at: the channel, then header, parent,
metadata and content as JSON, then buffers. jupyter_server reads as many offsets as a frame says it has: one frame of
64 random bytes kept the whole server busy for ever.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from itertools import pairwise
from typing import Any, Final, NamedTuple

PROTOCOL: Final = "v1.kernel.websocket.jupyter.org"
"""The subprotocol whose frames these are."""

MOST_BYTES: Final = 4 * 1024 * 1024
"""How large a frame of a page may be; the longest saved game has 2 million characters."""

MOST_BUFFERS: Final = 16
LONGEST_NAME: Final = 100
_NUMBER: Final = 8
_OWN_PARTS: Final = 5
"""Channel, header, parent, metadata, content."""


class Malformed(ValueError):
    """A frame that no page sends."""


class Message(NamedTuple):
    """What a page sends, with the header made anew of what is needed of it."""

    channel: str
    kind: str
    header: dict[str, Any]
    metadata: dict[str, Any]
    content: dict[str, Any]
    buffers: tuple[bytes, ...]

    def parts(self) -> list[bytes]:
        """Return the parts for the kernel, which gets what was read here and nothing else."""
        own: tuple[dict[str, Any], ...] = (self.header, {}, self.metadata, self.content)
        return [*(written(each) for each in own), *self.buffers]


def read(frame: object) -> Message:
    """Return the message in a frame. Raise Malformed."""
    if not isinstance(frame, bytes) or len(frame) > MOST_BYTES:
        raise Malformed("no frame of bytes")
    channel, header, _, metadata, content, *buffers = _parts(frame)
    told = _mapping(header)
    kind = _name(told, "msg_type")
    return Message(
        channel.decode("utf-8", "replace"),
        kind,
        {
            "msg_id": _name(told, "msg_id"),
            "msg_type": kind,
            "session": _name(told, "session"),
            "username": "",
            "date": "",
            "version": "5.3",
        },
        _mapping(metadata),
        _mapping(content),
        tuple(buffers),
    )


def write(channel: str, parts: Sequence[bytes]) -> bytes:
    """Return parts as one frame."""
    pieces = [channel.encode(), *(bytes(each) for each in parts)]
    offsets = [_NUMBER * (2 + len(pieces))]
    for piece in pieces:
        offsets.append(offsets[-1] + len(piece))
    head = [len(offsets), *offsets]
    return b"".join([*(each.to_bytes(_NUMBER, "little") for each in head), *pieces])


def written(value: object) -> bytes:
    """Return a value as JSON in bytes."""
    return json.dumps(value, separators=(",", ":")).encode()


def _parts(frame: bytes) -> list[bytes]:
    count = int.from_bytes(frame[:_NUMBER], "little")
    if not _OWN_PARTS < count <= _OWN_PARTS + MOST_BUFFERS + 1:
        raise Malformed("a wrong number of parts")
    ends = _NUMBER * (count + 1)
    offsets = [
        int.from_bytes(frame[at : at + _NUMBER], "little") for at in range(_NUMBER, ends, _NUMBER)
    ]
    if offsets[0] != ends or offsets[-1] != len(frame) or offsets != sorted(offsets):
        raise Malformed("parts beyond the frame")
    return [frame[begin:end] for begin, end in pairwise(offsets)]


def _mapping(part: bytes) -> dict[str, Any]:
    try:
        value = json.loads(part)
    except (ValueError, RecursionError) as error:
        raise Malformed("a part that is no JSON") from error
    if not isinstance(value, dict):
        raise Malformed("a part that is no mapping")
    return value


def _name(mapping: dict[str, Any], key: str) -> str:
    value = mapping.get(key)
    if not isinstance(value, str) or len(value) > LONGEST_NAME:
        raise Malformed(f"a wrong {key}")
    return value
