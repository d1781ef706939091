"""A forked kernel is as good as one that was started: its own, obedient, and gone when it has to be."""

import asyncio
import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from jupyter_client.manager import KernelManager
from traitlets.config import Config

from platformer_nb import DEFAULT_GAME
from platformer_nb.core.discovery import VARIABLE as GAME
from platformer_nb.games import game_names, load_game
from platformer_nb.lessons.track.loading import lesson_names
from platformer_nb.serve.kernels import forked_kernels
from platformer_nb.serve.kernels.fork_server import games_of_pages, loaded
from platformer_nb.serve.kernels.forked_kernels import ForkedProcess, ForkServer, fork_server
from platformer_nb.serve.kernels.own_python import NAME, OwnPython, encrypt
from platformer_nb.text import languages
from tests import servers
from tests.serve.http import get

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not forked_kernels.is_possible(), reason="kernels cannot be forked here"),
]

SECONDS = 60
PID = "import os; os.getpid()"


class Kernel:
    """A kernel of an encrypted manager, and a client that runs code in it."""

    def __init__(self, folder: Path, **options: Any) -> None:
        settings = Config()
        encrypt(settings)
        self.manager = KernelManager(
            kernel_name=NAME, kernel_spec_manager=OwnPython(), config=settings
        )
        self.manager.start_kernel(cwd=str(folder), **options)
        self.connect()

    def connect(self) -> None:
        """Wait until it answers."""
        self.client = self.manager.client()
        self.client.start_channels()
        self.client.wait_for_ready(timeout=SECONDS)

    def run(self, source: str) -> Any:
        """The value of the last line; an error's name if there is one."""
        return self.answer(self.client.execute(source))

    def answer(self, asked: str) -> Any:
        """What came of a request."""
        value: Any = None
        while True:
            message = self.client.get_iopub_msg(timeout=SECONDS)
            if message["parent_header"].get("msg_id") != asked:
                continue
            content = message["content"]
            if message["msg_type"] == "execute_result":
                value = eval(content["data"]["text/plain"])
            elif message["msg_type"] == "error":
                value = content["ename"]
            elif content.get("execution_state") == "idle":
                return value

    @property
    def process(self) -> Any:
        """Its process, seen from here."""
        assert self.manager.provisioner is not None
        return getattr(self.manager.provisioner, "process", None)

    @property
    def is_forked(self) -> bool:
        """Whether it was forked."""
        return isinstance(self.process, ForkedProcess)

    def end(self) -> None:
        """Shut it down."""
        self.client.stop_channels()
        if self.manager.has_kernel:
            self.manager.shutdown_kernel(now=True)


@contextmanager
def kernels(folder: Path, count: int, **options: Any) -> Iterator[list[Kernel]]:
    """Some kernels that end afterwards."""
    started: list[Kernel] = []
    try:
        started.extend(Kernel(folder, **options) for _ in range(count))
        yield started
    finally:
        for kernel in started:
            kernel.end()


@contextmanager
def forking() -> Iterator[None]:
    """What forks kernels, prepared without a game: these open none."""
    with ExitStack() as stack:
        with pytest.MonkeyPatch.context() as patched:
            patched.setenv(GAME, "none")
            stack.enter_context(fork_server())
        yield


@pytest.fixture(scope="module")
def server() -> Iterator[ForkServer]:
    with forking():
        yield forked_kernels._running[0]


@pytest.fixture
def kernel(server: ForkServer, tmp_path: Path) -> Iterator[Kernel]:
    with kernels(tmp_path, 1) as (only,):
        assert only.is_forked
        yield only


def lives(process: int) -> bool:
    """Whether there is such a process; a zombie counts."""
    with suppress(ProcessLookupError):
        os.kill(process, 0)
        return True
    return False


def ends(process: int, seconds: float = SECONDS) -> bool:
    """Whether it goes within this time, and leaves no zombie."""
    end = time.monotonic() + seconds
    while lives(process):
        if time.monotonic() > end:
            return False
        time.sleep(0.05)
    return True


# --- it is a kernel of its own ---------------------------------------------------------------------------


def test_it_is_a_fork_of_the_prepared_process_and_has_imported_already(server, kernel):
    assert kernel.run("import os, sys; os.getppid()") == server.process.pid
    assert kernel.run("'platformer_widgets' in sys.modules")
    assert kernel.run(PID) == kernel.process.pid


def test_the_wire_to_it_is_encrypted(kernel):
    assert kernel.manager.curve_publickey
    assert json.loads(Path(kernel.manager.connection_file).read_text())["curve_publickey"]
    assert kernel.run("get_ipython().kernel.shell_stream.socket.curve_server") == 1


def test_nothing_is_shared_between_two(server, tmp_path):
    (tmp_path / "one").mkdir()
    with kernels(tmp_path / "one", 1, env={**os.environ, "OWN": "one"}) as (one,):
        one.run("import platformer_widgets, os; platformer_widgets.left = left = 1")
        one.run("os.environ['LEFT'] = 'here'")
        with kernels(tmp_path, 1) as (two,):
            two.run("import platformer_widgets, os, random, numpy")
            assert (
                two.run("'left' in globals(), hasattr(platformer_widgets, 'left')") == (False,) * 2
            )
            assert two.run("os.environ.get('LEFT'), os.environ.get('OWN')") == (None, None)
            assert two.run("os.getcwd()") == str(tmp_path)
            one.run("import random, numpy")
            for draw in ("random.random()", "numpy.random.random()", "os.urandom(8)"):
                assert one.run(draw) != two.run(draw)
        assert one.run("os.environ['OWN'], os.getcwd()") == ("one", str(tmp_path / "one"))


INTERRUPTED = """
import logging, os, signal
kernel, seen = get_ipython().kernel, []
handler = logging.Handler(logging.ERROR)
handler.emit = lambda record: seen.append(record.getMessage())
kernel.log.addHandler(handler)
kernel.do_is_complete = lambda code: os.kill(os.getpid(), signal.SIGINT)
"""


def test_an_interrupt_between_two_cells_is_not_logged_and_an_error_is(kernel):
    kernel.run(INTERRUPTED)
    kernel.client.is_complete("what a server does before it ends a kernel, on a busy machine")
    assert kernel.run("kernel.log.error('told'); seen") == ["told"]


def test_it_is_like_a_kernel_that_was_started(server, kernel, tmp_path):
    with kernels(tmp_path, 1, stderr=subprocess.DEVNULL) as (plain,):
        assert not plain.is_forked, "a kernel with an error stream of its own"
        for source in (
            "import sys, os, signal, gc, threading; sys.path",
            "[os.path.basename(sys.argv[0]), sys.argv[1], len(sys.argv)]",
            "tuple(sys.flags), sys._xoptions",
            "gc.isenabled()",
            "os.getsid(0) == os.getpid() == os.getpgrp()",
            "[str(signal.getsignal(each)) for each in (signal.SIGCHLD, signal.SIGTERM)]",
            "signal.getsignal(signal.SIGINT) is signal.default_int_handler",
            "sorted(each for each in os.environ if each != 'PYTHONEXECUTABLE')",
            "os.environ['JPY_PARENT_PID']",
            "import ipywidgets; sorted(get_ipython().kernel.comm_manager.targets)",
            "__name__, sorted(name for name in globals() if name.startswith('__'))",
            "sys.stdin.read(1)",
        ):
            assert kernel.run(source) == plain.run(source), source


def test_there_is_one_thread_when_it_forks(server, kernel):
    assert os.listdir(f"/proc/{server.process.pid}/task") == [str(server.process.pid)]


def test_many_at_once(server, tmp_path):
    async def all_of_them() -> set[int]:
        arguments = ["-f", str(tmp_path / "none.json")]
        each = [asyncio.to_thread(server.fork, arguments, "/", os.environ) for _ in range(8)]
        processes = await asyncio.gather(*each)
        for process in processes:
            process.kill()
            process.wait(SECONDS)
        return {process.pid for process in processes}

    assert len(asyncio.run(all_of_them())) == 8


def test_it_can_be_debugged(kernel):
    def debug(command: str, **arguments: Any) -> dict[str, Any]:
        content = {"type": "request", "seq": 1, "command": command, "arguments": arguments}
        message = kernel.client.session.msg("debug_request", content)
        kernel.client.control_channel.send(message)
        while True:
            answer = kernel.client.get_control_msg(timeout=SECONDS)
            if answer["parent_header"].get("msg_id") == message["header"]["msg_id"]:
                content = answer["content"]
                assert isinstance(content, dict)
                return content

    started = debug("initialize", clientID="test", adapterID="", pathFormat="path")
    assert started["success"], started
    assert debug("attach")["success"]
    cell = debug("dumpCell", code="a = 1\nb = 2\n")["body"]["sourcePath"]
    lines = debug("setBreakpoints", source={"path": cell}, breakpoints=[{"line": 2}])
    assert lines["body"]["breakpoints"][0]["verified"], lines


# --- it obeys -------------------------------------------------------------------------------------------


def test_an_interrupt_reaches_it(kernel):
    asked = kernel.client.execute("print('begun')\nwhile True: pass")
    while kernel.client.get_iopub_msg(timeout=SECONDS)["msg_type"] != "stream":
        pass
    kernel.manager.interrupt_kernel()
    assert kernel.answer(asked) == "KeyboardInterrupt"
    assert kernel.run("1 + 1") == 2


def test_it_restarts_as_a_new_fork(server, kernel):
    kernel.run("left = 1")
    first = kernel.run(PID)
    kernel.client.stop_channels()
    kernel.manager.restart_kernel(now=True)
    kernel.connect()
    assert kernel.run("import os; 'left' in globals(), os.getppid()") == (False, server.process.pid)
    assert kernel.run(PID) != first
    assert ends(first)


@pytest.mark.parametrize("now", [True, False])
def test_it_ends_when_it_is_told_to(kernel, now):
    process = kernel.run(PID)
    kernel.manager.shutdown_kernel(now=now)
    assert ends(process)
    assert not kernel.manager.is_alive()


@pytest.mark.parametrize("end", ["os._exit(3)", "os.kill(os.getpid(), 9)"])
def test_its_death_is_noticed_and_leaves_no_zombie(kernel, end):
    process = kernel.run(PID)
    assert kernel.manager.is_alive()
    kernel.client.execute(f"import os; {end}")
    assert ends(process)
    assert not kernel.manager.is_alive()
    assert kernel.process.poll() == kernel.process.wait(1) == 0
    kernel.process.kill()


def test_who_waits_for_one_that_runs_is_not_kept(kernel):
    with pytest.raises(subprocess.TimeoutExpired):
        kernel.process.wait(0.01)
    assert kernel.process.poll() is None


# --- when something goes wrong ------------------------------------------------------------------------------


def test_without_the_prepared_process_kernels_start_plainly_and_others_go_on(tmp_path, caplog):
    with forking():
        dying = forked_kernels._running[0].process
        with kernels(tmp_path, 1) as (first,):
            dying.kill()
            with kernels(tmp_path, 2) as others:
                assert "no longer forked" in caplog.text
                assert [other.run("1 + 1") for other in others] == [2, 2]
                assert not any(other.is_forked for other in others)
            assert first.run("1 + 1") == 2
            assert caplog.text.count("no longer forked") == 1
            orphan = first.run(PID)
            lines = len(caplog.records)
    assert ends(orphan)
    assert len(caplog.records) == lines


def test_kernels_end_with_the_servers_end(tmp_path):
    with forking():
        kernel = Kernel(tmp_path)
        process = kernel.run(PID)
    assert ends(process)
    kernel.end()


def test_forking_can_be_switched_off(tmp_path, monkeypatch):
    monkeypatch.setenv(forked_kernels.VARIABLE, "0")
    with fork_server(), kernels(tmp_path, 1) as (kernel,):
        assert not forked_kernels.is_running()
        assert not kernel.is_forked
        assert kernel.run("1 + 1") == 2


@pytest.mark.parametrize("platform", ["darwin", "win32"])
def test_nothing_is_forked_where_it_is_unsafe(platform, monkeypatch):
    monkeypatch.setattr(sys, "platform", platform)
    assert not forked_kernels.is_possible()


@pytest.mark.parametrize("name", game_names())
def test_every_game_is_prepared_to_the_end(name):
    """The process that forks hides what goes wrong with a game, lest another suffer."""
    game = load_game(name)
    lessons = lesson_names(game) if game.teaching else ()
    assert len(list(loaded(name))) >= len(languages()) + len(lessons)


def test_a_server_of_one_game_prepares_no_other(monkeypatch):
    monkeypatch.setenv(GAME, "labyrinth")
    assert games_of_pages() == ["labyrinth"]
    monkeypatch.delenv(GAME)
    assert games_of_pages()[0] == DEFAULT_GAME
    assert sorted(games_of_pages()) == sorted(game_names())


# --- in a server ----------------------------------------------------------------------------------------------

OWN_NUMBERS = "import os; print('pids', os.getpid(), os.getppid(), 'end')"

CULLING = f"""
import sys
from pathlib import Path
{servers.WITHOUT_GAME}
forked_kernels.ForkServer = WithoutGame
from platformer_nb.serve import play
config = play.policy.config
def hasty(*given):
    settings = config(*given)
    settings.MappingKernelManager.cull_idle_timeout = 1
    settings.MappingKernelManager.cull_interval = 1
    return settings
play.policy.config = hasty
play.serve(Path(sys.argv[1]), port=0, ready=lambda address: print(address, flush=True))
"""


def numbers(server: servers.Server) -> tuple[int, int]:
    """The processes of a new page's kernel and of its parent."""
    _, _, html = get(server.address)
    kernel, parent = html.split("pids ")[1].split(" end")[0].split()
    return int(kernel), int(parent)


def test_however_a_server_ends_its_processes_end(tmp_path, notebook):
    with servers.one_notebook(tmp_path, notebook(OWN_NUMBERS)) as server:
        kernel, parent = numbers(server)
        assert parent != server.process.pid
        assert lives(kernel)
        server.process.kill()
        assert ends(kernel)
        assert ends(parent)


def test_a_kernel_that_nobody_looks_at_is_ended(tmp_path, notebook):
    command = [sys.executable, "-c", CULLING, str(notebook(OWN_NUMBERS))]
    with servers.running(command, tmp_path) as server:
        kernel, parent = numbers(server)
        assert ends(kernel)
        assert lives(parent)
        assert server.interrupt() == 0
        assert ends(parent)
        assert server.log.read_text() == ""


def test_a_server_without_forks_serves_as_well(tmp_path, notebook, monkeypatch):
    monkeypatch.setenv(forked_kernels.VARIABLE, "0")
    with servers.one_notebook(tmp_path, notebook(OWN_NUMBERS)) as server:
        assert numbers(server)[1] == server.process.pid
        assert server.interrupt() == 0
