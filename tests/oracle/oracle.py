"""The oracle: legality by the catalogue of rules alone (outcomes: outcome.py)."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from tests.oracle import legality, universe
from tests.oracle.actions import Action, Payment
from tests.oracle.position import Position
from tests.oracle.universe import Where


class Asked:
    """A position with all its possible actions, cached."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self._wheres: dict[str, list[Where]] = {}
        self._fit: dict[str, list[Where]] = {}
        self._payments: dict[tuple[str, str, int], list[Payment]] = {}
        self._payable: dict[tuple[str, str, int], list[Payment]] = {}

    def why_not(self, action: Action) -> str:
        """Return the rule against an action, empty if it is legal. Raise OutOfScope."""
        where = action.verb, action.what, action.to
        symbols = legality.cost(self.position, *where[:2])
        return self._why_not_there(where) or legality.unpaid(
            self.position, *where[:2], symbols, action.payment
        )

    def legal(self) -> list[Action]:
        """Return all legal actions of the universe; payments are tried only for possible Spaces."""
        return [
            Action(*where, payment)
            for verb in universe.VERBS
            for where in self.fit(verb)
            for payment in self._will_do(where)
        ]

    def everything(self) -> Iterator[Action]:
        """Yield the universe: every action that can be named, legal or not."""
        for verb in universe.VERBS:
            for where in self.wheres(verb):
                for payment in self.payments(where):
                    yield Action(*where, payment)

    def something(self, random: Random) -> Action:
        """Return a random action of the universe, biased to possible verbs and Spaces."""
        possible = [verb for verb in universe.VERBS if self.fit(verb)]
        verb = random.choice(possible if possible and random.random() < 0.8 else universe.VERBS)
        fit = self.fit(verb) if random.random() < 0.5 else []
        where = random.choice(fit or self.wheres(verb) or [("end", "", "")])
        return Action(*where, random.choice(self.payments(where)))

    def wheres(self, verb: str) -> list[Where]:
        """Return everything that can be named with a verb, without payments."""
        if verb not in self._wheres:
            self._wheres[verb] = universe.wheres(self.position, verb)
        return self._wheres[verb]

    def fit(self, verb: str) -> list[Where]:
        """Return those that would be legal with a suitable payment."""
        if verb not in self._fit:
            possible = not legality.not_now(self.position, verb)
            named = self.wheres(verb) if possible else []
            self._fit[verb] = [w for w in named if not legality.misplaced(self.position, *w)]
        return self._fit[verb]

    def payments(self, where: Where) -> list[Payment]:
        """Return the payments of the universe for this verb and Space."""
        key = self._kind_of(where)
        if key not in self._payments:
            self._payments[key] = universe.payments(self.position, *key)
        return self._payments[key]

    def _will_do(self, where: Where) -> list[Payment]:
        """Return those that suffice."""
        key = self._kind_of(where)
        if key not in self._payable:
            self._payable[key] = [
                payment
                for payment in self.payments(where)
                if not legality.unpaid(self.position, *key, payment)
            ]
        return self._payable[key]

    def _kind_of(self, where: Where) -> tuple[str, str, int]:
        """Return all that a payment depends on: the verb, the symbol to be set, the number of symbols."""
        verb, what, _ = where
        return verb, what if verb == "set" else "", legality.cost(self.position, verb, what)

    def _why_not_there(self, where: Where) -> str:
        not_now = legality.not_now(self.position, where[0])
        return not_now or legality.misplaced(self.position, *where)
