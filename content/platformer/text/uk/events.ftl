### What has happened: one sentence for each kind of event.

## A turn begins and ends

event-dealt = { $hero } долучається до сходження.
event-first-player = { $person ->
    [none] Першим ходить гравець { $seat }
   *[other] Починає { $person }
  }.
event-turn-begins = Хід { $number }: ходить { $hero }.
event-refreshed = Використані картки знову готові.
event-rolled = На кубиках: { $dice }. Кубик Ворога: { $face }.
event-recovered = Кинуто ще раз і повернуто до запасу: { $dice }.
event-rerolled = Кинуто ще раз, випало: { $dice }.
event-won = { $hero } долає Боса і перемагає в грі!

## Levels

event-level-removed = Рівень { $level } вилучено.
event-level-revealed = Відкривається Рівень { $level }. Вид Ворогів: { $enemy }.
event-boss-revealed = Відкривається Фінальний Рівень. { $boss } вже чекає.
event-placed = { $hero } опиняється на { $to-loc }.
event-swapped = { $hero } міняється місцями з { $figure-inst }: { $figure } тепер на { $to-loc }.
event-boon-granted = { $boon ->
    [hover] { $hero }: Гравітація не діє на цього Героя до початку його наступного ходу.
    [trade] { $hero } може купувати будь-де до початку свого наступного ходу.
    [unseen] { $hero }: Вороги, крім Боса, не атакують цього Героя до початку його наступного ходу.
   *[other] { $hero }: картка допомагає цьому Героєві до початку його наступного ходу.
  }
event-boon-ended = { $boon ->
    [hover] { $hero }: Гравітація знову діє.
    [trade] { $hero } знову купує лише в Крамниці.
    [unseen] Вороги знову можуть атакувати { $hero-acc }.
   *[other] { $hero }: картка більше не допомагає.
  }

## Figures move

event-spawned = { $hero } з’являється на { $to-loc }.
event-spawned-paid = { $hero } з’являється на { $to-loc } ({ $symbol }).
event-moved = { $hero } переміщується з { $from-gen } на { $to-acc }.
trap-spares = { $own ->
    [yes] Пастка не завдає Поранення: { $hero } має здатність проти Пасток.
   *[no] Пастка не завдає Поранення. Від неї захищає картка: { $card }.
  }
paid-with = Оплата — { $payment }.
event-pushed = { $hero } штовхає { $figure-acc } на { $to-acc }.
event-shoved = Зсув: { $enemy } пересувається з { $from-gen } на { $to-acc }.
event-fell = { $figure } падає { $n ->
    [one] на { $n } Клітинку вниз
    [few] на { $n } Клітинки вниз
    [many] на { $n } Клітинок вниз
    [none] вниз
   *[other] на { $n } Клітинки вниз
  }, до { $to-gen }.
event-held = { $hero } тримається за Драбину.
event-hovered = { $hero } ширяє на { $at-loc } й не падає.
event-enemy-moved = { $enemy } переходить з { $from-gen } на { $to-acc }.
event-enemy-stayed = { $enemy } лишається на { $to-loc }.
event-enemies-stayed = { $n ->
    [one] { $n } Ворог лишається на місці
    [few] { $n } Вороги лишаються на місці
    [many] { $n } Ворогів лишаються на місці
   *[other] { $n } Ворога лишаються на місці
  }: { $places }.

## Attacks, Wounds and loot

event-attacked = { $enemy } атакує { $hero-acc }.
event-attacked-leaving = { $enemy } атакує { $hero-acc } навздогін.
event-attacked-far = { $enemy } атакує { $hero-acc } здалеку.
event-wounded = { $hero } отримує { $n ->
    [one] { $n } Поранення
    [few] { $n } Поранення
    [many] { $n } Поранень
    [none] Поранення
   *[other] { $n } Поранення
  }{ $left ->
    [none] .
    [one] { "" }. Здоров’я: { $left }.
    [few] { "" }. Здоров’я: { $left }.
    [many] { "" }. Здоров’я: { $left }.
   *[other] { "" }. Здоров’я: { $left }.
  }
event-wounded-by = { $cause ->
    [trap] Пастка завдає
    [attacks] Вороги разом завдають
    [token] Жетон { $token-gen } завдає
    [second] Другий жетон { $token-gen } завдає
    [card] Картка { $card } завдає
    [hero] Картка { $figure-gen } завдає
    [ability] Лопнувши, { $enemy } завдає
   *[enemy] { $enemy } завдає
  } { $hero-dat } { $n ->
    [one] { $n } Поранення
    [few] { $n } Поранень
    [many] { $n } Поранень
   *[other] { $n } Поранення
  }. Здоров’я: { $left }.
event-warded = Картка вберігає { $hero-acc } від { $n ->
    [one] { $n } Поранення
    [few] { $n } Поранень
    [many] { $n } Поранень
    [none] Поранень
   *[other] { $n } Поранення
  }.
event-fainted = { $hero } непритомніє і покидає Мапу.
event-fainted-by = { $hero } зникає разом із Рівнем і непритомніє.
event-struck = { $hero } атакує { $enemy-acc }{ $n ->
    [one] : { $n } Поранення
    [few] : { $n } Поранення
    [many] : { $n } Поранень
    [none] { " " }з усієї сили
   *[other] : { $n } Поранення
  }{ $needs ->
    [none] .
   *[other] { "" } (потрібно { $needs }).
  }
event-struck-by-card = { $hero } влучає карткою { $enemy-id ->
    [ikee] у
   *[other] в
  } { $enemy-acc }: { $n ->
    [one] { $n } Поранення
    [few] { $n } Поранення
    [many] { $n } Поранень
   *[other] { $n } Поранення
  } (потрібно { $needs }).
event-defeated = { $hero } перемагає { $enemy-acc }!
event-bonus = { $hero }: наступна атака мечами завдасть { $wounds ->
    [one] на { $wounds } Поранення більше
    [few] на { $wounds } Поранення більше
    [many] на { $wounds } Поранень більше
    [none] більше Поранень
   *[other] на { $wounds } Поранення більше
  }.

## Coins, gems, hearts and cards

event-looted = { $hero } бере трофеї:{ $coins ->
    [none] { "" }
    [0] { "" }
    [one] { " " }{ $coins } монету
    [few] { " " }{ $coins } монети
    [many] { " " }{ $coins } монет
   *[other] { " " }{ $coins } монети
  }{ $coins ->
    [none] { "" }
    [0] { "" }
   *[other] { $gems ->
        [none] { "" }
        [0] { "" }
       *[other] ,
      }
  }{ $gems ->
    [none] { "" }
    [0] { "" }
    [one] { " " }{ $gems } самоцвіт
    [few] { " " }{ $gems } самоцвіти
    [many] { " " }{ $gems } самоцвітів
   *[other] { " " }{ $gems } самоцвіту
  }.
event-gained = { $hero } { $coins ->
    [0] { $gems ->
        [0] { $hearts ->
            [0] нічого не отримує
           *[other] отримує
          }
       *[other] отримує
      }
   *[other] отримує
  }{ $coins ->
    [none] { "" }
    [0] { "" }
    [one] { " " }{ $coins } монету
    [few] { " " }{ $coins } монети
    [many] { " " }{ $coins } монет
   *[other] { " " }{ $coins } монети
  }{ $coins ->
    [none] { "" }
    [0] { "" }
   *[other] { $gems ->
        [none] { "" }
        [0] { $hearts ->
            [none] { "" }
            [0] { "" }
           *[other] ,
          }
       *[other] ,
      }
  }{ $gems ->
    [none] { "" }
    [0] { "" }
    [one] { " " }{ $gems } самоцвіт
    [few] { " " }{ $gems } самоцвіти
    [many] { " " }{ $gems } самоцвітів
   *[other] { " " }{ $gems } самоцвіту
  }{ $gems ->
    [none] { "" }
    [0] { "" }
   *[other] { $hearts ->
        [none] { "" }
        [0] { "" }
       *[other] ,
      }
  }{ $hearts ->
    [none] { "" }
    [0] { "" }
    [one] { " " }{ $hearts } жетон здоров’я
    [few] { " " }{ $hearts } жетони здоров’я
    [many] { " " }{ $hearts } жетонів здоров’я
   *[other] { " " }{ $hearts } жетона здоров’я
  }.
event-paid = { $hero } віддає{ $coins ->
    [none] { "" }
    [0] { "" }
    [one] { " " }{ $coins } монету
    [few] { " " }{ $coins } монети
    [many] { " " }{ $coins } монет
   *[other] { " " }{ $coins } монети
  }{ $coins ->
    [none] { "" }
    [0] { "" }
   *[other] { $hearts ->
        [none] { "" }
        [0] { "" }
       *[other] ,
      }
  }{ $hearts ->
    [none] { "" }
    [0] { "" }
    [one] { " " }{ $hearts } жетон здоров’я
    [few] { " " }{ $hearts } жетони здоров’я
    [many] { " " }{ $hearts } жетонів здоров’я
   *[other] { " " }{ $hearts } жетона здоров’я
  }.
event-stolen = { $figure } мусить віддати { $hero-dat } { $coins ->
    [none] монети
    [one] { $coins } монету
    [few] { $coins } монети
    [many] { $coins } монет
   *[other] { $coins } монети
  }.
event-triggered = { $hero }: { $card-id ->
    [zora] спрацьовує здібність Героя
   *[other] { $card-gender ->
        [plural] спрацьовують
       *[other] спрацьовує
      } { $card }
  }.
event-commanded = { $hero } командує Ворогами, ніби на кубику Ворога випало: { $face }.
event-burst = { $enemy } лопається!
event-restocked = Крамниця забирає свої картки, тасує колоди й викладає нові.
event-lost = { $hero } втрачає{ $coins ->
    [none] { "" }
    [0] { "" }
    [one] { " " }{ $coins } монету
    [few] { " " }{ $coins } монети
    [many] { " " }{ $coins } монет
   *[other] { " " }{ $coins } монети
  }{ $coins ->
    [none] { "" }
    [0] { "" }
   *[other] { $gems ->
        [none] { "" }
        [0] { "" }
       *[other] ,
      }
  }{ $gems ->
    [none] { "" }
    [0] { "" }
    [one] { " " }{ $gems } самоцвіт
    [few] { " " }{ $gems } самоцвіти
    [many] { " " }{ $gems } самоцвітів
   *[other] { " " }{ $gems } самоцвіту
  }.
event-lost-by = Через { $cause ->
    [token] жетон { $token-gen }
   *[enemy] { $enemy-acc }
  } { $hero } втрачає { $coins ->
    [0] { "" }
    [one] { $coins } монету
    [few] { $coins } монети
    [many] { $coins } монет
   *[other] { $coins } монети
  }{ $coins ->
    [0] { "" }
   *[other] { $gems ->
        [0] { "" }
       *[other] { " " }і{ " " }
      }
  }{ $gems ->
    [0] { "" }
    [one] { $gems } самоцвіт
    [few] { $gems } самоцвіти
    [many] { $gems } самоцвітів
   *[other] { $gems } самоцвіту
  }.
event-took = { $hero } підбирає { $token-acc } на { $to-loc }.
event-gems-spent = { $hero } витрачає { $gems ->
    [one] { $gems } самоцвіт
    [few] { $gems } самоцвіти
    [many] { $gems } самоцвітів
    [none] самоцвіти
   *[other] { $gems } самоцвіту
  }.
event-bought = { $hero } купує { $card-acc }.
event-used = { $hero } використовує { $card-acc }.
event-ability = { $hero } використовує здібність Героя.
event-artifact-laid = Посеред столу: { $card }.
event-artifact-lost = { $hero } мусить віддати { $figure-dat } артефакт: { $card }.
event-artifact-taken = { $hero } бере артефакт: { $card }!
event-drawn = Новинка в Крамниці: { $card }.

## Dice

event-special-set = { $hero } готує Спеціальний кубик: { $symbol }.
event-special-reset = Спеціальний кубик { $hero-gen } знову порожній.
event-special-reset-by = Через { $enemy-acc } Спеціальний кубик { $hero-gen } знову порожній.
event-turned = Кубик перевертається: { $symbol } → { $to-symbol }.

## The Boss

event-boss-die = Хід Боса: { $boss }. На кубику Ворога — { $face }.
event-boss-card = Картка Атаки: { $card }.
boss-reaches-nobody = { $range ->
    [row] Атака ні в кого не влучає: у Ряду { $boss-gen } немає жодного Героя.
    [adjacent] Атака ні в кого не влучає: на чотирьох Клітинках поруч із { $boss-inst } немає жодного Героя.
    [around] Атака ні в кого не влучає: на восьми Клітинках довкола { $boss-gen } немає жодного Героя.
    [tile] Атака ні в кого не влучає: на плитці Мапи { $boss-gen } немає жодного Героя.
   *[everywhere] Атака ні в кого не влучає: на Фінальному Рівні немає жодного Героя.
  }
boss-takes-nothing = { $what ->
    [coins] Жоден Герой, до якого вона сягає, не має монети, яку міг би втратити.
    [gems] Жоден Герой, до якого вона сягає, не має самоцвіту, який міг би втратити.
   *[special] Спеціальний кубик у кожного Героя, до якого вона сягає, і так порожній.
  }
event-boss-card-missed = Картка не спрацьовує: { $card }. Її знак: { $face }. На кубику Ворога випав інший.
event-boss-card-rarer = Картка не спрацьовує: { $card }. Її символ, { $symbol }, випав рідше, ніж символ іншої картки.
event-token-gained = { $hero } бере жетон { $token-gen }.
event-token-gained-by = { $enemy } накидає { $hero-dat } жетон { $token-gen }.
event-token-lost = { $hero } позбувається жетона { $token-gen }.
event-token-lost-ward = { $hero } відбиває атаку жетоном { $token-gen }.
event-token-lost-card = Картка звільняє { $hero-acc } від жетона { $token-gen }.
