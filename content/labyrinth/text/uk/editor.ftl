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
editor-hand = Плитка, узята під час будівництва, яку треба покласти
editor-hand-bound = жодної: персонаж, чий зараз хід, стоїть на стартовому полі
editor-hand-none = жодної
editor-hand-lost = Плитки в руці більше немає: { $why ->
    [bound] { $who } стоїть на стартовому полі.
    [left] { $who } має ще обидва очки дії.
   *[nowhere] тепер вона ніде не підходить.
  }
editor-keys-back = { $n ->
    [one] Ключ тепер лежить на { $places }.
    [few] Ключі тепер лежать на { $places }.
    [many] Ключі тепер лежать на { $places }.
   *[other] Ключі тепер лежать на { $places }.
  }
editor-keys-from = Ключів усього 6: { $n ->
    [one] цей досі лежав на { $places }.
    [few] ці досі лежали на { $places }.
    [many] ці досі лежали на { $places }.
   *[other] ці досі лежали на { $places }.
  }
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
error-hand-bound = Персонаж, чий зараз хід, стоїть на стартовому полі, а звідти не будують
mend-hand-bound = Спершу постав його на коридор
error-hand-nowhere = Плитка { $word } ніде в цьому Лабіринті не підходить, тож іде під запас
mend-hand-nowhere = Візьми іншу форму або звільни для неї місце
