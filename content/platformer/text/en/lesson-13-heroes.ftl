### Lesson 13: the six Heroes, their stars and what they can do.

lesson-heroes-title = Six Heroes, six temperaments
lesson-heroes-about = What the star means to each Hero, what works all the time, and what can be done once a turn.

lesson-heroes-six-title = Who are you tonight?
lesson-heroes-six =
    Before the game each player gets **one of six Heroes at random**, with its figure, as many hearts as its card shows,
    and a blank Special die. What sets them apart is the star and one ability:

    | Hero | a star is… | and besides |
    |---|---|---|
    | Sweety | a sword | all the time: shoves move Enemies 1 Space farther |
    | Etorn | a coin | all the time: 1 gem more for each Enemy he defeats |
    | Angelo | a move | once a turn: roll the dice left in the pool again |
    | Lumi | a shove | once a turn: change places with a neighbour and take 1 coin |
    | Avvy | a trade: 1 coin for 1 gem | all the time: Traps do not hurt him |
    | Zora | 1 heart back | all the time: 1 gem for each potion she drinks |

lesson-heroes-begin-title = Four seats, a fair start
lesson-heroes-begin =
    Here a game for four is set up. On the lowest Level every coin space gets a coin, every gem space a gem, and every
    spawn space an Enemy.

    The first player is drawn by lot. The lot falls on the second seat, so **Zora** starts. Going first is an advantage,
    so the others get something for waiting. Clockwise from Zora: Lumi, second, has 1 coin. Avvy, third, has 1 gem.
    Etorn, last, has 1 coin and 1 gem. Zora has nothing but the first roll, and comes in on c1.

lesson-heroes-remedy-title = A star for a heart
lesson-heroes-remedy =
    For four of the six, a star simply *counts as another symbol*: Angelo walks with it, Sweety strikes with it.
    For the other two, it has an effect of its own. To use it, choose “Use the star” (`star`).

    Zora’s star gives a heart back, up to what her card shows. She has 1 heart left, a Gloop for a neighbour, and a star
    and a move in the pool. Get her to c1 without a faint. Remember what a Gloop does when you walk away from it.
lesson-heroes-remedy-hint = Leaving costs 1 heart. Have 2 before you leave.
lesson-heroes-remedy-done = First the star, then the step. With 2 hearts she could take the Gloop’s blow. The order of your actions is yours to choose, so choose it well.
lesson-heroes-remedy-fainted = The Gloop hit first, and that was her last heart. She fainted before the step was made.
lesson-heroes-remedy-back = There she is, but only after a faint. She was supposed to get there without one.
lesson-heroes-remedy-no-move = Angelo could walk on a star. For Zora it is no move, only medicine.
lesson-heroes-remedy-half = Good medicine: 2 hearts. Now you can afford to leave.

lesson-heroes-round-the-corner-title = Round the corner
lesson-heroes-round-the-corner =
    An ability that works **all the time** is no action of its own; it simply applies. You know one already: Sweety’s
    shoves go 1 Space farther. After the first Space, choose the next (`step`), in any direction, or end early: “Stop
    here” (`stop`).

    A Gloop sits on the gem on d1, snug behind a Wall. With one shove, put the Gloop on c2, the ledge on the other
    side of the Wall. The answer in
    { $medium ->
        [page] the line
       *[notebook] the cell
    } begins well and gives up too soon.
lesson-heroes-round-the-corner-hint = Two Spaces, two directions. There is room above the Wall.
lesson-heroes-round-the-corner-done = Up and left: one symbol, two Spaces, and a corner in between. Any other Hero would have needed two shoves, or a gem.
lesson-heroes-round-the-corner-wall = The Gloop will not go straight through the Wall. Walls stop Enemies too.
lesson-heroes-round-the-corner-short = That was one Space, and now the Gloop hangs over the gem. Sweety’s shove has a second Space in it.
lesson-heroes-round-the-corner-edge = The map ends there. The other side looks better.
lesson-heroes-round-the-corner-rich = You have a coin now, but the Gloop still sits where it was.

lesson-heroes-daredevil-title = Double or nothing
lesson-heroes-daredevil =
    Some abilities are used as an action: you choose “Use the Hero’s ability” (`ability`), and it works **once a
    turn**. The Hero card is exhausted by it and becomes ready again at the start of your next turn.

    Angelo has such an ability. His star is a move, so he goes up to a2 with it, and takes a coin. A sword and a shove
    are left over, with nobody to use them on. He uses his ability: both are rolled again, and show a move and a shove.
    One step more! A second use in this turn would be refused.

lesson-heroes-through-title = Changing places
lesson-heroes-through =
    Lumi changes places with a neighbour: choose “Use the Hero’s ability” (`ability`), then the neighbour’s Space
    (written, for example, `target c1`). Her neighbour is whoever is directly above, below, left or right of her. **Walls
    and Platforms make no difference** to that.

    She is walled in on b1. On c1 is a Gloop, and behind it, on d1, a gem. Take the gem unhurt, with one move.
lesson-heroes-through-hint = Change places with the Gloop. On which side of the Wall are you then?
lesson-heroes-through-done = Now the Gloop sits in your cell, and you walk off with the gem. And leaving c1 was safe: there is a Wall between the two of you.
lesson-heroes-through-half = You are through the Wall! The gem is one step away.
lesson-heroes-through-twice = Once a turn. Her card is exhausted until her next turn begins.

lesson-heroes-swap-title = Who ends up where?
lesson-heroes-swap =
    Lumi hangs in the air on b2. Above her, on its Platform, stands a Werewolf that deals 3 Wounds. She has 3 hearts.
    Etorn looks on from d2.

    She uses her ability on the Werewolf, and then applies Gravity. Think of two things: does a Werewolf strike a
    Hero who is *put* somewhere else? And who stands on what afterwards?
lesson-heroes-swap-done = Changing places is no Move, so nobody struck. Lumi has the Platform now. The Werewolf had nothing under it and fell to b1. Etorn stood on a Platform all along.

lesson-heroes-traps-title = One of them whistles
lesson-heroes-traps =
    Etorn (1) and Avvy (2) both hang over a Trap. Gravity is about to be applied. Etorn has 5 hearts, Avvy has 6 and a
    card that says something about Traps.

    How many hearts will each of them have?
lesson-heroes-traps-done = The Trap closed on Etorn and took a heart. Avvy’s ability works all the time, even when it is not his turn: he stood in the spikes and whistled.

lesson-heroes-in-turn-title = Not in my turn
lesson-heroes-in-turn =
    Abilities that work all the time do so in everybody’s turn. But **actions belong to the active player**: nobody else
    uses items, potions or once-a-turn abilities, or applies Gravity. (Unless a card or a token says so. You will meet
    one that does.)

    It is Etorn’s turn (1). Get a coin for him, and have **Lumi** (2) take the gem on d1. She will roll a move: the dice
    for her turn are prepared.
lesson-heroes-in-turn-hint = Finish Etorn’s business, then choose “End the actions” (`end`). After that, everything you do is done for Lumi.
lesson-heroes-in-turn-done = Each in their own turn: a coin for Etorn, then the change of places for Lumi.
lesson-heroes-in-turn-whose = It is Etorn’s turn, and his ability works by itself: there is nothing to use. Lumi has to wait for her turn.
lesson-heroes-in-turn-no-coin = The gem is Lumi’s, but Etorn went home with empty pockets. His coin had to be taken in his turn.
lesson-heroes-in-turn-other-side = That was the neighbour on the wrong side. Etorn is puzzled, and so is the Gloop.

lesson-heroes-party-title = The whole party
lesson-heroes-party =
    Zora, Avvy, Sweety and Lumi, one after another. The dice for four turns are prepared. Try every ability. As Zora,
    drink the potion and see what else she gets for it. As Avvy, trade a coin for a gem and stand on the Trap on c1. As
    Sweety, shove the Gloop twice as far. As Lumi, change places with somebody. “End the actions” (`end`) hands over to
    the next Hero; if dice are left, choose “Leave the Special die as it is” (`set none`) as well.

    Also try what is not allowed: use Zora’s star as a move, or an ability that somebody else has.

lesson-heroes-cards-title = Who owns what?
lesson-heroes-cards =
    For the curious: a few lines of Python look at the game for four on Board 1 and print each Hero’s hearts, coins and
    gems. Can you tell from the list who began?

lesson-heroes-done-title = What you know now
lesson-heroes-done =
    - Heroes are dealt at random. The second to play starts with 1 coin, the third with 1 gem, the fourth with both.
    - A star is what your Hero’s card says: a symbol, or an effect that you use: “Use the star” (`star`).
    - Some abilities work all the time, in the turns of others too. The rest are actions, once a turn.
    - Changing places is no Move, and nobody strikes you for it.
    - Actions belong to the player whose turn it is.

    High above, somebody is waiting who has no taste for visitors. On to **14: Medusa, and the room at the top**.
