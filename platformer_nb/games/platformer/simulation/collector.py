"""The collector of one game: purchases, causes of Wounds and faints, the ending."""

from __future__ import annotations

from collections import Counter
from typing import Final

from platformer_nb.core.parts.simulation import Order, Result
from platformer_nb.games.platformer import events as e
from platformer_nb.games.platformer.model.state import State
from platformer_nb.games.platformer.rules.course.scoring import score
from platformer_nb.games.platformer.simulation.played import CUT, FAINTED, LATE, WON, Faint, Played

LEVEL: Final = "level"
"""The cause of a faint without Wounds: the Level was removed (LVL-4)."""

TRAP: Final = "trap"
"""The cause of Wounds from a Trap (MAP-5)."""

TOLD_BEFORE: Final = frozenset({"WND-2", "ENM-7"})
"""Rules by which Wounds follow from the event before them: an attack, a Trap, an Enemy that bursts."""


class Notes:
    """Collects the statistics of one game from its events.

    A cause is the id of the kind of Enemy or Boss that attacked, of the token or card that dealt the Wounds,
    TRAP, LEVEL, or else the id of the rule.
    """

    def __init__(self) -> None:
        self.heroes: dict[int, str] = {}
        self.first = 0
        self.faints: list[Faint] = []
        self.wounds: Counter[str] = Counter()
        self.bought: list[tuple[int, str]] = []
        self.used: Counter[str] = Counter()
        self.taken: list[tuple[int, str]] = []
        self.boss_came = 0
        self.lost_by = ""
        self._card = ""

    def __call__(self, state: State, happened: tuple[e.Event, ...]) -> None:
        """Record the events of one action; `state` is the position after it."""
        cause, wounded = "", 0
        for event in happened:
            match event:
                case e.EnemyAttacked() | e.Burst():
                    cause = state.game.kinds[event.figure].id
                case e.Trapped():
                    cause = TRAP
                case e.Used():
                    self._card = event.card
                case e.Wounded():
                    cause = self._cause(state, event, cause)
                    self.wounds[cause] += event.wounds
                    wounded = event.hero if not event.left else 0
                case e.Fainted():
                    why = cause if wounded == event.hero else LEVEL
                    at_boss = event.frm >= state.terrain.boss_low
                    self.faints.append(Faint(event.hero - 1, why, at_boss))
                    wounded = 0
                case _:
                    self._other(state, event)

    def kept(self, order: Order, result: Result[State]) -> Played:
        """Return the record of the finished game."""
        winner = next(iter(result.winners), None)
        since = result.turns - self.boss_came + 1 if self.boss_came else 0
        return Played(
            order,
            _ending(winner, self.lost_by),
            winner,
            self.first,
            tuple(hero.card for hero in result.state.heroes),
            _rounds(result.turns, order.players),
            _rounds(since, order.players),
            result.decisions,
            tuple(self.faints),
            tuple(sorted(self.wounds.items())),
            tuple(self.bought),
            tuple(self.taken),
            sum(line.points for line in score(result.state)),
        )

    def _other(self, state: State, event: e.Event) -> None:
        match event:
            case e.Bought():
                self.bought.append((event.hero - 1, event.card))
            case e.ArtifactTaken():
                self.taken.append((event.hero - 1, event.card))
            case e.FirstPlayer():
                self.first = event.seat
            case e.BossAppeared():
                self.boss_came = state.turn
            case e.GameLost():
                self.lost_by = event.rule

    def _cause(self, state: State, wounded: e.Wounded, before: str) -> str:
        """Return the cause of Wounds: what their rule names, the preceding event (`before`), or the rule's id."""
        match wounded.rule:
            case "MED-2":
                tokens = state.game.box.bosses[state.game.boss].tokens
                return next((t for t, card in tokens.items() if card.end_wounds), wounded.rule)
            case "BOS-9":
                return state.game.boss
            case "SOL-2" if state.solo is not None:
                return state.solo.card
            case "CRD-1":
                return self._card or wounded.rule
        return before if before and wounded.rule in TOLD_BEFORE else wounded.rule


def _ending(winner: int | None, lost_by: str) -> str:
    if winner is not None:
        return WON
    return {"SOL-3": FAINTED, "SOL-4": LATE}.get(lost_by, CUT)


def _rounds(turns: int, players: int) -> int:
    return -(-turns // players)
