"""The messages of the project's files are found without parsing them, and each is parsed alone."""

from __future__ import annotations

import pytest
from fluent.syntax import FluentParser, ast

from platformer_nb.content.files import COMMON, content_root, names_in, read_text
from platformer_nb.core.errors import BadInput
from platformer_nb.games import game_names
from platformer_nb.text import languages
from platformer_nb.text.books import Book, book, resource_of
from platformer_nb.text.entries import entries

FILES = [
    (name, file)
    for name in (COMMON, *game_names())
    if (content_root() / name).is_dir()
    for language in languages()
    for file in names_in(content_root() / name, f"text/{language}", ".ftl")
]


@pytest.mark.parametrize(("folder", "file"), FILES)
def test_what_is_found_is_what_the_parser_finds(folder: str, file: str):
    source = read_text(content_root() / folder, file)
    whole = FluentParser().parse(source)
    assert resource_of(source, spans=True).to_json() == whole.to_json()
    body = whole.body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    parsed = [entry for entry in body if isinstance(entry, (ast.Message, ast.Term))]
    found = list(entries(source, file))
    keys = ["-" * isinstance(one, ast.Term) + one.id.name for one in parsed]
    assert [key for key, _ in found] == keys
    for (_, entry), one in zip(found, parsed, strict=True):
        assert one.span is not None
        assert one.span.start <= entry.start < one.span.end <= entry.end
        rest = source[one.span.end : entry.end].splitlines()
        assert all(not line.strip() or line.startswith("#") for line in rest)
        has_text = isinstance(one, ast.Message) and one.value is not None
        assert entry.has_text == has_text
        if entry.plain is not None:
            assert (entry.plain, one.attributes) == (_written(one), [])
            assert not set("{}\n") & set(entry.plain)
        assert entry.line == source.count("\n", 0, entry.start) + 1


def _written(one: ast.Message | ast.Term) -> str:
    """Its text as it stands in the file, with its placeholders in braces."""
    parts = one.value.elements if one.value is not None else ()
    return "".join(p.value if isinstance(p, ast.TextElement) else "{}" for p in parts)


TEXT = """\
# What is said first.
-name = Ada
 .gender = feminine

## Greetings

hello = Hello, { -name }, from { $who } { sign }
  .acc = hello to { other }
only =

  .acc = an only one
sign = { $n ->
    [one] a sign = of one
   *[other] signs
} of { $place }
other = other
missing-who = somebody
  .acc = anybody
near = near { $who-acc } and { $else }
"""


@pytest.mark.parametrize("valid", [True, False])
def test_a_book_says_the_same_parsed_at_once_or_on_demand(valid: bool):
    made = Book("en")
    made.add(TEXT, "a.ftl", valid=valid)
    assert list(made) == ["hello", "sign", "other", "missing-who", "near"]
    assert not made.has("only")
    assert not made.has("-name")
    assert made.variables("hello") == {"who"}
    assert made.variables("sign") == {"n", "place"}
    args = {"who": "Ben", "n": 1, "place": "here"}
    assert made.say("hello", args) == "Hello, Ada, from Ben a sign = of one of here"
    assert made.say("hello", {**args, "n": 5}) == "Hello, Ada, from Ben signs of here"
    assert made.form("hello", "acc") == "hello to other"
    assert made.form("hello", "gen") is None
    assert made.say("near", {}) == "near anybody and none"
    assert made.say("near", {"who-acc": "Ben", "else": "you"}) == "near Ben and you"


@pytest.mark.parametrize(
    "source",
    [
        "",
        "a = b",
        "a = b\r\nc = d\r\n    e\r\n",
        "a = b\rc\n",
        "a = { $b }c{ $d }\n    { e }\n\n    f\n",
        "a =\n    .b = c } d\n",
        "a = { b\n",
        "a = { $n ->\n    [one] x\n   *[other] y { $n }\n }z\n# c\n",
        "a = \u2028b\x85c\0\n",
    ],
)
def test_the_parser_that_takes_text_as_a_whole_reads_what_fluent_s_reads(source: str):
    assert resource_of(source, spans=True).to_json() == FluentParser().parse(source).to_json()
    without = FluentParser(with_spans=False).parse(source)
    assert resource_of(source).to_json() == without.to_json()


def test_a_message_is_parsed_when_it_is_used_and_once(monkeypatch: pytest.MonkeyPatch):
    read: list[str] = []
    parse = FluentParser.parse

    def noted(parser: FluentParser, text: str) -> ast.Resource:
        read.append(text.partition(" =")[0])
        return parse(parser, text)

    monkeypatch.setattr(FluentParser, "parse", noted)
    book.cache_clear()
    made = book("pl", None)
    assert read == []
    assert made.say("language-name", {}) == made.say("language-name", {}) == "Polski"
    assert read == [], "one line without placeholders"
    assert made.say("list-and", {"first": "a", "last": "b"}) == "a i b"
    assert made.say("list-and", {"first": "c", "last": "d"}) == "c i d"
    assert read == ["list-and"]
    made.parse()
    made.parse()
    assert len(read) == len(set(read)) > 100
    book.cache_clear()


def test_a_broken_message_is_refused_at_once_or_when_it_is_used():
    text = "a = 1\n\nb = { $n\n"
    with pytest.raises(BadInput, match=r"a\.ftl, line 3"):
        Book("en").add(text, "a.ftl", valid=False)
    made = Book("en")
    made.add(text, "a.ftl", valid=True)
    assert made.say("a", {}) == "1"
    with pytest.raises(BadInput, match=r"a\.ftl, line 3"):
        made.say("b", {})
