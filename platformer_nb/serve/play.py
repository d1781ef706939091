"""Server of the pages: the play page at /, the tutor at /tutor, shown by Voilà on this machine."""

from __future__ import annotations

import asyncio
import logging
import signal
import socket
import webbrowser
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

from tornado.httpserver import HTTPServer
from tornado.ioloop import IOLoop, PeriodicCallback
from tornado.web import RedirectHandler, RequestHandler
from voila.app import Voila

from platformer_nb.core.errors import BadInput
from platformer_nb.serve import health, heap, json_log, listening
from platformer_nb.serve.access import door, policy, token
from platformer_nb.serve.access.files import answered_always
from platformer_nb.serve.access.headers import SecureHeaders
from platformer_nb.serve.access.ownership import for_owners_only
from platformer_nb.serve.hosting import ALONE, Hosting
from platformer_nb.serve.kernels.forked_kernels import fork_server
from platformer_nb.serve.kernels.idle_pages import IdlePages
from platformer_nb.serve.kernels.ports import use_kernel_ports
from platformer_nb.serve.page.handler import PageHandler
from platformer_nb.serve.page.notices import TEMPLATES
from platformer_nb.serve.page.room import Room
from platformer_nb.text import asked_language

GIVE_BACK_SECONDS = 60
"""After this time what visitors have left is given back to the system, and again."""

TUTOR = "tutor.ipynb"
"""The notebook of the tutor's page, in the same folder as the play page's."""

TUTOR_PATH = "tutor"


class PlayServer(Voila):
    """Voilà with our pages, our template, and only our settings."""

    sockets: list[socket.socket]
    when_ready: Callable[[], None]
    asked: str | None
    hosting: Hosting

    def setup_template_dirs(self) -> None:
        """Put our `index.html.j2` before that of Voilà's `lab` template, which it extends."""
        super().setup_template_dirs()
        self.template_paths.insert(0, str(TEMPLATES))

    def init_handlers(self) -> list[Any]:
        """Return Voilà's handlers without the closed ones, then the pages; other paths go to the play page's 404."""
        base = self.hosting.base
        closed = tuple(f"{base}{each}" for each in policy.CLOSED_DOORS)
        voilas = [each for each in super().init_handlers()[:-1] if not each[0].startswith(closed)]
        room = Room(self.kernel_manager, self.hosting.most)
        page = {
            "notebook_path": Path(self.notebook_path).name,
            "template_paths": self.template_paths,
            "config": self.config,
            "voila_configuration": self.voila_configuration,
            "asked": self.asked,
            "hosting": self.hosting,
            "room": room,
        }
        doors = answered_always(for_owners_only(voilas))
        doors += health.handlers(base, room)
        doors += [
            (f"{base}{TUTOR_PATH}()", PageHandler, page | {"notebook_path": TUTOR}),
            (f"{base}(.*)", PageHandler, page),
        ]
        if base != "/":
            doors += [(r"/", RedirectHandler, {"url": base}), (r"/(.+)", PageHandler, page)]
        return doors

    def listen(self) -> None:
        """Serve until a signal ends it, on the sockets opened by `serve`."""
        self.ioloop = IOLoop.current()
        loop = asyncio.get_event_loop()
        for name in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(name, self.ioloop.stop)
        self.app.add_transform(SecureHeaders)
        app = door.guarded(self.app, self.ip, self.hosting.names, self.asked)
        # A proxy that gives the server a name also says who asks, and whether by https.
        proxied = bool(self.hosting.names)
        server = HTTPServer(
            app,
            max_body_size=door.MOST_BYTES,
            xheaders=proxied,
            idle_connection_timeout=door.IDLE_SECONDS,
            body_timeout=door.BODY_SECONDS,
        )
        server.add_sockets(self.sockets)
        PeriodicCallback(heap.give_back, 1000 * GIVE_BACK_SECONDS).start()
        if self.hosting.idle:
            idle = IdlePages(self.kernel_manager, 60 * self.hosting.idle)
            PeriodicCallback(idle.look, 1000 * idle.look_seconds).start()
        self.when_ready()
        try:
            self.ioloop.start()
        finally:
            # A second Ctrl-C while the kernels shut down would leave them running.
            signal.signal(signal.SIGINT, signal.SIG_IGN)
            server.stop()
            self.stop()
            PlayServer.clear_instance()


def _no_log(handler: RequestHandler) -> None:
    """Write nothing about a request: Tornado would write who asked for what."""


def serve(
    notebook: Path,
    host: str = "127.0.0.1",
    port: int | None = None,
    ready: Callable[[str], None] = lambda address: None,
    open_browser: bool = False,
    verbose: bool = False,
    language: str | None = None,
    path: str = "",
    hosting: Hosting = ALONE,
) -> None:
    """Show `notebook` and the tutor until Ctrl-C; call `ready` with the address of the page `path`.

    Without `language` each visitor's browser decides. Errors are logged in the terminal; with
    `verbose`, so is everything else.
    """
    if not notebook.is_file():
        raise BadInput(str(notebook), "error-no-notebook", "mend-no-notebook")
    heap.keep_small()
    asked = asked_language(language)
    sockets = listening.listen_on(host, port, listening.PLAY_PORT)
    address = listening.address(host, listening.port_of(sockets)) + hosting.base[1:] + path
    if hosting.token:
        address += f"?{urlencode({token.FIELD: hosting.token})}"

    def when_ready() -> None:
        ready(address)
        if open_browser and listening.can_show_a_browser():
            webbrowser.open(address)

    # No configuration files: a voila.json in the current folder would otherwise change what is
    # served.
    # It has to be the singleton: only then do Voilà's parts find its log.
    server = PlayServer.instance(
        config=policy.config(json_log.log_request if hosting.json_log else _no_log),
        config_file_paths=[],
        notebook_path=str(notebook.resolve()),
        ip=host,
        port=listening.port_of(sockets),
        base_url=hosting.base,
        open_browser=False,
        log_level=logging.INFO if verbose else logging.ERROR,
    )
    server.sockets = sockets
    server.when_ready = when_ready
    server.asked = asked
    server.hosting = hosting
    # As in JupyterLab, Tornado's log obeys the server's own level: it would warn about Jupyter's
    # pings, whose milliseconds it mistakes for seconds.
    logging.getLogger("tornado.general").setLevel(server.log_level)
    use_kernel_ports()
    with fork_server(quiet=hosting.json_log):
        server.initialize(argv=[])
        if hosting.json_log:
            json_log.write_json(server.log)
        server.start()
