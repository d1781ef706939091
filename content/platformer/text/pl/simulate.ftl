### The words of `platformer-nb simulate`: its report as text and as a notebook.

simulate-about = { $games ->
    [one] Jedna gra
    [few] { $games } gry
    [many] { $games } gier
   *[other] { $games } gry
 }, grają boty: { $bots }. Ziarno: { $seed }.
simulate-boss-turns = Ile tur na gracza mija od pojawienia się Bossa do końca
simulate-bosses = Bossowie
simulate-bought = Co się kupuje i w jakiej części gier
simulate-cause-level = usunięty Poziom
simulate-cause-trap = Pułapka
simulate-causes = Od czego mdleją Bohaterowie
simulate-column-figure = Zmierzono
simulate-column-goal = Cel
simulate-column-from-to = od { $low } do { $high }
simulate-cut = { $cut ->
    [one] Jedną grę przerwano.
    [few] Przerwano { $cut } gry.
    [many] Przerwano { $cut } gier.
   *[other] Przerwano { $cut } gry.
 }
simulate-ending-fainted = omdlenie
simulate-ending-late = zabrakło czasu
simulate-ending-won = wygrana
simulate-faints = Omdlenia na grę
simulate-goal-boss-solo = Wygrane solo z łatwiejszym Bossem w stosunku do wygranych z trudniejszym
simulate-goal-boss-turns = Tury przeciw trudniejszemu Bossowi w stosunku do tur przeciw łatwiejszemu
simulate-goal-bought = { $card }: w jakiej części gier ktoś kupuje tę kartę
simulate-goal-first-seat = Wygrane gracza, który zaczyna (liczba graczy: { $players })
simulate-goal-hero = { $hero }: wygrane w stosunku do równego udziału
simulate-goal-length = Tury na gracza (mediana; liczba graczy: { $players })
simulate-goal-solo = Wygrane gry solo
simulate-goals = Cele
simulate-helps = Czy to pomaga? Wygrane kupujących w stosunku do równego udziału
simulate-heroes = Wygrane każdego Bohatera w stosunku do równego udziału
simulate-interrupted = Przerwano wcześniej: rozegrano { $finished } z { $asked } gier.
simulate-length = Jak długo trwa gra, w turach na gracza
simulate-met = osiągnięty
simulate-missed = nieosiągnięty
simulate-players = { $players ->
    [one] solo
    [few] { $players } graczy
    [many] { $players } graczy
   *[other] { $players } gracza
 }
simulate-quartiles = { $players }: tury na gracza – { $median } (w połowie gier od { $lower } do { $upper }), omdlenia na grę – { $faints }.
simulate-seat = miejsce { $number }
simulate-seats = Wygrane według miejsca w kolejności tur
simulate-solo = Jak kończą się gry solo
simulate-solo-score = Wynik wygranych gier solo: mediana { $points }.
simulate-tally = Osiągnięte cele: { $met } z { $all }.
simulate-title = Jak przebiega gra
simulate-turns = tury na gracza
