"""`platformer-nb text`: show a key in every language, find keys by their sentences, or report on the completeness of the languages."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterator
from difflib import get_close_matches
from functools import partial
from typing import TYPE_CHECKING, Any, Never, TypeAlias

from platformer_nb.cli import answers
from platformer_nb.core.errors import BadInput, one_of, said

if TYPE_CHECKING:
    from platformer_nb.cli.speech import Speech
    from platformer_nb.l10n.report import Proofs
    from platformer_nb.l10n.search import Found
    from platformer_nb.text import Words

Texts: TypeAlias = dict[str, str | None]
"""A key's text by language."""


def add_parser(subparsers: answers.Subparsers, words: Speech) -> None:
    """Declare the command."""
    parser = answers.command(
        subparsers,
        "text",
        run,
        words,
        words("cli-text"),
        words("cli-text-more"),
        ("text --coverage --only pl",),
    )
    parser.add_argument("keys", nargs="*", metavar="KEY", help=words("cli-text-keys"))
    parser.add_argument("--coverage", action="store_true", help=words("cli-text-coverage"))
    parser.add_argument("--only", action="append", metavar="LANGUAGE", help=words("cli-text-only"))
    answers.add_language(parser, words)
    answers.add_json(parser, words)


def run(args: argparse.Namespace) -> int:
    """Print keys in every language, the keys of sentences, or the report on the languages."""
    from platformer_nb.games import game_names
    from platformer_nb.text import Words, chosen_language, languages

    game = args.game.name
    words = Words(args.language, game)
    shown = [chosen_language(one) for one in args.only or languages()]
    if args.coverage:
        return _cover(args.asked_game, shown, words, args.json)
    if not args.keys:
        raise BadInput(said("place-text-keys"), "error-names-no-key", "mend-names-no-key")
    games = (game,) if args.asked_game else (game, *(x for x in game_names() if x != game))
    found = {key: _said(games, key, shown) for key in args.keys}
    if args.json:
        plain = {key: one if isinstance(one, dict) else _rows(one) for key, one in found.items()}
        print(json.dumps(plain, ensure_ascii=False, indent=1))
    else:
        texts_of = partial(_in_all, games, shown)
        print(
            "\n\n".join(
                "\n".join(_answered(key, one, words, texts_of)) for key, one in found.items()
            )
        )
    return answers.YES


def _said(games: tuple[str, ...], asked: str, shown: list[str]) -> Texts | list[Found]:
    """Return the texts of a key, or the sentences that hold what was asked for. Raise BadInput for neither."""
    from platformer_nb.l10n.search import sentences_with

    for game in games:
        if texts := _of_key(game, asked, shown):
            return texts
    return list(sentences_with(asked, shown, games)) or _unknown(games, asked, shown)


def _of_key(game: str, key: str, shown: list[str]) -> Texts:
    """Return the source text of a key's message by language, None where it is missing; empty without the key."""
    from platformer_nb.l10n.messages import messages

    found = {language: messages(language, game) for language in shown}
    if not any(key in those for those in found.values()):
        return {}
    return {one: those[key].text if key in those else None for one, those in found.items()}


def _unknown(games: tuple[str, ...], key: str, shown: list[str]) -> Never:
    from platformer_nb.l10n.messages import messages

    known = sorted({k for game in games for language in shown for k in messages(language, game)})
    near = get_close_matches(key, known, n=3)
    mend = one_of(key, near) if near else "mend-no-such-key"
    raise BadInput(said("place-key", key=key), "error-no-such-key", mend)


def _rows(found: list[Found]) -> list[dict[str, Any]]:
    names = ("key", "language", "at", "text", "exact")
    return [{name: getattr(x, name) for name in names} for x in found]


def _in_all(games: tuple[str, ...], shown: list[str], found: Found) -> Texts:
    """Return what a found key says in the languages shown, that of the sentence first."""
    of_games = (_of_key(game, found.key, shown) for game in games)  # two games may have a key
    every = next((texts for texts in of_games if texts.get(found.language) == found.text), {})
    return {found.language: found.text} | {
        one: text for one, text in every.items() if one != found.language
    }


def _answered(
    asked: str, found: Texts | list[Found], words: Words, texts_of: Callable[[Found], Texts]
) -> Iterator[str]:
    """Yield the lines of a key, or of the sentences that hold what was asked for; `texts_of` gives those of a key."""
    if isinstance(found, dict):
        yield from _listed(asked, found)
        return
    exact = sum(one.exact for one in found)
    yield words("text-found", asked=asked, count=exact)
    for number, one in enumerate(found):
        if number == exact:
            yield words("text-found-forms", count=len(found) - exact)
        yield f"  {one.key}  {one.at}"
        yield from (f"  {line}" for line in _listed_in(texts_of(one)))


def _listed(key: str, texts: Texts) -> Iterator[str]:
    yield key
    yield from _listed_in(texts)


def _listed_in(texts: Texts) -> Iterator[str]:
    for language, text in texts.items():
        yield f"  {language}  " + ("-" if text is None else text.replace("\n", "\n      "))


# --- coverage -----------------------------------------------------------------------------------------------


def _cover(asked: str, shown: list[str], words: Words, as_json: bool) -> int:
    """Report on the texts of the game asked for, or of all games."""
    from platformer_nb.l10n.report import proofread

    proofs = proofread(shown, (asked,) if asked else ())
    if as_json:
        print(json.dumps(_as_json(proofs), ensure_ascii=False, indent=1))
    else:
        print("\n".join(_covered(proofs, words)))
    return answers.YES if proofs.good else answers.NO


def _as_json(proofs: Proofs) -> dict[str, Any]:
    return {
        "languages": {language: proof.as_json() for language, proof in proofs.languages.items()},
        "code": [{"family": family, "at": at} for family, at in proofs.code],
    }


def _covered(proofs: Proofs, words: Words) -> Iterator[str]:
    for language, proof in proofs.languages.items():
        yield words("text-language", language=language, count=proof.keys)
        for kind, those in proof.faults.items():
            if those:
                yield "  " + words(f"text-{kind}", count=len(those))
                yield from (f"    {key}  {what}".rstrip() for key, what in those)
    for family, at in proofs.code:
        yield words("text-family", family=family, at=at or "none")
    if proofs.good:
        yield words("text-complete")
