### Errors that a person can mend: place-* says where, error-* what is wrong, mend-* how to mend it.
### One is told as “place, place: error. mend”. So an error begins small and neither ends in a full stop.

## Tiles and layouts

error-edge-shared = два коридори мають спільний край
mend-edge-shared = Дай кожен край лише одному коридору або зроби з них один, що розгалужується
error-no-corridor = плитка не має коридору «{ $word }»
error-bridge-missing = коридори { $one } і { $two } перетинаються без моста
mend-bridge-missing = Додай міст, верхній коридор першим
error-bridge-idle = коридори { $one } і { $two } не перетинаються
mend-bridge-idle = Прибери міст
error-tile-count = { $count ->
    [one] тут { $count } плитка
    [few] тут { $count } плитки
    [many] тут { $count } плиток
   *[other] тут { $count } плитки
  }
error-item-symbols = { $count ->
    [one] на плитках { $count } символ предмета
    [few] на плитках { $count } символи предметів
    [many] на плитках { $count } символів предметів
   *[other] на плитках { $count } символу предмета
  }
mend-item-symbols = Залиш щонайбільше { $most }
error-layouts = не для кожної кількості гравців є рівно одна розкладка
mend-layouts = Запиши по одній для кожної кількості: { $known }
error-starts = стартові поля не підходять
mend-starts = { $count ->
    [one] Назви { $count } стартове поле
    [few] Назви { $count } стартові поля, кожне раз, по порядку
    [many] Назви { $count } стартових полів, кожне раз, по порядку
   *[other] Назви { $count } стартового поля, кожне раз, по порядку
  }
error-no-centre = центральне поле не може лежати на «{ $word }»

## Cards

error-count = тут їх { $count }
error-golem-kind = немає карти руху Голема «{ $word }»
mend-golem-kind = Напиши, скільки є карт кожного виду
error-id-twice = ідентифікатор «{ $word }» уже зайнято
error-abilities = { $count ->
    [one] є { $count } здібність, яку використовують
    [few] є { $count } здібності, які використовують
    [many] є { $count } здібностей, які використовують
   *[other] є { $count } здібності, які використовують
  }
mend-abilities = Напиши одну або дві
error-no-ability = «{ $word }» — не здібність цього персонажа
error-no-trap = «{ $word }» — не вид пастки
error-no-tokens = для цього потрібні жетони здібностей, а в цього персонажа їх немає
mend-no-tokens = Дай йому жетони або інший ефект
error-discard = здібність не можна викинути
error-endless = це нічого не коштує, тож його можна використовувати без кінця
mend-endless = Додай ціну або обмеження
error-moment-actions = очки дії витрачають лише у власний хід
mend-moment-actions = Прибери очки дії з ціни або зміни момент
error-item-works = предмет або діє сам собою, або його використовують
error-last-event = { $count ->
    [one] { $count } подію позначено як останню
    [few] { $count } події позначено як останні
    [many] { $count } подій позначено як останні
   *[other] { $count } події позначено як останні
  }
mend-last-event = Познач рівно одну
error-same-number = без цієї події число теж { $count }
mend-same-number = Постав інше число

## Positions

error-no-header = тут має бути позиція цієї гри
mend-no-header = Почни з рядка «{ $known }»
error-drawing-lines = малюнок неповний
mend-drawing-lines = { $needed ->
    [one] Намалюй { $needed } рядок, як показано в описі запису
    [few] Намалюй { $needed } рядки, як показано в описі запису
    [many] Намалюй { $needed } рядків, як показано в описі запису
   *[other] Намалюй { $needed } рядка, як показано в описі запису
  }
mend-notation-line = Напиши рядок так, як показано в описі запису
error-cell-drawn = «{ $word }» не може лежати на місці { $cell }
error-no-tile = «{ $word }» — це не плитка
error-centres = { $count ->
    [0] бракує центрального поля
    [one] намальовано { $count } центральне поле
    [few] намальовано { $count } центральні поля
    [many] намальовано { $count } центральних полів
   *[other] намальовано { $count } центрального поля
  }
mend-centres = Намалюй одне центральне поле
error-stroke = «{ $sign }» суперечить плиткам
mend-stroke = За плитками тут має бути «{ $wanted }»
error-cut-off = від центрального поля немає проходу сюди: { $known }
mend-cut-off = Поверни або перестав якусь плитку, щоб кожне поле ключа мало прохід
error-no-blank = на { $word } немає порожньої плитки
mend-no-blank = Намалюй її або не називай цього місця
error-nothing-below = не сказано, яка плитка лежить під { $word }
mend-nothing-below = Допиши її до рядка, що починається з «down»
error-seat-count = { $count ->
    [one] центральне поле на { $centre } не підходить для { $count } гравця
    [few] центральне поле на { $centre } не підходить для { $count } гравців
    [many] центральне поле на { $centre } не підходить для { $count } гравців
   *[other] центральне поле на { $centre } не підходить для { $count } гравця
  }
mend-seat-count = Назви від двох до шести гравців по порядку, починаючи з A
mend-turn = Назви гравця й решту очок дії, щонайбільше { $most }
mend-pawn = Опиши фішку, наприклад «A S1 at c3»
error-no-place = «{ $word }» — тут немає такого коридору чи стартового поля
error-other-start = «{ $word }» — не стартове поле цієї фішки
mend-not-due = Прибери це або зміни позицію так, щоб будівництво могло бути саме на цьому кроці

## What a word should have been

what-tile = плитка
what-cell = місце для плитки
what-turning = поворот від 0 до 5
what-edge = край плитки
what-corridor = коридор

error-too-many = «{ $word }» більше, ніж може бути
mend-too-many = Залиш щонайбільше { $most }
mend-turn-number = Запиши номер ходу, від 1
mend-golem = Запиши Голема як «d5 < e5 by C», рушеного активним гравцем або попереднім
mend-keys = Запиши ключі як «K1 K3+1 d3b*2»
mend-traps = Залиш у коридорі одну пастку, а на центральному полі жодної
mend-things = Запиши коридор і те, що там лежить, як «d3b ?»
what-place = коридор
what-item = предмет
what-trap = вид пастки
what-golem-card = карта руху Голема
what-use = здібність або предмет
what-character = персонаж
what-event-card = подія
mend-called = Назви чинну подію серед викликаних
mend-covered = Запиши кожну закриту плитку як «c3 ? -» або «d5 t2 A+B»
mend-tokens = Нехай у коридорі лежить не більше одного жетона персонажа й не більше, ніж їх є
mend-top = Запиши побачене як «card 3 A, tile i1 A+C»
mend-rulings = Запиши домашні правила як «FRE-3 peaceful»
what-die = кубик від 1 до 6
what-yes = yes або no
mend-given-edge = Напиши, наприклад, «move NE»
error-not-for-so-few = «{ $word }» не бере участі у грі, коли гравців так мало
mend-other-character = Обери іншого персонажа
place-characters = персонажі
error-not-won = «{ $word }» тут не перемагає
mend-not-won = Прибери цей рядок або постав активного гравця з ключем на центральне поле без інших персонажів
