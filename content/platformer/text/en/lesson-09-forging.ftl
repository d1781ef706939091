### Lesson 09: Forging. How the texts of a lesson are named: lessons.ftl.

lesson-forging-title = Forging like a smith
lesson-forging-about = A pair of dice, a handful of gems and a little foresight: how to get the symbol you did not roll.

lesson-forging-smith-title = Back at the anvil
lesson-forging-smith =
    You know the basic trick: two dice with the *same* face make one symbol of your choice, and you use it at once.
    Two for one sounds like a bad bargain. A good smith asks three questions first:

    - **What is this pair worth as it is?** Two swords with no Enemy in reach are worth nothing. Melt them.
    - **Do I need the symbol now, or next turn?** The Special die keeps a Forged symbol for you.
    - **Can gems make it bigger?** One Forged move with gems can carry you farther than two plain ones.

    This lesson answers these questions one after the other. You need dice, gems and attacks from the earlier lessons.

lesson-forging-gems-title = A pair, a star, and some gems
lesson-forging-gems =
    Gems make *any* symbol stronger, wherever it comes from: 1 gem for +1, 3 gems for +2, 6 for +3, 10 for +4. A
    star counts, and so does a symbol you have just Forged.

    Etorn has 2 gems. First he puts one on his star, which is a coin for him: 2 coins instead of 1. Then he melts
    his two shoves into a move and puts the other gem on that: 2 Spaces { $medium ->
        [page] with one symbol, from a1 to c1.
       *[notebook] with one symbol, from a1 to c1. The notation says it all: `with forge shove+1`.
    }

lesson-forging-long-stride-title = A long stride
lesson-forging-long-stride =
    Sweety stands on a1 and wants to be on d1, 3 Spaces away. Nothing she rolled is a move. But she has a pair, and
    3 gems.

    The prepared answer gets her two thirds of the way. How many gems does the whole way cost?

    { $medium ->
        [page] Choose the two coins, then move, put gems on it, and click your way.
       *[notebook] (The first Space is part of the move. Each further one is a `step` with a direction. On the board: choose the two coins, then move, put gems on it, and go Space by Space.)
    }
lesson-forging-long-stride-hint = One symbol has to count as three, so it has to grow by 2.
lesson-forging-long-stride-done = Two coins and 3 gems became a move of 3 Spaces. It was one symbol all the time, so the price was paid only once.
lesson-forging-long-stride-no-gems = A Forged move carries you 1 Space, like any other. The gems are still in your pocket.
lesson-forging-long-stride-one-gem = With 1 gem the move is worth 2 Spaces. It takes 3 gems in all to make it worth 3.
lesson-forging-long-stride-six = 6 gems would make it 4 Spaces, but you have only 3, and they are enough for the 3 Spaces you need.
lesson-forging-long-stride-star = For Sweety a star is a sword, not a move. Gems make a symbol stronger; they do not change it.

lesson-forging-golem-title = The Golem takes three
lesson-forging-golem =
    A Stone Golem has 3 health, and Wounds that do not defeat it at once are forgotten. So Etorn needs **3 Wounds in
    a single attack**. He has one sword, a pair of moves he has no use for, and 1 gem.

    An attack may use as many symbols as you like: name them one after the other. Below, two are named, and the
    Golem yawns.
lesson-forging-golem-hint = Sword and Forge make two. Where does the third Wound come from?
lesson-forging-golem-done = One sword, one Forged sword, one gem. It does not matter on which of the two the gem lies: +1 is +1.
lesson-forging-golem-two = Two Wounds, and the Golem takes three. The dice are gone, the Golem is as good as new, and your gem was never used.
lesson-forging-golem-star = For Etorn a star is a coin. You cannot hit anybody with that.
lesson-forging-golem-three = The idea is right: 3 gems would turn one sword into three Wounds. But you have only 1.
lesson-forging-golem-shove = There is only one shove. Your pair shows something else.

lesson-forging-smithy-title = In the smithy
lesson-forging-smithy =
    For Avvy a star means: pay 1 coin, gain 1 gem. That is no plain symbol. Still, it is a *face* like the others, and
    two rules follow from that:

    - You may Forge **into** a star. { $medium ->
        [page] Avvy melts two moves into a star and turns a coin into a gem.
       *[notebook] `star with forge move` melts two moves, and Avvy turns a coin into a gem.
    }
    - You may Forge **from** stars. Two stars make any symbol. But a star pairs only with a star, whatever it means to
    your Hero.

    Play, and then try to cheat: what you Forge is used on the spot. It never lies in the pool, so you cannot Forge
    it again.

lesson-forging-twins-title = False twins
lesson-forging-twins =
    Angelo reads a star as a move. So here he has something like *three* moves, and two of them are surely a pair…
    but which?

    He wants a coin, and he wants to be on b1. The prepared answer uses up something precious before it is needed.
lesson-forging-twins-hint = Equal means the same picture on the die, not the same meaning. Which pictures are there twice?
lesson-forging-twins-done = The stars are twins and the move stays single, so the move walks and the stars are melted.
lesson-forging-twins-mixed = A move and a star may mean the same to Angelo, but they are different faces. The single move finds no partner.
lesson-forging-twins-spent = One of the stars has walked already. The other one alone makes no pair.
lesson-forging-twins-wrong-way = Now the two stars have become one step, and the plain move is left over. The other way round you would have the coin.
lesson-forging-twins-stay = The coin is there. And the step? You still have a move.

lesson-forging-list-title = Every Forge on the table
lesson-forging-list =
    You may skip this one. For those who like lists: these are all the ways to Forge on the board of the last
    exercise. Each of them melts the same two dice. Change the 3 into a 2 and see the same for the Golem’s board.

lesson-forging-half-title = Half a pair on the Special die
lesson-forging-half =
    After your actions you may set the **Special die**: it has a blank side and one side for each symbol. You turn it to
    the symbol of an unused die, or you Forge: two equal unused dice turn it to any symbol.

    And here is the smith’s favourite trick. When you *set* the die, the symbol already on it may be one half of the
    pair. Sweety has kept a coin from last turn, and she has one coin left: { $medium ->
        [page] coin and coin make a sword.
       *[notebook] coin and coin make a sword. In writing that is `set sword with forge special`.
    } The new symbol takes the place of the old one.

lesson-forging-swap-title = A shove becomes a move
lesson-forging-swap =
    There is a shove on Sweety’s Special die, and nobody to shove. She wants to stand on c1 now, *and* to have
    a **move** on the Special die for her next turn.

    Everything you need is there. The prepared answer sets the die nicely, but she is one Space short. Which pair is
    for which task?
lesson-forging-swap-hint = Melt the coins now. For the Special die, there is a shove in the pool. Where is its twin?
lesson-forging-swap-done = Each pair in its place: two coins became a step, and two shoves, one of them on the Special die itself, became a move for next turn.
lesson-forging-swap-now = During the actions only dice of the pool can be Forged. The Special die joins in when it is being set.
lesson-forging-swap-too-soon = The Special die shows a move, but you are still on b1. The coins were meant to be your second step.
lesson-forging-swap-no-move = No move is left in the pool, so the die cannot simply be turned to one. The move has to be Forged.
lesson-forging-swap-name = That would take two shoves from the pool, and there is only one. The other one lies on the Special die: pair it with that (`forge special`).

lesson-forging-evening-title = What happens at the end
lesson-forging-evening =
    The end of a turn has an order: first your **actions**, then the **Special die**, then **Gravity**. So whoever
    hangs in the air may set the die in peace and falls only after that.

    Sweety melts her shoves into a move, puts her gem on it and goes up and right, onto the Platform. Then she ends her
    actions and melts two swords into a coin for the Special die. A Gloop floats on d3.

    Before it happens, mark where Sweety and the Gloop will be.
lesson-forging-evening-done = Sweety stands on the Platform at b2, so Gravity has no say. The Gloop falls only 1 Space: the Platform at d2 stops it. And the coin on the Special die is safe.

lesson-forging-two-turns-title = A plan for two turns
lesson-forging-two-turns =
    The Stone Golem again: 3 health, at the very edge, and no gems this time. Etorn has a move and two shoves. A
    little bird tells you what he will roll next turn: **move, sword, coin, coin, star**, and the enemy die says
    right, so the Golem stays where it is.

    Defeat it next turn. In the prepared answer, Etorn saves a shove, and next turn he is one Wound short.
lesson-forging-two-turns-hint = Next turn you have a sword, and a pair for a second one. The third has to be made today.
lesson-forging-two-turns-done = One sword from yesterday, one rolled, one Forged: three Wounds at once. And the Special die is blank again, ready for the next plan.
lesson-forging-two-turns-two = Sword and Forge make two Wounds, and the Golem takes three. A shove on the Special die does not bite.
lesson-forging-two-turns-now = One Wound today and more tomorrow does not work: Wounds that do not defeat are forgotten. Save the symbol instead.
lesson-forging-two-turns-no-sword = No unused die shows a sword. But two of the dice are equal…
lesson-forging-two-turns-go-on = Perfectly prepared! It is the next turn now, and the dice are as the bird said. Hit it with all three swords.

lesson-forging-done-title = What you know now
lesson-forging-done =
    - Gems strengthen stars and Forged symbols like any others.
    - Equal means the same face. Stars pair with stars, and you may Forge into a star.
    - A Forged symbol is used at once and never Forged again.
    - When you set the Special die, its own symbol may be half of the pair.
    - Melt today what you cannot use, and keep the new symbol for tomorrow.

    So far nobody has been seriously hurt. That changes now: **10: Wounds, fainting and coming back**.
