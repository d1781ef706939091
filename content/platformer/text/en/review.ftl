### Looking back at a game.

decided-boss = The hardest attack on { $boss-def } came from { $hero } in turn { $turn }: { $n ->
    [one] 1 Wound
   *[other] { $n } Wounds
  }{ $count ->
    [one] . It was the only one.
   *[other] . In all it was attacked { $count } times.
  }
decided-fainted = { $hero } { $n }
decided-faints = Faints: { $list }.
decided-fall = { $hero } had the longest fall, in turn { $turn }: { $n ->
    [one] 1 Space.
   *[other] { $n } Spaces.
  }
series-coins = Coins
series-hearts = Hearts
series-height = Height
standing-fainted = { $hero }: off the map, coins: { $coins }
standing-hero = { $hero }: Row { $row }, hearts: { $n }, coins: { $coins }
