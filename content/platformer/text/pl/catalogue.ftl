### What `platformer-nb rules` prints about one rule, and about all of them.

catalogue-why = Dlaczego: { $text }
catalogue-needs = Warto wcześniej znać: { $rules }
catalogue-examples = Przykłady
catalogue-example = Przykład { $number }
catalogue-before = najpierw: { $action }
catalogue-then = Po tym: { $text }
catalogue-no-set-up = Takiej gry nie da się przygotować: { $reason }.
catalogue-new-game = Nowa gra: { $text }
catalogue-supply = Żetony tego rodzaju w pudełku: { $token } { $count }
catalogue-pending = Przykładu jeszcze nie ma: { $text }
catalogue-functions = Gdzie jest zapisana
catalogue-tests = Gdzie jest sprawdzana
catalogue-lessons = Gdzie się jej uczy
catalogue-lacking = Brakuje: { $text }
catalogue-complete = { $count ->
    [one] Jedna zasada: są do niej funkcje, testy i przykłady, z których jeden bez tych funkcji się nie zgadza, przywołanie albo powód, dla którego go nie ma, a także lekcja albo miejsce na liście lekcji, które powstaną.
    [few] { $count } zasady: do każdej są funkcje, testy i przykłady, z których jeden bez tych funkcji się nie zgadza, przywołanie albo powód, dla którego go nie ma, a także lekcja albo miejsce na liście lekcji, które powstaną.
    [many] { $count } zasad: do każdej są funkcje, testy i przykłady, z których jeden bez tych funkcji się nie zgadza, przywołanie albo powód, dla którego go nie ma, a także lekcja albo miejsce na liście lekcji, które powstaną.
   *[other] { $count } zasady: do każdej są funkcje, testy i przykłady, z których jeden bez tych funkcji się nie zgadza, przywołanie albo powód, dla którego go nie ma, a także lekcja albo miejsce na liście lekcji, które powstaną.
  }
