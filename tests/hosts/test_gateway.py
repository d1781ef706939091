"""Pages of a plain Voilà whose kernels run elsewhere, behind a real kernel gateway: the command of docs/hosting.md."""

import asyncio
import json
import os
import re
import shlex
import subprocess
from types import SimpleNamespace
from uuid import uuid4

import pytest
from tornado.websocket import websocket_connect

from platformer_nb.serve.folders import notebooks
from tests.hosts.remote import SECONDS, asked, awaited

PLACES = {"8888": "gateway", "8424": "voila"}
"""The ports that the documented commands name."""


def documented(root, program):
    """A command of docs/hosting.md, as words."""
    text = (root / "docs" / "hosting.md").read_text(encoding="utf-8").replace("\\\n", " ")
    (command,) = re.findall(rf"^    ((?:\w+=\S+ )?{program} .*)$", text, re.MULTILINE)
    return shlex.split(command)


@pytest.fixture(scope="module")
def served(root, tmp_path_factory, tool, free_ports):
    folder = tmp_path_factory.mktemp("gateway")
    ports = dict(zip(PLACES, free_ports(2), strict=True))
    processes = []

    def start(program):
        words, environment = documented(root, program), dict(os.environ)
        for port, free in ports.items():
            words = [word.replace(port, str(free)) for word in words]
        while "=" in words[0]:
            name, _, value = words.pop(0).partition("=")
            environment[name] = value
        words = [str(notebooks() / "play.ipynb") if w.endswith("play.ipynb") else w for w in words]
        with (folder / f"{program}.txt").open("w") as log:
            processes.append(
                subprocess.Popen(
                    [tool(words[0]), *words[1:]],
                    cwd=folder,
                    env=environment,
                    stdout=log,
                    stderr=log,
                )
            )

    gateway, voila = (f"http://127.0.0.1:{port}/" for port in ports.values())
    try:
        start("jupyter-kernelgateway")
        awaited("the gateway", lambda: asked(f"{gateway}api")[0] == 200)
        start("voila")
        awaited("Voilà", lambda: asked(f"{voila}voila/static/nothing")[0] >= 400)
        yield SimpleNamespace(gateway=gateway, voila=voila)
    finally:
        for process in reversed(processes):
            process.terminate()
            process.wait(30)


async def _said(address, component):
    """What the page's component answers when it is asked whether it is there."""
    wire = await websocket_connect(address)
    header = {"msg_id": uuid4().hex, "msg_type": "comm_msg", "session": "s", "version": "5.3"}
    ping = {"method": "custom", "content": {"intent": "ping"}}
    message = {
        "channel": "shell",
        "header": header | {"username": "", "date": ""},
        "parent_header": {},
        "metadata": {},
        "content": {"comm_id": component, "data": ping},
    }
    await wire.write_message(json.dumps(message))
    while frame := await wire.read_message():
        told = json.loads(frame)
        if told["msg_type"] == "comm_msg" and told["content"]["comm_id"] == component:
            return told["content"]["data"]["content"]
    raise AssertionError("the websocket is closed")


def test_a_page_of_voila_plays_in_a_kernel_of_the_gateway(served):
    status, html = asked(served.voila)
    assert status == 200
    kernel = re.findall(r'"kernelId": "([0-9a-f-]{36})"', html)[0]
    component = re.findall(r'"model_id": "([0-9a-f]{32})"', html)[0]
    there = asked(f"{served.gateway}api/kernels")[1]
    assert [one["id"] for one in there] == [kernel]
    channels = f"{served.voila.replace('http', 'ws', 1)}api/kernels/{kernel}/channels"
    told = asyncio.run(asyncio.wait_for(_said(channels, component), SECONDS))
    assert told == {"type": "pong"}
