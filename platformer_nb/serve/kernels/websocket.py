"""The WebSocket between the page and its kernel."""

from __future__ import annotations

from typing import Any

from jupyter_server.services.kernels.connection.channels import ZMQChannelsWebsocketConnection


class PromptConnection(ZMQChannelsWebsocketConnection):
    """Sends small messages immediately (TCP_NODELAY).

    A click is answered by several small messages. By default the system holds back the second until
    the first is acknowledged (Nagle's algorithm), which costs 44 ms a click.
    """

    def connect(self) -> Any:
        """Open the channels to the kernel, and turn off delays towards the browser."""
        connection = self.websocket_handler.ws_connection
        stream = getattr(connection, "stream", None)
        if stream is not None:
            stream.set_nodelay(True)
        return super().connect()
