"""`platformer-nb judge`: what the rules say of actions in a drawn position."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from platformer_nb import DEFAULT_GAME
from platformer_nb.cli import answers
from platformer_nb.core.errors import BadInput, said
from platformer_nb.core.plain_text import quoted
from platformer_nb.core.reasons import of_system
from platformer_nb.text.naming import naming
from platformer_nb.text.notation import legend

if TYPE_CHECKING:
    from platformer_nb.cli.speech import Speech
    from platformer_nb.core.ruling import Ruling
    from platformer_nb.games.platformer.engine import Platformer
    from platformer_nb.games.platformer.model.state import State
    from platformer_nb.text import Words

MAX_BYTES = 200_000


def add_parser(subparsers: answers.Subparsers, words: Speech) -> None:
    """Declare the command."""
    parser = answers.command(
        subparsers,
        "judge",
        run,
        words,
        words("cli-judge"),
        words("cli-judge-more"),
        ('judge tower.txt "move up" "attack werewolf with sword star"',),
    )
    known = naming(DEFAULT_GAME)
    typed = {kind: known.typed[kind] for kind in known.actions}
    parser.epilog = "\n".join(
        (words("notation-title"), *legend(words, typed), words("notation-more"))
    )
    parser.add_argument("position", help=words("cli-judge-position"))
    parser.add_argument("actions", nargs="*", metavar="ACTION", help=words("cli-judge-actions"))
    parser.add_argument("--each", action="store_true", help=words("cli-judge-each"))
    parser.add_argument("--explain", action="store_true", help=words("cli-judge-explain"))
    parser.add_argument("--legal", action="store_true", help=words("cli-judge-legal"))
    answers.add_language(parser, words)
    answers.add_json(parser, words)


def run(args: argparse.Namespace) -> int:
    """Judge the actions one after the other; exit code 2 if any cannot be read, else 1 if any is illegal."""
    from platformer_nb.games.platformer import GAME
    from platformer_nb.text import Words

    rules = GAME.rules
    state = rules.read(read_file(args.position))
    if not args.actions and not args.legal:
        raise BadInput(said("place-actions"), "error-no-actions", "mend-no-actions")
    words = Words(args.language, DEFAULT_GAME)
    if args.legal:
        return _list_legal(rules, words, state, args.json)
    found = []
    for text in args.actions:
        try:
            answer, after = judged(rules, words, state, text)
        except BadInput as error:  # the others are answered all the same
            answer, after = unread(words, text, error), state
        if args.explain:
            legal = answer["legal"]
            answer["explained"] = explained_json(rules, words, state, text) if legal else None
        found.append(answer)
        if not args.each:
            state = after
    if args.json:
        print(json.dumps(found, ensure_ascii=False, indent=1))
    else:
        print("\n\n".join(said_of(answer, words) for answer in found))
    if any(answer["error"] for answer in found):
        return answers.BAD_INPUT
    return answers.YES if all(answer["legal"] for answer in found) else answers.NO


def read_file(name: str, most: int = MAX_BYTES) -> str:
    """The text of a file or of standard input, `most` bytes long; raises BadInput."""
    try:
        data = sys.stdin.buffer.read(most + 1) if name == "-" else Path(name).read_bytes()
    except OSError as error:
        why = of_system(error)
        raise BadInput(name, "error-unreadable-file", "mend-name-file", reason=why) from error
    except ValueError as error:  # no file can have such a name
        why = said("reason-missing")
        raise BadInput(name, "error-unreadable-file", "mend-name-file", reason=why) from error
    if len(data) > most:
        raise BadInput(name, "error-file-large", "mend-file-large", most=most)
    try:
        return data.decode()
    except UnicodeDecodeError as error:
        where = str(error.start)
        raise BadInput(name, "error-not-utf8", "mend-utf8", byte=where) from error


def judged(
    rules: Platformer, words: Words, state: State, text: str
) -> tuple[dict[str, Any], State]:
    """What the rules say of one action, and the state after it (the same if it is illegal)."""
    from platformer_nb.games.platformer.narration.actions import say_action

    action = rules.read_action(state, text)
    ruling = rules.judge(state, action)
    written = rules.write_action(state, action)
    does = say_action(words, state, action)
    answer = {
        "action": written,
        "text": does,
        **ruling_json(words, state, written, ruling),
        "events": [],
    }
    answer["error"] = None
    if not ruling:
        return answer, state
    after, events = rules.apply(state, action)
    answer["events"] = events_json(words, state, action, after, events)
    return answer, after


def unread(words: Words, text: str, error: BadInput) -> dict[str, Any]:
    """The answer to an action that cannot be read: neither legal nor illegal, but an error."""
    from dataclasses import asdict

    from platformer_nb.text.errors import error_text

    told = asdict(error_text(words, error))
    nothing: dict[str, Any] = {"legal": None, "cites": [], "instead": [], "events": []}
    return {"action": quoted(text), "text": None, **nothing, "error": told}


def explained_json(rules: Platformer, words: Words, state: State, text: str) -> dict[str, Any]:
    """What will follow of a legal action, by which rules, and what is left open."""
    from platformer_nb.core.explain import explain
    from platformer_nb.games.platformer.narration.rules import rulings_of
    from platformer_nb.games.platformer.narration.rulings import say_explanation

    foreseen = say_explanation(words, state, explain(rules, state, text))
    steps = [
        {"text": step.text, "rules": list(step.rules), "rulings": list(rulings_of(step.rules))}
        for step in foreseen.steps
    ]
    told = {"open": foreseen.open, "warning": foreseen.warning, "nothing": foreseen.nothing}
    return {"steps": steps, **told}


def ruling_json(words: Words, state: State, text: str, ruling: Ruling) -> dict[str, Any]:
    """A ruling as JSON: rules, facts, words, alternatives."""
    from platformer_nb.games.platformer.narration.rulings import say_ruling

    verdict = say_ruling(words, state, text, ruling)
    cites = [
        {
            "rule": reason.rule,
            "page": reason.page,
            "facts": dict(cite.facts),
            "text": reason.text,
            "ruling": reason.ruling,
            "open": reason.open,
            "why": reason.why,
        }
        for reason, cite in zip(verdict.reasons, ruling.cites, strict=True)
    ]
    instead = [{"action": action, "text": said} for action, said in verdict.instead]
    return {"legal": ruling.legal, "cites": cites, "instead": instead}


def events_json(
    words: Words, before: State, action: Any, after: State, events: Iterable[Any]
) -> list[dict[str, Any]]:
    """What an action brought, as JSON: each event with the rules that decided it, its own first."""
    from platformer_nb.games.platformer.citations import event_rules
    from platformer_nb.games.platformer.narration.events import event_facts, event_type, say_event
    from platformer_nb.games.platformer.narration.rules import rulings_of

    return [
        {
            "type": event_type(event),
            "rule": event.rule,
            "rules": list(rules),
            "rulings": list(rulings_of(rules)),
            "facts": event_facts(after, event)[1],
            "text": say_event(words, after, event),
        }
        for event, rules in zip(events, event_rules(before, action), strict=True)
    ]


def said_of(answer: dict[str, Any], words: Words) -> str:
    """An answer as it is printed: the verdict with its rules, and what has happened or will."""
    if error := answer["error"]:
        title = words("judge-unreadable", action=answer["action"])
        return f"{title}\n  {error['reason']}. {error['mend']}"
    key = "judge-legal" if answer["legal"] else "judge-illegal"
    action = words("judge-action", action=answer["action"], does=answer["text"])
    lines = [words(key, action=action)]
    for cite in answer["cites"]:
        lines.append(f"  {rule_line(words, cite)}")
        lines += [f"      {cite['open']}"] if cite["ruling"] else []
        if facts := _facts(cite, answer["legal"], words):
            lines.append(f"      {words('judge-facts', facts=facts)}")
    if not answer["legal"]:
        lines += _instead(answer["instead"], words)
    if answer.get("explained"):
        lines += _foreseen(answer["explained"], words)
    elif answer["events"]:
        lines.append("  " + words("judge-events"))
        lines += [f"    {e['text']} [{_marked(words, e['rules'])}]" for e in answer["events"]]
    return "\n".join(lines)


def _instead(ways: list[dict[str, str]], words: Words) -> list[str]:
    if not ways:
        return ["  " + words("none-legal")]
    return ["  " + words("judge-instead"), *(f"    {i['action']}   {i['text']}" for i in ways)]


def rule_line(words: Words, rule: Mapping[str, Any]) -> str:
    """A rule with its page and what it says; a ruling with its mark."""
    from platformer_nb.text.verdicts import marked_page

    page = marked_page(words, rule["page"], rule["ruling"])
    return words("cli-rule", rule=rule["rule"], page=page, text=rule["text"])


def _marked(words: Words, rules: list[str]) -> str:
    from platformer_nb.games.platformer.narration.rules import marked

    return marked(words, rules)


def _foreseen(explained: dict[str, Any], words: Words) -> list[str]:
    lines = ["  " + words("judge-will")] if explained["steps"] else []
    lines += [f"    {s['text']} [{_marked(words, s['rules'])}]" for s in explained["steps"]]
    if explained["nothing"]:
        lines.append("  " + explained["nothing"])
    if explained["warning"]:
        lines.append("  " + words("judge-warning", text=explained["warning"]))
    return [*lines, f"  {explained['open']}"]


FACTS: Final = (
    *("from", "to", "space", "spaces", "hero", "enemy", "card", "token", "symbol"),
    *("needs", "has", "gems", "left", "level"),
)
"""Facts that are said of a rule; the others are flags, which only a sentence of their own can tell."""


def _facts(cite: Mapping[str, Any], legal: bool, words: Words) -> str:
    """The facts that a rule is applied to; "" where its sentence has told them, as a refusal's does."""
    if not legal and (words.has(f"why-{cite['rule']}") or "moment" in cite["facts"]):
        return ""
    facts = ((name, cite["facts"][name]) for name in cite["facts"] if name in FACTS)
    return ", ".join(words.tell(f"fact-{name}", {name: value}) for name, value in facts)


def _list_legal(rules: Platformer, words: Words, state: State, as_json: bool) -> int:
    from platformer_nb.games.platformer.narration.actions import say_action

    found = [
        (rules.write_action(state, x), say_action(words, state, x)) for x in rules.actions(state)
    ]
    if as_json:
        print(
            json.dumps([{"action": x, "text": t} for x, t in found], ensure_ascii=False, indent=1)
        )
    else:
        for written, said in found:
            print(f"{written}   {said}")
    return answers.YES
