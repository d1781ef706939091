### The words of `platformer-nb simulate`: its report as text and as a notebook.

simulate-about = Зіграно { $games ->
    [one] { $games } гру
    [few] { $games } гри
    [many] { $games } ігор
   *[other] { $games } гри
 }, грали боти: { $bots }. Зерно: { $seed }.
simulate-column-figure = Виміряно
simulate-column-goal = Ціль
simulate-column-from-to = від { $low } до { $high }
simulate-cut = { $cut ->
    [one] { $cut } гру обірвано.
    [few] { $cut } гри обірвано.
    [many] { $cut } ігор обірвано.
   *[other] { $cut } гри обірвано.
 }
simulate-ending-won = перемога
simulate-goal-first-seat = Перемоги того, хто починає; гравців: { $players }
simulate-goal-length = { term-turns.gen } на гравця; гравців: { $players } (медіана)
simulate-goals = Цілі
simulate-interrupted = Зупинено раніше: зіграно ігор — { $finished } із { $asked }.
simulate-length = Скільки тривають ігри, у { term-turns.loc } на гравця
simulate-met = досягнуто
simulate-missed = не досягнуто
simulate-players = { $players ->
    [one] { $players } гравець
    [few] { $players } гравці
    [many] { $players } гравців
   *[other] { $players } гравця
 }
simulate-rounds = { $players }: тривалість гри в раундах чи { term-turns.loc } — { $median } (у половині ігор від { $lower } до { $upper }).
simulate-seat = місце { $number }
simulate-seats = Перемоги за місцем у черзі { term-turns.gen }
simulate-tally = Досягнуто цілей: { $met } з { $all }.
simulate-title = Як проходить гра
simulate-turns = { term-turns.gen } на гравця
simulate-unwon = Ігор, у яких ніхто не переміг: { $games }.
simulate-wins = { $name }: виграє { $rate } ігор (від { $low } до { $high })
