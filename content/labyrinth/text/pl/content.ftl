### Co jest w pudełku.

content-kind-characters = Postacie
content-kind-items = Przedmioty
content-kind-events = Zdarzenia
content-kind-traps = Tabela Labiryntu
content-piece-tiles = Pola zwykłe
content-piece-golem = Karty ruchu Golema
content-piece-keys = Klucze
content-piece-traps = Żetony pułapek
content-piece-crystals = Kryształy Losu
content-piece-stun = Żetony oszołomienia
content-piece-lives = Żetony życia
check-good = W { $folder } wszystko jest w porządku: { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
  } i { $tiles ->
    [one] { $tiles } kafelek
    [few] { $tiles } kafelki
    [many] { $tiles } kafelków
   *[other] { $tiles } kafelka
  }.
