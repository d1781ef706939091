### Why a bot prefers an action, and what the next rolls may bring.

## What an action gains over the best alternative

motive-again = { $count ->
    [one] This position has come back { $count } time: now another way is tried.
   *[other] This position has come back { $count } times: now another way is tried.
  }
motive-again-same = { $count ->
    [one] After this the position has come back { $count } time, but everything else looks worse.
   *[other] After this the position has come back { $count } times, but everything else looks worse.
  }
motive-cards = The Hero’s cards are worth more afterwards.
motive-card = { $card } can be used afterwards.
motive-climb = { $count ->
    [0] The Hero ends up nearer to the goal.
    [one] The Hero ends up 1 step nearer to the goal.
   *[other] The Hero ends up { $count } steps nearer to the goal.
  }
motive-coins = { $count ->
    [0] It brings coins.
    [one] It brings 1 more coin.
   *[other] It brings { $count } more coins.
  }
motive-costs-hearts = { $count ->
    [one] It costs 1 heart.
   *[other] It costs { $count } hearts.
  }
motive-danger = The Hero is in less danger until the next turn.
motive-dice = More can be done with the dice that are left.
motive-end = Nothing that could still be done this turn gains anything.
motive-even = All in all the best other choice is worth as much.
motive-gem-near = The Hero ends up nearer to a gem.
motive-gems = { $count ->
    [0] It brings gems.
    [one] It leaves 1 more gem.
   *[other] It leaves { $count } more gems.
  }
motive-goods = It leaves more coins, gems, hearts or cards.
motive-hearts = { $count ->
    [0] It protects hearts.
    [one] It leaves 1 more heart.
   *[other] It leaves { $count } more hearts.
  }
motive-keep = No die that is left has a more useful symbol.
motive-level = The Hero does not stay on a Level that is about to be removed.
motive-on-map = It brings the Hero onto the map.
motive-only = Nothing else can be done.
motive-prospects = Better Spaces are in reach afterwards.
motive-rivals = It leaves a rival worse off.
motive-same = The best other choice comes to the same.
motive-saved = Anything else would lose the game.
motive-shop-near = The Hero ends up nearer to a Shop, with coins to spend.
motive-special = The Special die then has a more useful symbol, or can be set to one.
motive-strike = It prepares the attack that defeats the Boss.
motive-strike-odds = The chance to defeat the Boss next turn is then { $chance }%; without this choice it would be { $other }%.
motive-tokens = It leaves fewer harmful tokens.
motive-traps = It avoids a Trap.
motive-way = By itself it gains nothing yet: it prepares what follows.
motive-win = It wins the game.

## The next rolls

odds-attack = { $count ->
    [0] As the figures stand now, { $hero } suffers no Wounds.
    [one] As the figures stand now, { $hero } suffers 1 Wound.
   *[other] As the figures stand now, { $hero } suffers { $count } Wounds.
  }
odds-boss = The Boss’s attack after this turn: { $boss }
odds-dice = At least one such symbol; dice rolled: { $count }
odds-enemy-die = The next roll of the enemy die
odds-face = { $face }
odds-symbol = { $symbol }
