"""All texts a message can produce, so that checks read what users read.

A choice by number is rendered with one number per plural form, any other choice with each of its
variants. A fact that is not a number is rendered as `⟨hero⟩`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from itertools import product
from math import prod
from typing import Final, NamedTuple

from babel import Locale, numbers
from fluent.syntax import ast

from platformer_nb.l10n.messages import PLURALS, Message
from platformer_nb.text.books import NONE

Messages = Mapping[str, Message]

OTHER: Final = "other"
FRACTION: Final = 1.5
MOST: Final = 20_000
"""Maximum number of texts of one message; one with more should be split."""


class Value(NamedTuple):
    """A sample value of a fact: its text, and the variant it selects."""

    text: str
    variant: str


@lru_cache(maxsize=16)
def plural_forms(language: str) -> Mapping[str, str]:
    """Return the plural forms of a language, each with a sample number formatted in that language."""
    rule = Locale.parse(language).plural_form
    found: dict[str, str] = {}
    for number in (*range(1, 200), 0, FRACTION):
        found.setdefault(rule(number), numbers.format_decimal(number, "0.#", locale=language))
    return found


@lru_cache(maxsize=1 << 10)
def plural_form(language: str, number: str) -> str:
    """Return the plural form of a formatted number."""
    return str(Locale.parse(language).plural_form(numbers.parse_decimal(number, locale=language)))


def numbers_told(*languages: Messages) -> frozenset[str]:
    """Return the numeric facts: those by whose plural form some message chooses."""
    return frozenset(
        choice.variable
        for own in languages
        for message in own.values()
        for choice in message.choices
        if choice.variants & PLURALS
    )


def renderings(own: Messages, key: str, language: str, told: frozenset[str]) -> tuple[str, ...]:
    """Return the distinct texts of a message, then the cases of a name. `told` are the numeric facts."""
    message = own[key]
    found = dict.fromkeys(
        _text(own, message.pattern, facts) for facts in _settings(message, language, told)
    )
    return (*found, *(_text(own, case, {}) for case in message.named.values()))


def sweeps(
    own: Messages, key: str, language: str, told: frozenset[str]
) -> Iterator[dict[Value, str]]:
    """Yield groups of texts of a message that differ in one number only, by the value of that number."""
    message = own[key]
    rows: dict[tuple[object, ...], dict[Value, str]] = {}
    for facts in _settings(message, language, told):
        text = _text(own, message.pattern, facts)
        for name, value in facts.items():
            if value.variant in plural_forms(language) and name in told:
                others = tuple(value for other, value in facts.items() if other != name)
                rows.setdefault((name, *others), {})[value] = text
    yield from rows.values()


def _settings(message: Message, language: str, told: frozenset[str]) -> Iterator[dict[str, Value]]:
    """Yield all combinations of sample values for the facts of a message."""
    domains = {name: _values(message, name, language, told) for name in sorted(message.variables)}
    if (count := prod(map(len, domains.values()))) > MOST:
        raise ValueError(f"{message.key} can come out as {count} texts")
    for values in product(*domains.values()):
        yield dict(zip(domains, values, strict=True))


def _values(message: Message, name: str, language: str, told: frozenset[str]) -> tuple[Value, ...]:
    choices = [choice for choice in message.choices if choice.variable == name]
    exact = sorted({number for choice in choices for number in choice.numbers})
    named = sorted({variant for choice in choices for variant in choice.variants})
    values = [Value(number, number) for number in exact]
    if name in told or PLURALS & set(named):
        values += [Value(text, form) for form, text in plural_forms(language).items()]
        return (*values, *(Value(NONE, NONE) for variant in named if variant == NONE))
    values += [Value(f"⟨{name}⟩", variant) for variant in named if variant != OTHER]
    return (*values, Value(f"⟨{name}⟩", OTHER))


def _text(own: Messages, pattern: ast.Pattern, facts: Mapping[str, Value]) -> str:
    return "".join(
        element.value
        if isinstance(element, ast.TextElement)
        else _shown(own, element.expression, facts)
        for element in pattern.elements
    )


def _shown(own: Messages, found: ast.SyntaxNode, facts: Mapping[str, Value]) -> str:
    match found:
        case ast.Placeable(expression=inner):
            return _shown(own, inner, facts)
        case ast.VariableReference(id=name):
            return facts[name.name].text
        case ast.StringLiteral() | ast.NumberLiteral():
            return str(found.parse()["value"])
        case ast.MessageReference(id=name, attribute=case) if name.name in own:
            there = own[name.name]
            return _text(
                own, there.named.get(case.name, there.pattern) if case else there.pattern, facts
            )
        case ast.SelectExpression():
            return _text(own, _chosen(found, facts), facts)
        case ast.FunctionReference(arguments=given) if given.positional:
            return _shown(own, given.positional[0], facts)
    return "⟨⟩"


def _chosen(choice: ast.SelectExpression, facts: Mapping[str, Value]) -> ast.Pattern:
    selector: ast.SyntaxNode = choice.selector
    if isinstance(selector, ast.FunctionReference) and selector.arguments.positional:
        selector = selector.arguments.positional[0]
    wanted = facts[selector.id.name] if isinstance(selector, ast.VariableReference) else None
    default = choice.variants[0].value
    for variant in choice.variants:
        name = variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
        if wanted is not None and name == wanted.variant:
            return variant.value
        if variant.default:
            default = variant.value
    return default
