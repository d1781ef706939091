### Powody botów, szanse w rzutach, przebieg gry po jej końcu.

danger-hidden = na { $place } leży zakryta pułapka; która, rozstrzyga los. Szansa, że żaden rzut nie będzie nieudany: { $tenth ->
    [0] { $n }
   *[other] { $n },{ $tenth }
  }%. { $dies ->
    [yes] W najgorszym razie postać ginie.
   *[no] { $lives ->
        [one] W najgorszym razie postać traci { $lives } życie.
        [few] W najgorszym razie postać traci { $lives } życia.
        [many] W najgorszym razie postać traci { $lives } żyć.
       *[other] W najgorszym razie postać traci { $lives } życia.
      }
  }
danger-longer = droga do wygranej wydłuży się o { $n ->
    [one] { $n } akcję
    [few] { $n } akcje
    [many] { $n } akcji
   *[other] { $n } akcji
  }: { $left ->
    [one] zostanie { $left } akcja.
    [few] zostaną { $left } akcje.
    [many] zostanie { $left } akcji.
   *[other] zostanie { $left } akcji.
  }
danger-trap = na { $place } leży pułapka: { $trap }. { $count ->
    [one] Szansa, że jej rzut się uda
    [few] Szansa, że wszystkie { $count } rzuty się udadzą
    [many] Szansa, że wszystkie { $count } rzutów się uda
   *[other] Szansa, że wszystkie { $count } rzutu się udadzą
  }: { $tenth ->
    [0] { $n }
   *[other] { $n },{ $tenth }
  }%. { $deed }{ $dies ->
    [yes] {" "}W najgorszym razie postać ginie.
   *[no] {""}
  }

motive-crystal = Kryształ Losu jest potem aktywny.
motive-crystal-kept = Po najlepszej innej możliwości Kryształ Losu byłby nieaktywny.
motive-end = Żadna inna możliwość nic już nie daje.
motive-even = { $far ->
    [yes] Nic innego nie daje więcej: żadna droga nie prowadzi jeszcze do wygranej.
   *[no] Nic innego nie daje więcej. Akcji do wygranej: { $n }.
  }
motive-event = { $card ->
    [none] Zacznie obowiązywać zdarzenie; które, rozstrzyga los.
   *[other] Nowe zdarzenie zastąpi „{ $card }”; które, rozstrzyga los.
  }
motive-fight = Szansa na wygraną walkę z postacią { $other }: { $n }%.{ $at ->
    [centre] {" "}Kto przegra, zostanie wypchnięty z pola centralnego.
   *[maze] {" "}Kto przegra, traci życie.
  }
motive-golem = { $own ->
    [yes] Golem stoi na twojej drodze, na { $place }: karta może go z niej sprowadzić.
   *[no] { $count ->
        [0] Golem na { $place } nikomu nie stoi na drodze: karta może go postawić na drodze rywala.
       *[other] Golem na { $place } stoi na drodze: { $who }. Im bliżej tych postaci, tym bardziej szkodzi.
      }
  }
motive-harm = Rywal ma potem mniej żyć lub przedmiotów albo nieaktywny Kryształ Losu.
motive-items = Postać niesie potem więcej przedmiotów.
motive-lay = Tu kafelek nie zmieni niczyjej drogi do wygranej.
motive-lives = { $n ->
    [one] Zostaje o { $n } życie więcej.
    [few] Zostaje o { $n } życia więcej.
    [many] Zostaje o { $n } żyć więcej.
   *[other] Zostaje o { $n } życia więcej.
  }
motive-pack = Rywale, którzy są dalej niż najbliższy, mają potem jeszcze dalej do wygranej.
motive-rival = Najbliższy rywal ({ $who }) ma potem dalej do wygranej{ $far ->
    [yes] .
   *[no] { $left ->
        [one] : { $left } akcję.
        [few] : { $left } akcje.
        [many] : { $left } akcji.
       *[other] : { $left } akcji.
      }
  }
motive-step-waits = { $left ->
    [0] { $count ->
        [0] Ruch na { $place } skróciłby drogę na pewno; kafelek może dać więcej, ale nie musi.
       *[other] Ruch na { $place } też należy do tej drogi, ale puste miejsce i tak trzeba zabudować: kolejność jest dowolna.
      }
   *[other] Ruch na { $place } może poczekać: po budowie zostanie na niego akcja, a nowy kafelek może zmienić drogę.
  }
motive-stun = Postać ma potem mniej żetonów oszołomienia.
motive-swap = { $up } przyda się bardziej niż { $down }: { $deed }
motive-test-again = { $n ->
    [0] Powtórzony test może się udać.
   *[other] Szansa, że powtórzony test się uda: { $n }%.
  }
motive-test-stands = Powtórka nie da niczego lepszego.
motive-tile = { $far ->
    [yes] Żadna droga nie prowadzi jeszcze do wygranej: nowy kafelek może ją otworzyć albo zamknąć drogę rywala.
   *[no] { $count ->
        [0] Twoja droga do wygranej jest już zbudowana (akcji: { $n }). Nowy kafelek może ją jeszcze skrócić albo wydłużyć drogę rywala.
       *[other] Akcji do wygranej na razie: { $n }. Na tej drodze jest jeszcze pusto: { $cells }. Nowy kafelek może tam trafić albo wydłużyć drogę rywala.
      }
  }
motive-trap = { $count ->
    [0] Pułapka na { $place } czeka na każdego, kto tamtędy pójdzie.
   *[other] Pułapka na { $place } stanie na drodze: { $who }.
  }
motive-use = Co robi karta: { $deed }
motive-way = { $n ->
    [0] Otwiera się droga do wygranej
    [one] Droga do wygranej jest krótsza o { $n } akcję
    [few] Droga do wygranej jest krótsza o { $n } akcje
    [many] Droga do wygranej jest krótsza o { $n } akcji
   *[other] Droga do wygranej jest krótsza o { $n } akcji
  }: { $left ->
    [one] zostaje potem { $left } akcja
    [few] zostają potem { $left } akcje
    [many] zostaje potem { $left } akcji
   *[other] zostaje potem { $left } akcji
  }{ $key ->
    [none] .
   *[place] , przez klucz na { $key }.
  }
motive-without = To, czego można teraz użyć, nic nie da.
motive-won = To wygrywa grę.

plan-after-draw = Dalszy ciąg zależy od tego, co zostanie wylosowane.
plan-after-event = Dalszy ciąg zależy od zdarzenia, które przyjdzie.
plan-after-golem = Dalszy ciąg zależy od karty Golema.
plan-after-roll = Dalszy ciąg zależy od kości.
plan-after-seat = Dalszy ciąg zależy od tego, co postanowi { $who }.
plan-after-tile = Dalszy ciąg zależy od kafelka, który przyjdzie.
plan-blocked = { $count ->
    [one] Na polu centralnym { $centre } stoi { $who }: aby wygrać, trzeba najpierw wypchnąć stamtąd tę postać w walce.
    [few] Na polu centralnym { $centre } stoją { $who }: aby wygrać, trzeba najpierw wypchnąć stamtąd te postacie w walce.
    [many] Na polu centralnym { $centre } stoją { $who }: aby wygrać, trzeba najpierw wypchnąć stamtąd te postacie w walce.
   *[other] Na polu centralnym { $centre } stoją { $who }: aby wygrać, trzeba najpierw wypchnąć stamtąd te postacie w walce.
  }
plan-build = Na tej drodze trzeba jeszcze zbudować: { $cells }.
plan-gains = Po tym wszystkim droga do wygranej jest krótsza o { $n ->
    [one] { $n } akcję
    [few] { $n } akcje
    [many] { $n } akcji
   *[other] { $n } akcji
  }.
plan-no-way = Żadna droga nie prowadzi jeszcze do wygranej: trzeba ją zbudować.
plan-way = Droga stamtąd{ $count ->
    [0] {""}
   *[other] {" "}przez { $cells }
  }{ $key ->
    [none] {" "}na pole centralne { $centre }
   *[other] {" "}po klucz na { $key }, a potem na pole centralne { $centre }
  }: { $left ->
    [one] { $left } akcja
    [few] { $left } akcje
    [many] { $left } akcji
   *[other] { $left } akcji
  }.

aim-first = Bez klucza nikt nie wygra: najpierw klucz na { $key }.
aim-gone = { $who ->
    [none] Na { $was } nie ma już klucza
   *[other] { $who } ma już klucz z { $was }
  }, a bez klucza nikt nie wygra: teraz klucz na { $key }.
aim-longer = Od twojej ostatniej akcji droga do wygranej się wydłużyła. Liczba akcji: wtedy { $before }, teraz { $now }.
aim-lost = Klucz przepadł, a bez klucza nikt nie wygra: teraz klucz na { $key }.
aim-nearer = Cel się zmienia: klucz na { $key } zamiast klucza na { $was }. { $far ->
    [yes] Przez { $was } nie prowadzi już żadna droga do wygranej; liczba akcji przez { $key }: { $left }.
   *[no] Liczba akcji do wygranej przez { $key }: { $left }, przez { $was }: { $other }.
  }
aim-taken = Bez klucza nikt nie wygra; z tym kluczem celem jest już pole centralne { $centre }.

cause-died = Postać zginęła i zaczyna znowu na { $place }.
cause-gap = { $count ->
    [one] Na { $cells } nie ma już kafelka, przez który prowadziła krótsza droga.
    [few] Na { $cells } nie ma już kafelków, przez które prowadziła krótsza droga.
    [many] Na { $cells } nie ma już kafelków, przez które prowadziła krótsza droga.
   *[other] Na { $cells } nie ma już kafelków, przez które prowadziła krótsza droga.
  }
cause-golem = Golem stoi teraz na { $place }, na twojej drodze.
cause-moved = Postać stoi teraz na { $place }.
cause-rival = Na polu centralnym { $centre } stoi teraz { $who }.
cause-tile = { $count ->
    [one] Krótszą drogę zamyka kafelek, który leży teraz na { $cells }.
    [few] Krótszą drogę zamykają kafelki, które leżą teraz na { $cells }.
    [many] Krótszą drogę zamykają kafelki, które leżą teraz na { $cells }.
   *[other] Krótszą drogę zamykają kafelki, które leżą teraz na { $cells }.
  }

urgent-first = { $count ->
    [one] { $who } może wygrać w swojej następnej kolejce, ale ty możesz wygrać już teraz.
    [few] { $who } mogą wygrać w swoich następnych kolejkach, ale ty możesz wygrać już teraz.
    [many] { $who } mogą wygrać w swoich następnych kolejkach, ale ty możesz wygrać już teraz.
   *[other] { $who } mogą wygrać w swoich następnych kolejkach, ale ty możesz wygrać już teraz.
  }
urgent-guard = { $count ->
    [one] Dzięki temu { $who } nie wygra w swojej następnej kolejce.
    [few] Dzięki temu { $who } nie wygrają w swoich następnych kolejkach.
    [many] Dzięki temu { $who } nie wygrają w swoich następnych kolejkach.
   *[other] Dzięki temu { $who } nie wygrają w swoich następnych kolejkach.
  }
urgent-less = Nic nie zapobiegnie temu na pewno, ale tak szansa na to jest mniejsza.
urgent-luck = { $count ->
    [one] Przy odrobinie szczęścia { $who } może wygrać w swojej następnej kolejce.
    [few] Przy odrobinie szczęścia { $who } mogą wygrać w swoich następnych kolejkach.
    [many] Przy odrobinie szczęścia { $who } mogą wygrać w swoich następnych kolejkach.
   *[other] Przy odrobinie szczęścia { $who } mogą wygrać w swoich następnych kolejkach.
  }
urgent-none = W tej kolejce nic już temu nie zapobiegnie.
urgent-stay = Nic nie zapobiegnie temu na pewno, ale tak przynajmniej nie będzie to łatwiejsze.
urgent-stop = Tak można temu zapobiec.
urgent-win = { $count ->
    [one] { $who } może wygrać w swojej następnej kolejce.
    [few] { $who } mogą wygrać w swoich następnych kolejkach.
    [many] { $who } mogą wygrać w swoich następnych kolejkach.
   *[other] { $who } mogą wygrać w swoich następnych kolejkach.
  }

odds-again = Ten test, powtórzony
odds-golem = Test Golema przy spotkaniu z nim: { $who }
odds-jump = Test skoku
odds-trap = Test pułapki na { $place }: { $trap }
odds-success = Rzut udany, co najmniej { $n }
odds-all = { $n ->
    [one] { $n } rzut udany
    [few] Wszystkie { $n } rzuty udane
    [many] Wszystkie { $n } rzutów udane
   *[other] Wszystkie { $n } rzutu udane
  }
odds-combat = Atak na postać: { $other }
odds-win = Wygrana (różnica premii: { $n })
odds-repeated = Test walki, powtórzony: { $who } (teraz { $n } do { $against })
odds-higher = Więcej niż { $against }: wygrywa { $who }
odds-equal = Też { $against }: obie postacie rzucają jeszcze raz
odds-lower = Mniej niż { $against }: przegrywa { $who }
series-near = Bliskość wygranej, w akcjach
series-lives = Życia
series-keys = Klucze
standing-pawn = { $who }: życia: { $lives }, klucze: { $keys }
decided-who = { $who } ({ $n })
decided-won-combat = Wygrane walki: { $list }.
decided-sent-home = Powroty na pole startowe przez Golema: { $list }.
decided-died = Śmierci: { $list }.
decided-pushed = Wypchnięcia z pola centralnego: { $list }.
