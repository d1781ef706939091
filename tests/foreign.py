"""Finds words in what is printed that are not of the language it is printed in.

A word belongs to a language if one of its own texts uses it, outside of what is typed. So nothing has
to be known of English: whatever no text of the language says is foreign. Words of the notation are let
pass only where they are typed: as an action, or beside their meaning.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Final

from fluent.syntax import ast

from platformer_nb.bots.seats import bot_kinds
from platformer_nb.cli import COMMANDS
from platformer_nb.games import game_names
from platformer_nb.games.platformer import GAME
from platformer_nb.games.platformer.content import load_box
from platformer_nb.games.platformer.kinds.tables import CONTINUATIONS, PENDING
from platformer_nb.games.platformer.model.box.box import SYMBOLS
from platformer_nb.games.platformer.model.house_rules import RULINGS
from platformer_nb.games.platformer.model.state import STEPS
from platformer_nb.games.platformer.narration.card_words import cards_of
from platformer_nb.games.platformer.narration.words import NAME, Words
from platformer_nb.games.platformer.notation.action_parser import first_words
from platformer_nb.l10n.messages import messages
from platformer_nb.text import BASE
from platformer_nb.text.naming import naming

KINDS: Final = naming(NAME).typed
_WORD: Final = re.compile(r"[^\W\d_]+(?:[-’'][^\W\d_]+)*")
_NAMED: Final = re.compile(
    r"""
      \b[A-Z]{3}-\d+\b                     # a rule
    | (?<![\w-])--?[a-z]+(?:-[a-z]+)*      # an option of a command
    | platformer-nb(?:[ ][a-z][a-z-]+)?    # the command and its subcommand
    | \bmake[ ][a-z-]+\b                  # a target of the Makefile
    | \b[a-z]{1}\d+\b | \b[fv]b?\d+\b      # a Space, a tile
    | \S*(?:[/_]|::|\w\.\w)\S*             # a file, an address, a place in the code
    | \b\d\d-[a-z-]+\b                     # a lesson
    """,
    re.VERBOSE,
)
_COMMON: Final = {
    "pl": """
        a by do go i no on one same ten to w was we z s zero
        argument boss bot folder golem id medal plan platform platformer plus port portal program
        schema solo start symbol system token i ii iii
        angelo avvy etorn ikee lumi sweety zora
        en pl uk ctrl ctrl-c enter esc shift tab dask fluent json jupyterlab jupyterlite npm pip pyodide python toml
    """,
    "eo": "schema en pl uk eo ctrl ctrl-c enter esc shift tab",
    "uk": """
        id ii iii schema json-схеми
        en pl uk ctrl ctrl-c enter esc shift tab
        dask fluent json javascript jupyter jupyterlab jupyterlite npm pip pyodide python toml
    """,
}
ALIKE: Final = {language: frozenset(words.split()) for language, words in _COMMON.items()}
"""Words that a language has in common with English: its own, names, and what computers call themselves.

Whatever else both say is English that has slipped into a text (`levels 2` to be typed, say).
"""

_CODE: Final = re.compile(r"`[^`]*`")
_QUOTED: Final = re.compile(r"[„“«]([^”»]*)[”»]")
_MAP: Final = re.compile(r"\s*\d*\s*(?:[+|][-=^HxbgcA-Za-z0-9 :|+$*@]*[+|]|(?:[a-z]\s+)+[a-z])\s*")


def foreign(language: str, text: str) -> list[str]:
    """The lines that hold a word of another language, each with the words: `line  <- words`."""
    own = own_words(language)
    found = []
    for line in text.splitlines():
        left = _untyped(language, line)
        words = [w for w in _words(left) if len(w) > 1 and w not in own]
        if words:
            found.append(f"{line}  <- {' '.join(words)}")
    return found


@cache
def own_words(language: str) -> frozenset[str]:
    """Every word of the language: its own texts say it, and the English ones do not. Names of games are typed."""
    own = said_words(language) - said_words(BASE)
    return own | ALIKE.get(language, frozenset()) | frozenset(game_names())


@cache
def said_words(language: str) -> frozenset[str]:
    """Every word that the texts of a language say, but for what they quote to be typed."""
    found: set[str] = set()
    for message in messages(language, NAME).values():
        text = " ".join(_parts([message.pattern, *message.named.values()]))
        found |= set(_words(_QUOTED.sub(_unless_typed, _CODE.sub(" ", text))))
    return frozenset(found)


def _unless_typed(quoted: re.Match[str]) -> str:
    line = quoted[1].partition(":")[0].rstrip(" 1234") in _ALL  # of a position
    return " " if line or _is_typed(quoted[1]) else f" {quoted[1]} "


def _parts(node: object) -> Iterator[str]:
    """The texts of a message and of its forms."""
    if isinstance(node, (ast.TextElement, ast.StringLiteral)):
        yield node.value
    elif isinstance(node, list):
        for one in node:
            yield from _parts(one)
    elif isinstance(node, ast.BaseNode):
        for part in vars(node).values():
            yield from _parts(part)


def _words(text: str) -> list[str]:
    return [w.lower() for w in _WORD.findall(_NAMED.sub(" ", text))]


# --- what is typed --------------------------------------------------------------------------------


@cache
def typed_words() -> frozenset[str]:
    """All words that actions are typed with: those of the notation, and ids."""
    box = load_box()
    words = {w for kind, those in KINDS.items() if kind != "lines" for w in those}
    tokens = {t for boss in box.bosses.values() for t in boss.tokens}
    return frozenset(words | {card.id for card in cards_of(box)} | set(box.tiles) | tokens)


def _is_typed(text: str) -> bool:
    """Whether this is an action as somebody types it."""
    words, known = re.findall(r"[^\s+]+", text), typed_words()
    if text in _NAMES or text in known:
        return True
    right = all(w in known or re.fullmatch(r"[a-z]?\d+", w) for w in words)
    dice = len(words) > 1 and set(words) <= set(SYMBOLS)
    return bool(words) and words[0] in first_words() and right and not dice


def _untyped(language: str, line: str) -> str:
    """The line without the map, and without what is typed where something may be typed."""
    if _MAP.fullmatch(line):
        return ""
    if place := _PLACE.fullmatch(line):
        return place["title"] or ""
    known = typed_words() | _ALL | _STEPS
    if _USAGE.fullmatch(line):
        return ""
    line = re.sub(r"'([a-z-]+)'", lambda m: "" if m[1] in _COMMANDS else m[0], line)
    line = _QUOTED.sub(_unless_typed, _LISTED.sub("", line))
    line = _BESIDE.sub(lambda m: "" if _names(language, m["name"], m["id"]) else m[0], line)
    line = _TOLD.sub(lambda m: m[0] if m["word"] not in known else f"({m['text']})", line)
    line = _MEANT.sub(lambda m: m["before"] if m["word"] in _ALL else m[0], line)
    head, typed, rest = _COMMAND.fullmatch(line).groups()  # type: ignore[union-attr] # fits all
    return f"{head} {rest}" if _is_typed(typed) else line


_ALL: Final = frozenset(word for words in KINDS.values() for word in words)
_READINGS: Final = {reading for readings in RULINGS.values() for reading in readings}
_NAMES: Final = frozenset(
    (
        *_READINGS,
        *PENDING,
        *CONTINUATIONS,
        "puzzles",
        "prompt-actions",
        "search",
        "search,greedy",
        "all",
        "1 f01 f02 gloop",
    )
)
"""What else help quotes to be typed: a kind of lessons, a key, kinds of bots."""
_USAGE: Final = re.compile(r"  platformer-nb( [\w.,-]+| \"[a-z ]+\")+")
"""A line that shows how a command is typed."""
_PLACE: Final = re.compile(r"  \S+[.]\w+:\d+   (?:(?P<title>.+): )?[\w.-]+")
"""A place in the code or in a file, and what is there: a function, a sentence, a step after its lesson's title."""
_COMMANDS: Final = sorted(m.__name__.split(".")[-1].replace("_", "-") for m in COMMANDS)
_IDS: Final = sorted(card.id for card in cards_of(load_box()))
_LISTED: Final = re.compile(rf"^ {{2,4}}(?:{'|'.join((*_COMMANDS, *_IDS))}) +(?=\S)")
"""A command or a card's id where a list begins its line with it."""
_BESIDE: Final = re.compile(r"(?P<name>\S[^():;,]*?) \((?P<id>[a-z-]+)\)")
"""A name, and beside it the word by which it is typed."""
_TOLD: Final = re.compile(r"(?<=[ :])(?P<word>[a-z-]+) \((?P<text>[^()]+)\)")
"""A word that has to be typed, and after it what it means."""
_STEPS: Final = frozenset(
    (*STEPS, *bot_kinds(GAME), *(t.dungeon for t in load_box().tiles.values()))
)
_MEANT: Final = re.compile(r"(?P<before>^ +|[:;] )(?P<word>[a-z-]+(?: die)?)(?= =(?: |$)| {2,})")
"""A word of the notation in a table, before its meaning."""
_COMMAND: Final = re.compile(
    r"(\s*(?:\d+ |[✓✗] )?\s*(?:> (?:[^\W\d]+: )?)?)(.*?)((?:(?: – |   ).*)?)"
)
"""An action, alone or before what it does."""


def _names(language: str, name: str, typed: str) -> bool:
    words = Words(language)
    keys: Iterable[str] = (f"card-{typed}", f"symbol-{typed}", f"face-{typed}", f"token-{typed}")
    return any(words.has(key) and name.endswith(words(key)) for key in keys)
