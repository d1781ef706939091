### To, co mówi każda lekcja Labiryntu: cele, przewidywania, pytania egzaminu, cel gry w obrazkach.


tutor-aim-build = Buduj labirynt kafelek po kafelku i chodź po nim.
tutor-aim-key = Zdobądź klucz: każdy oprócz tego, który leży przy twoim polu startowym.
tutor-aim-centre = Stań z kluczem na polu centralnym, bez innych postaci, w swojej kolejce: wygrywasz.

## Cele

goal-at = { $there ->
    [yes] { $who } jest na { $place }
   *[no] { $who } jest na { $place } (teraz na { $now })
  }
goal-golem-at = { $there ->
    [yes] Golem jest na { $place }
   *[no] Golem jest na { $place } (teraz na { $now })
  }
goal-holds-keys = { $who } ma co najmniej { $least ->
    [one] { $least } klucz
    [few] { $least } klucze
    [many] { $least } kluczy
   *[other] { $least } klucza
  } (teraz { $now })
goal-holds-items = { $who } ma co najmniej { $least ->
    [one] { $least } przedmiot
    [few] { $least } przedmioty
    [many] { $least } przedmiotów
   *[other] { $least } przedmiotu
  } (teraz { $now })
goal-holds-lives = { $who } ma co najmniej { $least ->
    [one] { $least } życie
    [few] { $least } życia
    [many] { $least } żyć
   *[other] { $least } życia
  } (teraz { $now })
goal-not-holds-lives = { $who } ma mniej niż { $least ->
    [one] { $least } życie
    [few] { $least } życia
    [many] { $least } żyć
   *[other] { $least } życia
  } (teraz { $now })
goal-carries = { $who } niesie: { $item }
goal-stunned = { $who } ma żeton oszołomienia
goal-not-stunned = { $who } nie ma żetonu oszołomienia
goal-crystal = { $who } ma aktywny Kryształ Losu
goal-not-crystal = { $who } ma nieaktywny Kryształ Losu
goal-left = { $who } ma jeszcze co najmniej { $least ->
    [one] { $least } akcję
    [few] { $least } akcje
    [many] { $least } akcji
   *[other] { $least } akcji
  } (teraz { $now })
goal-turn = Teraz gra: { $who }
goal-settled = Nic już nie czeka na rozstrzygnięcie
goal-wins = Wygrywa { $who }
goal-not-wins = { $who } nie wygrywa
goal-laid = Na { $cell } leży kafelek
goal-not-laid = Na { $cell } nie leży żaden kafelek
goal-laid-tile = Na { $cell } leży kafelek { $tile }
goal-route = Z { $start } można dojść na { $end }
goal-not-route = Z { $start } nie można dojść na { $end }
goal-route-within = Z { $start } można dojść na { $end } najwyżej { $n ->
    [one] { $n } ruchem
    [few] { $n } ruchami
    [many] { $n } ruchami
   *[other] { $n } ruchu
  }
goal-lies-key = Na { $place } leży klucz
goal-not-lies-key = Na { $place } nie leży klucz
goal-lies-trap = Na { $place } leży pułapka
goal-not-lies-trap = Na { $place } nie leży pułapka
goal-lies-item = Na { $place } leży przedmiot
goal-not-lies-item = Na { $place } nie leży przedmiot
goal-lies-token = Na { $place } leży żeton zdolności

## Przewidywania

predict-corridor = Gdzie znajdzie się { $who }?
predict-golem = Gdzie znajdzie się Golem?
predict-lives = Ile żyć będzie mieć { $who }?
predict-keys = Ile kluczy będzie mieć { $who }?
predict-items = Ile przedmiotów będzie mieć { $who }?
predict-stun = Ile żetonów oszołomienia będzie mieć { $who }?
predict-left = Ile akcji zostanie?
predict-next = Kto decyduje potem?
predict-over = nikt: gra się skończy
predict-winner = Kto wygra?
predict-nobody = jeszcze nikt
predict-may = { $medium ->
    [page] { $who } wybiera działanie „{ $action }”. Wolno?
   *[notebook] { $who } zapowiada: { $action }. Wolno?
  }
predict-then = { $medium ->
    [page] Potem { $who } wybiera działanie „{ $action }”. Wolno?
   *[notebook] Potem { $who } zapowiada: { $action }. Wolno?
  }
predict-legal = tak
predict-illegal = nie
predict-why = { $medium ->
    [page] { $text }
   *[notebook] { $text } ({ $rule })
  }
predict-instead = Zamiast tego wolno: { $actions }.

## Egzaminy

exam-asked = { $medium ->
    [page] { $who } wybiera działanie „{ $action }”. Wolno czy nie?
   *[notebook] { $who } zapowiada: { $action }. Wolno czy nie?
  }
exam-golem-used = { $who } ma już w tej kolejce za sobą ruch Golema.
exam-event-used = { $who } ma już w tej kolejce za sobą wywołanie zdarzenia.
exam-laid-down = { $who } ma już w tej kolejce odłożone: { $item }.
exam-ruling = Zasada domowa, { $rule }: { $text }
