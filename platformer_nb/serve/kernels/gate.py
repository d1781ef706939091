"""What passes between a page and its kernel: messages to components and of them, no code and no tracebacks."""

from __future__ import annotations

from typing import Any, Final

from platformer_nb.serve.kernels.frames import LONGEST_NAME, Message

CONTROL: Final = "jupyter.widget.control"
"""The only thing that a page opens: it asks for the states of all components."""

MOST_OPEN: Final = 20
"""How many of these a connection may have open at once."""

PING: Final = "ping"
_QUESTIONS: Final = ("kernel_info_request", "comm_info_request")
_METHODS: Final = ("custom", "update", "request_state")

TOLD: Final = frozenset(
    ("status", "comm_open", "comm_msg", "comm_close", "comm_info_reply", "kernel_info_reply")
)
"""What a kernel may tell a page. Its outputs are in the page already; tracebacks and warnings are for the host."""

KERNEL_INFO: Final[dict[str, Any]] = {
    "status": "ok",
    "protocol_version": "5.3",
    "implementation": "ipython",
    "implementation_version": "",
    "language_info": {"name": "python", "version": "3", "file_extension": ".py"},
    "banner": "",
    "help_links": [],
}
"""What is told of a kernel instead of the versions of everything."""


class Gate:
    """Decides on the messages of one connection."""

    def __init__(self) -> None:
        self._open: set[str] = set()

    def admits(self, message: Message) -> bool:
        """Return whether the kernel gets a message."""
        if message.channel != "shell":
            return False
        if message.kind in _QUESTIONS:
            return True
        comm, data = message.content.get("comm_id"), message.content.get("data", {})
        if not isinstance(comm, str) or len(comm) > LONGEST_NAME or not isinstance(data, dict):
            return False
        if message.kind == "comm_open":
            return self._opens(comm, message.content.get("target_name"))
        if message.kind == "comm_close":
            known = comm in self._open
            self._open.discard(comm)
            return known
        return message.kind == "comm_msg" and self._says(comm, data)

    def _opens(self, comm: str, target: object) -> bool:
        """Note a comm that is opened. A component is opened by the kernel only, and no other kind by anybody."""
        if target != CONTROL or len(self._open) >= MOST_OPEN:
            return False
        self._open.add(comm)
        return True

    def _says(self, comm: str, data: dict[str, Any]) -> bool:
        if comm in self._open:
            return data.get("method") == "request_states"
        if data.get("method") not in _METHODS:
            return False
        paths = data.get("buffer_paths", [])
        return isinstance(data.get("state", {}), dict) and paths == []


def is_ping(message: Message) -> bool:
    """Return whether a page asks whether its kernel is there, as it does every few seconds by itself."""
    return _said(message).get("intent") == PING


def is_use(message: Message) -> bool:
    """Return whether somebody does something on the page."""
    said = _said(message)
    return said.get("awake") is True if is_ping(message) else "intent" in said


def _said(message: Message) -> dict[str, Any]:
    """Return what a page says to a component; empty if it says nothing."""
    data = message.content.get("data")
    content = data.get("content") if isinstance(data, dict) else None
    return content if isinstance(content, dict) else {}
