"""A lesson's Markdown as a tree of plain values, so that a page can build its DOM without inserting HTML."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

import mistune

Node = str | list[Any]
"""A text, or a list: the name of an element, then its children."""

_TAGS: Final = {
    "paragraph": "p",
    "block_text": "span",
    "strong": "strong",
    "emphasis": "em",
    "list_item": "li",
    "block_quote": "blockquote",
    "table": "table",
    "table_body": "tbody",
    "table_row": "tr",
}
_parse = mistune.create_markdown(renderer=None, plugins=["table"])


@lru_cache(maxsize=512)
def tree(markdown: str) -> tuple[Node, ...]:
    """Return the blocks of a Markdown text; links and images are reduced to their text."""
    return tuple(_nodes(_parse(markdown)))


def _nodes(tokens: Any) -> list[Node]:
    return [node for token in tokens for node in _node(token)]


def _node(token: dict[str, Any]) -> list[Node]:
    kind, inner = token["type"], token.get("children", [])
    match kind:
        case "text":
            return [token["raw"]]
        case "codespan":
            return [["code", token["raw"]]]
        case "block_code":
            return [["pre", token["raw"]]]
        case "softbreak" | "linebreak":
            return [" "]
        case "heading":
            return [["h3", *_nodes(inner)]]
        case "list":
            return [["ol" if token["attrs"]["ordered"] else "ul", *_nodes(inner)]]
        case "table_head":
            return [["thead", ["tr", *_nodes(inner)]]]
        case "table_cell":
            return [["th" if token["attrs"]["head"] else "td", *_nodes(inner)]]
        case _ if kind in _TAGS:
            return [[_TAGS[kind], *_nodes(inner)]]
    return _nodes(inner)
