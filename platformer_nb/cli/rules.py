"""`platformer-nb rules`: the rules by their ids."""

from __future__ import annotations

import argparse
import json
from difflib import get_close_matches
from typing import Any

from platformer_nb.cli import answers
from platformer_nb.core.errors import BadInput

EXAMPLE = """\
example:
  platformer-nb rules MOV-2 GRA-1
"""


def add_parser(subparsers: answers.Subparsers) -> None:
    """Declare the command."""
    parser = answers.command(subparsers, "rules", run, "print rules by their ids", EXAMPLE)
    parser.add_argument("ids", nargs="*", metavar="ID", help="ids such as MOV-2; none: all rules")
    parser.add_argument("--language", default="en", help="language of the answers (default: en)")
    parser.add_argument("--json", action="store_true", help="answer as JSON")


def run(args: argparse.Namespace) -> int:
    """Print each rule with its page, its wording and the functions that enforce it."""
    from platformer_nb.text import Words

    words = Words(args.language)
    known = catalogue()
    wanted = [_known(rule.upper(), known) for rule in args.ids] or list(known)
    found = [described(rule, words, known[rule]) for rule in wanted]
    if args.json:
        print(json.dumps(found, ensure_ascii=False, indent=1))
        return answers.YES
    for rule in found:
        print(_told(rule, words, brief=not args.ids))
    return answers.YES


def catalogue() -> dict[str, Any]:
    """All rules by id: page, and whether the rulebook leaves them open."""
    from platformer_nb.content import load_rulebook

    return dict(load_rulebook())


def _known(rule: str, known: dict[str, Any]) -> str:
    if rule in known:
        return rule
    near = get_close_matches(rule, known, n=3) or list(known)[:3]
    raise BadInput(f"rule {rule}", "there is no such rule", f"Did you mean {', '.join(near)}?")


def described(rule: str, words: Any, entry: Any) -> dict[str, Any]:
    """One rule as JSON: id, page, wording, whether it is a ruling, where it is enforced."""
    import platformer_nb.games.platformer.rules  # noqa: F401 - enters the functions in the registry
    from platformer_nb.games.platformer.registry import RULEBOOK

    return {
        "rule": rule,
        "page": entry.page,
        "ruling": entry.open,
        "text": words(f"rule-{rule}"),
        "functions": [e.place for e in RULEBOOK.of(rule)],
    }


def _told(rule: dict[str, Any], words: Any, brief: bool) -> str:
    lines = [f"{rule['rule']} (p. {rule['page']}) {rule['text']}"]
    if brief:
        return lines[0]
    if rule["ruling"]:
        lines.append("  " + words("rule-open"))
    lines += [f"  {place}" for place in rule["functions"]]
    return "\n".join(lines)
