"""Writes docs/balance.md and docs/balance_labyrinth.md from the JSON beside each, a report of `platformer-nb simulate`.

After a card has changed, measure anew, each under an hour on two cores (2,000 games of Labyrinth take four hours and more), then write:

    .venv/bin/platformer-nb simulate --games 2000 --out docs/balance.json
    .venv/bin/platformer-nb --game labyrinth simulate --games 340 --out docs/balance_labyrinth.json
    .venv/bin/python docs/write_balance.py
"""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from platformer_nb.games.labyrinth.simulation import narration as labyrinth  # noqa: E402
from platformer_nb.games.labyrinth.simulation import report as labyrinth_report  # noqa: E402
from platformer_nb.games.labyrinth.simulation.targets import Target  # noqa: E402
from platformer_nb.games.platformer.narration.words import Words  # noqa: E402
from platformer_nb.games.platformer.simulation.narration import about, lengths  # noqa: E402
from platformer_nb.games.platformer.simulation.notebook import goals  # noqa: E402
from platformer_nb.games.platformer.simulation.report import FORM, Report  # noqa: E402
from platformer_nb.simulate.report import Named  # noqa: E402
from platformer_nb.text import Words as AnyWords  # noqa: E402

REPORT = ROOT / "docs" / "balance.json"
PAGE = ROOT / "docs" / "balance.md"

LABYRINTH = ROOT / "docs" / "balance_labyrinth.json"
LABYRINTH_PAGE = ROOT / "docs" / "balance_labyrinth.md"

HEAD = """\
# Balance, measured

How the game plays when the Planning bot holds every seat: alone and with two to four players, both dungeons,
both Bosses, all Heroes. Made by `docs/write_balance.py` from [balance.json](balance.json), which
`platformer-nb simulate --games {games} --seed {seed}` wrote; the same command plays the same games again.
It was measured on the box with the content hash `{content}`.
"""


def described(report: Report) -> str:
    """The page of a report."""
    return "\n".join(_parts(report, Words("en"))) + "\n"


def _parts(report: Report, words: Words) -> Iterator[str]:
    settings = report.settings
    yield HEAD.format(games=settings.games, seed=settings.seed, content=settings.content)
    yield from about(report, words)
    yield "\n## How long games last\n"
    yield from (f"- {line}" for line in lengths(report, words))
    yield "\n## Goals\n"
    yield goals(report, words)
    yield "\n## Heroes by number of players\n"
    yield "Wins as a multiple of a fair share; alone, of the average Hero's wins.\n"
    yield from _heroes(report, words)


def _heroes(report: Report, words: Words) -> Iterator[str]:
    columns: list[tuple[str, tuple[Named, ...]]] = [
        (words("simulate-players", players=group.players), group.heroes)
        for group in report.groups
        if group.players > 1
    ]
    if report.solo is not None:
        columns.insert(0, (words("simulate-players", players=1), report.solo.heroes))
    yield "| Hero |" + "".join(f" {title} |" for title, _ in columns)
    yield "|---|" + "---:|" * len(columns)
    for row, hero in enumerate(report.heroes):
        ratios = (words.number(heroes[row].share.ratio, 2) for _, heroes in columns)
        yield f"| {words(f'card-{hero.name}')} |" + "".join(f" {ratio} |" for ratio in ratios)


LABYRINTH_HEAD = """\
# Balance of Labyrinth, measured

How Labyrinth plays when the Planning bot holds every seat, two to six players, characters drawn. Made by
`docs/write_balance.py` from [balance_labyrinth.json](balance_labyrinth.json), which
`platformer-nb --game labyrinth simulate --games {games} --seed {seed}` wrote; the same command plays the same games again.
It was measured on the box with the content hash `{content}`.

The aim is 2,000 games for each number of players; these are {games}. In brackets: where a figure lies with 95 % confidence. A target whose bound lies between them is not decided by so few games.
"""

DECIDED = "{met} targets are met and {missed} are missed whatever chance has done; {open} are open."

VERDICTS: Final[dict[str, Callable[[Target], bool]]] = {
    "Missed whatever chance has done": lambda one: one.sure and not one.met,
    "Not decided by so few games": lambda one: not one.sure,
    "Met whatever chance has done": lambda one: one.sure and one.met,
}
"""The tables of targets, the misses first."""

REMARKS: Final = {
    "c41d16563f083f12841d6f37c2b539f786278fd7101209d25c32b3a6d480e4e5": """\
Riposte, Fury and Smite work in a combat only. In 719 games of this plan, measured before the bots ended long games, the Swordmaster, the Sister of War and the Paladin
were in one in 47 % of the games they are in, and won one in 36 %: so no price alone brings these abilities
to 50 %, only bots that fight more often.
"""
}
"""What was found about the games on one box, by its content hash; another box is not spoken of."""


def labyrinth_described(report: labyrinth_report.Report) -> str:
    """The page of a report on Labyrinth."""
    return "\n".join(_labyrinth_parts(report, AnyWords("en", "labyrinth"))).rstrip() + "\n"


def _labyrinth_parts(report: labyrinth_report.Report, words: AnyWords) -> Iterator[str]:
    yield LABYRINTH_HEAD.format(games=report.games, seed=report.seed, content=report.content)
    yield from labyrinth.about(report, words)
    yield "\n## How long games last\n"
    yield from (f"- {line}" for line in labyrinth.lengths(report, words))
    yield "\n## How games are won\n"
    for way, found in report.ways:
        low, high = words.share(found.low), words.share(found.high)
        yield f"- {words(f'simulate-way-{way}')}: {words.share(found.rate)} ({low} to {high})"
    yield "\n## Goals\n"
    yield labyrinth.tally(report.targets, words)
    sure = [one for one in report.targets if one.sure]
    met = sum(one.met for one in sure)
    counts = {"met": met, "missed": len(sure) - met, "open": len(report.targets) - len(sure)}
    yield DECIDED.format(**counts) + "\n"
    if (remark := REMARKS.get(report.content)) is not None:
        yield remark
    for title, kept in VERDICTS.items():
        if among := [one for one in report.targets if kept(one)]:
            yield f"### {title}\n"
            yield labyrinth.table(among, words) + "\n"


if __name__ == "__main__":
    PAGE.write_text(described(FORM.read(REPORT.read_bytes(), REPORT.name)), encoding="utf-8")
    measured = labyrinth_report.FORM.read(LABYRINTH.read_bytes(), LABYRINTH.name)
    LABYRINTH_PAGE.write_text(labyrinth_described(measured), encoding="utf-8")
    print(PAGE, LABYRINTH_PAGE)
