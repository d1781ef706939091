### Дії, події, рішення й позиції в реченнях. Місця за столом — літери: A перше.

## What can be done

do-build = Будівництво: взяти плитку із запасу
do-move = { $to ->
    [none] Рух на { $edge }
   *[other] Рух на { $edge }, до { $to }
  }
do-risky-jump = Ризикований стрибок у коридор { $corridor }
do-safe-jump = Безпечний стрибок у коридор { $corridor }
do-rest = Відпочинок: повернути жетон оглушення
do-attack = Атакувати { $other }
do-set-trap = Встановити пастку на { $place }
do-move-golem = Рух Големом: взяти карту
do-activate-crystal = Активувати Кристал Долі
do-take-key = Підібрати ключ
do-take-item = Підібрати предмет: { $item }
do-swap = Обміняти: { $down } на { $up }
do-end = Завершити хід
do-lay = Покласти плитку на { $cell }, { $turning ->
    [0] без повороту
   *[other] поворот { $turning }
  }
do-blank = Покласти плитку долілиць на { $cell }
do-repeat = Використати Кристал Долі: повторити перевірку
do-keep = Лишити результат перевірки
do-fight = Безкоштовно битися з { $other }
do-stop = Більше ні з ким не битися
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

## What has happened

event-answered = { $n ->
    [0] { $who } не чіпає { $other }.
   *[other] { $who } хоче битися з { $other }.
  }
event-attacked = { $who } атакує { $other }.
event-begins = { $who } має найбільший кидок, { $n }, і починає.
event-blank = Ніщо не пасує: { $tile } лежить долілиць на { $cell }.
event-build = { $who } будує.
event-crystal-off = { $who }: Кристал Долі стає неактивним.
event-crystal-on = { $who }: Кристал Долі знову активний.
event-died = { $who } втрачає останнє життя й гине на { $from }.
event-dropped-item = { $who } випускає на { $to } предмет: { $item }.
event-dropped-key = { $who } випускає ключ на { $to }.
event-ended = { $who } завершує хід.
event-fell = Стрибок не вдається: { $who } падає на { $to }.
event-fell-short = Стрибок не вдається: { $who } лишається на { $to }.
event-free-combat = { $who } безкоштовно б’ється з { $other }.
event-golem-card = Карта руху Голема: { $steps }.
event-golem-moved = { $who } бере карту руху Голема.
event-golem-stepped = Голем іде на { $to }.
event-golem-stuck = Голему нікуди йти.
event-item-laid = На { $to } кладуть предмет: { $item }.
event-jumped = { $who } стрибає на { $to }.
event-jumps = { $who } ризикує стрибнути на { $to }.
event-laid = Плитка { $tile } тепер лежить на { $cell }.
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
event-nothing-fits = Жодна плитка запасу нікуди не пасує: { $tile } кладуть долілиць.
event-passed = { $who } проходить перевірку Голема й лишається.
event-pushed = { $who } виштовхує { $other } на { $to }.
event-repeated = { $who } використовує Кристал Долі й повторює перевірку.
event-rested = { $who } відпочиває й повертає жетон оглушення.
event-revived = { $who } знову на { $to } з усіма життями.
event-rolled = { $who } викидає { $n }.
event-sent-back = { $who } повертається на { $to }.
event-sent-home = { $who } повертається на стартове поле { $to }.
event-stunned = { $who } отримує { $n ->
    [one] { $n } жетон оглушення.
    [few] { $n } жетони оглушення.
    [many] { $n } жетонів оглушення.
   *[other] { $n } жетона оглушення.
  }
event-swapped = { $who } обмінює: { $down } на { $item }.
event-taken = { $who } бере плитку { $tile }.
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
event-unfit = Плитка { $tile } нікуди не пасує й іде під низ запасу.
event-won = { $who } з ключем стоїть на центральному полі без інших персонажів і перемагає.
event-won-combat = { $who } перемагає в бою з { $other }.

## What has to be decided

prompt-chance = Вирішує випадок…
prompt-choose = { $left ->
    [0] Очок дії не лишилося: можна ще зробити те, що нічого не коштує, або завершити хід.
    [one] Лишилося { $left } очко дії: обери дію.
    [few] Лишилося { $left } очки дії: обери дію.
    [many] Лишилося { $left } очок дії: обери дію.
   *[other] Лишилося { $left } очка дії: обери дію.
  }
prompt-decide = Обери щось одне.
prompt-answers = Безкоштовно атакувати? У цей коридор приходить { $other }.
prompt-combat = { $n } проти { $against }: повторити власну перевірку Кристалом Долі?
prompt-drop-item = Обери предмет, який випустити.
prompt-explore-4 = Обери, з ким безкоштовно битися, або більше ні з ким не бийся.
prompt-explore-6 = Обери, що підібрати, або лиши це.
prompt-lay-blank = Обери, де покласти долілиць плитку { $tile }.
prompt-lay-tile = Обери, де покласти плитку { $tile } і як її повернути.
prompt-push-off = Обери, куди виштовхнути { $other }.
prompt-test = { $kind ->
    [golem] Перевірка Голема показує { $sums }: повторити її Кристалом Долі?
    [jump] Перевірка стрибка показує { $sums }: повторити її Кристалом Долі?
   *[trap] Перевірка пастки показує { $sums }: повторити її всю Кристалом Долі?
  }
prompt-walk = Обери, куди йде Голем. Лишилося кроків: { $n }

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
