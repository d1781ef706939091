### The words of lesson 11: the Fate Crystal, abilities, events.

lesson-powers-title = Crystals, events, abilities
lesson-powers-about = A second roll when it matters, a trick of your own, and a card that changes the rules for everybody.

lesson-powers-one-crystal-title = One Crystal each
lesson-powers-one-crystal =
    Every player has a **Fate Crystal**, and it starts active. You can use it at any moment, even in others’ turns, for no action.
    Then it goes dark.

    Mostly it repeats one of your own rolls. Use it well: lighting it again is dear.

lesson-powers-again-title = Once more, please
lesson-powers-again =
    The Architect (A) dares a Risky Jump and rolls 3. That would be a fall! But nothing has come of it yet: the dice are known, and now
    is the moment to repeat **the whole test**. He rolls 9 and lands safely.

    Only the new result counts, even if it is worse.

lesson-powers-all-over-again-title = All over again
lesson-powers-all-over-again =
    Whirling blades again: three rolls, difficulty 7. The dice show 12, 3, 4. Two have failed, so the Architect (4 lives) uses his
    Crystal. A trap test is repeated from the **first** roll. Now it is 6, 9, 9.

    How many lives has he left?
lesson-powers-all-over-again-done = The lovely 12 is gone too. Of the new rolls one fails, the 6, so it costs one life instead of two.

lesson-powers-second-chance-title = A second chance
lesson-powers-second-chance =
    The Architect (A) has one action, a glowing Crystal, and the Rope-Dancer (B) in front of him. The dice will show 5 against 9.

    In combat you decide **after both tests**, the attacker first. Take a life from the Rope-Dancer, and lose none!
    { $medium ->
        [page] After the roll there are two buttons: one repeats the test, one lets it stand.
       *[notebook] Write `repeat` to repeat the test, `keep` to let it stand.
    }
lesson-powers-second-chance-hint = Attack, see what the dice say, and do not accept it.
lesson-powers-second-chance-done = 11 beats 9. The Crystal is dark now, and it was worth it.
lesson-powers-second-chance-kept = You let the 5 stand against the 9: that costs a life.
lesson-powers-second-chance-already = Your Crystal is glowing already.
lesson-powers-second-chance-elsewhere = The Courier is far away.
lesson-powers-second-chance-nothing-rolled = Nothing has been rolled yet, so there is nothing to repeat.

lesson-powers-light-it-title = Light it again
lesson-powers-light-it =
    The Architect’s Crystal is dark. **Activate the Fate Crystal** costs 2 actions, a whole turn. Do it.
    { $medium ->
        [page] Press the button that activates it.
       *[notebook] Write `activate crystal`.
    }
lesson-powers-light-it-hint = Both actions at once, and nothing else before.
lesson-powers-light-it-done = It glows. A turn gone, but a second roll in the pocket.
lesson-powers-light-it-one-left = After the Move you have one action left. It takes two, in one go.
lesson-powers-light-it-dark = Nothing has been rolled, and the Crystal is dark.
lesson-powers-light-it-tomorrow = Your two actions are lost, and it is still dark.

lesson-powers-fury-title = Fury
lesson-powers-fury =
    The Sister of War (A) fights the Swordmaster (B), who has a key: 7 against 6, and 2 for his Parry. When both results are
    known she gives 1 life for **Fury**: +2, so 9 beats 8. And after Fury the loser loses *all* lives.

    He drops the key. The Warlock, left alone, lets it be; she picks it up. The last life never pays for an ability.

lesson-powers-smite-title = Smite
lesson-powers-smite =
    The Paladin (A) with 2 lives attacks the Swordmaster (B). The dice: 8 against 8, and 2 for Parry. For his Crystal the Paladin
    may **Smite**: +3, even when both results are known. And for each combat he wins he heals 1 life.
    { $medium ->
        [page] An ability is used by its own button.
       *[notebook] An ability is used by its name: `use smite`.
    }
lesson-powers-smite-hint = A second roll might help. Three more are certain.
lesson-powers-smite-done = 8 and 3 beat 10. One life for the Paladin, one less for the Swordmaster.
lesson-powers-smite-repeated = The new roll was worse: 2. A Crystal promises another roll, not a better one.
lesson-powers-smite-too-early = A combat ability needs a combat. Attack first.
lesson-powers-smite-kept = 8 against 10: lost, with a glowing Crystal in the hand.
lesson-powers-smite-hers = Fury belongs to the Sister of War. You are the Paladin.

lesson-powers-terror-title = Terror
lesson-powers-terror =
    To **Call an Event** costs 1 action, once a turn. The card has a rule for once, which the active player carries out, and a rule
    that **lasts for everybody** until the next event.

    The Swordmaster draws Terror and names the Lady of Golems: she loses 1 life. From now on nobody uses abilities.

lesson-powers-the-truce-title = The truce
lesson-powers-the-truce =
    A **Truce** is in force: Attacks are barred, free combat is not. The Rope-Dancer (B) stands beside you and grins. Take a life from
    him, this turn.

    A new event ends the lasting rule of the old one. What cannot be carried out is skipped.
    { $medium ->
        [page] To call an event, press its button; a card is drawn.
       *[notebook] Write `call event`.
    }
lesson-powers-the-truce-hint = End the truce, or come anew.
lesson-powers-the-truce-done = Either a new event, and then the Attack; or out and in again, and a free combat. The grin is gone.
lesson-powers-the-truce-barred = The Truce says no. Its card lasts until another event is called.
lesson-powers-the-truce-one-a-turn = One event a turn. The Truce is over already, by the way.
lesson-powers-the-truce-polite = You came back only to smile at him?

lesson-powers-somebody-else-title = Somebody else
lesson-powers-somebody-else =
    The event is **Ill Luck**: the Warlock (A) names himself, and becomes the Pedlar. Lives, Crystal, stun tokens, keys and items stay as they are, so
    does the start space. The new character brings its own tokens.

    The curse on d3b works on, but it is no friend of the Pedlar now. Only cards change characters.

lesson-powers-mirage-title = Smoke and mirrors
lesson-powers-mirage =
    The Illusionist (A) lays a tile **face down**, unseen. Whoever enters turns it up and turns it so that the edge just crossed is
    open. Here he walks in himself.

    If he has been changed away, it is still the one who enters, or comes with the Golem, who decides.

lesson-powers-small-print-title = Small print
lesson-powers-small-print =
    - An event’s card may lie on the centre tile as a reminder.
    - **Annihilation** is the last event: it lasts to the end, and none comes after it.
    - An event that bars abilities bars bonuses that work by themselves too. Tokens on the board and items go on working.

lesson-powers-play-title = Try it
lesson-powers-play =
    A Paladin, a Bell-Ringer, a Warlock, and everybody’s Crystal glows. Attack, smite, repeat, call an event. For the others you decide as
    well.

lesson-powers-what-can-i-use-title = What can I use?
lesson-powers-what-can-i-use =
    If you like Python: ask about four abilities in Exercise 3, before the combat.

lesson-powers-may-i-title = May I?
lesson-powers-may-i = Somebody announces something. Is it allowed? Say yes or no; afterwards the rule explains itself.

lesson-powers-done-title = What you know now
lesson-powers-done =
    - The Fate Crystal repeats one of your tests whole, or pays for an ability. Lighting it takes 2 actions.
    - In combat, repeating and adding come when both have rolled.
    - An event: something once, then a rule for all until the next.

    One place is left, the one that everybody wants: **12: The centre**.
