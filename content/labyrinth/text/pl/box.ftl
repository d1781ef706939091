### Galeria pudełka i pomoc gracza.

box-kind-tokens = Żetony zdolności
box-kind-golem = Karty ruchu Golema
box-kind-tiles = Kafelki pól zwykłych
box-kind-cells = Inne pola
item-kind-carried = działa, póki jest niesiony
item-kind-turn = do użycia raz na kolejkę
item-kind-discarded = do użycia raz: potem się go odrzuca
event-once = Jednorazowo: { $text }
event-lasting = Póki trwa: { $text }
ability-told = { $name }: { $text }
from-players = { $n ->
    [one] od { $n } gracza
    [few] od { $n } graczy
    [many] od { $n } graczy
   *[other] od { $n } gracza
  }
trap-test = { $rolls ->
    [one] { $rolls } rzut, trudność { $difficulty }
    [few] { $rolls } rzuty, trudność { $difficulty }
    [many] { $rolls } rzutów, trudność { $difficulty }
   *[other] { $rolls } rzutu, trudność { $difficulty }
  }
tile-shape = Kafelek { $shape }
tile-as-drawn = { $what } (korytarze na rysunku: { $ways })
tile-exits = { $n ->
    [one] { $n } wyjście
    [few] { $n } wyjścia
    [many] { $n } wyjść
   *[other] { $n } wyjścia
  }
tile-traps = { $n ->
    [one] { $n } symbol pułapki
    [few] { $n } symbole pułapek
    [many] { $n } symboli pułapek
   *[other] { $n } symbolu pułapki
  }
tile-items = { $n ->
    [one] { $n } symbol przedmiotu
    [few] { $n } symbole przedmiotów
    [many] { $n } symboli przedmiotów
   *[other] { $n } symbolu przedmiotu
  }
tile-corridors = { $n ->
    [one] { $n } korytarz
    [few] { $n } korytarze
    [many] { $n } korytarzy
   *[other] { $n } korytarza
  }
tile-bridges = { $n ->
    [one] { $n } most
    [few] { $n } mosty
    [many] { $n } mostów
   *[other] { $n } mostu
  }
sign-golem = Golem
sign-key = Klucz
sign-trap = Zakryta pułapka
sign-item = Zakryty przedmiot
sign-life = Życie
sign-crystal = Kryształ Losu
sign-stun = Żeton oszołomienia
aid-win = Jak się wygrywa
aid-activities = Działania
aid-enter = Wejście na korytarz
aid-tests = Testy i rzuty
aid-harm = Porażka, oszołomienie, śmierć
