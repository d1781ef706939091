"""Errors in notebooks: a traceback ends with the sentence in the language of the lesson."""

from __future__ import annotations

from types import TracebackType
from typing import Any

from IPython.core.getipython import get_ipython

from platformer_nb.core.errors import MessageError
from platformer_nb.text import Words
from platformer_nb.text.errors import tell_error


def show_errors_in(language: str, game: str | None) -> None:
    """Have this notebook render errors in a language, with the words of a game; without effect elsewhere."""
    shell: Any = get_ipython()
    if shell is None:
        return

    def show(
        shell: Any,
        kind: type[MessageError],
        error: MessageError,
        trace: TracebackType,
        tb_offset: int | None = None,
    ) -> None:
        told = type(kind.__name__, (Exception,), {})(tell_error(Words(language, game), error))
        shell.showtraceback((type(told), told, trace), tb_offset=tb_offset)

    shell.set_custom_exc((MessageError,), show)
