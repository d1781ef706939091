"""A report in words: lines for a terminal, tables for a notebook and a page."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final

from platformer_nb.core.game import Words
from platformer_nb.games.labyrinth.simulation.report import Report
from platformer_nb.games.labyrinth.simulation.targets import Target

PLAIN: Final = frozenset({"length", "character", "deaths", "tests"})
"""Targets whose figures are numbers; all others are percentages."""

NAMED_BY: Final = {"ability": "ability-{}", "tile": "{}"}
"""The keys of the names of what targets are about; all others are cards."""


def told(report: Report, words: Words) -> Iterator[str]:
    """Yield the report in some lines: what was played, how long games last, the targets missed."""
    yield from about(report, words)
    yield ""
    yield from lengths(report, words)
    if len(report.kinds) > 1:
        yield ""
        for kind in report.kinds:
            wins, name = kind.share.wins, words(f"form-bot-{kind.name}")
            shares = {"rate": words.share(wins.rate), "low": words.share(wins.low, 0)}
            yield words("simulate-wins", name=name, high=words.share(wins.high, 0), **shares)
    yield ""
    yield tally(report.targets, words)
    for target in report.targets:
        if not target.met:
            low, high = (figure(target, one, words) for one in (target.low, target.high))
            between = words("simulate-column-from-to", low=low, high=high)
            yield (
                f"  {words('simulate-missed')}: {named(target, words)}: {measured(target, words)}; "
                f"{words('simulate-column-goal')}: {between}"
            )


def about(report: Report, words: Words) -> Iterator[str]:
    """Yield what was played."""
    bots = words.joined([words(f"form-bot-{kind}") for kind in report.bots])
    yield words("simulate-about", games=report.finished, bots=bots, seed=report.seed)
    if report.finished < report.asked:
        yield words("simulate-interrupted", finished=report.finished, asked=report.asked)


def lengths(report: Report, words: Words) -> Iterator[str]:
    """Yield how long games last, a line for each number of players."""
    for group in report.groups:
        yield words(
            "simulate-turns-of-games",
            players=words("simulate-players", players=group.players),
            median=words.number(group.turns.median),
            lower=words.number(group.turns.lower),
            upper=words.number(group.turns.upper),
        )
        if group.cut.hits:
            yield words("simulate-cut", cut=group.cut.hits)


def tally(targets: Iterable[Target], words: Words) -> str:
    """Return how many targets are met."""
    found = [target.met for target in targets]
    return words("simulate-tally", met=sum(found), all=len(found))


def named(target: Target, words: Words) -> str:
    """Return what a target measures."""
    name = NAMED_BY.get(target.name, "card-{}").format(target.about)
    facts: dict[str, Any] = {"players": target.players, "place": target.place}
    facts["name"] = words(name) if words.has(name) else target.about
    return words.fill(f"simulate-goal-{target.name}", facts)


def figure(target: Target, value: float, words: Words) -> str:
    """Return a figure of a target as a percentage or a number."""
    return words.number(value, 2) if target.name in PLAIN else words.share(value)


def measured(target: Target, words: Words) -> str:
    """Return the figure of a target and its interval."""
    low, high = (figure(target, one, words) for one in (target.least, target.most))
    between = words("simulate-column-from-to", low=low, high=high)
    return f"{figure(target, target.figure, words)} ({between})"


def table(targets: Iterable[Target], words: Words) -> str:
    """Return targets as a Markdown table."""
    heads = ("simulate-goals", "simulate-column-figure", "simulate-column-goal")
    rows = [f"| {' | '.join(words(head) for head in heads)} | |", "|---|---:|---:|---|"]
    for target in targets:
        low, high = (figure(target, one, words) for one in (target.low, target.high))
        between = words("simulate-column-from-to", low=low, high=high)
        verdict = words("simulate-met" if target.met else "simulate-missed")
        rows.append(
            f"| {named(target, words)} | {measured(target, words)} | {between} | {verdict} |"
        )
    return "\n".join(rows)
