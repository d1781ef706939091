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
editor-combat = Бій, що триває
editor-combat-who = Хто з ким б’ється
editor-combat-none = ніхто
editor-combat-nobody = ніхто: у жодному коридорі немає двох персонажів
editor-combat-dice = { $name }: кубики
editor-combat-decides = Хто зараз вирішує
editor-combat-used = Уже використано в цьому бою
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
error-not-together = Ці двоє не стоять в одному коридорі поля
mend-not-together = Постав одну фішку туди, де стоїть друга
error-combat-decided = У такому бою нікому нема чого вирішувати: усе вирішують кубики
mend-combat-decided = Спершу дай одному з персонажів активний Кристал Долі й забери жетони оглушення або прибери бій
error-combat-idle = Цей персонаж не має чого використати в цьому бою, тож нічого не вирішує
mend-combat-idle = Спершу дай йому активний Кристал Долі й забери жетони оглушення
