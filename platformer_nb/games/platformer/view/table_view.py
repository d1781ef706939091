"""The view of a game being played: the position, the hand, what a click would do, what happened."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from platformer_nb.games.platformer.events import Struck
from platformer_nb.games.platformer.model import actions as a
from platformer_nb.games.platformer.model.box import SYMBOLS
from platformer_nb.games.platformer.model.facts import figure_card
from platformer_nb.games.platformer.model.state import (
    ACTIONS,
    FIRST_KIND,
    SPECIAL_DIE,
    State,
)
from platformer_nb.games.platformer.model.terrain import space_name
from platformer_nb.games.platformer.narration.actions import say_action
from platformer_nb.games.platformer.narration.events import event_facts, event_type, say_event
from platformer_nb.games.platformer.narration.rules import rulings_of
from platformer_nb.games.platformer.narration.rulings import say_nothing, say_warning
from platformer_nb.games.platformer.notation.action_writer import write_action
from platformer_nb.games.platformer.rules.cards import cards
from platformer_nb.games.platformer.rules.dice import gems
from platformer_nb.games.platformer.rules.figures import combat
from platformer_nb.games.platformer.rules.legality import applying, legality
from platformer_nb.games.platformer.rules.legality.null_actions import is_null, wasteful
from platformer_nb.games.platformer.view import click_resolver
from platformer_nb.games.platformer.view.click_resolver import Arm, Hand
from platformer_nb.games.platformer.view.position_view import (
    dice_view,
    position_view,
    prompt,
    special_view,
)
from platformer_nb.text import Words

if TYPE_CHECKING:
    from platformer_nb.games.platformer.view.table import Said, Table

LOG_LENGTH = 200
"""How many lines of the log a view carries."""


def table_view(table: Table) -> dict[str, Any]:
    """The view of a game being played."""
    state, words, hand = table.state, table.words, table.hand
    view = position_view(state, words, table.told_names)
    view["state"] = table.number
    view["dice"] = _hand_dice(table)
    view["special"] = _hand_special(table)
    view["turn"]["prompt"] = prompt(state, words, hand)
    view["turn"]["bot"] = table.bot is not None
    for hero in view["heroes"]:
        hero["bot"] = hero["seat"] - 1 in table.bots
    view["selection"] = _selection(state, words, hand)
    view["targets"] = [
        _target(state, words, at, found) for at, found in click_resolver.targets(state, hand)
    ]
    view["buttons"] = [button(state, words, x) for x in click_resolver.choices(state, hand)]
    if table.bot is not None:
        player = view["heroes"][view["turn"]["seat"] - 1]["player"]
        view["turn"]["prompt"] = words("prompt-bot", player=player)
        view["targets"] = view["buttons"] = []
    view["events"] = [_event(table, said) for said in table.fresh]
    view["log"] = [_log_line(table, said) for said in table.log[-LOG_LENGTH:]]
    view["refusal"] = _refusal(table)
    view["error"] = table.error
    view["undo"] = {"can": table.session.can_undo, "why": _undo_why(table)}
    view["redo"] = {"can": table.session.can_redo, "why": _redo_why(table)}
    if table.bot is not None:
        view["undo"] = view["redo"] = {"can": False, "why": words("error-bot")}
    return view


def _undo_why(table: Table) -> str:
    history, words = table.session.history, table.words
    if table.session.can_undo:
        return words("undo-what", action=say_action(words, history[-1].before, history[-1].action))
    return words("undo-chance" if history else "undo-nothing")


def _redo_why(table: Table) -> str:
    entry, words = table.session.next_redo, table.words
    if entry is None:
        return words("redo-nothing")
    return words("redo-what", action=say_action(words, entry.before, entry.action))


def _hand_dice(table: Table) -> list[dict[str, Any]]:
    shown = dice_view(table.state, table.words, table.dice.faces, table.dice.used)
    for die in shown:
        _mark(die, table)
    return shown


def _hand_special(table: Table) -> dict[str, Any]:
    die = special_view(table.state, table.words)
    _mark(die, table)
    return die


def _mark(die: dict[str, Any], table: Table) -> None:
    if die["id"] not in table.chosen:
        return
    chosen = table.hand.dice[table.chosen.index(die["id"])]
    die["selected"] = True
    die["gems"] = gems.cost(chosen.steps)
    if chosen.forged is not None:
        die["forged"] = SYMBOLS[chosen.forged]


def _selection(state: State, words: Words, hand: Hand) -> dict[str, Any] | None:
    if hand.empty or state.hero.card == "":
        return None
    forge = [SYMBOLS[s] for s in click_resolver.forge_choices(hand, state)]
    pair = click_resolver.pair(hand, state)
    forged = pair[0].forged if pair else None
    payment = click_resolver.payment(hand, state, click_resolver.needed(hand, state))
    spent = payment.gems if payment else 0
    boosts = state.step == ACTIONS and not state.pending and state.hero.at >= 0
    return {
        "text": _selection_text(state, words, hand),
        "can_forge": bool(forge),
        "forge_into": forge,
        "forged": None if forged is None else SYMBOLS[forged],
        "can_boost": boosts and state.hero.gems > 0,
        "gems_left": state.hero.gems - spent,
    }


def _selection_text(state: State, words: Words, hand: Hand) -> str:
    symbol = click_resolver.needed(hand, state)
    if symbol is None:
        return words("selection-mixed")
    payment = click_resolver.payment(hand, state, symbol)
    assert payment is not None
    n = payment.power
    name = SYMBOLS[symbol]
    if name == "sword":
        n = combat.foreseen_wounds(state, n)
    elif name == "shove":
        n = combat.foreseen_reach(state.game, state.hero, payment.steps)
    elif name == "coin":
        n = cards.foreseen_coins(state, n)
    if state.hero.at < 0 or state.step == SPECIAL_DIE:
        return words(f"symbol-{name}")
    return words(f"selection-{name}", n=n)


def _target(state: State, words: Words, at: int, found: a.Action | Arm | None) -> dict[str, Any]:
    place = space_name(state.terrain.width, at)
    if isinstance(found, Arm):
        card = figure_card(state, state.occupied[at])
        text = words.tell(f"target-{found.verb}", {"at": place, "figure": card})
        return {
            "at": place,
            "action": None,
            "verb": found.verb,
            "text": text,
            "legal": True,
            "warning": "",
        }
    assert found is not None
    return {
        "at": place,
        "action": write_action(state, found),
        "verb": _verb(state, found),
        "text": say_action(words, state, found),
        "legal": True,
        "warning": _warning(state, words, found),
    }


def _verb(state: State, action: a.Action) -> str:
    """What a click would do, in one word: for the target of a card, what the card does to it."""
    if isinstance(action, a.Target) and state.frame:
        return state.frame.kind
    return type(action).__name__.lower()


def button(state: State, words: Words, action: a.Action) -> dict[str, Any]:
    """An action as a button: its notation, its words, whether it is legal, what to know before."""
    primary = isinstance(action, (a.End, a.Stop, a.Hold)) or (
        isinstance(action, a.SetSpecial) and action.payment is not None
    )
    legal = legality.legal(state, action)
    return {
        "action": write_action(state, action),
        "text": say_action(words, state, action),
        "legal": legal,
        "warning": _warning(state, words, action) if legal else "",
        "kind": "primary" if primary else "plain",
    }


def _warning(state: State, words: Words, action: a.Action) -> str:
    """What to know before doing a legal action; "" if it harms nobody, is not wasted, falls not short."""
    after, events = applying.apply(state, action)
    wasted = wasteful(action) and is_null(state, action)
    told = (say_nothing(words, action) if wasted else "", say_warning(words, after, events))
    return " ".join(filter(None, told))


def _event(table: Table, said: Said) -> dict[str, Any]:
    state, event = table.state, said.event
    _, facts = event_facts(state, event)
    return {
        "type": event_type(event),
        "figure": _figure_id(state, event),
        "by": f"hero-{event.hero}" if isinstance(event, Struck) else None,
        "from": facts.get("from"),
        "to": facts.get("to"),
        "text": say_event(table.words, state, event),
        "rules": list(said.rules),
    }


def _figure_id(state: State, event: Any) -> str | None:
    """Which figure of the view an event is about: Enemies go by where they were before it."""
    figure = getattr(event, "figure", getattr(event, "hero", None))
    if not isinstance(figure, int):
        return None
    if figure < FIRST_KIND:
        return f"hero-{figure}"
    if figure == state.game.boss_code:
        return "boss"
    for name in ("frm", "at", "to"):
        space = getattr(event, name, None)
        if isinstance(space, int) and space >= 0:
            return f"enemy-{space_name(state.terrain.width, space)}"
    return None


def _log_line(table: Table, said: Said) -> dict[str, Any]:
    return {
        "text": say_event(table.words, table.state, said.event),
        "rules": list(said.rules),
        "rulings": list(rulings_of(said.rules)),
        "turn": said.turn,
        "seat": said.seat + 1,
    }


def _refusal(table: Table) -> dict[str, Any] | None:
    verdict = table.verdict
    if verdict is None:
        return None
    return {
        "action": verdict.action,
        "title": verdict.title,
        "reasons": [
            {
                "rule": r.rule,
                "page": r.page,
                "text": r.text,
                "spaces": list(r.spaces),
                "ruling": r.ruling,
                "open": r.open,
                "why": r.why,
            }
            for r in verdict.reasons
        ],
        "instead": [{"action": action, "text": text} for action, text in verdict.instead],
        "none": verdict.none,
    }
