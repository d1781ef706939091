### The solo game: its events, its end, its score.

## Events: name, and what they do this turn

card-lullaby = Lullaby
card-lullaby-text = Somebody sings far below, and the tower grows drowsy: each attack by an Enemy deals 1 Wound less.
card-full-moon = Full Moon
card-full-moon-text = The moon fills every window: each attack by an Enemy deals 1 Wound more.
card-fresh-spikes = Fresh Spikes
card-fresh-spikes-text = The Traps have just been sharpened: each of them deals 1 Wound more.
card-market-day = Market Day
card-market-day-text = Flags, music and free samples: everything in the Shop costs 1 coin less.
card-toll-keeper = Toll Keeper
card-toll-keeper-text = A keeper taxes the Shop, so everything costs 2 coins more. An apology comes with it: take 1 gem.
card-runaway-mule = Runaway Mule
card-runaway-mule-text = A mule trots by and sheds half its load: take 2 coins and 1 gem.
card-battle-song = Battle Song
card-battle-song-text = You sing an old song and believe every word: your next attack with swords this turn deals 1 Wound more.
card-numb-fingers = Numb Fingers
card-numb-fingers-text = It is so cold that a die slips away: roll one die fewer.
card-shaking-tower = Shaking Tower
card-shaking-tower-text = The stones shiver: apply Gravity once before your actions.
card-cold-flood = Cold Flood
card-cold-flood-text = Water gushes down every wall. At the end of your turn you suffer 1 Wound, unless you are on a Ladder.
card-hailstorm = Hailstorm
card-hailstorm-text = Ice as big as fists. At the end of your turn you suffer 1 Wound, unless a Platform lies right above you.
card-night-watch = Night Watch
card-night-watch-text = A bell rings. At the end of your turn every Enemy moves 1 Space to the left if it can, then all of them attack.

## What happens

event-event-revealed = The event of this turn: { $card }.
event-game-lost = { $hero } has lost this climb.

## The end of a solo game

lost-faint = { $player }’s Hero has fainted, and the climb is lost.
lost-time = Twelve turns are over and the Boss still stands: { $player } has lost the climb.
solo-event = Event { $n } of { $of }
solo-events-left = { $n ->
    [one] 1 event left
   *[other] { $n } events left
  }

## The score

score-title = Score
score-total = In all: { $n ->
    [one] 1 point
   *[other] { $n } points
  }
score-events = { $n ->
    [one] 1 event left in the deck
   *[other] { $n } events left in the deck
  }
score-enemies = { $n ->
    [one] 1 Enemy defeated
   *[other] { $n } Enemies defeated
  }
score-surplus = { $n ->
    [one] 1 Wound more than the Boss could take
   *[other] { $n } Wounds more than the Boss could take
  }
score-gems = { $n ->
    [one] 1 gem left
   *[other] { $n } gems left
  }
score-worth = { $n ->
    [one] Net worth: 1 coin
   *[other] Net worth: { $n } coins
  }

## Refusals

why-SOL-1 = { $pending ->
    [none] { $card-id ->
        [none] That event is not in the deck.
       *[other] { $card } is not in the deck.
      }
   *[other] First the event of the turn is revealed.
  }
why-SOL-3 = { $hero ->
    [none] The game is over: the Hero has fainted, and that loses a solo game.
   *[other] The game is over: { $hero } has fainted, and that loses a solo game.
  }
why-SOL-4 = { $hero ->
    [none] The game is over: no event was left to reveal, and the Boss still stands.
   *[other] The game is over: no event was left to reveal, and { $hero } has not beaten the Boss.
  }
