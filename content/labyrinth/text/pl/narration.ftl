### Czynności, zdarzenia, decyzje i pozycje w zdaniach. O graczach mówi się nazwami postaci; w zapisie pozycji miejsca to litery.

## What can be done

do-build = Buduj: weź kafelek z puli
do-move = { $to ->
    [none] Ruch na { $edge }
   *[other] Ruch na { $edge }, do { $to }
  }
do-risky-jump = Ryzykowny skok na korytarz { $corridor }
do-safe-jump = Bezpieczny skok na korytarz { $corridor }
do-rest = Odpocznij: oddaj żeton oszołomienia
do-attack = Zaatakuj { $other-acc }
do-set-trap = Zastaw pułapkę na { $place }
do-move-golem = Rusz Golemem: weź kartę
do-activate-crystal = Aktywuj Kryształ Losu
do-take-key = Podnieś klucz
do-take-item = Podnieś przedmiot: { $item }
do-swap = Wymień przedmiot: odłóż – { $down }, weź – { $up }
do-end = Zakończ kolejkę
do-lay = Połóż kafelek na { $cell }, { $turning ->
    [0] nieobrócony
    [one] obrócony { $turning } raz
    [few] obrócony { $turning } razy
    [many] obrócony { $turning } razy
   *[other] obrócony { $turning } raza
  }
do-blank = Połóż kafelek zakryty na { $cell }
do-repeat = Użyj Kryształu Losu: powtórz test
do-keep = { $on ->
    [golem] Zostaw wynik testu Golema
    [jump] Zostaw wynik testu skoku
    [trap] Zostaw wynik testu pułapki
    [token] Zostaw wynik rzutu przeciw żetonowi
    [combat] Zostaw wynik testu walki
    [card-shown] Zostaw kartę Golema z liczbą { $n }
    [at-trap] Nie omijaj pułapki: wykonaj jej test
    [won] Nie używaj niczego przeciw pokonanej postaci ({ $other })
   *[none] Zostaw wynik testu
  }
do-fight = Walcz za darmo z { $other-inst }
do-stop = { $n ->
    [0] Nie walcz z nikim
   *[other] Nie walcz już z nikim
  }
do-answer = { $answer ->
    [yes] Zaatakuj za darmo
   *[no] Zostaw w spokoju
  }
do-push = { $to ->
    [none] Wypchnij na { $edge }
   *[other] Wypchnij na { $edge }, do { $to }
  }
do-drop = Upuść przedmiot: { $item }
do-step-golem = { $to ->
    [none] Golem idzie na { $edge }
   *[other] Golem idzie na { $edge }, do { $to }
  }
do-leave = Zostaw to, co tu leży
do-draw = Z puli wychodzi kafelek { $tile }
do-roll = Kości pokazują { $high } i { $low }
do-turn-up = Pułapka to: { $trap }
do-draw-item = Przedmiot to: { $item }
do-card = Karta ruchu Golema: { $steps }
do-lot = Los wskazuje: { $other }
do-take-hidden = Podnieś zakryty przedmiot
do-swap-hidden = Wymień na zakryty przedmiot: { $down }
do-call-event = Wywołaj zdarzenie: weź kartę
do-use = Użyj: { $ability ->
    [none] { $card }
   *[other] { $ability }
  }
do-pact = Użyj za życie zamiast Kryształu: { $ability ->
    [none] { $card }
   *[other] { $ability }
  }
do-at-place = { $does ->
    [gate] Przejdź do bramy na { $place }
    [go] Przenieś się do żetonu na { $place }
    [lay-token] Połóż żeton na { $place }
    [move-trap] Przesuń pułapkę z { $place }
    [move-trap-to] Przesuń pułapkę na { $place }
    [remove-trap] Zabierz pułapkę z { $place }
    [reveal-trap] Odkryj pułapkę na { $place }
    [set-trap] Zastaw pułapkę na { $place }
    [take-item] Podnieś zakryty przedmiot z { $place }
   *[none] Wybierz { $place }
  }
do-on-cell = { $does ->
    [cover] Połóż zakryty kafelek na { $cell }
    [demolish] Zburz kafelek na { $cell }
   *[none] Wybierz { $cell }
  }
do-turn = Obróć kafelek na { $cell } tak, żeby leżał { $turning ->
    [0] nieobrócony
    [one] obrócony { $turning } raz
    [few] obrócony { $turning } razy
    [many] obrócony { $turning } razy
   *[other] obrócony { $turning } raza
  }
do-exchange = Zamień kafelki na { $cell } i { $over }
do-name = Wskaż { $other-acc }
do-choose = Wybierz: { $item }
do-pick-tile = { $medium ->
    [page] Połóż kafelek: { $what }
   *[notebook] Połóż kafelek { $tile }: { $what }
  }
do-token-acts = Najpierw działa: { $token }
do-decline = Zrezygnuj
do-event-card = Zdarzenie to: { $card }
do-deal = Postać to: { $character }

## What has happened

event-answered = { $n ->
    [0] { $who } zostawia { $other-acc } w spokoju.
   *[other] { $who } chce walczyć z { $other-inst }.
  }
event-attacked = { $who } atakuje { $other-acc }.
event-begins = { $who } ma najwyższy rzut, { $n }, i zaczyna.
event-blank = { $medium ->
    [page] Nic nie pasuje: kafelek leży zakryty na { $cell }.
   *[notebook] Nic nie pasuje: { $tile } leży zakryty na { $cell }.
  }
event-build = { $who } buduje.
event-crystal-off = { $who }: Kryształ Losu staje się nieaktywny.
event-crystal-on = { $who }: Kryształ Losu znów jest aktywny.
event-died = { $who } traci ostatnie życie i ginie na { $from }.
event-dropped-item = { $who } upuszcza na { $to } przedmiot: { $item }.
event-dropped-key = { $who } upuszcza klucz na { $to }.
event-ended = { $who } kończy kolejkę.
event-fell = Skok się nie udaje: { $who } spada na { $to }.
event-fell-short = Skok się nie udaje: { $who } zostaje na { $to }.
event-free-combat = { $who } walczy za darmo z { $other-inst }.
event-golem-card = Karta ruchu Golema: { $steps }.
event-golem-moved = { $who } bierze kartę ruchu Golema.
event-golem-stepped = Golem idzie na { $to }.
event-golem-stuck = Golem nie ma dokąd iść.
event-item-laid = Na { $to } trafia przedmiot: { $item }.
event-jumped = { $who } skacze na { $to }.
event-jumps = { $who } próbuje skoku na { $to }.
event-laid = { $medium ->
    [page] Kafelek leży teraz na { $cell }.
   *[notebook] Kafelek { $tile } leży teraz na { $cell }.
  }
event-lost-action = { $who } traci { $n ->
    [one] { $n } akcję.
    [few] { $n } akcje.
    [many] { $n } akcji.
   *[other] { $n } akcji.
  }
event-lost-lives = { $who } traci { $n ->
    [one] { $n } życie.
    [few] { $n } życia.
    [many] { $n } żyć.
   *[other] { $n } życia.
  }
event-moved = { $who } idzie na { $to }.
event-nothing-fits = { $medium ->
    [page] Żaden kafelek z puli nigdzie nie pasuje: wzięty kafelek kładzie się zakryty.
   *[notebook] Żaden kafelek z puli nigdzie nie pasuje: { $tile } kładzie się zakryty.
  }
event-passed = { $who } zdaje test Golema i zostaje.
event-pushed = { $who } wypycha { $other-acc } na { $to }.
event-repeated = { $who } używa Kryształu Losu i powtarza test.
event-rested = { $who } odpoczywa i oddaje żeton oszołomienia.
event-revived = { $who } wraca na { $to } ze wszystkimi życiami.
event-rolled = { $who } wyrzuca { $n } ({ $high } + { $low }){ $on ->
    [golem] {" "}przeciw Golemowi: potrzeba co najmniej { $needed }.
    [jump] {" "}w teście skoku: potrzeba co najmniej { $needed }.
    [token] {" "}przeciw żetonowi: potrzeba co najmniej { $needed }.
    [trap] {" "}przeciw pułapce ({ $trap }): potrzeba co najmniej { $needed }.
    [combat] {" "}w walce z { $other-inst }{ $added ->
        [0] .
       *[other] , po dodaniu { $added }: { $result }.
      }
    [begin] {" "}o pierwszeństwo.
   *[none] .
  }
event-sent-back = { $who } wraca na { $to }.
event-sent-home = { $who } wraca na pole startowe { $to }.
event-stunned = { $who } dostaje { $n ->
    [one] { $n } żeton oszołomienia.
    [few] { $n } żetony oszołomienia.
    [many] { $n } żetonów oszołomienia.
   *[other] { $n } żetonu oszołomienia.
  }
event-swapped = { $item ->
    [none] { $who } odkłada: { $down }, a bierze zakryty przedmiot.
   *[other] { $who } odkłada: { $down }, a bierze: { $item }.
  }
event-taken = { $medium ->
    [page] { $who } bierze kafelek.
   *[notebook] { $who } bierze kafelek { $tile }.
  }
event-tied = { $who } i { $other } mają remis po { $n } i rzucają jeszcze raz.
event-took-item = { $who } podnosi przedmiot: { $item }.
event-took-key = { $who } podnosi klucz.
event-trap-laid = Na { $to } leży zakryta pułapka.
event-trap-seen = { $who } trafia na { $to } na pułapkę: { $trap }.
event-trap-set = { $who } zastawia pułapkę na { $to }.
event-trap-tested = { $n ->
    [0] { $trap }: { $who } wychodzi bez szwanku.
    [one] { $trap }: { $who } ma { $n } nieudany rzut.
    [few] { $trap }: { $who } ma { $n } nieudane rzuty.
    [many] { $trap }: { $who } ma { $n } nieudanych rzutów.
   *[other] { $trap }: { $who } ma { $n } nieudanego rzutu.
  }
event-unfit = { $medium ->
    [page] Kafelek nigdzie nie pasuje i trafia na spód puli.
   *[notebook] Kafelek { $tile } nigdzie nie pasuje i trafia na spód puli.
  }
event-won = { $who } z kluczem zajmuje samotnie pole centralne i wygrywa.
event-won-combat = { $who } wygrywa walkę z { $other-inst }.
event-calls-event = { $who } wywołuje zdarzenie.
event-changed-character = { $who } ma teraz inną postać: { $character }.
event-changed-places = { $who } i { $other } zamieniają się miejscami.
event-covered = { $who } kładzie zakryty kafelek na { $cell }.
event-dealt = { $person ->
    [none] Gracz { $seat }
   *[other] { $person }
  } ma postać: { $character }.
event-demolished = { $medium ->
    [page] { $who } burzy kafelek na { $cell }.
   *[notebook] { $who } burzy kafelek { $tile } na { $cell }.
  }
event-discarded = { $who } odrzuca: { $item }.
event-drew-item = { $who } ciągnie: { $item }.
event-event = Zdarzenie to: { $card }.
event-event-lasts = Teraz trwa: { $card }.
event-event-skipped = { $card }: jednorazowo nie ma czego wykonać.
event-healed = { $who } leczy { $n ->
    [one] { $n } życie.
    [few] { $n } życia.
    [many] { $n } żyć.
   *[other] { $n } życia.
  }
event-immune = { $trap }: na { $who-acc } nie działa.
event-item-hidden = Na { $to } leży zakryty przedmiot.
event-looked-at-card = { $who } ogląda kartę z wierzchu talii Golema.
event-looked-at-tile = { $who } ogląda kafelek z wierzchu puli.
event-named = { $who } wskazuje { $other-acc }.
event-paid-crystal = { $who } płaci Kryształem Losu.
event-paid-lives = { $who } płaci życiem: { $n }.
event-passed-by = { $who } omija pułapkę na { $to }.
event-passed-token = { $who } opiera się żetonowi i zostaje.
event-picked-tile = { $medium ->
    [page] { $who } zostawia sobie jeden z kafelków.
   *[notebook] { $who } zostawia sobie kafelek { $tile }.
  }
event-put = { $who } trafia na { $to }.
event-put-back = { $who } odkłada do puli: { $item }.
event-tiles-swapped = { $who } zamienia kafelki na { $cell } i { $over }.
event-token-acts = { $token } na { $to } działa na { $who-acc }.
event-token-laid = { $who } kładzie na { $to }: { $token }.
event-trap-moved = { $who } przesuwa pułapkę z { $from } na { $to }.
event-trap-removed = { $who } zabiera pułapkę z { $from }.
event-trap-revealed = Pułapka na { $to } zostaje odkryta: { $trap }.
event-turned = { $medium ->
    [page] { $who } obraca kafelek na { $cell }.
   *[notebook] { $who } obraca kafelek { $tile } na { $cell }.
  }
event-turned-up = { $medium ->
    [page] Kafelek leży teraz na { $cell }.
   *[notebook] Kafelek { $tile } leży teraz na { $cell }.
  }
event-uncovered = { $medium ->
    [page] Zakryty kafelek na { $cell } zostaje odkryty.
   *[notebook] Zakryty kafelek na { $cell } to { $tile }.
  }
event-used = { $ability ->
    [none] { $who } używa przedmiotu „{ $card }”.
   *[other] { $who } korzysta ze zdolności „{ $ability }”.
  }

## What has to be decided

prompt-chance = Rozstrzyga los…
prompt-choose = { $left ->
    [0] Nie ma już akcji: można jeszcze zrobić to, co nic nie kosztuje, albo zakończyć kolejkę.
    [one] Została { $left } akcja: wybierz działanie.
    [few] Zostały { $left } akcje: wybierz działanie.
    [many] Zostało { $left } akcji: wybierz działanie.
   *[other] Zostało { $left } akcji: wybierz działanie.
  }
prompt-choose-move = { $left ->
    [one] Została { $left } akcja.
    [few] Zostały { $left } akcje.
    [many] Zostało { $left } akcji.
   *[other] Zostało { $left } akcji.
  } Najpierw trzeba wykonać ruch z pola startowego{ $medium ->
    [page] : naciśnij podświetlony kafelek.
   *[notebook] .
  }
prompt-choose-golem = { $left ->
    [one] Została { $left } akcja.
    [few] Zostały { $left } akcje.
    [many] Zostało { $left } akcji.
   *[other] Zostało { $left } akcji.
  } Golem zagradza drogę z pola startowego, więc najpierw trzeba ruszyć nim.
prompt-choose-rest = { $left ->
    [0] Nie ma już akcji.
    [one] Została { $left } akcja.
    [few] Zostały { $left } akcje.
    [many] Zostało { $left } akcji.
   *[other] Zostało { $left } akcji.
  } { $left ->
    [0] Postać jest oszołomiona: może teraz tylko zakończyć kolejkę.
   *[other] Postać jest oszołomiona, więc może tylko odpocząć albo zakończyć kolejkę.
  }
prompt-decide = Wybierz jedną z możliwości.
prompt-answers = Zaatakować za darmo? Na ten korytarz wchodzi { $other }.
prompt-combat = { $n } do { $against }. Jeśli tak zostanie, { $then ->
    [tie] obie postacie rzucają jeszcze raz.
    [dies] { $other } traci { $lives ->
        [one] { $lives } życie
        [few] { $lives } życia
        [many] { $lives } żyć
       *[other] { $lives } życia
      } i ginie.
    [pushed] { $other } traci { $lives ->
        [one] { $lives } życie
        [few] { $lives } życia
        [many] { $lives } żyć
       *[other] { $lives } życia
      } i musi zejść z pola centralnego.
   *[loses] { $other } traci { $lives ->
        [one] { $lives } życie.
        [few] { $lives } życia.
        [many] { $lives } żyć.
       *[other] { $lives } życia.
      }
  }
prompt-drop-item = Wybierz przedmiot do upuszczenia.
prompt-explore-4 = { $n ->
    [0] Wybierz, z kim walczyć za darmo, albo nie walcz z nikim.
   *[other] Wybierz, z kim walczyć za darmo, albo nie walcz już z nikim.
  }
prompt-explore-6 = Wybierz, co podnieść, albo to zostaw.
prompt-lay-blank = { $medium ->
    [page] Wybierz, gdzie położyć zakryty kafelek.
   *[notebook] Wybierz, gdzie położyć zakryty kafelek { $tile }.
  }
prompt-lay-tile = { $medium ->
    [page] Wybierz, gdzie położyć ten kafelek i jak go obrócić.
   *[notebook] Wybierz, gdzie położyć kafelek { $tile } i jak go obrócić.
  }
prompt-push-off = Wybierz, dokąd wypchnąć { $other-acc }.
prompt-test = { $kind ->
    [golem] Test Golema pokazuje { $sums }
    [jump] Test skoku pokazuje { $sums }
    [token] Rzut przeciw żetonowi pokazuje { $sums }
   *[trap] { $trap }: test pułapki pokazuje { $sums }
  }, a potrzeba co najmniej { $needed }: { $n ->
    [0] udany. Zostawić wynik? Kryształ Losu lub zdolność może go jeszcze zmienić.
    [one] { $n } nieudany rzut. Powtórzyć test?
    [few] { $n } nieudane rzuty. Powtórzyć cały test?
    [many] { $n } nieudanych rzutów. Powtórzyć cały test?
   *[other] { $n } nieudanego rzutu. Powtórzyć cały test?
  }
prompt-stands = Jeśli wynik zostanie: { $what }
prompt-walk = Wybierz, dokąd idzie Golem. Zostało kroków: { $n }
prompt-aim = { $ability ->
    [none] { $card }
   *[other] { $ability }
  }: wskaż cel.
prompt-at-gate = Przejść do innej bramy?
prompt-at-trap = Pułapka: ominąć ją?
prompt-card-shown = Karta pokazuje { $n }: czy Golem ma iść dalej?
prompt-demolish = Wskaż kafelek do zburzenia.
prompt-once = { $card }. { $what }
prompt-pick-tile = Wybierz, który z kafelków położyć.
prompt-tokens-act = Wskaż żeton, który działa pierwszy.
prompt-turn-covered = { $medium ->
    [page] Wskaż, jak kafelek leży na { $cell }.
   *[notebook] Wskaż, jak { $tile } leży na { $cell }.
  }
prompt-won = { $other } przegrywa i traci { $n ->
    [one] { $n } życie.
    [few] { $n } życia.
    [many] { $n } żyć.
   *[other] { $n } życia.
  } Użyć też zdolności?

named-row = Wiersz Tabeli Labiryntu: { $name }, { $test }. { $text }
outlook-chance = Potem rozstrzyga los.
outlook-seat = Potem decyduje { $who }.
over-won = { $who } wygrywa: zajmuje samotnie pole centralne i ma klucz.

## Positions

position-decides = Decyduje { $who }: { $what }
position-golem = Golem jest na { $place }.
position-item = Na { $place } leży: { $item }.
position-keys = Klucze leżą na: { $places }.
position-pawn = { $who } jest na { $place }. Życia: { $lives }, klucze: { $keys }, żetony oszołomienia: { $stun }, Kryształ Losu: { $crystal ->
    [on] aktywny
   *[off] nieaktywny
  }, { $count ->
    [0] bez przedmiotów.
    [one] przedmiot: { $item }.
    [few] przedmioty: { $item }.
    [many] przedmioty: { $item }.
   *[other] przedmioty: { $item }.
  }
position-pool = Kafelki w puli: { $n }.
position-trap = Na { $place } leży pułapka: { $trap }.
position-traps = Zakryte pułapki leżą na: { $places }.
position-turn = Kolejka { $number }: { $who }. Zostało akcji: { $left }.
position-character = { $who } prowadzi postać: { $character }.
position-event = Trwa zdarzenie: { $card }.
position-item-hidden = Na { $place } leży zakryty przedmiot.
position-token = Na { $place } leży żeton: { $token }.

called = { $who }

## Examples of the rules

example-players = graczy: { $count }
