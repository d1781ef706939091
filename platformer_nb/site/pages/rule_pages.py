"""A page for each rule: its sentence, its drawn examples with a way to the board, where it is enforced and taught."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from html import escape
from textwrap import shorten
from typing import Any

from platformer_nb.cli.rulebook import places
from platformer_nb.cli.rulebook.catalogue import Coverage, coverage
from platformer_nb.core.errors import BadInput
from platformer_nb.core.game import AnyGame
from platformer_nb.core.parts.examples import Example
from platformer_nb.core.play.sharing import FRAGMENT, share
from platformer_nb.site.pages.frame import anchor, has_lessons, page, paragraphs
from platformer_nb.table.reference.rule_page import examples_of, rule_told
from platformer_nb.text import Words

MOST_EXAMPLES = 4
"""Examples on the page of a rule: that which proves it first."""

TITLE = 60
"""Characters of a rule's sentence in the title of its page: what a list of found pages shows."""


def rule_pages(game: AnyGame, language: str, games: list[str]) -> Iterator[tuple[str, str]]:
    """Yield path and text of the pages of all rules of a game in a language, and of their list."""
    words, covered = Words(language, game.name), coverage(game)
    for rule in game.rulebook.entries:
        yield (
            f"rules/{game.name}/{language}/{rule}.html",
            _page(game, rule, covered[rule], words, games),
        )
    yield f"rules/{game.name}/{language}/index.html", _list(game, words, games)


def _list(game: AnyGame, words: Words, games: list[str]) -> str:
    name = words("page-title")
    title = words("site-rules", game=name)
    lines = "".join(
        f"<dt>{anchor(f'{rule}.html', rule)}</dt><dd>{escape(rule_told(game, words, rule)['text'])}</dd>"
        for rule in game.rulebook.entries
    )
    lead = words("site-rules-lead")
    body = f"<h1>{escape(title)}</h1>{paragraphs([lead, words('unofficial')])}<dl>{lines}</dl>"
    path = f"rules/{game.name}/{{language}}/"
    return page(path=path, language=words.language, title=title, about=lead, body=body, games=games)


def _page(game: AnyGame, rule: str, covered: Coverage, words: Words, games: list[str]) -> str:
    told = rule_told(game, words, rule)
    body = "".join(
        (
            f"<h1>{escape(rule)}</h1><p><strong>{escape(told['text'])}</strong></p>",
            paragraphs([words("site-page", page=str(told["page"]))]),
            _ruling(told, words),
            _needs(told, words),
            _taught(game, rule, words, games),
            _examples(game, rule, words),
            _where(game, rule, covered, words),
        )
    )
    return page(
        path=f"rules/{game.name}/{{language}}/{rule}.html",
        language=words.language,
        title=title_of(rule, told["text"], words),
        about=told["text"],
        body=body,
        games=games,
    )


def title_of(rule: str, text: str, words: Words) -> str:
    """Return the title of a rule's page: its id, the first words of its sentence, its game."""
    says = shorten(text, TITLE, placeholder="")
    if says != text:
        says = says.rstrip(",;:.") + "…"
    return words("site-rule", rule=rule, says=says, game=words("page-title"))


def _taught(game: AnyGame, rule: str, words: Words, games: list[str]) -> str:
    """Return the way to the step that teaches a rule; nothing for a game without lessons."""
    if not has_lessons(game.name):
        return ""
    return f"<p>{anchor(f'../../../tutor/#{_named(game, rule, games)}', words('site-taught'))}</p>"


def _named(game: AnyGame, rule: str, games: list[str]) -> str:
    """Return a rule as an address names it: with its game, where there are several."""
    return f"{game.name}:{rule}" if len(games) > 1 else rule


def _ruling(told: dict[str, Any], words: Words) -> str:
    if not told["ruling"]:
        return ""
    why = words("catalogue-why", text=told["why"])
    return f'<div class="ruling">{paragraphs([told["open"], why])}</div>'


def _needs(told: dict[str, Any], words: Words) -> str:
    if not told["needs"]:
        return ""
    said = escape(words("catalogue-needs", rules="\0"))
    links = ", ".join(anchor(f"{one}.html", one) for one in told["needs"])
    return f"<p>{said.replace(chr(0), links)}</p>"


def _examples(game: AnyGame, rule: str, words: Words) -> str:
    found = examples_of(game, rule)[:MOST_EXAMPLES]
    if not found:
        return ""
    parts = [f"<h2>{escape(words('catalogue-examples'))}</h2>"]
    assert game.rulebook.examples is not None
    for number, example in enumerate(found, 1):
        parts.append(f"<h3>{escape(words('catalogue-example', number=number))}</h3>")
        parts.append(_drawn(game, example, words))
        parts.append(paragraphs(game.rulebook.examples.told(example, words)))
        if link := _link(game, example):
            parts.append(f"<p>{anchor(f'../../../#{FRAGMENT}{link}', words('site-try'))}</p>")
    return "".join(parts)


def _drawn(game: AnyGame, example: Example, words: Words) -> str:
    if not example.position.strip():
        return ""
    try:
        state = game.rules.read(example.position)
    except BadInput:  # an example of what cannot be set up
        lines = example.position.splitlines()
    else:
        lines = list(game.narrator.described(state, example.position, words))
    return f"<pre>{escape(chr(10).join(lines))}</pre>"


def _link(game: AnyGame, example: Example) -> str:
    """Return the shared text of the position in which the last action is tried; "" where there is none to share."""
    if not example.position.strip() or not example.do:
        return ""
    rules = game.rules
    try:
        state = rules.read(example.position)
        for text in (*example.before, *example.do[:-1]):
            action = rules.read_action(state, text)
            if not rules.judge(state, action):
                return ""
            state, _ = rules.apply(state, action)
        action = rules.read_action(state, example.do[-1])
        return share(game, state, action)
    except BadInput:
        return ""


def _where(game: AnyGame, rule: str, covered: Coverage, words: Words) -> str:
    parts = []
    for question, answer in places.answers(game, rule, covered, words).items():
        head = f"<h3>{escape(words(f'catalogue-{question}'))}</h3>"
        parts.append(f"{head}{paragraphs([answer.reason])}{_listed(answer.places)}")
        parts += [f"{paragraphs([words(key)])}{_listed(found)}" for key, found in answer.beside]
    return f'<section class="where">{"".join(parts)}</section>'


def _listed(found: Iterable[places.Place]) -> str:
    """Return places as a list; nothing for none."""
    items = "".join(
        f"<li>{escape(f'{one.path}:{one.line}')} {escape(one.name)}</li>" for one in found
    )
    return f"<ul>{items}</ul>" if items else ""
