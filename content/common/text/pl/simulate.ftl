### The words of `platformer-nb simulate`: its report as text and as a notebook.

simulate-about = { $games ->
    [one] Jedna gra
    [few] { $games } gry
    [many] { $games } gier
   *[other] { $games } gry
 }, grają boty: { $bots }. Ziarno: { $seed }.
simulate-column-figure = Zmierzono
simulate-column-goal = Cel
simulate-column-from-to = od { $low } do { $high }
simulate-cut = { $cut ->
    [one] Jedną grę przerwano.
    [few] Przerwano { $cut } gry.
    [many] Przerwano { $cut } gier.
   *[other] Przerwano { $cut } gry.
 }
simulate-ending-won = wygrana
simulate-goal-first-seat = Wygrane gracza, który zaczyna (liczba graczy: { $players })
simulate-goal-length = { term-turns } na gracza (mediana; liczba graczy: { $players })
simulate-goals = Cele
simulate-interrupted = Przerwano wcześniej: rozegrano { $finished } z { $asked } gier.
simulate-length = Jak długo trwa gra, w { term-turns.loc } na gracza
simulate-met = osiągnięty
simulate-missed = nieosiągnięty
simulate-players = { $players ->
    [one] solo
    [few] { $players } graczy
    [many] { $players } graczy
   *[other] { $players } gracza
 }
simulate-rounds = { $players }: liczba rund lub { term-turns.gen } w grze to { $median } (w połowie gier od { $lower } do { $upper }).
simulate-seat = miejsce { $number }
simulate-seats = Wygrane według kolejności graczy
simulate-tally = Osiągnięte cele: { $met } z { $all }.
simulate-title = Jak przebiega gra
simulate-turns = { term-turns } na gracza
simulate-unwon = Gry, których nikt nie wygrał: { $games }.
simulate-wins = { $name }: wygrywa { $rate } gier (od { $low } do { $high })
