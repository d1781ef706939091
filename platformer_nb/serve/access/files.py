"""Voilà's handlers: what they refuse is answered with its number, and never with more than that."""

from __future__ import annotations

from typing import Any, Final

from tornado.web import HTTPError
from voila.static_file_handler import TemplateStaticFileHandler

_STATIC: Final = "static"


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


def answered_always(doors: list[Any]) -> list[Any]:
    """Return Voilà's handlers, which show error pages that need what we have not, as ones that do not."""
    return [(path, _quiet(handler), *more) for path, handler, *more in doors]


def _quiet(handler: type) -> type:
    if handler is TemplateStaticFileHandler:
        return OwnTemplateFiles
    return type(f"Own{handler.__name__}", (_Quiet, handler), {})
