### The words of lesson 02: the turn, its actions, the first Moves.

lesson-turn-title = Two actions a turn
lesson-turn-about = What a turn is made of, what things cost, and where a corridor leads.

lesson-turn-two-actions-title = Your purse
lesson-turn-two-actions =
    When your turn comes you get **2 actions**. They are money: you spend them on **activities**, in any order you like. Most
    activities cost 1 action, two of them cost 2, and some are free.

    Only the **active player**, the one whose turn it is, spends actions. All the others wait, and pretend not to look at your
    keys.

lesson-turn-who-begins-title = The first Move
lesson-turn-who-begins =
    Everybody rolls two dice. The highest sum begins, and then it goes clockwise; those tied for the highest roll again.

    The Tracker (A) has rolled 10. Watch her first turn. Her first activity **must** be the Move from the start space to her key
    tile. After that she is free, and Moves once more. After every Move a character looks round in its new corridor: that is
    called exploring.

lesson-turn-first-steps-title = First steps
lesson-turn-first-steps =
    The Tracker is still on S1, on the frame. Two tiles lie beside her key tile already. Take her to b4, south-west of it. She
    would love to build something first, but a character on its start space has only one thing to do.
lesson-turn-first-steps-hint = Out onto the key tile first: it lies to the south-west of S1. Then on in the same direction.
lesson-turn-first-steps-done = Two Moves, two actions. The first one was compulsory, the second was your choice.
lesson-turn-first-steps-build = Later! As long as she is on her start space, the first activity has to be a Move.
lesson-turn-first-steps-nothing-there = South-east of the key tile nothing has been built yet. Nobody walks on nothing.
lesson-turn-first-steps-west = That was a3, to the west: a place as good as any, but not the one you wanted.
lesson-turn-first-steps-own = Her own key again. It looks at her every morning, and still she may not take it.

lesson-turn-prices-title = The price list
lesson-turn-prices =
    - **1 action:** Build, Move, Risky Jump, Rest, Attack, Set a Trap, Move the Golem, Call an Event
    - **2 actions:** Safe Jump, Activate the Fate Crystal
    - **free:** picking up keys and items, swapping an item, using the Crystal, free combat

    You Move the Golem only once a turn, and Call an Event only once. Whatever else costs 1 action you may do twice. You pay all
    at once, and there is no credit.
lesson-turn-prices-one = 1 action
lesson-turn-prices-two = 2 actions
lesson-turn-prices-free = Free
lesson-turn-prices-one-build = Build
lesson-turn-prices-one-move = Move
lesson-turn-prices-one-risky-jump = Risky Jump
lesson-turn-prices-one-rest = Rest
lesson-turn-prices-one-attack = Attack
lesson-turn-prices-one-trap = Set a Trap
lesson-turn-prices-one-golem = Move the Golem
lesson-turn-prices-one-event = Call an Event
lesson-turn-prices-two-safe-jump = Safe Jump
lesson-turn-prices-two-crystal = Activate the Fate Crystal
lesson-turn-prices-free-pick-up = Pick up keys and items
lesson-turn-prices-free-swap = Swap an item
lesson-turn-prices-free-use-crystal = Use the Crystal
lesson-turn-prices-free-free-combat = Free combat

lesson-turn-no-credit-title = No credit, no savings
lesson-turn-no-credit =
    The Tracker’s **Fate Crystal** has gone dark: it is inactive. To Activate it costs 2 actions. (What it is good for you learn
    in lesson 11. It is good.) What should she do first, and what not at all?
lesson-turn-no-credit-hint = She has 2 actions and the Crystal costs 2. There is no room for anything else, and nothing can be put aside.
lesson-turn-no-credit-done = All or nothing: both actions went into the Crystal, and it glows again.
lesson-turn-no-credit-one-left = A Move first, and one action is left. The Crystal costs two, and nobody lends you one.
lesson-turn-no-credit-saved = You have ended the turn with two actions in hand. They are not saved for the next one: they are gone.
lesson-turn-no-credit-stroll = A pleasant walk, and one action is left. For the Crystal that is one too few in this turn.

lesson-turn-closed-doors-title = Two sides of an edge
lesson-turn-closed-doors =
    To get across an edge, the corridor has to be open **on both sides**: on your tile and on the next one. The Tracker stands
    on c5 and wants the key of K2, on d7. There are two ways that look short. One of them ends at a wall.
    { $medium ->
        [page] This time no place is lit: look at the edges, then press the tile.
       *[notebook] Look at the edges before you write.
    }
lesson-turn-closed-doors-hint = The tile on d6 has no opening towards her. The one on c6 has.
lesson-turn-closed-doors-done = East, then south-east: every edge on this way is open from both sides.
lesson-turn-closed-doors-their-wall = Her own corridor opens to the south-east, but the tile there shows a wall to her. A dead end!
lesson-turn-closed-doors-own-wall = Her own corridor does not open to the north-east at all.
lesson-turn-closed-doors-outside = That would lead off the field, straight through the frame.
lesson-turn-closed-doors-forgot = She is there, and the key is still lying. Picking up is free, but you have to do it.

lesson-turn-count-title = Count along
lesson-turn-count =
    The Tracker is on c5 with 2 actions. She Moves to c6. A Miner’s Lamp lies there, and she picks it up. How many actions has
    she left then? Where is she, and who decides next?
lesson-turn-count-done = The Move cost 1, the lamp nothing: 1 action is left, and it is still her turn. What is free fits in before, between and after what is paid.

lesson-turn-not-my-door-title = Not my door
lesson-turn-not-my-door =
    The Tracker is on f5, in front of the Swordmaster’s key tile (K3, on g4). He is still polishing his boots on his start space
    S3. Take his key and be back on f5 before he notices. But keep out of his start space: nobody enters one that belongs to
    someone else.
lesson-turn-not-my-door-hint = In, take, out: two Moves, and something free in between.
lesson-turn-not-my-door-done = In and out with one key more. For him this was his own key: he could not even have used it.
lesson-turn-not-my-door-bedroom = That is his start space. Nobody but he may enter it, not even to say sorry.
lesson-turn-not-my-door-first-this = One thing at a time. A key lies here: first take it or leave it, and then go on.
lesson-turn-not-my-door-without = Out again, with empty hands. What did you go in for?
lesson-turn-not-my-door-long-arm = Here on f5 lies nothing. The key is one tile further.

lesson-turn-small-print-title = The small print
lesson-turn-small-print =
    - You may end your turn with actions left. They are lost.
    - What is refused costs nothing. What was allowed is paid for, even if nothing comes of it.
    - One activity is settled to the end before the next one begins.
    - Any number of pawns fit into one corridor.
    - Coming from the start space, you ignore a trap on your key tile.
lesson-turn-small-print-room = Three pawns in one corridor: nobody is in the way.
lesson-turn-small-print-own-trap = From S1 the Tracker Moves to her own key tile: she ignores the trap there.

lesson-turn-others-turns-title = Round the table
lesson-turn-others-turns =
    Every player has one character, 4 lives and 1 active Crystal. Characters are drawn or chosen, no two alike. The six
    start spaces are numbered clockwise: three players take 1, 3 and 5; four 1, 2, 4, 5; five 1 to 5.

    In others’ turns you decide little: repeating your own tests, some abilities, and what your fights bring.
lesson-turn-others-turns-three = Three players: S1, S3 and S5 are taken, the other start spaces stay empty.

lesson-turn-wander-title = Go for a walk
lesson-turn-wander =
    A small piece of a Labyrinth, and all six ways are yours to try. Walk round in circles, end a turn, try doors that are shut.
    The others follow your hand as well: when the Tracker’s turn is over, you lead the Swordmaster, then the Warlock.

lesson-turn-may-i-title = May I?
lesson-turn-may-i =
    Five more announcements, about Moves and about what a turn can pay for. Look at the pawn, at the corridors, and at the
    actions that are left. Sometimes two rules are broken at once; either is right then.

lesson-turn-six-ways-title = All six directions
lesson-turn-six-ways =
    If you like Python: ask about every direction from c5, in Exercise 3. One of the six answers is yes. Read in the others which
    rule says no, and which Move is proposed instead.

lesson-turn-done-title = What you know now
lesson-turn-done =
    - 2 actions a turn, no savings, no credit.
    - From a start space the first activity is a Move.
    - An edge has to be open on both sides.
    - Nobody enters another character’s start space.
    - Picking up is free.

    But most of the field is still empty. Somebody has to change that: you. On to **03: A maze that grows**.
