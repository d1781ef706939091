"""A game told line by line: positions, actions with the rules that allow them, events with theirs."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from platformer_nb.core.rules import NATURE
from platformer_nb.games.platformer.citations import event_rules
from platformer_nb.games.platformer.engine import Platformer
from platformer_nb.games.platformer.model.actions import Action
from platformer_nb.games.platformer.model.box.box import ENEMY_FACES, SYMBOLS
from platformer_nb.games.platformer.model.facts import card_of
from platformer_nb.games.platformer.model.state import State
from platformer_nb.games.platformer.model.terrain import space_name
from platformer_nb.games.platformer.notation.position_writer import write

SPACES = frozenset({"frm", "to", "at"})
FIGURES = frozenset({"figure", "hero"})


class Teller:
    """Plays and writes down."""

    def __init__(self, rules: Platformer, title: str, state: State) -> None:
        self.rules = rules
        self.state = state
        self.lines = [f"# {title}", ""]
        self.position()

    def position(self) -> None:
        """Write the whole position."""
        self.lines += ["", *write(self.state).splitlines(), ""]

    def do(self, action: Action | str) -> None:
        """Do it, or write why it is refused (`instead` too)."""
        state = self.state
        if isinstance(action, str):
            action = self.rules.read_action(state, action)
        ruling = self.rules.judge(state, action)
        actor = self.rules.actor(state)
        who = "nobody" if actor is None else "chance" if actor == NATURE else f"hero {actor + 1}"
        text = self.rules.write_action(state, action)
        self.lines.append(f"{'>' if ruling else '!'} {who}: {text}    [{' '.join(ruling.rules)}]")
        if not ruling:
            self.lines += [f"    instead: {other}" for other in ruling.written]
            return
        turn = state.turn
        self.state, events = self.rules.apply(state, action)
        decided = event_rules(state, action)
        for event, by in zip(events, decided, strict=True):
            self.lines.append(f"    {self.told(event)} [{' '.join(by)}]")
        if self.state.turn != turn:
            self.position()

    def told(self, event: Any) -> str:
        """One event as a line."""
        heroes = tuple(hero.card for hero in self.state.heroes)
        words = [type(event).__name__]
        for name, value in zip(event._fields, event, strict=True):
            if name == "rule":
                continue
            if name in SPACES:
                value = space_name(self.state.terrain.width, value)
            elif name in FIGURES:
                value = card_of(self.state.game, value, heroes)
            elif name == "symbols":
                value = ",".join(SYMBOLS[s] for s in value)
            elif name == "symbol":
                value = SYMBOLS[value]
            elif name == "face":
                value = ENEMY_FACES[value]
            words.append(f"{name}={value}")
        return " ".join(words)

    def play(self, choose: Callable[[State], Action | str | None], most: int) -> None:
        """Play on until the game is over, `choose` has had enough, or `most` actions are done."""
        for _ in range(most):
            if self.rules.actor(self.state) is None:
                return
            chosen = choose(self.state)
            if chosen is None:
                return
            self.do(chosen)

    def text(self) -> str:
        """All of it, with the position at the end."""
        if self.lines[-1]:
            self.position()
        return "\n".join(self._tidy()) + "\n"

    def _tidy(self) -> Iterator[str]:
        before = "-"
        for line in self.lines:
            line = line.rstrip()
            if line or before:
                yield line
            before = line
