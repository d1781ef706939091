"""Voilà's handlers: what they refuse is answered with its number, and never with more than that."""

from __future__ import annotations

import re
from typing import Any, Final

from jupyter_server.base.handlers import FileFindHandler
from tornado.web import HTTPError
from voila.static_file_handler import TemplateStaticFileHandler

_STATIC: Final = "static"

_HASHED: Final = re.compile(r"\.[0-9a-f]{8,}\.js$")
"""The end of a file's name that a build made of its content."""


class _Quiet:
    """Says in its errors no more than their number."""

    def write_error(self: Any, status_code: int, **_named: Any) -> None:
        """Answer with the number alone."""
        self.set_header("Content-Type", "text/plain; charset=utf-8")
        self.finish(str(status_code))


class OwnTemplateFiles(_Quiet, TemplateStaticFileHandler):
    """Files of templates. Voilà's own handler breaks at a path of another shape."""

    def prepare(self) -> None:
        """Refuse a path that is not `<template>/static/<file>`."""
        template, _, rest = (self.path_args or [""])[0].partition("/")
        folder, _, file = rest.partition("/")
        names = (template, *file.split("/"))
        if folder != _STATIC or not all(names) or any(name in (".", "..") for name in names):
            raise HTTPError(404)
        super().prepare()


class OwnFoundFiles(_Quiet, FileFindHandler):
    """Files of extensions. Voilà has a browser ask with every page whether one has changed; one named by its content has not."""

    def set_headers(self) -> None:
        """Let a browser keep a file whose name changes with its content."""
        super().set_headers()
        if _HASHED.search(self.request.path):
            self.set_header("Cache-Control", "max-age=31536000, immutable")


def answered_always(doors: list[Any]) -> list[Any]:
    """Return Voilà's handlers, which show error pages that need what we have not, as ones that do not."""
    return [(path, _quiet(handler), *more) for path, handler, *more in doors]


def _quiet(handler: type) -> type:
    if handler is TemplateStaticFileHandler:
        return OwnTemplateFiles
    if handler is FileFindHandler:
        return OwnFoundFiles
    return type(f"Own{handler.__name__}", (_Quiet, handler), {})
