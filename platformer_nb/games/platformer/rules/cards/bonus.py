"""The sum of the bonuses of a Hero's card and its passive items."""

from __future__ import annotations

from typing import Final

from platformer_nb.games.platformer.model.box.box import Box
from platformer_nb.games.platformer.model.box.effects import NO_BONUS, Bonus
from platformer_nb.games.platformer.model.cache import Cache
from platformer_nb.games.platformer.model.state import Constants, Hero
from platformer_nb.games.platformer.model.state_builder import Wallet
from platformer_nb.games.platformer.registry import rule


@rule("CRD-1", "ACT-5", "ART-3", off=NO_BONUS)
def bonus_of(game: Constants, hero: Hero | Wallet) -> Bonus:
    """CRD-1: return the sum of the bonuses of a Hero's passive items, artifacts included (ART-3).

    ACT-5: and of the passive ability of its card.
    """
    box = game.box
    if not hero.items:
        return box.heroes[hero.card].passive
    key = (box.content_hash, hero.card, hero.items)
    try:
        return _KNOWN[key]
    except KeyError:
        return _bonuses.keep(key, _sum(box, hero.card, hero.items))


Items = tuple[tuple[str, bool], ...]

# By the hash of the box: that of the Constants is made anew at each look-up.
_bonuses: Final[Cache[tuple[str, str, Items], Bonus]] = Cache(4096)
_KNOWN: Final = _bonuses.known


def _sum(box: Box, card: str, items: Items) -> Bonus:
    bonuses = [box.heroes[card].passive]
    bonuses += [p for item, _ in items if (p := box.kept(item).passive) is not None]
    return Bonus(
        attack=sum(b.attack for b in bonuses),
        shove=sum(b.shove for b in bonuses),
        coin=sum(b.coin for b in bonuses),
        loot_gems=sum(b.loot_gems for b in bonuses),
        loot_coins=sum(b.loot_coins for b in bonuses),
        armour=sum(b.armour for b in bonuses),
        trap=any(b.trap for b in bonuses),
        sneak=any(b.sneak for b in bonuses),
        discount=sum(b.discount for b in bonuses),
        fear=max(b.fear for b in bonuses),
    )
