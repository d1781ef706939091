"""`platformer-nb rules`: show rules by id, with examples and coverage."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any

from platformer_nb.cli import answers
from platformer_nb.cli.rulebook import places
from platformer_nb.core.errors import BadInput, one_of, said

if TYPE_CHECKING:
    from platformer_nb.cli.speech import Speech
    from platformer_nb.core.game import Game
    from platformer_nb.text import Words


def add_parser(subparsers: answers.Subparsers, words: Speech) -> None:
    """Declare the command."""
    parser = answers.command(
        subparsers,
        "rules",
        run,
        words,
        words("cli-rules"),
        words("cli-rules-more"),
        examples=("rules --coverage",),
    )
    parser.add_argument("ids", nargs="*", metavar="ID", help=words("cli-rules-ids"))
    parser.add_argument("--coverage", action="store_true", help=words("cli-rules-coverage"))
    parser.add_argument("--notation", action="store_true", help=words("cli-notation"))
    parser.add_argument("--words", action="store_true", help=words("cli-rules-words"))
    answers.add_language(parser, words)
    answers.add_json(parser, words)


def run(args: argparse.Namespace) -> int:
    """Print rules (page, wording, rulings, examples, functions) or the coverage of each."""
    from platformer_nb.cli.rulebook.catalogue import coverage
    from platformer_nb.text import Words

    words = Words(args.language, args.game.name)
    if args.words:
        return _print_words(words, args.json)
    game = args.game
    known = game.rulebook.entries
    wanted = [_known(rule.upper(), known) for rule in args.ids] or list(known)
    there_is = coverage(game, wanted if args.coverage else ())
    if args.coverage:
        return _cover({rule: there_is[rule] for rule in wanted}, words, args.json)
    found = [described(game, rule, words, there_is[rule]) for rule in wanted]
    if args.ids:
        for rule in found:
            rule["examples"] = list(_examples(game, rule["rule"], words))
            answered = places.answers(game, rule["rule"], there_is[rule["rule"]], words)
            rule["where"] = {question: answer.as_json for question, answer in answered.items()}
    if args.json:
        print(json.dumps(found, ensure_ascii=False, indent=1))
        return answers.YES
    if args.ids:
        print("\n\n".join(_told(game, rule, words, args.notation) for rule in found))
        print("\n".join(_legend(found, words)))
    else:
        print(_listed(found, words))
    return answers.YES


def _print_words(words: Words, as_json: bool) -> int:
    """Print the words used in the notation of positions and actions."""
    from platformer_nb.text.notation import meaning, table

    kinds = words.naming.typed
    if as_json:
        said = {kind: {w: meaning(words, kind, w) for w in kinds[kind]} for kind in kinds}
        print(json.dumps(said, ensure_ascii=False, indent=1))
    else:
        print("\n".join(table(words, kinds)))
    return answers.YES


def _known(rule: str, known: Mapping[str, Any]) -> str:
    if rule in known:
        return rule
    raise BadInput(said("place-rule", rule=rule), "error-not-there", one_of(rule, known))


def described(game: Game[Any, Any, Any], rule: str, words: Words, there_is: Any) -> dict[str, Any]:
    """Return one rule as JSON: id, page, wording, whether and why it is a ruling, coverage."""
    entry, reason = game.rulebook.entries[rule], game.narrator.rule(rule, words)
    told: dict[str, Any] = {
        "rule": rule,
        "page": entry.page,
        "ruling": entry.open,
        "text": reason.text,
        "needs": list(entry.needs),
        "functions": list(there_is.functions),
        "examples": list(there_is.examples),
        "lessons": list(there_is.lessons),
        "pending": dict(there_is.pending),
    }
    if entry.open:
        told["why"] = reason.why
    if there_is.tests is not None:
        told["tests"] = list(there_is.tests)
    return told


def _examples(game: Game[Any, Any, Any], rule: str, words: Words) -> Iterator[dict[str, Any]]:
    shown, at = game.rulebook.examples, places.example_places(game.name)
    for example in () if shown is None else shown.all:
        if shown is not None and rule in example.rules:
            yield {
                "name": example.name,
                "place": str(at[example.name]) if example.name in at else "",
                "position": example.position,
                "before": list(example.before),
                "do": list(example.do),
                "legal": not example.refused and not example.fails,
                "told": list(shown.told(example, words)),
            }


# --- as text ------------------------------------------------------------------------------------------------


def _listed(rules: list[dict[str, Any]], words: Words) -> str:
    from platformer_nb.cli.commands.judge import rule_line

    return "\n".join(rule_line(words, rule) for rule in rules)


def _legend(rules: list[dict[str, Any]], words: Words) -> Iterator[str]:
    """Yield the legend of the notation used in the actions of the examples."""
    from platformer_nb.text.notation import legend, words_of

    typed = (x for rule in rules for e in rule["examples"] for x in (*e["before"], *e["do"]))
    if used := words_of(" ".join(typed)):
        yield from ("", words("notation-title"))
        kinds = {kind: those for kind, those in words.naming.typed.items() if kind != "lines"}
        yield from legend(words, kinds, used)
        yield words("notation-more")


def _told(game: Game[Any, Any, Any], rule: dict[str, Any], words: Words, notation: bool) -> str:
    return "\n".join(_lines(game, rule, words, notation))


def _lines(
    game: Game[Any, Any, Any], rule: dict[str, Any], words: Words, notation: bool
) -> Iterator[str]:
    yield _listed([rule], words)
    if rule["ruling"]:
        yield "  " + words("rule-open")
        yield "  " + words("catalogue-why", text=rule["why"])
    if rule["needs"]:
        yield "  " + words("catalogue-needs", rules=", ".join(rule["needs"]))
    if rule["examples"]:
        yield from ("", words("catalogue-examples"))
    elif "examples" in rule["pending"]:
        yield "  " + words("catalogue-pending", text=rule["pending"]["examples"])
    for number, example in enumerate(rule["examples"], 1):
        head = words("catalogue-example", number=number)
        yield from ("", "  " + "   ".join(filter(None, (head, example["place"]))))
        yield from (f"  {line}" for line in _position(game, example["position"], words, notation))
        yield from (f"  > {line}" for line in example["told"])
    for question, answer in rule.get("where", {}).items():
        yield from ("", words(f"catalogue-{question}"))
        if answer["reason"]:
            yield "  " + answer["reason"]
        yield from map(_placed, answer["places"])
        for key, places_beside in answer.get("beside", {}).items():
            yield "  " + words(key)
            yield from map(_placed, places_beside)


def _placed(place: Mapping[str, Any]) -> str:
    return f"  {place['path']}:{place['line']}   {place['name']}"


def _position(game: Game[Any, Any, Any], text: str, words: Words, notation: bool) -> Iterable[str]:
    """Format a position: its map with a description below, or its notation."""
    if notation or not text.strip():
        return text.splitlines()
    return game.narrator.described(game.rules.read(text), text, words)


# --- coverage -----------------------------------------------------------------------------------------------


_KINDS = {
    "functions": "cli-kind-functions",
    "tests": "cli-kind-tests",
    "examples": "cli-kind-examples",
    "lessons": "cli-kind-lessons",
}
"""Kind of coverage -> key of its name."""

_LACKS = {**_KINDS, "proof": "cli-kind-proof", "citation": "cli-kind-citation"}
"""What a rule can lack -> key of its name."""


def _cover(there_is: dict[str, Any], words: Words, as_json: bool) -> int:
    lacking = any(found.lacking for found in there_is.values())
    if as_json:
        table = {
            rule: {
                **{kind: value for kind, value in found._asdict().items() if value is not None},
                "pending": dict(found.pending),
                "lacking": found.lacking,
            }
            for rule, found in there_is.items()
        }
        print(json.dumps(table, ensure_ascii=False, indent=1))
        return answers.NO if lacking else answers.YES
    for rule, found in there_is.items():
        print(_covered(rule, found, words))
    if not lacking:
        print(words("catalogue-complete", count=len(there_is)))
    return answers.NO if lacking else answers.YES


def _covered(rule: str, found: Any, words: Words) -> str:
    counts = []
    for kind, name in _KINDS.items():
        value = getattr(found, kind)
        if kind in found.pending:
            counts.append(words("cli-to-come", kind=words(name)))
        elif value is not None:
            counts.append(words("cli-counted", kind=words(name), count=len(value)))
    if found.cited:
        counts.append(words("cli-cited", count=len(found.cited)))
    elif found.cited is not None and "cited" in found.pending:
        counts.append(words("cli-cited-nowhere"))
    if found.proven:
        counts.append(words("cli-proven", number=found.examples.index(found.proven) + 1))
    lacks = [words(_LACKS[kind]) for kind in found.lacking]
    lacking = words("catalogue-lacking", text=", ".join(lacks)) if lacks else ""
    return f"{rule:7}" + "; ".join(filter(None, (*counts, lacking)))
