### The words of lesson 08: combat and free combat.

lesson-combat-title = Combat
lesson-combat-about = Two characters, two rolls, one life less. And the best fights cost nothing at all.

lesson-combat-two-ways-to-fight-title = Two ways to start a fight
lesson-combat-two-ways-to-fight =
    Sooner or later somebody stands where you want to stand. There are two ways to discuss it:

    - **Attack**: 1 action, against a character on your own corridor.
    - **Free combat**: no action, but only when somebody has just arrived.

    Either way exactly two characters fight, even if five are watching.

lesson-combat-en-garde-title = En garde!
lesson-combat-en-garde =
    The Swordmaster (A) and the Rope-Dancer (B) share c3. An **Attack** costs 1 action. First the attacker rolls two dice, then
    the attacked: 9 against 6. The higher sum wins, and the loser loses **1 life**.

    That is all. Nobody is sent away, and the winner gains nothing but respect.
    { $medium ->
        [page] You press the button that attacks him.
       *[notebook] Write `attack B`.
    }

lesson-combat-eight-all-title = Eight all
lesson-combat-eight-all =
    The same two again, with 4 lives each. The Swordmaster attacks and rolls 8; the Rope-Dancer rolls 8 as well. On a **tie**
    both roll again: this time 5 against 9.

    How many lives has each of them afterwards?
lesson-combat-eight-all-done =
    The tie costs nobody anything; the second round decides. 9 beats 5, so the attacker loses the life. Attacking is no
    promise of winning: the odds are even.

lesson-combat-within-reach-title = Within reach
lesson-combat-within-reach =
    You are the Swordmaster (A) on c3, with **one** action left. The Rope-Dancer (B) stands on d3a, the Courier (C) on d3b, below
    the bridge. Take a life from the Rope-Dancer.

    When you come onto a corridor, step 4 of exploring lets you fight those who are there, for no action.
    { $medium ->
        [page] Then you get buttons: one for each opponent, and one for fighting nobody.
       *[notebook] Write `fight B`, or `stop` for fighting nobody.
    }
lesson-combat-within-reach-hint = An Attack reaches only your own corridor, and the way there costs the last action. What happens on arrival?
lesson-combat-within-reach-done = One action for the Move, and the fight came free with the arrival. 9 against 5!
lesson-combat-within-reach-not-here = The Rope-Dancer is next door, on d3a. An Attack needs both of you on one corridor.
lesson-combat-within-reach-under-the-bridge = The Courier is on d3b, below the bridge. The same tile, but another corridor.
lesson-combat-within-reach-wrong-way = Nobody is on the centre tile. A quiet place, for once.
lesson-combat-within-reach-shy = Too polite! If you leave the Rope-Dancer alone, he may even attack you.

lesson-combat-both-of-them-title = One after the other
lesson-combat-both-of-them =
    The Swordmaster comes to b2a, where the Rope-Dancer and the Courier are having a chat. He may fight as many of them as he
    likes, **one at a time**: each fight is settled before he names the next opponent.

    9 against 5, 10 against 5. What a day!

lesson-combat-left-alone-title = The one left alone
lesson-combat-left-alone =
    The same arrival, but now the Swordmaster fights only the Rope-Dancer (9 against 5) and then stops. Those he **left alone**
    may now attack him, for free. The Courier does: he rolls 11, the Swordmaster 6.

    Three characters with 4 lives each: what is left?
lesson-combat-left-alone-done =
    The Rope-Dancer lost the first fight, the Swordmaster the second. The Rope-Dancer may not hit back, as he was fought. And
    those who were there already never fight each other.

lesson-combat-twice-title = And once more
lesson-combat-twice =
    The Rope-Dancer (B) on b2a has 4 lives. Take **two** of them in this turn. The Courier (C) beside him is seeing stars: he is
    stunned and will not join in.

    One arrival brings at most one free combat with the same opponent.
lesson-combat-twice-hint = The first fight is free. After the exploring, what else can you do to somebody on your corridor?
lesson-combat-twice-done = A free combat on arrival, then a paid Attack. The two have nothing to do with each other.
lesson-combat-twice-once-only = You have had your free combat with him. Fight the Courier or stop; then you can pay for an Attack.
lesson-combat-twice-from-afar = He is on b2a, and you are on c3.
lesson-combat-twice-too-soon = One life is gone, and you had an action left to take another.
lesson-combat-twice-first-free = You are still exploring. First what is free; an Attack comes afterwards.

lesson-combat-seeing-stars-title = Seeing stars
lesson-combat-seeing-stars =
    The Rope-Dancer has fallen off something and is **stunned**. Against a stunned character nothing is rolled, repeated or
    added: the other one has won. If two stunned ones had to fight, neither would lose a life.

    So the Swordmaster attacks, and that is that. Unfair? Rest sooner!

lesson-combat-one-each-title = One each
lesson-combat-one-each =
    The Rope-Dancer (B) is with you on c3, the Courier (C) stands on b2a. You have two actions, and both of them are to lose a life.

    The first idea below runs into a wall. In which order does it work?
lesson-combat-one-each-hint = Which of the two can you fight only as long as you are here?
lesson-combat-one-each-done = First the one who is with you, for an action; then the Move, and the other one for free.
lesson-combat-one-each-left-behind = The Rope-Dancer stayed on c3, and now you are on b2a.
lesson-combat-one-each-next-door = The Courier is not on your corridor yet. Your last action can change that.
lesson-combat-one-each-straight-away = The Courier stands next door, on b2a.
lesson-combat-one-each-greedy = Two lives from the Rope-Dancer, and the Courier is laughing. One each, please.

lesson-combat-parry-title = The blade in the way
lesson-combat-parry =
    Now the Rope-Dancer (A) attacks the Swordmaster (B), who has an ability called Parry: **+2 to his test when he is attacked**.

    7 against 6, a win? No: 6 and 2 make 8. Bonuses are added to the sum of the dice, in every round of a tie too.

lesson-combat-small-print-title = Small print
lesson-combat-small-print =
    - Nobody attacks a character on its start space, and nobody fights the Golem.
    - If several of those left alone want to attack you, chance decides their order.
    - A character that is *moved* in another’s turn also chooses first.
    - A stunned newcomer attacks nobody. Those who are there may attack it, and win.

lesson-combat-play-title = Try it
lesson-combat-play =
    One opponent beside you, and stunned, one next door, and dice that fall as they will. Attack, come and go, stop early, and watch
    who answers. For the others you decide as well.
    { $medium ->
        [page] Press that they attack for free, or that they let it be.
       *[notebook] Write `answer yes` or `answer no`.
    }

lesson-combat-whom-title = Whom can I attack?
lesson-combat-whom =
    If you like Python: ask about every target of Exercise 1, yourself included. Nothing is played.

lesson-combat-may-i-title = May I?
lesson-combat-may-i = Somebody announces something. Is it allowed? Say yes or no; afterwards the rule explains itself.

lesson-combat-done-title = What you know now
lesson-combat-done =
    - Attack: 1 action, one opponent, on your own corridor.
    - Whoever arrives may fight everybody there for free, once each; then those left alone may attack.
    - Two dice each, the higher sum wins, a tie is rolled again. The loser loses 1 life.
    - A stunned character loses without a roll.

    And when there is no life left to lose? **09: Lives, death, the way back**.
