"""Effects on a Hero of the Space it comes to: tokens, icons, Traps."""

from __future__ import annotations

from functools import lru_cache

from platformer_nb.games.platformer.events import TokenGained, Took, Trapped
from platformer_nb.games.platformer.events.ways import A_TRAP, Cause
from platformer_nb.games.platformer.model.state import COIN_TOKEN, NOTHING, Constants, State
from platformer_nb.games.platformer.model.state_builder import Draft
from platformer_nb.games.platformer.model.terrain import ICON, TRAP
from platformer_nb.games.platformer.registry import rule
from platformer_nb.games.platformer.rules.cards.bonus import bonus_of
from platformer_nb.games.platformer.rules.course import levels
from platformer_nb.games.platformer.rules.course.solo import event_of
from platformer_nb.games.platformer.rules.figures import wounds

_took = lru_cache(maxsize=4096)(Took)
_trapped = lru_cache(maxsize=4096)(Trapped)


def enter(draft: Draft, seat: int, to: int, *, moved: bool = False) -> None:
    """Apply the effects of the Space a Hero has just come to; `moved`: by a Move of its own."""
    if draft.lying[to] and picks_up(draft.game, moved):
        take_token(draft, seat, to)
    if not moved:
        levels.reveal_entered(draft, to)
    feature = draft.terrain.feature[to]
    if feature == ICON:
        take_icon(draft, seat, to)
    elif feature == TRAP:
        spring_trap(draft, seat, to)


@rule("MAP-8", off=True)
def picks_up(game: Constants, moved: bool) -> bool:
    """MAP-8: entering by any means takes what lies there (by a house rule, a Move alone does)."""
    return moved or ("MAP-8", "moves") not in game.rulings


@rule("MAP-7", "MAP-8", "MAP-12")
def take_token(draft: Draft, seat: int, to: int) -> None:
    """MAP-8: a Hero who enters a Space takes the coin or gem on it, and it is not refilled (MAP-7).

    Enemies do not take it: it stays for the next Hero (MAP-12).
    """
    hero = draft.hero(seat)
    if draft.lying[to] == COIN_TOKEN:
        hero.coins += 1
        draft.events.append(_took(seat + 1, to, "coin"))
    else:
        hero.gems += 1
        draft.events.append(_took(seat + 1, to, "gem"))
    draft.lying = draft.lying[:to] + bytes((NOTHING,)) + draft.lying[to + 1 :]


@rule("MAP-5")
def spring_trap(draft: Draft, seat: int, at: int) -> None:
    """MAP-5: each time a Hero enters a Trap, or falls through it, it suffers 1 Wound."""
    if bonus_of(draft.game, draft.heroes[seat]).trap:
        return
    draft.events.append(_trapped(seat + 1, at))
    wounds.suffer(draft, seat, 1 + event_of(draft).trap_wounds, cause=A_TRAP)


@rule("BOS-5", "BOS-16")
def take_icon(draft: Draft, seat: int, to: int) -> None:
    """BOS-5, BOS-16: a Hero who enters a special icon space gains the Boss's token at once."""
    give_token(draft, seat, draft.game.box.bosses[draft.game.boss].icon_token, "BOS-5")


def give_token(draft: Draft, seat: int, token: str, why: str, cause: Cause = 0) -> None:
    """Give a Boss token to a Hero, citing the rule `why`, `cause` being who gives it, if the rules allow (BOS-9, BOS-14)."""
    hero = draft.hero(seat)
    if token in hero.tokens:
        second_token_wounds(draft, seat, token)
    elif tokens_left(draft, token) > 0:
        hero.tokens = tuple(sorted((*hero.tokens, token)))
        draft.events.append(TokenGained(seat + 1, token, why, cause))


@rule("BOS-9")
def second_token_wounds(draft: Draft, seat: int, token: str) -> None:
    """BOS-9: a Hero who would gain a Boss token it already has suffers 1 Wound instead."""
    wounds.suffer(draft, seat, 1, "BOS-9", token)


@rule("BOS-14", "SET-5", off=99)
def tokens_left(draft: Draft | State, token: str) -> int:
    """BOS-14, SET-5: Boss tokens are limited; return how many are left: with none, nothing is gained."""
    held = sum(token in hero.tokens for hero in draft.heroes)
    return draft.game.box.bosses[draft.game.boss].tokens[token].count - held
