"""The plan of a simulation, and its games one by one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from typing import Any, TypeVar

from platformer_nb.bots.seats import bot_kinds
from platformer_nb.core.errors import BadInput, one_of
from platformer_nb.core.game import Game, NoPart, Option
from platformer_nb.core.input.short_text import seed_text
from platformer_nb.core.parts.simulation import Order, Plan, Simulation

S = TypeVar("S")
E = TypeVar("E")


def simulation_of(game: Game[S, Any, E]) -> Simulation[S, E, Any, Any]:
    """Return a game's part `simulation`; raises NoPart if it has none."""
    if game.simulation is None:
        raise NoPart(game.name, "error-no-simulation", "mend-no-simulation", name=game.name)
    return game.simulation


def make_plan(
    game: Game[Any, Any, Any],
    games: int,
    *,
    players: Sequence[int] = (),
    bots: Sequence[str] = (),
    seed: str = "0",
    **chosen: Any,
) -> Plan:
    """Return a plan; omitted arguments default to all that the game's simulation covers.

    `chosen` are values of its options. Raises BadInput for what cannot be played; its place is the
    command's option of that name.
    """
    simulation = simulation_of(game)
    if games < 1:
        raise BadInput("--games", "error-from-1", "mend-from-1", number=str(games))
    for bot in bots:
        _one_of("--bots", bot, tuple(bot_kinds(game)))
    for number in players:
        if number not in simulation.players:
            raise wrong_players(simulation, str(number))
    options = {option.name: option for option in simulation.options}
    for name in chosen:
        _one_of(f"--{name}", name, tuple(options))
    return Plan(
        game.name,
        game.content_hash,
        games,
        tuple(players) or simulation.players,
        {name: _values(option, chosen) for name, option in options.items()},
        tuple(bots) or simulation.bots,
        seed_text(seed, "--seed"),
    )


def wrong_players(simulation: Simulation[Any, Any, Any, Any], given: str) -> BadInput:
    """Return the error for an unsupported number of players."""
    least, most = min(simulation.players), max(simulation.players)
    facts = {"given": given, "least": str(least), "most": str(most)}
    return BadInput("--players", "error-simulate-players", "mend-simulate-players", **facts)


def orders(plan: Plan) -> Iterator[Order]:
    """Yield every game of a plan, numbers of players interleaved, so that partial results cover each."""
    names = tuple(plan.options)[::-1]
    variants = list(product(*(plan.options[name] for name in names)))
    for number in range(plan.games):
        turned, variant = divmod(number, len(variants))
        values: Mapping[str, Any] = dict(zip(names, variants[variant], strict=True))
        for players in plan.players:
            seats = range(turned, turned + players)
            bots = tuple(plan.bots[seat % len(plan.bots)] for seat in seats)
            seed = f"{plan.seed}/{players}/{number}"
            yield Order(plan.game, number, players, values, bots, seed)


def _values(option: Option, chosen: Mapping[str, Any]) -> tuple[Any, ...]:
    """Return the chosen value or the default as the only one, or all choices if both are None."""
    value = chosen.get(option.name, option.default)
    if value is None:
        return option.choices
    _one_of(f"--{option.name}", value, option.choices)
    return (value,)


def _one_of(place: str, value: Any, known: tuple[Any, ...]) -> None:
    if value not in known:
        names = [str(one) for one in known]
        raise BadInput(place, "error-unknown", one_of(str(value), names), word=str(value))
