### The words of lesson 08: gems. At the end, those of the chart of their prices.

lesson-gems-title = Gems
lesson-gems-about = Make a symbol stronger, share your gems out cleverly, and go a long way with one die.

lesson-gems-prices-title = Stronger, and dearer each time
lesson-gems-prices =
    Five dice are never enough. That is what **gems** are for: as you use a symbol, you may pay gems to make it stronger.

    | gems on one symbol | 0 | 1 | 3 | 6 | 10 |
    |---|---|---|---|---|---|
    | it counts as | 1 | 2 | 3 | 4 | 5 |

    The first step costs 1 gem, the next one 2 more, then 3 more, then 4 more. So a coin with 3 gems gives three coins,
    a sword with 1 gem deals 2 Wounds, a move with 6 gems goes 4 Spaces. { $medium ->
        [page] Choose a die, then how many gems it gets.
       *[notebook] You write it with a plus: `coin with coin+3`.
    }

lesson-gems-coins-title = Three coins, or four
lesson-gems-coins =
    Etorn has 5 gems and three coin dice. He puts 3 gems on the first: that makes 3 coins. Then 1 gem on the second and
    1 on the third: 2 coins each.

    Look at that again. The 3 gems on one die brought him 2 extra coins, and so did the last 2 gems, one on each of two
    dice. Every die has a price list of its own, and each list starts cheap.

lesson-gems-one-sword-title = One sword, one Werewolf
lesson-gems-one-sword =
    To defeat a Werewolf you need 3 Wounds, all in one attack. Angelo has a single sword and 4 gems. Defeat the Werewolf
    beside him! The answer in
    { $medium ->
        [page] the line
       *[notebook] the cell
    } is too stingy.
lesson-gems-one-sword-hint = One sword has to count as three. What does the second step cost, on top of the first?
lesson-gems-one-sword-done = 1 gem for the first step and 2 for the second: the sword dealt 3 Wounds. And all 3 gems came back as loot, with 2 coins besides.
lesson-gems-one-sword-bare = One sword, one Wound. The Werewolf has 3 health, so nothing happened, and the die is gone.
lesson-gems-one-sword-one-gem = Two Wounds are one too few, and Wounds are not saved up for later. Sword and gem are gone for nothing.
lesson-gems-one-sword-too-dear = 6 gems would make 4 Wounds. You have only 4 gems, and 3 Wounds are enough.
lesson-gems-one-sword-twice = A die can be used only once. And two attacks of 2 Wounds would not add up to one of 4 anyway.

lesson-gems-curve-title = The curve
lesson-gems-curve =
    Here is the price list as a picture. The steps on one symbol are counted to the right, and their cost in gems
    upwards. The farther you go on one die, the steeper it gets.

    The dots are two swords, and you have 9 gems. Drag the dots along the curve (or use the sliders) and watch the sum.
    Start with one sword: 3 steps for 6 gems, and 3 gems are left… which buy 2 steps on the other one! That makes 4 +
    3 = 7 Wounds, and there is no way to make 8. Now write `GemCurve(symbols=4, gems=9)` into the cell: with four
    swords the same 9 gems make 10 Wounds, and one gem is left over. **Spread them evenly**: that is the whole secret.
    When you use several symbols together, the game spreads your gems like that for you.

lesson-gems-share-out-title = The cheap way to slay a drake
lesson-gems-share-out =
    To defeat the Hoard Drake on a1 you need 4 Wounds. Angelo has two swords, but only 2 gems. Both swords may go
    into one attack, each with gems { $medium ->
        [page] of its own.
       *[notebook] of its own: write, say, `sword+1 sword`.
    }
lesson-gems-share-out-hint = What does the first step cost on each of the swords?
lesson-gems-share-out-done =
    Two cheap first steps, 1 gem each: 2 + 2 = 4 Wounds. Both steps on one sword would have cost 3. The same goes for
    more gems: 9 gems make two swords worth 4 + 3 = 7 Wounds, but four swords 3 + 3 + 2 + 2 = 10, with a gem left
    over.
lesson-gems-share-out-three = 1 + 2 = 3 Wounds, one too few. And there was a gem left in your pocket!
lesson-gems-share-out-all-on-one = Two steps on the same sword cost 3 gems in all, and you have 2. There is a second sword, with a first step of its own.
lesson-gems-share-out-two-attacks = Twice 2 Wounds, in two attacks, and the Drake yawned twice. All 4 Wounds have to come in one attack.

lesson-gems-long-way-title = A longer Move
lesson-gems-long-way =
    A move symbol with gems goes several Spaces. You pay first, then you go **Space by Space**, and everything happens
    on the way as if each step were a Move of its own: coins are picked up, Traps snap, Enemies bite.

    Angelo pays 6 gems for 4 Spaces. He goes to b1 and takes the coin, { $medium ->
        [page] goes up, goes right
       *[notebook] `step up`, `step right`
    }, and there, on the
    Platform at c2, he has had enough: “Stop here” (`stop`). The fourth Space is lost; no gems come back. Until he stops
    or arrives he can do nothing else: no Gravity, no coin die, no attack.

lesson-gems-past-the-teeth-title = Past the teeth
lesson-gems-past-the-teeth =
    Angelo has 5 hearts and pays 3 gems for 3 Spaces: from a1 to b1, to c1, then up. On c1 is a Trap (`^`, one heart for
    entering). On d1 waits a Gloop that deals 1 Wound.

    Mark where he will be in the end, and how many hearts he will have. Go through it Space by Space, and remember
    when an Enemy bites.
lesson-gems-past-the-teeth-done =
    To b1: nothing. To c1: the Trap, 4 hearts left. From c1 upwards: Angelo leaves a Space next to the Gloop, so it hits
    first, 3 hearts left, and he arrives on c2. **A longer Move does not fly over obstacles**: every Space counts. He
    now hangs in the air, by the way; his Move is over.

lesson-gems-far-coin-title = The far coin
lesson-gems-far-coin =
    A coin lies on the Platform at d2. Angelo has one move, 6 gems and 5 hearts, and wants the coin without losing a
    heart. The answer in
    { $medium ->
        [page] the line
       *[notebook] the cell
    } pays for three Spaces. Count: is that enough?
lesson-gems-far-coin-hint = It is four Spaces to d2, whichever way you go. Which ways avoid the Trap on c1?
lesson-gems-far-coin-done = Four Spaces for one die and 6 gems. You found the gem on b2 on the way: too late to pay for this Move, but yours.
lesson-gems-far-coin-short = 3 gems pay for three Spaces, and the third is c2. The gem on b2 does not help either: gems are paid at the start.
lesson-gems-far-coin-between = Not in the middle of a Move! First finish it, or choose “Stop here” (`stop`). Then Gravity.
lesson-gems-far-coin-trap = The coin is yours, but you went through the Trap on c1, and that cost a heart: every Space on the way counts.

lesson-gems-only-symbols-title = What gems cannot do
lesson-gems-only-symbols =
    Gems make *symbols on dice* stronger as you use them, and nothing else. They do nothing for cards, for Gravity, or
    for the setting of the Special die.

    Angelo has two coin dice and 3 gems. He wants 3 coins this turn *and* the Special die set to coin at the end.
    When you have taken your coins, choose “End the actions” (`end`); then { $medium ->
        [page] set the Special die to coin with an unused coin die.
       *[notebook] `set coin with coin` sets the Special die with an unused coin die.
    }
lesson-gems-only-symbols-hint = One coin die is needed for the Special die. So the other one has to make all three coins.
lesson-gems-only-symbols-done = All the gems went on one die as it was used, and the other die set the Special die, plain as it was.
lesson-gems-only-symbols-setting = Setting the Special die has no effect that a gem could make bigger. Spend the gems on the coins.
lesson-gems-only-symbols-none-left = Three coins, and cheaply! But both coin dice are used up, and the Special die cannot be set to coin any more.
lesson-gems-only-symbols-unspent = The Special die shows a coin. But one coin is not three, and your gems stayed in your pocket.

lesson-gems-two-beasts-title = Two beasts and one gem
lesson-gems-two-beasts =
    Now a hard one. On the left a Stone Golem (3 Wounds), on the right an Ent (2 Wounds), in the middle Angelo with
    three swords and *one* gem. Defeat both! The answer in
    { $medium ->
        [page] the line
       *[notebook] the cell
    } defeats one of them and leaves nothing for the
    other. Remember that a defeated Enemy leaves loot, and that you can use the gems you have just won.
lesson-gems-two-beasts-hint = One gem is enough for one of them; its loot pays for the other. How few swords are enough for each?
lesson-gems-two-beasts-done =
    Two swords and a gem for the Golem, one sword and a gem for the Ent, and the loot of the first paid for the
    second. It works in either order. That is how Heroes get rich.
lesson-gems-two-beasts-all-swords = The Golem is gone, but so are your swords, and the Ent is still laughing. Gems make a sword stronger, but they do not replace one.
lesson-gems-two-beasts-too-poor = That takes two gems, and you have one. Besides, 3 Wounds are enough for the Golem.
lesson-gems-two-beasts-short = Two Wounds, and the Golem has 3 health. Both swords are gone, and you had a gem all along.
lesson-gems-two-beasts-loot = The Ent is down, and its loot put a gem back in your purse. But you left it there: two swords without it make 2 Wounds, and the Golem has 3 health.

lesson-gems-play-title = Rich for a day
lesson-gems-play =
    Sweety has ten gems and five dice. Try everything: five coins from one die; a walk of three Spaces, or four. And
    does a gem make a sword reach any farther?

    Sweety’s own strength is shoving: her shoves go one Space farther than anybody else’s. A gem adds **one** Space to
    that, as to everything: { $medium ->
        [page] a shove with 1 gem
       *[notebook] `shove gloop right with shove+1`
    } goes 3 Spaces, not 4. Gems add; they do not multiply.
    After the first Space, choose the next (`step` and a direction), or “Stop here” (`stop`).

lesson-gems-done-title = What you know now
lesson-gems-done =
    - On one symbol, 1, 3, 6 or 10 gems add 1, 2, 3 or 4.
    - Each die has its own price list, so a little on several dice is cheaper than a lot on one.
    - Gems are paid as the symbol is used; those you find on the way come too late for it.
    - A longer Move goes Space by Space, with all that happens there. You may stop early, but you get no gems back.
    - Each step adds 1, even where an ability has already added something; and gems help only symbols on dice.

    Gems make a Forged symbol grow, too. On to **09: Forging like a smith**.

## The chart

gem-curve-title = What the steps cost
gem-curve-steps = steps on one symbol
gem-curve-gems = gems
gem-curve-symbol = Symbol { $number }
gem-curve-row = { $gems ->
    [one] 1 gem: the symbol counts as { $worth }
   *[other] { $gems } gems: the symbol counts as { $worth }
  }
gem-curve-now = Chosen: { $shares } = { $worth }. That costs { $spent ->
    [one] 1 gem
   *[other] { $spent } gems
  } out of { $gems }.
gem-curve-dear = Too dear! { $shares } = { $worth } would cost { $spent ->
    [one] 1 gem
   *[other] { $spent } gems
  }, and you have { $gems }.
gem-curve-best = The best way: { $shares } = { $worth }. Gems left over: { $left }.
error-gem-curve = “{ $value }” is not a number from { $least } to { $most }
mend-gem-curve = Give a whole number in that range
error-gem-curve-count = these steps are for a different number of symbols
mend-gem-curve-count = Give one number of steps for each symbol: { $symbols ->
    [one] 1 number
   *[other] { $symbols } numbers
  }
