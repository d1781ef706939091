"""`platformer-nb judge`: rule on actions in a drawn position."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from platformer_nb.cli import answers
from platformer_nb.core.errors import BadInput, said
from platformer_nb.core.input.plain_text import quoted
from platformer_nb.core.input.reasons import of_system
from platformer_nb.text.naming import naming
from platformer_nb.text.notation import legend

if TYPE_CHECKING:
    from platformer_nb.cli.speech import Speech
    from platformer_nb.core.game import AnyGame, Game
    from platformer_nb.core.ruling import Ruling
    from platformer_nb.text import Words

MAX_BYTES = 200_000
NEEDED = ("cli-value-position", "cli-value-action")
"""The keys of what has to be given, where no link is."""


def add_parser(subparsers: answers.Subparsers, words: Speech) -> None:
    """Declare the command."""
    parser = answers.command(
        subparsers,
        "judge",
        run,
        words,
        words("cli-judge"),
        "\n".join(words(key) for key in ("cli-judge-more", "cli-judge-chance") if words.has(key)),
    )
    known = naming(words.game)
    typed = {kind: known.typed[kind] for kind in known.actions}
    parser.epilog = "\n".join(
        (words("notation-title"), *legend(words, typed), words("notation-more"))
    )
    parser.add_argument("position", nargs="?", help=words("cli-judge-position"))
    parser.add_argument("actions", nargs="*", metavar="ACTION", help=words("cli-judge-actions"))
    parser.add_argument("--link", metavar="TEXT", help=words("cli-judge-link"))
    parser.set_defaults(wrong=parser.error, needed=tuple(map(words, NEEDED)))
    parser.add_argument("--each", action="store_true", help=words("cli-judge-each"))
    parser.add_argument("--explain", action="store_true", help=words("cli-judge-explain"))
    parser.add_argument("--legal", action="store_true", help=words("cli-judge-legal"))
    answers.add_language(parser, words)
    answers.add_json(parser, words)


def run(args: argparse.Namespace) -> int:
    """Judge the actions one after the other; return exit code 2 if any is unreadable, else 1 if any is illegal."""
    from platformer_nb.text import Words

    game, state, actions = _asked(args)
    if not actions and not args.legal:
        raise BadInput(said("place-actions"), "error-no-actions", "mend-no-actions")
    words = Words(args.language, game.name)
    if args.legal:
        return _list_legal(game, words, state, args.json)
    found = []
    for text in actions:
        try:
            answer, after = judged(game, words, state, text)
        except BadInput as error:  # keep answering the other actions
            answer, after = unread(words, text, error), state
        if args.explain:
            legal = answer["legal"]
            answer["explained"] = explained_json(game, words, state, text) if legal else None
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


def _asked(args: argparse.Namespace) -> tuple[AnyGame, Any, list[str]]:
    """Return the game, the position and the actions to judge, of a file or a shared position. Raise BadInput.

    With `--link` the first argument is an action, as the link is the position.
    """
    given = [one for one in (args.position, *args.actions) if one is not None]
    if args.link is None:
        if not given:
            args.wrong(f"the following arguments are required: {', '.join(args.needed)}")
        return args.game, args.game.rules.read(read_file(given[0])), given[1:]
    from platformer_nb.core.play.sharing import read_shared, shared_game
    from platformer_nb.games import load_game

    game = load_game(shared_game(args.link))
    shared = read_shared(game, args.link)
    asked = [] if shared.action is None else [game.rules.write_action(shared.state, shared.action)]
    return game, shared.state, given or asked


def read_file(name: str, most: int = MAX_BYTES) -> str:
    """Return the text of a file or of standard input, at most `most` bytes. Raise BadInput."""
    try:
        data = sys.stdin.buffer.read(most + 1) if name == "-" else Path(name).read_bytes()
    except OSError as error:
        why = of_system(error)
        raise BadInput(name, "error-unreadable-file", "mend-name-file", reason=why) from error
    except ValueError as error:  # not a possible file name
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
    game: Game[Any, Any, Any], words: Words, state: Any, text: str
) -> tuple[dict[str, Any], Any]:
    """Return the answer for one action, and the state after it (unchanged if it is illegal)."""
    rules = game.rules
    action = rules.read_action(state, text)
    ruling = rules.judge(state, action)
    written = rules.write_action(state, action)
    does = game.narrator.action(state, action, words)
    answer = {
        "action": written,
        "text": does,
        **ruling_json(game, words, state, action, ruling),
        "events": [],
    }
    answer["error"] = None
    if not ruling:
        return answer, state
    after, events = rules.apply(state, action)
    answer["events"] = events_json(game, words, state, action, after, events)
    return answer, after


def unread(words: Words, text: str, error: BadInput) -> dict[str, Any]:
    """Return the answer for an unreadable action: neither legal nor illegal, but an error."""
    from dataclasses import asdict

    from platformer_nb.text.errors import error_text

    told = asdict(error_text(words, error))
    nothing: dict[str, Any] = {"legal": None, "cites": [], "instead": [], "events": []}
    return {"action": quoted(text), "text": None, **nothing, "error": told}


def explained_json(
    game: Game[Any, Any, Any], words: Words, state: Any, text: str
) -> dict[str, Any]:
    """Return the consequences of a legal action, the rules behind them, and what is left to chance or choice."""
    from platformer_nb.core.play.explain import explain

    found = explain(game.rules, state, text)
    steps = [
        {key: event[key] for key in ("text", "rules", "rulings")}
        for event in events_json(game, words, state, found.action, found.after, found.events)
    ]
    outlook = game.narrator.outlook(state, found, words)
    told = {"open": outlook.open, "warning": outlook.warning, "nothing": outlook.nothing}
    return {"steps": steps, **told}


def ruling_json(
    game: Game[Any, Any, Any], words: Words, state: Any, action: Any, ruling: Ruling[Any]
) -> dict[str, Any]:
    """Return a ruling as JSON: rules, facts, words, alternatives."""
    from platformer_nb.text.verdicts import say_ruling

    verdict = say_ruling(game, words, state, action, ruling)
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
    game: Game[Any, Any, Any],
    words: Words,
    before: Any,
    action: Any,
    after: Any,
    events: Iterable[Any],
) -> list[dict[str, Any]]:
    """Return the events of an action as JSON, each with the rules that decided it, its own rule first."""
    narrator, known = game.narrator, game.rulebook.entries
    found = []
    for event, rules in zip(events, narrator.event_rules(before, action), strict=True):
        kind, facts = narrator.event_facts(after, event)
        found.append(
            {
                "type": kind,
                "rule": event.rule,
                "rules": list(rules),
                "rulings": [rule for rule in rules if rule in known and known[rule].open],
                "facts": facts,
                "text": narrator.event(before, after, event, words),
            }
        )
    return found


def said_of(answer: dict[str, Any], words: Words) -> str:
    """Format an answer as text: the verdict with its rules, then the events that happened or would happen."""
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
        lines += [f"    {e['text']} [{marked(words, e)}]" for e in answer["events"]]
    return "\n".join(lines)


def _instead(ways: list[dict[str, str]], words: Words) -> list[str]:
    if not ways:
        return ["  " + words("none-legal")]
    return ["  " + words("judge-instead"), *(f"    {i['action']}   {i['text']}" for i in ways)]


def rule_line(words: Words, rule: Mapping[str, Any]) -> str:
    """Format a rule with its page and its sentence, and the mark if it is a ruling."""
    from platformer_nb.text.verdicts import marked_page

    page = marked_page(words, rule["page"], rule["ruling"])
    return words("cli-rule", rule=rule["rule"], page=page, text=rule["text"])


def marked(words: Words, event: Mapping[str, Any]) -> str:
    """Format the ids of an event's rules, rulings with their mark: `GRA-1, GRA-7 (ruling)`."""
    mark = words("rule-mark")
    rulings = event["rulings"]
    return ", ".join(f"{rule} ({mark})" if rule in rulings else rule for rule in event["rules"])


def _foreseen(explained: dict[str, Any], words: Words) -> list[str]:
    lines = ["  " + words("judge-will")] if explained["steps"] else []
    lines += [f"    {step['text']} [{marked(words, step)}]" for step in explained["steps"]]
    if explained["nothing"]:
        lines.append("  " + explained["nothing"])
    if explained["warning"]:
        lines.append("  " + words("judge-warning", text=explained["warning"]))
    return [*lines, f"  {explained['open']}"]


def _facts(cite: Mapping[str, Any], legal: bool, words: Words) -> str:
    """Format the facts a rule is applied to; "" if its sentence contains them, as a refusal's does."""
    if not legal and (words.has(f"why-{cite['rule']}") or "moment" in cite["facts"]):
        return ""
    # A fact without a name is a flag: only a sentence written for it can express it.
    facts = ((name, value) for name, value in cite["facts"].items() if words.has(f"fact-{name}"))
    return ", ".join(words.tell(f"fact-{name}", {name: value}) for name, value in facts)


def _list_legal(game: Game[Any, Any, Any], words: Words, state: Any, as_json: bool) -> int:
    rules, narrator = game.rules, game.narrator
    found = [
        (rules.write_action(state, x), narrator.action(state, x, words))
        for x in rules.actions(state)
    ]
    if as_json:
        print(
            json.dumps([{"action": x, "text": t} for x, t in found], ensure_ascii=False, indent=1)
        )
    else:
        for written, said in found:
            print(f"{written}   {said}")
    return answers.YES
