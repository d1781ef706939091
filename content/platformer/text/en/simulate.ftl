### The words of `platformer-nb simulate`: its report as text and as a notebook.

simulate-about = { $games ->
    [one] One game
   *[other] { $games } games
 } played by bots: { $bots }. Seed: { $seed }.
simulate-boss-turns = Turns per player from the Boss’s appearance to the end
simulate-bosses = The Bosses
simulate-bought = What is bought: share of games
simulate-cause-level = a removed Level
simulate-cause-trap = a Trap
simulate-causes = What makes Heroes faint
simulate-column-figure = Measured
simulate-column-goal = Goal
simulate-column-from-to = { $low } to { $high }
simulate-cut = { $cut ->
    [one] One game was cut short.
   *[other] { $cut } games were cut short.
 }
simulate-ending-fainted = fainted
simulate-ending-late = out of time
simulate-ending-won = won
simulate-faints = Faints per game
simulate-goal-boss-solo = Solo wins against the easier Boss, relative to those against the harder one
simulate-goal-boss-turns = Turns against the harder Boss, relative to those against the easier one
simulate-goal-bought = { $card }: share of the games in which it is bought
simulate-goal-first-seat = { $players ->
    [one] Wins of the player who begins ({ $players } player)
   *[other] Wins of the player who begins ({ $players } players)
  }
simulate-goal-hero = { $hero }: wins, relative to a fair share
simulate-goal-length = { $players ->
    [one] Turns per player, { $players } player (median)
   *[other] Turns per player, { $players } players (median)
  }
simulate-goal-solo = Solo games won
simulate-goals = Goals
simulate-helps = Does it help? Wins of buyers, relative to a fair share
simulate-heroes = Wins of each Hero, relative to a fair share
simulate-interrupted = Stopped early, after { $finished } of { $asked } games.
simulate-length = How long games last, in turns per player
simulate-met = met
simulate-missed = missed
simulate-players = { $players ->
    [one] alone
   *[other] { $players } players
 }
simulate-quartiles = { $players }: { $median } turns per player ({ $lower } to { $upper } in half of the games), { $faints } faints per game.
simulate-seat = place { $number }
simulate-seats = Wins by place in turn order
simulate-solo = How solo games end
simulate-solo-score = Score of solo games won: median { $points }.
simulate-tally = Goals met: { $met } of { $all }.
simulate-title = How the game plays
simulate-turns = turns per player
