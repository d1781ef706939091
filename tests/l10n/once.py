"""A language is proofread once in a process, however many tests look at the result.

What is kept is found by all the messages that were read: with one that a test changes, all is read anew.
"""

from __future__ import annotations

from platformer_nb.l10n.renderings import Messages
from platformer_nb.l10n.style import Style
from platformer_nb.l10n.style_faults import StyleCheck
from platformer_nb.l10n.texts import Texts

_KEPT: dict[object, StyleCheck] = {}


def style_check(texts: Texts, style: Style) -> StyleCheck:
    """Stand for `StyleCheck`, which keeps what it has found: that is nearly all the work of proofreading."""
    key = (texts.language, _read(texts.own), _read(texts.english), repr(style))
    return _KEPT.setdefault(key, StyleCheck(texts, style))


def _read(messages: Messages) -> frozenset[tuple[str, int]]:
    """The messages by identity: those of what is kept stay alive, so no other can have theirs."""
    return frozenset((key, id(message)) for key, message in messages.items())
