### Why a ruling was needed where the rulebook is open, and why it was made so.

## Setup

ruling-why-SET-1 = The rulebook does not say whether forest and void tiles may be mixed. Here all tiles come from one dungeon, so that the Levels and the Boss Level match, and no tile is rotated.
ruling-why-SET-3 = Editions disagree on whether the Boss sheet lies face up or face down. Nothing depends on it, so everybody may read it from the start.
ruling-why-SET-5 = The rulebook does not say what happens when tokens run out. Coins, gems and hearts merely keep count, so there are always enough of them; Enemy tokens and Boss tokens are pieces of the game, so there are only as many as the box holds.
ruling-why-SET-8 = The picture of the second player’s bonus cannot be read. A coin makes sense: first a coin, then a gem, then both.
ruling-why-SET-10 = The rulebook does not state the number of players. Four Special dice and a bonus for the fourth player point to four at most, and a single player has the Solo mode.
ruling-why-SET-11 = Shuffling the Boss’s attack cards is never mentioned, but a face-down deck in a known order would have no point.

## The map

ruling-why-MAP-5 = Some editions speak of entering a Trap, one simply of being there. Every way of coming onto the Trap counts; staying on it does not.
ruling-why-MAP-7 = Refilling the coin and gem spaces is mentioned nowhere, so it does not happen.
ruling-why-MAP-8 = The examples show coins and gems taken only on a Move. Since nothing says that other ways do not count, coming onto the Space in any way is enough.
ruling-why-MAP-11 = The rulebook closes the edges of the map only to falling figures and to Enemies. But no figure can leave the map, so every edge is closed to all of them.
ruling-why-MAP-12 = The rulebook does not say what becomes of a token under an Enemy. Only Heroes are ever shown taking one, so it stays.

## What is adjacent

ruling-why-ADJ-5 = One page allows figures to move through one-way Platforms, another names Ladders as the only exception. Moving is what a Hero does on its own: a figure that is pushed, shoved or put somewhere by a card does not Move. Your group may agree to let a card put a Hero through.

## Dice

ruling-why-DIE-1 = There are five symbols for six faces, and the rulebook does not say what the sixth face shows. A move is what everybody needs most.
ruling-why-DIE-5 = Three results on six faces: two of each is the plain reading.

## The turn

ruling-why-TRN-12 = One page obliges a Hero off the map to Spawn, another merely allows it. We read it as a duty for a Hero who is off the map when the step begins, and as a choice for one who faints during the step.
ruling-why-TRN-13 = The rulebook gives no order for the attacks. If they all happen together, no order has to be chosen, and nobody faints twice.
ruling-why-TRN-14 = The rulebook gives no order for what happens at the end of a turn. A Hero who has just fainted has left the map, so the Boss has no reason to act.

## Symbols

ruling-why-SYM-7 = A doubled shove could mean two Enemies. The only example moves one Enemy twice as far.
ruling-why-FRG-2 = The rulebook mentions the Special die as half of a pair only where that die is being set.
ruling-why-FRG-4 = The rulebook asks for equal symbols, and a star is a symbol of its own, whatever a Hero makes of it.
ruling-why-FRG-5 = Forging takes dice and gives an effect. It makes no new die that could be kept or used for more.

## Actions and cards

ruling-why-SPN-1 = The rulebook asks for a symbol from the pool, and it never counts the Special die as part of the pool.
ruling-why-SPN-5 = The rulebook does not say what happens when the whole lowest Row is taken. When all Shop spaces of the Boss Level are taken, it names the nearest free Space, so the same is done here.
ruling-why-ACT-1 = One passage lets other players apply Gravity; all other passages allow it only to the player whose turn it is.
ruling-why-ACT-6 = The rulebook describes actions as part of a player’s turn; a card that says otherwise takes precedence.
ruling-why-ACT-7 = The rulebook does not say whether you can buy in mid-air. Nothing falls until Gravity is applied, so a Hero who hangs on a Shop space really is in the Shop.
ruling-why-CRD-2 = The rulebook does not cover an empty deck. With no card left, nothing can fill the gap until a potion comes back.
ruling-why-CRD-3 = The rulebook says only of artifacts that they come refreshed, and it sets no limit to what you may own. Nothing suggests that other cards should fare worse.
ruling-why-CRD-4 = For the same card, one edition says “move” and another “place”. Going many Spaces at once is placing; going step by step is moving.

## Moving

ruling-why-MOV-3 = The rulebook does not say how a longer Move is made. If it is made step by step, all the other rules work without exception.
ruling-why-MOV-5 = Gems are discarded as the symbol is used, so those found on the way come too late.

## Gravity and Ladders

ruling-why-GRA-4 = The rulebook does not say who decides whether a Hero holds on to a Ladder, or when. A Hero belongs to its player, so that player decides each time.
ruling-why-GRA-6 = The rulebook gives no order for the falls. From the bottom up, everybody falls onto what is really there.
ruling-why-GRA-7 = Only Platforms and figures are said to stop a fall; a Ladder holds those who were already on it.
ruling-why-GRA-9 = Falling is tied to Gravity being applied and to nothing else, so whoever is in the air waits there.
ruling-why-GRA-10 = The rulebook does not mention falling from Level to Level. The line between two Levels is like the line between any two Rows.
ruling-why-GRA-11 = One page lets all figures fall when Gravity is applied, another seals off the Boss Level. Gravity, like the enemy die, applies everywhere at once, so the seal does not stop it.
ruling-why-LAD-2 = The rulebook does not say whether the floor around a Ladder still holds. It is drawn as a Platform, and works as one.

## Void Portals

ruling-why-PRT-3 = The rulebook asks for a move symbol. No edition combines portals with longer Moves or with cards.
ruling-why-PRT-4 = Some editions speak of placing, others of moving. If going through a portal were not a Move, there would be no need to rule out attacks.

## Enemies

ruling-why-ZOC-1 = One page has Enemies strike when a Hero leaves them, a later one when a Hero comes near. The page with the rule itself decides.
ruling-why-ZOC-4 = The rulebook does not say in what order several attacks happen, nor what becomes of the payment. Paying comes before the effect, so what was paid is gone.
ruling-why-PSH-2 = The rulebook does not say what happens when there is no room for the pushed figure. Without room there is no Push, and so no Move.
ruling-why-PSH-4 = The rulebook does not mention Traps, coins and gems when it explains Pushes, but a Hero who has come onto a Space is there, however it happened.
ruling-why-PSH-5 = Any figure can be pushed, in any direction, says the rulebook; what makes an Enemy hard to shove concerns shove symbols only.
ruling-why-ENM-6 = Two things make an Enemy attack: the enemy die, and a Hero who leaves its side. Being moved is neither.
ruling-why-ENM-7 = The rulebook does not say how long the card of a removed Level matters. A token without its ability would no longer be that Enemy.
ruling-why-ENM-8 = The rulebook does not say how gems combine with two symbols for one Space. Gems lengthen a shove; they do not begin one.

## Levels

ruling-why-LVL-3 = A Level that is still face down shows no Spaces to enter.
ruling-why-LVL-5 = The rulebook does not say how many Levels may go in one turn. The step speaks of the lowest Level, so it is one.
ruling-why-LVL-6 = One page says that a Hero moves into the top Row, another that a Hero enters it. The page with the rule itself says “move”.
ruling-why-LVL-7 = The rulebook does not cover running short of tokens; the player whose turn it is decides, as elsewhere.
ruling-why-LVL-8 = “Enemies from a Level” could mean where they came from or where they stand. One can see where they stand.

## Attacks, Wounds, fainting

ruling-why-ATK-1 = The rulebook never says outright that only a neighbour can be attacked. But in it Walls and Platforms rule out an attack, and Ladders allow one, just as they decide which Spaces are neighbours.
ruling-why-ATK-2 = Nothing happens to the Enemy if the Wounds fall short; but the attack was made, so its price is paid.
ruling-why-ATK-5 = Some editions say “an Enemy”, others “Enemies”. But Wounds are compared with the health of a single Enemy.
ruling-why-ATK-6 = A bonus speaks of an attack, and a sword is what makes one. Using a card is a different action, even if it deals Wounds.
ruling-why-ATK-7 = The pictures of the loot cannot be read, so the coins and gems are our own.
ruling-why-WND-3 = The rulebook does not say what becomes of surplus Wounds. They are taken one by one, and a Hero who faints has left before the next one.
ruling-why-WND-4 = Lost hearts can be given back, but nothing ever gives more than the Hero card shows.
ruling-why-FNT-2 = Coins, gems, items and potions are not on the list of what a faint takes.
ruling-why-FNT-4 = Losing a turn, dice or effects is not on the list of what a faint does.

## Gems

ruling-why-GEM-4 = Some editions double and triple an effect, another adds 1 each time. For an effect of 1 that comes to the same thing; adding keeps the steps even.
ruling-why-GEM-5 = Gems raise the effect of a symbol. Where there is no number to raise, they can do nothing.

## The Boss

ruling-why-BOS-3 = The rulebook does not say whether removed Levels count for the Boss’s health. The Boss should not weaken while the players climb.
ruling-why-BOS-4 = Who chooses the Space for the Boss can only be guessed from a scrap of text that names the active player.
ruling-why-BOS-6 = One edition says that the Boss “always” ignores Walls and Platforms, others speak of its cards. We take it to mean every attack of the Boss itself, and nobody else’s.
ruling-why-BOS-7 = The rulebook does not say how far a Row or a tile reaches. We take what is drawn: the Row runs across the whole Boss Level, and the tile is the one the Boss stands on.
ruling-why-BOS-11 = Some editions speak of summons tokens, another of Enemy tokens. Summons have tokens of their own, and any spawn space of the Boss Level will do.
ruling-why-BOS-13 = Not all attack cards can be read. A card’s own number comes first; where it names none, the damage on the sheet counts.
ruling-why-BOS-14 = The rulebook does not cover an empty supply. The Wound is for a token already held, not for one that is missing.
ruling-why-BOS-15 = One page says that the range of the Boss’s attacks has no limits, another that the Boss Level is sealed. Only the enemy die is said to pass the seal.
ruling-why-BOS-16 = The Boss sheets say how a special icon gives its token, and they cannot be read. Coins and gems are the model: coming onto the Space gives the token.
ruling-why-BOS-17 = The rulebook does not say who chooses the Space for a summons. The active player does, as for the Space of the Boss itself.

## Medusa

ruling-why-MED-1 = The rulebook does not say whether the roll in Medusa’s turn also moves Enemies. It is made to pick a card, and does no more.
ruling-why-MED-3 = The rulebook does not say which symbols can pay for breaking free. Since none is named, any two will do.
ruling-why-MED-4 = The picture of what a Hero gains by giving up a Mirror cannot be read. We take it to be a gem.
ruling-why-MED-5 = The Stone token speaks of actions only, so all the rest goes on as usual.
ruling-why-MED-6 = Apart from fainting and cards that heal, no way to lose a Poison token can be found anywhere.

## Ikee

ruling-why-IKE-4 = The rulebook does not mention rolling neither symbol. None of one and none of the other is a tie, and at least one card must take effect.
ruling-why-IKE-5 = Reshuffling is mentioned only for Medusa. Without it, Ikee would stop after a few Boss Turns.
ruling-why-IKE-6 = The rulebook asks for the roll of all five dice; what cards do to the pool later is another matter.

## The Boss Level

ruling-why-BLV-3 = The pushed Enemy is on the far side of a Platform, and yet its attack is to be settled as usual. So it strikes, and it alone.
ruling-why-BLV-4 = The rulebook does not say whether a Hero off the map has entered the Boss Level. It has if it fainted there, since it will come back there.
ruling-why-BLV-5 = The rulebook does not say exactly how far the seal goes. What players do with dice, cards and abilities is shut out, except for what another rule lets through. An event of a solo game is no player’s doing, and passes the seal as the enemy die does.
ruling-why-BLV-6 = The rulebook does not say which Space is nearest, or who breaks a tie. Steps on the grid are easy to count, and the player chooses among equals.
ruling-why-BLV-7 = The rulebook does not cover a faint on the way into the Boss Level. The Move did not happen, so the Hero was never there.
ruling-why-BLV-8 = The rulebook does not mention a lone Hero. It is both the first and the last to enter the Boss Level.

## Variants

ruling-why-ART-2 = One edition lets players take an artifact, the others simply give it to them. Giving it leaves nothing to ask at the table.
ruling-why-ART-4 = The rulebook does not cover a condition that is met again, or by two players at once. Only a card that changes hands is said to come refreshed.
ruling-why-SOL-2 = The rulebook does not say whether the Boss Turn belongs to the turn. An event lasts for the whole turn, and we take the Boss Turn to be part of that.
ruling-why-SOL-4 = The very first turn starts after the step for events. Only if it reveals one too does the game last twelve turns at most.
ruling-why-SOL-6 = The rulebook does not list who counts as a defeated Enemy. Boss and summons are Enemies; an Enemy that goes with a Level was not defeated.
ruling-why-SOL-7 = The rulebook asks for a standard map, which rules out the longer one; it does not rule out artifacts.
