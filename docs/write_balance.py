"""Writes docs/balance.md from docs/balance.json, a report of `platformer-nb simulate`.

After a card has changed, measure anew (under an hour on two cores), then write:

    .venv/bin/platformer-nb simulate --games 2000 --out docs/balance.json
    .venv/bin/python docs/write_balance.py
"""

import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from platformer_nb.games.platformer.narration.words import Words  # noqa: E402
from platformer_nb.games.platformer.simulation.narration import about, lengths  # noqa: E402
from platformer_nb.games.platformer.simulation.notebook import goals  # noqa: E402
from platformer_nb.games.platformer.simulation.report import Named, Report, read  # noqa: E402

REPORT = ROOT / "docs" / "balance.json"
PAGE = ROOT / "docs" / "balance.md"

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


if __name__ == "__main__":
    PAGE.write_text(described(read(REPORT.read_bytes(), REPORT.name)), encoding="utf-8")
    print(PAGE)
