### What has happened: one sentence for each kind of event.

## A turn begins and ends

event-dealt = { $hero } dołącza do wspinaczki.
event-first-player = Zaczyna { $person ->
    [none] gracz { $seat }
   *[other] { $person }
  }.
event-turn-begins = Tura { $number }: { $hero }.
event-refreshed = Zużyte karty są znów naładowane.
event-rolled = W rzucie: { $dice }. Kość Wrogów: { $face }.
event-recovered = Z powrotem w puli, po nowym rzucie: { $dice }.
event-rerolled = Nowy rzut: { $dice }.
event-won = { $hero } pokonuje Bossa i wygrywa grę!

## Levels

event-level-removed = Poziom { $level } znika.
event-level-revealed = Poziom { $level } zostaje odkryty. Jego Wróg: { $enemy }.
event-boss-revealed = Poziom Bossa zostaje odkryty. { $boss } już czeka.
event-placed = { $hero } trafia na { $to-acc }.
event-swapped = { $hero } i { $figure } zamieniają się miejscami: teraz { $figure } jest na { $to-loc }.
event-boon-granted = { $boon ->
    [hover] Do początku swojej następnej tury { $hero } nie podlega Grawitacji.
    [trade] Do początku swojej następnej tury { $hero } może kupować wszędzie.
    [unseen] Do początku swojej następnej tury { $hero } unika ataków wszystkich Wrogów oprócz Bossa.
   *[other] Do początku swojej następnej tury { $hero } korzysta z karty.
  }
event-boon-ended = { $boon ->
    [hover] Grawitacja znów działa na { $hero-acc }.
    [trade] { $hero } znów może kupować tylko w Sklepie.
    [unseen] Wrogowie znów mogą atakować { $hero-acc }.
   *[other] Karta nie pomaga już { $hero-dat }.
  }

## Figures move

event-spawned = { $hero } odradza się na { $to-loc }.
event-spawned-paid = { $hero } odradza się na { $to-loc } ({ $symbol }).
event-moved = { $hero } idzie z { $from-gen } na { $to-acc }.
trap-spares = { $own ->
    [yes] Pułapka nie zadaje Rany: { $hero } ma na Pułapki zdolność.
   *[no] Pułapka nie zadaje Rany. Chroni przed nią karta: { $card }.
  }
paid-with = Zapłata to { $payment }.
event-pushed = { $hero } pcha { $figure-acc } na { $to-acc }.
event-shoved = Przesunięcie: { $enemy } trafia z { $from-gen } na { $to-acc }.
event-fell = { $figure } spada { $n ->
    [one] o 1 Pole
    [none] niżej
    [few] o { $n } Pola
    [many] o { $n } Pól
   *[other] o { $n } Pola
  }, na { $to-acc }.
event-held = { $hero } trzyma się Drabiny.
event-hovered = { $hero } unosi się na { $at-loc } i nie spada.
event-enemy-moved = { $enemy } idzie z { $from-gen } na { $to-acc }.
event-enemy-stayed = { $enemy } zostaje na { $to-loc }.
event-enemies-stayed = { $n ->
    [one] 1 Wróg zostaje na miejscu
    [few] { $n } Wrogów zostaje na miejscu
    [many] { $n } Wrogów zostaje na miejscu
   *[other] { $n } Wroga zostaje na miejscu
  }: { $places }.

## Attacks, Wounds and loot

event-attacked = { $enemy } atakuje { $hero-acc }.
event-attacked-leaving = { $enemy } atakuje { $hero-acc } przy odejściu.
event-attacked-far = { $enemy } atakuje { $hero-acc } z daleka.
event-wounded = { $hero } odnosi { $n ->
    [one] 1 Ranę
    [none] Rany
    [few] { $n } Rany
    [many] { $n } Ran
   *[other] { $n } Rany
  }{ $left ->
    [none] .
    [0] { " " }i nie ma już serc.
    [one] { "" }, zostaje 1 serce.
    [few] { "" }, zostają { $left } serca.
    [many] { "" }, zostaje { $left } serc.
   *[other] { "" }, zostaje { $left } serca.
  }
event-wounded-by = { $cause ->
    [trap] Pułapka zadaje
    [attacks] Wrogowie razem zadają
    [token] Żeton { $token-gen } zadaje
    [second] Drugi żeton { $token-gen } zadaje
    [card] Karta { $card } zadaje
    [hero] Karta { $figure-gen } zadaje
    [ability] Wybuch { $enemy-gen } zadaje
   *[enemy] { $enemy } zadaje
  } { $hero-dat } { $n ->
    [one] 1 Ranę
    [few] { $n } Rany
    [many] { $n } Ran
   *[other] { $n } Rany
  }{ $left ->
    [0] { "" }, nie zostaje żadne serce.
    [one] { "" }, zostaje 1 serce.
    [few] { "" }, zostają { $left } serca.
    [many] { "" }, zostaje { $left } serc.
   *[other] { "" }, zostaje { $left } serca.
  }
event-warded = Karta chroni { $hero-acc } przed { $n ->
    [one] 1 Raną
    [none] Ranami
    [few] { $n } Ranami
    [many] { $n } Ranami
   *[other] { $n } Rany
  }.
event-fainted = { $hero } mdleje i znika z Mapy.
event-fainted-by = { $hero } znika razem z Poziomem i mdleje.
event-struck = { $hero } atakuje { $enemy-acc } { $n ->
    [one] i zadaje 1 Ranę
    [none] z całej siły
    [few] i zadaje { $n } Rany
    [many] i zadaje { $n } Ran
   *[other] i zadaje { $n } Rany
  }{ $needs ->
    [none] .
   *[other] { "" }; do pokonania potrzeba { $needs }.
  }
event-struck-by-card = Karta { $hero-gen } trafia { $enemy-acc } i zadaje { $n ->
    [one] 1 Ranę
    [few] { $n } Rany
    [many] { $n } Ran
   *[other] { $n } Rany
  }; do pokonania potrzeba { $needs }.
event-defeated = { $hero } pokonuje { $enemy-acc }!
event-bonus = { $hero }: następny atak mieczami zada { $wounds ->
    [one] o 1 Ranę
    [none] o kilka Ran
    [few] o { $wounds } Rany
    [many] o { $wounds } Ran
   *[other] o { $wounds } Rany
  } więcej.

## Coins, gems, hearts and cards

event-looted = { $hero } bierze łup: { $coins ->
    [none] { "" }
    [0] { "" }
    [one] 1 monetę
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
  }{ $coins ->
    [none] { "" }
    [0] { "" }
   *[other] { $gems ->
        [none] { "" }
        [0] { "" }
       *[other] { " " }i{ " " }
      }
  }{ $gems ->
    [none] { "" }
    [0] { "" }
    [one] 1 klejnot
    [few] { $gems } klejnoty
    [many] { $gems } klejnotów
   *[other] { $gems } klejnotu
  }.
event-gained = { $hero } { $coins ->
    [0] { $gems ->
        [0] { $hearts ->
            [0] niczego nie zyskuje
           *[other] zyskuje{ " " }
          }
       *[other] zyskuje{ " " }
      }
   *[other] zyskuje{ " " }
  }{ $coins ->
    [none] { "" }
    [0] { "" }
    [one] 1 monetę
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
  }{ $coins ->
    [none] { "" }
    [0] { "" }
   *[other] { $gems ->
        [none] { "" }
        [0] { "" }
       *[other] { $hearts ->
            [none] { " " }i{ " " }
            [0] { " " }i{ " " }
           *[other] ,{ " " }
          }
      }
  }{ $gems ->
    [none] { "" }
    [0] { "" }
    [one] 1 klejnot
    [few] { $gems } klejnoty
    [many] { $gems } klejnotów
   *[other] { $gems } klejnotu
  }{ $hearts ->
    [none] { "" }
    [0] { "" }
   *[other] { $gems ->
        [none] { $coins ->
            [none] { "" }
            [0] { "" }
           *[other] { " " }i{ " " }
          }
        [0] { $coins ->
            [none] { "" }
            [0] { "" }
           *[other] { " " }i{ " " }
          }
       *[other] { " " }i{ " " }
      }
  }{ $hearts ->
    [none] { "" }
    [0] { "" }
    [one] 1 serce
    [few] { $hearts } serca
    [many] { $hearts } serc
   *[other] { $hearts } serca
  }.
event-paid = { $hero } oddaje { $coins ->
    [none] { "" }
    [0] { "" }
    [one] 1 monetę
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
  }{ $coins ->
    [none] { "" }
    [0] { "" }
   *[other] { $hearts ->
        [none] { "" }
        [0] { "" }
       *[other] { " " }i{ " " }
      }
  }{ $hearts ->
    [none] { "" }
    [0] { "" }
    [one] 1 serce
    [few] { $hearts } serca
    [many] { $hearts } serc
   *[other] { $hearts } serca
  }.
event-stolen = { $hero } zabiera { $figure-dat } { $coins ->
    [none] monety
    [one] 1 monetę
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
  }.
event-triggered = { $card-id ->
    [zora] { $hero } korzysta z własnej zdolności
   *[other] { $hero } korzysta z karty, która działa sama: { $card }
  }.
event-commanded = { $hero } wydaje Wrogom rozkaz, jakby na ich kości wypadło: { $face }.
event-burst = { $enemy } wybucha!
event-restocked = Karty ze Sklepu wracają do swoich talii. Talie zostają potasowane, a w Sklepie leżą nowe karty.
event-lost = { $hero } traci { $coins ->
    [none] { "" }
    [0] { "" }
    [one] 1 monetę
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
  }{ $coins ->
    [none] { "" }
    [0] { "" }
   *[other] { $gems ->
        [none] { "" }
        [0] { "" }
       *[other] { " " }i{ " " }
      }
  }{ $gems ->
    [none] { "" }
    [0] { "" }
    [one] 1 klejnot
    [few] { $gems } klejnoty
    [many] { $gems } klejnotów
   *[other] { $gems } klejnotu
  }.
event-lost-by = { $cause ->
    [token] Żeton { $token-gen } odbiera
   *[enemy] { $enemy } wytrąca
  } { $hero-dat } { $coins ->
    [0] { "" }
    [one] 1 monetę
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
  }{ $coins ->
    [0] { "" }
   *[other] { $gems ->
        [0] { "" }
       *[other] { " " }i{ " " }
      }
  }{ $gems ->
    [0] { "" }
    [one] 1 klejnot
    [few] { $gems } klejnoty
    [many] { $gems } klejnotów
   *[other] { $gems } klejnotu
  }.
event-took = { $hero } podnosi { $token-acc } z { $to-gen }.
event-gems-spent = { $hero } wydaje { $gems ->
    [one] 1 klejnot
    [none] klejnoty
    [few] { $gems } klejnoty
    [many] { $gems } klejnotów
   *[other] { $gems } klejnotu
  }.
event-bought = { $hero } kupuje { $card-acc }.
event-used = { $hero } używa { $card-gen }.
event-ability = { $hero } używa swojej zdolności.
event-artifact-laid = Na środku stołu: { $card }.
event-artifact-lost = { $hero } musi oddać { $figure-dat } artefakt: { $card }.
event-artifact-taken = { $hero } zdobywa artefakt: { $card }!
event-drawn = Nowość w Sklepie: { $card }.

## Dice

event-special-set = { $hero } ustawia kość Specjalną na { $symbol-acc }.
event-special-reset = Kość Specjalna { $hero-gen } jest znów pusta.
event-special-reset-by = { $enemy } resetuje kość Specjalną { $hero-gen }.
event-turned = Kość obraca się z { $symbol-gen } na { $to-symbol-acc }.

## The Boss

event-boss-die = Tura Bossa: { $boss }. Na kości Wrogów: { $face }.
event-boss-card = Atak: { $card }.
boss-reaches-nobody = { $range ->
    [row] Nikt nie obrywa: w Rzędzie { $boss-gen } nie ma żadnego Bohatera.
    [adjacent] Nikt nie obrywa: na czterech Polach obok { $boss-gen } nie ma żadnego Bohatera.
    [around] Nikt nie obrywa: na ośmiu Polach wokół { $boss-gen } nie ma żadnego Bohatera.
    [tile] Nikt nie obrywa: na płytce Mapy { $boss-gen } nie ma żadnego Bohatera.
   *[everywhere] Nikt nie obrywa: na Poziomie Bossa nie ma żadnego Bohatera.
  }
boss-takes-nothing = { $what ->
    [coins] Nikt, kogo dosięga, nie ma monety do stracenia.
    [gems] Nikt, kogo dosięga, nie ma klejnotu do stracenia.
   *[special] Nikt, kogo dosięga, nie ma symbolu na kości Specjalnej.
  }
event-boss-card-missed = Karta bez skutku: { $card }. Jej znak: { $face }. Na kości Wrogów wypadł inny.
event-boss-card-rarer = Karta bez skutku: { $card }. Jej symbol, { $symbol }, wypadł rzadziej niż symbol drugiej karty.
event-token-gained = { $hero } dostaje żeton: { $token }.
event-token-gained-by = { $enemy } narzuca { $hero-dat } żeton: { $token }.
event-token-lost = { $hero } traci żeton: { $token }.
event-token-lost-ward = { $hero } odpiera atak żetonem: { $token }.
event-token-lost-card = Karta uwalnia { $hero-acc } od żetonu: { $token }.
