### The words of lesson 05: what lies in the corridors.

lesson-things-title = What lies about
lesson-things-about = Symbols on new tiles, items to carry, and the art of picking up the right thing.

lesson-things-symbols-title = Small pictures
lesson-things-symbols =
    Many tiles show symbols. When such a tile is laid,

    - a **trap symbol** brings a trap from the trap pool onto that corridor, face down: nobody may peep,
    - an **item symbol** brings an item from the item pool, face up, and its card is read out.

    Each symbol of the tile is settled. Both pools have been mixed face down before the game. If a pool is empty, nothing comes.

lesson-things-watch-title = Two at once
lesson-things-watch =
    The Tracker (A) Builds, and up comes a tile with four exits and with both symbols. She lays it on b4. Watch what appears
    there: a trap that nobody knows, and a Miner’s Lamp that everybody wants. It is a pity that they lie in the same corridor.

lesson-things-hands-title = What is an item good for?
lesson-things-hands =
    There are 15 items, each a token with a card. The card says what the item does, when, and what that costs. If it says
    nothing of cost, the item works by itself while you carry it: the Hemp Rope gives +1 to your jump tests.

    You pick up in your own turn, for free, as many things as you like. On entering a corridor this comes last of all.

lesson-things-shopping-title = Shopping
lesson-things-shopping =
    A Hemp Rope lies on b4, a Miner’s Lamp on c4. The Tracker stands on her key tile with two actions and empty hands. Get
    both.
    { $medium ->
        [page] What lies where she stands has a button.
       *[notebook] Items are picked up by name: `take rope`.
    }
lesson-things-shopping-hint = First onto b4, take the rope there; then on to c4. Two Moves are enough, since taking is free.
lesson-things-shopping-done = Two Moves, two items. A character can carry two, so now her hands are full.
lesson-things-shopping-from-afar = You only pick up what lies in your own corridor, and this one lies on b4.
lesson-things-shopping-skipped = One item is not two. The rope is still lying on b4, behind her.
lesson-things-shopping-rushed = Something lies here: take it or leave it, before you go on.
lesson-things-shopping-room = There is still room for a second item. Only someone who carries two already swaps.

lesson-things-full-hands-title = Full hands
lesson-things-full-hands =
    A character carries at most **2 items**, and cannot throw one away. But when picking up another one, she can **swap**: what
    she lays down stays in that corridor.

    The Tracker carries a rope and a Healing Flask. The lamp lies on c4. She wants the rope and the lamp.
    { $medium ->
        [page] Mind which of the swaps you press.
       *[notebook] Write `swap`, then what she gives up, then what she takes.
    }
lesson-things-full-hands-hint = Go to c4 first. There the flask has to go and the lamp to come.
lesson-things-full-hands-done = The flask stays on c4. Perhaps the Warlock is thirsty.
lesson-things-full-hands-third = A third item? Her hands are full: 2 are the limit.
lesson-things-full-hands-too-soon = Here nothing lies to swap for. You cannot just drop things, either.
lesson-things-full-hands-wrong-one = You have the lamp, but it was the rope that you laid down. You wanted to keep that.
lesson-things-full-hands-proud = She looked at the lamp and went on holding her flask. It is still lying there.

lesson-things-what-stays-title = Count your things
lesson-things-what-stays =
    The Tracker Moves to c4. There lie a lamp and a key. She swaps her flask for the lamp and picks up the key. How many items and
    keys has she then, and how many actions are left?
lesson-things-what-stays-done = A swap leaves the number of items as it was: 2. Keys are no items, so you may carry any number of them, and only the Move cost an action.

lesson-things-both-new-title = Everything new
lesson-things-both-new =
    A lamp **and** a Dagger lie on c4. The Tracker carries a rope and a flask, and she wants neither any more. But each item she
    carries may be swapped only **once a turn**: what was laid down and taken up again may not be laid down again.
lesson-things-both-new-hint = Two swaps, each with another of the old items: the rope for one new thing, the flask for the other.
lesson-things-both-new-done = Two swaps, no action, and a corridor that looks like a pawnshop.
lesson-things-both-new-round = Now she has the Dagger, but the lamp lies on the floor again. You swapped the new thing instead of the old one.
lesson-things-both-new-again = The rope has been laid down once in this turn already. To and fro for ever: that is what this rule prevents.
lesson-things-both-new-third = She has two items already. Taking is not enough here: she has to swap.
lesson-things-both-new-not-mine = You can only give what you have, and nobody has seen a belt.

lesson-things-more-keys-title = More about keys
lesson-things-more-keys =
    - Keys are never put down, given or swapped on purpose. Only the dead drop them.
    - The key that *began* on your key tile is barred only **there**. If it lies elsewhere by now, take it.
    - If someone else’s character drops a key **on your key tile**, you may take that one: as many as others have dropped there.

lesson-things-left-at-home-title = A present on the doorstep
lesson-things-left-at-home =
    The Warlock has had an accident on the Tracker’s own key tile (K1). Two keys lie there now: the one that is barred for her, and
    the one he dropped. Take what you may, and be on c4 at the end.
lesson-things-left-at-home-hint = She is standing on it: one key is hers to take, for free. Then two Moves.
lesson-things-left-at-home-done = Thank you, Warlock! Keys look alike, so what counts is how many others have dropped.
lesson-things-left-at-home-both = One was dropped here, one you may take. The other is the old one, and that stays barred.
lesson-things-left-at-home-shy = On c4, but without a key. The one that the Warlock dropped was free to take.
lesson-things-left-at-home-late = The key lies one tile behind you. You pick up only where you stand.

lesson-things-small-print-title = The small print
lesson-things-small-print =
    - Characters do not trade items.
    - Using an item for no action is an activity too, and never can be repeated without end.
    - There are only as many things as in the box: 60 traps, 15 items, 6 keys.
    - Traps and items that leave the board are mixed into their pools; tiles go to the bottom of theirs.

lesson-things-flea-market-title = The flea market
lesson-things-flea-market =
    The Tracker stands on c4 among all these things, with one life less than usual. Swap to your heart’s content. What is
    refused the second time? And what happens if she drinks from the flask?

lesson-things-may-i-title = May I?
lesson-things-may-i =
    Five announcements at the flea market. Where does it lie? How full are the hands? What has been laid down already?

lesson-things-what-now-title = Four questions
lesson-things-what-now =
    If you like Python: go to c4 in Exercise 2 and ask about four ways to lay hands on the lamp. Two are allowed. Each of the
    others is refused by a rule of its own.

lesson-things-done-title = What you know now
lesson-things-done =
    - Symbols on a new tile bring traps (face down) and items (face up).
    - Picking up is free, in your own turn, where you stand.
    - Two items at most; with full hands you swap, each item once a turn.
    - Keys do not count as items. On your own key tile you take only what others dropped.

    Some corridors run one above the other. On to **06: Over and under**.
