### The words of lesson 09: lives, death, the way back.

lesson-death-title = Lives, death, the way back
lesson-death-about = Death is not the end here. It is a rather rough way home.

lesson-death-four-lives-title = Four lives
lesson-death-four-lives =
    Everybody has **4 life tokens**, at first all active. For each life lost one is turned over. And when it was the last? Then
    the character dies, and nobody is out of the game: it starts again at home. Only something it carried stays behind.

lesson-death-home-again-title = Home again
lesson-death-home-again =
    The Swordmaster (A) has 1 life, a key and a lamp. He attacks, rolls 3 against 9, and dies. He **drops 1 key** where he stands,
    returns to his start space and has all 4 lives again. The lamp he keeps.

    It was his turn, so it goes on: one action is left, and on the start space it begins with a Move.

lesson-death-what-falls-title = What falls down
lesson-death-what-falls =
    The Rope-Dancer (A) has 1 life, a key, a lamp and a rope. He tries a Risky Jump down and fails: a fall costs **2 lives**.

    He has only one to lose. Where is he afterwards, and what does he have?
lesson-death-what-falls-done =
    A life that is not there cannot be lost: he is home with 4, not 3. One key lies below the bridge; lamp and rope stayed with
    him, and death does nothing to the Fate Crystal. He is stunned, too: the fall insists on it.

lesson-death-changing-hands-title = Changing hands
lesson-death-changing-hands =
    The Rope-Dancer (B) on b2a has a key and a single life. You are the Swordmaster (A) on c3, with one action left. Get the
    key!
lesson-death-changing-hands-hint = A character drops its key when it dies. How do you fight without an action for an Attack?
lesson-death-changing-hands-done = In, a free combat, and the key lay at your feet in time for the last step of exploring.
lesson-death-changing-hands-not-lying = The key is in his pocket, on another corridor.
lesson-death-changing-hands-from-afar = He is on b2a. Go there first.
lesson-death-changing-hands-pickpocket = Keys are not stolen from pockets. It has to lie on the floor first.
lesson-death-changing-hands-forgotten = The key lies before you. Take it or leave it, then end the turn.
lesson-death-changing-hands-left = You left it lying. As long as you stand there you can still change your mind.

lesson-death-quick-way-home-title = The quick way home
lesson-death-quick-way-home =
    The Rope-Dancer (A) on c1 has 1 life, a lamp and a dagger, and wants to be on a4, his key tile, **this turn**. On foot it is
    much too far. The Swordmaster (B) beside him is strong, and today the dice love him.

    Whoever dies without a key drops 1 item, of their own choice. Keep the dagger!
    { $medium ->
        [page] When he dies, press the item that is dropped.
       *[notebook] Write `drop` and the item’s name: `drop lamp`.
    }
lesson-death-quick-way-home-hint = One Attack, badly lost, takes you home at once. Which item can you spare?
lesson-death-quick-way-home-done = Lost, died, woke up at home with 4 lives, and walked out of the door. Do not tell the Swordmaster it was on purpose.
lesson-death-quick-way-home-dagger = You dropped the dagger, and it is the one you wanted to keep.
lesson-death-quick-way-home-no-rope = You drop what you carry, and you carry no rope.
lesson-death-quick-way-home-drop-first = First choose what is dropped; then the turn goes on.
lesson-death-quick-way-home-on-foot = A nice walk, but a4 is still far away.

lesson-death-a-sip-title = A sip in time
lesson-death-a-sip =
    A key lies on b2a, among whirling blades: three rolls, difficulty 7. The dice will not be kind: two rolls are going to fail. You
    have 2 lives and a **healing flask**. Whoever uses it heals 1 life and puts it back into its pool.
    { $medium ->
        [page] Press the flask to use it.
       *[notebook] Write `use flask`.
    }
lesson-death-a-sip-hint = Two lives will be lost, and one has to be left. When is the flask of use?
lesson-death-a-sip-done = Three lives, minus two, leaves one. With a key in the hand that is plenty.
lesson-death-a-sip-thirsty = Both lives are gone, you are home, and the full flask lies among the blades.
lesson-death-a-sip-empty = One sip, and it is gone. You carry no second flask.
lesson-death-a-sip-too-far = The key lies on b2a. You are on c3.
lesson-death-a-sip-other-way = Healed, and then away from the key. The blades look sad.

lesson-death-plague-title = All together now
lesson-death-plague =
    An event, the **Plague**, takes a life from everybody, and all three have only one. Deaths are settled **clockwise, from the
    active player**.

    Each goes home with 4 lives. The Courier (C) dies on the start space itself: what it drops goes onto the key tile next to
    it.

lesson-death-play-title = Try it
lesson-death-play =
    Two lives, a key, a flask, and a belt that is dropped in place of a key. A weak opponent with a key beside you, a boulder next
    door. Who goes home first?

lesson-death-count-title = The whole story
lesson-death-count =
    If you like Python: play the first board action by action, and read what happens. Nothing can get lost.

lesson-death-may-i-title = May I?
lesson-death-may-i = Somebody announces something. Is it allowed? Say yes or no; afterwards the rule explains itself.

lesson-death-done-title = What you know now
lesson-death-done =
    - 4 lives; healing never goes beyond that, and what is lost beyond the last one is forgotten.
    - Whoever dies drops 1 key, else 1 item, and is home again with 4 lives. All the rest is kept.
    - In its own turn it goes on from there, with a Move.

    There is somebody who sends you home without taking a life. It is big, and it is coming: **10: The Golem**.
