"""The fixed words of the tutor's page, and the texts that the browser fills in."""

from __future__ import annotations

from typing import Final

PAGE_WORDS: Final = (
    "aim",
    "ask-rule",
    "back",
    "begin-anew",
    "begin-anew-text",
    "bring-back",
    "codes",
    "exam",
    "exam-now",
    "export",
    "file",
    "file-text",
    "fold",
    "forget",
    "forget-it",
    "forget-rule",
    "forget-what",
    "forward",
    "go-back",
    "import",
    "intro",
    "keep-it",
    "kept-copies",
    "lessons",
    "link",
    "lost-progress",
    "next-lesson",
    "next-puzzle",
    "no-lesson",
    "picture-help",
    "play",
    "practise",
    "progress",
    "puzzles",
    "result",
    "review",
    "rooms",
    "show-lesson",
    "title",
    "to-game",
    "to-lessons",
    "to-progress",
    "to-puzzles",
    "unfold",
    "window",
)
"""The fixed words of the tutor's page, under `tutor-word-`."""

PAGE_PATTERNS: Final = {"more-due": ("n",), "next-due": ("rule", "when")}
"""Texts with placeholders that the browser fills in, since only it has the learner's local time."""
