"""The WebSocket between the page and its kernel."""

from __future__ import annotations

import json
import time
from contextlib import suppress
from typing import Any, Final

from jupyter_server.services.kernels.connection.channels import ZMQChannelsWebsocketConnection
from tornado.websocket import WebSocketClosedError

from platformer_nb.serve import health
from platformer_nb.serve.kernels import frames, gate

PROTOCOL_ERROR: Final = 1002
"""With this code a websocket is closed whose frames no page sends."""

POLICY_VIOLATION: Final = 1008
MOST_WAITING: Final = 16 * 1024 * 1024
"""How many bytes wait for a browser before its websocket is closed: one that asks and never reads would fill the server."""

MOST_TOLD: Final = 20
"""How many of a connection's refused or withheld messages are written to the log."""


class PromptConnection(ZMQChannelsWebsocketConnection):
    """Sends small messages immediately (TCP_NODELAY), and lets pass only what `gate` admits.

    A click is answered by several small messages. By default the system holds back the second until
    the first is acknowledged (Nagle's algorithm), which costs 44 ms a click.
    """

    def __init__(self, **given: Any) -> None:
        super().__init__(**given)
        self._gate = gate.Gate()
        self._told = 0
        self._waiting = 0
        self._page = ""
        """The component that is the page: the one that asks whether the kernel is there."""

    def connect(self) -> Any:
        """Open the channels to the kernel, and turn off delays towards the browser."""
        connection = self.websocket_handler.ws_connection
        stream = getattr(connection, "stream", None)
        if stream is not None:
            stream.set_nodelay(True)
        self.kernel_manager.connections.add(self)
        return super().connect()

    def disconnect(self) -> Any:
        """Close the channels."""
        self.kernel_manager.connections.discard(self)
        return super().disconnect()  # type: ignore[no-untyped-call]

    def warn(self) -> None:
        """Tell the page that it is going to be ended, as nobody uses it."""
        if self._page and self.channels:
            told = {"method": "custom", "content": {"type": "idle"}}
            message = self.session.msg("comm_msg", {"comm_id": self._page, "data": told})
            parts = [message[part] for part in ("header", "parent_header", "metadata", "content")]
            self._send(frames.write("iopub", [self.session.pack(part) for part in parts]))

    def end(self) -> None:
        """Close the websocket: the page looks at once whether its kernel is still there."""
        self.websocket_handler.close()

    def handle_incoming_message(self, incoming_msg: object) -> None:
        """Hand a page's message to its kernel, or drop it. What is no message of any page ends the connection."""
        if not self.channels:
            return
        try:
            if self.subprotocol != frames.PROTOCOL:
                raise frames.Malformed("another protocol")
            message = frames.read(incoming_msg)
        except frames.Malformed as error:
            health.MALFORMED.inc()
            self._tell(f"a websocket is closed: {error}")
            self.websocket_handler.close(PROTOCOL_ERROR)
            return
        if not self._gate.admits(message):
            health.REFUSED.inc()
            self._tell("a message of a page was refused")
            return
        if gate.is_use(message):
            self.kernel_manager.used = time.monotonic()
        if gate.is_ping(message):
            self._page = message.content["comm_id"]
        self.session.send_raw(self.channels["shell"], message.parts())

    def handle_outgoing_message(self, stream: str, outgoing_msg: list[Any]) -> None:
        """Send the page what it may see; log the rest."""
        fed: list[Any] = list(self.session.feed_identities(outgoing_msg)[1])
        _signature, header, parent, metadata, content, *buffers = (bytes(each) for each in fed)
        kind = json.loads(header)["msg_type"]
        if kind not in gate.TOLD:
            if kind in ("error", "stream"):
                health.WITHHELD.inc()
                self._tell(_text(json.loads(content)))
            return
        if kind == "kernel_info_reply":
            content = frames.written(gate.KERNEL_INFO)
        if self.subprotocol == frames.PROTOCOL and self.channels:
            parts = [header, parent, metadata, content, *buffers]
            self._send(frames.write(_channel(stream), parts))

    def _send(self, frame: bytes) -> None:
        if self._waiting > MOST_WAITING:
            self._tell("a browser does not read what it asks for")
            self.websocket_handler.close(POLICY_VIOLATION)
            return
        with suppress(WebSocketClosedError):
            sent = self.write_message(frame, binary=True)
            if sent is not None:
                self._waiting += len(frame)
                sent.add_done_callback(lambda done: self._arrived(len(frame), done))

    def _arrived(self, count: int, done: Any) -> None:
        self._waiting -= count
        done.exception()  # a closed websocket is no news

    def _tell(self, text: str) -> None:
        """Write to the log, a limited number of times."""
        self._told += 1
        if self._told <= MOST_TOLD:
            self.log.warning("A page's kernel: %s", text)


def _channel(stream: Any) -> str:
    return stream if isinstance(stream, str) else str(stream.channel)


def _text(content: dict[str, Any]) -> str:
    """Return what a kernel has written to stderr, or a traceback."""
    return str(content.get("text") or "\n".join(content.get("traceback", ())))
