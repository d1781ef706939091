"""Errors in notebooks, in two lines and in the language of the lesson: what is wrong, and what to do."""

from __future__ import annotations

import sys
from difflib import get_close_matches
from types import TracebackType
from typing import Any

from platformer_nb.core.errors import BadInput, MessageError
from platformer_nb.text import Words
from platformer_nb.text.errors import error_text, tell


def show_errors_in(language: str, game: str | None) -> None:
    """Have this notebook render errors in a language, with the words of a game; without effect elsewhere.

    A name that is nearly one of the notebook's is answered with that one; any other error of Python is
    shown as Python shows it.
    """
    shell = _shell()
    if shell is None:
        return

    def show(
        shell: Any,
        kind: type[BaseException],
        error: BaseException,
        trace: TracebackType,
        tb_offset: int | None = None,
    ) -> None:
        words = Words(language, game)
        lines: tuple[str, ...] = ()
        if isinstance(error, MessageError):
            lines = error_lines(words, error)
        elif isinstance(error, NameError) and _in_cell(shell, trace):
            lines = name_lines(words, error.name or "", [n for n in shell.user_ns if n[0] != "_"])
        if lines:
            shown = _Told(kind.__name__, (Exception,), {})(*lines)
            shell.showtraceback((type(shown), shown, trace), tb_offset=tb_offset)
        else:
            shell.showtraceback((kind, error, trace), tb_offset=tb_offset)

    shell.set_custom_exc((MessageError, NameError), show)


def _shell() -> Any:
    """Return the notebook's shell, None outside: it has imported IPython, which may not even be installed."""
    if "IPython" not in sys.modules:
        return None
    from IPython.core.getipython import get_ipython

    return get_ipython()


class _Told(type):
    """The class of an error that IPython shows as its lines alone, under the name of the first error."""

    def __new__(cls, name: str, bases: tuple[type, ...], own: dict[str, Any]) -> Any:
        return super().__new__(cls, name, bases, {**own, "_render_traceback_": cls.rendered})

    @staticmethod
    def rendered(error: BaseException) -> list[str]:
        """Return the lines, the first with the kind of the error."""
        first, *others = map(str, error.args)
        return [f"{type(error).__name__}: {first}", *others]


def error_lines(words: Words, error: MessageError) -> tuple[str, ...]:
    """Return what is wrong, and what to do about it, each as a line."""
    if isinstance(error, BadInput):
        told = error_text(words, error)
        return _sentence(f"{told.place}: {told.reason}"), _sentence(told.mend)
    parts = (error.what,) if error.how is None else (error.what, error.how)
    return tuple(_sentence(tell(words, part)) for part in parts)


def name_lines(words: Words, name: str, known: list[str]) -> tuple[str, ...]:
    """Return that there is no such name, and the one that was probably meant; nothing if none is near."""
    near = get_close_matches(name, known, 1, 0.7)
    if not near:
        return ()
    return error_lines(words, BadInput(name, "error-no-name", "mend-did-you-mean", near=(near[0],)))


def _sentence(text: str) -> str:
    return text if text.endswith((".", "?", "!", "…")) else f"{text}."


def _in_cell(shell: Any, trace: TracebackType) -> bool:
    """Return whether an error arose in a cell itself, not in what it called."""
    while trace.tb_next is not None:
        trace = trace.tb_next
    return trace.tb_frame.f_globals is shell.user_ns
