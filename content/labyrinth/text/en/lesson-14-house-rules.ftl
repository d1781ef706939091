### The words of lesson 14: house rules.

lesson-house-rules-title = House rules
lesson-house-rules-about = Where the rulebook is open your group decides: each switch, both ways.

lesson-house-rules-switches-title = Eleven switches
lesson-house-rules-switches =
    In eleven places the rulebook can be read in two ways, and tables do. Here you see each of them **the usual way first, then by the
    house rule**, in the same position.
    { $medium ->
        [page] In the form of a new game they stand under “Rules to agree on”.
       *[notebook] A position has them in its line `rulings`, a new game in the option of that name.
    }

lesson-house-rules-first-move-title = Out of the house first
lesson-house-rules-first-move =
    The Rope-Dancer (A) died a while ago and is on S1 again. **Usually** a pawn on its start space has to Move first, in every turn.
lesson-house-rules-first-move-done = No Build before the Move. After it everything is open.

lesson-house-rules-only-the-first-turn-title = First turn only
lesson-house-rules-only-the-first-turn =
    The **house rule**: only in its first turn does a pawn have to Move first. The Rope-Dancer (A), on S1 in a later turn, has a miner’s lamp in hand.
lesson-house-rules-only-the-first-turn-done = He can stay at home and Build, or look at the next tile with his lamp.

lesson-house-rules-face-up-title = Face up
lesson-house-rules-face-up =
    An item on a new tile **usually** lies face up. The Rope-Dancer (A) Builds on e4, and everybody sees what has come: a bone whistle.

lesson-house-rules-hidden-title = Face down
lesson-house-rules-hidden =
    The **house rule**, the hidden Labyrinth: items on new tiles lie face down until somebody picks them up. The Rope-Dancer (A) stands on one. Which
    announcement is legal?
lesson-house-rules-hidden-done = Nobody can name what nobody has seen. He picks up what lies there, and it is the bone whistle.

lesson-house-rules-two-free-hands-title = A free hand
lesson-house-rules-two-free-hands =
    The Rope-Dancer (A) carries a hemp rope, and a miner’s lamp lies here. **Usually** only somebody with full hands swaps.
lesson-house-rules-two-free-hands-done = With one item he has a hand free, so he picks the lamp up and has both.

lesson-house-rules-any-hand-title = Any hand
lesson-house-rules-any-hand =
    The **house rule**: whoever carries an item may swap it. The Rope-Dancer (A) would like to be rid of his rope.
lesson-house-rules-any-hand-done = The rope lies on c3 now, and the lamp is in his hand. One item before, one after.

lesson-house-rules-each-of-them-title = Each of them
lesson-house-rules-each-of-them =
    The Rope-Dancer (A) comes to b2a, where the Courier (B) and the Pedlar (C) are. **Usually** he may fight each of them once. He fights the
    Courier and leaves the Pedlar alone. So the Pedlar attacks him, 7 against 5.

lesson-house-rules-one-of-them-title = One of them
lesson-house-rules-one-of-them =
    The **house rule**: whoever enters a corridor may fight one character there for free. The Rope-Dancer (A) has fought the Courier (B).
lesson-house-rules-one-of-them-done = One free combat, and free combat is over: the Pedlar does not get one either. Attacks, for an action each, are still possible.

lesson-house-rules-peaceful-title = For the peaceful
lesson-house-rules-peaceful =
    This is **another house rule**: those left alone may attack only if the newcomer fought nobody. The Rope-Dancer (A) fights the Courier (B), and leaves the
    Pedlar (C) alone.
lesson-house-rules-peaceful-done = He has fought, so the Pedlar cannot attack him. Had he fought nobody, both could.

lesson-house-rules-died-in-a-jump-title = A bad day
lesson-house-rules-died-in-a-jump =
    The Rope-Dancer (A), 1 life, jumps up from d2b and fails: dead. **Usually** he gets the stun token all the same, and his turn goes on: he Rests
    on S1.

lesson-house-rules-spared-title = Spared
lesson-house-rules-spared =
    The **house rule**: whoever dies of a fall gets no stun token. The same jump, the same dice.
lesson-house-rules-spared-done = Home, healthy, and 1 action left to set out again.

lesson-house-rules-turn-over-title = Enough for today
lesson-house-rules-turn-over =
    This is **another house rule**: the turn ends with the character’s death. The same jump once more.
lesson-house-rules-turn-over-done = The stun token is his again, but he cannot Rest now: the Courier has the turn.

lesson-house-rules-caught-title = Caught below
lesson-house-rules-caught =
    The Courier (B) falls from d2a, right in front of the Rope-Dancer (A). **Usually** those below may fight him for free. He is stunned, so he loses
    without a roll: 1 life more.

lesson-house-rules-left-alone-title = Let him lie
lesson-house-rules-left-alone =
    The **house rule**: a fall brings no free combat. The Courier (B), 4 lives, falls just as before.
lesson-house-rules-left-alone-done = Two lives for the fall, and that is all. It is his turn still, with 1 action: enough to Rest.

lesson-house-rules-into-the-middle-title = Guest of honour
lesson-house-rules-into-the-middle =
    The Courier (B) waits on the centre tile with a key. The Rope-Dancer (A) turns up a centre card. **Usually** those on the centre tile make the
    Golem test: 10, and the Courier is at home.

lesson-house-rules-in-passing-title = A polite Golem
lesson-house-rules-in-passing =
    The **house rule**: if the Golem comes to the centre tile by a card, those there are spared. Where is the Courier (B) then?
lesson-house-rules-in-passing-done = Still there, side by side with the Golem, and without a single roll.

lesson-house-rules-to-the-end-title = Paid is paid
lesson-house-rules-to-the-end =
    The Sister of War (A) attacks the Courier (B), 6 against 8, and pays 1 life for Fury: +2, a tie. **Usually** what was paid for counts to the end of
    the combat: 7 + 2 against 8, and her Rending takes all his lives.

lesson-house-rules-one-round-title = For one round
lesson-house-rules-one-round =
    The **house rule**: what was paid for counts in its round only. Both have 4 lives, and the dice fall as before: 6 against 8, Fury, then 7 against 8.
lesson-house-rules-one-round-done = One life for Fury, one for the combat. After the tie the +2 was gone.

lesson-house-rules-nobody-title = Silence
lesson-house-rules-nobody =
    Terror is in force. The Bell-Ringer (A) attacks the Swordmaster (B), 7 against 6. **Usually** abilities that work by themselves stop too, so Parry
    adds nothing.

lesson-house-rules-by-itself-title = Out of habit
lesson-house-rules-by-itself =
    The **house rule**: abilities that work by themselves go on working. Both have 4 lives, and the dice fall as before.
lesson-house-rules-by-itself-done = Parry adds 2 whether he thinks of it or not: 7 against 8.

lesson-house-rules-in-and-out-title = In good order
lesson-house-rules-in-and-out =
    You are the Rope-Dancer (A), with 1 action and a single life. On b2a are the Courier (B) and the Pedlar (C). In this game those left alone may attack
    only if you fought nobody. Get to b2a so that nothing is left to be settled!
    { $medium ->
        [page] You decide for all three.
       *[notebook] `move NW`, then `fight` and a letter, or `stop`.
    }
lesson-house-rules-in-and-out-hint = One fight makes the other one harmless.
lesson-house-rules-in-and-out-done = One fight won, one avoided. By the usual rule the other would decide now.
lesson-house-rules-in-and-out-not-there = They are on b2a, and you are on c3.
lesson-house-rules-in-and-out-not-settled = First settle what your arrival brings.
lesson-house-rules-in-and-out-too-peaceful = You fought nobody, so now they may fight you.

lesson-house-rules-trade-in-title = Trade in
lesson-house-rules-trade-in =
    You are the Rope-Dancer (A), with a rope and a free hand. Here whoever carries an item may swap it. Carry the lamp, and leave your rope on c3!
    { $medium ->
        [page] The buttons are beside the board.
       *[notebook] `swap`, what you lay down, what you take: `swap rope lamp`.
    }
lesson-house-rules-trade-in-hint = Picking up fills the second hand. What empties the first one?
lesson-house-rules-trade-in-done = Usually this takes two full hands.
lesson-house-rules-trade-in-both = Now you carry both, and nothing lies on c3.
lesson-house-rules-trade-in-in-hand = The rope is in your hand already.
lesson-house-rules-trade-in-other-way = First what you lay down, then what you take.

lesson-house-rules-play-title = Try it
lesson-house-rules-play =
    Three house rules are in force: Move first only in the first turn, any item may be swapped, and a centre card spares those on the centre tile. Make
    use of them!

lesson-house-rules-may-i-title = May I?
lesson-house-rules-may-i = Somebody announces something, by the usual rules. Is it allowed? Say yes or no; afterwards the rule explains itself.

lesson-house-rules-set-the-table-title = If you own the box
lesson-house-rules-set-the-table =
    - **Cards:** 15 characters, 15 items, 12 events, 12 for the Golem
    - **Tokens:** 60 traps, 24 lives, 21 abilities, 15 items, 14 stuns, 8 Crystals, 6 keys
    - **And:** 15 pawns, the Golem, 7 bases, 2 dice, the Labyrinth Table

    Shuffle the Golem deck, and the events with Annihilation at the bottom. Stun tokens and the Table lie within reach.
lesson-house-rules-set-the-table-board = Set up for three: start spaces 1, 3 and 5, a key on every key tile, the Golem on the centre tile.

lesson-house-rules-for-two-title = Only two of you?
lesson-house-rules-for-two =
    With two players you take start spaces 1 and 3, and the centre tile lies one place away from the middle, towards start
    space 5: on d3. That makes the way equally long for both. The Lady of Golems and the High Priestess stay in the box. All else
    is the same.
lesson-house-rules-for-two-board = Set up for two: start spaces 1 and 3.
lesson-house-rules-for-two-middle = The centre tile lies on d3, and d4 is empty.

lesson-house-rules-your-table-title = Your table
lesson-house-rules-your-table =
    If you like Python: set up a game by your own house rules.

lesson-house-rules-done-title = Now play!
lesson-house-rules-done =
    - Agree before the game: eleven questions, two answers each.
    - What you choose is part of the game: the board judges by it, and a saved game keeps it.

    That was the last lesson. The Labyrinth is waiting, and somebody is on the centre tile already.
