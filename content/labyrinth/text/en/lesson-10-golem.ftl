### The words of lesson 10: the Golem.

lesson-golem-title = The Golem
lesson-golem-about = It fights nobody, it hates nobody, and it sends nearly everybody home.

lesson-golem-heavy-steps-title = Heavy steps
lesson-golem-heavy-steps =
    Boom. Boom. That is the **Golem**. It begins on the centre tile and belongs to nobody. In your turn you may move it once,
    for 1 action: then it walks wherever you like. Nearly.

    Whoever meets it takes the Golem test. Most of them do not pass.

    How many steps it goes a Golem card says: they lie shuffled and face down in their deck.

lesson-golem-two-steps-title = A card with a 2
lesson-golem-two-steps =
    The Rope-Dancer (A) **Moves the Golem**: a card is turned up, and it shows 2. So it walks exactly 2 corridors, step by step,
    the way he likes, along corridors as characters do. It never jumps: on d2b it passes below the bridge.

    From d2b by d3b to the centre tile. The card goes to the discards.

lesson-golem-eleven-title = Eleven!
lesson-golem-eleven =
    The **Golem test** is two dice, and only 12 will do. Otherwise the pawn goes back to its start space at once.

    The Rope-Dancer (A) has 3 lives and a key, walks onto the Golem’s corridor and rolls 11. So close! What is left of him?
lesson-golem-eleven-done = He is home on S1, and that is all: no life, no key and no item is lost. The Golem only costs you the way.

lesson-golem-special-delivery-title = Special delivery
lesson-golem-special-delivery =
    The Swordmaster (B) is resting on b2a with a key. The Golem stands on the centre tile, and the next card is a 2. Send him
    home!

    It tests everybody on the corridor it comes to. Closed edges and the dark where no tile lies stop it, and within one card it does not turn
    round where there is a way on.
    { $medium ->
        [page] Press that the Golem moves, then choose each of its steps.
       *[notebook] Write `move golem`, then each step with its direction: `step golem SE`.
    }
lesson-golem-special-delivery-hint = Two steps. Which corridor lies between the centre tile and b2a?
lesson-golem-special-delivery-done = Boom, boom. The Swordmaster rolled 11, and off he went, with his key.
lesson-golem-special-delivery-no-tile = There is no tile to the south-east, and even a Golem needs a floor.
lesson-golem-special-delivery-turning-back = On c3 there are other ways on, so it does not turn round.
lesson-golem-special-delivery-cellar = It stands on the bridge of d3 now and admires the view. The Swordmaster is elsewhere.
lesson-golem-special-delivery-half-way = The card says 2. It goes both steps, whether you like it or not.

lesson-golem-passing-through-title = Just passing through
lesson-golem-passing-through =
    The Golem goes from b2a over c3, where the Swordmaster (B) stands, to d4, where the Paladin (C) is. Everybody **on the way** is
    tested too, before the next step. The Swordmaster rolls 7, the Paladin 12.

    Where are the three afterwards?
lesson-golem-passing-through-done = The Swordmaster is home, on S3; the Paladin passed and stays on d4. The Rope-Dancer was not on the way.

lesson-golem-dead-end-title = Nothing but dark
lesson-golem-dead-end =
    The Golem goes to d3a, and there the corridor ends: no tile to the south-west. It has a step left. **In a dead end it turns
    round**, so it comes back to c3. Remember that.

lesson-golem-the-long-way-round-title = The long way round
lesson-golem-the-long-way-round =
    The Paladin (C), just before you, led the Golem from d4 to c3. So it may not **begin** by going back to d4. But there the
    Swordmaster (B) sits, with a key, laughing. The next card is a 3.
lesson-golem-the-long-way-round-hint = Only its first step is barred. Where close by can it turn round?
lesson-golem-the-long-way-round-done = Into the dead end, back, and on to the centre tile. The laughing has stopped.
lesson-golem-the-long-way-round-straight-back = It came from there with the last player’s last step. It does not begin by going back.
lesson-golem-the-long-way-round-north = From b2a it cannot turn round: there is a way on. The Swordmaster is out of reach.
lesson-golem-the-long-way-round-into-nothing = Behind d3a there is no tile. Even a Golem looks down first.
lesson-golem-the-long-way-round-last-step = So near! From c3 the last step could have gone the other way.

lesson-golem-back-to-the-middle-title = Back to the middle
lesson-golem-back-to-the-middle =
    A **centre** card puts the Golem on the centre tile, past nobody: there are no tests on the way. Only those *there* take one. The
    Paladin (C) rolls 10 and goes home.

    Then the Swordmaster (B) draws **stay**: it does not move. The action is gone all the same.

lesson-golem-on-the-doormat-title = On the doormat
lesson-golem-on-the-doormat =
    The Rope-Dancer (A) sits on S1, and the Golem stands on a4, outside his door. So he **cannot leave**: he moves the Golem instead,
    more than once if it takes that. Get it to b4.

    The cards will be stay, then 1.
lesson-golem-on-the-doormat-hint = Once a turn is the limit, but not for somebody who is shut in.
lesson-golem-on-the-doormat-done = The second card was a 1, and the doormat is free. You leave next turn, on tiptoe.
lesson-golem-on-the-doormat-in-the-way = There is a Golem in the door, and it is wider than you.
lesson-golem-on-the-doormat-building = On your start space you move first. As you cannot, the Golem has to go.
lesson-golem-on-the-doormat-giving-up = One action was left. Another card may be drawn here.
lesson-golem-on-the-doormat-still-there = Stay, said the card. It is still in the door.

lesson-golem-side-by-side-title = Side by side
lesson-golem-side-by-side =
    The Paladin (C) walks onto the Golem’s corridor and rolls 12! Who has passed is **left in peace** until one of them arrives
    anew. Even now, when his Golem card says stay.

    After a turn in which nobody moved it, the next player may lead it any way.

lesson-golem-small-print-title = Small print
lesson-golem-small-print =
    - Traps and tokens do not bother the Golem. With no way at all it stays; action and card are spent.
    - When the deck is empty and a card is needed, the discards are shuffled.
    - A rule about pawns includes the Golem; a rule about characters does not.
    - A stunned character still takes the tests of the Golem and of traps, without the Fate Crystal.

lesson-golem-play-title = Try it
lesson-golem-play =
    The Golem is on the centre tile, and there are people all round. The first card is a 3. Whom do you send home, and can you
    avoid meeting it yourself?

lesson-golem-ways-title = Which ways are open?
lesson-golem-ways =
    If you like Python: ask about all six directions in Exercise 1, after the card.

lesson-golem-may-i-title = May I?
lesson-golem-may-i = Somebody announces something. Is it allowed? Say yes or no; afterwards the rule explains itself.

lesson-golem-done-title = What you know now
lesson-golem-done =
    - Move the Golem: 1 action, once a turn, the full number of the card.
    - It turns round only in dead ends and does not begin by going back to where the player before led it from.
    - Whoever meets it needs a 12, or goes home with everything.

    There is something that gives you a second roll: **11: Crystals, events, abilities**.
