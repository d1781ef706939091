"""The view of the board section of a game being played: position, hand, and effects of clicks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from platformer_nb.core.game import Words
from platformer_nb.games.platformer import events as e
from platformer_nb.games.platformer.events import Event, Struck
from platformer_nb.games.platformer.kinds.tables import ACTIONS as KINDS
from platformer_nb.games.platformer.model import actions as a
from platformer_nb.games.platformer.model.box.box import SYMBOLS
from platformer_nb.games.platformer.model.facts import figure_card
from platformer_nb.games.platformer.model.state import (
    ACTIONS,
    FIRST_KIND,
    SPECIAL_DIE,
    State,
)
from platformer_nb.games.platformer.model.terrain import space_name
from platformer_nb.games.platformer.narration.actions import say_action, say_payment
from platformer_nb.games.platformer.narration.events import event_facts, event_type
from platformer_nb.games.platformer.narration.rulings import say_nothing, say_warning
from platformer_nb.games.platformer.notation.action_writer import write_action
from platformer_nb.games.platformer.rules.cards import cards
from platformer_nb.games.platformer.rules.dice import gems
from platformer_nb.games.platformer.rules.dice.payment import DIE
from platformer_nb.games.platformer.rules.figures import combat
from platformer_nb.games.platformer.rules.legality import applying, legal_actions, legality
from platformer_nb.games.platformer.rules.legality.null_actions import is_null, wasteful
from platformer_nb.games.platformer.view.clicks import buttons, click_resolver, selection
from platformer_nb.games.platformer.view.clicks.click_resolver import Arm
from platformer_nb.games.platformer.view.clicks.selection import Hand
from platformer_nb.games.platformer.view.ending import say_end
from platformer_nb.games.platformer.view.position_view import board_view, dice_view, special_view
from platformer_nb.games.platformer.view.short_attacks import say_enough, short
from platformer_nb.games.platformer.view.turn_view import prompt
from platformer_nb.games.platformer.view.unfit import say_unfit

if TYPE_CHECKING:
    from platformer_nb.games.platformer.view.board_section import PlatformerSection


def section_view(section: PlatformerSection) -> dict[str, Any]:
    """Return the view of the board section of a game being played."""
    table, state, words, hand = section.table, section.state, section.table.words, section.hand
    view = board_view(state, words, table.shown_names, section.cells)
    view["dice"] = _hand_dice(section)
    view["special"] = _hand_special(section)
    view["selection"] = _selection(state, words, hand)
    helps = (view["selection"] or {}).get("unfit")
    view["turn"]["prompt"] = (
        table.offer.prompt or helps or prompt(state, words, hand, table.shown_names)
    )
    view["turn"]["bot"] = table.bot is not None
    for hero in view["heroes"]:
        hero["bot"] = hero["seat"] - 1 in table.bots
    if table.bot is not None:
        player = view["heroes"][view["turn"]["seat"] - 1]["player"]
        view["turn"]["prompt"] = words("prompt-bot", player=player)
        return view
    if not table.offer.open:
        return view
    if hand.armed >= 0:
        view["armed"] = {"at": space_name(state.terrain.width, hand.armed), "verb": hand.verb}
    view["targets"] = [
        _target(state, words, at, found, asks=table.offer.verbs is None)
        for at, found in (click_resolver.targets(state, hand) if table.offer.lit else ())
    ]
    view["buttons"] = _buttons(section)
    return view


def _buttons(section: PlatformerSection) -> list[dict[str, Any]]:
    """Return the buttons of all choices; of free actions only those whose verb is offered, Buy and Use included."""
    state, words, verbs = section.state, section.table.words, section.table.offer.verbs
    choices = buttons.choices(state, section.hand)
    if verbs is not None and state.step == SPECIAL_DIE and section.hand.empty:
        # A learner chooses the die itself; six buttons at once would hide the one that leaves it.
        choices = [x for x in choices if not isinstance(x, a.SetSpecial) or x.payment is None]
    if verbs is None:
        found = [_asked_again(state, words, x) for x in choices]
        # With a die chosen the Special die's buttons tell all of what they do; the others keep their names.
        short = (not (isinstance(x, a.SetSpecial) and section.hand.dice) for x in choices)
        rows = zip(found, choices, short, strict=True)
        return [one | (_short(words, x) if fits else {}) for one, x, fits in rows]
    found = [button(state, words, x) for x in choices]
    if state.step != ACTIONS or state.pending:
        return found
    cards_ = (x for x in legal_actions.actions(state) if isinstance(x, (a.Buy, a.Use)))
    found = [*(button(state, words, x) for x in cards_), *found]
    return [choice for choice in found if choice["action"].partition(" ")[0] in verbs]


def _hand_dice(section: PlatformerSection) -> list[dict[str, Any]]:
    dice = section.dice
    shown = dice_view(section.state, section.table.words, dice.faces, dice.used)
    for die in shown:
        _mark(die, section)
    return shown


def _hand_special(section: PlatformerSection) -> dict[str, Any]:
    die = special_view(section.state, section.table.words)
    _mark(die, section)
    return die


def _mark(die: dict[str, Any], section: PlatformerSection) -> None:
    if die["id"] not in section.chosen:
        return
    chosen = section.hand.dice[section.chosen.index(die["id"])]
    die["selected"] = True
    die["gems"] = gems.cost(chosen.steps)
    if chosen.forged is not None:
        die["forged"] = SYMBOLS[chosen.forged]


def _selection(state: State, words: Words, hand: Hand) -> dict[str, Any] | None:
    if hand.empty or state.hero.card == "":
        return None
    forge = [SYMBOLS[s] for s in selection.forge_choices(hand, state)]
    pair = selection.pair(hand, state)
    forged = pair[0].forged if pair else None
    payment = selection.payment(hand, state, selection.needed(hand, state))
    spent = payment.gems if payment else 0
    boosts = state.step == ACTIONS and not state.pending and state.hero.at >= 0
    told, helps = say_unfit(state, words, hand)
    return {
        "text": told or _selection_text(state, words, hand),
        "unfit": helps,
        "can_forge": bool(forge),
        "forge_into": forge,
        "forged": None if forged is None else SYMBOLS[forged],
        "can_boost": boosts and state.hero.gems > 0,
        "gems_left": state.hero.gems - spent,
    }


def _selection_text(state: State, words: Words, hand: Hand) -> str:
    symbol = selection.needed(hand, state)
    payment = selection.payment(hand, state, symbol)
    assert payment is not None
    if symbol is None:
        return say_payment(words, state, payment)
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


def _target(
    state: State, words: Words, at: int, found: a.Action | Arm | None, *, asks: bool
) -> dict[str, Any]:
    """Return what a click on a Space does; `asks`: what does nothing but use up dice is to be pressed twice."""
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
    sure = {"sure": True} if asks and short(state, found) else {}
    return {
        "at": place,
        "action": write_action(state, found),
        "verb": _verb(state, found),
        "text": say_action(words, state, found),
        "legal": True,
        "warning": _warning(state, words, found),
        **sure,
    }


def _verb(state: State, action: a.Action) -> str:
    """Return the verb of an action; for the target of a card, the verb of its effect."""
    if isinstance(action, a.Target) and state.frame:
        return state.frame.kind
    return type(action).__name__.lower()


def button(state: State, words: Words, action: a.Action) -> dict[str, Any]:
    """Return a button: the action in notation, its text, whether it is legal, and a warning."""
    leaves_it = isinstance(action, a.SetSpecial) and action.payment is None
    primary = KINDS[type(action)].primary and not leaves_it
    legal = legality.legal(state, action)
    idle = {"idle": True} if legal and not wasteful(action) and is_null(state, action) else {}
    return {
        "action": write_action(state, action),
        "text": say_action(words, state, action),
        "legal": legal,
        "warning": _warning(state, words, action) if legal else "",
        "kind": "primary" if primary else "plain",
        **idle,
    }


def _short(words: Words, action: a.Action) -> dict[str, str]:
    """Return the symbol alone for a die that becomes the Special die as it is: up to five such stand side by side until one is chosen.

    Of an ability and of Gravity the name is enough, too: on a phone a row is saved.
    """
    if isinstance(action, a.Ability):
        return {"short": words("choice-ability")}
    if isinstance(action, a.Gravity):
        return {"short": words("choice-gravity")}
    if not isinstance(action, a.SetSpecial) or action.payment is None:
        return {}
    sources = action.payment.sources
    if len(sources) != 1 or sources[0].kind != DIE or sources[0].face != action.symbol:
        return {}
    name = words(f"symbol-{SYMBOLS[action.symbol]}")
    return {"short": name[:1].upper() + name[1:], "symbol": SYMBOLS[action.symbol]}


def _asked_again(state: State, words: Words, action: a.Action) -> dict[str, Any]:
    """Return a button of a game, to be pressed twice if it ends the step with dice that could do something, or with a fall or faint."""
    found = button(state, words, action)
    if not isinstance(action, a.End) or not found["legal"]:
        return found
    warning, sure = say_end(state, words)
    return {**found, "warning": warning, **({"sure": True} if sure else {})}


def _warning(state: State, words: Words, action: a.Action) -> str:
    """Return the warning for a legal action; "" if it harms nobody, has an effect and does not fall short."""
    after, events = applying.apply(state, action)
    told = (
        say_nothing(words, action) if is_null(state, action) else "",
        say_warning(words, after, events),
        say_enough(state, words, action)
        if isinstance(action, a.Attack) and short(state, action)
        else "",
    )
    return " ".join(filter(None, told))


def drawn_event(state: State, event: Event) -> dict[str, Any]:
    """Return the drawn parts of an event: which figure moves or acts, from where to where."""
    _, facts = event_facts(state, event)
    return {
        "type": event_type(event),
        "figure": _figure_id(state, event),
        "by": f"hero-{event.hero}" if isinstance(event, Struck) else None,
        "from": facts.get("from"),
        "to": facts.get("to"),
    }


def befalls(event: Event) -> int | None:
    """Return the seat of the Hero that an event harms or moves against its will; None for all others."""
    figure: int | None = None
    match event:
        case e.Pushed() | e.Fell() | e.Swapped() | e.Stolen():
            figure = event.figure
        case (
            e.EnemyAttacked()
            | e.Wounded()
            | e.Fainted()
            | e.Trapped()
            | e.Lost()
            | e.ArtifactLost()
        ):
            figure = event.hero
        case e.TokenGained() | e.SpecialReset() if event.cause:
            figure = event.hero
    return figure - 1 if figure is not None and figure < FIRST_KIND else None


def _figure_id(state: State, event: Any) -> str | None:
    """Return the id in the view of an event's figure; Enemies are identified by their Space before it."""
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
