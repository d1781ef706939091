### Why a ruling was needed where the rulebook is open, and why it was made so.

## What the box holds

ruling-why-CMP-3 = The list of the box speaks of 146 tokens, but its parts make 148. The parts are taken as they stand: nothing depends on the spare Crystals.
ruling-why-CMP-4 = The kind of dice is not stated. With six sides a sum of 12 is just possible, which the Golem test needs.

## Setup

ruling-why-SET-3 = The picture of the field is lost. A hexagon with 4 cells to a side has 37 cells, exactly as many as there are tiles.
ruling-why-SET-5 = The picture is lost. Only the corners of the field fit six key tiles evenly, each open towards the start space beyond it.
ruling-why-SET-6 = The text says each key tile, so the number of players makes no difference.
ruling-why-SET-12 = Drawing and choosing are both allowed. With one pawn of each character, nobody can share one.
ruling-why-SET-14 = The picture is lost. The start spaces are spread as evenly as the number of players allows, and seats follow them clockwise.
ruling-why-SET-16 = Ties are not mentioned. Only those who tied for the highest sum roll again. The roll is no test of a character, so no Crystal repeats it.
ruling-why-SET-17 = The pictures are lost. The centre tile is open on all 6 sides, as a winner there chooses where to push; a key tile is open to its start space and to its 3 neighbours in the field.

## How the game is won

ruling-why-END-2 = With fewer than six players some key tiles belong to nobody; their keys are good for everybody. The bar is on taking a key from your own tile: a key that you have, from wherever, wins.
ruling-why-END-3 = The text does not say at which moment it is looked at. It is at the start of a turn, and after each activity with all that it set off, as in the last worked example.
ruling-why-END-4 = The goal speaks of other characters, and the Golem is none. Whoever shares a tile with it has passed its test.
ruling-why-END-5 = The goal demands one’s own turn. If nothing has changed by then, it is met at once.
ruling-why-END-6 = Being stunned bars activities, and winning is none.
ruling-why-END-7 = No other end is named. Players may agree to stop; a simulation gives up after 200 rounds and counts such games apart.

## A turn and its actions

ruling-why-ACT-9 = Only two activities carry a limit, so the others have none.
ruling-why-ACT-11 = The text says that actions can be spent. Where it says must, it decides what comes next, not that something has to come; so no turn can get stuck.
ruling-why-ACT-12 = Nothing says when a turn ends. It is the player who ends it, but never in the middle of something.
ruling-why-ACT-13 = The rulebook does not speak of failed attempts. What was refused never happened; what was tried is spent.
ruling-why-ACT-14 = The fixed order of exploring implies it. Only repeated tests, and abilities that say so, come in between.
ruling-why-ACT-15 = The list is gathered from all over the rulebook. Nothing else is left to players out of turn.

## Tiles

ruling-why-TIL-2 = Whether the frame counts as a neighbour is not said. It does not, but the centre tile and key tiles do, even along a closed edge.
ruling-why-TIL-6 = What makes a corridor the last one is not explained. Empty cells count as open, as anything may still be built there; start spaces are no way. So the keys and the centre always hang together, and a pawn can always go on.
ruling-why-TIL-7 = Matching edges are never demanded, and the text itself speaks of closing corridors.
ruling-why-TIL-8 = The rulebook does not foresee it. When no tile of the pool fits, which is common near the end, the first one taken is laid face down for good, as a corridor open on all 6 sides. So Build is refused only when the pool is empty.
ruling-why-TIL-11 = What to do when a pool is empty is not said: that symbol brings nothing.
ruling-why-TIL-18 = Where a pawn on a demolished tile would go is not said. So the tile stays, unless a card also says where the pawn goes.
ruling-why-TIL-19 = The text says look, then lay, and never speaks of putting a tile back.
ruling-why-TIL-20 = The rulebook does not speak of it. If effects could break what Build must keep, pawns could be walled in for good.

## Moving

ruling-why-MOV-2 = The text only says that the corridor goes on. One that faces a closed edge does not.
ruling-why-MOV-3 = One page says it of the first turn, another of every time the pawn is there. The second is taken, after a death too. Rest comes first for a stunned character, and repeating a test stays possible.
ruling-why-MOV-4 = The text speaks of a Golem on the start space, but it never goes there: the key tile is meant. Each try is paid for; the limit of one a turn does not stop it.
ruling-why-MOV-6 = Entering one’s own start space again is not forbidden. It makes the next activity a Move once more. Nobody enters an unused one.
ruling-why-MOV-7 = No limit is given, and the text speaks of several characters on one corridor.

## Exploring

ruling-why-EXP-5 = One page allows one free combat, others allow one with each character there. The others, and the example, are followed.
ruling-why-EXP-6 = The text lets you swap when you carry more than 2 items, which cannot be. With exactly 2 is meant, as it says elsewhere.
ruling-why-EXP-7 = Each step speaks of the corridor the character is on. If it is put on another, it explores that one from the start; on its start space there is nothing to explore.
ruling-why-EXP-8 = Being put somewhere is not mentioned here, but another page treats it like moving. The fifth step is left out in others’ turns and after a push. If two are put at once, they explore clockwise.
ruling-why-EXP-9 = The rulebook does not foresee effects that send a character in circles. So each token is passed over the second time.

## Bridges and jumps

ruling-why-BRG-8 = The text lets the character explore without exception. But free combat needs somebody who has come, and here nobody has.
ruling-why-BRG-9 = Only exploring depends on being alive; the rest comes in turn. What is dropped lies where the fall ended.
ruling-why-BRG-11 = Exploring is granted without exception, and the fallen character has come to a new corridor. As it is stunned, only the others may attack.

## Stun

ruling-why-STN-6 = Using the Crystal is an activity of no cost, which a stun bars. The jump that failed can still be repeated: the stun comes after it.
ruling-why-STN-7 = A stunned character can do nothing else, so this goes before the Move.
ruling-why-STN-8 = Both would lose. By the rules alone it cannot happen, as a stunned character does not attack.

## Combat

ruling-why-CMB-2 = One page speaks of a character or characters, but the page on combat is exact.
ruling-why-CMB-8 = Who goes first is not said. Each repeats only their own test; once both pass in a row the results stand. In a new round, what is still unused can be used.
ruling-why-CMB-9 = The worked example shows it. The moment is the same as for the Crystal, unless the card says otherwise.
ruling-why-CMB-10 = Combat is described between characters only, and the Golem has just its test.
ruling-why-CMB-11 = Nobody else can be on that space.
ruling-why-CMB-12 = Losing without tests leaves no roll to repeat or to raise. All that follows a victory follows here too.

## Free combat

ruling-why-FRE-3 = The text can be read so that only a newcomer who fights nobody may be attacked. In the example she fights one, and the other may still attack: so it is.
ruling-why-FRE-4 = How players are asked is not said. They answer clockwise from the newcomer; a yes binds, unless the newcomer has gone.
ruling-why-FRE-8 = The text names only the active player, but it means the one who comes.
ruling-why-FRE-9 = Free combat is an activity of no cost, which a stun bars; being attacked is none.
ruling-why-FRE-10 = The limit is on free combat. An Attack is another activity, and it is paid for.
ruling-why-FRE-11 = One after another can only mean that each result is known before the next is named.

## Pushing off the centre

ruling-why-PSH-5 = It is on its start space by then.
ruling-why-PSH-6 = A push counts as a move, so it needs a way. What happens without one is not said; a loser that stays keeps the winner from being alone.
ruling-why-PSH-7 = Nothing ends the turn. Only exploring the centre tile is over, and after the push has been explored, picking up is possible again.

## Lives and death

ruling-why-LIF-3 = There are only 4 life tokens for each player.
ruling-why-DTH-5 = The list of what death takes names nothing else.
ruling-why-DTH-6 = Death sets the lives to 4. It would be odd to take the rest of the loss from them.
ruling-why-DTH-7 = Nothing ends the turn, not even a failed Golem test. The rules for a pawn on its start space say what comes next.
ruling-why-DTH-8 = Only an event or an ability can do that, and the rulebook does not foresee it. On the start space itself nobody else could ever take what was dropped.
ruling-why-DTH-9 = An effect may cause it; the order is not given. Clockwise is the order of everything else.

## Traps

ruling-why-TRP-2 = Another means another than your own: you may set one under yourself if you are alone, and under the Golem, and on a key tile.
ruling-why-TRP-6 = The text says to the end of the game, but a demolished tile takes its traps along, and a card may remove one.
ruling-why-TRP-11 = The table is lost. Ours gives the effect of each failed roll.
ruling-why-TRP-14 = To ignore a trap is to skip the whole step.
ruling-why-TRP-15 = Only hidden traps are turned, and nothing turns them back.
ruling-why-TRP-16 = Traps work on those who enter. Standing still is not entering.
ruling-why-TRP-17 = The order is not given. Nothing is lost by it: who dies or leaves the corridor on the way is spared the rest.
ruling-why-TRP-18 = The limits for players hold for effects as well.

## The Golem

ruling-why-GOL-12 = The text speaks of one direction, and of turning only in dead ends. The same test serves every step.
ruling-why-GOL-13 = Dead ends are not explained. The rulebook only ever has the Golem on the key tile before a start space.
ruling-why-GOL-14 = At the beginning the centre tile has no neighbours, so it has to be possible.
ruling-why-GOL-15 = Which of up to three corridors is meant is not said. A loop that leads there again is not going back; a card that does not move it step by step leaves no bar.
ruling-why-GOL-18 = It moves as characters do, one corridor after another. The order of tests is the order of everything else.
ruling-why-GOL-20 = Only the way back is named.
ruling-why-GOL-21 = However it gets there, it comes to their corridor; unless it was there before.
ruling-why-GOL-22 = The test is about arriving.
ruling-why-GOL-24 = The text says direction, and up to three corridors. Seeing the tests before the next step is fairest to all; it goes on even if the player’s own character was sent away.
ruling-why-GOL-25 = The bar is about the previous player’s turn only. If the first card did not move it, that bar is still there.
ruling-why-GOL-26 = The text says put, not moved.
ruling-why-GOL-27 = The rulebook says when the deck runs out. Nothing looks at it before the next card is needed.

## Events

ruling-why-EVT-6 = The rulebook does not say. The lasting rule comes into force all the same.
ruling-why-EVT-7 = In the example the caller names any character; the caller’s own is not excluded.
ruling-why-EVT-8 = The example keeps what already works. Where the line runs is not said, so it runs between a character’s abilities and all else.
ruling-why-EVT-9 = How one follows the other is not spelled out. At most 12 events are called in a game.

## The Fate Crystal

ruling-why-CRY-2 = One page says your own test, another any test, then a roll you made. Your own it is.
ruling-why-CRY-6 = Later it could undo what has happened. A Crystal that was activated again may repeat a repeated test.
ruling-why-CRY-7 = One page says at any moment, another lets only the active player spend actions. Both hold.

## Keys

ruling-why-KEY-6 = Keys all look alike, so each key tile counts what others dropped there. If someone else takes one, a barred key goes first.
ruling-why-KEY-7 = The bar is on a place, not on a token.
ruling-why-KEY-9 = Only items are swapped, and only death drops anything.

## Items

ruling-why-ITM-6 = Counted for each token: one laid down this turn and taken back stays until the next turn.
ruling-why-ITM-8 = One page says so and the other does not repeat it. With room left there is no need to swap.
ruling-why-ITM-9 = No card is shown. Without a word on it, an item works by itself.
ruling-why-ITM-10 = No card is shown. A free use without a limit would never let a turn end.

## Changing character

ruling-why-CHR-7 = The sentence has lost what it refers to. This is the least it can mean.
ruling-why-CHR-8 = What causes a change is not said. With two players the characters left out stay out.
ruling-why-CHR-9 = Only its existence is known. Until then it counts as an empty cell for the last corridor, and as taken for a Build. If no turning will do, it becomes a blank tile. Its symbols come before exploring.

## Limits

ruling-why-LIM-1 = What an empty pool means is not said: an activity that needs it is refused, an effect that needs it does nothing.
ruling-why-LIM-6 = One page says that items return, the other tells how only for traps and tiles.

## Two players

ruling-why-TWO-2 = The picture is lost. One step towards start space 5 keeps the centre tile equally far from both players.
ruling-why-TWO-3 = The picture is lost. With one unused start space between them there is a reason to move the centre tile; opposite each other there would be none.
ruling-why-TWO-4 = No other change is named, so all 6 keys are laid.

## The hidden Labyrinth

ruling-why-VAR-2 = The rulebook does not say when it is turned up. It is chosen unseen, and cannot be hidden again.
