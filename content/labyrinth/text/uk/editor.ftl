### Розставляння позиції вручну.

editor-turn = Хід
editor-players = Кількість гравців
editor-players-of = { $n ->
    [one] { $n } гравець
    [few] { $n } гравці: поле спочатку
    [many] { $n } гравців: поле спочатку
   *[other] { $n } гравця
  }
editor-active = Чий хід
editor-left = Лишилося очок дії
editor-golem-used = Голема вже рухали цього ходу
editor-event-called = Подію вже викликали цього ходу
editor-event = Подія
editor-no-event = жодної
editor-crystal = Кристал Долі активний
editor-turn-tile = Обернути плитку
editor-nothing = Забрати

error-no-cell-there = «{ $word }» — не місце на полі
mend-no-cell-there = Вкажи одне з місць
error-no-corridor-there = На { $word } ще немає коридору
mend-no-corridor-there = Спершу поклади туди плитку
error-not-in-box = «{ $word }» у коробці немає
mend-not-in-box = Вибери щось зі списку
error-fixed-tile = Плитка на { $word } лежить там від початку гри
mend-fixed-tile = Вибери звичайне поле або порожнє місце
error-somebody-there = На { $word } стоїть фішка
mend-somebody-there = Спершу перестав фішку
error-no-tile-left = Плиток { $word } більше немає
mend-no-tile-left = Візьми іншу форму
