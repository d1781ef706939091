"""The process that imports what kernels need, and becomes one kernel per request by forking.

`forked_kernels` starts it with two file descriptors: a socket for requests, and the reading end of a pipe that
closes when the web server ends. A request is a line of JSON; the answer is the new process's id and its pidfd.
The memory of the imports is shared until it is written to.
"""

from __future__ import annotations

import gc
import json
import os
import select
import signal
import socket
import sys
from collections.abc import Iterator
from contextlib import suppress
from importlib import import_module
from logging import LogRecord
from threading import Thread
from typing import Any

KERNEL_MODULES = ("ipykernel.ipkernel", "ipykernel.zmqshell", "ipykernel.debugger")
"""What a kernel imports while it starts, besides its application; ipykernel names them in texts."""


def main() -> None:
    """Fork kernels until the web server ends; in a forked process, be the kernel."""
    # The folder of `python -m` comes first; a kernel adds its own later, behind the standard library.
    del sys.path[0]
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # ended kernels are not kept as zombies
    gc.disable()  # collecting here would make holes in the pages that the kernels share
    control, lifeline = (int(number) for number in sys.argv[1:])
    given = dict(os.environ)
    for number in (control, lifeline):
        os.set_inheritable(number, False)
    with socket.socket(fileno=control) as connection:
        request = fork_on_request(connection)
    if request is not None:
        # Imports set variables as well: ipykernel one for the debugger.
        request["env"] |= {name: os.environ[name] for name in os.environ.keys() - given.keys()}
        run_kernel(request, lifeline)


def fork_on_request(connection: socket.socket) -> dict[str, Any] | None:
    """Return the request in a forked process, and None in this one when the web server has ended."""
    for line in requests(connection):
        gc.freeze()
        try:
            process = os.fork()
        except OSError:
            connection.sendall(b"0\n")
            continue
        if not process:
            request: dict[str, Any] = json.loads(line)
            return request
        handle = os.pidfd_open(process)
        socket.send_fds(connection, [b"%d\n" % process], [handle])
        os.close(handle)
    return None


def requests(connection: socket.socket) -> Iterator[bytes]:
    """Yield requests as they come; prepare while there are none."""
    with connection.makefile("rb") as lines:
        for _ in preparation():
            while select.select([connection], [], [], 0)[0]:
                line = lines.readline()
                if not line:
                    return
                yield line
        yield from lines


def preparation() -> Iterator[None]:
    """Import and load what pages and lessons use; a kernel can be forked at each `yield`."""
    for module in KERNEL_MODULES:
        import_module(module)
    components = import_module("platformer_widgets")
    for name in components.__all__:
        getattr(components, name)  # imports its module

    for name in games_of_pages():
        with suppress(Exception):  # whoever uses the game is told
            yield from loaded(name)


def games_of_pages() -> list[str]:
    """Return the game that was asked for, whose pages lead to no other; all games, the default one first, if none was."""
    from platformer_nb import DEFAULT_GAME
    from platformer_nb.core.discovery import VARIABLE
    from platformer_nb.games import game_names

    asked = os.environ.get(VARIABLE)
    return [asked] if asked else sorted(game_names(), key=lambda name: name != DEFAULT_GAME)


def loaded(name: str) -> Iterator[None]:
    """Load a game's texts, parts and lessons, in steps."""
    from platformer_nb.games import load_game
    from platformer_nb.lessons.track.loading import lesson_names, load_lesson
    from platformer_nb.text import Words, chosen_language, languages

    game = load_game(name)
    first = chosen_language()
    for language in sorted(languages(), key=lambda each: each != first):
        Words(language, None)
        Words(language, name).parse()  # what is parsed here, the forks share
        yield
    for part in ("rules", "setup", "narrator", "rulebook", "views", "teaching", "bots"):
        getattr(game, part)
        yield
    for lesson in lesson_names(game) if game.teaching else ():
        load_lesson(game, lesson)
        yield


def run_kernel(request: dict[str, Any], lifeline: int) -> None:
    """Run a kernel in this process, as ipykernel_launcher does."""
    import ipykernel_launcher  # type: ignore[import-untyped]
    from ipykernel.kernelapp import IPKernelApp

    os.setsid()
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    gc.enable()
    os.chdir(request["cwd"])
    os.environ.clear()
    os.environ.update(request["env"])
    sys.argv = [ipykernel_launcher.__file__, *request["arguments"]]
    # `random` is seeded anew at a fork, NumPy's global generator is not.
    if "numpy" in sys.modules:
        sys.modules["numpy"].random.seed()
    Thread(target=_end_with, args=(lifeline,), daemon=True).start()
    app = IPKernelApp.instance(
        parent_handle=1,  # there is a parent, but not to be watched: the pipe takes its place
        extra_extensions=["ipywidgets"],  # registers itself when imported, if a kernel runs by then
    )
    app.initialize(request["arguments"])  # type: ignore[no-untyped-call]
    app.log.addFilter(_is_no_interrupt)
    app.start()  # type: ignore[no-untyped-call]


def _is_no_interrupt(record: LogRecord) -> bool:
    """Leave out of the log that a kernel was interrupted: a server does so before it ends one."""
    return "KeyboardInterrupt caught in kernel" not in record.getMessage()


def _end_with(lifeline: int) -> None:
    """End this process when the web server has closed its end of the pipe, or is gone."""
    os.read(lifeline, 1)
    os._exit(1)


if __name__ == "__main__":
    main()
