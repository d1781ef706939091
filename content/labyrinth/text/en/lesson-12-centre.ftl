### The words of lesson 12: the centre.

lesson-centre-title = The centre
lesson-centre-about = Push the others off, stay alone, win.

lesson-centre-only-one-title = Only one
lesson-centre-only-one =
    You win if in your own turn you are **the only character on the centre tile**, with a key. There is no other end: nobody drops
    out, and no empty deck stops the game.

    But somebody is usually there already.

lesson-centre-out-you-go-title = Out you go
lesson-centre-out-you-go =
    Whoever loses a combat on the centre tile loses 1 life and is **pushed off**, 1 step, the way the winner chooses. The loser explores
    there.

    The Rope-Dancer (A) comes with a key, beats the Courier 10 to 7 and pushes him to c4. Alone, with a key: won at once!

lesson-centre-onto-the-blades-title = Onto the blades
lesson-centre-onto-the-blades =
    The Paladin (A) attacks the Lady of Golems (B), 4 lives, +1 by her small golem: 9 against 8 + 1, a tie. Again: 12 against 10 + 1. He
    pushes her onto d3b, where whirling blades lie: she rolls 11, 3, 4.

    How many lives has she, and where is she?
lesson-centre-onto-the-blades-done = One life for the combat, two for the blades. And the Paladin, alone with his key, has won.

lesson-centre-which-door-title = Which door?
lesson-centre-which-door =
    You are the Swordmaster (A), without a key. The Rope-Dancer (B) has one, and 3 lives; you are going to win the combat. On d5 lie
    whirling blades, and today they are hungry.

    Make him die there, so that his key drops on d5.
    { $medium ->
        [page] After the combat choose where he is pushed.
       *[notebook] After the combat, write `push` and the direction: `push W`.
    }
lesson-centre-which-door-hint = In which direction is d5?
lesson-centre-which-door-done = One life for you, two for the blades. The key lies on d5.
lesson-centre-which-door-no-tile = There is no tile that way. A push needs an open corridor and a floor.
lesson-centre-which-door-softly = He landed softly on d3b and still has the key.
lesson-centre-which-door-must-push = Push him first. Then the turn can end.
lesson-centre-which-door-far-away = The Courier is on the other side of the field.

lesson-centre-too-late-to-push-title = Nobody left to push
lesson-centre-too-late-to-push =
    The Courier (B) has a single life. He loses it, drops his key on the centre tile and is home already: **who has died is not
    pushed**.

    The Rope-Dancer, alone, picks up the key, and has won.

lesson-centre-the-key-on-the-floor-title = The key on the floor
lesson-centre-the-key-on-the-floor =
    A key lies on the centre tile, right beside the Courier (B). You are the Rope-Dancer (A) on c3 with one action and no key. Win!
lesson-centre-the-key-on-the-floor-hint = Fights come before picking up. Make room first.
lesson-centre-the-key-on-the-floor-done = In, fight, push, pick up. One action, one game.
lesson-centre-the-key-on-the-floor-far = The Courier is on d4, and you are not.
lesson-centre-the-key-on-the-floor-too-soon = Picking up is step 5, and you are at step 4.
lesson-centre-the-key-on-the-floor-company = He is still there, so being alone has to wait.
lesson-centre-the-key-on-the-floor-no-tile = No tile lies to the south-west.

lesson-centre-thrown-out-title = Thrown out
lesson-centre-thrown-out =
    It can happen to you, too: the Rope-Dancer attacks, loses, and lands on d5, where a key lies. **While exploring after a push nothing is
    picked up.** But his turn goes on, and now he may take it.

lesson-centre-waiting-title = Wait for it
lesson-centre-waiting =
    The Rope-Dancer (A) and the Courier (B) share the centre tile, each with a key. It is the Courier’s turn, and he walks away. He ends
    his turn, then the Pedlar ends his.

    Who has won?
lesson-centre-waiting-done = Being left alone in somebody else’s turn does not win yet. But A was still alone when its own turn began.

lesson-centre-a-heavy-guest-title = A heavy guest
lesson-centre-a-heavy-guest =
    The Golem is on the centre tile too, and the Rope-Dancer (A) is stunned. Does that matter? No: the Golem is no character, and **a
    stunned character can win**. The Pedlar ends his turn, and that is it.

lesson-centre-all-in-one-title = All in one turn
lesson-centre-all-in-one =
    The Courier (B) and the Pedlar (C) hold the centre tile together. The Rope-Dancer (A) on d3b has a key and good dice. Win this turn!
lesson-centre-all-in-one-hint = One arrival, one free combat with each of them.
lesson-centre-all-in-one-done = Two fights, two pushes, one winner. And the Golem saw it all.
lesson-centre-all-in-one-not-there = The Courier is on d4. You are not, yet.
lesson-centre-all-in-one-no-tile = That way there is no tile.
lesson-centre-all-in-one-one-left = The Pedlar is still there. One more!
lesson-centre-all-in-one-pending = First settle what the arrival brings.

lesson-centre-face-down-title = A variant: face down
lesson-centre-face-down =
    In the hidden Labyrinth, items on new tiles lie **face down**. Whoever picks one up shows it to all, and from then on it is open. Here it
    is a bone whistle.

lesson-centre-the-box-is-finite-title = The box is finite
lesson-centre-the-box-is-finite =
    There are only as many pieces as the box holds, but stun tokens never run out. Traps that leave the board are mixed into their
    pool; tiles go to its bottom.

lesson-centre-play-title = Try it
lesson-centre-play =
    Two rivals on the centre tile, you at the door with a key, a Golem on c3 and a boulder on c4. Can you be alone?

lesson-centre-doors-title = All doors
lesson-centre-doors =
    If you like Python: after the Attack of Exercise 1, ask about all six directions.

lesson-centre-may-i-title = May I?
lesson-centre-may-i = Somebody announces something. Is it allowed? Say yes or no; afterwards the rule explains itself.

lesson-centre-done-title = What you know now
lesson-centre-done =
    - Whoever loses on the centre tile is pushed off and explores where the winner wants.
    - Alone there, with a key, in your own turn: won, stunned or not, Golem or not.

    That was the last mechanic. What a table argues about, comes now: **13: Fifteen disputes**.
