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

## What is pending

why-ACT-14 = { $pending ->
    [none] Nic nie czeka na taką odpowiedź.
    [explore-4] Najpierw { $who } wybiera, z kim walczy za darmo, albo kończy.
    [explore-6] Najpierw { $who } podnosi to, co tu leży, albo to zostawia.
    [answers] Najpierw pozostawieni w spokoju odpowiadają, czy atakują.
    [test] Najpierw rozstrzyga się test.
    [combat] Najpierw rozstrzyga się walka.
    [push-off] Najpierw { $who } wskazuje, dokąd wypycha pokonaną postać.
    [drop-item] Najpierw { $who } wskazuje upuszczany przedmiot.
    [walk] Najpierw { $who } wykonuje Golemem cały ruch z karty.
    [take-card] Najpierw odkrywa się kartę ruchu Golema.
    [hidden-trap] Najpierw odkrywa się pułapkę.
    [stock-item] Najpierw na nowy korytarz trafia przedmiot.
   *[first-player] Najpierw kości wskazują, kto zaczyna.
  }
why-END-1 = Gra jest skończona: wygrywa { $who }.
why-EXP-1 = { $step ->
    [fights] Teraz chodzi o postacie na tym korytarzu, a nie o to, co tu leży.
   *[picking] Teraz chodzi o to, co tu leży, a nie o postacie.
  }
why-CMP-4 = Dwie kości nie mogą pokazać { $high } i { $low }, wyższa jako pierwsza.
why-CRY-6 = { $rolled ->
    [yes] Wszystkie rzuty tego testu są już znane.
   *[no] Test powtarza się dopiero wtedy, gdy znane są wszystkie jego rzuty.
  }
why-CMB-7 = { $rolled ->
    [yes] Obie postacie wykonały już test.
   *[no] Test walki powtarza się dopiero po testach obu postaci.
  }

## What a character may do

why-ACT-8 = W tej kolejce wykonano już ruch Golemem.
why-STN-2 = Postać jest oszołomiona, więc może tylko odpoczywać.
why-STN-4 = Postać nie ma żetonu oszołomienia, więc nie odpoczywa.
why-MOV-4 = Golem stoi na { $place } i zagradza drogę: najpierw trzeba nim ruszyć.
why-CRY-5 = Kryształ Losu jest już aktywny.
why-CMB-1 = Na { $place } nie ma innej postaci { $who }, którą można zaatakować.
why-FRE-1 = Nie ma tu innej postaci { $who }, z którą można walczyć.
why-FRE-4 = { $answers ->
    [first] Najpierw odpowiadają wszyscy pozostawieni w spokoju.
    [all] Wszyscy już odpowiedzieli.
   *[none] { $who } nie jest wśród tych, którzy chcą zaatakować.
  }
why-FRE-6 = Z { $who } stoczono już walkę po tym wejściu.
why-DTH-2 = { $who } nie ma tego przedmiotu.
why-PSH-6 = W tę stronę z pola centralnego nie prowadzi żaden otwarty korytarz.

## Traps, keys, items, the Golem

why-TRP-1 = { $pool ->
    [0] Pula pułapek jest pusta.
   *[none] Na planszy nie ma takiego korytarza.
  }
why-TRP-2 = Na { $place } stoi inna postać.
why-TRP-3 = Na { $place } nie może leżeć pułapka.
why-TRP-4 = Na { $place } leży już pułapka.
why-TRP-8 = Żadna zakryta pułapka nie może już być tego rodzaju.
why-TIL-10 = Tego przedmiotu nie ma w puli.
why-KEY-2 = { $what ->
    [key] Na { $place } nie leży żaden klucz.
   *[item] Ten przedmiot nie leży na { $place }.
  }
why-KEY-4 = Klucz na { $place } leży przy własnym polu startowym i nie można go zabrać.
why-ITM-2 = Postać nosi najwyżej { $most } przedmioty.
why-ITM-4 = { $what ->
    [carried] Postać nie ma tego przedmiotu.
   *[item] Tu nie leży przedmiot, na który można go wymienić.
  }
why-ITM-6 = Przedmiot { $item } został już w tej kolejce odłożony.
why-ITM-8 = Wymienia tylko ten, kto ma { $most } przedmioty; tu jest jeszcze miejsce, by przedmiot podnieść.
why-GOL-2 = W talii Golema nie ma już takiej karty.
why-GOL-9 = W poprzedniej kolejce Golem przyszedł z { $place }, a jest inna droga.
why-GOL-12 = Golem dopiero co przyszedł z { $place }, a jest inna droga.
why-GOL-13 = To dla Golema na { $place } ślepy korytarz.

## Edges

edge-NE = północny wschód
edge-E = wschód
edge-SE = południowy wschód
edge-SW = południowy zachód
edge-W = zachód
edge-NW = północny zachód
