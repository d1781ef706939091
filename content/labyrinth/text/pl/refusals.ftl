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
why-TIL-19 = Kafelek jest już wzięty, więc najpierw trzeba go położyć.
why-TIL-8 = Żaden kafelek z puli nigdzie nie pasuje, więc wzięty kafelek kładzie się zakryty na pustym miejscu.
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
why-TIL-3 = Kafelek na { $cell }, { $turning ->
    [0] nieobrócony
    [one] obrócony { $turning } raz
    [few] obrócony { $turning } razy
    [many] obrócony { $turning } razy
   *[other] obrócony { $turning } raza
  }, zamyka ostatni korytarz do pola centralnego.
why-TIL-4 = Kafelek na { $cell }, { $turning ->
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
    [aim] Najpierw { $who } wskazuje cel karty.
    [pick-tile] Najpierw { $who } wybiera jeden z wziętych kafelków.
    [won] Najpierw { $who } decyduje, czy użyć tego, co działa po wygranej.
    [card-shown] Najpierw { $who } decyduje, czy Golem pójdzie dalej.
    [at-trap] Najpierw { $who } decyduje, czy ominąć pułapkę.
    [tokens-act] Najpierw { $who } wskazuje, który żeton działa jako następny.
    [at-gate] Najpierw { $who } decyduje, czy przejść przez bramę.
    [once] Najpierw { $who } wykonuje zasadę jednorazową zdarzenia: { $card }.
    [demolish] Najpierw { $who } wskazuje, który kafelek burzy.
    [turn-covered] Najpierw { $who } wskazuje, jak obrócić kafelek.
    [uncover] Najpierw odkrywa się zakryty kafelek.
    [take-event] Najpierw bierze się kartę zdarzenia.
    [deal-character] Najpierw losuje się postać.
    [look] Najpierw ogląda się to, co leży na wierzchu.
    [reveal-trap] Najpierw odkrywa się pułapkę.
    [redraw] Najpierw ciągnie się inny przedmiot.
    [show-item] Najpierw pokazuje się przedmiot.
   *[first-player] Najpierw kostki wskazują, kto zaczyna.
  }
why-END-1 = Gra jest skończona: wygrywa { $who }.
why-EXP-1 = { $step ->
    [fights] Teraz chodzi o postacie na tym korytarzu, a nie o to, co tu leży.
   *[picking] Teraz chodzi o to, co tu leży, a nie o postacie.
  }
why-CMP-4 = Dwie kostki nie mogą pokazać { $high } i { $low }, wyższa jako pierwsza.
why-CRY-6 = { $rolled ->
    [yes] Wszystkie rzuty tego testu są już znane.
   *[no] Test powtarza się dopiero wtedy, gdy znane są wszystkie jego rzuty.
  }
why-CMB-7 = { $rolled ->
    [yes] Obie postacie wykonały już test.
   *[no] Test walki powtarza się dopiero po testach obu postaci.
  }

## What a character may do

why-ACT-8 = { $activity ->
    [event] W tej kolejce wywołano już zdarzenie.
   *[golem] W tej kolejce wykonano już ruch Golemem.
  }
why-STN-2 = Postać jest oszołomiona, więc może tylko odpoczywać.
why-STN-4 = Postać nie ma żetonu oszołomienia, więc nie odpoczywa.
why-MOV-4 = Golem stoi na { $place } i zagradza drogę: najpierw trzeba nim ruszyć.
why-CRY-5 = Kryształ Losu jest już aktywny.
why-CMB-1 = Na { $place } nie ma takiego przeciwnika: { $who }.
why-FRE-1 = { $token ->
    [none] Tu nie ma takiego przeciwnika: { $who }.
   *[other] Na { $place } leży { $token }: nikt tam nie walczy.
  }
why-FRE-4 = { $answers ->
    [first] Najpierw odpowiadają wszyscy pozostawieni w spokoju.
    [all] Wszyscy już odpowiedzieli.
   *[none] { $who } nie jest wśród tych, którzy chcą zaatakować.
  }
why-FRE-6 = Z { $who-inst } stoczono już walkę po tym wejściu.
why-DTH-2 = { $who } nie ma tego przedmiotu.
why-PSH-6 = W tę stronę z pola centralnego nie prowadzi żaden otwarty korytarz.

## Traps, keys, items, the Golem

why-TRP-1 = { $pool ->
    [0] Pula pułapek jest pusta.
   *[none] Na planszy nie ma takiego korytarza.
  }
why-TRP-2 = Na { $place } stoi inna postać.
why-TRP-3 = { $there ->
    [start] { $place } to pole startowe, a na takim nie może leżeć pułapka.
   *[centre] { $place } to pole centralne, a tam nie może leżeć pułapka.
  }
why-TRP-4 = Na { $place } leży już pułapka.
why-TRP-8 = Żadna zakryta pułapka nie może już być tego rodzaju.
why-TIL-10 = Tego przedmiotu nie ma w puli.
why-KEY-2 = { $what ->
    [key] Na { $place } nie leży żaden klucz.
   *[item] Ten przedmiot nie leży na { $place }.
  }
why-KEY-4 = Klucz na { $place } leży przy twoim polu startowym i nie możesz go zabrać.
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
why-GOL-13 = { $there ->
    [start] { $cell } to pole startowe, a dla Golema to ślepy korytarz.
    [closed] Ślepy korytarz dla Golema: na { $place } nie prowadzi na { $edge }.
    [empty] Ślepy korytarz dla Golema: na { $edge } od { $place } nic nie zbudowano, { $cell } jest puste.
    [facing] Ślepy korytarz dla Golema: { $cell }, na { $edge } od { $place }, jest z tej strony zamknięte.
   *[outside] Ślepy korytarz dla Golema: z { $place } prowadzi to poza planszę.
  }

## Abilities, items and their tokens

why-SET-12 = { $ability ->
    [none] Niczego takiego nie można użyć.
   *[other] { $ability } to nie zdolność, którą ma { $who }.
  }
why-CRY-7 = { $ability }: { $why ->
    [moment] karta wymienia inną chwilę.
    [turn] użyto jej już w tej kolejce.
    [combat] użyto jej już w tej walce.
    [far] to dalej, niż pozwala karta.
    [tokens] nie został już żaden żeton tej postaci.
    [place] karta nie pozwala na to miejsce.
    [who] karta wymaga innej postaci.
    [nobody] nie ma nikogo, na kogo by podziałała.
    [known] to, co leży na wierzchu, jest już znane.
    [trap] nie leży tam taka pułapka.
    [item] ten przedmiot jest poza zasięgiem.
    [pool] w puli nie ma czego ciągnąć.
    [aim] nie ma na co podziałać.
   *[other] karta wymaga czegoś innego.
  }
why-ITM-9 = { $card }: { $why ->
    [carried] { $who } nie ma tego przedmiotu.
    [moment] karta wymienia inną chwilę.
    [far] to dalej, niż pozwala karta.
    [place] karta nie pozwala na to miejsce.
    [who] karta wymaga innej postaci.
    [nobody] nie ma nikogo, na kogo by to podziałało.
    [known] to, co leży na wierzchu, jest już znane.
    [trap] nie leży tam taka pułapka.
    [item] ten przedmiot jest poza zasięgiem.
    [aim] nie ma na co podziałać.
   *[other] karta wymaga czegoś innego.
  }
why-ITM-10 = { $card }: tego przedmiotu użyto już w tej kolejce.
why-CRY-1 = { $ability ->
    [none] { $who } ma nieaktywny Kryształ Losu, więc nie powtórzy testu.
   *[other] Kryształ Losu jest nieaktywny, a wymaga go zdolność { $ability }.
  }
why-CRY-4 = { $ability }: tu nie można zapłacić życiem zamiast Kryształem Losu.
why-CMB-9 = { $lives ->
    [one] Zostało { $lives } życie
    [few] Zostały { $lives } życia
    [many] Zostało { $lives } żyć
   *[other] Zostało { $lives } życia
  }, a ostatnim zapłacić nie można.
why-LIF-3 = Postać ma już wszystkie życia: { $lives }.
why-EXP-3 = Żaden żeton na { $place } nie może teraz tak zadziałać.
why-EXP-5 = { $reading ->
    [single] { $who } nie walczy: według ustalenia stołu, kto wchodzi na korytarz, może walczyć za darmo z jedną postacią.
   *[none] { $who } nie walczy: według ustalenia stołu na tym korytarzu można było stoczyć jedną darmową walkę i już ją stoczono.
  }
why-EXP-8 = { $who } stoi na { $place }, a tam nikt nie zamienia się miejscami.
why-FRE-2 = Karta, którą ma { $who }, zabrania darmowej walki, chyba że sama ta postać ją zacznie.
why-GOL-14 = Golem na { $place } nie ma żadnej drogi.

## Tiles on the board

why-TIL-7 = Ten kafelek, { $turning ->
    [0] nieobrócony
    [one] obrócony { $turning } raz
    [few] obrócony { $turning } razy
    [many] obrócony { $turning } razy
   *[other] obrócony { $turning } raza
  }, leżałby tak samo jak teraz.
why-TIL-15 = { $lies ->
    [nothing] Na { $cell } nie leży żaden kafelek.
    [centre] Na { $cell } leży pole centralne, a nie pole zwykłe.
    [key] Na { $cell } leży pole klucza, a nie pole zwykłe.
   *[other] Na { $cell } nie leży odkryty kafelek pola zwykłego.
  }
why-TIL-17 = Na { $cell } leży klucz.
why-TIL-18 = { $who ->
    [none] Na { $cell } stoi Golem.
   *[other] Na { $cell } stoi { $who }.
  }
why-TIL-20 = { $keys ->
    [none] { $who ->
        [none] To odcięłoby Golemowi wszelką drogę do pola centralnego.
       *[other] To odcięłoby { $who-dat } wszelką drogę do pola centralnego.
    }
   *[other] To zamknęłoby ostatni korytarz do { $keys }.
  }
why-CHR-9 = Kafelek na { $cell } musi być otwarty na { $edge } i nie może zamknąć ostatniego korytarza.
why-CHR-8 = Dla tej postaci nie można wylosować innej.

## Events

why-EVT-1 = Nie można wziąć karty zdarzenia.
why-EVT-2 = { $card } wymaga czegoś innego.
why-EVT-3 = Trwa zdarzenie { $card } i na to nie pozwala.
why-EVT-5 = { $card } to ostatnie zdarzenie: następnego wywołać nie można.
why-EVT-7 = Nie ma takiej postaci.
why-EVT-8 = Trwa zdarzenie { $card }, więc nie można użyć zdolności { $ability }.
why-SET-11 = Na wierzchu talii nie leży to zdarzenie.
why-TRP-6 = Nie leży tam pułapka.
why-VAR-2 = To nie może być ten zakryty przedmiot.

## Edges

edge-NE = północny wschód
edge-E = wschód
edge-SE = południowy wschód
edge-SW = południowy zachód
edge-W = zachód
edge-NW = północny zachód
