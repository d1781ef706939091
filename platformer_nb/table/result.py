"""How a game went: standings, the values of each seat turn by turn, and what decided it. See docs/view.md."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import asdict
from itertools import accumulate
from typing import Any

from platformer_nb.core.game import AnyGame, Words
from platformer_nb.core.parts.review import Standing, Told
from platformer_nb.core.play.session import Entry
from platformer_nb.core.rules import Seat
from platformer_nb.table.lines import open_rules
from platformer_nb.table.view import views_of

History = Sequence[Entry[Any, Any, Any]]
Section = dict[str, Any]


class Result:
    """The result of one table's game, made once for each length of its history and language."""

    def __init__(self) -> None:
        self._key: object = None
        self._made: Section = {}

    def section(
        self, game: AnyGame, history: History, names: tuple[str, ...], words: Words
    ) -> Section:
        """Return the section `result` of a view: of a game that goes on, without standings and what decided it."""
        key = (words.language, names, len(history), history[-1] if history else None)
        if key != self._key:
            self._key, self._made = key, result(game, history, names, words)
        return self._made


def turns(game: AnyGame, history: History) -> tuple[int, ...]:
    """Return the numbers of actions after which a turn or round began; the first is the start of the game."""
    found = [0]
    for moment, entry in enumerate(history, 1):
        if game.rules.moment(entry.after) != game.rules.moment(entry.before):
            found.append(moment)
    return tuple(found)


def result(game: AnyGame, history: History, names: tuple[str, ...], words: Words) -> Section:
    """Return how a game went; a game without a `review` part has only its winners."""
    if not history:
        return {"standings": [], "turns": [], "series": [], "decided": []}
    over = game.rules.actor(history[-1].after) is None
    points = _points(game, history)
    series = _series(game, history, names, words, points)
    return {
        "standings": [
            _standing(game, one, names, words) for one in _standings(game, history, words)
        ]
        if over
        else [],
        "turns": [{"at": at, "text": _turn(turn, words)} for at, turn in points],
        "series": series,
        "decided": list(_decided(game, history, names, words, points, series)) if over else [],
    }


def _turn(turn: int, words: Words) -> str:
    """Return what a turn is called; what comes before the first is no turn."""
    return words("review-turn", n=turn) if turn else words("review-setup")


def _points(game: AnyGame, history: History) -> list[tuple[int, int]]:
    """Return the moments of the charts, each with its turn: the begin of each turn, and the end of the last."""
    states = [history[0].before, *(entry.after for entry in history)]
    points = [(at, game.rules.moment(states[at])) for at in turns(game, history)]
    last = len(history)
    return points if points[-1][0] == last else [*points, (last, game.rules.moment(states[last]))]


def _series(
    game: AnyGame,
    history: History,
    names: tuple[str, ...],
    words: Words,
    points: Sequence[tuple[int, int]],
) -> list[Section]:
    if game.review is None:
        return []
    moments = _measured(points)
    states = [history[at - 1].after if at else history[0].before for at in moments]
    seats = range(views_of(game).seats(states[0]))
    values = [[game.review.values(state, seat) for state in states] for seat in seats]
    return [
        {
            "id": one.id,
            "name": one.name,
            "lines": [
                {
                    "seat": seat + 1,
                    "name": _name(names, seat, words),
                    "values": [at_once[place] for at_once in values[seat]],
                }
                for seat in seats
            ],
        }
        for place, one in enumerate(game.review.series(words))
    ]


def _measured(points: Sequence[tuple[int, int]]) -> list[int]:
    """Return the moments at which the values of the points are taken: what the set-up gives is had from the start."""
    moments = [at for at, _ in points]
    if len(points) > 1 and points[0][1] == 0 < points[1][1]:
        moments[0] = moments[1]
    return moments


def _standings(game: AnyGame, history: History, words: Words) -> Sequence[Standing]:
    """Return the standings by the game, or else its winners."""
    state = history[-1].after
    if game.review is not None:
        return game.review.standings(state, words)
    outcome = game.rules.outcome(state)
    if outcome is None:
        return ()
    return tuple(Standing(seat, 1, "", (outcome.cite.rule,)) for seat in outcome.winners)


def _standing(game: AnyGame, one: Standing, names: tuple[str, ...], words: Words) -> dict[str, Any]:
    player = _name(names, one.seat, words)
    found = asdict(one) | {"seat": one.seat + 1, "player": player, "rules": list(one.rules)}
    return found | {"rulings": list(open_rules(game, one.rules))}


def _decided(
    game: AnyGame,
    history: History,
    names: tuple[str, ...],
    words: Words,
    points: Sequence[tuple[int, int]],
    series: Sequence[Section],
) -> Iterator[dict[str, Any]]:
    if game.review is None:
        return
    told = [*game.review.decided(history, words)]
    first = [one.seat for one in _standings(game, history, words) if one.rank == 1]
    winner = first[0] if len(first) == 1 else None
    counted = [
        present(shown, one.absent)
        for shown, one in zip(series, game.review.series(words), strict=True)
    ]
    turning = lead_for_good(counted, points, winner, words)
    turning = turning or turning_moment(counted, points, words)
    for one in [*told, *([] if turning is None else [turning])]:
        yield {
            "text": one.text,
            "at": one.moment,
            "rules": list(one.rules),
            "rulings": list(open_rules(game, one.rules)),
        }


def present(series: Section, absent: int | None) -> Section:
    """Return a series in which a seat that is absent has its last value until it is back."""
    if absent is None:
        return series
    lines = [
        {
            **line,
            "values": [
                *accumulate(line["values"], lambda last, now: last if now == absent else now)
            ],
        }
        for line in series["lines"]
    ]
    return {**series, "lines": lines}


def lead_for_good(
    series: Sequence[Section], points: Sequence[tuple[int, int]], winner: Seat | None, words: Words
) -> Told | None:
    """Return the turn in which the winner got ahead and stayed so, by the first series; None if there is no such turn.

    Its moment is the begin of that turn. A large gain that was lost again has decided nothing.
    """
    lines = series[0]["lines"] if series else []
    if winner is None or len(lines) < 2:
        return None
    ahead = _ahead(lines, winner)
    behind = [point for point, lead in enumerate(ahead) if lead <= 0]
    if not behind or behind[-1] == len(ahead) - 1:
        return None
    begin = behind[-1]
    facts = {
        "player": lines[winner]["name"],
        "turn": points[begin][1],
        "series": series[0]["name"],
        "last": "yes" if begin == len(ahead) - 2 else "no",
    }
    return Told(words("decided-ahead", **facts), points[begin][0])


def _ahead(lines: Sequence[Section], seat: Seat) -> list[int]:
    """Return how far a seat is ahead at each point: its value less the best of the others; below 0 it is behind."""
    others = [other["values"] for place, other in enumerate(lines) if place != seat]
    return [
        value - max(row[point] for row in others)
        for point, value in enumerate(lines[seat]["values"])
    ]


def turning_moment(
    series: Sequence[Section], points: Sequence[tuple[int, int]], words: Words
) -> Told | None:
    """Return the turn in which a seat gained most on the best of the others, by the first series; None if none did.

    Its moment is the begin of that turn: the values after it belong to the turn that follows.
    """
    lines = series[0]["lines"] if series else []
    if len(lines) < 2:
        return None
    gains = []
    for seat in range(len(lines)):
        ahead = _ahead(lines, seat)
        gains += [(ahead[n] - ahead[n - 1], -n, -seat, ahead[n]) for n in range(1, len(ahead))]
    gain, point, seat, ahead_then = max(gains, default=(0, 0, 0, 0))
    if gain <= 0:
        return None
    facts = {
        "player": lines[-seat]["name"],
        "turn": points[-point - 1][1],
        "n": gain,
        "series": series[0]["name"],
    }
    # Whoever was ahead before has only gone further ahead.
    takes_it = ahead_then > 0 and ahead_then - gain <= 0
    text = words("decided-lead", **facts) if takes_it else words("decided-gain", **facts)
    return Told(text, points[-point - 1][0])


def _name(names: tuple[str, ...], seat: int, words: Words) -> str:
    return (names[seat] if seat < len(names) else "") or words("form-player", seat=seat + 1)
