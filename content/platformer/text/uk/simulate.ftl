### The words of `platformer-nb simulate`: its report as text and as a notebook.

simulate-about = Зіграно { $games ->
    [one] { $games } гру
    [few] { $games } гри
    [many] { $games } ігор
   *[other] { $games } гри
 }, грали боти: { $bots }. Зерно: { $seed }.
simulate-boss-turns = Ходів на гравця від появи Боса до кінця
simulate-bosses = Боси
simulate-bought = Що купують: частка ігор
simulate-cause-level = вилучений Рівень
simulate-cause-trap = Пастка
simulate-causes = Від чого непритомніють Герої
simulate-column-figure = Виміряно
simulate-column-goal = Ціль
simulate-column-from-to = від { $low } до { $high }
simulate-cut = { $cut ->
    [one] { $cut } гру обірвано.
    [few] { $cut } гри обірвано.
    [many] { $cut } ігор обірвано.
   *[other] { $cut } гри обірвано.
 }
simulate-ending-fainted = непритомність
simulate-ending-late = забракло часу
simulate-ending-won = перемога
simulate-faints = Випадків непритомності за гру
simulate-goal-boss-solo = Соло-перемоги над легшим Босом відносно перемог над важчим
simulate-goal-boss-turns = Ходи проти важчого Боса відносно ходів проти легшого
simulate-goal-bought = { $card }: частка ігор, де купують цю картку
simulate-goal-first-seat = Перемоги того, хто починає; гравців: { $players }
simulate-goal-hero = { $hero }: перемоги відносно справедливої частки
simulate-goal-length = Ходів на гравця; гравців: { $players } (медіана)
simulate-goal-solo = Виграні соло-ігри
simulate-goals = Цілі
simulate-helps = Чи допомагає куплена картка? Перемоги покупців відносно справедливої частки
simulate-heroes = Перемоги кожного Героя відносно справедливої частки
simulate-interrupted = Зупинено раніше: зіграно ігор — { $finished } із { $asked }.
simulate-length = Скільки тривають ігри, у ходах на гравця
simulate-met = досягнуто
simulate-missed = не досягнуто
simulate-players = { $players ->
    [one] { $players } гравець
    [few] { $players } гравці
    [many] { $players } гравців
   *[other] { $players } гравця
 }
simulate-quartiles = { $players }; ходів на гравця: { $median } (у половині ігор — від { $lower } до { $upper }); випадків непритомності за гру: { $faints }.
simulate-seat = місце { $number }
simulate-seats = Перемоги за місцем у черзі ходів
simulate-solo = Чим закінчуються соло-ігри
simulate-solo-score = Рахунок виграних соло-ігор: медіана { $points }.
simulate-tally = Досягнуто цілей: { $met } з { $all }.
simulate-title = Як проходить гра
simulate-turns = ходів на гравця
