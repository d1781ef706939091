### Why an action is not allowed, told with the facts of the position. A fact that was not told reads as `none`.

## Not now

why-TIL-1 = { $pool ->
    [none] Nie ma wziętego kafelka: najpierw zacznij budowę.
    [0] Kafelek bierze się z puli, ale potasowanych już w niej nie ma.
    [one] Najpierw bierze się kafelek z puli: jest w niej jeszcze { $pool } potasowany.
    [few] Najpierw bierze się kafelek z puli: są w niej jeszcze { $pool } potasowane.
    [many] Najpierw bierze się kafelek z puli: jest w niej jeszcze { $pool } potasowanych.
   *[other] Najpierw bierze się kafelek z puli: jest w niej jeszcze { $pool } potasowanego.
  }
why-TIL-19 = Kafelek { $tile } jest już wzięty, więc najpierw trzeba go położyć.
why-TIL-8 = Żaden kafelek z puli nigdzie nie pasuje, więc { $tile } kładzie się zakryty na pustym miejscu.
why-MOV-3 = Pionek jest na swoim polu startowym { $place }, więc pierwszym działaniem musi być ruch.
why-ACT-3 = To kosztuje { $cost ->
    [one] { $cost } akcję
    [few] { $cost } akcje
    [many] { $cost } akcji
   *[other] { $cost } akcji
  }, a { $left ->
    [0] nie została żadna.
    [one] została { $left }.
    [few] zostały { $left }.
    [many] zostało { $left }.
   *[other] zostało { $left }.
  }
why-LIM-1 = Pula jest pusta: nie ma kafelka do budowy.

## Not there

why-TIL-2 = { $there ->
    [taken] Na { $cell } leży już kafelek.
    [alone] Obok { $cell } nie leży żaden kafelek.
   *[outside] Na planszy nie ma takiego miejsca.
  }
why-TIL-3 = Kafelek { $tile } na { $cell }, { $turning ->
    [0] nieobrócony
    [one] obrócony { $turning } raz
    [few] obrócony { $turning } razy
    [many] obrócony { $turning } razy
   *[other] obrócony { $turning } raza
  }, zamyka ostatni korytarz do pola centralnego.
why-TIL-4 = Kafelek { $tile } na { $cell }, { $turning ->
    [0] nieobrócony
    [one] obrócony { $turning } raz
    [few] obrócony { $turning } razy
    [many] obrócony { $turning } razy
   *[other] obrócony { $turning } raza
  }, zamyka ostatni korytarz do { $keys }.
why-TIL-6 = Liczą się korytarze, które się łączą, skoki i puste miejsca, a nie zostaje żadna droga.
why-MOV-1 = { $there ->
    [closed] Korytarz na { $place } nie prowadzi na { $edge }.
    [empty] Na { $edge } od { $place } nic nie zbudowano: { $cell } jest puste.
   *[outside] Z { $place } prowadzi to poza planszę.
  }
why-MOV-2 = Korytarz na { $place } tu się kończy: { $cell }, na { $edge } od niego, jest z tej strony zamknięte.
why-MOV-6 = { $place } to nie jest pole startowe tego pionka.
why-BRG-1 = { $ends ->
    [none] Żaden most na { $place } tam nie prowadzi.
   *[other] Z { $place } można skoczyć na { $ends } i nigdzie indziej.
  }

## Edges

edge-NE = północny wschód
edge-E = wschód
edge-SE = południowy wschód
edge-SW = południowy zachód
edge-W = zachód
edge-NW = północny zachód
