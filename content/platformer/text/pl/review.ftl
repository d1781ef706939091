### Looking back at a game.

decided-boss = Najmocniejszy atak na { $boss-acc } – tura { $turn } ({ $hero }): { $n ->
    [one] { $n } Rana
    [few] { $n } Rany
    [many] { $n } Ran
   *[other] { $n } Rany
  }{ $count ->
    [one] . Innych ataków nie było.
    [few] . Liczba wszystkich ataków: { $count }.
    [many] . Liczba wszystkich ataków: { $count }.
   *[other] . Liczba wszystkich ataków: { $count }.
  }
decided-fainted = { $hero } ({ $n })
decided-faints = Omdlenia: { $list }.
decided-fall = Najdłuższy upadek – tura { $turn } ({ $hero }): { $n ->
    [one] { $n } Pole.
    [few] { $n } Pola.
    [many] { $n } Pól.
   *[other] { $n } Pola.
  }
series-coins = Monety
series-hearts = Serca
series-height = Wysokość
standing-fainted = { $hero }: poza Mapą, monety: { $coins }
standing-hero = { $hero }: Rząd { $row }, serca: { $n }, monety: { $coins }
