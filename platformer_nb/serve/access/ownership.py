"""A kernel belongs to the browser that started it: its id alone neither opens nor ends it.

The page gives each browser a signed cookie, and notes it at the kernel that it starts. To everybody else the kernel
is not there.
"""

from __future__ import annotations

from typing import Any, Final
from uuid import uuid4

from jupyter_server.auth.identity import IdentityProvider, User
from jupyter_server.base.handlers import JupyterHandler
from jupyter_server.services.kernels.handlers import KernelHandler
from tornado.web import HTTPError, RequestHandler
from voila.shutdown_kernel_handler import VoilaShutdownKernelHandler
from voila.tornado.kernel_websocket_handler import VoilaKernelWebsocketHandler

COOKIE: Final = "platformer-visitor"
"""The cookie by which a browser is known again until the server ends. It says nothing about anybody."""


def visitor(handler: JupyterHandler) -> str:
    """Return who asks, by a cookie that is set if there is none. Call it before the answer begins."""
    known = handler.get_signed_cookie(COOKIE)
    if known:
        return known.decode()
    new = uuid4().hex
    path = handler.settings["base_url"]
    secure = handler.request.protocol == "https"
    handler.set_signed_cookie(
        COOKIE, new, expires_days=None, path=path, httponly=True, samesite="Lax", secure=secure
    )
    return new


def is_known(handler: JupyterHandler) -> bool:
    """Return whether who asks has kept the cookie of an earlier answer."""
    return handler.get_signed_cookie(COOKIE) is not None


class Anybody(IdentityProvider):
    """Takes everybody for the same visitor: Jupyter gives each browser a name, in a cookie that stays for a month."""

    def get_user(self, handler: RequestHandler) -> User:
        """Return the one visitor there is."""
        return User("visitor")


class _OwnersOnly(JupyterHandler):
    """Answers 404 for a kernel of somebody else, as for one that is not there."""

    async def prepare(self, **named: Any) -> None:
        """Look at the cookie before anything is done."""
        await super().prepare(**named)
        kernel = self.path_kwargs.get("kernel_id") or next(iter(self.path_args), "")
        known = self.get_signed_cookie(COOKIE)
        if kernel not in self.kernel_manager or known is None:
            raise HTTPError(404)
        owner: str = getattr(self.kernel_manager.get_kernel(kernel), "owner", "")
        if owner != known.decode():
            raise HTTPError(404)


class _OwnKernel(_OwnersOnly, KernelHandler):
    """Tells of a kernel, or ends it."""


class _OwnWebsocket(_OwnersOnly, VoilaKernelWebsocketHandler):
    """Speaks with a kernel."""


class _OwnShutdown(_OwnersOnly, VoilaShutdownKernelHandler):
    """Ends a kernel whose page is closed."""


_OWNERS_ONLY: Final[dict[type, type]] = {
    KernelHandler: _OwnKernel,
    VoilaKernelWebsocketHandler: _OwnWebsocket,
    VoilaShutdownKernelHandler: _OwnShutdown,
}


def for_owners_only(doors: list[Any]) -> list[Any]:
    """Return Voilà's handlers, those of kernels opened for their owners only."""
    return [(path, _OWNERS_ONLY.get(handler, handler), *more) for path, handler, *more in doors]
