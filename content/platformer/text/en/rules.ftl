### Every rule of the game by its number, in our own words.

## Setup

rule-SET-1 = The tower has three Levels. Each is made of two map tiles drawn at random, and at first only the lowest Level is face up.
rule-SET-2 = Each of the three Levels has its own kind of Enemy: an easy one on the first, a harder one on the second, one of the hardest on the third.
rule-SET-3 = A Boss waits at the very top, on two Boss tiles that stay hidden until a Hero Moves into the top Row of the Level below them.
rule-SET-4 = The Shop offers three items and three potions, as long as the decks last.
rule-SET-5 = The common supply holds all tokens, the action dice and the enemy die. Coins, gems and hearts never run out; Enemy tokens and Boss tokens can.
rule-SET-6 = Chance deals each player a Hero, who starts with full hearts and a blank Special die.
rule-SET-7 = When the first Level is laid out, its coins, its gems and its Enemies are put on their marked Spaces.
rule-SET-8 = Chance decides who begins. To make up for waiting, the second player gets 1 coin, the third 1 gem, the fourth one of each.
rule-SET-9 = Whoever defeats the Boss wins, and the game is over at that moment.
rule-SET-10 = The game is for two to four players. A single player plays in Solo mode.
rule-SET-11 = Only the attack cards of the chosen Boss are used, and they are shuffled.
rule-SET-12 = At the start no Hero is on the map: each comes in with a Spawn on its first turn.

## The map

rule-MAP-1 = A Level is two tiles wide. All Spaces at the same height make a Row.
rule-MAP-2 = There is room for just one figure on a Space.
rule-MAP-3 = A Wall stands between two Spaces side by side, and nobody gets through it.
rule-MAP-4 = A Platform is a floor. Nobody passes it from above or below, unless a Ladder leads through. The entry to the Boss Level lets Heroes Move up, but nobody down.
rule-MAP-5 = A Hero who comes onto a Trap suffers 1 Wound, and so does one who falls through it. Enemies do not mind Traps.
rule-MAP-6 = You can buy while your Hero is on a Shop space.
rule-MAP-7 = Coins and gems are laid out once, when their Level is revealed. They do not grow back.
rule-MAP-8 = A Hero picks up the coin or gem of a Space by coming onto it. Just falling past it does not count.
rule-MAP-9 = The lowest Row of the lowest revealed Level has solid ground under it, whatever is drawn there.
rule-MAP-10 = When a Level is revealed, one of its Enemies appears on each Enemy spawn space.
rule-MAP-11 = The sides of the map are like Walls; its bottom and its top are like Platforms.
rule-MAP-12 = An Enemy does not pick things up. A coin or gem under it waits for the next Hero.

## Which Spaces are neighbours

rule-ADJ-1 = A Space has up to four neighbours: above, below, left and right.
rule-ADJ-2 = Two Spaces with a Wall between them are not neighbours, nor are two with a Platform between them, unless a Ladder goes through it.
rule-ADJ-3 = Where a Ladder goes through a Platform, the Spaces above and below it are neighbours for moves and for attacks.
rule-ADJ-4 = Spaces that touch only at a corner are not neighbours.
rule-ADJ-5 = The one-way Platform under the Boss Level lets a Hero Move up through it. Nothing else passes: no Push, no shove, no card that puts a Hero on a Space, and no attack but that of an Enemy you push on your way in.

## Dice

rule-DIE-1 = You roll five action dice. Each has the symbols move (on two faces), sword, coin, shove and star; what they show is your pool.
rule-DIE-2 = Your Special die keeps one symbol from turn to turn, or it is blank.
rule-DIE-3 = Resetting the Special die means turning it to blank. That happens whenever you use its symbol.
rule-DIE-4 = A die you have used is out of the pool, but what it showed is still remembered for this turn.
rule-DIE-5 = The enemy die says what all Enemies do: attack, go left, or go right. Each comes up as often as the others.
rule-DIE-6 = You need not use every symbol. Dice you have not used are lost when the turn ends.

## The turn

rule-TRN-0 = A turn has eight steps: remove a Level, refresh cards, roll, enemy die, actions, Special die, Gravity, end. If your Hero is on the Boss Level, the Boss then takes a turn.
rule-TRN-1 = The first turn of the game starts with the roll, for there is nothing to remove or refresh yet.
rule-TRN-2 = If your Hero starts the turn two Levels or more above the lowest revealed Level, that Level disappears.
rule-TRN-3 = At the start of your turn all your exhausted cards become ready again.
rule-TRN-4 = You roll the five action dice together with the enemy die.
rule-TRN-5 = If the enemy die says attack, every Enemy hits every Hero next to it.
rule-TRN-6 = If the enemy die says left or right, every Enemy goes one Space that way if it can.
rule-TRN-7 = In the actions step you do what you like, in any order, as long as you can pay. But a Hero who begins the step off the map has to Spawn first.
rule-TRN-8 = After your actions you may turn the Special die to the symbol of a die you have not used.
rule-TRN-9 = You may also Forge for the Special die: two equal unused dice turn it to any symbol you want.
rule-TRN-10 = Gravity is always applied at the end of a turn: every figure that hangs in the air falls.
rule-TRN-11 = While your Hero is off the map, no Level is removed in your turn. The other steps go on as usual.
rule-TRN-12 = A Hero who begins the actions step off the map must Spawn before the step can end. One who faints in the middle of it may wait.
rule-TRN-13 = All attacks from one roll of the enemy die happen together: the Wounds are added up, and a Hero can faint only once from them.
rule-TRN-14 = In the end step tokens act first, then the event of a solo game. The Boss takes its turn afterwards, if your Hero is still on the Boss Level.

## Using symbols

rule-SYM-1 = A move takes your Hero to a neighbouring Space.
rule-SYM-2 = A sword deals 1 Wound in an attack, and you may put several swords into the same attack.
rule-SYM-3 = A coin symbol gives you 1 coin.
rule-SYM-4 = A shove moves one Enemy one Space in any direction you like, even off a Platform.
rule-SYM-5 = A star is different for each Hero: the Hero card tells what it does.
rule-SYM-6 = You may use the symbol on your Special die just like one of the pool; then the die turns blank. During your actions it can neither pay for a Spawn nor be Forged.
rule-SYM-7 = A stronger shove moves one Enemy several Spaces, one free Space after another. You may stop early, but you cannot share it between two Enemies.
rule-FRG-1 = Forging turns two equal dice of your pool into one symbol of your choice.
rule-FRG-2 = When you Forge to set the Special die, the symbol that is already on it may be one of the two.
rule-FRG-3 = Gems make a Forged symbol or a star stronger too.
rule-FRG-4 = Two dice are equal if they show the same face. A star matches only a star, though the result of a Forge may be a star.
rule-FRG-5 = During your actions a Forged symbol has to be used at once. It can be neither kept nor Forged again.

## Other actions

rule-SPN-1 = To Spawn, a Hero off the map uses any one die of the pool and appears on a free Space in the lowest Row of the lowest revealed Level. The Special die cannot pay for this.
part-SPN-1-payment = Any one die of the pool pays for a Spawn. The Special die cannot pay for it.
rule-SPN-2 = While your Hero is off the map, the only action you can take is to Spawn.
rule-SPN-3 = Spawning is not a Move, so nothing that a Move would trigger happens.
rule-SPN-4 = A Hero who fainted on the Boss Level comes back there, on a Shop space.
rule-SPN-5 = If the whole lowest Row is taken, you come in on the free Space closest to it.
rule-ACT-1 = In your turn you may apply Gravity whenever you like. It costs nothing.
rule-ACT-2 = On a Shop space you may buy any card on display for its price in coins. The gap is filled at once.
rule-ACT-3 = An Exhaust item works once, then it is turned sideways and waits for your next turn.
rule-ACT-4 = You may drink as many potions as you like. A used potion goes to the bottom of its deck.
rule-ACT-5 = A Hero ability that says “once a turn” is exhausted when you use it. A passive ability is always at work.
rule-ACT-6 = Only the player whose turn it is acts. The others wait, unless a card or token says otherwise.
rule-ACT-7 = You are in a Shop even if you hang in the air there. All Shops sell the same cards.
rule-CRD-1 = Passive cards work without being used. Exhaust cards do something only when you use them.
rule-CRD-2 = If a deck is empty, the gap in the Shop stays open. A gap among the potions is filled as soon as a potion comes back to its deck.
rule-CRD-3 = A card you buy is ready at once. You may own as many cards, coins and gems as you can get.
rule-CRD-4 = If a card says Move, it is a real Move with all that follows. If a card puts you on a Space, that is no Move, and the Space has to be free.

## Moving

rule-MOV-1 = A Hero Moves to a neighbouring Space, never through a Wall. Through a Platform it can Move only by a Ladder, or up into the Boss Level by the one-way Platform.
rule-MOV-2 = Heroes can jump: you may Move up into thin air as far as your symbols go. You fall only when Gravity is applied.
rule-MOV-3 = A longer Move is made Space by Space, and each step has all its consequences.
rule-MOV-4 = Up, down, left and right are all the same for a Move. On a Ladder you may go through the Platform.
rule-MOV-5 = The gems for a longer Move are paid at the start. You may stop early but get none back, and you can do nothing else in between.

## Gravity and Ladders

rule-GRA-1 = When Gravity is applied, every figure that is not held by a Platform, a Ladder or another figure falls until something stops it.
rule-GRA-2 = A Hero who falls through a Trap suffers 1 Wound. Enemies do not hit a Hero who falls past.
rule-GRA-3 = Coins and gems stay where they are; they never fall.
rule-GRA-4 = A Hero on a Ladder holds on, unless its player lets go when Gravity is applied.
rule-GRA-5 = Enemies cannot hold on to Ladders.
rule-GRA-6 = When Gravity is applied, a figure falls too if the one that held it up falls or is gone. This goes on until nobody hangs in the air.
rule-GRA-7 = You cannot grab a Ladder while you fall.
rule-GRA-8 = A falling figure never pushes another.
rule-GRA-9 = Nothing falls by itself: a figure in the air hangs there until Gravity is applied, at the latest at the end of the turn.
rule-GRA-10 = You can fall from one Level into the one below, but never out of the Boss Level.
rule-GRA-11 = Gravity applies to the whole map at once, on the Boss Level too.
rule-LAD-1 = An Enemy that is moved may go through a Platform by a Ladder.
rule-LAD-2 = A Platform with a Ladder through it is still a floor. It stops a fall, and a Hero cannot let go and drop through it.
rule-PRT-1 = From a Void Portal a Hero may use 1 move to come out of another portal on the same Level.
rule-PRT-2 = Enemies do not attack a Hero who leaves by a portal. If somebody stands on the other portal, you push them.
rule-PRT-3 = A portal needs a move symbol of its own. Gems, cards and longer Moves do not open it.
rule-PRT-4 = Apart from the attacks it spares you, going through a portal is a Move: you push, but only to a Space next to the portal you come out of; you pick up coins and gems, you step on Traps, you reveal Levels.

## Enemies near you, and pushing

rule-ZOC-1 = If you Move away from a Space next to an Enemy, it hits you first. Coming close is safe.
rule-ZOC-2 = If you faint from the blow of an Enemy you are leaving, your Move does not happen, and no Push either.
rule-ZOC-3 = Being pushed, falling and Spawning are not Moves, so they bring no attack.
rule-ZOC-4 = If you leave several Enemies, they all hit at once. What you paid for the Move is gone even if you faint.
rule-PSH-1 = If you Move onto a Space where somebody stands, you push that figure to a neighbouring Space of your choice.
rule-PSH-2 = The Space you push somebody to has to be free. If there is no such Space, you cannot Move there.
rule-PSH-3 = Walls stop a pushed figure too, and so do Platforms without a Ladder.
rule-PSH-4 = A Hero who is pushed onto a Trap is hurt, and one who is pushed onto a coin or gem picks it up.
rule-PSH-5 = Anybody can be pushed, even the Boss and the heaviest Enemy, and off a Platform too.

## How Enemies move

rule-ENM-1 = By the enemy die an Enemy goes only to a Space with a Platform under it. It never steps off an edge by itself.
rule-ENM-2 = Walls, the sides of the map, Heroes, and Enemies that stay put all stop an Enemy.
rule-ENM-3 = All Enemies go at the same moment, so a whole line of them can move together.
rule-ENM-4 = The enemy die applies to every Enemy on every revealed Level, near or far.
rule-ENM-5 = You may shove any Enemy on the map to a free Space next to it, also into the air or up a Ladder. But no shove reaches into the Boss Level or out of it.
rule-ENM-6 = An Enemy that has been moved does not attack because of it.
rule-ENM-7 = Each kind of Enemy has its own ability, which works as long as one of them is on the map.
rule-ENM-8 = A heavy Enemy takes two shove symbols together for one Space. Gems make it go farther but do not replace the second symbol.

## Levels

rule-LVL-1 = The first time a Hero Moves into the top Row of the highest revealed Level, the next Level is revealed.
rule-LVL-2 = After a Level is revealed, the turn simply goes on.
rule-LVL-3 = Nobody can go to a Level that is hidden or gone.
rule-LVL-4 = When a Level disappears, the Enemies and tokens on it go with it, and every Hero on it faints.
rule-LVL-5 = No more than one Level disappears at the start of a turn.
rule-LVL-6 = Only a Hero’s own Move reveals a Level. Being pushed, put or dropped into the top Row does not.
rule-LVL-7 = If there are too few tokens of an Enemy for all its spawn spaces, the active player says which stay empty.
rule-LVL-8 = All Enemies that stand on a Level go when it disappears, and nobody gets loot for them. Those that have left it stay.

## Attacks

rule-ATK-1 = You can attack an Enemy on a neighbouring Space.
rule-ATK-2 = To defeat an Enemy you need at least as many Wounds as its health, all in one attack. With fewer, nothing happens and the symbols are gone.
rule-ATK-3 = Everything counts together in one attack: swords, the Special die, gems, items and abilities.
rule-ATK-4 = A defeated Enemy is taken off the map, and you get its loot.
rule-ATK-5 = One attack hits one Enemy; surplus Wounds are wasted. Heroes never attack each other.
rule-ATK-6 = An attack needs at least one sword. Cards can make it stronger, but not replace the sword, and a bonus for the next attack is used up even if the attack falls short. A card that deals Wounds without swords is no such attack: the bonus waits.
rule-ATK-7 = The Enemy’s card says what the loot is, and the Hero who made the attack takes it.

## Wounds and fainting

rule-WND-1 = When an Enemy attacks, it deals as many Wounds as its damage says.
rule-WND-2 = Each Wound takes a heart. A Hero with no hearts left faints.
rule-WND-3 = Wounds left over after a Hero faints are lost.
rule-WND-4 = You can never have more hearts than your Hero card shows.
rule-FNT-1 = A Hero who faints leaves the map, resets the Special die, loses all Boss tokens and gets all hearts back.
rule-FNT-2 = Fainting costs no coins, gems, items or potions.
rule-FNT-3 = If you faint in your own turn and still have a die in your pool, you may Spawn straight away.
rule-FNT-4 = Fainting does not cost a turn. The dice you have left and whatever was in effect stay as they were.

## Gems

rule-GEM-1 = Gems make a symbol stronger as you use it: 1 gem for the first step, 2 more for the second, then 3, then 4.
rule-GEM-2 = Each die has its own gems, and you may strengthen several.
rule-GEM-3 = Sharing gems out pays: with 9 gems, two swords deal 7 Wounds at most, but four swords 10.
rule-GEM-4 = Each step of gems adds 1, even if an ability made the symbol stronger already.
rule-GEM-5 = Gems help only the symbols of dice, not cards, portals, Gravity, a Spawn, a Stone token or the setting of the Special die.

## The Boss

rule-BOS-1 = The Boss is an Enemy too: it moves, attacks, falls, and can be pushed and shoved like the others.
rule-BOS-2 = The Boss Level is revealed like any other. It has coins and gems, but instead of Enemies it has the Boss.
rule-BOS-3 = The Boss’s health grows with the number of Levels the tower was built with. You have to match all of it with one attack.
rule-BOS-4 = The Boss appears on one of its own spawn spaces; the active player chooses which.
rule-BOS-5 = The Boss sheet says what the special icons on the Boss Level do: they give the Boss’s tokens.
rule-BOS-6 = Walls and Platforms do not protect you from the Boss.
rule-BOS-7 = A Boss attack reaches the Boss’s Row, the four Spaces next to the Boss, the eight around it, its map tile, or the whole Boss Level.
rule-BOS-8 = The effects of an attack card happen in order. What is not possible is left out.
rule-BOS-9 = If you would get a Boss token that you already have, you suffer 1 Wound instead.
rule-BOS-10 = If your Hero ends the turn on the Boss Level, the Boss takes its turn.
rule-BOS-11 = The summons of the Boss are Enemies with tokens of their own. If there is no token or no free spawn space left, none appears.
rule-BOS-12 = Defeat the Boss and you win: the game ends at once.
rule-BOS-13 = The Boss’s damage counts when it hits by the enemy die or when you Move away from it. An attack card deals what it says, or the Boss’s damage where it names no number.
rule-BOS-14 = If a kind of Boss token has run out, you get none, and no Wound for it.
rule-BOS-15 = Attack cards, even those that reach everywhere, hit only Heroes on the Boss Level.
rule-BOS-16 = Coming onto a special icon gives you its token. Falling past does not, and staying there gives no second one.
rule-BOS-17 = The active player says on which free spawn space a summons appears.
rule-MED-1 = In Medusa’s turn the enemy die is rolled, and cards are drawn until one bears that face. Only that card takes effect.
rule-MED-2 = Poison deals you 1 Wound at the end of each of your turns.
rule-MED-3 = Turned to stone, you have only one action left: to break free, with any two symbols.
rule-MED-4 = Give up a Mirror when Medusa would turn you to stone: you are spared, and you gain 1 gem.
rule-MED-5 = A Hero turned to stone can still be attacked and pushed, can fall or hold on, and may set the Special die.
rule-MED-6 = Poison stays until you faint or a card heals it.
rule-IKE-1 = Ikee draws two attack cards. The one whose symbol you rolled more often takes effect.
rule-IKE-2 = If you rolled the symbols of Ikee’s two cards equally often, both cards take effect, in random order. Two cards with the same symbol are always such a tie.
rule-IKE-3 = At least one card takes effect in each of Ikee’s turns.
rule-IKE-4 = If you rolled neither of the symbols on Ikee’s two cards, both cards take effect.
rule-IKE-5 = When Ikee has no more cards, the used ones are shuffled again.
rule-IKE-6 = What counts for Ikee is what your five dice showed when you rolled them. The Special die and later changes do not matter.
rule-BLV-1 = The floor of the Boss Level can be passed upward, never downward.
rule-BLV-2 = A Hero who has entered the Boss Level never goes below it again, not even by fainting.
rule-BLV-3 = You may push your way into the Boss Level, if there is room to push to. An Enemy you push hits you first.
rule-BLV-4 = When the last Hero has entered the Boss Level, all the Levels below vanish.
rule-BLV-5 = From below no attack, shove, card or ability reaches anything on the Boss Level, nor the other way round. The enemy die still applies to all Enemies, and one that you push on your way in hits you.
rule-BLV-6 = After fainting on the Boss Level you come back on a Shop space there or, if all of them are taken, on the free Space closest to one.
rule-BLV-7 = If you faint while pushing your way into the Boss Level, you have not come in: you Spawn at the bottom again.
rule-BLV-8 = The first Hero to enter the Boss Level changes nothing for the others. A Hero who plays alone is first and last at once.

## Variants

rule-ART-1 = If you play with artifacts, two of the ten lie in the middle of the table.
rule-ART-2 = Whoever does what an artifact asks for takes it at once, even from another player. It comes ready to use.
rule-ART-3 = An artifact is used like an item.
rule-ART-4 = You keep an artifact when you faint, and meeting its condition again changes nothing. If several players could take it at once, the active player comes first, then the others clockwise.
rule-LNG-1 = A longer tower has one more Level, and the other of the two hardest kinds of Enemy lives there. The Boss’s health grows with the tower.
rule-SOL-1 = Alone, you turn up one of twelve events at the start of each turn.
rule-SOL-2 = An event lasts for its whole turn, the Boss’s turn included. Some act at the end.
rule-SOL-3 = Alone, you lose when your Hero faints.
rule-SOL-4 = Alone, you lose when there is no event left to turn up: you have twelve turns.
rule-SOL-5 = Your score counts the events left, the Enemies defeated, the Wounds dealt to the Boss beyond its health, your gems, and the worth of what you own.
rule-SOL-6 = The Boss and its summons count as defeated Enemies; Enemies that went with a Level do not. Artifacts are worth nothing.
rule-SOL-7 = Playing alone, you get no starting bonus and use the standard tower. Artifacts may be added.
