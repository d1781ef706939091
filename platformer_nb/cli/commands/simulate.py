"""`platformer-nb simulate`: let bots play many games and report how balanced the game is."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

from platformer_nb.cli import answers
from platformer_nb.core.errors import BadInput

if TYPE_CHECKING:
    from platformer_nb.cli.speech import Speech
    from platformer_nb.core.game import Game, Option
    from platformer_nb.core.parts.simulation import Plan, Simulation

    AnySimulation: TypeAlias = Simulation[Any, Any, Any, Any]


def add_parser(subparsers: answers.Subparsers, words: Speech) -> None:
    """Declare the command."""
    from platformer_nb.simulate.plan import simulation_of

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
    if (game := words.loaded("simulate")) is not None:
        for option in simulation_of(game).options:
            _add_option(parser, words, option)
    add("--bots", help=words("cli-simulate-bots"))
    add("--seed", default="0", help=words("cli-simulate-seed"))
    add("--processes", type=int, default=0, metavar="N", help=words("cli-simulate-processes"))
    add("--dask", default="", metavar="ADDRESS", help=words("cli-simulate-dask"))
    add("--out", metavar="FILE", help=words("cli-simulate-out"))
    add("--notebook", metavar="FILE", help=words("cli-simulate-notebook"))
    add("--schema", action="store_true", help=words("cli-simulate-schema"))
    answers.add_language(parser, words)
    answers.add_json(parser, words)


def _add_option(parser: argparse.ArgumentParser, words: Speech, option: Option) -> None:
    """Add an option of the game's simulation: a flag for yes or no, else a value."""
    about = f"cli-simulate-{option.name}"
    if option.choices == (False, True):
        told = next((key for key in (about, f"option-{option.name}") if words.has(key)), None)
        told_text = None if told is None else words(told)
        parser.add_argument(f"--{option.name}", action="store_true", help=told_text)
    else:
        answers.add_option(parser, words, option.name, about)


def run(args: argparse.Namespace) -> int:
    """Play, count, write and print the report; after Ctrl-C do so for the finished games."""
    from platformer_nb.simulate.plan import simulation_of

    game = args.game
    if args.schema:
        # The JSON Schema of reports, for programs that read them.
        print(json.dumps(simulation_of(game).schema(), indent=1))
        return answers.YES
    return _simulate(game, args)


def _simulate(game: Game[Any, Any, Any], args: argparse.Namespace) -> int:
    from platformer_nb.simulate.plan import make_plan, simulation_of
    from platformer_nb.text import Words

    words, simulation = Words(args.language, game.name), simulation_of(game)
    plan = make_plan(
        game,
        args.games,
        players=_players(simulation, args.players),
        bots=args.bots.split(",") if args.bots is not None else (),
        seed=args.seed,
        **_chosen(simulation, vars(args)),
    )
    out, notebook = _files(args.out, args.notebook)
    played: list[Any] = []
    code = answers.YES
    try:
        for one in _with_bar(_spread(args, plan), plan.asked):
            played.append(one)  # one by one: finished games are kept after Ctrl-C
    except KeyboardInterrupt:
        code = answers.INTERRUPTED
    report = simulation.report(plan, played)
    if out is not None:
        out.write_text(simulation.write(report), encoding="utf-8")
    if notebook is not None and out is not None:
        from platformer_nb.simulate.notebook import save

        save(simulation, report, words, notebook, out)
    print(simulation.write(report) if args.json else "\n".join(simulation.lines(report, words)))
    return code


def _chosen(simulation: AnySimulation, given: dict[str, Any]) -> dict[str, Any]:
    """Return the options given for the game; the plan fills in the others, and checks what is none of them."""
    found = {}
    for option in simulation.options:
        if value := given.get(option.name):
            choices = {str(choice): choice for choice in option.choices}
            found[option.name] = choices.get(str(value), value)
    return found


def _spread(args: argparse.Namespace, plan: Plan) -> Iterator[Any]:
    from platformer_nb.simulate import executor

    if args.dask:
        return executor.over_dask(plan, args.dask)
    if args.processes < 0:
        count = str(args.processes)
        raise BadInput("--processes", "error-from-1", "mend-from-1", number=count)
    return executor.over_processes(plan, args.processes)


def _with_bar(games: Iterator[Any], many: int) -> Iterator[Any]:
    """Yield the games, with a progress bar if stderr is a terminal."""
    from tqdm import tqdm

    yield from tqdm(games, total=many, unit="", file=sys.stderr, disable=None, leave=False)


def _players(simulation: AnySimulation, given: str) -> tuple[int, ...]:
    from platformer_nb.simulate.plan import wrong_players

    if given == "all":
        return ()
    known = {str(number): number for number in simulation.players}
    found = given.split(",")
    if not all(one in known for one in found):
        raise wrong_players(simulation, given)
    return tuple(dict.fromkeys(known[one] for one in found))


def _files(out: str | None, notebook: str | None) -> tuple[Path | None, Path | None]:
    """Return the paths of report and notebook; a notebook reads its figures from a report beside it."""
    book = Path(notebook) if notebook else None
    data = Path(out) if out else book.with_suffix(".json") if book else None
    for path in (data, book):
        if path is not None and not path.parent.is_dir():
            folder = str(path.parent)
            raise BadInput(str(path), "error-no-parent", "mend-no-parent", folder=folder)
    return data, book
