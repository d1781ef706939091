### Те, що каже кожен урок Лабіринту: цілі, передбачення, питання іспиту, мета гри в малюнках.


tutor-aim-build = Будуй лабіринт плитка за плиткою й ходи ним.
tutor-aim-key = Добудь ключ: будь-який, крім того, що лежить біля твого стартового поля.
tutor-aim-centre = Стань із ключем на центральному полі, без інших персонажів, у свій хід: перемога.

## Цілі

goal-at = { $there ->
    [yes] { $who } на { $place }
   *[no] { $who } на { $place } (зараз на { $now })
  }
goal-golem-at = { $there ->
    [yes] Голем на { $place }
   *[no] Голем на { $place } (зараз на { $now })
  }
goal-holds-keys = { $who } має щонайменше { $least ->
    [one] { $least } ключ
    [few] { $least } ключі
    [many] { $least } ключів
   *[other] { $least } ключа
  } (зараз { $now })
goal-holds-items = { $who } має щонайменше { $least ->
    [one] { $least } предмет
    [few] { $least } предмети
    [many] { $least } предметів
   *[other] { $least } предмета
  } (зараз { $now })
goal-holds-lives = { $who } має щонайменше { $least ->
    [one] { $least } життя
    [few] { $least } життя
    [many] { $least } життів
   *[other] { $least } життя
  } (зараз { $now })
goal-not-holds-lives = { $who } має менше ніж { $least ->
    [one] { $least } життя
    [few] { $least } життя
    [many] { $least } життів
   *[other] { $least } життя
  } (зараз { $now })
goal-carries = { $who } несе: { $item }
goal-stunned = { $who } має жетон оглушення
goal-not-stunned = { $who } не має жетона оглушення
goal-crystal = { $who } має активний Кристал Долі
goal-not-crystal = { $who } має неактивний Кристал Долі
goal-left = { $who } має ще щонайменше { $least ->
    [one] { $least } очко дії
    [few] { $least } очки дії
    [many] { $least } очок дії
   *[other] { $least } очка дії
  } (зараз { $now })
goal-turn = Зараз ходить: { $who }
goal-settled = Усе довершено
goal-wins = { $who } перемагає
goal-not-wins = { $who } не перемагає
goal-laid = На { $cell } лежить плитка
goal-not-laid = На { $cell } немає плитки
goal-laid-tile = На { $cell } лежить плитка { $tile }
goal-route = З { $start } можна дійти до { $end }
goal-not-route = З { $start } не можна дійти до { $end }
goal-route-within = З { $start } можна дійти до { $end } за { $n ->
    [one] { $n } рух
    [few] { $n } рухи або менше
    [many] { $n } рухів або менше
   *[other] { $n } руху або менше
  }
goal-lies-key = На { $place } лежить ключ
goal-not-lies-key = На { $place } немає ключа
goal-lies-trap = На { $place } лежить пастка
goal-not-lies-trap = На { $place } немає пастки
goal-lies-item = На { $place } лежить предмет
goal-not-lies-item = На { $place } немає предмета
goal-lies-token = На { $place } лежить жетон здібності

## Передбачення

predict-corridor = Де опиниться { $who }?
predict-golem = Де опиниться Голем?
predict-lives = Скільки життів матиме { $who }?
predict-keys = Скільки ключів матиме { $who }?
predict-items = Скільки предметів матиме { $who }?
predict-stun = Скільки жетонів оглушення матиме { $who }?
predict-left = Скільки очок дії лишиться?
predict-next = Хто вирішує потім?
predict-over = ніхто: гру буде закінчено
predict-winner = Хто переможе?
predict-nobody = поки що ніхто
predict-may = { $medium ->
    [page] { $who } обирає дію «{ $action }». Можна?
   *[notebook] { $who } оголошує: { $action }. Можна?
  }
predict-then = { $medium ->
    [page] Потім { $who } обирає дію «{ $action }». Можна?
   *[notebook] Потім { $who } оголошує: { $action }. Можна?
  }
predict-legal = так
predict-illegal = ні
predict-why = { $medium ->
    [page] { $text }
   *[notebook] { $text } ({ $rule })
  }
predict-instead = Натомість можна: { $actions }.

## Іспити

exam-asked = { $medium ->
    [page] { $who } обирає дію «{ $action }». Можна чи ні?
   *[notebook] { $who } оголошує: { $action }. Можна чи ні?
  }
exam-golem-used = { $who } уже рухає Голема в цей хід.
exam-event-used = { $who } уже викликає подію в цей хід.
exam-laid-down = { $who } має відкладене цього ходу: { $item }.
exam-ruling = Домашнє правило, { $rule }: { $text }
