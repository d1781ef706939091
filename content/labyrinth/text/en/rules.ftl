### Every rule of the game by its number, in our own words.

## What the box holds

rule-CMP-1 = A frame of 6 pieces encloses the field. Of the 37 tiles, 1 is the centre tile, 6 are key tiles and 30 are ordinary.
rule-CMP-2 = There are 54 cards: 15 characters, 15 items, 12 events and 12 Golem movement cards.
rule-CMP-3 = The tokens are 60 traps, 24 lives, 21 abilities, 15 items, 14 stuns, 8 Fate Crystals and 6 keys.
rule-CMP-4 = Besides 15 character pawns, the Golem and 7 bases, the box holds the Labyrinth Table and 2 six-sided dice.

## Setup

rule-SET-1 = Two to six players take part, each with one character. What follows is for three to six; with two, the TWO rules change it.
rule-SET-2 = Joined, the frame pieces make a hexagon, and each piece carries a start space.
rule-SET-3 = The frame encloses a field of 37 hexagonal cells, 4 along each side: just enough for all the tiles.
rule-SET-4 = The centre tile goes into the middle of the field, and the Golem stands on it.
rule-SET-5 = Each corner of the field holds a key tile, beside the start space beyond that corner.
rule-SET-6 = Every key tile receives a key, even where nobody plays.
rule-SET-7 = All ordinary tiles, shuffled face down, make up the Labyrinth pool; none is built yet.
rule-SET-8 = All traps, mixed face down, make up the trap pool.
rule-SET-9 = All item tokens, mixed face down, make up the item pool. Anybody may read the item cards.
rule-SET-10 = Shuffled face down, the Golem movement cards become the Golem deck.
rule-SET-11 = Annihilation lies under the other 11 events, which are shuffled: together they are the event deck.
rule-SET-12 = Players choose their characters or draw them, no two the same, and take the ability tokens that go with them.
rule-SET-13 = A player starts with 4 lives and 1 Fate Crystal, all of them active.
rule-SET-14 = Start spaces are numbered 1 to 6 clockwise. Three players use 1, 3 and 5; four use 1, 2, 4 and 5; five use 1 to 5; six use them all.
rule-SET-15 = The stun tokens and the Labyrinth Table lie ready for everybody.
rule-SET-16 = Whoever rolls the highest sum with 2 dice goes first, and turns pass clockwise.
rule-SET-17 = A start space, a key tile and the centre tile each have a single corridor and no bridge.

## How the game is won

rule-END-1 = You win if, in your own turn, your character has a key and is the only character on the centre tile.
rule-END-2 = The key you need comes from the key tile of another start space, not of yours.
rule-END-3 = Winning takes no action. It can come in the middle of a turn, as soon as an activity has been settled to the end.
rule-END-4 = It does not matter for winning whether the Golem shares the centre tile.
rule-END-5 = Being left alone on the centre tile in somebody else’s turn does not win yet. If you are still alone there with a key when your turn begins, you win then.
rule-END-6 = A stunned character can win too.
rule-END-7 = The game ends in no other way: nobody drops out, and no empty deck or pool ends it.

## A turn and its actions

rule-ACT-1 = You have 2 actions in your turn and spend them on activities that you choose.
rule-ACT-2 = Activities cost 1 action, 2 actions or none.
rule-ACT-3 = Actions cannot be saved for a later turn, and an activity is paid for in one go. You cannot begin one that costs more than you have left.
rule-ACT-4 = Only the player whose turn it is, the active player, spends actions.
rule-ACT-5 = One action pays for: Build, Move, Risky Jump, Rest, Attack, Set a Trap, Move the Golem, Call an Event.
rule-ACT-6 = Two actions pay for: Safe Jump, Activate the Fate Crystal.
rule-ACT-7 = Nothing has to be paid to use the Fate Crystal, to pick up keys and items, to swap an item, or for free combat.
rule-ACT-8 = In one turn you can Move the Golem only once, and Call an Event only once.
rule-ACT-9 = No other activity has a limit: one that costs 1 action you may do twice in a turn.
rule-ACT-10 = Your first activity of the game is the Move from your start space to the key tile, unless the Golem is on that tile and has to go first.
rule-ACT-11 = You may end your turn with actions left; they are lost.
rule-ACT-12 = Activities that cost nothing fit in before, between and after the others. The turn ends when you say so, once nothing is left to settle.
rule-ACT-13 = What is refused costs nothing. What was allowed is paid for, even if nothing comes of it.
rule-ACT-14 = An activity is settled to the end before another begins.
rule-ACT-15 = In others’ turns you decide only this: repeating your own test, an ability whose card allows it, free combat with someone who enters, where to push someone you beat, what to drop, and the fights of your character when it is pushed or put somewhere.

## Tiles

rule-TIL-1 = To Build, pay 1 action, take the top tile of the pool, look at it, and lay it face up where the rules allow. Your pawn may be far away.
rule-TIL-2 = A new tile goes onto an empty cell, with at least one edge against a tile that is there already.
rule-TIL-3 = A new tile must not close the last corridor to the centre tile.
rule-TIL-4 = A new tile must not close the last corridor to any key tile.
rule-TIL-5 = Wherever it matters whether a place can be reached or left, jumps at bridges count as ways, just as corridors do.
rule-TIL-6 = After a Build there must still be a way from every key tile to the centre tile: along corridors that meet, over jumps, and across empty cells, as if those were open on all sides.
rule-TIL-7 = You choose which of the 6 ways a tile is turned. Corridors need not meet: dead ends are allowed.
rule-TIL-8 = A tile that fits nowhere goes under the pool, and you take the next one.
rule-TIL-9 = Where a new tile shows a trap symbol, a trap from the pool goes face down onto that corridor. Nobody looks at it.
rule-TIL-10 = Where a new tile shows an item symbol, an item from the pool goes face up onto that corridor, and its card is read out.
rule-TIL-11 = If a tile shows several symbols, each of them is settled.
rule-TIL-12 = There are four kinds of spaces: the centre tile, where the Golem starts and everybody wants to be; start spaces, where characters begin; key tiles, where keys lie; and ordinary tiles.
rule-TIL-13 = A tile can show corridors, bridges with a corridor below, and symbols for traps, items, keys or the centre.
rule-TIL-14 = Corridors of a tile that do not meet are separate. One that forks, or goes under a bridge and comes out again, is still one corridor.
rule-TIL-15 = Only ordinary tiles can ever be moved or demolished, whatever ability or rule does it.
rule-TIL-16 = A tile that leaves the board goes under the pool. Its items and traps go back to their pools, ability tokens to their players.
rule-TIL-17 = A tile with a key on it cannot be demolished.
rule-TIL-18 = A tile with a pawn on it, be it the Golem’s, cannot be demolished.
rule-TIL-19 = Once you have taken a tile you have to go through with the Build.
rule-TIL-20 = Effects that lay, turn, swap or remove tiles keep to the rules of building, and never wall a pawn in.

## Moving

rule-MOV-1 = To Move, pay 1 action and follow your corridor onto the next tile. There is no way through a closed edge, onto an empty cell or off the field.
rule-MOV-2 = An edge can be passed only if corridors open onto it from both sides.
rule-MOV-3 = While your pawn is on its start space, your first activity has to be a Move.
rule-MOV-4 = While the Golem is on your key tile you cannot leave your start space. Instead you Move the Golem, as often as it takes.
rule-MOV-5 = A character coming from its start space onto the key tile ignores a trap there.
rule-MOV-6 = Nobody enters the start space of another character.
rule-MOV-7 = A corridor has room for any number of pawns.
rule-MOV-8 = After a Move your character explores the corridor it came to.

## Exploring

rule-EXP-1 = Exploring goes through five steps, always in this order: the Golem, ability tokens, the trap, other characters, other tokens.
rule-EXP-2 = First, if the Golem is there, the character takes the Golem test.
rule-EXP-3 = Second, ability tokens on the corridor take effect, in the order that the active player likes.
rule-EXP-4 = Third, a trap that lies there is turned up and tested.
rule-EXP-5 = Fourth, if other characters are there, free combat may break out.
rule-EXP-6 = Fifth, keys and items that lie there may be picked up; an item may be swapped.
rule-EXP-7 = A character that is taken off the corridor during a step misses the steps that are left.
rule-EXP-8 = A Move, a jump, even a failed one, and a push all make a character explore, and so does being put on another corridor.
rule-EXP-9 = Within one activity the same ability token works on a character only once, so that nobody is sent round for ever.

## Bridges and jumps

rule-BRG-1 = A character on a bridge or below it may jump to the other corridor of that bridge. Where a tile has several bridges, its player names one.
rule-BRG-2 = A Risky Jump costs 1 action and a jump test: 2 dice, and 8 or more succeeds.
rule-BRG-3 = Jumping down succeeds: the pawn is below the bridge now, and explores as after a Move.
rule-BRG-4 = Jumping up succeeds: the pawn is on the bridge now, and explores as after a Move.
rule-BRG-5 = Jumping down fails: the character falls. It is below the bridge now, loses 2 lives, then is stunned once, and explores if it is still alive.
rule-BRG-6 = Jumping up fails: the character stays below, loses 2 lives, then is stunned once, and explores where it is if it is still alive.
rule-BRG-7 = After a failed jump you pick up nothing until the stun is gone.
rule-BRG-8 = Exploring after a failed jump up means the Golem test, ability tokens and the trap again, but no free combat.
rule-BRG-9 = A fall that costs the last life kills first; the stun token is given all the same.
rule-BRG-10 = A Safe Jump costs 2 actions and needs no test, up or down. The character then explores as after a Move.
rule-BRG-11 = A character that falls may be fought by those below, free of charge.

## Stun

rule-STN-1 = A character may have any number of stun tokens.
rule-STN-2 = A stunned character can do nothing but Rest or end the turn. What costs no action, such as picking up a key, is barred as well.
rule-STN-3 = A stunned character loses every combat without a roll.
rule-STN-4 = To Rest, pay 1 action and give 1 stun token back.
rule-STN-5 = With the last stun token gone, the rest of the turn is free again.
rule-STN-6 = A stunned character takes the tests that the Golem or a trap forces on it, but without help from the Fate Crystal.
rule-STN-7 = A stunned character on its start space Rests first and Moves after that.
rule-STN-8 = If some effect makes two stunned characters fight, neither loses a life.

## Combat

rule-CMB-1 = To Attack, pay 1 action and name another character on your corridor. Standing on another corridor of the same tile is not enough.
rule-CMB-2 = A combat is always between two characters.
rule-CMB-3 = Each of the two rolls 2 dice and adds them up, the attacker first.
rule-CMB-4 = The higher result wins. On a tie both roll again, until one is higher.
rule-CMB-5 = The loser loses 1 life, and dies if it was the last.
rule-CMB-6 = Bonuses are added to the sum of the dice, in every repeated round too.
rule-CMB-7 = Only when both have rolled does anybody decide whether to repeat a combat test with the Fate Crystal.
rule-CMB-8 = The attacker decides first whether to repeat or add something, then the attacked, in turns until both pass. After a tie, what is still unused, such as an active Crystal, can be used in the new round.
rule-CMB-9 = An ability that raises the combat test for a price may be used when both results are known. The last life never pays for it.
rule-CMB-10 = The Golem does not fight, and nobody fights the Golem.
rule-CMB-11 = Nobody can attack a character on its start space.
rule-CMB-12 = Against a stunned character nothing is rolled, repeated or added: the other one has won, with all that follows.

## Free combat

rule-FRE-1 = When a character comes onto a corridor where others are, by itself or not, free combat can follow.
rule-FRE-2 = The active player who came chooses first, and may fight as many of the characters there as it likes, one at a time.
rule-FRE-3 = Those whom the newcomer has left alone may then attack it. Those who were fought may not.
rule-FRE-4 = If several want to attack the newcomer, chance decides their order.
rule-FRE-5 = Characters that were there already do not fight each other.
rule-FRE-6 = One arrival brings at most 1 free combat between the same two characters.
rule-FRE-7 = Apart from its price, free combat is like an Attack.
rule-FRE-8 = A character that is moved in another’s turn also has the first choice.
rule-FRE-9 = A stunned newcomer attacks nobody; those who are there may attack it, and win.
rule-FRE-10 = After free combat the active player can still pay for an Attack on the same character.
rule-FRE-11 = A free combat is settled before the next opponent is named. Once the newcomer has gone, no more follow.

## Pushing off the centre

rule-PSH-1 = Whoever loses a combat on the centre tile is also pushed off it.
rule-PSH-2 = The winner chooses which way.
rule-PSH-3 = A push is like a move: the pushed character explores where it ends up, with everything that brings.
rule-PSH-4 = While exploring after a push a player picks up nothing and swaps nothing.
rule-PSH-5 = A loser that has died is not pushed.
rule-PSH-6 = A push goes 1 step along an open corridor onto a built tile. If there is none, the loser stays.
rule-PSH-7 = An active player who is pushed off goes on with the turn.

## Lives and death

rule-LIF-1 = Each character has 4 life tokens, which start on the active side.
rule-LIF-2 = For each life lost, an active life token is turned over.
rule-LIF-3 = For each life healed, an inactive one is turned back. Nobody has more than 4.
rule-DTH-1 = A character that loses its last life dies: it drops 1 key where it is.
rule-DTH-2 = If it has no key it drops 1 item, which its player chooses; if it has no item either, nothing.
rule-DTH-3 = Then its pawn goes back to the start space with all 4 lives active.
rule-DTH-4 = Death neither takes the Fate Crystal nor renews it.
rule-DTH-5 = Everything else a dead character has stays with it.
rule-DTH-6 = Lives lost beyond the last one are forgotten.
rule-DTH-7 = If the active player’s character dies, the turn goes on with the actions that are left, and begins again with a Move.
rule-DTH-8 = What a character drops when it dies on its start space lies on the key tile beside it.
rule-DTH-9 = If several die at once, they are settled clockwise, beginning with the active player.

## Traps

rule-TRP-1 = To Set a Trap, pay 1 action, draw a trap from the pool and put it face down, without looking, on any corridor of the board that allows it.
rule-TRP-2 = No trap is set where another character stands.
rule-TRP-3 = No trap ever lies on the centre tile or on a start space.
rule-TRP-4 = A corridor holds at most 1 trap.
rule-TRP-5 = Traps belong to corridors, not to tiles: a tile can hold one for each of its corridors.
rule-TRP-6 = A trap stays for the whole game, and works on everybody who enters, even on the one who set it.
rule-TRP-7 = Traps are laid by symbols on new tiles, by Set a Trap, and by abilities and other effects.
rule-TRP-8 = Who comes onto a corridor with a trap turns it up, finds it in the Labyrinth Table and takes the trap test.
rule-TRP-9 = The table lists each trap with the number of rolls, the difficulty and the effect.
rule-TRP-10 = For a trap test, 2 dice are rolled as many times as the trap demands. Each sum that reaches the difficulty spares the character a part of the effect.
rule-TRP-11 = What the rolls do not spare happens as the table describes.
rule-TRP-12 = A trap does nothing beyond its own corridor.
rule-TRP-13 = Repeating a trap test means repeating all of its rolls, good ones included.
rule-TRP-14 = A trap that is ignored on the way from the start space stays face down.
rule-TRP-15 = A trap that has been turned up stays face up.
rule-TRP-16 = A trap set under your own pawn waits for the next one to enter.
rule-TRP-17 = All rolls of a trap test come first, then the chance to repeat them, then the effect in the order of the table.
rule-TRP-18 = An effect that would lay a second trap on a corridor, or one from an empty pool, lays none.

## The Golem

rule-GOL-1 = The Golem starts on the centre tile.
rule-GOL-2 = To Move the Golem, pay 1 action, turn up the top card of the Golem deck, do what its symbol demands, and discard it. Once a turn is the limit.
rule-GOL-3 = A 1, 2 or 3 moves the Golem that many corridors, the way the player likes.
rule-GOL-4 = On a stay card the Golem does not move.
rule-GOL-5 = A centre card puts the Golem on the centre tile.
rule-GOL-6 = The Golem moves as characters do, but always the full number of its card.
rule-GOL-7 = At a bridge the Golem keeps to its own corridor.
rule-GOL-8 = The Golem takes no notice of traps or other tokens.
rule-GOL-9 = The Golem cannot begin by going back to where the previous player moved it from.
rule-GOL-10 = In a dead end, with steps left, the Golem turns round.
rule-GOL-11 = Only the turn just before counts for that: if the previous player did not move it, any way is free.
rule-GOL-12 = Within one card the Golem turns round only in dead ends. Where the corridor forks, the player chooses.
rule-GOL-13 = For the Golem, a closed edge, an empty cell and a start space are dead ends.
rule-GOL-14 = With no way at all, the Golem stays; the action and the card are spent.
rule-GOL-15 = Where the Golem came from is the corridor it was on before its last step.
rule-GOL-16 = For the Golem test, roll 2 dice: only 12 succeeds. If it fails, the pawn goes back to its start space at once.
rule-GOL-17 = When the Golem comes onto a corridor with characters, each of them takes the Golem test.
rule-GOL-18 = That goes for every corridor on its way, not just the last. Tests go clockwise from the active player, and come before the next step.
rule-GOL-19 = A character that comes onto the Golem’s corridor takes the test too.
rule-GOL-20 = Failing the Golem test costs neither lives nor keys nor items.
rule-GOL-21 = A Golem put on the centre tile by a card makes the characters there take the test.
rule-GOL-22 = Who has passed the test and stays by the Golem is left in peace until one of them arrives anew.
rule-GOL-23 = An empty Golem deck is renewed by shuffling its discards.
rule-GOL-24 = The Golem’s way is chosen one step at a time.
rule-GOL-25 = A second Golem card in one turn is not held back by the first.
rule-GOL-26 = A centre card takes the Golem past nobody: there are no tests on the way.
rule-GOL-27 = The discards are shuffled only when a card is needed and none is left.

## Events

rule-EVT-1 = To Call an Event, pay 1 action, take the top card of the event deck, read it out and carry it out. Once a turn is the limit.
rule-EVT-2 = An event’s once rule comes first; the active player carries it out.
rule-EVT-3 = Its lasting rule then holds for every character until the next event is called.
rule-EVT-4 = The card may lie on the centre tile as a reminder. Lying there does nothing.
rule-EVT-5 = Annihilation is the last event: its rule holds to the end, and no more events can be called.
rule-EVT-6 = A once rule that cannot be carried out is skipped.
rule-EVT-7 = Where an event leaves a choice, it is the active player’s, who may choose their own character too.
rule-EVT-8 = An event that bars abilities bars using them and bonuses that work by themselves. Tokens on the board and what began earlier go on, and so do items.
rule-EVT-9 = Calling an event ends the lasting rule of the one before. A replaced card is out of the game.

## The Fate Crystal

rule-CRY-1 = An active Fate Crystal can be used at any moment, in others’ turns too, for no action. That makes it inactive.
rule-CRY-2 = It repeats one of your own tests, and only the new result counts.
rule-CRY-3 = A repeated trap test is rolled anew from the first roll.
rule-CRY-4 = It also pays for abilities that demand it, besides whatever else they cost.
rule-CRY-5 = To Activate the Fate Crystal, pay 2 actions and turn it to its active side.
rule-CRY-6 = A test is repeated when all its dice are known and nothing has come of them yet.
rule-CRY-7 = An ability that costs actions as well as the Crystal is for your own turn. One that costs just the Crystal works when its card says, or between activities.

## Keys

rule-KEY-1 = You pick up keys and items for no action, in your own turn only, as many as you like.
rule-KEY-2 = They have to lie on the corridor where your character stands.
rule-KEY-3 = If you have just come onto the corridor, this is the fifth step of exploring.
rule-KEY-4 = You cannot take the key of your own key tile, the one beside your start space.
rule-KEY-5 = You can take a key that another player’s character has dropped there, though.
rule-KEY-6 = Of several keys on your own key tile you can take as many as others have dropped there.
rule-KEY-7 = A key that began on your own key tile but lies somewhere else is free to take.
rule-KEY-8 = A character can carry any number of keys.
rule-KEY-9 = Keys are never put down, given away or swapped on purpose.

## Items

rule-ITM-1 = An item is a token with a card, on which its name and its ability stand.
rule-ITM-2 = A character carries at most 2 items.
rule-ITM-3 = You cannot throw an item away, only swap it for another.
rule-ITM-4 = A swap costs no action, and goes with picking up another item, in your own turn only.
rule-ITM-5 = The item you swap away stays on your corridor.
rule-ITM-6 = Each item you carry can be swapped once a turn, if there is another to take for it.
rule-ITM-7 = Characters do not trade items.
rule-ITM-8 = Only somebody who already has 2 items swaps.
rule-ITM-9 = An item’s card says when it works and what it costs.
rule-ITM-10 = Using an item for no action is an activity; a bonus that works by itself is not. Nothing that is free can be repeated in a turn without end.

## Changing character

rule-CHR-1 = Changing the character leaves your lives as they are.
rule-CHR-2 = It leaves your Fate Crystal and your stun tokens as they are.
rule-CHR-3 = You keep your keys and items.
rule-CHR-4 = Tokens and effects of the old character go on working, but the new one has no advantage from them unless its card says so.
rule-CHR-5 = You take the tokens of the new character from the box, except those that are on the board already.
rule-CHR-6 = When the Illusionist has been changed away, whoever enters one of those face-down tiles, or reveals it with the Golem, decides how it is turned.
rule-CHR-7 = A change is settled before anything else. The pawn is exchanged where it stands, and the start space stays.
rule-CHR-8 = Only cards change characters: you get one that is not in play, at random unless the card says otherwise.
rule-CHR-9 = A face-down tile of the Illusionist is turned up by whoever enters it, so that the edge that was entered is open.

## Limits

rule-LIM-1 = There are only as many components as the box holds, with the exceptions below.
rule-LIM-2 = Stun tokens never run out.
rule-LIM-3 = The Golem deck is made anew from its discards.
rule-LIM-4 = Traps that leave the board are mixed into their pool; tiles go to the bottom of theirs.
rule-LIM-5 = A rule about pawns includes the Golem; a rule about characters does not.
rule-LIM-6 = Items that leave the board are mixed into their pool.

## Two players

rule-TWO-1 = With two players, the Lady of Golems and the High Priestess stay in the box.
rule-TWO-2 = With two players, the centre tile lies one cell away from the middle, towards start space 5.
rule-TWO-3 = The two players use start spaces 1 and 3.
rule-TWO-4 = In all else they play like more players.

## The hidden Labyrinth

rule-VAR-1 = As a variant, items on new tiles are laid face down.
rule-VAR-2 = A hidden item is shown to all when it is picked up, and stays open from then on.

## Worked examples

rule-EXA-1 = The Swordmaster’s player calls Terror and names the Lady of Golems, who loses 1 life. From then on nobody uses abilities, until another event is called.
rule-EXA-2 = The Sister of War comes to the Swordmaster and the Warlock and fights the Swordmaster: 7 against 6 + 2. She gives 1 life for Fury, so 9 beats 8.
rule-EXA-3 = With her Rending the Swordmaster loses all 4 lives instead of 1. He drops a key, goes to his start space, and has 4 lives again.
rule-EXA-4 = The Warlock was left alone and could attack her now, but lets it be. She picks up the key that was dropped, in the same turn.
rule-EXA-5 = On the centre tile the Paladin fights the Lady of Golems: 9 against 8 + 1 is a tie. They roll again, and his 12 beats her 10 + 1.
rule-EXA-6 = The Paladin pushes her onto a corridor with a trap, which she has to test. He is alone on the centre tile with a key, in his own turn: he has won.
