### The words of `platformer-nb simulate`: its report as text and as a notebook.

simulate-boss-turns = Turns per player from the Boss’s appearance to the end
simulate-bosses = The Bosses
simulate-bought = What is bought: share of games
simulate-cause-level = a removed Level
simulate-cause-trap = a Trap
simulate-causes = What makes Heroes faint
simulate-ending-fainted = fainted
simulate-ending-late = out of time
simulate-faints = Faints per game
simulate-goal-boss-solo = Solo wins against the easier Boss, relative to those against the harder one
simulate-goal-boss-turns = Turns against the harder Boss, relative to those against the easier one
simulate-goal-bought = { $card }: share of the games in which it is bought
simulate-goal-hero = { $hero }: wins, relative to a fair share
simulate-goal-solo = Solo games won
simulate-helps = Does it help? Wins of buyers, relative to a fair share
simulate-heroes = Wins of each Hero, relative to a fair share
simulate-quartiles = { $players }: { $median } turns per player ({ $lower } to { $upper } in half of the games), { $faints } faints per game.
simulate-solo = How solo games end
simulate-solo-score = Score of solo games won: median { $points }.
