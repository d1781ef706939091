"""The words of the command line: loaded from few files, as `--help` has to come at once."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from platformer_nb import DEFAULT_GAME
from platformer_nb.core.errors import BadInput
from platformer_nb.text.books import BASE, folders
from platformer_nb.text.choosing import chosen_language, matching

FILE: Final = "cli.ftl"
NOTATION: Final = "notation.ftl"
OPTION: Final = "--language"


class Speech:
    """What the commands say of themselves, in one language; what it lacks, in English."""

    def __init__(self, language: str = BASE) -> None:
        self.language = language
        self._bundles = [_bundle(one) for one in dict.fromkeys((language, BASE))]

    def __call__(self, key: str, /, **args: Any) -> str:
        """The text of a key."""
        for bundle in self._bundles:
            message = bundle.get_message(key) if bundle.has_message(key) else None
            if message is not None and message.value is not None:
                return str(bundle.format_pattern(message.value, args)[0])
        return key


def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for name in (FILE, NOTATION):
        for folder in folders(DEFAULT_GAME):
            file = folder / "text" / language / name
            if file.is_file():  # a language may be on its way still
                bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def spoken_language(argv: Sequence[str]) -> str:
    """The language to give help in: before anything is parsed, as the parser's own words need it.

    A language there are no words in is refused later, in the language this gives.
    """
    wish = ""
    for place, word in enumerate(argv):
        option, _, value = word.partition("=")
        if word == "--":
            break
        if len(option) > len("--l") and OPTION.startswith(option):
            wish = value or next(iter(argv[place + 1 :]), "")
    try:
        return (matching(wish) if wish else None) or chosen_language()
    except BadInput:  # the environment names a language that is not there
        return BASE


# --- what argparse says ---------------------------------------------------------------------------

_SAID: Final[Mapping[str, tuple[str, Mapping[str, str]]]] = {
    "usage: ": ("cli-usage", {}),
    "options": ("cli-options", {}),
    "positional arguments": ("cli-arguments", {}),
    "show this help message and exit": ("cli-help", {}),
    "argument %(argument_name)s: %(message)s": (
        "cli-wrong-argument",
        {"name": "%(argument_name)s", "reason": "%(message)s"},
    ),
    "%(prog)s: error: %(message)s\n": (
        "cli-wrong",
        {"command": "%(prog)s", "reason": "%(message)s"},
    ),
    "expected one argument": ("cli-wrong-one-value", {}),
    "expected at least one argument": ("cli-wrong-some-values", {}),
    "invalid choice: %(value)r (choose from %(choices)s)": (
        "cli-wrong-choice",
        {"value": "%(value)r", "choices": "%(choices)s"},
    ),
    "invalid %(type)s value: %(value)r": ("cli-wrong-value", {"value": "%(value)r"}),
    "the following arguments are required: %s": ("cli-wrong-missing", {"names": "%s"}),
    "unrecognized arguments: %s": ("cli-wrong-unknown", {"names": "%s"}),
    "ambiguous option: %(option)s could match %(matches)s": (
        "cli-wrong-ambiguous",
        {"option": "%(option)s", "matches": "%(matches)s"},
    ),
    "ignored explicit argument %r": ("cli-wrong-flag", {"value": "%r"}),
}
"""What argparse says in English -> our key, and what it fills in for which argument."""


@contextmanager
def argparse_speaks(words: Speech) -> Iterator[None]:
    """Within this, argparse says its own sentences in our words.

    It asks `gettext` for them, which would need catalogues of its own beside ours.
    """
    before = vars(argparse)["_"]

    def said(text: Any) -> Any:
        if text not in _SAID:
            return before(text)
        key, gaps = _SAID[text]
        ending = "\n" if text.endswith("\n") else " " if text.endswith(" ") else ""
        return words(key, **gaps) + ending

    setattr(argparse, "_", said)  # noqa: B010 - a plain assignment is an error to mypy
    try:
        yield
    finally:
        setattr(argparse, "_", before)  # noqa: B010


# --- what a value is called -----------------------------------------------------------------------

_VALUES: Final[Mapping[str, str]] = {
    "ACTION": "cli-value-action",
    "ADDRESS": "cli-value-address",
    "BOSS": "cli-value-boss",
    "BOTS": "cli-value-bots",
    "DUNGEON": "cli-value-dungeon",
    "FILE": "cli-value-file",
    "FOLDER": "cli-value-folder",
    "HOST": "cli-value-host",
    "ID": "cli-value-id",
    "KEY": "cli-value-key",
    "LANGUAGE": "cli-value-language",
    "PORT": "cli-value-port",
    "PLAYERS": "cli-value-players",
    "SEED": "cli-value-seed",
    "TILE": "cli-value-tile",
    "folder": "cli-value-a-folder",
    "position": "cli-value-position",
    "record": "cli-value-record",
}
"""What a value is called in usage and help -> our key; N is the same everywhere."""


def name_values(parser: argparse.ArgumentParser, words: Speech) -> None:
    """Call the values that a command takes by our words, in the commands below it too."""
    for action in parser._actions:  # argparse has no other way to them
        if isinstance(action, argparse._SubParsersAction):
            for below in action.choices.values():
                name_values(below, words)
        elif action.nargs != 0:
            name = action.dest.upper() if action.option_strings else action.dest
            key = _VALUES.get(str(action.metavar or name))
            action.metavar = words(key) if key else action.metavar
