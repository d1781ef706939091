### Lesson 12: Void Portals, Ladders through Platforms, the one-way Platform of the Boss Level.

lesson-portals-title = Portals, hatches and a one-way floor
lesson-portals-about = Shortcuts through the tower, who may use them, and who may not.

lesson-portals-holes-title = Holes in things
lesson-portals-holes =
    You know Walls and Platforms as the things that stop you. In this lesson you meet three holes in them.

    - **Void Portals** (@) are found in one kind of dungeon only, the void. Step in here, step out there.
    - A **Ladder through a Platform** (`=HH=`) is a hatch. You know how to climb it; but who else can come through it,
    and what happens to somebody who falls onto it?
    - The **one-way Platform** (`^^^^`) under the Boss Level can be passed, too, but only in one direction, by one kind
    of figure, in one way.

    Each of them is easy once you ask the right question: *is it a Move?*

lesson-portals-through-title = In here, out there
lesson-portals-through =
    Sweety walks onto the portal on b1. From a portal, **one more move symbol** takes a Hero to **any other portal on
    the same Level**, no matter how far away it is or what stands in between. { $medium ->
        [page] Click the portal where you want to come out.
       *[notebook] You write `portal` and the Space where you want to come out.
    }

    A Wall and a Platform close off d3. No step leads there, but the portal does. (To get out again she needs another
    move symbol.)

lesson-portals-cell-title = A gem behind bars
lesson-portals-cell =
    There is a gem on b3, and you cannot walk there. This Level has three portals: on b1, a3 and c3. Sweety has three
    moves.

    Two portals are up there beside the gem, one to its left, one to its right. Look closely before you choose. The
    answer in
    { $medium ->
        [page] the line
       *[notebook] the cell
    } is too hasty.
lesson-portals-cell-hint = First you have to stand on a portal. Then look for the Wall in Row 3.
lesson-portals-cell-done = One move onto the portal, one to go through, one to the gem. From a3 the Wall would have been in your way.
lesson-portals-cell-not-on-it = c1 is no portal. You have to stand on one to go through.
lesson-portals-cell-no-portal = You only come out where a portal is. You have to walk the last step.
lesson-portals-cell-wall = The wrong portal: there is a Wall between a3 and the gem.
lesson-portals-cell-inside = You are inside. One step to the left!

lesson-portals-farewell-title = Gone without a goodbye
lesson-portals-farewell =
    If you step away from an Enemy, it hits you. Leaving **by a portal costs no hearts**: before the Enemy can raise
    its paw, you are elsewhere.

    And if somebody stands on the other portal? Then you **push** them, as always when you come onto a Space that is
    taken. Here Sweety vanishes from beside the Werewolf (W) and comes out on c2, where Avvy stands. Avvy goes to the
    right. Nobody is hurt, and the Werewolf is left alone with its thoughts.

lesson-portals-knock-title = A knock on the door
lesson-portals-knock =
    Sweety has 3 hearts, and the Werewolf beside her deals 3 Wounds. Etorn stands on the other portal, c2. Bring Sweety
    to **c2** and Etorn down to **d1**. You have one move.

    The Push starts from *his* Space: he goes to a free Space next to the portal where you come out. You came from far
    away, so your old place is not next to that portal.
lesson-portals-knock-hint = Which Spaces next to c2 are free? And what brings Etorn down from there?
lesson-portals-knock-done = You pushed Etorn off the Platform, Gravity took him to d1, and the Werewolf never noticed that you had gone.
lesson-portals-knock-where = Somebody stands on c2, so say where he goes (`push` and a direction).
lesson-portals-knock-far = He cannot change places with you: b1 is not next to c2. On foot you can push somebody back to where you came from; through a portal you cannot.
lesson-portals-knock-wall = There is a Wall between b2 and c2. It stops a pushed figure.
lesson-portals-knock-head = Etorn is right above you now, and you hold him up. He was supposed to go down.
lesson-portals-knock-walk = That was a step away from the Werewolf: 3 Wounds, and Sweety had 3 hearts.

lesson-portals-leap-title = Between two Werewolves
lesson-portals-leap =
    Sweety (3 hearts) stands on the portal c1 between two Werewolves. She goes through to b3, where there is no floor,
    right beside a Gloop (G) that also hangs in the air, on c3. Then she applies Gravity.

    Three questions: where will Sweety be, where the Gloop, and how many hearts will she have? Remember what holds
    somebody up, and what counts as leaving.
lesson-portals-leap-done = No blow from either Werewolf: she left by the portal. No blow from the Gloop: falling is no Move. She landed on the Platform at b2; the Gloop fell all the way to the portal she had come from. Landing on a portal does nothing, and Enemies never use portals.

lesson-portals-ticket-title = One ticket each
lesson-portals-ticket =
    A portal asks for **a move symbol of its own**. It may come from a die, from the Special die, from a star that you
    read as a move, or be Forged. But a longer Move cannot be carried on through it, and gems do not help there. (And a
    portal that is alone on its Level leads nowhere.)

    Sweety wants the gem on c2. It is two Spaces to the portal on c1. Her dice show one move and two coins, which can be
    Forged, and she owns one gem. At the end she must own a gem again.
lesson-portals-ticket-hint = You need two steps and one ticket, and your dice make two moves. Where can the gem stretch a Move, and where can it not?
lesson-portals-ticket-done = The gem stretched the walk to two Spaces, and the Forged move was left for the portal. One gem spent, one found.
lesson-portals-ticket-half-way = You are in the middle of a longer Move, and a portal is not part of it. Finish the Move first.
lesson-portals-ticket-spent = You are on the portal, but both moves are spent. What else could have paid for the second step?
lesson-portals-ticket-gems = You do not stand on a portal yet. And a gem adds nothing to this way of travelling.

lesson-portals-hatch-title = The hatch
lesson-portals-hatch =
    Now the second hole. Under b2 is a Platform with a Ladder through it. **It is still a floor**: the Gloop falls from
    b3 and lands on it.

    But when an Enemy *is moved*, by a shove for instance, it **may go through by the Ladder**: Etorn shoves the Gloop
    down the hatch. Then he steps onto the hatch himself and applies Gravity. Nothing happens, and nobody asks him
    whether he wants to hold on: he stands on a floor. A Move can take him down there; Gravity cannot.

lesson-portals-lid-title = Down to the cellar
lesson-portals-lid =
    Sweety hangs in the air on b3, right over the hatch. In the cellar, on b1, lies a gem. She has a single move.

    The answer in
    { $medium ->
        [page] the line
       *[notebook] the cell
    } has both parts of the plan, in the wrong order. What does Gravity do for free, and what
    will it not do?
lesson-portals-lid-hint = Gravity takes you as far as the nearest floor and no farther. What takes you through a hatch?
lesson-portals-lid-done = Gravity brought you to the hatch, and your move through it. Falling is free, but a hatch does not open by itself.
lesson-portals-lid-held = You stand on the hatch. It is a floor, and Gravity takes nobody through it.
lesson-portals-lid-drop = On a Ladder in the open you may let go. Here you stand on a Platform, and there is nothing to let go of.
lesson-portals-lid-spent = You have paid for a drop that Gravity gives you for free. Now the move is gone, and the hatch holds you.

lesson-portals-cellar-title = A Werewolf in the way
lesson-portals-cellar =
    A Werewolf (W) sits on the hatch, and behind it, on a2, lies a gem. Etorn has three moves and one shove. Get him the
    gem without anybody being hurt.

    One thing more about hatches: the Ladder joins the Spaces above and below it, so that **figures there are next to
    each other**. A Werewolf in the cellar can still bite your ankles.
lesson-portals-cellar-hint = Send the Werewolf downstairs. Then stay off every Space that is next to b1.
lesson-portals-cellar-done = The shove sent the Werewolf through the hatch. You went over the top instead of over the Ladder, and fell right onto the gem.
lesson-portals-cellar-goodbye = That was a step away from the Werewolf, and it hit you at once. Get it out of the way first.
lesson-portals-cellar-rung = Between b2 and b1 there is a Ladder, so on the hatch you were next to the Werewolf below. It caught you when you left.
lesson-portals-cellar-on-it = Now the Werewolf sits on your gem, and you have no more shoves.

lesson-portals-valve-title = The way up to the Boss
lesson-portals-valve =
    The third hole. In this small tower the Boss Level begins at Row 4. Its floor is a **one-way Platform**. A Hero
    may **Move up** through it. That is all it lets through.

    Sweety goes up from b3 to b4 and pushes Etorn, who stands there, to the left. She takes a step to c4, and Gravity
    cannot take her down. Pushes, shoves and attacks do not go through this floor, up or down. And nobody ever climbs
    down again: think twice before you go.

lesson-portals-upstairs-title = Sorry, coming through
lesson-portals-upstairs =
    Etorn is on c3 and wants to get up to **c4**. Sweety stands up there, between two Walls. Next to Etorn is a Gloop
    that will hit him when he goes. He has one move and one shove, and **nobody may be hurt**.

    Two questions: where can the Gloop go, and where can Sweety?
lesson-portals-upstairs-hint = Nobody can be shoved or pushed through the one-way Platform. Which ways are left?
lesson-portals-upstairs-done = The Gloop went aside, and Sweety went up over your head. She could not go down through the one-way Platform, and the Walls stopped her on both sides.
lesson-portals-upstairs-shut = A shove does not go through the one-way Platform. Only a Hero’s own Move upward does.
lesson-portals-upstairs-hit = You are up there, but hurt: you Moved away from the Gloop, and it hit you.
lesson-portals-upstairs-down = Pushed figures do not pass the one-way Platform, not even to the Space you came from.
lesson-portals-upstairs-wall = There is a Wall to the left of c4.

lesson-portals-funfair-title = All the fun of the fair
lesson-portals-funfair =
    You have five moves. There are three portals on this Level and one on the Level above. Sweety stands on a1, which is
    one of the three. Can you get to each of the others, c5 on Level 2 included? What if you add a gem? Climb the Ladder on
    the right from hatch to hatch, and see where Gravity leaves you.

    Before each try, say whether it will work.

lesson-portals-exits-title = Which portal leads where?
lesson-portals-exits =
    For the curious: Python asks on the same board whether the portal on a1 leads to a3, to b2 or to c5. Each answer
    comes with its rule, and a refusal says what you could do instead.

lesson-portals-done-title = What you know now
lesson-portals-done =
    - From a Void Portal, a move symbol of its own takes you to another portal on the same Level.
    - Nobody hits you for leaving that way. Whoever stands where you come out is pushed. In every other way it is a
    Move: you take what lies there, and you may reveal a Level.
    - A Platform with a Ladder is a floor. Enemies that are moved may go through it by the Ladder; Heroes may
    too, by a Move or a Push, but never by falling.
    - A Hero enters the Boss Level by Moving up. Nothing else goes through, and nobody comes down.

    You have played several Heroes by now. What makes them different? On to **13: Six Heroes, six temperaments**.
