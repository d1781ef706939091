"""Our parser reads what Fluent's own does, faults included."""

from pathlib import Path
from random import Random

import pytest
from fluent.syntax import FluentParser, ast

from platformer_nb.text.parsing import FluentResource

CONTENT = Path(__file__).resolve().parent.parent.parent / "content"
FILES = sorted(CONTENT.rglob("*.ftl"))
SOURCES = (
    "",
    "\n\n# comment\n\n## group\n### all\n# of a message\na = b\n",
    "a =\n    two\n      lines\n    { $x }\n\n    after a blank\n b = c\n",
    '-term = It\n    .gen = of it\nkey = { -term } { key.attr } { FUN($x, named: 1) } { "\\u00e9" }\n',
    "n = { $n ->\n    [one] one\n   *[other] { $n }\n}\n",
    "n = { $n ->\n    [1.5] x\n    [one] y\n}\nafter = good\n",
    "a = { \nb = }\n= c\n1a = d\na-b_c = e\n",
    "a = text { $x } } more\nlast = without an end",
    "crlf = a\r\n  b\r\nnext = { $n ->\r\n *[a] b\r\n}\r\n",
    "lone = a\rb\n",
    "-t =\na =\n.x = y\nempty =    \n  \n",
)


def _start(entry: ast.EntryType) -> int:
    assert entry.span is not None
    return entry.span.start


def same(source: str) -> None:
    own, library = FluentResource(source), FluentParser().parse(source)
    assert own.equals(library), source
    assert [_start(entry) for entry in own.body] == [_start(entry) for entry in library.body], (
        source
    )


@pytest.mark.parametrize("file", FILES, ids=lambda f: str(f.relative_to(CONTENT)))
def test_every_file_reads_alike(file: Path) -> None:
    same(file.read_text(encoding="utf-8"))


@pytest.mark.parametrize("source", SOURCES)
def test_what_is_rare_or_wrong_reads_alike(source: str) -> None:
    same(source)
    for end in range(len(source)):
        same(source[:end])


def test_spoilt_sources_read_alike() -> None:
    random, faults = Random(7), 0
    for source in SOURCES * 60:
        for _ in range(random.randrange(1, 4)):
            place = random.randrange(len(source) + 1)
            source = source[:place] + random.choice('{}[]*.-=#\n "$a1\\') + source[place + 1 :]
        same(source)
        faults += any(isinstance(entry, ast.Junk) for entry in FluentResource(source).body)
    assert faults > 100
