### When a decision comes up: told to whoever wants to make it at another time.

when-artifact = Artifacts are laid out when a game with them is set up.
when-boss-die = The enemy die is rolled for { $boss } in the Boss’s turn.
when-boss-draw = { $boss } draws attack cards in the Boss’s turn.
when-boss-place = { $space-id ->
    [none] { $boss } is placed when the Boss Level is revealed.
   *[other] { $boss } is already on the map, on { $space }.
  }
when-deal = Heroes are dealt when a game is set up.
when-event = An event is revealed when a turn of a solo game begins.
when-first = Who goes first is settled when a game is set up.
when-ladder = You choose whether to hold on or let go when Gravity is applied and nothing but a Ladder holds your Hero.
when-leave-empty = A spawn space stays empty when a Level is revealed and there are too few Enemy tokens for it.
when-mirror = { $count ->
    [0] No attack by { $boss } can be warded off.
   *[other] An attack can be warded off when { $boss } draws { $cards } and the attack reaches a Hero with the { $token } token.
  }
when-refill = A card is drawn when there is a gap in the Shop to fill.
when-reroll = { $count ->
    [0] Dice are rolled again only when a card says so, and no card in this game does.
   *[other] Dice are rolled again when a card says so: { $cards }.
  }
when-reveal = The next Level is revealed when a Hero Moves into the top Row of the highest revealed one.
when-roll = The dice are rolled early in a turn, before the actions. The current step: { $step }.
when-set = The Special die is set in a step of its own, after the actions.
when-slide = { $count ->
    [0] Only a card can move an Enemy like that, and no card in this game does.
   *[other] Only a card can move an Enemy like that: { $cards }. To use a shove symbol, shove the Enemy instead.
  }
when-step = A single step is part of a longer Move or a longer shove. None is under way.
when-stop = There is nothing to stop. Stopping is for a longer Move, a longer shove or a card that asks for a choice.
when-summon = { $count ->
    [0] { $boss } calls nobody onto the map.
   *[other] A summons appears when { $boss } draws { $cards } and that card takes effect.
  }
when-target = { $count ->
    [0] A Space is chosen only when a card asks for one, and no card in this game does.
   *[other] A Space is chosen when a card asks for one: { $cards }. None does now.
  }
when-turn = { $count ->
    [0] A die is turned only by a card, and no card in this game does that.
   *[other] A die is turned by a card: { $cards }. None is being used now.
  }
