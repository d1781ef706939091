"""The words of the command line, loaded from few files to keep `--help` fast."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache, partial
from typing import TYPE_CHECKING, Any, Final, NoReturn

from fluent.runtime import FluentBundle

from platformer_nb import DEFAULT_GAME
from platformer_nb.core.errors import BadInput
from platformer_nb.text.books import BASE, folders, resource_of
from platformer_nb.text.choosing import chosen_language, matching

if TYPE_CHECKING:
    from fluent.syntax.ast import Resource

    from platformer_nb.core.game import AnyGame

FILE: Final = "cli.ftl"
NOTATION: Final = "notation.ftl"
OPTION: Final = "--language"


class Speech:
    """Texts of the commands in one language, falling back to English.

    `game` is the game the commands answer for, `command` the one that is typed: only its help and its
    options are made of what the game declares, since loading a game takes a moment.
    """

    def __init__(self, language: str = BASE, game: str = DEFAULT_GAME, command: str = "") -> None:
        self.language = language
        self.game = game
        self.command = command
        self._bundles = [_bundle(one, game) for one in dict.fromkeys((language, BASE))]

    def loaded(self, command: str) -> AnyGame | None:
        """Return the game if this command is typed, else None. Raise BadInput for an unknown game."""
        from platformer_nb.games import load_game

        return load_game(self.game) if command == self.command else None

    def has(self, key: str) -> bool:
        """Return whether there is a text of this key."""
        return any(bundle.has_message(key) for bundle in self._bundles)

    def __call__(self, key: str, /, **args: Any) -> str:
        """Return the text of a key."""
        for bundle in self._bundles:
            message = bundle.get_message(key) if bundle.has_message(key) else None
            if message is not None and message.value is not None:
                return str(bundle.format_pattern(message.value, args)[0])
        return key


def _bundle(language: str, game: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for name in (FILE, NOTATION):
        for folder in folders(game):
            file = folder / "text" / language / name
            if file.is_file():  # a language may still be incomplete
                bundle.add_resource(_parsed(file.read_text(encoding="utf-8")))
    return bundle


@lru_cache(maxsize=32)
def _parsed(source: str) -> Resource:
    """Return a parsed file: one process may run many commands."""
    return resource_of(source)


def spoken_language(argv: Sequence[str]) -> str:
    """Return the language for help, from the raw arguments: the parser itself needs it.

    A requested language without words is refused later, in the language returned here.
    """
    wish = wished(argv, OPTION)
    try:
        return (matching(wish) if wish else None) or chosen_language()
    except BadInput:  # the environment names an unknown language
        return BASE


def wished(argv: Sequence[str], option: str) -> str:
    """Return the value of a common option from the raw arguments, "" if it is not given.

    The option may be abbreviated, but not to one letter, which several options share.
    """
    wish = ""
    for place, word in enumerate(argv):
        begun, _, value = word.partition("=")
        if word == "--":
            break
        if len(begun) > len("--l") and option.startswith(begun):
            wish = value or next(iter(argv[place + 1 :]), "")
    return wish


def typed_command(argv: Sequence[str]) -> str:
    """Return the subcommand in the raw arguments, "" if there is none."""
    words = iter(argv)
    for word in words:
        if not word.startswith("-"):
            return word
        common = any(len(word) > len("--l") and one.startswith(word) for one in ("--game", OPTION))
        if common and "=" not in word:
            next(words, None)
    return ""


# --- argparse messages ---------------------------------------------------------------------------

_SAID: Final = tuple(
    (re.compile(pattern, re.DOTALL), key)
    for pattern, key in (
        (r"argument (?P<name>.+?): (?P<reason>.*)", "cli-wrong-argument"),
        (r"expected one argument", "cli-wrong-one-value"),
        (r"expected at least one argument", "cli-wrong-some-values"),
        (r"invalid choice: (?P<value>.*) \(choose from (?P<choices>.*)\)", "cli-wrong-choice"),
        (r"invalid \w+ value: (?P<value>.*)", "cli-wrong-value"),
        (r"the following arguments are required: (?P<names>.*)", "cli-wrong-missing"),
        (r"unrecognized arguments: (?P<names>.*)", "cli-wrong-unknown"),
        (r"ambiguous option: (?P<option>.*) could match (?P<matches>.*)", "cli-wrong-ambiguous"),
        (r"ignored explicit argument (?P<value>.*)", "cli-wrong-flag"),
    )
)
"""Patterns of argparse's English messages, each with the key of our text, which has the same gaps."""


def said_of_usage(words: Speech, message: str) -> str:
    """Translate a message of argparse; return it unchanged if it is unknown."""
    for pattern, key in _SAID:
        found = pattern.fullmatch(message)
        if found:
            facts = found.groupdict()
            if "reason" in facts:
                facts["reason"] = said_of_usage(words, facts["reason"])
            return words(key, **facts)
    return message


# --- names of values -----------------------------------------------------------------------------

_VALUES: Final[Mapping[str, str]] = {
    "ACTION": "cli-value-action",
    "ADDRESS": "cli-value-address",
    "BOTS": "cli-value-bots",
    "FILE": "cli-value-file",
    "FOLDER": "cli-value-folder",
    "GAME": "cli-value-game",
    "HOST": "cli-value-host",
    "ID": "cli-value-id",
    "KEY": "cli-value-key",
    "LANGUAGE": "cli-value-language",
    "PATH": "cli-value-path",
    "PORT": "cli-value-port",
    "PLAYERS": "cli-value-players",
    "SEED": "cli-value-seed",
    "TEXT": "cli-value-shared",
    "TOKEN": "cli-value-token",
    "folder": "cli-value-a-folder",
    "position": "cli-value-position",
    "record": "cli-value-record",
}
"""Name of a value in usage and help -> key of our name; N is the same in every language."""


# --- help ------------------------------------------------------------------------------------------


class Formatter(argparse.RawDescriptionHelpFormatter):
    """A help formatter with translated headings."""

    def __init__(self, prog: str, words: Speech) -> None:
        super().__init__(prog)
        self._words = words

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[Any],
        prefix: str | None = None,
    ) -> None:
        """Add the usage line, with our prefix."""
        begins = f"{self._words('cli-usage')} " if prefix is None else prefix
        super().add_usage(usage, actions, groups, begins)


class Parser(argparse.ArgumentParser):
    """An argument parser with translated help and usage errors."""

    def __init__(self, words: Speech, **options: Any) -> None:
        super().__init__(add_help=False, formatter_class=partial(Formatter, words=words), **options)
        self._words = words
        # Groups of our own have our titles, which argparse's have not.
        self._named = self.add_argument_group(words("cli-arguments"))
        self._flagged = self.add_argument_group(words("cli-options"))
        self.add_argument(
            "-h", "--help", action="help", default=argparse.SUPPRESS, help=words("cli-help")
        )

    def add_argument(self, *names: str, **options: Any) -> argparse.Action:
        """Declare an argument; its value gets a name in our language."""
        group = self._flagged if names[0].startswith("-") else self._named
        action = group.add_argument(*names, **options)
        if action.nargs != 0:
            name = action.dest.upper() if action.option_strings else action.dest
            key = _VALUES.get(str(action.metavar or name))
            action.metavar = self._words(key) if key else action.metavar
        return action

    def error(self, message: str) -> NoReturn:
        """Print the usage error and exit with code 2."""
        self.print_usage(sys.stderr)
        reason = said_of_usage(self._words, message)
        self.exit(2, f"{self._words('cli-wrong', command=self.prog, reason=reason)}\n")
