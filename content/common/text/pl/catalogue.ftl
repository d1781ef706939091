### What `platformer-nb rules` prints about one rule, and about all of them.

catalogue-why = Dlaczego: { $text }
catalogue-needs = Warto wcześniej znać: { $rules }
catalogue-examples = Przykłady
catalogue-example = Przykład { $number }
catalogue-before = najpierw: { $action }
catalogue-then = Po tym: { $text }
catalogue-no-set-up = Takiej gry nie da się przygotować: { $reason }.
catalogue-new-game = Nowa gra: { $text }
catalogue-pending = Przykładu jeszcze nie ma: { $text }
catalogue-judged = Gdzie się jej pilnuje
catalogue-applied = Gdzie jest stosowana
catalogue-shown = Gdzie ją widać
catalogue-told = Gdzie jest ujęta w słowa
catalogue-not-judged = Nikt nie może jej złamać: to, o czym mówi, dzieje się samo.
catalogue-judged-by = Żaden osobny kod jej nie pilnuje: kto ją łamie, dostaje odmowę na podstawie { $rules }.
catalogue-listed = Szybka ścieżka, która wylicza dozwolone akcje bez pytania o nią; nie może wyliczyć tego, czego ona zabrania:
catalogue-notated = Jej akcje są odczytywane i zapisywane tutaj:
catalogue-not-applied = Tylko ogranicza lub mierzy to, co wolno zrobić.
catalogue-allowed-applied = Tylko ogranicza lub mierzy to, co wolno zrobić. To, na co pozwala, dzieje się tutaj:
catalogue-not-shown = Nie wiadomo o żadnej części strony, która by od niej zależała.
catalogue-not-told = Nie wymienia jej żadne zdanie.
catalogue-not-taught = Nie uczy jej żadna lekcja.
catalogue-not-tested = Nie oznaczono nią żadnego testu.
catalogue-tested = Gdzie jest sprawdzana
catalogue-taught = Gdzie się jej uczy
catalogue-lacking = Brakuje: { $text }
catalogue-complete = { $count ->
    [one] Jedna zasada: ma funkcje, testy i przykłady (jeden z nich bez tych funkcji zawodzi), przywołanie albo powód, dla którego go nie ma, a także lekcję albo miejsce na liście lekcji, które powstaną.
    [few] { $count } zasady: każda ma funkcje, testy i przykłady (jeden z nich bez tych funkcji zawodzi), przywołanie albo powód, dla którego go nie ma, a także lekcję albo miejsce na liście lekcji, które powstaną.
    [many] { $count } zasad: każda ma funkcje, testy i przykłady (jeden z nich bez tych funkcji zawodzi), przywołanie albo powód, dla którego go nie ma, a także lekcję albo miejsce na liście lekcji, które powstaną.
   *[other] { $count } zasady: każda ma funkcje, testy i przykłady (jeden z nich bez tych funkcji zawodzi), przywołanie albo powód, dla którego go nie ma, a także lekcję albo miejsce na liście lekcji, które powstaną.
  }
