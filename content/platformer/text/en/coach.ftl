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
motive-cards = The Hero has better cards afterwards, or keeps them for later.
motive-card = It brings a card that helps: { $card }.
motive-card-kept = The best alternative uses up a card: { $card }.
motive-climb = { $count ->
    [0] The Hero ends up nearer to the goal.
    [one] The Hero ends up 1 step nearer to the goal.
   *[other] The Hero ends up { $count } steps nearer to the goal.
  }
motive-climb-kept = { $count ->
    [0] The best alternative leaves the Hero farther from the goal.
    [one] The best alternative leaves the Hero 1 step farther from the goal.
   *[other] The best alternative leaves the Hero { $count } steps farther from the goal.
  }
motive-coins = { $count ->
    [0] It brings coins.
    [one] It brings 1 coin.
   *[other] It brings { $count } coins.
  }
motive-coins-spare = { $count ->
    [one] It brings 1 coin
   *[other] It brings { $count } coins
  }. The Hero already has { $have }; they are spent at a Shop.
motive-coins-kept = { $count ->
    [0] The best alternative leaves fewer coins.
    [one] The best alternative leaves 1 coin fewer.
   *[other] The best alternative leaves { $count } coins fewer.
  }
motive-costs-faint = the Hero faints on the way and has to Spawn again.
motive-costs-hearts = it costs { $count ->
    [one] 1 heart
   *[other] { $count } hearts
  }, { $left ->
    [one] and only 1 is left: the next Wound makes the Hero faint.
   *[other] and { $left } are left.
  }
motive-costs-level = the Hero stays on Level { $level }. As the Heroes stand now, that Level disappears before its next turn, and whoever is on it faints.
motive-costs-lost = it loses the climb, and the game is over.
motive-costs-faint-past = The Hero fainted by it.
motive-costs-hearts-past = It cost { $count ->
    [one] 1 heart
   *[other] { $count } hearts
  }; hearts left: { $left }.
motive-costs-level-past = The Hero stayed on Level { $level }, which was due to disappear before its next turn.
motive-costs-lost-past = It lost the climb.
motive-danger = The Hero is in less danger until the next turn.
motive-danger-kept = The best alternative puts the Hero in more danger until the next turn.
motive-dice = The dice that are left can still do more.
motive-end = Nothing else is worth doing this turn.
motive-even = All in all, the best alternative is just as good.
motive-forging = Forging: two equal dice together count as one die of another symbol.
motive-gem-near = The Hero ends up nearer to a gem.
motive-gem-near-kept = The best alternative leaves the Hero farther from a gem.
motive-gems = { $count ->
    [0] It brings gems.
    [one] It brings 1 gem.
   *[other] It brings { $count } gems.
  }
motive-gems-kept = { $count ->
    [0] The best alternative leaves fewer gems.
    [one] The best alternative leaves 1 gem fewer.
   *[other] The best alternative leaves { $count } gems fewer.
  }
motive-goods = It leaves more coins, gems, hearts or cards.
motive-hearts = { $count ->
    [0] It heals.
    [one] It heals 1 heart.
   *[other] It heals { $count } hearts.
  }
motive-hearts-kept = { $count ->
    [0] It protects hearts.
    [one] It protects 1 heart.
   *[other] It protects { $count } hearts.
  }
motive-faint = { $count ->
    [one] Whoever faints starts again with full hearts: { $count }.
   *[other] Whoever faints starts again with full hearts: { $count }.
  }
motive-keep = No die that is left has a more useful symbol.
motive-level = The Hero does not stay on a Level that is about to be removed.
motive-on-map = The Hero comes onto the map.
motive-only = Nothing else can be done.
motive-stays-on-map = The Hero stays on the map.
motive-footing = From there Gravity does not take the Hero as far from the goal.
motive-part = By itself it gains nothing yet; the whole plan does.
motive-prospects = Better Spaces are in reach afterwards.
motive-rivals = It sets a rival back.
motive-rivals-kept = The best alternative leaves the rivals better off.
motive-same = All in all, the best alternative is worth just as much: either will do.
motive-gravity = Whoever hangs in the air falls before the turn ends in any case.
motive-hold = { $count ->
    [one] Letting go means falling 1 Space.
   *[other] Letting go means falling { $count } Spaces.
  }
motive-set = The Special die keeps this symbol for the next turn: { $symbol }.
motive-saved = Anything else would lose the game.
motive-shop-near = The Hero ends up nearer to a Shop, with coins to spend.
motive-shop-near-kept = With the best alternative the Hero is farther from a Shop, or has less to spend there.
motive-special = The Special die can then show a more useful symbol.
motive-strike = It makes the Hero stronger for the attack on the Boss.
motive-strike-kept = It keeps the Hero strong for the attack on the Boss.
motive-strike-odds = The chance to defeat the Boss next turn is then { $chance }%; without this choice it would be { $other }%.
motive-tokens = It leaves fewer harmful tokens.
motive-traps = It avoids a Trap.
motive-traps-kept = With the best alternative the Hero falls onto a Trap.
motive-way = It makes the next actions possible.
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
