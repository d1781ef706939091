"""A websocket as its bytes: what the server sends when nobody says anything, pings included."""

import base64
import os
import socket
import struct
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from types import MappingProxyType
from urllib.parse import urlsplit

CLOSE, PING, PONG = 8, 9, 10
NONE: Mapping[str, str] = MappingProxyType({})


class Wire:
    """An open websocket that counts the pings it gets, and answers them unless it is `mute`."""

    def __init__(self, connection: socket.socket, *, mute: bool = False) -> None:
        self.pings = 0
        self._socket = connection
        self._mute = mute
        self._bytes = b""

    def stays_open(self, seconds: float) -> bool:
        """Listen and say nothing for so long; whether the server kept the connection."""
        end = time.monotonic() + seconds
        while (left := end - time.monotonic()) > 0:
            self._socket.settimeout(left)
            try:
                more = self._socket.recv(65536)
            except TimeoutError:
                return True
            if not more:
                return False
            self._bytes += more
            for opcode, payload in self._frames():
                if opcode == CLOSE:
                    return False
                if opcode == PING:
                    self.pings += 1
                    self._pong(payload)
        return True

    def _frames(self) -> Iterator[tuple[int, bytes]]:
        """Whole frames of what has come; a server's are not masked."""
        while len(self._bytes) >= 2:
            opcode, length, start = self._bytes[0] & 15, self._bytes[1], 2
            if length >= 126:
                size = 2 if length == 126 else 8
                start = 2 + size
                if len(self._bytes) < start:
                    return
                length = int.from_bytes(self._bytes[2:start], "big")
            if len(self._bytes) < start + length:
                return
            payload = self._bytes[start : start + length]
            self._bytes = self._bytes[start + length :]
            yield opcode, payload

    def _pong(self, payload: bytes) -> None:
        if not self._mute:
            mask = os.urandom(4)
            masked = bytes(one ^ mask[i % 4] for i, one in enumerate(payload))
            head = struct.pack("BB", 0x80 | PONG, 0x80 | len(payload))
            self._socket.sendall(head + mask + masked)


@contextmanager
def opened(url: str, headers: Mapping[str, str] = NONE, mute: bool = False) -> Iterator[Wire]:
    """Open a websocket at an `http:` address."""
    address = urlsplit(url)
    assert address.hostname is not None
    assert address.port is not None
    lines = [
        f"GET {address.path}?{address.query} HTTP/1.1",
        f"Host: {address.netloc}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}",
        "Sec-WebSocket-Version: 13",
        *(f"{name}: {value}" for name, value in headers.items()),
    ]
    with socket.create_connection((address.hostname, address.port), 30) as connection:
        connection.sendall("\r\n".join([*lines, "", ""]).encode())
        answer = b""
        while b"\r\n\r\n" not in answer:
            more = connection.recv(1)
            assert more, answer
            answer += more
        assert answer.startswith(b"HTTP/1.1 101 "), answer
        yield Wire(connection, mute=mute)
