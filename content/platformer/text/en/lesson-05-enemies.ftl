### Lesson 05: the enemy die, and what it costs to leave an Enemy’s side.

lesson-enemies-title = Enemies, and how not to meet them
lesson-enemies-about = What the enemy die does, when an Enemy hits you, and how to slip away unhurt.

lesson-enemies-company-title = You are not alone
lesson-enemies-company =
    Enemies live in the tower. They are not clever and they do not hunt you. As a rule, an Enemy hits you at just two
    moments: when the **enemy die** says so, and when you walk away from it. Once you know both moments, you can stroll
    through a room full of Enemies.

    Each kind has a card that tells you how hard it hits and what its ability is:

    | drawn as | Enemy | damage | ability |
    |---|---|---|---|
    | G | Gloop | 1 | a Hero it attacks loses 1 coin in the goo |
    | E | Ent | 1 | a Hero who Moves to a Space next to it drops 1 coin |
    | W | Werewolf | 3 | a Hero it attacks resets the Special die |

    An ability works for every Enemy of its kind, wherever on the map it stands. Ignore your swords for now: hitting back
    comes in the next lesson.

lesson-enemies-die-title = One die for all of them
lesson-enemies-die =
    At the start of each turn you roll the enemy die along with your five dice (step 3 of 8). It has three results, all equally
    likely: **left**, **right** and **attack**. It speaks to *every* Enemy at once.

    On left or right, each Enemy goes one Space that way if it can. Sweety has no dice left and chooses “End the
    actions” (`end`); her next turn begins and the dice are rolled. Watch two turns, left both times. The Ent reaches
    the side of the map and has to stay there. The Gloop comes closer and closer, until it stands on b1, right beside
    her. And then? Nothing. An Enemy that moves, or is moved, does not attack because of it.

lesson-enemies-stop-title = What stops an Enemy
lesson-enemies-stop =
    Enemies are careful. When the die moves them, they only go where there is a Platform to stand on. They never walk
    off an edge. Walls and the sides of the map stop them, and so do Heroes, and other Enemies that have to stay where
    they are.

    Here the die says *right*. The Werewolf on c4 would find a Platform on d4, but there is a Wall in between. The Ent
    on b2 has no Wall in its way, but no floor to go to either. Both stay. And the two Gloops? The front one can go,
    and all move at the same moment, so the one behind follows without a bump.

lesson-enemies-line-title = Left, please
lesson-enemies-line =
    Your turn to be the oracle. The enemy die will say **left** next. On the ground stand three Gloops, one of them
    behind a Wall. The Ent is up on b3, and the Werewolf keeps to a little ledge on e4, one Level up. Near or far makes
    no difference: the die counts for every Enemy on every Level that is open.

    Mark where each will be. Then let it happen.
lesson-enemies-line-done = Two Gloops walk in step, and the third has a Wall in front of it. The Ent has a Platform to go to, the Werewolf only thin air. And the Gloop that now stands next to Sweety does not attack: it was only moving.

lesson-enemies-blow-title = Attack!
lesson-enemies-blow =
    If the die says **attack**, nobody moves. Instead every Enemy hits every Hero next to it, for as many Wounds as its
    card says. One Wound takes one heart.

    Etorn (2) ends his turn. Then Sweety rolls: attack. She has 4 hearts and stands between a Gloop and an
    Ent, so she loses 2 hearts, and a coin goes into the Gloop’s goo. Etorn stands beside the Ent as well, but nothing
    happens to him: there is a Wall in between. “Next to” means the same here as it does for moving.

lesson-enemies-leave-title = Leaving is rude
lesson-enemies-leave =
    Now for the second moment. If you **Move away from a Space next to an Enemy**, it hits you first. You may come as
    close as you like; it is *going* that hurts.

    Sweety stands between two Gloops. She goes up: both hit her at once, and 2 hearts are gone. She goes right to c2,
    over a Gloop’s head: coming is safe. She goes on to d2: she leaves that Gloop behind, so it hits her, and 1 more
    heart is gone. Three steps, three hearts. There must be better ways.

lesson-enemies-past-title = On tiptoe past the Gloop
lesson-enemies-past =
    The gem on d2 is four steps away, and you have four moves. Get it **without a scratch**.

    The way written in
    { $medium ->
        [page] the line
       *[notebook] the cell
    } gets the gem and costs a heart. Find the step that leaves the Gloop’s side. Then look
    for a way on which you are never next to the Gloop.
lesson-enemies-past-hint = A Platform separates the Space above it from the Space below. Where could you walk over the Gloop’s head?
lesson-enemies-past-done = On c2 you walked right over the Gloop’s head. With a Platform in between, you are not next to each other, so it could not hit you as you walked on.
lesson-enemies-past-brushed = You have the gem, and one heart less: b1 is next to the Gloop, and leaving b1 is what it was waiting for.
lesson-enemies-past-caught = b1 is next to the Gloop, and leaving b1 is what it was waiting for. There goes a heart.
lesson-enemies-past-through = The Gloop stands there. You could push it, but you would have to leave b1, and that costs a heart.
lesson-enemies-past-nearly = Not a scratch so far. Take one more step to the right: the Platform keeps you safe.

lesson-enemies-too-many-title = One blow too many
lesson-enemies-too-many =
    Sweety has only 2 hearts left, with a Gloop on one side and an Ent on the other. She wants to Move up to b2, where
    Etorn stands, and push him to c2. She uses her move…

    A Hero who loses the last heart **faints** and leaves the map. (Do not worry, Sweety will be back; fainting has its
    own lesson. One hint: a Hero who faints gets all hearts back. Sweety’s card shows 4.)

    Where will Sweety be, where will Etorn be, and how many hearts will she have?
lesson-enemies-too-many-done = Both Enemies hit at once: 2 Wounds, and Sweety faints. The blow comes before the Move, so there was no Move, and no Push: Etorn never noticed. The move she paid with is gone all the same.

lesson-enemies-let-go-title = Just let go
lesson-enemies-let-go =
    A Werewolf hits for 3, and Sweety has 2 hearts. She hangs in the air on b2, right beside it. She has to get to d1
    unhurt. Walking away is out of the question.
    { $medium ->
        [page] Try the prepared line and see
       *[notebook] Run the cell and see
    } what happens if she tries.

    But read the rule closely: the Enemy strikes when you **Move** away. Being pushed is no Move, nor is Spawning. And
    you know something else that takes you elsewhere without a single step.
lesson-enemies-let-go-hint = Which way down costs no die at all?
lesson-enemies-let-go-done = Falling is no Move. The Werewolf could only watch Sweety drop, and down on b1 she was out of its reach.
lesson-enemies-let-go-climbed = That was a Move away from the Werewolf. It struck first, Sweety fainted, and the step never happened.
lesson-enemies-let-go-spawned = Clever, in a painful way: Sweety fainted, and her other move paid for a Spawn on d1. But she was supposed to get there unhurt.
lesson-enemies-let-go-half = Safely down! One more step.

lesson-enemies-purse-title = Mind your purse
lesson-enemies-purse =
    An Ent does not even have to hit you to cost you something. A Hero who **Moves to a Space next to it** drops a coin.
    (No coins? Then a gem. Nothing at all? Then nothing.)

    Sweety has 2 coins and wants the gem on d1, right beside the Ent, with both coins still in her purse. The answer
    in
    { $medium ->
        [page] the line
       *[notebook] the cell
    } goes the right way, but one of its steps is wrong.
lesson-enemies-purse-hint = An Ent costs you a coin only if you Move next to it. How else can you arrive?
lesson-enemies-purse-done = Sweety dropped in beside the Ent, and falling is no Move. A gem gained, no coin lost, and even a move to spare.
lesson-enemies-purse-toll = You have the gem, but your last Move ended next to the Ent. That cost you a coin.
lesson-enemies-purse-left = From this side the Ent stands in your way, and b1 is next to it, too: there goes a coin. Try the other side.
lesson-enemies-purse-hanging = The gem lies right under you. What brings you down?

lesson-enemies-nights-title = Four nights in the tower
lesson-enemies-nights =
    Nothing is asked of you here. Walk about, then choose “End the actions” (`end`), and “Leave the Special
    die as it is” (`set none`) if dice are left over, and see what the enemy die brings. Four rolls are prepared.
    After each one ask yourself: who moved, who stayed, and why?

    See how long you can keep all your hearts.

lesson-enemies-shelter-title = A place for the night
lesson-enemies-shelter =
    Now put everything together. Somebody whispers to you that the enemy die will say **attack** next. Take the gem on
    c2, end your turn, and let nobody hurt you when the die is rolled.

    Two things to remember: Gravity comes at the end of every turn, before the next roll. And a Platform is a fine
    shield, whichever side of it you are on.
lesson-enemies-shelter-hint = Where will Sweety be once Gravity has had its way? Look for a Space that holds her and has no Enemy next to it.
lesson-enemies-shelter-done = Back on b2, there is a Platform between you and the Gloop. Gravity let you be, and the attack hit nobody.
lesson-enemies-shelter-pit = In the air you were safe, but the turn ended and Gravity dropped you on c1, right between the Gloop and the Werewolf: 4 Wounds.
lesson-enemies-shelter-head = You spent the night on the Werewolf’s head. Nothing fell, and nothing parted you from it either: 3 Wounds.
lesson-enemies-shelter-not-over = A fine place! Now end the turn and see whether it holds.

lesson-enemies-ways-title = Three ways to leave
lesson-enemies-ways =
    For the curious: back in Exercise 2, Sweety hangs beside the Werewolf. Python tries three ways to leave, each on a
    fresh board, and tells you what happens. Only one of the three answers is short and peaceful.

lesson-enemies-done-title = What you know now
lesson-enemies-done =
    - The enemy die counts for every Enemy: left, right or attack.
    - When it moves them, they stay on Platforms, stop at Walls and figures, and attack nobody.
    - On attack, each Enemy hits every Hero next to it.
    - If you Move away from Enemies, each one you leave hits you first. No Enemy hits you for coming near, for falling
    or for being pushed. (Moving next to an Ent costs a coin, or a gem if you have no coin.)
    - If the blow makes you faint, your Move does not happen, but what you paid for it is gone.

    You have been polite for long enough. On to **06: Attacking and loot**.
