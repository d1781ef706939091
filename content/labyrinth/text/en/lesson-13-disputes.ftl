### The words of lesson 13: fifteen disputes of the table.

lesson-disputes-title = Fifteen disputes
lesson-disputes-about = What every table argues about: settle it before the board does.

lesson-disputes-fifteen-title = Court is in session
lesson-disputes-fifteen =
    Sooner or later somebody at the table says: “You cannot mean that!” Here are fifteen such moments. **Answer before the board plays
    on.** Every answer names its rule, and every “no” says what would be legal instead.

    Where the rulebook leaves something open, your group may choose. How, comes after this lesson.

lesson-disputes-alone-at-once-title = 1. Is it over?
lesson-disputes-alone-at-once =
    The Rope-Dancer (A) comes to the centre tile with a key, beats the Courier (B) 8 to 6 and pushes him to c4.

    “I have another action,” says the one. “I have lives enough,” says the other. Which of them is right?
lesson-disputes-alone-at-once-done = The Courier loses 1 life and explores c4. Then the Rope-Dancer is alone, with a key, in his own turn: over at once, and neither was right.

lesson-disputes-not-back-title = 2. The way it came
lesson-disputes-not-back =
    In the turn before, the Pedlar (C) led the Golem from e5 to d5. Now the Rope-Dancer (A) turns up a 2. May it begin with a step back to
    e5? Or with one to the centre tile?
lesson-disputes-not-back-done = The Golem does not begin by going back to where the previous player moved it from. After that it turns round only in dead ends.

lesson-disputes-eleven-again-title = 3. So close
lesson-disputes-eleven-again =
    The Golem comes onto the centre tile. The Courier (B) is there, with a hemp rope, and rolls 11.
lesson-disputes-eleven-again-done = He is on S3, with 4 lives and his rope: only the way is lost. With a 12 he would have stayed, in peace until one of the two arrives anew.

lesson-disputes-a-key-underfoot-title = 4. A key underfoot
lesson-disputes-a-key-underfoot =
    The Rope-Dancer (A) is alone on the centre tile, without a key. One lies at his feet, and he picks it up.
lesson-disputes-a-key-underfoot-done = Picking up costs nothing, and winning takes no action: over at once, with both actions unspent.

lesson-disputes-the-only-way-title = 5. The only way
lesson-disputes-the-only-way =
    You are the Courier (B). Build, and lay the tile on e6. Mind the key tile K2: there is one way left from it to the centre tile, and that way
    leads over e6.
    { $medium ->
        [page] Choose e6, turn the tile, lay it.
       *[notebook] Write `build`, then `lay e6` and how often the tile is turned, 0 to 5.
    }
lesson-disputes-the-only-way-hint = The tile has to join K2, in the north-east, with a neighbour that leads on.
lesson-disputes-the-only-way-done = One turning of six. From every key tile a way to the centre tile has to stay open.
lesson-disputes-the-only-way-walled-in = That would wall K2 in.
lesson-disputes-the-only-way-elsewhere = Legal, but the gap at e6 is still there.

lesson-disputes-nowhere-title = 6. It fits nowhere
lesson-disputes-nowhere =
    The Labyrinth is nearly full. The Rope-Dancer (A) Builds, and neither of the last two tiles fits anywhere. “Then nothing is built,” says the
    Courier. May the Rope-Dancer lay one of them face down on e2?
lesson-disputes-nowhere-done = The tile that was taken first is laid face down for good, open on all 6 sides. While a place is empty and the pool is not, a Build builds something.

lesson-disputes-first-rest-title = 7. Seeing stars
lesson-disputes-first-rest =
    You are the Pedlar (C), stunned once, with an active Fate Crystal. At your feet lies a miner’s lamp. Carry it!
    { $medium ->
        [page] The buttons are beside the board.
       *[notebook] Write `take lamp` to pick it up.
    }
lesson-disputes-first-rest-hint = Whoever is stunned can do one thing only. What is it?
lesson-disputes-first-rest-done = Rest costs an action, and everything is open again. Had somebody attacked you before, you would have lost without a roll.
lesson-disputes-first-rest-dizzy = There are three lamps, and all of them spin. Not even what is free can be done now.
lesson-disputes-first-rest-dizzy-too = The Crystal spins as well.
lesson-disputes-first-rest-walking-off = You have gone, and the lamp has stayed.
lesson-disputes-first-rest-asleep = Good night. The lamp is still there.

lesson-disputes-a-hard-landing-title = 8. A hard landing
lesson-disputes-a-hard-landing =
    The Warlock (A), 3 lives, makes a Risky Jump down from b2a and rolls 7. Below lies a miner’s lamp, right in front of his nose.
lesson-disputes-a-hard-landing-done = One too few: he falls, loses 2 lives and is stunned once. For the lamp he has to Rest first.

lesson-disputes-dead-below-title = 9. Dead below the bridge
lesson-disputes-dead-below =
    The Pedlar (C) has 2 lives and a key. He makes a Risky Jump down from b2a and rolls 3. He dies, that much is clear. But where is the key, and
    is he stunned?
lesson-disputes-dead-below-done = He dies below, and there his key drops, on b2b. He is on S5 with 4 lives, and stunned all the same.

lesson-disputes-one-of-two-title = 10. Two keys at home
lesson-disputes-one-of-two =
    On a4, the key tile beside the Rope-Dancer’s (A) start space, lie two keys: the one from the beginning, and one that somebody dropped there.
    He picks one up. And then the other one?
lesson-disputes-one-of-two-done = As many as others have dropped there, so one.

lesson-disputes-and-if-one-is-gone-title = And if one is gone already?
lesson-disputes-and-if-one-is-gone =
    This time the Courier (B) is on a4 too, and picks up a key first. Then the Rope-Dancer (A) picks up the other. Keys look alike: it is enough that
    others have dropped one there.

lesson-disputes-barred-title = 11. On the doormat
lesson-disputes-barred =
    The Pedlar (C) is on S5, and the Golem is on the key tile in front of him. He Moves the Golem, and the card says stay. He has 1 action left.
lesson-disputes-barred-done = Whoever cannot leave may Move the Golem again, or end the turn. Building is not possible from a start space.

lesson-disputes-in-order-title = 12. All at once
lesson-disputes-in-order =
    The Rope-Dancer (A) comes to b4. The Golem is there, a cobweb, the Courier (B), the Pedlar (C) and a miner’s lamp. He rolls 12 in the Golem test
    and 11 for the cobweb.
lesson-disputes-in-order-done = The Golem, ability tokens, the trap, the others, and only then what lies there. After his own fights, those he left alone decide, and then the lamp is his.

lesson-disputes-a-tie-title = 13. A tie
lesson-disputes-a-tie =
    The Rope-Dancer (A) attacks the Courier (B): 8 to 8. On a tie both roll again. But his Fate Crystal is active!
lesson-disputes-a-tie-done = He may repeat his own roll before the new round. If he lets it stand, both roll again, and then he can still use the Crystal.

lesson-disputes-terror-title = 14. What Terror stops
lesson-disputes-terror =
    Terror is in force: nobody uses abilities. The Rope-Dancer (A) attacks the Swordmaster (B), 8 against 6, who carries a dagger. Then he goes to
    b2a, onto a curse of the Warlock (C).
lesson-disputes-terror-done = The +2 of the Swordmaster’s Parry stops, the +1 of his dagger does not: 8 to 7. And what lies on the board works on: the curse takes a life.

lesson-disputes-thrown-out-title = 15. Thrown out, onto a key
lesson-disputes-thrown-out =
    The Rope-Dancer (A) fights on the centre tile, loses 3 to 11, and the Courier (B) pushes him to d5. A key lies there, and the Rope-Dancer has 1
    action left.
lesson-disputes-thrown-out-done = While exploring after a push nothing is picked up. But his turn goes on, and now picking up is free as ever.

lesson-disputes-play-title = Try it
lesson-disputes-play =
    The crowd of question 12 once more. Fight, stop, take the lamp, or end up at home: now you decide for everybody.

lesson-disputes-may-i-title = May I?
lesson-disputes-may-i = Somebody announces something. Is it allowed? Say yes or no; afterwards the rule explains itself.

lesson-disputes-all-turnings-title = All six turnings
lesson-disputes-all-turnings =
    If you like Python: ask about every turning of the tile of question 5.

lesson-disputes-done-title = What you know now
lesson-disputes-done =
    - A dispute is a question of order: what is settled first, and is the turn still going on?
    - What is free can be barred as well, by a stun token or by exploring after a push.
    - A “no” always has a rule, and nearly always something that is legal instead.

    Some answers are your group’s to choose: **14: House rules**.
