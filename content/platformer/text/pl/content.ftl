### The commands that list, show and check the content.

content-kind-heroes = Bohaterowie
content-kind-enemies = Wrogowie
content-kind-items = Przedmioty
content-kind-potions = Mikstury
content-kind-artifacts = Artefakty
content-kind-events = Wydarzenia
content-kind-bosses = Bossowie
content-kind-boss-cards = Karty ataku Bossów
content-kind-summons = Pomagierzy
content-kind-tokens = Żetony Bossów
content-kind-tower-tiles = Płytki wieży
content-kind-boss-tiles = Płytki Poziomu Bossa
content-of = { $name } ({ $owner })
content-price = { $coins ->
    [one] { $coins } moneta
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
  }
content-hearts = { $hearts ->
    [one] { $hearts } serce
    [few] { $hearts } serca
    [many] { $hearts } serc
   *[other] { $hearts } serca
  }
content-enemy = stopień { $grade ->
    [1] I
    [2] II
    [3] III
   *[other] { $grade }
  }, zdrowie { $health }, obrażenia { $damage }
content-piece-enemy-tokens = Żetony Wrogów, razem z Pomagierami
content-piece-boss-tokens = Żetony Bossów

content-tiles = { $dungeon }: { $kind } ({ $count })

check-good = { $folder }: wszystko w porządku ({ $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
  } i { $tiles ->
    [one] { $tiles } płytka
    [few] { $tiles } płytki
    [many] { $tiles } płytek
   *[other] { $tiles } płytki
  }).
