### Дії, події, рішення й позиції в реченнях. Гравців називають за персонажами; у записі позиції місця — літери.

## What can be done

do-build = Будівництво: взяти плитку із запасу
do-move = { $to ->
    [none] Рух на { $edge }
   *[other] Рух на { $edge }, до { $to }
  }
do-risky-jump = Ризикований стрибок у коридор { $corridor }
do-safe-jump = Безпечний стрибок у коридор { $corridor }
do-rest = Відпочинок: повернути жетон оглушення
do-attack = Атакувати { $other-acc }
do-set-trap = Встановити пастку на { $place }
do-move-golem = Рух Големом: взяти карту
do-activate-crystal = Активувати Кристал Долі
do-take-key = Підібрати ключ
do-take-item = Підібрати предмет: { $item }
do-swap = Обміняти предмет: покласти — { $down }, узяти — { $up }
do-end = Завершити хід
do-lay = Покласти плитку на { $cell }, { $turning ->
    [0] не обернена
    [one] обернена { $turning } раз
    [few] обернена { $turning } рази
    [many] обернена { $turning } разів
   *[other] обернена { $turning } раза
  }
do-blank = Покласти плитку долілиць на { $cell }
do-repeat = Використати Кристал Долі: повторити перевірку
do-keep = { $on ->
    [golem] Лишити результат перевірки Голема
    [jump] Лишити результат перевірки стрибка
    [trap] Лишити результат перевірки пастки
    [token] Лишити результат кидка проти жетона
    [combat] Лишити результат перевірки бою
    [card-shown] Лишити картку Голема з числом { $n }
    [at-trap] Не оминати пастку: пройти її перевірку
    [won] Нічого не використовувати проти переможеного персонажа ({ $other })
   *[none] Лишити результат перевірки
  }
do-fight = Безкоштовно битися з { $other-inst }
do-stop = { $n ->
    [0] Ні з ким не битися
   *[other] Більше ні з ким не битися
  }
do-answer = { $answer ->
    [yes] Безкоштовно атакувати
   *[no] Не чіпати
  }
do-push = { $to ->
    [none] Виштовхнути на { $edge }
   *[other] Виштовхнути на { $edge }, до { $to }
  }
do-drop = Випустити предмет: { $item }
do-step-golem = { $to ->
    [none] Голем іде на { $edge }
   *[other] Голем іде на { $edge }, до { $to }
  }
do-leave = Лишити те, що тут лежить
do-draw = Із запасу виходить плитка { $tile }
do-roll = Кубики показують { $high } і { $low }
do-turn-up = Пастка така: { $trap }
do-draw-item = Предмет такий: { $item }
do-card = Карта руху Голема: { $steps }
do-lot = Жереб випав: { $other }
do-take-hidden = Підібрати закритий предмет
do-swap-hidden = Обміняти на закритий предмет: { $down }
do-call-event = Викликати подію: взяти карту
do-use = Використати: { $ability ->
    [none] { $card }
   *[other] { $ability }
  }
do-pact = Використати за життя замість Кристала: { $ability ->
    [none] { $card }
   *[other] { $ability }
  }
do-at-place = { $does ->
    [gate] Пройти до брами на { $place }
    [go] Перенестися до жетона на { $place }
    [lay-token] Покласти жетон на { $place }
    [move-trap] Перенести пастку з { $place }
    [move-trap-to] Перенести пастку на { $place }
    [remove-trap] Забрати пастку з { $place }
    [reveal-trap] Відкрити пастку на { $place }
    [set-trap] Встановити пастку на { $place }
    [take-item] Підібрати закритий предмет із { $place }
   *[none] Вибрати { $place }
  }
do-on-cell = { $does ->
    [cover] Покласти плитку долілиць на { $cell }
    [demolish] Знести плитку на { $cell }
   *[none] Вибрати { $cell }
  }
do-turn = Обернути плитку на { $cell }, щоб вона лежала { $turning ->
    [0] не обернена
    [one] обернена { $turning } раз
    [few] обернена { $turning } рази
    [many] обернена { $turning } разів
   *[other] обернена { $turning } раза
  }
do-exchange = Поміняти плитки на { $cell } і { $over }
do-name = Назвати { $other-acc }
do-choose = Вибрати: { $item }
do-pick-tile = { $medium ->
    [page] Покласти плитку: { $what }
   *[notebook] Покласти плитку { $tile }: { $what }
  }
do-token-acts = Спершу діє: { $token }
do-decline = Відмовитися
do-event-card = Подія: { $card }
do-deal = Персонаж: { $character }

## What has happened

event-answered = { $n ->
    [0] { $who } не чіпає { $other-gen }.
   *[other] { $who } хоче битися з { $other-inst }.
  }
event-attacked = { $who } атакує { $other-acc }.
event-begins = { $who } має найбільший кидок, { $n }, і починає.
event-blank = { $medium ->
    [page] Ніщо не пасує: плитка лежить долілиць на { $cell }.
   *[notebook] Ніщо не пасує: { $tile } лежить долілиць на { $cell }.
  }
event-build = { $who } будує.
event-crystal-off = { $who }: Кристал Долі стає неактивним.
event-crystal-on = { $who }: Кристал Долі знову активний.
event-died = { $who } втрачає останнє життя й гине на { $from }.
event-dropped-item = { $who } випускає на { $to } предмет: { $item }.
event-dropped-key = { $who } випускає ключ на { $to }.
event-ended = { $who } завершує хід.
event-fell = Стрибок не вдається: { $who } падає на { $to }.
event-fell-short = Стрибок не вдається: { $who } лишається на { $to }.
event-free-combat = { $who } безкоштовно б’ється з { $other-inst }.
event-golem-card = Карта руху Голема: { $steps }.
event-golem-moved = { $who } бере карту руху Голема.
event-golem-stepped = Голем іде на { $to }.
event-golem-stuck = Голему нікуди йти.
event-item-laid = На { $to } кладуть предмет: { $item }.
event-jumped = { $who } стрибає на { $to }.
event-jumps = { $who } ризикує стрибнути на { $to }.
event-laid = { $medium ->
    [page] Плитка тепер лежить на { $cell }.
   *[notebook] Плитка { $tile } тепер лежить на { $cell }.
  }
event-lost-action = { $who } втрачає { $n ->
    [one] { $n } очко дії.
    [few] { $n } очки дії.
    [many] { $n } очок дії.
   *[other] { $n } очка дії.
  }
event-lost-lives = { $who } втрачає { $n ->
    [one] { $n } життя.
    [few] { $n } життя.
    [many] { $n } життів.
   *[other] { $n } життя.
  }
event-moved = { $who } іде на { $to }.
event-nothing-fits = { $medium ->
    [page] Жодна плитка запасу нікуди не пасує: взяту плитку кладуть долілиць.
   *[notebook] Жодна плитка запасу нікуди не пасує: { $tile } кладуть долілиць.
  }
event-passed = { $who } проходить перевірку Голема й лишається.
event-pushed = { $who } виштовхує { $other-acc } на { $to }.
event-repeated = { $who } використовує Кристал Долі й повторює перевірку.
event-rested = { $who } відпочиває й повертає жетон оглушення.
event-revived = { $who } знову на { $to } з усіма життями.
event-rolled = { $who } викидає { $n } ({ $high } + { $low }){ $on ->
    [golem] {" "}проти Голема: потрібно щонайменше { $needed }.
    [jump] {" "}для стрибка: потрібно щонайменше { $needed }.
    [token] {" "}проти жетона: потрібно щонайменше { $needed }.
    [trap] {" "}проти пастки ({ $trap }): потрібно щонайменше { $needed }.
    [combat] {" "}у бою з { $other-inst }{ $added ->
        [0] .
       *[other] , разом із доданими { $added }: { $result }.
      }
    [begin] {" "}за право ходити першим.
   *[none] .
  }
event-sent-back = { $who } повертається на { $to }.
event-sent-home = { $who } повертається на стартове поле { $to }.
event-stunned = { $who } отримує { $n ->
    [one] { $n } жетон оглушення.
    [few] { $n } жетони оглушення.
    [many] { $n } жетонів оглушення.
   *[other] { $n } жетона оглушення.
  }
event-swapped = { $item ->
    [none] { $who } кладе: { $down }, а бере закритий предмет.
   *[other] { $who } кладе: { $down }, а бере: { $item }.
  }
event-taken = { $medium ->
    [page] { $who } бере плитку.
   *[notebook] { $who } бере плитку { $tile }.
  }
event-tied = { $who } та { $other } мають нічию по { $n } і кидають ще раз.
event-took-item = { $who } підбирає предмет: { $item }.
event-took-key = { $who } підбирає ключ.
event-trap-laid = На { $to } лежить закрита пастка.
event-trap-seen = { $who } натрапляє на { $to } на пастку: { $trap }.
event-trap-set = { $who } встановлює пастку на { $to }.
event-trap-tested = { $n ->
    [0] { $trap }: { $who } виходить без шкоди.
    [one] { $trap }: { $who } має { $n } невдалий кидок.
    [few] { $trap }: { $who } має { $n } невдалі кидки.
    [many] { $trap }: { $who } має { $n } невдалих кидків.
   *[other] { $trap }: { $who } має { $n } невдалого кидка.
  }
event-unfit = { $medium ->
    [page] Плитка нікуди не пасує й іде під низ запасу.
   *[notebook] Плитка { $tile } нікуди не пасує й іде під низ запасу.
  }
event-won = { $who } з ключем стоїть на центральному полі без інших персонажів і перемагає.
event-won-combat = { $who } перемагає в бою з { $other-inst }.
event-calls-event = { $who } викликає подію.
event-changed-character = { $who } має тепер іншого персонажа: { $character }.
event-changed-places = { $who } і { $other } міняються місцями.
event-covered = { $who } кладе плитку долілиць на { $cell }.
event-dealt = { $person ->
    [none] Гравець { $seat }
   *[other] { $person }
  } має персонажа: { $character }.
event-demolished = { $medium ->
    [page] { $who } зносить плитку на { $cell }.
   *[notebook] { $who } зносить плитку { $tile } на { $cell }.
  }
event-discarded = { $who } скидає: { $item }.
event-drew-item = { $who } тягне: { $item }.
event-event = Подія: { $card }.
event-event-lasts = Тепер діє: { $card }.
event-event-skipped = { $card }: одноразово виконувати нічого.
event-healed = { $who } лікує { $n ->
    [one] { $n } життя.
    [few] { $n } життя.
    [many] { $n } життів.
   *[other] { $n } життя.
  }
event-immune = { $trap }: на { $who-acc } не діє.
event-item-hidden = На { $to } лежить закритий предмет.
event-looked-at-card = { $who } оглядає верхню карту Голема.
event-looked-at-tile = { $who } оглядає верхню плитку запасу.
event-named = { $who } називає { $other-acc }.
event-paid-crystal = { $who } платить Кристалом Долі.
event-paid-lives = { $who } платить життями: { $n }.
event-passed-by = { $who } оминає пастку на { $to }.
event-passed-token = { $who } опирається жетонові й лишається.
event-picked-tile = { $medium ->
    [page] { $who } лишає собі одну з плиток.
   *[notebook] { $who } лишає собі плитку { $tile }.
  }
event-put = { $who } потрапляє на { $to }.
event-put-back = { $who } повертає до запасу: { $item }.
event-tiles-swapped = { $who } міняє плитки на { $cell } і { $over }.
event-token-acts = { $token } на { $to } діє на { $who-acc }.
event-token-laid = { $who } кладе на { $to }: { $token }.
event-trap-moved = { $who } переносить пастку з { $from } на { $to }.
event-trap-removed = { $who } забирає пастку з { $from }.
event-trap-revealed = Пастку на { $to } відкрито: { $trap }.
event-turned = { $medium ->
    [page] { $who } обертає плитку на { $cell }.
   *[notebook] { $who } обертає плитку { $tile } на { $cell }.
  }
event-turned-up = { $medium ->
    [page] Плитка лежить тепер на { $cell }.
   *[notebook] Плитка { $tile } лежить тепер на { $cell }.
  }
event-uncovered = { $medium ->
    [page] Закриту плитку на { $cell } відкрито.
   *[notebook] Закрита плитка на { $cell } — { $tile }.
  }
event-used = { $ability ->
    [none] { $who } використовує предмет «{ $card }».
   *[other] { $who } використовує здібність «{ $ability }».
  }

## What has to be decided

prompt-chance = Вирішує випадок…
prompt-choose = { $left ->
    [0] Очок дії не лишилося: можна ще зробити те, що нічого не коштує, або завершити хід.
    [one] Лишилося { $left } очко дії: обери дію.
    [few] Лишилося { $left } очки дії: обери дію.
    [many] Лишилося { $left } очок дії: обери дію.
   *[other] Лишилося { $left } очка дії: обери дію.
  }
prompt-choose-move = { $left ->
    [one] Лишилося { $left } очко дії.
    [few] Лишилося { $left } очки дії.
    [many] Лишилося { $left } очок дії.
   *[other] Лишилося { $left } очка дії.
  } Спершу треба зробити рух зі стартового поля{ $medium ->
    [page] : натисни підсвічену плитку.
   *[notebook] .
  }
prompt-choose-golem = { $left ->
    [one] Лишилося { $left } очко дії.
    [few] Лишилося { $left } очки дії.
    [many] Лишилося { $left } очок дії.
   *[other] Лишилося { $left } очка дії.
  } Голем загороджує шлях зі стартового поля, тож спершу треба посунути його.
prompt-choose-rest = { $left ->
    [0] Очок дії не лишилося.
    [one] Лишилося { $left } очко дії.
    [few] Лишилося { $left } очки дії.
    [many] Лишилося { $left } очок дії.
   *[other] Лишилося { $left } очка дії.
  } { $left ->
    [0] Персонаж оглушений: тепер він може лише завершити хід.
   *[other] Персонаж оглушений, тож може лише відпочити або завершити хід.
  }
prompt-decide = Обери щось одне.
prompt-answers = Безкоштовно атакувати? У цей коридор приходить { $other }.
prompt-combat = { $n } проти { $against }. Якщо так і лишиться, { $then ->
    [tie] обидва персонажі кидають ще раз.
    [dies] { $other } втрачає { $lives ->
        [one] { $lives } життя
        [few] { $lives } життя
        [many] { $lives } життів
       *[other] { $lives } життя
      } і гине.
    [pushed] { $other } втрачає { $lives ->
        [one] { $lives } життя
        [few] { $lives } життя
        [many] { $lives } життів
       *[other] { $lives } життя
      } і мусить зійти з центрального поля.
   *[loses] { $other } втрачає { $lives ->
        [one] { $lives } життя.
        [few] { $lives } життя.
        [many] { $lives } життів.
       *[other] { $lives } життя.
      }
  }
prompt-drop-item = Обери предмет, який випустити.
prompt-explore-4 = { $n ->
    [0] Обери, з ким безкоштовно битися, або ні з ким не бийся.
   *[other] Обери, з ким безкоштовно битися, або більше ні з ким не бийся.
  }
prompt-explore-6 = Обери, що підібрати, або лиши це.
prompt-lay-blank = { $medium ->
    [page] Обери, де покласти плитку долілиць.
   *[notebook] Обери, де покласти долілиць плитку { $tile }.
  }
prompt-lay-tile = { $medium ->
    [page] Обери, де покласти цю плитку і як її повернути.
   *[notebook] Обери, де покласти плитку { $tile } і як її повернути.
  }
prompt-push-off = Обери, куди виштовхнути { $other-acc }.
prompt-test = { $kind ->
    [golem] Перевірка Голема показує { $sums }
    [jump] Перевірка стрибка показує { $sums }
    [token] Кидок проти жетона показує { $sums }
   *[trap] { $trap }: перевірка пастки показує { $sums }
  }, а потрібно щонайменше { $needed }: { $n ->
    [0] успіх. Лишити результат? Кристал Долі чи здібність ще може його змінити.
    [one] { $n } невдалий кидок. Повторити перевірку?
    [few] { $n } невдалі кидки. Повторити всю перевірку?
    [many] { $n } невдалих кидків. Повторити всю перевірку?
   *[other] { $n } невдалого кидка. Повторити всю перевірку?
  }
prompt-stands = Якщо результат лишиться: { $what }
prompt-walk = Обери, куди йде Голем. Лишилося кроків: { $n }
prompt-aim = { $ability ->
    [none] { $card }
   *[other] { $ability }
  }: вкажи ціль.
prompt-at-gate = Пройти до іншої брами?
prompt-at-trap = Пастка: оминути її?
prompt-card-shown = Карта показує { $n }: чи піде Голем далі?
prompt-demolish = Вибери плитку, яку знести.
prompt-once = { $card }. { $what }
prompt-pick-tile = Вибери, яку з плиток покласти.
prompt-tokens-act = Вибери жетон, що діє першим.
prompt-turn-covered = { $medium ->
    [page] Вибери, як плитка лежить на { $cell }.
   *[notebook] Вибери, як { $tile } лежить на { $cell }.
  }
prompt-won = { $other } програє і втрачає { $n ->
    [one] { $n } життя.
    [few] { $n } життя.
    [many] { $n } життів.
   *[other] { $n } життя.
  } Використати ще й здібність?

named-row = Рядок Таблиці Лабіринту: { $name }, { $test }. { $text }
outlook-chance = Потім вирішує випадок.
outlook-seat = Потім вирішує { $who }.
over-won = { $who } перемагає: стоїть на центральному полі без інших персонажів і має ключ.

## Positions

position-decides = Вирішує { $who }: { $what }
position-golem = Голем стоїть на { $place }.
position-item = На { $place } лежить: { $item }.
position-keys = Ключі лежать на: { $places }.
position-pawn = { $who } на { $place }. Життя: { $lives }, ключі: { $keys }, жетони оглушення: { $stun }, Кристал Долі: { $crystal ->
    [on] активний
   *[off] неактивний
  }, { $count ->
    [0] без предметів.
    [one] предмет: { $item }.
    [few] предмети: { $item }.
    [many] предмети: { $item }.
   *[other] предмети: { $item }.
  }
position-pool = Плиток у запасі: { $n }.
position-trap = На { $place } лежить пастка: { $trap }.
position-traps = Закриті пастки лежать на: { $places }.
position-turn = Хід { $number }: { $who }. Лишилося очок дії: { $left }.
position-character = { $who } грає за персонажа: { $character }.
position-event = Діє подія: { $card }.
position-item-hidden = На { $place } лежить закритий предмет.
position-token = На { $place } лежить жетон: { $token }.

called = { $who }

## Examples of the rules

example-players = гравців: { $count }
