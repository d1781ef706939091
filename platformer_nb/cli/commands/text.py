"""`platformer-nb text`: show a key in every language, or report on the completeness of the languages."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from difflib import get_close_matches
from typing import TYPE_CHECKING, Any

from platformer_nb.cli import answers
from platformer_nb.core.errors import BadInput, one_of, said

if TYPE_CHECKING:
    from platformer_nb.cli.speech import Speech
    from platformer_nb.l10n.report import Proofs
    from platformer_nb.text import Words


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
    """Print keys in every language, or the report on the languages."""
    from platformer_nb.text import Words, chosen_language, languages

    game = args.game.name
    words = Words(args.language, game)
    shown = [chosen_language(one) for one in args.only or languages()]
    if args.coverage:
        return _cover(args.asked_game, shown, words, args.json)
    if not args.keys:
        raise BadInput(said("place-text-keys"), "error-names-no-key", "mend-names-no-key")
    found = {key: _said(game, key, shown) for key in args.keys}
    if args.json:
        print(json.dumps(found, ensure_ascii=False, indent=1))
    else:
        print("\n\n".join("\n".join(_listed(key, found[key])) for key in found))
    return answers.YES


def _said(game: str, key: str, shown: list[str]) -> dict[str, str | None]:
    """Return the source text of a key's message by language, None where it is missing. Raise BadInput."""
    from platformer_nb.l10n.messages import messages

    found = {language: messages(language, game) for language in shown}
    if not any(key in those for those in found.values()):
        known = sorted({k for those in found.values() for k in those})
        near = get_close_matches(key, known, n=3)
        raise BadInput(
            said("place-key", key=key),
            "error-no-such-key",
            one_of(key, near) if near else "mend-no-such-key",
        )
    return {one: those[key].text if key in those else None for one, those in found.items()}


def _listed(key: str, texts: dict[str, str | None]) -> Iterator[str]:
    yield key
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
