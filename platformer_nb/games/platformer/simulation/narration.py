"""A report in words: lines for a terminal, labels for charts and tables."""

from __future__ import annotations

from collections.abc import Iterator

from platformer_nb.core.game import Words
from platformer_nb.games.platformer.simulation.collector import LEVEL, TRAP
from platformer_nb.games.platformer.simulation.report import Report
from platformer_nb.games.platformer.simulation.targets import Target

PERCENT = frozenset({"first-seat", "bought", "solo"})
"""Goals whose figures are shown as percentages."""


def told(report: Report, words: Words) -> Iterator[str]:
    """Yield the report in a few lines: what was played, how long games last, goals missed."""
    yield from about(report, words)
    yield ""
    yield from lengths(report, words)
    yield ""
    yield tally(report, words)
    for target in report.targets:
        if not target.met:
            yield f"  {words('simulate-missed')}: " + goal(target, words)


def about(report: Report, words: Words) -> Iterator[str]:
    """Yield what was played."""
    settings = report.settings
    bots = words.joined([words(f"form-bot-{bot}") for bot in settings.bots])
    yield words("simulate-about", games=report.finished, bots=bots, seed=settings.seed)
    if report.finished < report.asked:
        yield words("simulate-interrupted", finished=report.finished, asked=report.asked)


def lengths(report: Report, words: Words) -> Iterator[str]:
    """Yield how long games last, one line per number of players."""
    for group in report.groups:
        yield words(
            "simulate-quartiles",
            players=words("simulate-players", players=group.players),
            median=number(group.turns.median),
            lower=number(group.turns.lower),
            upper=number(group.turns.upper),
            faints=number(group.faints_a_game),
        )
        if group.cut:
            yield words("simulate-cut", cut=group.cut)
    if report.solo is not None and report.solo.points.count:
        yield words("simulate-solo-score", points=number(report.solo.points.median))


def tally(report: Report, words: Words) -> str:
    """Return how many goals are met."""
    met = sum(target.met for target in report.targets)
    return words("simulate-tally", met=met, all=len(report.targets))


def goal(target: Target, words: Words) -> str:
    """Return one goal with its figures."""
    low, high = bounds(target, words)
    between = words("simulate-column-from-to", low=low, high=high)
    return f"{named(target, words)}: {figure(target, target.figure, words)} ({between})"


def named(target: Target, words: Words) -> str:
    """Return what a goal measures."""
    if target.name == "bosses":
        return words(f"simulate-goal-{target.about}")
    facts: dict[str, str | int] = {"card": target.about, "hero": target.about}
    if target.about.isdecimal():
        facts["players"] = int(target.about)
    return words.tell(f"simulate-goal-{target.name}", facts)


def bounds(target: Target, words: Words) -> tuple[str, str]:
    """Return the lower and the upper bound of a goal."""
    return figure(target, target.low, words), figure(target, target.high, words)


def figure(target: Target, value: float, words: Words) -> str:
    """Return a figure of a goal, as a percentage or a number."""
    return words.share(value) if target.name in PERCENT else words.number(value, 2)


def number(value: float) -> int | float:
    """Return the number rounded to one decimal, as an int if it is whole."""
    rounded = round(value, 1)
    return int(rounded) if rounded == int(rounded) else rounded


def cause(name: str, words: Words) -> str:
    """Return the name of a cause: an Enemy, the Boss, a token, a card, a Trap, a removed Level, or a rule."""
    if name in (LEVEL, TRAP):
        return words(f"simulate-cause-{name}")
    return next(
        (words(key) for key in (f"card-{name}", f"token-{name}") if words.has(key)),
        name,
    )
