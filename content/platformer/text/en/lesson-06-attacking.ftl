### Lesson 06: attacking, loot, and a shove that brings an Enemy within reach.

lesson-attacking-title = Attacking and loot
lesson-attacking-about = How many swords you need, what else counts, and what a defeated Enemy leaves you.

lesson-attacking-cards-title = What an Enemy is worth
lesson-attacking-cards =
    So far you have slipped past your Enemies. Now you hit back, and it pays. Besides its ability, an Enemy’s card
    shows how many Wounds it takes to defeat it (its **health**), how many it deals (its damage), and the **loot**
    that it leaves to the Hero who defeats it.

    | drawn as | Enemy | health | damage | loot |
    |---|---|---|---|---|
    | G | Gloop | 1 | 1 | a coin |
    | E | Ent | 2 | 1 | a coin and a gem |
    | W | Werewolf | 3 | 3 | two coins and three gems |

    You will soon learn what gems are good for. Until then: the more, the merrier.

lesson-attacking-strike-title = One sword, one Gloop
lesson-attacking-strike =
    You can attack an Enemy on a **neighbouring Space**, and that means what it always did: no Wall in between,
    no Platform without a Ladder, and no corners. Each sword deals 1 Wound.

    The Ent is over Sweety’s head, but on the other side of a Platform: out of reach. The Gloop is two Spaces away:
    out of reach, too. So she walks up to the Gloop (coming close is safe) and strikes. One Wound is all a Gloop can
    take. It leaves the map, and Sweety takes its coin.

lesson-attacking-almost-title = Almost is nothing
lesson-attacking-almost =
    A Werewolf takes 3 Wounds, and it takes them **in one attack** or not at all. Enemies do not stay wounded: if the blow
    is too weak, nothing happens, and the dice are gone.

    Sweety has three swords and a star, which for her is a sword as well. Together in one attack, they would be
    plenty. Watch her waste them, two by two.

lesson-attacking-ent-title = Chop the Ent
lesson-attacking-ent =
    Your turn. An Ent stands on the Platform over Sweety, and it has 2 health. She has a sword and a star (her second
    sword), and two moves to get to where she can use them.

    The answer in
    { $medium ->
        [page] the line
       *[notebook] the cell
    } gets there. Then it repeats the mistake you have just watched.
lesson-attacking-ent-hint = Stand beside it, in the same Row. Then put everything into one blow: name both dice (after `with`).
lesson-attacking-ent-done = From the side, with both swords at once. The Ent is gone, and a coin and a gem are yours.
lesson-attacking-ent-ceiling = A Platform is in the way. Where no Move goes, no attack goes either.
lesson-attacking-ent-corner = The Ent touches you only at a corner now. One more step up, and you face it.
lesson-attacking-ent-twice = 1 Wound and 1 Wound are not 2 Wounds. After each attack that falls short, the Ent is as good as new.

lesson-attacking-together-title = Everything counts
lesson-attacking-together =
    Every kind of sword goes into the same attack: dice of your pool, stars if your Hero reads them as swords, a
    Forged pair, the Special die. Cards add to it, too. **Greedymmer**, a hungry hammer, makes your *next attack* 1
    Wound stronger. Use it first, then strike.

    Sweety has a star in her pool, a sword on her Special die, and the hammer: 1 + 1 + 1, and the Werewolf is history.

    Two small things about such a bonus. It needs an attack with at least one sword; alone it does nothing. And the next
    attack uses it up, whether that attack succeeds or not.

lesson-attacking-werewolf-title = Three Wounds from three places
lesson-attacking-werewolf =
    No hammer this time, and no star. One sword in the pool, one on the Special die. Where does the third one come from?
lesson-attacking-werewolf-hint = Two coins are just two coins, unless you melt them down.
lesson-attacking-werewolf-done = A die, the Special die and a Forge in one attack: 3 Wounds. And you have two coins again, from the Werewolf’s pocket.
lesson-attacking-werewolf-short = 2 Wounds, and it shrugs them off. Your swords are gone. You need one more, in the same attack.
lesson-attacking-werewolf-twice = The third Wound came too late: the Werewolf had already recovered from the first two.
lesson-attacking-werewolf-coin = You cannot throw a coin at it. But two equal dice can become a sword.
lesson-attacking-werewolf-spent = You pocketed half of the pair, and the other half cannot be Forged alone.

lesson-attacking-hammer-title = One hammer, two Enemies
lesson-attacking-hammer =
    A Gloop on the left, an Ent on the right, a sword, a star and the hammer: 3 Wounds in all, and just 3 are needed.
    Defeat **both**. The answer in
    { $medium ->
        [page] the line
       *[notebook] the cell
    } has all the right parts in the wrong order.
lesson-attacking-hammer-hint = The hammer helps the very next attack. Which attack needs help?
lesson-attacking-hammer-done = 2 Wounds for the Ent, 1 for the Gloop, none wasted.
lesson-attacking-hammer-both = The Ent is gone, and so are both swords. With the hammer, one sword would have been enough.
lesson-attacking-hammer-wasted = The bonus went to the first attack: 2 Wounds for a Gloop that takes 1. Strike the Ent first, or save the hammer until the Gloop is gone.
lesson-attacking-hammer-bare = The Gloop is gone, but a single Wound is not enough for the Ent. You left the hammer in the bag.
lesson-attacking-hammer-greedy = 3 Wounds for an Ent that takes 2, and no sword is left for the Gloop.

lesson-attacking-twins-title = A mighty blow
lesson-attacking-twins =
    A Gloop on the left, a Gloop above, and Etorn, a rival, on the right. Sweety puts all she has into one attack to the
    left: two swords and a star, 3 Wounds. That is enough for three Gloops…

    Mark what you expect: where will each Gloop be, and how many hearts will Sweety have?
lesson-attacking-twins-done = One attack hits one Enemy, and 2 of the 3 Wounds are wasted. The Gloop above has felt nothing. Nobody hits back either: an attack is not a Move.

lesson-attacking-told-off-title = Whom may I hit?
lesson-attacking-told-off =
    Enemies on all sides, and Etorn in the middle. Attack everybody! Through the Platform, across the corner, two Spaces
    away. Try Etorn. (He is looking at you. Heroes never attack each other, however tempting it is.) Try it with no
    sword at all.

    Read which rule says no, and why. Then see what you can bring down with what is left.

lesson-attacking-closer-title = Come here!
lesson-attacking-closer =
    If you have no moves, let the Enemy come to you. A **shove** moves an Enemy 1 Space, from any distance, and
    Sweety’s shoves go 1 Space farther: that is written on her card. A longer shove is made step by step. { $medium ->
        [page] First choose the Enemy and the Space beside it, then the next Space
       *[notebook] First `shove d1 left`, then the next Space
    } (`step left`), or “Stop here” (`stop`) if you like the Enemy where
    it is.

    Each step goes to a free Space, in any direction. All of them move the *same* Enemy. And an Enemy that has been
    shoved next to you does not hit you for it.

lesson-attacking-fetch-title = Special delivery
lesson-attacking-fetch =
    This time you have no move at all. The Ent stands on its ledge, across the corner. Bring it within reach and
    defeat it, with one shove, a sword and a star.

    A shove of Sweety’s may go 2 Spaces. Does it have to?
lesson-attacking-fetch-hint = Where is the nearest Space on which the Ent would be your neighbour? You may stop a shove early.
lesson-attacking-fetch-done = The Ent came to you, and it cannot dodge you. Being neighbours is all that matters, in the air or on the ground.
lesson-attacking-fetch-split = A shove goes on with the same Enemy, or stops. It cannot be shared out between two.
lesson-attacking-fetch-going-on = The shove is not over yet: it has a Space left. Choose “Stop here” (`stop`) first.
lesson-attacking-fetch-far = Now the Ent is across a corner again, on your other side. You could have stopped one Space earlier. Or do you know something that brings it down?
lesson-attacking-fetch-twice = Well delivered! But 1 and 1 are not 2. Strike once, with both.

lesson-attacking-belt-title = Full is full
lesson-attacking-belt =
    Sweety wears the **Trophy Belt**: for every Enemy she defeats, she gets hearts back. She has 3 hearts now, and
    her Hero card shows 4. There is a Gloop on her left and one on her right, and she defeats both, one after the
    other.

    How many hearts will she have?
lesson-attacking-belt-done = The first Gloop gave her the fourth heart, the second one none: you never have more hearts than your Hero card shows. Coins have no such limit: she took both.

lesson-attacking-way-out-title = The way out
lesson-attacking-way-out =
    All together now. Sweety stands between a Gloop and a Werewolf. She has a sword, a star, one move, a sword
    on her Special die, and Greedymmer. Above her lies a gem.

    She wants to go **up to b2**, to that gem, and nobody may hurt her on the way. You know from the last lesson what
    happens if you walk away from an Enemy.
lesson-attacking-way-out-hint = How many Enemies may still stand beside her when she moves? Count the Wounds you need, and then the Wounds you can deal.
lesson-attacking-way-out-done = With nobody left beside you, it is safe to leave. 3 Wounds and 1 more, and every one of them was needed. The gem on b2 is the icing on the cake.
lesson-attacking-way-out-half = The Gloop is gone, but the Werewolf was still there when you left: 3 Wounds.
lesson-attacking-way-out-gloop = You have the gem, but the Gloop gave you a smack for leaving. Has the hammer been idle?
lesson-attacking-way-out-wasted = The hammer came down on the Gloop, so the Werewolf got only 2 Wounds. Mind the order.
lesson-attacking-way-out-greedy = 4 Wounds on a Werewolf that takes 3, and nothing left for the Gloop.
lesson-attacking-way-out-stay = Nobody is left to stop you. Up you go!

lesson-attacking-swords-title = One, two, three
lesson-attacking-swords =
    For the curious: Python plays the last exercise three times, with one, two and three swords against the Werewolf. Read
    what each attack brings, and what it uses up.

lesson-attacking-done-title = What you know now
lesson-attacking-done =
    - You attack an Enemy on a neighbouring Space. One attack, one Enemy.
    - To defeat it, deal at least its health in Wounds, in one attack. Fewer do nothing, and more are wasted.
    - Swords of every kind add up, and cards make them stronger.
    - The loot is yours. You never have more hearts than your card shows.
    - A longer shove keeps to one Enemy, and may stop early.

    Enemies can be hit, and they can be shoved. They can also be pushed about, just for fun. On to **07: Pushing and
    shoving**.
