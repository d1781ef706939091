"""`platformer-nb replay`: play a saved game again, check it and tell it."""

from __future__ import annotations

import argparse
import json
import sys
from typing import TYPE_CHECKING, Any

from platformer_nb import DEFAULT_GAME
from platformer_nb.cli import answers
from platformer_nb.core.errors import BadInput, IllegalAction

if TYPE_CHECKING:
    from platformer_nb.cli.speech import Speech


def add_parser(subparsers: answers.Subparsers, words: Speech) -> None:
    """Declare the command."""
    parser = answers.command(
        subparsers,
        "replay",
        run,
        words,
        words("cli-replay"),
        words("cli-replay-more"),
        ("replay game.json --to 40",),
    )
    parser.add_argument("record", help=words("cli-replay-record"))
    parser.add_argument("--to", type=int, metavar="N", help=words("cli-replay-to"))
    parser.add_argument("--notation", action="store_true", help=words("cli-notation"))
    answers.add_language(parser, words)
    answers.add_json(parser, words)


def run(args: argparse.Namespace) -> int:
    """Tell the game action by action and draw the position it ends in."""
    from platformer_nb.cli.judge import read_file
    from platformer_nb.core.chance import Scripted
    from platformer_nb.core.record import MAX_RECORD_CHARS, parse_record
    from platformer_nb.core.session import Session
    from platformer_nb.games.platformer import GAME
    from platformer_nb.text import Words
    from platformer_nb.text.errors import tell_error

    words = Words(args.language, DEFAULT_GAME)
    text = read_file(args.record, MAX_RECORD_CHARS)
    try:
        session: Session[Any, Any, Any] = Session.replay(GAME, text, Scripted(()), legacy=GAME.name)
    except BadInput as error:
        if isinstance(error.__cause__, IllegalAction):
            print(f"platformer-nb replay: {tell_error(words, error)}")
            return answers.NO
        raise
    if parse_record(text, GAME.name).content_hash != GAME.content_hash:
        print(words("notice-record-content"), file=sys.stderr)
    if args.to is not None:
        session.rewind(min(args.to, len(session.history)) if args.to >= 0 else args.to)
    if args.json:
        print(json.dumps(_as_json(session, words), ensure_ascii=False, indent=1))
    else:
        _tell(session, words, args.notation)
    return answers.YES


def _as_json(session: Any, words: Any) -> dict[str, Any]:
    from platformer_nb.cli.judge import events_json

    seats = len(session.state.heroes)
    return {
        "players": list(session.players),
        "actions": [
            {
                "actor": entry.actor,
                "action": session.rules.write_action(entry.before, entry.action),
                "events": events_json(words, entry.before, entry.action, entry.after, entry.events),
            }
            for entry in session.history
        ],
        "position": session.rules.write(session.state),
        "over": session.over,
        "winner": session.state.winner + 1 if session.state.winner in range(seats) else None,
    }


def _tell(session: Any, words: Any, notation: bool) -> None:
    from platformer_nb.cli.positions import lines_of, said_position
    from platformer_nb.games.platformer.citations import event_rules
    from platformer_nb.games.platformer.narration.actions import say_action
    from platformer_nb.games.platformer.narration.events import say_event
    from platformer_nb.games.platformer.narration.rules import marked

    for number, entry in enumerate(session.history, 1):
        written = session.rules.write_action(entry.before, entry.action)
        does = say_action(words, entry.before, entry.action)
        print(f"{number:>4}  {words('judge-action', action=written, does=does)}")
        decided = event_rules(entry.before, entry.action)
        for event, rules in zip(entry.events, decided, strict=True):
            print(f"        {say_event(words, entry.after, event)} [{marked(words, rules)}]")
    print()
    position = session.rules.write(session.state)
    told = said_position(session.state, words, lines_of(position))
    print(position if notation else "".join(f"{line}\n" for line in told), end="")
