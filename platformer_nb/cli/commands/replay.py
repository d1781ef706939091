"""`platformer-nb replay`: replay a saved game, check it and narrate it."""

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
    from platformer_nb.core.game import Game
    from platformer_nb.text import Words


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
    """Narrate the game action by action and draw its final position."""
    from platformer_nb.cli.commands.judge import read_file
    from platformer_nb.core.play.chance import Scripted
    from platformer_nb.core.play.record import MAX_RECORD_CHARS, parse_record
    from platformer_nb.core.play.session import Session
    from platformer_nb.text import Words
    from platformer_nb.text.errors import tell_error

    game, words = args.game, Words(args.language, args.game.name)
    text = read_file(args.record, MAX_RECORD_CHARS)
    try:
        session: Session[Any, Any, Any] = Session.replay(
            game, text, Scripted(()), legacy=DEFAULT_GAME
        )
    except BadInput as error:
        if isinstance(error.__cause__, IllegalAction):
            print(f"platformer-nb replay: {tell_error(words, error)}")
            return answers.NO
        raise
    if parse_record(text, DEFAULT_GAME).content_hash != game.content_hash:
        print(words("notice-record-content"), file=sys.stderr)
    if args.to is not None:
        session.rewind(min(args.to, len(session.history)) if args.to >= 0 else args.to)
    if args.json:
        print(json.dumps(_as_json(game, session, words), ensure_ascii=False, indent=1))
    else:
        _tell(game, session, words, args.notation)
    return answers.YES


def _as_json(game: Game[Any, Any, Any], session: Any, words: Words) -> dict[str, Any]:
    from platformer_nb.cli.commands.judge import events_json

    outcome = game.rules.outcome(session.state)
    winners = outcome.winners if outcome else ()
    return {
        "players": list(session.players),
        "actions": [
            {
                "actor": entry.actor,
                "action": session.rules.write_action(entry.before, entry.action),
                "events": events_json(
                    game, words, entry.before, entry.action, entry.after, entry.events
                ),
            }
            for entry in session.history
        ],
        "position": session.rules.write(session.state),
        "over": session.over,
        "winner": winners[0] + 1 if len(winners) == 1 else None,
    }


def _tell(game: Game[Any, Any, Any], session: Any, words: Words, notation: bool) -> None:
    from platformer_nb.cli.commands.judge import events_json, marked

    for number, entry in enumerate(session.history, 1):
        written = session.rules.write_action(entry.before, entry.action)
        does = game.narrator.action(entry.before, entry.action, words)
        print(f"{number:>4}  {words('judge-action', action=written, does=does)}")
        happened = (entry.before, entry.action, entry.after, entry.events)
        for event in events_json(game, words, *happened):
            print(f"        {event['text']} [{marked(words, event)}]")
    print()
    position = session.rules.write(session.state)
    told = game.narrator.described(session.state, position, words)
    print(position if notation else "".join(f"{line}\n" for line in told), end="")
