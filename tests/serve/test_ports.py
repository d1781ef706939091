"""Ports of kernels: those that the system gives to no connection by itself."""

from __future__ import annotations

import socket

import pytest

from platformer_nb.serve.kernels import ports
from platformer_nb.serve.kernels.ports import PORTS, KernelPorts

HERE = "127.0.0.1"


def test_a_port_lies_outside_the_range_of_connections_and_is_given_once() -> None:
    given = [KernelPorts().find_available_port(HERE) for _ in range(50)]
    own = KernelPorts()
    assert all(port in PORTS for port in given)
    several = [own.find_available_port(HERE) for _ in range(500)]
    assert len(set(several)) == 500


def test_a_port_that_is_taken_is_not_given(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket() as taken:
        own = KernelPorts()
        port = own.find_available_port(HERE)
        taken.bind((HERE, port))
        monkeypatch.setattr(ports, "PORTS", range(port, port + 1))
        assert KernelPorts().find_available_port(HERE) != port
    assert KernelPorts().find_available_port(HERE) == port


def test_a_port_that_is_given_back_is_given_again(monkeypatch: pytest.MonkeyPatch) -> None:
    own = KernelPorts()
    port = own.find_available_port(HERE)
    monkeypatch.setattr(ports, "PORTS", range(port, port + 1))
    assert own.find_available_port(HERE) != port
    own.return_port(port)
    assert own.find_available_port(HERE) == port
