### What other sentences are made with.

# The language's own name for itself.
language-name = Polski

list-comma = { ", " }
list-and = { $first } i { $last }

## The choice of a language


## What stands for a fact that was not told

missing-from = Pole początkowe
    .gen = Pola początkowego
    .dat = Polu początkowemu
    .acc = Pole początkowe
    .inst = Polem początkowym
    .loc = Polu początkowym
    .gender = neuter
missing-to = wskazane Pole
    .gen = wskazanego Pola
    .dat = wskazanemu Polu
    .acc = wskazane Pole
    .inst = wskazanym Polem
    .loc = wskazanym Polu
    .gender = neuter
missing-space = to Pole
    .gen = tego Pola
    .dat = temu Polu
    .acc = to Pole
    .inst = tym Polem
    .loc = tym Polu
    .gender = neuter
missing-card = ta karta
    .gen = tej karty
    .dat = tej karcie
    .acc = tę kartę
    .inst = tą kartą
    .loc = tej karcie
    .gender = feminine
missing-boss = Boss
    .gen = Bossa
    .dat = Bossowi
    .acc = Bossa
    .inst = Bossem
    .loc = Bossie
    .gender = masculine
missing-symbol = symbol
    .gen = symbolu
    .dat = symbolowi
    .acc = symbol
    .inst = symbolem
    .loc = symbolu
    .gender = masculine
missing-to-symbol = inny symbol
    .gen = innego symbolu
    .dat = innemu symbolowi
    .acc = inny symbol
    .inst = innym symbolem
    .loc = innym symbolu
    .gender = masculine
missing-token = żeton
    .gen = żetonu
    .dat = żetonowi
    .acc = żeton
    .inst = żetonem
    .loc = żetonie
    .gender = masculine
missing-face = ścianka
    .gen = ścianki
    .dat = ściance
    .acc = ściankę
    .inst = ścianką
    .loc = ściance
    .gender = feminine
missing-step = inny krok
missing-player = gracz
    .gen = gracza
    .dat = graczowi
    .acc = gracza
    .inst = graczem
    .loc = graczu
    .gender = masculine
missing-dice = coś
    .gen = czegoś
    .dat = czemuś
    .acc = coś
    .inst = czymś
    .loc = czymś
    .gender = neuter
missing-spaces = podświetlone Pola
    .gen = podświetlonych Pól
    .dat = podświetlonym Polom
    .acc = podświetlone Pola
    .inst = podświetlonymi Polami
    .loc = podświetlonych Polach
    .gender = plural
missing-faces = atak, w lewo albo w prawo
missing-symbols = ruch, miecz, moneta, przesunięcie i gwiazda
missing-at = to Pole
    .gen = tego Pola
    .dat = temu Polu
    .acc = to Pole
    .inst = tym Polem
    .loc = tym Polu
    .gender = neuter
missing-action = to
