"""Request handler of the page."""

from __future__ import annotations

import asyncio
import os
import time
from typing import Any

from jupyter_server import CallContext
from tornado.web import HTTPError, authenticated
from voila.handler import VoilaHandler
from voila.notebook_renderer import NotebookRenderer
from voila.utils import get_page_config

from platformer_nb import DEFAULT_GAME
from platformer_nb.core.discovery import VARIABLE as GAME
from platformer_nb.games import game_names
from platformer_nb.serve import health
from platformer_nb.serve.access import ownership, token
from platformer_nb.serve.access.ownership import visitor
from platformer_nb.serve.hosting import TOKEN, Hosting
from platformer_nb.serve.page import arrivals
from platformer_nb.serve.page.compiled_templates import COMPILED
from platformer_nb.serve.page.notices import NOTICES
from platformer_nb.serve.page.room import Room
from platformer_nb.serve.page.speech import COOKIE, page_language
from platformer_nb.text import BASE, Words
from platformer_nb.text.choosing import VARIABLE

# A kernel usually starts in two seconds; beyond this limit it is taken to have failed.
STARTING_SECONDS = 90

UNSHARED = frozenset((TOKEN, "LOGNAME", "USERNAME"))
"""Variables of the server that no kernel gets."""


class PageHandler(VoilaHandler):
    """Starts a kernel for each visitor and sends the page while the kernel comes up.

    Voilà's own handler waits forever, without a message, if the kernel dies while starting; and it
    serves the files of the notebook's folder at other paths.
    """

    def initialize(
        self, room: Room, hosting: Hosting, asked: str | None = None, **given: Any
    ) -> None:
        """Set up the handler; `asked` is the language the server was started with, `room` is for how many pages."""
        super().initialize(**given)
        self.asked = asked
        self.hosting = hosting
        self.room = room

    @property
    def words(self) -> Words:
        """Words in the visitor's language, of the game that the page opens with, if that is certain."""
        accepted = self.request.headers.get("Accept-Language", "")
        try:
            address = self.get_query_argument("language", "")
        except HTTPError:  # bytes that are no text
            address = ""
        spoken = page_language(self.get_cookie(COOKIE), self.asked, accepted, address)
        return Words(spoken, opening_game())

    @authenticated
    async def get(self, path: str = "") -> None:
        """Send the page at `/`; answer 404 at any other path."""
        if path:
            raise HTTPError(404)
        if not await self._entered() or self._turned_away():
            return
        # Each timer set from here on keeps this context as long as it would run, even if it is cancelled:
        # it must not keep the handler, and with it the page.
        CallContext.set(CallContext.JUPYTER_HANDLER, None)
        self.set_header("Content-Type", "text/html; charset=utf-8")
        self.set_header("Cache-Control", "no-store")
        self.set_header("Vary", "Accept-Language, Cookie")
        # Reading the token sets the cookie without which a closing page may not end its own kernel.
        self.xsrf_token  # noqa: B018
        owner = visitor(self)
        words = self.words
        renderer = await self._renderer()
        _translate(renderer, words)
        with self.room.starting():
            kernel_id: str = await self.kernel_manager.start_kernel(
                kernel_name=renderer.notebook.metadata.kernelspec.name,
                path=os.path.dirname(self.notebook_path),
                env=kernel_environment(words.language),
            )
        kernel = self.kernel_manager.get_kernel(kernel_id)
        kernel.owner = owner
        health.STARTED.inc()
        try:
            async with asyncio.timeout(STARTING_SECONDS):
                async for html, _ in renderer.generate_content_generator(kernel_id, kernel):
                    self.write(html)
                    await self.flush()
        except Exception:
            health.FAILED.inc()
            self.log.exception("The page's kernel could not be started")
            # The status and half a page have been sent: append the error to it.
            self.write(NOTICES.get_template("failed.html.j2").render())
            if kernel_id in self.kernel_manager:  # not dead already
                await self.kernel_manager.shutdown_kernel(kernel_id, now=True)

    def _turned_away(self) -> bool:
        """Answer without a kernel if nobody looks at the page, another site sends the visitor, or there is no room."""
        headers, words = self.request.headers, self.words
        if not arrivals.is_visit(headers):
            raise HTTPError(403)
        if arrivals.is_sent(headers):
            self._notice(200, title=words("page-sent"), go=words("page-sent-go"))
        else:
            known = ownership.is_known(self)
            place = self.room.place(visitor(self), known, time.monotonic())
            if place:
                self._full(place)
            return place > 0
        return True

    def _full(self, place: int) -> None:
        """Say that there is no room, and how many come first; the page asks again by itself."""
        health.FULL.inc()
        words, again = self.words, arrivals.FULL_AGAIN_SECONDS
        self.set_header("Retry-After", str(again))
        texts = {"title": words("page-full"), "text": words("page-full-wait", seconds=again)}
        if self.hosting.site:
            texts |= {"elsewhere": self.hosting.site, "elsewhere_text": words("page-full-site")}
        self._notice(503, **texts, again=again, place=words("page-full-place", place=place))

    async def _entered(self) -> bool:
        """Return whether the visitor may come in; who may not yet is asked for the token."""
        wanted = self.hosting.token
        if token.is_known(self, wanted):
            return True
        given = self.get_query_argument(token.FIELD, "")
        if given and token.is_right(given, wanted):
            self.redirect(token.let_in(self))
            return False
        if given:
            await asyncio.sleep(token.WRONG_SECONDS)
        words = self.words
        self._notice(
            403,
            title=words("page-token"),
            text=words("page-token-wrong" if given else "page-token-ask"),
            field=token.FIELD,
            label=words("page-token-label"),
            go=words("page-token-go"),
        )
        return False

    def _notice(self, status: int, **texts: object) -> None:
        self.set_status(status)
        self.set_header("Content-Type", "text/html; charset=utf-8")
        self.set_header("Cache-Control", "no-store")
        self.finish(NOTICES.get_template("notice.html.j2").render(words=self.words, **texts))

    async def _renderer(self) -> NotebookRenderer:
        page_config = get_page_config(
            base_url=self.base_url,
            settings=self.settings,
            log=self.log,
            voila_configuration=self.voila_configuration,
        )
        renderer = NotebookRenderer(
            request_handler=self,
            voila_configuration=self.voila_configuration,
            traitlet_config=self.traitlet_config,
            notebook_path=self.notebook_path,
            template_paths=self.template_paths,
            config_manager=self.config_manager,
            contents_manager=self.contents_manager,
            base_url=self.base_url,
            kernel_spec_manager=self.kernel_spec_manager,
            prelaunch_hook=None,
            page_config=page_config,
            mathjax_config=None,
            mathjax_url=None,
        )
        await renderer.initialize()
        renderer.exporter.environment.bytecode_cache = COMPILED
        return renderer

    def write_error(self, status_code: int, **kwargs: Any) -> None:
        """Send a short error page in our words; the reason goes to the terminal only."""
        self.set_header("Content-Type", "text/html; charset=utf-8")
        template = NOTICES.get_template("error.html.j2")
        self.finish(
            template.render(missing=status_code == 404, words=self.words, base=self.base_url)
        )


def _translate(renderer: NotebookRenderer, words: Words) -> None:
    """Translate the page's title and the text it shows before the game is there."""
    renderer.exporter.language_code = words.language
    renderer.resources["words"] = words
    renderer.resources["starting"] = words("starting" if words.has("starting") else "starting-page")
    for title in ("window-title", "tutor-word-window"):
        if renderer.notebook.metadata.get("title") == Words(BASE, DEFAULT_GAME)(title):
            renderer.notebook.metadata["title"] = words(
                title if words.has(title) else "choose-game"
            )


def kernel_environment(language: str) -> dict[str, str]:
    """Return the environment of a page's kernel: the server's, but not its token nor whose it is."""
    own = {name: value for name, value in os.environ.items() if name not in UNSHARED}
    return {**own, "USER": "page", VARIABLE: language}


def opening_game() -> str | None:
    """Return the game that a page opens with: the one asked for, or the only one; None if the page asks."""
    names = game_names()
    return os.environ.get(GAME) or (names[0] if len(names) == 1 else None)
