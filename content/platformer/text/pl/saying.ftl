### What an action does, and the events and pages that go with it.

## Actions

do-spawn = Odródź się na { $to-loc }
do-move = { $to-id ->
    [none] Zejdź z Mapy
   *[other] Idź na { $to-acc }
  }
do-move-push = { $to-id ->
    [none] Zejdź z Mapy
   *[other] Idź na { $to-acc }
  } i pchnij { $figure ->
    [none] kogoś
   *[other] { $figure-acc }
  }{ $space-id ->
    [none] { " " }poza Mapę
   *[other] { " " }na { $space-acc }
  }
do-step = Idź dalej na { $to-acc }
do-slide-on = Przesuń { $enemy-acc } dalej na { $to-acc }
do-attack = { $enemy ->
    [none] { $to-id ->
        [none] Zaatakuj Wroga poza Mapą
       *[other] Atak na { $to-acc }
      }
   *[other] Zaatakuj { $enemy-acc }{ $to-id ->
        [none] { " " }poza Mapą
       *[other] { " " }na { $to-loc }
      }
  }
do-shove = Przesuń { $enemy ->
    [none] { $to-id ->
        [here] { "" }
       *[other] Wroga{ " " }
      }
   *[other] { $enemy-acc }{ " " }
  }z { $from-gen }{ $to-id ->
    [none] { " " }poza Mapę
    [here] { "" }
   *[other] { " " }na { $to-acc }
  }
do-slide = Przenieś { $enemy ->
    [none] kogoś
   *[other] { $enemy-acc }
  } z { $from-gen }{ $to-id ->
    [none] { " " }poza Mapę
    [here] { "" }
   *[other] { " " }na { $to-acc }
  }
do-coin = { $n ->
    [one] Weź monetę
    [few] Weź { $n } monety
    [many] Weź { $n } monet
   *[other] Weź { $n } monety
  }
do-star = { $hero-id ->
    [avvy] Użyj gwiazdy: zamień 1 monetę na 1 klejnot
    [zora] { $n ->
        [0] Użyj gwiazdy: serc nie brakuje
       *[other] Użyj gwiazdy: odzyskaj 1 serce
    }
   *[other] Użyj gwiazdy
  }
do-gravity = Zastosuj Grawitację
do-buy = Kup { $card-acc }
do-use = Użyj { $card-gen }
do-ability = Użyj zdolności Bohatera
do-discard = Pozbądź się żetonu: { $token }
do-end = Zakończ akcje
do-stop = Zatrzymaj się
do-target = Wybierz { $to-acc }
do-swap = { $figure ->
    [none] Zamień się miejscami z kimś na { $to-loc }
   *[other] Zamień się miejscami: { $figure } ({ $to })
  }
do-blink = Pojaw się na { $to-loc }
do-throw = { $figure ->
    [none] Rzuć na { $to-acc }
   *[other] Rzuć w { $figure-acc } na { $to-loc }
  }
do-turn = Obróć kość z { $symbol-gen } na { $to-symbol-acc }
do-hold = Trzymaj się Drabiny
do-drop = Puść Drabinę i spadnij
do-mirror = { $token-id ->
    [none] Odeprzyj atak
   *[other] Oddaj { $token-acc }
  }
do-endure = Nie oddawaj żetonu
do-place-boss = Postaw { $boss-acc } na { $to-loc }
do-place-summons = { $enemy ->
    [none] Postaw Pomagiera na { $to-loc }
   *[other] Postaw { $enemy-acc } na { $to-loc }
  }
do-leave-empty = Zostaw { $space-acc } puste
do-set = Ustaw kość Specjalną na { $symbol-acc }
do-set-none = Zostaw kość Specjalną bez zmian
do-chance = Decydują kości i karty
do-paid = { $what } ({ $payment })
pay-gems = { $gems ->
    [one] 1 klejnot
    [few] { $gems } klejnoty
    [many] { $gems } klejnotów
   *[other] { $gems } klejnotu
  }
pay-forge = Zespolenie: 2 × { $symbol }
pay-forge-special = Zespolenie z kością Specjalną: { $symbol }
pay-special = kość Specjalna: { $symbol }

## Events without a sentence elsewhere

event-enemy-appeared = { $enemy } pojawia się na { $to-loc }.
event-enemy-gone = { $enemy } znika razem z Poziomem.
event-spawn-left-empty = { $from } zostaje jednak puste: zabrakło na nie { $enemy-gen }.
event-trapped = Pułapka na { $to-loc } łapie { $hero-acc }!
event-shielded = { $hero } nie poczuje { $wounds ->
    [one] następnej Rany
    [few] następnych { $wounds } Ran
    [many] następnych { $wounds } Ran
   *[other] następnej { $wounds } Rany
  }.
event-boss-appeared = { $enemy } pojawia się na { $to-loc }!

## What a card grants until the next turn

boon-hover = Unoszenie się
boon-hover-text = Na tego Bohatera nie działa Grawitacja.
boon-trade = Handel
boon-trade-text = Ten Bohater może kupować wszędzie, jak w Sklepie.
boon-unseen = Niewidzialność
boon-unseen-text = Tego Bohatera nie atakuje żaden Wróg oprócz Bossa.

## What the chosen dice are worth

selection-coin = { $n ->
    [one] 1 moneta
    [few] { $n } monety
    [many] { $n } monet
   *[other] { $n } monety
  }
selection-move = Ruch o { $n ->
    [one] 1 Pole
    [few] { $n } Pola
    [many] { $n } Pól
   *[other] { $n } Pola
  }
selection-shove = Przesunięcie o { $n ->
    [one] 1 Pole
    [few] { $n } Pola
    [many] { $n } Pól
   *[other] { $n } Pola
  }
selection-star = { $n ->
    [one] 1 gwiazda
    [few] gwiazda wzmocniona do { $n }
    [many] gwiazda wzmocniona do { $n }
   *[other] gwiazda wzmocniona do { $n }
  }
selection-sword = { $n ->
    [one] 1 Rana
    [few] { $n } Rany
    [many] { $n } Ran
   *[other] { $n } Rany
  }
target-slide = Wybierz, dokąd przenieść { $figure-acc }

## Chosen dice that pay for nothing

unfit = Tu nic nie zrobisz za: { $dice }.
unfit-alone = { $symbol } osobno: { $uses }.
unfit-alone-not = { $symbol } osobno: nic. { $why }
unfit-each = Każdy taki symbol ({ $symbol }) to osobna akcja: wybieraj po jednym (jedną kość albo dwie Zespolone).
unfit-forge = Zespól dwie takie same kości w inny symbol albo odłóż jedną z nich.
unfit-forge-each = Wybieraj po jednej kości, każda to osobna akcja, albo zespól dwie takie same w inny symbol.
unfit-no-enemy = Obok twojego Bohatera nie stoi żaden Wróg.
unfit-no-move = Z tego Pola twój Bohater nie ma dokąd pójść.
unfit-no-shove = Na Mapie nie ma żadnego Wroga.
unfit-spawn = Odrodzenie kosztuje jedną kość: odłóż pozostałe.
unfit-special = Kość Specjalna przyjmuje jedną kość albo dwie takie same, które zespolisz.
unfit-stone = Skruszenie kamienia kosztuje dwie kości: wybierz jeszcze jedną.
unfit-unforged = Bez Zespolenia nic tu nie zrobisz za: { $dice }.
unfit-use-attack = atak na { $spaces }
unfit-use-coin = zdobycie monety
unfit-use-move = ruch na { $spaces }
unfit-use-portal = przejście portalem na { $spaces }
unfit-use-shove = przesunięcie Wroga ({ $spaces })
unfit-use-star = użycie gwiazdy

## Troubles at the table

choose-special = Wybierz kość Specjalną
choose-used = Wybierz użytą kość ({ $symbol })
die-used-left = Ta kość ({ $symbol }) jest w tej turze już użyta. Pozostały: { $dice }.
die-used-none = Ta kość ({ $symbol }) jest w tej turze już użyta. Nie została żadna; dalej prowadzą przyciski.
error-die = Tej kości nie można teraz wybrać.
error-forge = Tych kości nie da się tak zespolić.
error-nothing-here = Na Polach nie ma teraz nic do zrobienia. Użyj przycisków.
error-space = Nie ma takiego Pola.

## The command `judge`

fact-from = z { $from }
fact-to = na { $to }
fact-space = Pole: { $space }
fact-spaces = Pola: { $spaces }
fact-hero = Bohater: { $hero }
fact-enemy = Wróg: { $enemy }
fact-card = karta: { $card }
fact-token = żeton: { $token }
fact-symbol = symbol: { $symbol }
fact-needs = trzeba: { $needs }
fact-has = jest: { $has }
fact-gems = klejnoty: { $gems }
fact-left = zostało: { $left }
fact-level = Poziom { $level }

## Void Portals

do-portal = Przejdź przez portal na { $to-acc }
do-portal-push = Przejdź przez portal na { $to-acc } i pchnij { $figure ->
    [none] kogoś
   *[other] { $figure-acc }
  }{ $space-id ->
    [none] { " " }poza Mapę
   *[other] { " " }na { $space-acc }
  }
event-travelled = { $hero } przechodzi przez Portal Pustki z { $from-gen } na { $to-acc }.
