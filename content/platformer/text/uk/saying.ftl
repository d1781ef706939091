### What an action does, and the events and pages that go with it.

## Actions

do-spawn = З’явитися на { $to-loc }
do-move = { $to-id ->
    [none] Переміститися за край Мапи
   *[other] Переміститися на { $to-acc }
  }
do-move-push = { $to-id ->
    [none] Переміститися за край Мапи
   *[other] Переміститися на { $to-acc }
  } і штовхнути { $figure ->
    [none] когось
   *[other] { $figure-acc }
  }{ $space-id ->
    [none] { " " }за край Мапи
   *[other] { " " }на { $space-acc }
  }
do-step = Іти далі на { $to-acc }
do-slide-on = Пересунути { $enemy-acc } далі на { $to-acc }
do-attack = { $enemy ->
    [none] { $to-id ->
        [none] Атакувати Ворога за краєм Мапи
       *[other] Атака на { $to-acc }
      }
   *[other] Атакувати { $enemy-acc }{ $to-id ->
        [none] { " " }за краєм Мапи
       *[other] { " " }на { $to-loc }
      }
  }
do-shove = Зсунути { $enemy ->
    [none] { $to-id ->
        [here] { "" }
       *[other] Ворога{ " " }
      }
   *[other] { $enemy-acc }{ " " }
  }з { $from-gen }{ $to-id ->
    [none] { " " }за край Мапи
    [here] { "" }
   *[other] { " " }на { $to-acc }
  }
do-slide = Пересунути { $enemy ->
    [none] того, хто на { $from-loc }{ $to-id ->
        [here] { "" }
       *[other] ,
      }
   *[other] { $enemy-acc } з { $from-gen }
  }{ $to-id ->
    [none] { " " }за край Мапи
    [here] { "" }
   *[other] { " " }на { $to-acc }
  }
do-coin = { $n ->
    [1] Здобути монету
    [one] Здобути { $n } монету
    [few] Здобути { $n } монети
    [many] Здобути { $n } монет
   *[other] Здобути { $n } монети
  }
do-star = { $hero-id ->
    [avvy] Використати зірку: обміняти 1 монету на 1 самоцвіт
    [zora] { $n ->
        [0] Використати зірку: здоров’я повне
       *[other] Використати зірку: повернути 1 жетон здоров’я
    }
   *[other] Використати зірку
  }
do-gravity = Застосувати Гравітацію
do-buy = Купити { $card-acc }
do-use = Використати { $card-acc }
do-ability = Використати здібність Героя
do-discard = Позбутися жетона { $token-gen }
do-end = Завершити дії
do-stop = Зупинитися тут
do-target = Обрати { $to-acc }
do-swap = { $figure ->
    [none] Помінятися місцями з тим, хто на { $to-loc }
   *[other] Помінятися місцями { $figure-id ->
        [sweety] зі
        [hoard-drake] зі
        [zora] із
        [imp] із
       *[other] з
      } { $figure-inst } на { $to-loc }
  }
do-blink = Опинитися на { $to-loc }
do-throw = { $figure ->
    [none] Кинути на { $to-acc }
   *[other] Кинути { $figure-id ->
        [ikee] у
       *[other] в
      } { $figure-acc } на { $to-loc }
  }
do-turn = Повернути кубик: { $symbol } → { $to-symbol }
do-hold = Триматися за Драбину
do-drop = Відпустити й падати
do-mirror = { $token-id ->
    [none] Віддати жетон
   *[other] Віддати { $token-acc }
  }
do-endure = Нічого не віддавати
do-place-boss = Поставити { $boss-acc } на { $to-acc }
do-place-summons = { $enemy ->
    [none] Поставити союзника на { $to-acc }
   *[other] Поставити { $enemy-acc } на { $to-acc }
  }
do-leave-empty = Лишити Клітинку { $space-acc } порожньою
do-set = Підготувати Спеціальний кубик: { $symbol }
do-set-none = Не міняти Спеціального кубика
do-chance = Хай вирішить випадок
do-paid = { $what } ({ $payment })
pay-gems = { $gems ->
    [one] { $gems } самоцвіт
    [few] { $gems } самоцвіти
    [many] { $gems } самоцвітів
   *[other] { $gems } самоцвіту
  }
pay-forge = 2 × { $symbol }: Фабрикування
pay-forge-special = { $symbol } і Спеціальний кубик: Фабрикування
pay-special = Спеціальний кубик: { $symbol }

## Events without a sentence elsewhere

event-enemy-appeared = { $enemy } з’являється на { $to-loc }.
event-enemy-gone = { $enemy } зникає разом із Рівнем.
event-spawn-left-empty = Клітинка { $from } усе ж лишається порожньою: жетона { $enemy-gen } на неї забракло.
event-trapped = { $hero } потрапляє в Пастку на { $to-loc }!
event-shielded = { $hero } має захист: { $wounds ->
    [1] наступне Поранення не зашкодить
    [one] наступне { $wounds } Поранення не зашкодить
    [few] наступні { $wounds } Поранення не зашкодять
    [many] наступні { $wounds } Поранень не зашкодять
   *[other] наступні { $wounds } Поранення не зашкодять
  }.
event-boss-appeared = { $enemy } з’являється на { $to-loc }!

## What a card grants until the next turn

boon-hover = Ширяння
boon-hover-text = Гравітація на цього Героя не діє.
boon-trade = Торгівля
boon-trade-text = Цей Герой може купувати будь-де, ніби стоїть у Крамниці.
boon-unseen = Невидимість
boon-unseen-text = Вороги, крім Боса, не атакують цього Героя.

## What the chosen dice are worth

selection-coin = { $n ->
    [one] { $n } монета
    [few] { $n } монети
    [many] { $n } монет
   *[other] { $n } монети
  }
selection-move = Переміщення: { $n ->
    [one] { $n } Клітинка
    [few] { $n } Клітинки
    [many] { $n } Клітинок
   *[other] { $n } Клітинки
  }
selection-shove = Зсув: { $n ->
    [one] { $n } Клітинка
    [few] { $n } Клітинки
    [many] { $n } Клітинок
   *[other] { $n } Клітинки
  }
selection-star = { $n ->
    [1] { $n } зірка
    [one] зірка, посилена до { $n }
    [few] зірка, посилена до { $n }
    [many] зірка, посилена до { $n }
   *[other] зірка, посилена до { $n }
  }
selection-sword = { $n ->
    [one] { $n } Поранення
    [few] { $n } Поранення
    [many] { $n } Поранень
   *[other] { $n } Поранення
  }
target-slide = Обери, куди пересунути { $figure-acc }

## Chosen dice that pay for nothing

unfit = Тут нічого не зробиш за: { $dice }.
unfit-alone = { $symbol } окремо: { $uses }.
unfit-alone-not = { $symbol } окремо: нічого. { $why }
unfit-each = Кожен такий символ ({ $symbol }) — окрема дія: обирай по одному (один кубик або два сфабриковані разом).
unfit-forge = Сфабрикуй два однакові кубики в інший символ або поклади один із них назад.
unfit-forge-each = Обирай по одному кубику, кожен — окрема дія, або сфабрикуй два однакові в інший символ.
unfit-no-enemy = Поруч із твоїм Героєм немає жодного Ворога.
unfit-no-move = Із цієї Клітинки твоєму Героєві нікуди йти.
unfit-no-shove = На Мапі немає жодного Ворога.
unfit-spawn = Щоб з’явитися, потрібен один кубик: поклади решту назад.
unfit-special = Спеціальний кубик приймає один кубик або два однакові, які ти фабрикуєш.
unfit-stone = Щоб вирватися, потрібні два кубики: обери ще один.
unfit-unforged = Якщо їх не сфабрикувати, тут нічого не зробиш за: { $dice }.
unfit-use-attack = атака на { $spaces }
unfit-use-coin = отримати монету
unfit-use-move = рух на { $spaces }
unfit-use-portal = портал на { $spaces }
unfit-use-shove = зсув Ворога ({ $spaces })
unfit-use-star = використати зірку

## Troubles at the table

choose-special = Обрати Спеціальний кубик
choose-used = Обрати використаний кубик ({ $symbol })
die-used-left = Цей кубик ({ $symbol }) у цьому ході вже використано. Лишилися: { $dice }.
die-used-none = Цей кубик ({ $symbol }) у цьому ході вже використано. Не лишилося жодного; далі ведуть кнопки.
error-die = Цей кубик зараз не обрати.
error-forge = Із цих кубиків такого не сфабрикувати.
error-nothing-here = Вибір Клітинки зараз нічого не дає. Скористайся однією з кнопок.
error-space = Такої Клітинки немає.

## The command `judge`

fact-from = з { $from }
fact-to = на { $to }
fact-space = Клітинка: { $space }
fact-spaces = Клітинки: { $spaces }
fact-hero = Герой: { $hero }
fact-enemy = Ворог: { $enemy }
fact-card = картка: { $card }
fact-token = жетон: { $token }
fact-symbol = символ: { $symbol }
fact-needs = треба: { $needs }
fact-has = є: { $has }
fact-gems = самоцвіти: { $gems }
fact-left = лишилося: { $left }
fact-level = Рівень { $level }

## Void Portals

do-portal = Пройти крізь портал на { $to-acc }
do-portal-push = Пройти крізь портал на { $to-acc } і штовхнути { $figure ->
    [none] когось
   *[other] { $figure-acc }
  }{ $space-id ->
    [none] { " " }за край Мапи
   *[other] { " " }на { $space-acc }
  }
event-travelled = { $hero } проходить крізь Портал Порожнечі з { $from-gen } на { $to-acc }.
