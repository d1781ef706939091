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
catalogue-functions = Gdzie jest zapisana w kodzie
catalogue-tests = Gdzie jest sprawdzana
catalogue-lessons = Gdzie się jej uczy
catalogue-lacking = Brakuje: { $text }
catalogue-complete = { $count ->
    [one] Jedna zasada: ma funkcje, testy i przykłady (jeden z nich bez tych funkcji zawodzi), przywołanie albo powód, dla którego go nie ma, a także lekcję albo miejsce na liście lekcji, które powstaną.
    [few] { $count } zasady: każda ma funkcje, testy i przykłady (jeden z nich bez tych funkcji zawodzi), przywołanie albo powód, dla którego go nie ma, a także lekcję albo miejsce na liście lekcji, które powstaną.
    [many] { $count } zasad: każda ma funkcje, testy i przykłady (jeden z nich bez tych funkcji zawodzi), przywołanie albo powód, dla którego go nie ma, a także lekcję albo miejsce na liście lekcji, które powstaną.
   *[other] { $count } zasady: każda ma funkcje, testy i przykłady (jeden z nich bez tych funkcji zawodzi), przywołanie albo powód, dla którego go nie ma, a także lekcję albo miejsce na liście lekcji, które powstaną.
  }
