### Lesson 14: the Boss Level, the Boss Turn, and Medusa.

lesson-medusa-title = Medusa, and the room at the top
lesson-medusa-about = How to get into the Boss Level, what the Boss does after your turn, and how not to become a statue.

lesson-medusa-reveal-title = Somebody is waiting
lesson-medusa-reveal =
    The Boss Level is revealed like any Level: when a Hero first Moves into the top Row below it. It is filled with
    coins and gems as usual. But instead of Enemies there is the **Boss**.

    Sweety climbs to a9, and the roof opens. Two Spaces there bear the mark of the Boss (b), g10 and c12. The **active
    player chooses** on which of them the Boss appears. Sweety chooses g10, far away from her, and calms down with a
    coin.

    The Boss of this lesson is Medusa (M). Your aim is simple: whoever defeats her wins the game. The details are less
    simple.

lesson-medusa-door-title = Mind the door
lesson-medusa-door =
    The floor up there is made of **one-way Platforms**: a Hero’s Move leads up through them, and nothing leads down.
    Whoever is in stays in until the game is over. For those below, nothing changes when the first Hero enters.

    You may push your way in, too. But an **Enemy** that you push on entering attacks you first, just as if you were
    leaving its side. No other Enemy up there does.

    Medusa deals 2 Wounds, and Sweety has 2 hearts. If Sweety faints, she has *not* entered: she will Spawn in the
    lowest Row of the tower, like anybody below. Get her in alive. (There is a way in on each side of Medusa.)
lesson-medusa-door-hint = Medusa stands right above you. There are other doors.
lesson-medusa-door-done = In, and in one piece. A Hero in the doorway can be pushed for free; only Enemies bite.
lesson-medusa-door-bitten = Medusa struck before the step was made. Sweety fainted before she was in, so she Spawns again at the very bottom.
lesson-medusa-door-where = Somebody stands there, and you would have to say where she goes. Think twice: it is Medusa.
lesson-medusa-door-back = You were in, and safe. You cannot go out again: the Platforms lead upward only.

lesson-medusa-last-title = The last one turns out the lights
lesson-medusa-last =
    Etorn is on the Boss Level already. Now Sweety, the **last Hero**, goes up from a3. When the last one has entered,
    all other Levels are removed at once, with everything on them. (If you play alone, you are the first and the last.)

    Where will Sweety, the Werewolf on b2, the Gloop on d1 and Medusa be?
lesson-medusa-last-done = Only the Boss Level is left, and whoever stands on it. Werewolf and Gloop went with their Level. From here on there is only up, and Medusa.

lesson-medusa-seal-title = A sealed room
lesson-medusa-seal =
    As long as there is anything below, the Boss Level is **sealed**. From below you can neither attack nor shove what
    is up there, and from up there you cannot reach down. Sweety stands on b3, right under Medusa, and can do nothing to
    her.

    The enemy die is not kept out. The Boss is an Enemy too: what moves Enemies moves her. Sweety ends her turn, and
    Etorn’s roll says *right*: Medusa goes to c4, and the Gloop far below to c1. Then Etorn, who is inside, shoves
    Medusa back to b4. From inside that is allowed; and like anybody else she falls when nothing holds her.

lesson-medusa-eight-title = All at once
lesson-medusa-eight =
    How many Wounds does it take to defeat Medusa? **4, and 1 for each Level the tower was built with**, the Boss Level
    included. Removed Levels still count. In a usual game of four Levels that is 8, and you have to deal all 8 **in
    one attack**.

    Three swords deal 3 Wounds. Sweety has 7 gems as well. Remember the price of raising one symbol: by 1 for 1 gem,
    by 2 for 3, by 3 for 6. Reach 8.
lesson-medusa-eight-hint = 5 Wounds more for 7 gems. Raising several swords a little is cheaper than raising one of them high.
lesson-medusa-eight-done = 3 + 3 + 2 = 8, for 3 + 3 + 1 = 7 gems. Medusa is defeated, and the game is over at once: Sweety has won. Enjoy it; in a real game it is a rare sight.
lesson-medusa-eight-short = Only 3 Wounds. It takes 8 in one attack to defeat Medusa, and she shrugs off anything less.
lesson-medusa-eight-greedy = You raised one sword by 3 and another by 1: four steps, 7 Wounds. Spread over three swords, four steps cost only 5 gems, and 7 gems pay for a fifth.
lesson-medusa-eight-two-blows = 5 and 3 make 8, but not in one attack. Wounds of two attacks do not add up.
lesson-medusa-eight-poor = That would be 9 Wounds for 9 gems. You have 7, and you need only 8 Wounds.

lesson-medusa-turn-title = Medusa’s turn
lesson-medusa-turn =
    Whenever a player ends a turn with their Hero on the Boss Level, a **Boss Turn** follows. Medusa rolls the enemy
    die, and cards are drawn from her deck until one shows the rolled symbol. No Enemy moves or attacks because of that
    roll: it only picks the card. All drawn cards are discarded; when the deck is empty, they are shuffled into a new
    one. A card that does several things does them in order, and skips what cannot be done.

    Here the die says *attack*. Gaze and Hiss come first but show other symbols, so it is Tail Lash: 3 Wounds for
    everybody next to her. Etorn on b5 is hit **through the Platform**; Sweety on d4 is too far away.

lesson-medusa-gaze-title = Within her reach
lesson-medusa-gaze =
    Each of Medusa’s cards has a reach. Walls and Platforms hide you from **none** of her attacks.

    | card | symbol | whom it reaches | what it does |
    |---|---|---|---|
    | Gaze | left | everybody in her Row, from end to end | 2 Wounds |
    | Tail Lash | attack | the 4 Spaces next to her | 3 Wounds |
    | Venom Spray | right | the 8 Spaces around her | 1 Wound and a Poison token |
    | Turn to Stone | attack | her map tile (4 by 3 Spaces) | a Stone token |
    | Hiss | right | everywhere on the Boss Level | 2 coins lost |

    Sweety (1, 4 hearts), Etorn (2, 5 hearts), Angelo (3, 5 hearts) and Avvy (4, 6 hearts) wait for her attack. The card
    is **Gaze**. How many hearts will each of them have?
lesson-medusa-gaze-done = The whole Row, through three Walls and over two tiles: Angelo and Avvy lose 2 hearts each. Sweety and Etorn are right next to her, but not in her Row.

lesson-medusa-out-of-sight-title = Out of sight
lesson-medusa-out-of-sight =
    A little bird says that the next card is Gaze. Etorn stands on d5, in Medusa’s Row, with a Wall on his left and
    Platforms above and below. He can go nowhere. But Medusa could be made to leave that Row. End the turn without a Wound.

    Before the Boss Turn comes the end of your own turn, and with it Gravity, for her as well.
lesson-medusa-out-of-sight-hint = On the Boss Level your shove reaches Medusa at any distance. Where is there no Platform to hold her?
lesson-medusa-out-of-sight-done = Medusa left her Platform, and Gravity did the rest: she stared along Row 4, and nobody was in it.
lesson-medusa-out-of-sight-wall = You waited behind the Wall, and Medusa looked right through it. 2 Wounds.
lesson-medusa-out-of-sight-back = Up went Medusa, and at the end of the turn down again onto her old Platform, in your Row.
lesson-medusa-out-of-sight-not-over = Nicely done. Now end your turn and see where Medusa looks.

lesson-medusa-break-free-title = A statue with plans
lesson-medusa-break-free =
    With a **Stone** token, your only action is to break free: use **any two symbols**; the symbol on the Special
    die may be one of them. In every other way you are a figure like any other: you are attacked and pushed, you fall,
    you may set your Special die, and a Boss Turn follows your turn.

    Etorn has been turned to stone. His pool shows a coin, a star (a coin to him) and a move, his Special die a sword.
    Break free, and take 2 coins in the same turn.
lesson-medusa-break-free-hint = Which two symbols can you do without? One of them is not in the pool.
lesson-medusa-break-free-done = The sword on the Special die and the move from the pool broke the stone, and both coins were left.
lesson-medusa-break-free-spent = You are free, but you paid with the very coins you wanted to take.
lesson-medusa-break-free-one = Free, and 1 coin richer. The star would have been the second coin. What else could have paid?
lesson-medusa-break-free-two = One symbol only makes a crack. It takes two.

lesson-medusa-mirror-title = Mirror, mirror
lesson-medusa-mirror =
    On the Boss Level there are Spaces with a special icon (`*`). What they give depends on the Boss. With Medusa it is
    a **Mirror**, for every Hero who comes onto such a Space. When Turn to Stone reaches you, you may choose “Give up
    the Mirror” (`mirror`): you give it up, are not turned to stone, and gain 1 gem. Or “Let it happen” (`endure`): you
    keep the Mirror, and take a Stone token. You decide even when it is not your turn.

    Sweety stands on d4, the icon is on c4, and the next card is Turn to Stone. Come out of it with a gem.
lesson-medusa-mirror-hint = One step to the left, and then let Medusa try.
lesson-medusa-mirror-done = Medusa saw herself and did not like it. No stone, a gem for you, and the icon on c4 still has Mirrors to give.
lesson-medusa-mirror-stone = You are a handsome statue now. With the Mirror from c4 you would have had a choice.
lesson-medusa-mirror-endured = You had the Mirror and kept it. Now you are a statue, and a handsome one.
lesson-medusa-mirror-early = Not yet: the Mirror answers Medusa’s card. End your turn and wait for it.
lesson-medusa-mirror-decide = Medusa’s card is on the table, and it is your choice: “Give up the Mirror” (`mirror`) or “Let it happen” (`endure`).

lesson-medusa-poison-title = A matter of counting
lesson-medusa-poison =
    The **Poison** token deals 1 Wound at the end of each of your own turns, before the Boss Turn. You keep it until you
    faint, or until a card takes it away. And if you would get a token you have **already**, you suffer 1 Wound instead.

    Etorn (5 hearts) has Poison, stands near Medusa and ends his turn. Then she draws Venom Spray: the 8 Spaces around
    her, 1 Wound and a Poison token, in that order. Sweety (4 hearts) is on d4. How many hearts will each of them have?
lesson-medusa-poison-done = Etorn suffers 3 Wounds: from Poison at the end of his turn, from the spray, and instead of a second Poison token. Sweety is two columns away from Medusa, and dry.

lesson-medusa-return-title = No way home
lesson-medusa-return =
    A Hero who faints on the Boss Level comes back there, on one of its **Shop spaces**. If those are all taken, it is
    the free Space nearest to one of them. All the Hero’s Boss tokens are gone, and that at least is good news.

    Sweety has fainted up here. There is a Shop on a4, with Etorn in it, and one on d6. She has a coin and a move in her
    pool. Bring her back, and take a coin as well.
lesson-medusa-return-hint = You Spawn with any die of your pool. Which one do you not need?
lesson-medusa-return-done = Back among the shelves, and with a coin in hand. Other customers watch the prices; you watch Medusa.
lesson-medusa-return-ground = On the Levels below, Heroes come back in the lowest Row. A Hero who fainted up here comes back in a Shop up here.
lesson-medusa-return-taken = Etorn is in that Shop already. The other one is free.
lesson-medusa-return-coin = You are back, but you paid with the coin. The move would have done.
lesson-medusa-return-off = Off the map you can do nothing but Spawn. Come back first.

lesson-medusa-arena-title = In the arena
lesson-medusa-arena =
    Two Heroes, two tiles, one Medusa. The next cards and dice are prepared: a Hiss, then Turn to Stone. Sweety is on
    d4, Etorn on h4. Fetch a Mirror from f4 in time, get off Medusa’s tile (columns a to d), or find out what a shove
    does to her.

    Choose “End the actions” (`end`), and “Leave the Special die as it is” (`set none`) if dice are left, to see what
    Medusa makes of it.

lesson-medusa-health-title = Two attacks
lesson-medusa-health =
    For the curious: the Medusa of Exercise 2 again, and two attacks with three swords each, the second one with gems.
    Change the numbers after `+` and see what 7 gems can do.

lesson-medusa-done-title = What you know now
lesson-medusa-done =
    - You enter the Boss Level by a Move of your own and never leave it. If you push an Enemy on the way in, it hits you
    first.
    - It is sealed, but not against the enemy die. When the last Hero has entered, all other Levels go.
    - It takes 4 Wounds, and 1 for each Level, to defeat Medusa, all in one attack. Whoever does it wins.
    - After your turn on the Boss Level comes hers: a die picks a card, and Walls and Platforms are no shelter.
    - Poison hurts, stone holds, a Mirror helps. Instead of a second token of a kind, you suffer 1 Wound.
    - A Hero who faints up here comes back in a Shop up here.

    Medusa rolls a die. Her colleague watches what you rolled: **15: Ikee, who counts your dice**.
