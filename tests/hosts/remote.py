"""Jupyter's own interfaces over HTTP, as a hub's tools and a browser use them."""

import asyncio
import json
import time
import urllib.error
import urllib.request
from typing import Any
from uuid import uuid4

from tornado.httpclient import HTTPRequest
from tornado.websocket import websocket_connect

SECONDS = 60


def asked(url: str, token: str = "", method: str = "GET", body: object = None) -> tuple[int, Any]:
    """The status and the JSON (or text) of an answer."""
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(url, data, method=method)
    if token:
        request.add_header("Authorization", f"token {token}")
    opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    try:
        with opener.open(request, timeout=SECONDS) as answer:
            return answer.status, _read(answer.read())
    except urllib.error.HTTPError as error:
        return error.code, _read(error.read())


def _read(body: bytes) -> Any:
    try:
        return json.loads(body)
    except ValueError:
        return body.decode("utf-8", "replace")


def awaited(what: str, is_there: Any, seconds: float = SECONDS) -> None:
    """Wait until `is_there()` is true."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        try:
            if is_there():
                return
        except OSError:
            pass
        time.sleep(0.3)
    raise AssertionError(f"waited in vain: {what}")


def printed(server: str, token: str, code: str) -> str:
    """What a new kernel of a server prints that runs `code`; the kernel is ended."""
    status, kernel = asked(f"{server}api/kernels", token, "POST", {})
    assert status == 201, kernel
    try:
        return asyncio.run(asyncio.wait_for(_run(server, token, kernel["id"], code), SECONDS))
    finally:
        asked(f"{server}api/kernels/{kernel['id']}", token, "DELETE")


async def _run(server: str, token: str, kernel: str, code: str) -> str:
    address = f"{server.replace('http', 'ws', 1)}api/kernels/{kernel}/channels"
    headers = {"Authorization": f"token {token}"} if token else {}
    wire = await websocket_connect(HTTPRequest(address, headers=headers, request_timeout=SECONDS))
    header = {
        "msg_id": uuid4().hex,
        "msg_type": "execute_request",
        "session": "s",
        "version": "5.3",
    }
    message = {"channel": "shell", "header": header | {"username": "", "date": ""}}
    content = {"code": code, "silent": False, "store_history": False, "user_expressions": {}}
    parts = {"parent_header": {}, "metadata": {}, "content": content}
    await wire.write_message(json.dumps(message | parts))
    text = ""
    while frame := await wire.read_message():
        told = json.loads(frame)
        if told["parent_header"].get("msg_id") != header["msg_id"]:
            continue
        if told["msg_type"] == "stream":
            text += told["content"]["text"]
        if told["msg_type"] == "error":
            raise AssertionError("\n".join(told["content"]["traceback"]))
        if told["msg_type"] == "status" and told["content"]["execution_state"] == "idle":
            wire.close()
            return text
    raise AssertionError("the websocket is closed")
