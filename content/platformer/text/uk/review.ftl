### Looking back at a game.

decided-boss = Найсильніша атака на { $boss-acc } — хід { $turn } ({ $hero }): { $n ->
    [one] { $n } Поранення
    [few] { $n } Поранення
    [many] { $n } Поранень
   *[other] { $n } Поранення
  }{ $count ->
    [one] . Інших атак не було.
    [few] . Усього атак: { $count }.
    [many] . Усього атак: { $count }.
   *[other] . Усього атак: { $count }.
  }
decided-fainted = { $hero } ({ $n })
decided-faints = Непритомність: { $list }.
decided-fall = Найдовше падіння — хід { $turn } ({ $hero }): { $n ->
    [one] { $n } Клітинка.
    [few] { $n } Клітинки.
    [many] { $n } Клітинок.
   *[other] { $n } Клітинки.
  }
series-coins = Монети
series-hearts = Здоров’я
series-height = Висота
standing-fainted = { $hero }: поза Мапою, монети: { $coins }
standing-hero = { $hero }: Ряд { $row }, здоров’я: { $n }, монети: { $coins }
