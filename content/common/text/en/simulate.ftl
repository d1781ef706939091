### The words of `platformer-nb simulate`: its report as text and as a notebook.

simulate-about = { $games ->
    [one] One game
   *[other] { $games } games
 } played by bots: { $bots }. Seed: { $seed }.
simulate-column-figure = Measured
simulate-column-goal = Goal
simulate-column-from-to = { $low } to { $high }
simulate-cut = { $cut ->
    [one] One game was cut short.
   *[other] { $cut } games were cut short.
 }
simulate-ending-won = won
simulate-goal-first-seat = { $players ->
    [one] Wins of the player who begins ({ $players } player)
   *[other] Wins of the player who begins ({ $players } players)
  }
simulate-goal-length = { $players ->
    [one] { term-turns } per player, { $players } player (median)
   *[other] { term-turns } per player, { $players } players (median)
  }
simulate-goals = Goals
simulate-interrupted = Stopped early, after { $finished } of { $asked } games.
simulate-length = How long games last, in { term-turns } per player
simulate-met = met
simulate-missed = missed
simulate-players = { $players ->
    [one] alone
   *[other] { $players } players
 }
simulate-rounds = { $players }: games last { $median } rounds or { term-turns } ({ $lower } to { $upper } in half of them).
simulate-seat = place { $number }
simulate-seats = Wins by place in { term-turn } order
simulate-tally = Goals met: { $met } of { $all }.
simulate-title = How the game plays
simulate-turns = { term-turns } per player
simulate-unwon = Games that nobody won: { $games }.
simulate-wins = { $name }: wins { $rate } of the games ({ $low } to { $high })
