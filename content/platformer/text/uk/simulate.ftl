### The words of `platformer-nb simulate`: its report as text and as a notebook.

simulate-boss-turns = Ходів на гравця від появи Боса до кінця
simulate-bosses = Боси
simulate-bought = Що купують: частка ігор
simulate-cause-level = вилучений Рівень
simulate-cause-trap = Пастка
simulate-causes = Від чого непритомніють Герої
simulate-ending-fainted = непритомність
simulate-ending-late = забракло часу
simulate-faints = Випадків непритомності за гру
simulate-goal-boss-solo = Соло-перемоги над легшим Босом відносно перемог над важчим
simulate-goal-boss-turns = Ходи проти важчого Боса відносно ходів проти легшого
simulate-goal-bought = { $card }: частка ігор, де купують цю картку
simulate-goal-hero = { $hero }: перемоги відносно справедливої частки
simulate-goal-solo = Виграні соло-ігри
simulate-helps = Чи допомагає куплена картка? Перемоги покупців відносно справедливої частки
simulate-heroes = Перемоги кожного Героя відносно справедливої частки
simulate-quartiles = { $players }; ходів на гравця: { $median } (у половині ігор — від { $lower } до { $upper }); випадків непритомності за гру: { $faints }.
simulate-solo = Чим закінчуються соло-ігри
simulate-solo-score = Рахунок виграних соло-ігор: медіана { $points }.
