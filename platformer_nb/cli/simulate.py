"""`platformer-nb simulate`: bots play many games, and a report says how balanced the box is."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from platformer_nb.cli import answers
from platformer_nb.core.errors import BadInput

if TYPE_CHECKING:
    from platformer_nb.games.platformer.box import Box
    from platformer_nb.simulate.game import Played
    from platformer_nb.simulate.orders import Question

EXAMPLE = """\
The same games, by number of games and seed, whatever the number of processes. Ctrl-C keeps what is done.

example:
  platformer-nb simulate --games 2000 --out report.json --notebook report.ipynb
"""


def add_parser(subparsers: answers.Subparsers) -> None:
    """Declare the command."""
    parser = answers.command(
        subparsers, "simulate", run, "let bots play many games and measure the balance", EXAMPLE
    )
    add = parser.add_argument
    add("--games", type=int, default=100, metavar="N", help="games a number of players (100)")
    add("--players", default="all", help="1 to 4, or all of them (default)")
    add("--dungeon", default="", help="one dungeon (default: all, in turn)")
    add("--boss", default="", help="one Boss (default: all, in turn)")
    add("--artifacts", action="store_true", help="play with artifacts")
    add("--longer", action="store_true", help="play on the longer map")
    add("--bots", default="search", help="kinds of bots, such as search,greedy (default: search)")
    add("--seed", default="0", help="another seed, other games (default: 0)")
    add("--processes", type=int, default=0, metavar="N", help="at once (default: one a core)")
    add("--dask", default="", metavar="ADDRESS", help="spread the games over a Dask cluster")
    add("--out", metavar="FILE", help="write the report there as JSON")
    add("--notebook", metavar="FILE", help="write the report there as a notebook with charts")
    add("--language", default="en", help="language of the report (default: en)")
    add("--json", action="store_true", help="print the report as JSON")


def run(args: argparse.Namespace) -> int:
    """Play, count, write and tell; after Ctrl-C the same for the games that were finished."""
    from platformer_nb.games import load_game
    from platformer_nb.simulate.counting import count
    from platformer_nb.simulate.orders import asked
    from platformer_nb.simulate.report import written
    from platformer_nb.simulate.telling import told
    from platformer_nb.text import Words

    words, box = Words(args.language), load_game().box
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


def _spread(args: argparse.Namespace, box: Box, question: Question) -> Iterator[Played]:
    from platformer_nb.simulate import spread
    from platformer_nb.simulate.orders import orders

    if args.dask:
        return spread.over_dask(orders(question), box.content_hash, args.dask)
    if args.processes < 0:
        raise BadInput("--processes", f"{args.processes} cannot run", "Give a number from 1")
    return spread.over_processes(orders(question), box.content_hash, args.processes)


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
        raise BadInput(
            "--players", f"{given} cannot play", "Give 1 to 4, several with commas, or all"
        )
    return tuple(dict.fromkeys(int(one) for one in found))


def _files(out: str | None, notebook: str | None) -> tuple[Path | None, Path | None]:
    """Where to write; a notebook reads its figures from a report, which then lies beside it."""
    book = Path(notebook) if notebook else None
    data = Path(out) if out else book.with_suffix(".json") if book else None
    for path in (data, book):
        if path is not None and not path.parent.is_dir():
            raise BadInput(str(path), f"there is no folder {path.parent}", "Make it first")
    return data, book
