### Looking back at a game.

decided-boss = The hardest attack on { $boss-def } came from { $hero } in turn { $turn }: { $n ->
    [one] 1 Wound
   *[other] { $n } Wounds
  }{ $count ->
    [one] . The Boss was attacked only this once.
   *[other] . The Boss was attacked { $count } times in all.
  }
decided-fainted = { $hero } ({ $n })
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
