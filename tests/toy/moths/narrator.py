"""Sentences about the game, made of keys and facts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import Any

from platformer_nb.core.game import RuleEntry, Words
from platformer_nb.core.parts.verdict import Outlook, Reason
from platformer_nb.core.play.explain import Explanation
from platformer_nb.core.rules import NATURE
from platformer_nb.core.ruling import Cite

from .clauses import seat_of, shown
from .state import RESTING, Action, Draw, Event, Rest, Roll, State


class MothNarrator:
    """The narration; see `platformer_nb.core.game.Narrator`."""

    @cached_property
    def rulebook(self) -> Mapping[str, RuleEntry]:
        """The rules by id."""
        from .game import GAME

        return GAME.rulebook.entries

    def action(self, state: State, action: Action, words: Words) -> str:
        """Return what an action does."""
        if isinstance(action, Roll):
            return words("do-roll", glow=action.glow, heat=action.heat)
        if isinstance(action, Rest):
            return words("do-rest")
        verb = "draw" if isinstance(action, Draw) else type(action).__name__.lower()
        return words(f"do-{verb}", wing=action.wing)

    def event(self, before: State, after: State, event: Event, words: Words) -> str:
        """Return the sentence of an event."""
        if event.kind == "revealed":
            laid = (
                words("event-choice", moth=seat, wing=wing if wing != RESTING else 0)
                for seat, wing in enumerate(event.wings, 1)
            )
            return words("event-revealed", choices=words.joined([*laid]))
        facts: dict[str, Any] = {"moth": event.moth + 1, "n": event.number}
        if event.kind == "lit":
            facts = {"glow": event.wings[0], "heat": event.wings[1]}
        if event.kind == "dawn":
            return self.outcome(after, words)
        return words(f"event-{event.kind}", **facts)

    def event_rules(self, before: State, action: Action) -> tuple[tuple[str, ...], ...]:
        """Return the rule of each event of an action."""
        from .game import GAME

        return tuple((event.rule,) for event in GAME.rules.apply(before, action)[1])

    def reason(self, state: State, cite: Cite, legal: bool, words: Words) -> Reason:
        """Return why a rule forbids or allows an action."""
        text = self.rule(cite.rule, words).text
        if not legal and words.has(f"why-{cite.rule}") and cite.facts:
            text = words.tell(f"why-{cite.rule}", cite.facts)
        return Reason(cite.rule, self.rulebook[cite.rule].page, text, ())

    def rule(self, rule: str, words: Words) -> Reason:
        """Return the text of a rule."""
        return Reason(rule, self.rulebook[rule].page, words(f"rule-{rule}"), ())

    def event_spaces(self, state: State, event: Event) -> tuple[str, ...]:
        """Return nothing: there is no map."""
        return ()

    def event_facts(self, state: State, event: Event) -> tuple[str, Mapping[str, Any]]:
        """Return the kind of an event and its facts."""
        facts = {"moth": event.moth + 1} if event.moth >= 0 else {}
        return event.kind, {**facts, "number": event.number, "wings": list(event.wings)}

    def outlook(
        self, state: State, explained: Explanation[State, Action, Event], words: Words
    ) -> Outlook:
        """Return whether chance or a moth decides next."""
        if explained.actor is None:
            return Outlook("")
        chance = explained.actor == NATURE
        return Outlook(
            words("outlook-chance" if chance else "outlook-moth", moth=explained.actor + 1)
        )

    def described(self, state: State, notation: str, words: Words) -> Iterator[str]:
        """Yield sentences about the position."""
        yield words("position-night", night=state.night, nights=state.nights)
        yield words("position-swarm" if state.swarm else "position-race")
        yield self.lamp(state, words)
        for seat in range(len(state.hands)):
            yield self.moth(state, seat, words)
            if chosen := self.choice(state, seat, words):
                yield chosen
            if state.rested[seat]:
                yield words("position-rested", moth=seat + 1)
        yield words("position-deck", count=len(state.deck))

    def moth(self, state: State, seat: int, words: Words) -> str:
        """Return what a moth has, as far as it is seen."""
        hand = state.hands[seat]
        wings = words.joined([wing.replace("0", "?") for wing in shown(hand)])
        facts = {"moth": seat + 1, "dust": state.dust[seat], "count": len(hand), "wings": wings}
        return words("position-moth", **facts)

    def choice(self, state: State, seat: int, words: Words) -> str:
        """Return what a moth has chosen, or only that it has; "" if it has not."""
        laid = state.laid[seat]
        if not laid:
            return "" if laid is None else words("event-laid", moth=seat + 1)
        wing = 0 if laid == RESTING else laid
        told = words("event-choice", moth=seat + 1, wing=wing)
        return words("position-choice", choice=told)

    def lamp(self, state: State, words: Words) -> str:
        """Return what the lamp shows."""
        if state.lamp is None:
            return words("position-dark")
        return words("event-lit", glow=state.lamp[0], heat=state.lamp[1])

    def outcome(self, state: State, words: Words) -> str:
        """Return who has won."""
        from .game import GAME

        ended = GAME.rules.outcome(state)
        if ended is None:
            return ""
        if state.swarm:
            return words("over-swarm" if ended.winners else "over-lost", dust=sum(state.dust))
        moths = [words("moth", moth=seat + 1) for seat in ended.winners]
        facts = {"moths": words.joined(moths), "count": len(moths), "dust": max(state.dust)}
        return words("over-race", **facts)

    def position(self, state: State, words: Words, *, full: bool = False) -> str:
        """Return the position as text."""
        deciding = ""
        if state.lamp and not any(state.owed):
            deciding = words("outlook-moth", moth=seat_of(state) + 1)
        return "\n".join([*self.described(state, "", words), *filter(None, [deciding])])
