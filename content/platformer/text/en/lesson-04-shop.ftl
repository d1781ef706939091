### Lesson 04: coins, and what they buy.

lesson-shop-title = Coins, and what they buy
lesson-shop-about = The Shop, items and potions, and what a card can do that a die cannot.

lesson-shop-coins-title = A bottomless purse
lesson-shop-coins =
    You get coins from coin dice, from the floor, and from Enemies that no longer need theirs. You spend them in
    the **Shop**, on two sorts of cards:

    - An **item** is yours for good. If it says *Exhaust*, it does something once, when you use it, and then it is
    turned sideways and waits for your next turn. If it says *Passive*, it simply works, all the time; there is
    nothing to use.
    - A **potion** is drunk once, and then it is gone.

    There is no limit to what you may own: cards, coins, gems, as many as you can get. A card you have just bought is
    ready at once.

lesson-shop-counter-title = The Shop is a place
lesson-shop-counter =
    { $medium ->
        [page] A Space with a stall is
       *[notebook] A Space with a `$` is
    } a Shop space, and you can buy only while you are *on* one. How many Shops there are on the
    map does not matter: they all sell the same six cards, three items and three potions.

    Sweety steps onto b1 and cashes in two coin dice. With the two coins she has, that makes four: exactly the price
    of the Boots of Haste. Buying costs no die. Look at the gap on the shelf: it is filled at once, with the next card
    from the deck.

lesson-shop-purchase-title = Get the Grapnel
lesson-shop-purchase =
    Sweety has 3 coins and wants the Grapnel, which costs 5. The Shop is on c1, two steps away, and somebody has lost a
    coin on b1.

    { $medium ->
        [page] Try the prepared line.
       *[notebook] Run the prepared line.
    } It is nearly right; something is still missing from the purse.
lesson-shop-purchase-hint = 3 in the purse, 1 on the floor. Where is the fifth?
lesson-shop-purchase-done = Three coins from home, one from the floor, one from a die. It is up to you when you cash in a die, as long as the sum is right at the till.
lesson-shop-purchase-beside = b1 is next to the Shop, and “next to it” is not “on it”. One more step.
lesson-shop-purchase-short = Four coins in the purse, five on the price tag. No credit here.
lesson-shop-purchase-not-here = You may well have the coins for a Greedymmer, but there is none on the shelf today. Only what is on display is sold.
lesson-shop-purchase-boots = Nice boots! But Sweety came for the Grapnel, and now she cannot afford it.

lesson-shop-exhaust-title = Once a turn
lesson-shop-exhaust =
    The Boots of Haste say: *Exhaust: Move 1 Space.* That is one step that costs no die at all. Sweety has an empty
    pool and 4 coins. She buys the boots and uses them on the spot: { $medium ->
        [page] first the card, then
       *[notebook] first `use boots-of-haste`, then
    } the step itself.

    Now they are exhausted. She ends her turn, and at the start of the next one all her exhausted cards are ready again
    (step 2 of 8). Off she goes once more. Such an item is like a die that always shows the same face.

    You may use several such items in one turn, but each of them only once.

lesson-shop-haste-title = Run for the gem
lesson-shop-haste =
    The gem lies on c1, two steps away, and there is one move in your pool. But you are standing in the Shop with 4 coins.

    The prepared line has only half of what it takes, and that in the wrong order.
lesson-shop-haste-hint = One step by die, one by boots. What can you no longer do once you have left the Shop?
lesson-shop-haste-done = Shop first, then run. After that it does not matter which step comes from the boots.
lesson-shop-haste-left = You walked out of the Shop with your money still in your hand. Buy before you leave.
lesson-shop-haste-twice = The boots are exhausted. They will be ready again next turn, not before.
lesson-shop-haste-not-yours = You cannot use the boots before they are yours. Pay first.
lesson-shop-haste-half = One step done. For the second you have no die left, but look at your feet.

lesson-shop-potion-title = Cheers!
lesson-shop-potion =
    Using a potion costs no die either, and you may drink as many as you like in a turn. An empty bottle goes back under
    its deck. So a good potion may turn up in the Shop again some day.

    Today is that day. Forest Honey gives 2 hearts back; Sweety is down to 1. The potion deck is *empty*, so there is
    a gap on the shelf that nothing could fill. She drinks, and the bottle goes straight back onto the shelf. She buys
    it for her 2 coins and drinks again. The second drink gives her only 1 heart: then she has all 4, and she cannot
    have more.

lesson-shop-thirst-title = One heart, three coins
lesson-shop-thirst =
    Sweety is in a bad way: she has 1 heart out of 4, and 3 coins. She wants to leave the Shop in perfect health.

    On the shelf: Forest Honey (2 coins, 2 hearts), Gem Cordial (3 coins, 2 gems), Purging Salts (1 coin, 1 heart).
lesson-shop-thirst-hint = Three hearts are missing, and you have three coins. Which bottles add up to three of each?
lesson-shop-thirst-done = Three coins, three hearts, two potions in one turn. The order did not matter, and no die was needed.
lesson-shop-thirst-empty = The bottle is empty. A potion works once; then it goes under its deck.
lesson-shop-thirst-broke = A fine drink, but that was all your money, and gems do not heal you.
lesson-shop-thirst-shelf = That bottle still belongs to the Shop.
lesson-shop-thirst-one-more = Three hearts. There is one more bottle in your bag.

lesson-shop-bargain-title = The bargain of the day
lesson-shop-bargain =
    Now a *Passive* item. Haggler’s Scale costs 3 coins, and once it is yours, each card costs you 1 coin less (but
    never less than 1). You want the Boots of Haste as well; they cost 4. That makes 7, and you have 6. Hopeless?
lesson-shop-bargain-hint = A Passive card works from the moment it is yours.
lesson-shop-bargain-done = 3 for the scale, and then only 3 for the boots: 6 coins, every one you had. You did not even have to use the scale.
lesson-shop-bargain-order = Boots first, and the scale comes too late: 2 coins left, 3 needed. Is there a better order?
lesson-shop-bargain-passive = Nothing to use here. It is Passive: it has been at work since you paid for it. Look at the price tags!
lesson-shop-bargain-half = A good start. Have you seen what the boots cost now?

lesson-shop-in-the-air-title = A Shop in the clouds
lesson-shop-in-the-air =
    A Shop space needs no floor. b3 hangs in mid-air, and you know from lesson 03 that nothing falls until Gravity
    applies. So you can jump into the Shop, look around, and buy.

    Sweety wants to get onto the Platform at c3. She has two moves, a coin die and 3 coins. (There is another Shop on d1. It
    sells exactly the same.)
lesson-shop-in-the-air-hint = Two moves take you into the Shop. The third step is on sale there.
lesson-shop-in-the-air-done = Jump, pay, run: you bought boots while hanging in the air, and walked onto the Platform in them. Now Gravity may come.
lesson-shop-in-the-air-dropped = You applied Gravity in the Shop, and down you went. Buy while you are still hanging there; the fall can wait.
lesson-shop-in-the-air-short = 3 coins for boots that cost 4. One of your dice can help.
lesson-shop-in-the-air-ground = You have the boots, but you are at the wrong end of the tower. The same boots are sold higher up.

lesson-shop-grapnel-title = Walking, and being put somewhere
lesson-shop-grapnel =
    Some cards let you **Move**. Then it is a real Move, one Space at a time, with everything that belongs to it: Walls
    stop you, you may push somebody, and so on. The boots are such a card. Other cards **put** you on a Space. Then it
    does not matter what lies in between, but the Space itself has to be free: whoever is put somewhere pushes nobody
    aside.

    The Grapnel takes you straight up and puts you on the Space under the first Platform above you. You own both
    cards, but you have no move. Get the gem on b3. Etorn (2) is enjoying the view from a3.
lesson-shop-grapnel-hint = Where does the rope end if you throw it from a1? And from b1?
lesson-shop-grapnel-done = One step by boots, a real Move; then up two Spaces in one go, and that was no Move at all. The Grapnel put you right on the gem, and the gem is yours.
lesson-shop-grapnel-taken = The rope ends on a3, and there stands Etorn. A card that puts you somewhere needs a free Space.
lesson-shop-grapnel-tired = The boots are exhausted. But you have another item.
lesson-shop-grapnel-up = One Space higher, and the gem is still not above you. Which column is it in?
lesson-shop-grapnel-below = The gem is right above you, two Spaces up. You have a rope for that.

lesson-shop-gust-title = Fresh air for Enemies
lesson-shop-gust =
    Some potions do what a die could do, only more of it. One die has lain idle so far: a **shove** moves one Enemy
    one Space, in any direction you like, even off its Platform; the Enemy does not hit back. Angelo shoves the Gloop
    on d2 to e2, over the edge. A Bottled Gust moves one Enemy up to *two* Spaces: here from c2 up to c3, and on to
    d3.

    Both hang in the air now. Gravity does the rest. Lesson 07 tells you all about shoving.

lesson-shop-closing-title = Closing time
lesson-shop-closing =
    Do not put off your shopping for ever. The tower does not stay as it is: if your Hero begins a turn **two Levels
    or more above the lowest one**, the lowest one disappears, with its Shop, its coins and whoever is still there. (A
    Level is three Rows high.)

    Sweety has climbed to a7, which is on Level 3. Etorn is on Level 2, and a Gloop minds the Shop on Level 1. Etorn
    ends his turn, and Sweety’s begins. Who will be where? Choose “off the map” for anyone you expect to vanish.
lesson-shop-closing-done = Level 1 is gone, and the Gloop with it. Etorn was one Level higher and did not even notice, but his 4 coins now have to wait for a Shop further up. Had he stood on Level 1, he would have fainted, and would now have to Spawn again.

lesson-shop-market-title = Market day
lesson-shop-market =
    Nine coins, four moves and a full shelf. There is a gem on c4 and a Shop in mid-air. There is no set task, but can
    you reach the gem this turn? Which cards are worth the money? Can you spend everything? Then try to buy something
    after you have left the Shop, or to use your boots twice, and read what you are told.

    For now, ignore what the cards say about Enemies and Wounds.

lesson-shop-prices-title = Two orders, two bills
lesson-shop-prices =
    For those who know Python: this buys the boots and the scale in both orders. Can you make it print the coins that
    are left? (`board.session.state.hero.coins` knows.)

lesson-shop-done-title = What is in your bag now
lesson-shop-done =
    - Buy on a Shop space, in mid-air too; every Shop sells the same six cards.
    - Exhaust items work once a turn, Passive ones always, potions once.
    - Buying and using cost no dice.
    - A Move that a card gives you is a real Move. To be put somewhere, you need a free Space there.
    - If you begin a turn two Levels or more above the lowest one, the lowest one disappears.

    Enough shopping; the neighbours are waiting. On to **05: Enemies, and how not to meet them**.
