"""A visitor of the play page without a browser: the page over HTTP, then its websocket, as Jupyter's widgets speak it."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncIterator, Mapping
from itertools import pairwise
from random import Random
from time import perf_counter
from typing import Any, Final, Self
from uuid import uuid4

from tornado.httpclient import AsyncHTTPClient, HTTPRequest, HTTPResponse
from tornado.websocket import WebSocketClientConnection, websocket_connect

PROTOCOL: Final = "v1.kernel.websocket.jupyter.org"
"""Messages as binary frames: a number of offsets, the offsets, and the parts that they point at."""

CONTROL: Final = "jupyter.widget.control"
METADATA: Final = {"version": "1.0.0"}
"""The version of the widget manager's messages to the kernel, which are refused without it."""

SECONDS: Final = 60
MANY: Final = 100

Message = dict[str, Any]


class RawVisitor:
    """A page that is open: its websocket, and the state of its component as a browser would hold it.

    `received` is the number of bytes that have come over the websocket.
    """

    def __init__(self, address: str, html: str, cookies: Mapping[str, str]) -> None:
        assert "platformerFailed()</script>" not in html, "the page says that it cannot start"
        kernel, model = (
            re.search(pattern, html)
            for pattern in (r'"kernelId": "([0-9a-f-]{36})"', r'"model_id": "([0-9a-f]{32})"')
        )
        assert kernel, html
        assert model, html
        self.address = address
        self.kernel = kernel[1]
        self.model = model[1]
        self.cookies = cookies
        self.state: Message = {}
        self.received = 0
        self._session = uuid4().hex
        self._post: Message = {"from": f"page-{self._session[:10]}", "number": 0}
        self._wire: WebSocketClientConnection | None = None

    @classmethod
    async def arrive(cls, address: str, path: str = "") -> Self:
        """Ask for the page, open its websocket, and read the state of its component."""
        answer = await http().fetch(address + path, request_timeout=SECONDS)
        visitor = cls(address, answer.body.decode(), given_cookies(answer))
        await visitor.connect()
        await visitor.read_state()
        return visitor

    async def connect(self) -> None:
        """Open the websocket."""
        url = self.address.replace("http", "ws", 1)
        request = HTTPRequest(
            f"{url}api/kernels/{self.kernel}/channels?session_id={self._session}",
            headers={"Origin": self.address.rstrip("/"), "Cookie": self._cookies()},
            request_timeout=SECONDS,
        )
        self._wire = await websocket_connect(request, subprotocols=[PROTOCOL])
        stream = self._wire.protocol.stream if self._wire.protocol else None
        if stream is not None:
            stream.set_nodelay(True)

    async def read_state(self) -> None:
        """Request the states of all components, as the widget manager does, and keep that of the page."""
        comm = uuid4().hex
        await self._send("comm_open", comm_id=comm, target_name=CONTROL, data={})
        await self._send("comm_msg", comm_id=comm, data={"method": "request_states"})
        async for kind, content in self._messages():
            if kind == "comm_msg" and content["comm_id"] == comm:
                self.state = content["data"]["states"][self.model]["state"]
                return

    async def do(self, intent: Message) -> float:
        """Send an intent of the page or the table; the seconds until it is answered."""
        self._post = {**self._post, "number": self._post["number"] + 1}
        begun = perf_counter()
        content = {**intent, "for": self.view.get("state", 0), "post": self._post}
        await self._send(
            "comm_msg", comm_id=self.model, data={"method": "custom", "content": content}
        )
        async for kind, told in self._messages():
            if kind == "comm_msg" and told["comm_id"] == self.model:
                self._take(told["data"])
                if self.state.get("answered") == self._post:
                    return perf_counter() - begun
        raise AssertionError("the wire is closed")

    async def start(self, seed: str, bots: int = 0) -> None:
        """Begin a game of two; `bots` of them are played by a bot."""
        players = [
            {"name": f"P{seat}", "bot": "greedy" if seat < bots else None} for seat in range(2)
        ]
        await self.do({"intent": "start", "players": players, "seed": seed, "options": {}})
        assert self.view.get("turn"), self.state.get("page")

    async def play(self, random: Random) -> float:
        """Do any of the actions that the view offers; the seconds that it took."""
        if self.view["turn"]["bot"]:
            return await self.do({"intent": "bot"})
        offered = [*self.view.get("targets", ()), *self.view.get("buttons", ())]
        actions = [one["action"] for one in offered if one["action"] and one["legal"]]
        return await self.do({"intent": "act", "action": random.choice(actions)})

    async def vanish(self) -> None:
        """Be gone without a word to the server."""
        if self._wire is not None:
            self._wire.close()

    async def leave(self) -> None:
        """Close the page: its kernel is ended, as the page's script asks when it is closed."""
        await self.vanish()
        await http().fetch(
            f"{self.address}voila/api/shutdown/{self.kernel}",
            method="POST",
            body="",
            headers={"X-XSRFToken": self.cookies.get("_xsrf", ""), "Cookie": self._cookies()},
        )

    @property
    def view(self) -> Message:
        """The view as the page has it."""
        view: Message = self.state["view"]
        return view

    def _take(self, data: Message) -> None:
        if data["method"] in ("update", "echo_update"):
            patch = data["state"].pop("patch", None)
            self.state.update(data["state"])
            if patch is not None:
                assert patch["since"] == self.state["whole"], "a view was lost"
                self.state["view"] = changed(self.state["view"], patch["change"])
                self.state["whole"] = patch["serial"]

    def _cookies(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.cookies.items())

    async def _send(self, kind: str, **content: Any) -> None:
        assert self._wire is not None
        header = {
            "msg_id": uuid4().hex,
            "msg_type": kind,
            "session": self._session,
            "username": "",
            "date": "",
            "version": "5.2",
        }
        parts = [b"shell", *(json.dumps(part).encode() for part in (header, {}, METADATA, content))]
        await self._wire.write_message(packed(parts), binary=True)

    async def _messages(self) -> AsyncIterator[tuple[str, Message]]:
        assert self._wire is not None
        while True:
            frame = await asyncio.wait_for(self._wire.read_message(), SECONDS)
            assert isinstance(frame, bytes), "the wire is closed"
            self.received += len(frame)
            _, header, _, _, content, *_ = unpacked(frame)
            yield json.loads(header)["msg_type"], json.loads(content)


def changed(before: Any, change: Message | None) -> Any:
    """A value after a change, as `link/changes.js` makes it."""
    if change is None:
        return before
    if "is" in change:
        return change["is"]
    if "in" in change:
        after = {key: value for key, value in before.items() if key not in change.get("gone", ())}
        return {
            **after,
            **{key: changed(before.get(key), one) for key, one in change["in"].items()},
        }
    kept = before[change["drop"] : change["drop"] + change["keep"]]
    for index, one in change["at"]:
        kept[index] = changed(kept[index], one)
    return [*kept, *change["more"]]


def http() -> AsyncHTTPClient:
    """A client that lets many arrive at once."""
    return AsyncHTTPClient(max_clients=MANY)


def given_cookies(answer: HTTPResponse) -> dict[str, str]:
    """The cookies that an answer sets."""
    told = (line.partition(";")[0].partition("=") for line in answer.headers.get_list("Set-Cookie"))
    return {name: value for name, _, value in told}


def packed(parts: list[bytes]) -> bytes:
    """Parts as one frame."""
    offsets = [8 * (2 + len(parts))]
    for part in parts:
        offsets.append(offsets[-1] + len(part))
    head = [len(offsets), *offsets]
    return b"".join([*(number.to_bytes(8, "little") for number in head), *parts])


def unpacked(frame: bytes) -> list[bytes]:
    """The parts of a frame."""
    count = int.from_bytes(frame[:8], "little")
    offsets = [int.from_bytes(frame[8 * k : 8 * k + 8], "little") for k in range(1, count + 1)]
    return [frame[begin:end] for begin, end in pairwise(offsets)]
