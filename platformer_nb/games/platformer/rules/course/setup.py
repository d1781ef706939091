"""Setting up a game (SET-1 to SET-12)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from platformer_nb.core.errors import BadInput, one_of, said, within
from platformer_nb.core.registry import Instead
from platformer_nb.games.platformer.events import Dealt, FirstPlayer, Gained
from platformer_nb.games.platformer.model.box.box import STAR, Box
from platformer_nb.games.platformer.model.house_rules import NO_RULINGS, checked
from platformer_nb.games.platformer.model.state import SETUP, Frame, Hero, Solo, State, constants
from platformer_nb.games.platformer.model.state_builder import Draft
from platformer_nb.games.platformer.model.supply import Supply
from platformer_nb.games.platformer.model.terrain import ground
from platformer_nb.games.platformer.registry import rule
from platformer_nb.games.platformer.rules.cards.artifacts import COUNT
from platformer_nb.games.platformer.rules.cards.cards import DISPLAY
from platformer_nb.games.platformer.rules.course.levels import box_width, buildable

NEW_GAME = said("place-new-game")

STANDARD_LEVELS = 4
"""Levels of a standard tower: three, and the Boss Level."""

LONGER_LEVELS = STANDARD_LEVELS + 1
"""Levels of the longer map (LNG-1), the Boss Level included."""

PLAYERS = range(1, 5)
"""Possible numbers of players (SET-10)."""


def new_game(
    box: Box,
    players: int,
    heroes: Sequence[str | None] = (),
    dungeon: str = "forest",
    boss: str = "medusa",
    levels: int = STANDARD_LEVELS,
    rulings: Mapping[str, str] = NO_RULINGS,
    artifacts: bool = False,
) -> State:
    """Return the state before anything is drawn; chance then deals, reveals and fills the Shop.

    `heroes` are the cards chosen by the players, None for a random one; `rulings` are house rules, reading by
    rule id, such as {"ZOC-1": "arriving"}; `artifacts` plays with them (ART-1). Raise BadInput if the number
    of players, the dungeon, the Boss, the Heroes or the house rules cannot be played.
    """
    chosen = [*heroes, *[None] * players][:players]
    _check(box, players, chosen, dungeon, boss)
    solo = solo_game(box, players, levels)
    readings = checked(within(NEW_GAME, said("place-rulings")), rulings)
    spaces = box_width(box) * box.tile_height * levels
    due = [
        *(artifacts_drawn(box) if artifacts else ()),
        *cards_displayed(),
        *levels_revealed(),
        Frame("first"),
        *(Frame("deal", seat) for seat in reversed(range(players)) if chosen[seat] is None),
    ]
    state = State(
        game=constants(box, players, dungeon, boss, levels, readings),
        terrain=ground(box_width(box)),
        occupied=bytes(spaces),
        lying=bytes(spaces),
        heroes=tuple(fresh(box, card) if card else Hero() for card in chosen),
        active=0,
        turn=0,
        step=SETUP,
        pending=tuple(due),
        solo=solo,
        supply=Supply(
            items=tuple(sorted(box.items)),
            potions=tuple(sorted(box.potions)),
            boss_deck=attack_deck(box, boss),
        ),
    )
    if not may_be_built(levels):
        raise BadInput(
            within(NEW_GAME, said("place-levels")),
            "error-tower-size",
            "mend-tower-size",
            rule="SET-1",
            levels=levels,
            standard=STANDARD_LEVELS,
            longer=LONGER_LEVELS,
        )
    if not buildable(state):
        raise BadInput(
            within(NEW_GAME, said("place-levels")),
            "error-tower",
            "mend-tower",
            levels=levels,
            standard=STANDARD_LEVELS,
        )
    return state


def _check(box: Box, players: int, chosen: Sequence[str | None], dungeon: str, boss: str) -> None:
    if not may_play(players):
        raise BadInput(
            within(NEW_GAME, said("place-players")),
            "error-players",
            "mend-players",
            rule="SET-10",
            players=players,
            least=PLAYERS.start,
            most=PLAYERS.stop - 1,
        )
    heroes = within(NEW_GAME, said("place-heroes"))
    named = [card for card in chosen if card is not None]
    for card in named:
        if card not in box.heroes:
            what = said("what-hero")
            raise BadInput(heroes, "error-not-what", one_of(card, box.heroes), word=card, what=what)
    if len(set(named)) < len(named):
        raise BadInput(heroes, "error-hero-chosen-twice", "mend-hero-chosen-twice")
    if boss not in box.bosses:
        raise BadInput(
            within(NEW_GAME, said("place-boss")),
            "error-not-what",
            one_of(boss, box.bosses),
            word=boss,
            what=said("what-boss"),
        )
    dungeons = sorted({tile.dungeon for tile in box.tiles.values()})
    if dungeon not in dungeons:
        raise BadInput(
            within(NEW_GAME, said("place-dungeon")),
            "error-not-what",
            one_of(dungeon, dungeons),
            word=dungeon,
            what=said("what-dungeon"),
        )


@rule("SET-10", off=True)
def may_play(players: int) -> bool:
    """SET-10: two to four players, or one in the Solo mode."""
    return players in PLAYERS


@rule("SOL-1", "SOL-7", "SET-10")
def solo_game(box: Box, players: int, levels: int) -> Solo | None:
    """SOL-1, SOL-7: a single player (SET-10) has a deck of all events and a tower of the standard size."""
    if players > 1:
        return None
    if levels != STANDARD_LEVELS:
        raise BadInput(
            within(NEW_GAME, said("place-levels")),
            "error-solo-levels",
            "mend-solo-levels",
            rule="SOL-7",
            levels=levels,
            standard=STANDARD_LEVELS,
        )
    return Solo(deck=tuple(sorted(box.events)))


@rule("SET-1", "LNG-1", off=True)
def may_be_built(levels: int) -> bool:
    """SET-1: three Levels and the Boss Level. LNG-1: or one Level more."""
    return levels in (STANDARD_LEVELS, LONGER_LEVELS)


@rule("SET-1", off=Instead(lambda: (Frame("reveal", 2), Frame("reveal", 1))))
def levels_revealed() -> tuple[Frame, ...]:
    """SET-1: only the lowest Level starts face up."""
    return (Frame("reveal", 1),)


@rule("SET-4", off=())
def cards_displayed() -> tuple[Frame, ...]:
    """SET-4: three items and three potions are revealed."""
    return tuple(Frame("refill", slot) for slot in reversed(range(2 * DISPLAY)))


@rule("ART-1", off=())
def artifacts_drawn(box: Box) -> tuple[Frame, ...]:
    """ART-1: two artifacts lie in the middle."""
    return (Frame("artifact"),) * min(COUNT, len(box.artifacts))


@rule("SET-3", "SET-11", off=())
def attack_deck(box: Box, boss: str) -> tuple[str, ...]:
    """SET-3, SET-11: return the attack cards of the chosen Boss, face down in unknown order."""
    return tuple(sorted(card.id for card in box.bosses[boss].cards))


@rule("SET-6", "SET-12", off=Instead(lambda box, card: Hero(card, at=0, hearts=1, special=STAR)))
def fresh(box: Box, card: str) -> Hero:
    """SET-6: return the Hero with all its hearts and a blank Special die. SET-12: it begins off the map."""
    return Hero(card=card, hearts=box.heroes[card].hearts)


@rule("SET-6")
def deal(draft: Draft, seat: int, card: str) -> None:
    """SET-6: a Hero goes to a seat."""
    heroes = list(draft.heroes)  # none of them is being changed yet
    heroes[seat] = fresh(draft.game.box, card)
    draft.heroes = tuple(heroes)
    draft.events.append(Dealt(seat, card))


@rule("SET-8", off=range(5))
def may_begin(players: int) -> range:
    """SET-8: the first player is chosen by chance among the players."""
    return range(players)


@rule("SET-8")
def first_player(draft: Draft, seat: int) -> None:
    """SET-8: set the first player; the others get their starting bonus."""
    draft.active = seat
    draft.events.append(FirstPlayer(seat))
    for place in range(1, draft.game.players):
        starting_bonus(draft, (seat + place) % draft.game.players, place)


@rule("SET-8")
def starting_bonus(draft: Draft, seat: int, place: int) -> None:
    """SET-8: 1 coin for the second player, 1 gem for the third, both for the fourth."""
    coins, gems = {1: (1, 0), 2: (0, 1), 3: (1, 1)}[place]
    hero = draft.hero(seat)
    hero.coins += coins
    hero.gems += gems
    draft.events.append(Gained(seat + 1, coins, gems, 0, "SET-8"))
