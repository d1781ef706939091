"""What a page may send to its kernel, frame by frame, and what it is told."""

import json
from random import Random
from typing import Any

import pytest

from platformer_nb.serve.kernels import frames
from platformer_nb.serve.kernels.gate import CONTROL, MOST_OPEN, Gate, is_ping, is_use

HEADER = {"msg_id": "1", "msg_type": "comm_msg", "session": "s"}


def frame(header=HEADER, content=None, channel="shell", metadata=None, buffers=()):
    mappings: tuple[Any, ...] = (header, {}, metadata or {}, content or {})
    return frames.write(channel, [*(json.dumps(each).encode() for each in mappings), *buffers])


def message(kind, channel="shell", **content):
    return frames.read(frame(HEADER | {"msg_type": kind}, content, channel))


def test_a_frame_is_read_as_it_was_written():
    read = frames.read(frame(content={"comm_id": "c"}, metadata={"version": "2"}, buffers=[b"b"]))
    assert (read.channel, read.kind, read.buffers) == ("shell", "comm_msg", (b"b",))
    assert read.content == {"comm_id": "c"}
    assert frames.read(frames.write(read.channel, read.parts())) == read


def test_of_a_header_the_kernel_gets_only_what_is_needed():
    header = HEADER | {"date": "no date", "username": "root", "more": [1]}
    assert frames.read(frame(header)).header == HEADER | {
        "username": "",
        "date": "",
        "version": "5.3",
    }


@pytest.mark.parametrize(
    "broken",
    [
        "text",
        b"",
        b"\0" * 8,
        bytes(range(64)),
        (2**63).to_bytes(8, "little") + b"x" * 56,
        (10**7).to_bytes(8, "little") + b"x" * 56,
        frame()[:-1],
        frame() + b"x",
        frame([]),
        frame({}),
        frame(HEADER | {"msg_id": 1}),
        frame(HEADER | {"msg_type": "x" * 1000}),
        frame(buffers=[b""] * 100),
        frames.write("shell", [b"no JSON", b"{}", b"{}", b"{}"]),
        frames.write("shell", [json.dumps(HEADER).encode(), b"{}", b"{}", b"[" * 100_000]),
        frames.write("shell", [json.dumps(HEADER).encode(), b"{}"]),
        b"x" * (frames.MOST_BYTES + 1),
    ],
)
def test_what_no_page_sends_is_malformed(broken):
    with pytest.raises(frames.Malformed):
        frames.read(broken)


def test_5000_damaged_frames_are_read_or_refused_and_nothing_else():
    random, whole, read = Random(1), frame(content={"comm_id": "c", "data": {}}), 0
    for _ in range(5000):
        damaged = bytearray(whole)
        for _ in range(random.randint(1, 8)):
            damaged[random.randrange(len(damaged))] = random.randrange(256)
        try:
            Gate().admits(frames.read(bytes(damaged)))
            read += 1
        except frames.Malformed:
            pass
    assert 0 < read < 5000


@pytest.mark.parametrize(
    "refused",
    [
        message("execute_request", code="1"),
        message("shutdown_request"),
        message("complete_request"),
        message("comm_info_request", channel="control"),
        message("comm_msg", channel="stdin", comm_id="c", data={"method": "custom"}),
        message("comm_open", comm_id="c", target_name="jupyter.widget", data={"state": {}}),
        message("comm_open", comm_id="c", target_name="<b>", data={}),
        message("comm_open", comm_id=["c"], target_name=CONTROL, data={}),
        message("comm_close", comm_id="a-component", data={}),
        message("comm_msg", comm_id="c", data={}),
        message("comm_msg", comm_id="c", data=[]),
        message("comm_msg", comm_id="c", data={"method": "nonsense"}),
        message("comm_msg", comm_id="c", data={"method": "update", "state": []}),
        message("comm_msg", comm_id="c", data={"method": "update", "buffer_paths": [["x"]]}),
        message("comm_msg", comm_id="c" * 1000, data={"method": "custom"}),
    ],
    ids=lambda refused: refused.kind,
)
def test_code_foreign_components_and_malformed_messages_reach_no_kernel(refused):
    assert not Gate().admits(refused)


def test_what_pages_send_reaches_the_kernel():
    gate = Gate()
    assert gate.admits(message("kernel_info_request"))
    assert gate.admits(message("comm_info_request"))
    assert gate.admits(message("comm_open", comm_id="c", target_name=CONTROL, data={}))
    assert gate.admits(message("comm_msg", comm_id="c", data={"method": "request_states"}))
    assert not gate.admits(message("comm_msg", comm_id="c", data={"method": "nonsense"}))
    assert gate.admits(message("comm_close", comm_id="c", data={}))
    assert not gate.admits(message("comm_close", comm_id="c", data={}))
    custom = message("comm_msg", comm_id="page", data={"method": "custom", "content": {}})
    assert gate.admits(custom)


def test_a_page_cannot_open_without_end():
    gate = Gate()
    opened = [
        gate.admits(message("comm_open", comm_id=str(number), target_name=CONTROL, data={}))
        for number in range(MOST_OPEN + 5)
    ]
    assert opened == [True] * MOST_OPEN + [False] * 5


@pytest.mark.parametrize(
    ("content", "ping", "use"),
    [
        ({"intent": "ping"}, True, False),
        ({"intent": "ping", "awake": True}, True, True),
        ({"intent": "act"}, False, True),
        ({}, False, False),
        ("ping", False, False),
    ],
)
def test_what_a_page_asks_by_itself_is_no_use_of_it(content, ping, use):
    said = message("comm_msg", comm_id="c", data={"method": "custom", "content": content})
    assert is_ping(said) is ping
    assert is_use(said) is use
