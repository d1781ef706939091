### The referee's exam: what it asks, what it says of an answer, its report.

exam-asked = { $hero } announces: { $action }. Legal or not?
exam-off = { $action }, over the edge of the map

## What is said of the position besides the drawing

exam-step = It is { $hero }’s turn. Step: { $step }.
exam-decides = { $hero } decides now.
exam-must-spawn = { $hero } was off the map when this step began.
exam-off-map = { $hero } is off the map.
exam-fell = { $hero } is off the map, having fainted on the Boss Level.
exam-bonus = { $n ->
    [one] The next attack with swords this turn deals 1 Wound more.
   *[other] The next attack with swords this turn deals { $n } Wounds more.
  }
exam-ward = { $n ->
    [one] { $hero } is spared the next Wound.
   *[other] { $hero } is spared the next { $n } Wounds.
  }
exam-ability = { $hero }’s ability is exhausted for this turn.
exam-through = This Move passes through Walls too.
exam-slide = The Enemy being moved is on { $space }. Spaces left: { $n }.
exam-pick = { $n ->
    [one] The Enemy that is chosen can be moved { $n } Space.
   *[other] The Enemy that is chosen can be moved up to { $n } Spaces.
  }
exam-level = On the map: Level { $low }. Levels in the tower: { $all }; the last is the Boss Level.
exam-levels = On the map: Levels { $low } to { $high }. Levels in the tower: { $all }; the last is the Boss Level.

## The exam as a component, and in a lesson

exam-word-look = Press a Space of the map to read what is there.
exam-word-used = Dice already used
