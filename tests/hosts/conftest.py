"""What `make hosts` installs beside the tests: a hub, its proxy, a gateway."""

import shutil
import socket
import sys
from pathlib import Path

import pytest

BIN = Path(sys.executable).parent
HUB_PROXY = Path("hub") / "node_modules" / ".bin"


@pytest.fixture(scope="session")
def tool(root):
    """Call with the name of a program; gives its path, or says what brings it."""

    def find(name: str) -> str:
        places = (BIN, root / ".venv" / HUB_PROXY, "/usr/bin", "/bin", "/usr/sbin")
        found = shutil.which(name, path=":".join(map(str, places))) or shutil.which(name)
        assert found, f"{name} is not here; `make hosts` brings it"
        return found

    return find


@pytest.fixture(scope="session")
def free_ports():
    """Call with a number; gives as many ports that are free now."""

    def find(count: int) -> list[int]:
        opened = [socket.create_server(("127.0.0.1", 0)) for _ in range(count)]
        try:
            return [one.getsockname()[1] for one in opened]
        finally:
            for one in opened:
                one.close()

    return find
