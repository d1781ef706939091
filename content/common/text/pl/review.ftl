### After a game: how it went, looking through it, its sounds.

## How it went

decided = Co przesądziło o wyniku
decided-ahead = { $last ->
    [yes] { $player } wychodzi na prowadzenie dopiero w ostatniej { term-turn.loc }, { $turn } ({ $series }).
   *[no] Od { term-turn.gen } { $turn } { $player } prowadzi już do końca ({ $series }).
  }
decided-gain = Największy zysk przyniosła { term-turn } { $turn }. { $series }: { $player } poprawia wynik o { $n } względem najlepszego rywala.
decided-lead = Największy zysk przyniosła { term-turn } { $turn }. { $series }: { $player } poprawia wynik o { $n } względem najlepszego rywala i wychodzi na prowadzenie.
standings = Wyniki końcowe
standings-rank = Miejsce
timeline = { term-turn } po { term-turn.loc }
timeline-hint = Wskaż miejsce na wykresie, dotknij go albo użyj strzałek: wartości z tej { term-turn.gen } pojawią się pod spodem.
timeline-open = Pokaż ten moment
timeline-table = To samo w tabeli
timeline-turn = { term-turn }

## Looking through a game

review = Obejrzyj przebieg gry
review-action-next = Następna akcja
review-action-before = Poprzednia akcja
branch-is = To odgałęzienie innej gry.
review-branch = Graj dalej od tego momentu
review-branch-hint = Od tego momentu zacznie się nowa gra. Ta pozostanie bez zmian.
review-branch-over = Tu gra się kończy. Cofnij się trochę, żeby stamtąd grać dalej.
review-first = Na początek
review-keys = Klawisze: strzałki – akcje, Page Up i Page Down – { term-turns }, spacja – odtwarzanie.
review-last = Na koniec
review-moment = { term-turn } { $turn } · akcja { $at } z { $count }
review-of = Przy stole: { $players }
review-pause = Wstrzymaj
review-play = Odtwarzaj
review-setup = Przygotowanie
review-slider = Moment gry
review-speed = Tempo
review-start = Gra się zaczyna.
review-turn = { term-turn } { $n }
review-turn-before = Poprzednia { term-turn }
review-turn-next = Następna { term-turn }
saved-review = Obejrzyj przebieg
load-review = Tylko obejrzyj przebieg

## Sounds

sound = Dźwięk
sound-loud = głośny
sound-normal = średni
sound-off = wyłączony
sound-quiet = cichy

## Errors

error-review-handover = ekran właśnie przechodzi z rąk do rąk
error-review-hidden = ta gra jeszcze trwa i ukrywa coś przed graczami
mend-review-handover = Obejrzyj przebieg, gdy gracz przejmie ekran
mend-review-hidden = Dokończ ją; potem każdy może obejrzeć jej przebieg
place-review = oglądanie przebiegu gry
