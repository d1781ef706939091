"""A hostile client of the real page, on the loopback: what was probed and held stays so."""

import asyncio
import http.client
import json
import platform
import re
import sys
from typing import Any
from urllib.parse import urlsplit
from uuid import uuid4

import pytest

from platformer_nb.serve.access.headers import SECURE
from platformer_nb.serve.folders import notebooks
from platformer_nb.serve.kernels import frames
from platformer_nb.serve.kernels.gate import CONTROL
from tests import servers
from tests.raw_visitor import METADATA, RawVisitor
from tests.serve.http import get

pytestmark = pytest.mark.slow

NOBODY = "00000000-0000-0000-0000-000000000000"
PATHS = (
    *("", "tutor", "health", "nothing", "%00", "%ff", "?language=%ff", "a" * 9000, "api/kernels"),
    *("voila/static/index.css", "voila/static/nothing", "voila/static/", "voila/static/%00"),
    *("voila/static/..%2f..%2fetc%2fpasswd", "voila/static/../../../../etc/passwd"),
    *("voila/templates/", "voila/templates/lab", "voila/templates/nothing"),
    *("voila/templates/lab/static/nothing", "voila/templates/../static/x"),
    *("voila/templates/lab/../../x", "voila/templates/%2e%2e/static/%2e%2e"),
    *("voila/labextensions/", "voila/labextensions/nothing", "voila/api/themes/nothing"),
    *("voila/labextensions/../../../etc/passwd", "voila/api/shutdown/nothing"),
    *(f"api/kernels/{NOBODY}", f"api/kernels/{NOBODY}/channels", "voila/query/nothing"),
)
METHODS = ("POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "NONSENSE")

TELLTALES = ("Traceback", "site-packages", sys.prefix, platform.python_version(), "Tornado", "/etc")
STOCK = {
    "_model_module": "@jupyter-widgets/controls",
    "_model_module_version": "2.0.0",
    "_model_name": "IntSliderModel",
    "_view_module": "@jupyter-widgets/controls",
    "_view_module_version": "2.0.0",
    "_view_name": "IntSliderView",
}
MALFORMED = (
    "text",
    b"",
    bytes(range(64)),
    b"\xff" * 64,
    (10**7).to_bytes(8, "little") + b"x" * 64,
    frames.write("shell", [b"no JSON", b"{}", b"{}", b"{}"]),
    frames.write("shell", [b"[]", b"{}", b"{}", b"{}"]),
)
SECONDS = 20


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    folder = tmp_path_factory.mktemp("hostile")
    with servers.one_notebook(folder, notebooks() / "play.ipynb") as server:
        yield server


def asked(server, method, path):
    """The answer to a request whose path no client would clean up."""
    connection = http.client.HTTPConnection(urlsplit(server.address).netloc, timeout=SECONDS)
    try:
        connection.request(method, f"/{path}")
        answer = connection.getresponse()
        return answer.status, answer.headers, answer.read().decode("utf-8", "replace")
    finally:
        connection.close()


def is_well(server):
    return json.loads(get(server.address + "health")[2])["status"] == "ok"


def test_every_request_is_answered_with_secure_headers_and_tells_nothing(server):
    for method, path in (*(("GET", path) for path in PATHS), *((one, "") for one in METHODS)):
        status, headers, text = asked(server, method, path)
        assert status < 500, path
        assert {name: headers[name] for name in SECURE} == SECURE, path
        assert "Server" not in headers
        assert [word for word in TELLTALES if word in text] == [], path


def test_headers_without_end_are_not_read(server):
    with pytest.raises(http.client.HTTPException):
        asked(server, "GET", "?" + "a" * 100_000)
    assert is_well(server)


def test_a_kernel_is_not_ended_without_the_pages_own_token(server):
    kernel = re.findall(r'"kernelId": "([0-9a-f-]{36})"', get(server.address)[2])[0]
    assert asked(server, "POST", f"voila/api/shutdown/{kernel}")[0] == 403


# --- the websocket ---------------------------------------------------------------------------------


class Hostile:
    """A page that sends what it likes over its own websocket, and keeps all that comes back."""

    def __init__(self, visitor):
        self._visitor = visitor
        self.page = visitor.model
        self.heard = []

    async def send(self, kind, channel="shell", metadata=METADATA, **content):
        header = {"msg_id": uuid4().hex, "msg_type": kind, "session": self._visitor._session}
        parts = [json.dumps(part).encode() for part in (header, {}, metadata, content)]
        await self.raw(frames.write(channel, parts))

    async def raw(self, frame):
        await self._visitor._wire.write_message(frame, binary=isinstance(frame, bytes))

    async def answer(self, kind):
        """The content of the next message of a kind; None if the connection ends before."""
        while True:
            frame = await asyncio.wait_for(self._visitor._wire.read_message(), SECONDS)
            if frame is None:
                return None
            told = frames.read(frame) if isinstance(frame, bytes) else None
            if told is None or told.kind == "":
                continue
            self.heard.append((told.kind, json.dumps(told.content)))
            if told.kind == kind:
                return told.content

    async def pong(self):
        """Whether the page still answers."""
        ping = {"method": "custom", "content": {"intent": "ping"}}
        await self.send("comm_msg", comm_id=self.page, data=ping)
        while told := await self.answer("comm_msg"):
            if told["data"].get("content") == {"type": "pong"}:
                return True
        return False

    async def comms(self):
        await self.send("comm_info_request")
        return (await self.answer("comm_info_reply"))["comms"]


def played(server, play):
    """Arrive, do `play` with the page, leave; what `play` returns."""

    async def run():
        visitor = await RawVisitor.arrive(server.address)
        try:
            return await play(Hostile(visitor))
        finally:
            await visitor.leave()

    return asyncio.run(asyncio.wait_for(run(), 90))


def test_a_malformed_frame_ends_its_own_connection_and_no_more(server):
    for frame in MALFORMED:

        async def play(page, frame=frame):
            await page.raw(frame)
            return await page.answer("nothing")

        assert played(server, play) is None, frame
        assert is_well(server)


def test_code_and_foreign_components_reach_no_kernel_and_errors_no_page(server):
    async def play(page):
        before = await page.comms()
        for kind in ("execute_request", "inspect_request", "history_request", "shutdown_request"):
            await page.send(kind, code="open('/etc/passwd').read()", restart=False)
            await page.send(kind, channel="control", code="1", restart=False)
        await page.send(
            "comm_open", comm_id="a", target_name="jupyter.widget", data={"state": STOCK}
        )
        version = {"version": "2.1.0"}
        opening = {"comm_id": "b", "target_name": "jupyter.widget", "data": {"state": STOCK}}
        await page.send("comm_open", metadata=version, **opening)
        await page.send("comm_open", comm_id="c", target_name="nothing", data={})
        malformed: tuple[Any, ...] = (
            {},
            [],
            {"method": "nonsense"},
            {"method": "update", "state": {"page": {}}},
        )
        for data in malformed:
            await page.send("comm_msg", comm_id=page.page, data=data)
        await page.send("comm_msg", comm_id="nothing", data={"method": "custom", "content": 1})
        await page.send("comm_open", comm_id="d", target_name=CONTROL, data={})
        await page.send("comm_msg", comm_id="d", data={"method": "request_states"})
        await page.send("comm_close", comm_id="d", data={})
        await page.send("comm_close", comm_id=page.page, data={})
        await page.send("kernel_info_request")
        assert (await page.answer("kernel_info_reply"))["banner"] == ""
        assert await page.pong()
        assert await page.comms() == before
        return page.heard

    heard = played(server, play)
    assert {kind for kind, _ in heard} == {
        *("status", "comm_msg", "comm_info_reply", "kernel_info_reply")
    }
    assert [told for _, told in heard if any(word in told for word in TELLTALES)] == []


def test_a_pages_own_state_is_not_written_by_a_client(server):
    async def play(page):
        written = {"method": "update", "state": {"page": {}, "view": {}, "serial": -1}}
        await page.send("comm_msg", comm_id=page.page, data=written)
        await page.send("comm_msg", comm_id=page.page, data={"method": "request_state"})
        while told := await page.answer("comm_msg"):
            state = told["data"].get("state", {})
            if "languages" in state.get("page", {}):
                return state
        raise AssertionError("no state has come")

    state = played(server, play)
    assert state["page"]["choices"]
    assert state["serial"] == 0


def test_nothing_of_all_this_fills_the_log(server):
    assert server.log.read_text() == ""
