### What is true of a position after an example (`platformer-nb rules`), and the game an example sets up.

## On the map

seen-at = { $figure } jest na { $to-loc }.
seen-empty = { $n ->
    [one] { $to } jest puste.
    [few] { $to } są puste.
    [many] { $to } są puste.
   *[other] { $to } są puste.
  }
seen-holds = { $n ->
    [one] Na { $to-loc } leży { $token }.
    [few] Na { $to-loc } leży po { $token-loc }.
    [many] Na { $to-loc } leży po { $token-loc }.
   *[other] Na { $to-loc } leży po { $token-loc }.
  }
seen-level = Na Mapie jest tylko Poziom { $low }.
seen-levels = Na Mapie są Poziomy od { $low } do { $high }.

## What a Hero has

seen-is = Bohater gracza { $seat } to { $card }.
seen-hearts = { $hero } ma { $n ->
    [one] 1 serce
    [few] { $n } serca
    [many] { $n } serc
   *[other] { $n } serca
  }.
seen-coins = { $hero } { $n ->
    [0] nie ma monet
    [one] ma 1 monetę
    [few] ma { $n } monety
    [many] ma { $n } monet
   *[other] ma { $n } monety
  }.
seen-gems = { $hero } { $n ->
    [0] nie ma klejnotów
    [one] ma 1 klejnot
    [few] ma { $n } klejnoty
    [many] ma { $n } klejnotów
   *[other] ma { $n } klejnotu
  }.
seen-special = Na kości Specjalnej { $hero-gen } jest { $symbol }.
seen-special-blank = Kość Specjalna { $hero-gen } jest pusta.
seen-ready = { $hero } ma naładowaną kartę: { $card }.
seen-used = { $hero } ma zużytą kartę: { $card }.
seen-card = { $hero } ma kartę: { $card }.
seen-token = { $hero } ma żeton: { $token }.
seen-ability = Zdolność { $hero-gen } jest gotowa do użycia.
seen-no-ward = Nic już nie chroni { $hero-gen } przed Ranami.
seen-won = { $hero } wygrywa grę.

## The turn

seen-turn = Trwa tura { $number }.
seen-active = Tura: { $hero }.
seen-step = Krok: { $step }.
seen-nothing-pending = Nie ma decyzji do podjęcia.
seen-lost = Gra jest przegrana.

## Dice

seen-pool = W puli: { $dice }.
seen-no-pool = Pula jest pusta.
seen-enemy-die = Na kości Wrogów: { $face }.
seen-sides = Ścianki kości Akcji, na których jest { $symbol }: { $n } z { $of }.
seen-enemy-sides = Ścianki kości Wrogów z wynikiem „{ $face }”: { $n } z { $of }.
seen-no-bonus = Następny atak nie zadaje dodatkowych Ran.

## The Shop, the decks and the middle of the table

seen-shop = W Sklepie: { $card }.
seen-gaps = Puste miejsca w Sklepie: { $n }.
seen-no-gaps = W Sklepie nie ma pustych miejsc.
seen-bottom = Na spodzie talii mikstur: { $card }.
seen-no-bottom = Żadna mikstura nie wróciła do talii.
seen-boss-deck = W talii Bossa { $n ->
    [one] jest 1 karta
    [few] są { $n } karty
    [many] jest { $n } kart
   *[other] jest { $n } karty
  }.
seen-discarded = Wśród odrzuconych kart Bossa: { $card }.
seen-events = W talii wydarzeń { $n ->
    [one] jest 1 karta
    [few] są { $n } karty
    [many] jest { $n } kart
   *[other] jest { $n } karty
  }.
seen-no-event = Nie działa żadne wydarzenie.

seen-deck-items = W talii przedmiotów: { $cards }.
seen-deck-potions = W talii mikstur: { $cards }.
seen-deck-bottom = Na spodzie talii mikstur: { $cards }.
seen-deck-boss = W talii Bossa: { $cards }.
seen-deck-discards = Wśród odrzuconych kart Bossa: { $cards }.
seen-deck-events = W talii wydarzeń: { $cards }.
seen-deck-none = brak kart

## The score of a solo game

seen-defeated = Pokonani Wrogowie: { $n }.
seen-surplus = Rany ponad zdrowie Bossa: { $n }.
seen-score-events = Punkty za pozostałe wydarzenia: { $n }.
seen-score-enemies = Punkty za Wrogów: { $n }.
seen-score-surplus = Punkty za Rany ponad zdrowie Bossa: { $n }.
seen-score-gems = Punkty za klejnoty: { $n }.
seen-score-worth = Punkty za majątek: { $n }.
seen-score-total = Punkty razem: { $n }.

## A game that is set up

seen-players = { $n ->
    [one] 1 gracz
    [few] { $n } gracze
    [many] { $n } graczy
   *[other] { $n } gracza
  }
seen-tower = { $n ->
    [one] 1 Poziom
    [few] { $n } Poziomy
    [many] { $n } Poziomów
   *[other] { $n } Poziomu
  }
