### Powody botów, szanse w rzutach, przebieg gry po jej końcu.

motive-card = Zadziała karta.
motive-crystal = Kryształ Losu jest potem aktywny.
motive-end = Żadna inna możliwość nic już nie daje.
motive-even = { $far ->
    [yes] Nic innego nie daje więcej: żadna droga nie prowadzi jeszcze do wygranej.
   *[no] Nic innego nie daje więcej. Akcji do wygranej: { $n }.
  }
motive-fight = Wygrana walka szkodzi rywalowi.
motive-golem = Golem zejdzie z drogi albo stanie na cudzej.
motive-items = Postać niesie potem więcej przedmiotów.
motive-lives = { $n ->
    [one] Zostaje o { $n } życie więcej.
    [few] Zostaje o { $n } życia więcej.
    [many] Zostaje o { $n } żyć więcej.
   *[other] Zostaje o { $n } życia więcej.
  }
motive-rival = Najbliższy rywal ma potem dalej do wygranej{ $far ->
    [yes] .
   *[no] { $left ->
        [one] : { $left } akcję.
        [few] : { $left } akcje.
        [many] : { $left } akcji.
       *[other] : { $left } akcji.
      }
  }
motive-stun = Postać ma potem mniej żetonów oszołomienia.
motive-test-again = Powtórzony test może się udać.
motive-test-stands = Powtórka nie da niczego lepszego.
motive-tile = { $far ->
    [yes] Żadna droga nie prowadzi jeszcze do wygranej: nowy kafelek może ją otworzyć albo zamknąć drogę rywala.
   *[no] Akcji do wygranej na razie: { $n }. Nowy kafelek może skrócić tę drogę albo wydłużyć drogę rywala.
  }
motive-trap = Pułapka stanie rywalom na drodze.
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
motive-won = To wygrywa grę.

odds-again = Ten test, powtórzony
odds-golem = Test Golema
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
series-near = Bliskość wygranej
series-lives = Życia
series-keys = Klucze
standing-pawn = { $who }: życia: { $lives }, klucze: { $keys }
decided-who = { $who } ({ $n })
decided-won-combat = Wygrane walki: { $list }.
decided-sent-home = Powroty na pole startowe przez Golema: { $list }.
decided-died = Śmierci: { $list }.
decided-pushed = Wypchnięcia z pola centralnego: { $list }.
