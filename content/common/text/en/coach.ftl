### The coach at a table: hints, odds, reasons of bots.

coach-against = The best alternative: { $action }.
coach-brings = What happens: { $text }
coach-chose = { $player } chose: { $action }.
coach-costs = Watch out: { $text }
coach-do = Do it
coach-follow = After that it takes one thing more: { $action }.
coach-hint = Hint
coach-hint-is = Hint: { $action }
coach-hint-none = There is no hint now.
coach-odds = Odds of the next rolls
coach-odds-chance = Chance
coach-odds-effect = What it does
coach-odds-face = Roll
coach-odds-short = Odds
coach-plan = The whole plan: { $reasons }
coach-random = This bot chooses at random.
coach-unexplained = This bot gives no reasons for its choices.
coach-rules = The rules behind it:
coach-then = What comes next: { $actions }.
coach-thinking = Thinking…
coach-why = Why?
coach-why-none = Nothing more can be said about it.
coach-why-of = Why? { $text }
help-bot = Let the bot make its next decision
help-hint = Get a hint
