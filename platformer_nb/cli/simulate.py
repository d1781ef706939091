"""`platformer-nb simulate`: bots play many games, and a report says how balanced the box is."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from platformer_nb import DEFAULT_GAME
from platformer_nb.cli import answers
from platformer_nb.core.errors import BadInput

if TYPE_CHECKING:
    from platformer_nb.cli.speech import Speech
    from platformer_nb.games.platformer.model.box import Box
    from platformer_nb.games.platformer.simulation.one_game import Played
    from platformer_nb.games.platformer.simulation.plan import Question


def add_parser(subparsers: answers.Subparsers, words: Speech) -> None:
    """Declare the command."""
    parser = answers.command(
        subparsers,
        "simulate",
        run,
        words,
        words("cli-simulate"),
        words("cli-simulate-more"),
        ("simulate --games 2000 --out report.json --notebook report.ipynb",),
    )
    add = parser.add_argument
    add("--games", type=int, default=100, metavar="N", help=words("cli-simulate-games"))
    add("--players", default="all", help=words("cli-simulate-players"))
    add("--dungeon", default="", help=words("cli-simulate-dungeon"))
    add("--boss", default="", help=words("cli-simulate-boss"))
    add("--artifacts", action="store_true", help=words("cli-simulate-artifacts"))
    add("--longer", action="store_true", help=words("cli-simulate-longer"))
    add("--bots", default="search", help=words("cli-simulate-bots"))
    add("--seed", default="0", help=words("cli-simulate-seed"))
    add("--processes", type=int, default=0, metavar="N", help=words("cli-simulate-processes"))
    add("--dask", default="", metavar="ADDRESS", help=words("cli-simulate-dask"))
    add("--out", metavar="FILE", help=words("cli-simulate-out"))
    add("--notebook", metavar="FILE", help=words("cli-simulate-notebook"))
    add("--schema", action="store_true", help=words("cli-simulate-schema"))
    answers.add_language(parser, words)
    answers.add_json(parser, words)


def run(args: argparse.Namespace) -> int:
    """Play, count, write and tell; after Ctrl-C the same for the games that were finished."""
    if args.schema:
        return _print_schema()
    from platformer_nb.games.platformer import GAME
    from platformer_nb.games.platformer.simulation.aggregate import count
    from platformer_nb.games.platformer.simulation.narration import told
    from platformer_nb.games.platformer.simulation.plan import asked
    from platformer_nb.games.platformer.simulation.report import written
    from platformer_nb.text import Words

    words, box = Words(args.language, DEFAULT_GAME), GAME.box
    question = asked(
        box,
        args.games,
        players=_players(args.players),
        dungeon=args.dungeon,
        boss=args.boss,
        bots=args.bots.split(","),
        artifacts=args.artifacts,
        longer=args.longer,
        seed=args.seed,
    )
    out, notebook = _files(args.out, args.notebook)
    played: list[Played] = []
    code = answers.YES
    try:
        for game in _with_bar(_spread(args, box, question), _all(question)):
            played.append(game)  # one by one: what is done stays when Ctrl-C ends the loop
    except KeyboardInterrupt:
        code = answers.INTERRUPTED
    report = count(box, question, played)
    if out is not None:
        out.write_text(written(report), encoding="utf-8")
    if notebook is not None and out is not None:
        from platformer_nb.simulate.notebook import save

        save(report, words, notebook, out)
    print(written(report) if args.json else "\n".join(told(report, words)))
    return code


def _print_schema() -> int:
    """What a report looks like, for those who read reports with programs of their own."""
    from platformer_nb.games.platformer.simulation.report import schema

    print(json.dumps(schema(), indent=1))
    return answers.YES


def _spread(args: argparse.Namespace, box: Box, question: Question) -> Iterator[Played]:
    from platformer_nb.games.platformer.simulation.plan import orders
    from platformer_nb.simulate import executor

    if args.dask:
        return executor.over_dask(orders(question), box.content_hash, args.dask)
    if args.processes < 0:
        count = str(args.processes)
        raise BadInput("--processes", "error-from-1", "mend-from-1", number=count)
    return executor.over_processes(orders(question), box.content_hash, args.processes)


def _with_bar(games: Iterator[Played], many: int) -> Iterator[Played]:
    """The games, with a bar on the terminal that says how far it is (none if nobody looks)."""
    from tqdm import tqdm

    yield from tqdm(games, total=many, unit="", file=sys.stderr, disable=None, leave=False)


def _all(question: Question) -> int:
    return question.games * len(question.players)


def _players(given: str) -> tuple[int, ...]:
    if given == "all":
        return ()
    found = given.split(",")
    if not all(one in ("1", "2", "3", "4") for one in found):
        raise BadInput("--players", "error-simulate-players", "mend-simulate-players", given=given)
    return tuple(dict.fromkeys(int(one) for one in found))


def _files(out: str | None, notebook: str | None) -> tuple[Path | None, Path | None]:
    """Where to write; a notebook reads its figures from a report, which then lies beside it."""
    book = Path(notebook) if notebook else None
    data = Path(out) if out else book.with_suffix(".json") if book else None
    for path in (data, book):
        if path is not None and not path.parent.is_dir():
            folder = str(path.parent)
            raise BadInput(str(path), "error-no-parent", "mend-no-parent", folder=folder)
    return data, book
