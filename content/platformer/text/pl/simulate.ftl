### The words of `platformer-nb simulate`: its report as text and as a notebook.

simulate-boss-turns = Ile tur na gracza mija od pojawienia się Bossa do końca
simulate-bosses = Bossowie
simulate-bought = Co się kupuje i w jakiej części gier
simulate-cause-level = usunięty Poziom
simulate-cause-trap = Pułapka
simulate-causes = Od czego mdleją Bohaterowie
simulate-ending-fainted = omdlenie
simulate-ending-late = zabrakło czasu
simulate-faints = Omdlenia na grę
simulate-goal-boss-solo = Wygrane solo z łatwiejszym Bossem w stosunku do wygranych z trudniejszym
simulate-goal-boss-turns = Tury przeciw trudniejszemu Bossowi w stosunku do tur przeciw łatwiejszemu
simulate-goal-bought = { $card }: w jakiej części gier ktoś kupuje tę kartę
simulate-goal-hero = { $hero }: wygrane w stosunku do równego udziału
simulate-goal-solo = Wygrane gry solo
simulate-helps = Czy to pomaga? Wygrane kupujących w stosunku do równego udziału
simulate-heroes = Wygrane każdego Bohatera w stosunku do równego udziału
simulate-quartiles = { $players }: tury na gracza – { $median } (w połowie gier od { $lower } do { $upper }), omdlenia na grę – { $faints }.
simulate-solo = Jak kończą się gry solo
simulate-solo-score = Wynik wygranych gier solo: mediana { $points }.
