"""`platformer-nb replay`: play a saved game again, check it and tell it."""

from __future__ import annotations

import argparse
import json
from typing import TYPE_CHECKING, Any

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
    answers.add_language(parser, words)
    answers.add_json(parser, words)


def run(args: argparse.Namespace) -> int:
    """Tell the game action by action and draw the position it ends in."""
    from platformer_nb.cli.judge import read_file
    from platformer_nb.core.chance import Scripted
    from platformer_nb.core.session import MAX_RECORD_CHARS, Session
    from platformer_nb.games import load_game
    from platformer_nb.text import Words
    from platformer_nb.text.errors import tell_error

    rules = load_game()
    words = Words(args.language)
    text = read_file(args.record, MAX_RECORD_CHARS)
    try:
        session: Session[Any, Any, Any] = Session.replay(
            rules, text, Scripted(()), rules.box.content_hash
        )
    except BadInput as error:
        if isinstance(error.__cause__, IllegalAction):
            print(f"platformer-nb replay: {tell_error(words, error)}")
            return answers.NO
        raise
    if args.to is not None:
        session.rewind(min(args.to, len(session.history)) if args.to >= 0 else args.to)
    if args.json:
        print(json.dumps(_as_json(session, words), ensure_ascii=False, indent=1))
    else:
        _tell(session, words)
    return answers.YES


def _as_json(session: Any, words: Any) -> dict[str, Any]:
    from platformer_nb.cli.judge import event_json

    seats = len(session.state.heroes)
    return {
        "players": list(session.players),
        "actions": [
            {
                "actor": entry.actor,
                "action": session.rules.write_action(entry.before, entry.action),
                "events": [event_json(words, entry.after, event) for event in entry.events],
            }
            for entry in session.history
        ],
        "position": session.rules.write(session.state),
        "over": session.over,
        "winner": session.state.winner + 1 if session.state.winner in range(seats) else None,
    }


def _tell(session: Any, words: Any) -> None:
    from platformer_nb.games.platformer.saying_events import say_event

    for number, entry in enumerate(session.history, 1):
        print(f"{number:>4}  {session.rules.write_action(entry.before, entry.action)}")
        for event in entry.events:
            print(f"        {say_event(words, entry.after, event)} [{event.rule}]")
    print()
    print(session.rules.write(session.state), end="")
