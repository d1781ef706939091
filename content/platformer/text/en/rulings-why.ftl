### Why a ruling was needed where the rulebook is open, and why it was made so.

## Setup

ruling-why-SET-1 = Whether forest and void tiles may be mixed is not said. All tiles come from one dungeon, so that the Levels and the Boss Level belong together, and tiles are not turned.
ruling-why-SET-3 = Editions disagree on which side of the Boss sheet lies face up. Nothing depends on it, so everybody may read it from the start.
ruling-why-SET-5 = What happens when the coins run out is not said. Money and gems merely keep count here; the tokens that stand on the map really are limited.
ruling-why-SET-8 = The picture of the second player's bonus cannot be read. A coin makes sense: coin, then gem, then both.
ruling-why-SET-10 = The number of players is not stated. Four Special dice and a bonus for the fourth player point to four at most, and a single player has the Solo mode.
ruling-why-SET-11 = Shuffling this deck is never mentioned, but a face-down deck in a known order would have no point.

## The map

ruling-why-MAP-5 = Some editions speak of entering, one simply of being there. Every way of coming onto the Trap counts; staying on it does not.
ruling-why-MAP-7 = Refilling is mentioned nowhere, so it does not happen.
ruling-why-MAP-8 = The pictures show only a Move. Since nothing says that other ways do not count, coming onto the Space in any way is enough.
ruling-why-MAP-11 = This is said only of falling and of Enemies. No figure can leave the table, so it holds for all of them and on every side.
ruling-why-MAP-12 = What becomes of a token under an Enemy is not said. Only Heroes are ever shown taking one, so it stays.

## What is adjacent

ruling-why-ADJ-5 = One page allows figures to move through these Platforms, another names Ladders as the only exception. Moving is what a Hero does on its own: one that is pushed, shoved or put somewhere by a card does not Move. Your group may agree to let such a card through.

## Dice

ruling-why-DIE-1 = There are five symbols for six faces, and the rulebook does not say what the sixth face shows. A move is what everybody needs most.
ruling-why-DIE-5 = Three results on six faces: two of each is the plain reading.

## The turn

ruling-why-TRN-12 = One page obliges a Hero off the map to Spawn, another merely allows it. It is a duty when the step begins, and a choice for a Hero who faints during the step.
ruling-why-TRN-13 = The rulebook names no order of attacks. If they count as one event, no order has to be chosen, and nobody faints twice.
ruling-why-TRN-14 = The order of what happens at the end of a turn is not given. A Hero who has just fainted has left, so the Boss has no reason to act.

## Symbols

ruling-why-SYM-7 = A doubled shove could mean two Enemies. The only example moves one Enemy twice as far.
ruling-why-FRG-2 = The rulebook mentions the Special die as half of a pair only where that die is being set.
ruling-why-FRG-4 = Equal symbols are asked for, and a star is its own symbol, whatever a Hero makes of it.
ruling-why-FRG-5 = Forging takes dice and gives an effect. It makes no new die that could be kept or used for more.

## Actions and cards

ruling-why-SPN-1 = A symbol of the pool is asked for, and the Special die is never counted as part of the pool.
ruling-why-SPN-5 = The rulebook does not say what happens when the whole lowest Row is taken. When all Shop spaces of the Boss Level are taken, it names the nearest free Space, and so that is used here as well.
ruling-why-ACT-1 = One passage lets other players apply Gravity, all others only the player whose turn it is.
ruling-why-ACT-6 = Actions are described as part of a player’s turn; a card that says otherwise takes precedence.
ruling-why-ACT-7 = Whether one can buy in mid-air is not said. Nothing falls until Gravity applies, so a Hero on that Space really is in the Shop.
ruling-why-CRD-2 = An empty deck is not foreseen. With no card left, nothing can fill the gap until a potion comes back.
ruling-why-CRD-3 = Only Artifacts are said to come refreshed, and no limit is named: nothing suggests that other cards should fare worse.
ruling-why-CRD-4 = Editions call the same thing a move and a placing. Going many Spaces at once is placing; going step by step is moving.

## Moving

ruling-why-MOV-3 = How a longer Move is made is not said. If it is made step by step, all the other rules work without exception.
ruling-why-MOV-5 = Gems are discarded as the symbol is used, so those found on the way come too late.

## Gravity and Ladders

ruling-why-GRA-4 = Who decides, and when, is left open. A Hero belongs to its player, so that player decides each time.
ruling-why-GRA-6 = The order of falls is not given. From the bottom up, everybody falls onto what is really there.
ruling-why-GRA-7 = Only Platforms and figures are said to stop a fall; a Ladder holds those who were already on it.
ruling-why-GRA-9 = Falling is tied to Gravity being applied and to nothing else, so whoever is in the air waits there.
ruling-why-GRA-10 = Falling from Level to Level is not mentioned. The edge between them is like any other.
ruling-why-GRA-11 = Gravity takes every figure, but the Boss Level is sealed off from below. Gravity, like the enemy die, is nobody’s doing.
ruling-why-LAD-2 = Whether the floor around a Ladder still holds is not said. It is drawn as a Platform, and works as one.

## Void Portals

ruling-why-PRT-3 = A move symbol is asked for. No edition combines portals with longer Moves or with cards.
ruling-why-PRT-4 = Editions speak now of placing, now of moving. If it were no Move, there would be no need to spare it the attacks.

## Enemies

ruling-why-ZOC-1 = One page has Enemies strike when a Hero leaves them, a later one when a Hero comes near. The page with the rule itself decides.
ruling-why-ZOC-4 = The order of several attacks is not stated, nor what becomes of the payment. Paying comes before the effect.
ruling-why-PSH-2 = It is not foreseen that there may be no room for the pushed figure. Without room there is no Push, and so no Move.
ruling-why-PSH-4 = It is not said of Pushes, but a Hero who has come onto a Space is there, however it happened.
ruling-why-PSH-5 = Any figure, in any direction, says the rulebook; what makes an Enemy hard to shove concerns shove symbols only.
ruling-why-ENM-6 = Two moments make an Enemy attack: its die, and a Hero who leaves its side. Being moved is neither.
ruling-why-ENM-7 = How long the card of a removed Level matters is not said. A token without its ability would no longer be that Enemy.
ruling-why-ENM-8 = How two symbols for one Space combine with gems is not said. Gems lengthen a shove; they do not begin one.

## Levels

ruling-why-LVL-3 = A Level that is still face down shows no Spaces to enter.
ruling-why-LVL-5 = How many Levels may go is not said. The step speaks of the lowest Level, so it is one.
ruling-why-LVL-6 = One page says that Heroes move there, another that they enter. The page with the rule itself says “move”.
ruling-why-LVL-7 = Running short of tokens is not foreseen; the player whose turn it is decides, as elsewhere.
ruling-why-LVL-8 = “Enemies from a Level” could mean where they came from or where they stand. One can see where they stand.

## Attacks, Wounds, fainting

ruling-why-ATK-1 = It is never said outright, but it is by what is adjacent that Walls and Platforms rule out an attack, and Ladders allow one.
ruling-why-ATK-2 = Nothing happens to the Enemy if the Wounds fall short; but the attack was made, so its price is paid.
ruling-why-ATK-5 = Some editions say “an Enemy”, others “Enemies”. But Wounds are compared with the health of a single Enemy.
ruling-why-ATK-6 = A bonus speaks of an attack, and a sword is what makes one. Using a card is a different action, even if it deals Wounds.
ruling-why-ATK-7 = The pictures of the loot cannot be read, so the coins and gems are our own.
ruling-why-WND-3 = It is not said, but Wounds are taken one by one, and the fainted Hero has left before the next.
ruling-why-WND-4 = Hearts come back to full; nothing ever gives more.
ruling-why-FNT-2 = None of these is on the list of what a faint takes.
ruling-why-FNT-4 = None of this is on the list of what a faint does.

## Gems

ruling-why-GEM-4 = Editions double and triple an effect, or add 1 each time. For an effect of 1 that is the same; adding keeps the steps even.
ruling-why-GEM-5 = Gems raise effects. What has no effect to count cannot be raised.

## The Boss

ruling-why-BOS-3 = Whether removed Levels count is not said. The Boss should not weaken while the players climb.
ruling-why-BOS-4 = Who chooses can only be guessed from a scrap of text that names the active player.
ruling-why-BOS-6 = One edition says “always”, others speak of cards. We take it to mean every attack of the Boss itself, and nobody else’s.
ruling-why-BOS-7 = How far a Row or a tile reaches is not said. What is drawn on the Boss Level is what counts.
ruling-why-BOS-11 = Editions name now summons tokens, now Enemy tokens. Summons have their own, and any spawn space will do.
ruling-why-BOS-13 = Not all attack cards can be read. A card’s own number comes first; where it names none, the damage on the sheet counts.
ruling-why-BOS-14 = An empty supply is not foreseen. The Wound is for a token already held, not for one that is missing.
ruling-why-BOS-15 = One page says that the range has no limits, another that the area is sealed. Only the enemy die is said to pass the seal.
ruling-why-BOS-16 = The Boss sheets decide it, and they cannot be read. Tokens on a Space are the model: coming there gives one.
ruling-why-BOS-17 = Who chooses is not said. It is the player who also placed the Boss.

## Medusa

ruling-why-MED-1 = Whether this roll also moves Enemies is not said. It is made to pick a card, and does no more.
ruling-why-MED-3 = Which symbols can pay is not said. Any two will do, since none is named.
ruling-why-MED-4 = The picture of what is gained cannot be read. A gem is taken.
ruling-why-MED-5 = The token speaks of actions only, so all the rest goes on as ever.
ruling-why-MED-6 = No other way to lose the token can be found anywhere.

## Ikee

ruling-why-IKE-4 = Rolling neither symbol is not mentioned separately. None and none are the same number, and at least one card must be settled.
ruling-why-IKE-5 = Reshuffling is mentioned only for Medusa. Without it Ikee would stop after a few Boss Turns.
ruling-why-IKE-6 = The roll of all five dice is asked for; what cards do to the pool later is another matter.

## The Boss Level

ruling-why-BLV-3 = The pushed Enemy is on the far side of a Platform, and yet its attack is to be settled as usual. So it strikes, and it alone.
ruling-why-BLV-4 = Whether a Hero off the map has entered is not said. It has, if it fainted there, since it will come back there.
ruling-why-BLV-5 = How far the seal goes is not listed. What players do with dice, cards and abilities is shut out, save what another rule lets through. An event of the Solo game is no player’s doing, and passes the seal as the enemy die does.
ruling-why-BLV-6 = Which Space is nearest, and who breaks a tie, is left open. Steps on the grid are plain to count.
ruling-why-BLV-7 = A faint in the middle of entering is not foreseen. The Move did not happen, so the Hero was never there.
ruling-why-BLV-8 = A lone Hero is not mentioned. It is both the first and the last to enter.

## Variants

ruling-why-ART-2 = One edition lets players take it, the others simply give it. Giving it leaves nothing to ask at the table.
ruling-why-ART-4 = Meeting a condition twice, or two players at once, is not foreseen. Only a card that changes hands is said to come refreshed.
ruling-why-SOL-2 = Whether the Boss Turn belongs to the turn is left open; the whole turn is read to include it.
ruling-why-SOL-4 = The very first turn starts after the step for events. Only if it reveals one too does the game last twelve turns at most.
ruling-why-SOL-6 = Who counts as a defeated Enemy is not listed. Boss and summons are Enemies; what goes with a Level was not defeated.
ruling-why-SOL-7 = A standard map is asked for, which leaves out the longer one; Artifacts are not ruled out.
